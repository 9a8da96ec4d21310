export type { DispatchContext } from "./context.js";
export type { DispatchDefinition, DispatchRoute, DispatchValue, PropertyPath } from "./definition.js";
export { createEndpoint, type Endpoint, type EndpointOptions } from "./endpoint.js";
export { DispatchError, type DispatchErrorCode } from "./error.js";
export type { Hosts, WaitUntil } from "./hosts.js";
export type { PatternParameters } from "./pattern.js";
export { createMemoryReplayStore, type MemoryReplayStoreOptions, type ReplayStore } from "./replay-store.js";
export type { Route, RouteDelivery, RouteMatch, RouteParameters } from "./route.js";
export type { WebhookDefinition, WebhookDescription, WebhookSignatureDefinition } from "./webhook-definition.js";
export {
  createReceiver,
  type Ed25519ReceiverOptions,
  type HmacReceiverOptions,
  type IncomingWebhook,
  type RawWebhook,
  type UnsignedReceiverOptions,
  type WebhookContext,
  type WebhookReceiverOptions,
  type WebhookSelection,
} from "./webhook-receiver.js";
