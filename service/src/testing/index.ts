/** A service for tests of bots, and a client that acts as its users. */
export { type ExpectedMessage, matchers, type ReplyPlace, type WorldMatchers } from "./matchers.js";
export { RefusedAction } from "./refused-action.js";
export { type StartedTestServer, startTestServer, type TestServerOptions } from "./start-test-server.js";
export {
  type CommandUse,
  type Component,
  connectTestWorld,
  type OptionValue,
  type Reply,
  type TestUser,
  TestWorld,
  type WorldCredentials,
} from "./test-world.js";
