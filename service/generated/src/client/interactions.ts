// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import { type Client, json, segment, send } from "@guildwire/runtime/client";
import type { Snowflake } from "../types/common.js";
import type {
  ComponentUse,
  InteractionRecord,
  UseCommandBody,
  UseComponentBody,
} from "../types/interactions.js";
import { type CallOptions, adminLogin } from "./security.js";

/** Arguments of useCommand. */
export interface UseCommandArgs {
  body: UseCommandBody;
}

/**
 * Let a user use a command
 *
 * The service makes an interaction of type 2 and delivers it over the gateway, or posts it to the endpoint of
 * the application; then the answer comes when the endpoint has replied.
 *
 * `POST /interactions/commands` Login: admin.
 *
 * - The value of a USER, CHANNEL, ROLE or MENTIONABLE option is the id of an existing object, channels and
 *   roles those of the guild; another value is a form error at the option. A command has at most 100 options,
 *   those of subcommands included. (control-command-options)
 */
export async function useCommand(
  client: Client,
  args: UseCommandArgs,
  options?: CallOptions,
): Promise<InteractionRecord> {
  return send(client, {
    id: "useCommand",
    method: "POST",
    path: "/interactions/commands",
    body: json(args.body),
    security: adminLogin,
  }, options);
}

/** Arguments of useComponent. */
export interface UseComponentArgs {
  body: UseComponentBody;
}

/**
 * Let a user use a component
 *
 * A user clicks a button or chooses from a menu. The application of the message receives an interaction of
 * type 3, unless the component is a link, or the menu is still open.
 *
 * `POST /interactions/components` Login: admin.
 *
 * - A disabled component cannot be used; it is answered 404 with code 10063. (control-component-disabled)
 */
export async function useComponent(
  client: Client,
  args: UseComponentArgs,
  options?: CallOptions,
): Promise<ComponentUse> {
  return send(client, {
    id: "useComponent",
    method: "POST",
    path: "/interactions/components",
    body: json(args.body),
    security: adminLogin,
  }, options);
}

/** Arguments of getInteraction. */
export interface GetInteractionArgs {
  /** Id of the interaction. */
  interaction_id: Snowflake;
}

/**
 * Get an interaction
 *
 * How the interaction stands, without its token.
 *
 * `GET /interactions/{interaction_id}` Login: admin.
 */
export async function getInteraction(
  client: Client,
  args: GetInteractionArgs,
  options?: CallOptions,
): Promise<InteractionRecord> {
  return send(client, {
    id: "getInteraction",
    method: "GET",
    path: `/interactions/${segment(args.interaction_id, "interaction_id")}`,
    security: adminLogin,
  }, options);
}
