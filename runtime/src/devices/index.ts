export type { BackoffOptions } from "./backoff.js";
export type {
  Channel,
  ChannelCommand,
  CodedMessage,
  Ports,
  QueryParameter,
  Transport,
} from "./channel.js";
export type { ChannelClock } from "./clock.js";
export { runCommandLine } from "./command-line.js";
export { ChannelError, type ChannelErrorKind } from "./error.js";
export { createHost, type Host } from "./host.js";
export { type CommandHandler, handler } from "./host-commands.js";
export type { HookContext, HostClient, HostLimits, HostOptions } from "./host-options.js";
export type { Dial, Link, LinkEvents } from "./link.js";
export { type ItemChanges, type ListItem, ListRegistry, type RegistryOptions } from "./list-registry.js";
export {
  checkHostMessage,
  checkMessage,
  checkReply,
  encodedText,
  encodeMessage,
  type Message,
  maxMessageBytes,
  parseMessage,
  unknownCommand,
  unknownOpcode,
} from "./message.js";
export { parameterText, parseParameter } from "./parameter-text.js";
export type { PortReport, PortState } from "./port-report.js";
export { Session } from "./session.js";
export type { CommandOptions, SessionOptions } from "./session-options.js";
export {
  type CloseCode,
  type MessageHandler,
  SocketConnection,
  type SocketConnectionOptions,
  type SocketLink,
} from "./socket-connection.js";
