// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { Context as Context_2 } from "@guildwire/runtime/server";
import type { GatewayEvents } from "../events.js";

/**
 * What a handler is told beside the request: who calls, with which permissions, and when to stop. `emit`
 * takes the events that the operation declares.
 */
export type Context<Principal = unknown, Event extends keyof GatewayEvents = never> = Context_2<
  Principal,
  Pick<GatewayEvents, Event>
>;

/** An event that a handler has fired; `event` tells which. */
export type ServerEvent = {
  [Name in keyof GatewayEvents]: { readonly event: Name; readonly payload: GatewayEvents[Name] };
}[keyof GatewayEvents];
