/** A service for the tests of bots, and what tests do in it. */
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
