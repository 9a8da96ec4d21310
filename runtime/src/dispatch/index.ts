export type { DispatchContext } from "./context.js";
export type { DispatchDefinition, DispatchRoute, DispatchValue, PropertyPath } from "./definition.js";
export { createEndpoint, type Endpoint, type EndpointOptions, type WaitUntil } from "./endpoint.js";
export { DispatchError, type DispatchErrorCode } from "./error.js";
export type { PatternParameters } from "./pattern.js";
export type { Route, RouteDelivery, RouteMatch, RouteParameters } from "./route.js";
