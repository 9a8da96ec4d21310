// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import type { Awaitable } from "@guildwire/runtime/server";
import type {
  ComponentUse,
  InteractionRecord,
  UseCommandBody,
  UseComponentBody,
} from "../types/interactions.js";
import type { GetInteractionPath } from "../validators/parameters/interactions.js";
import type { Context } from "./context.js";

/** What useCommand is called with. */
export interface UseCommandRequest {
  readonly body: UseCommandBody & Required<Pick<UseCommandBody, "type">>;
}

/** What useCommand answers. 200: The interaction. */
export type UseCommandResult = InteractionRecord;

/** What useComponent is called with. */
export interface UseComponentRequest {
  readonly body: UseComponentBody & Required<Pick<UseComponentBody, "closed">>;
}

/** What useComponent answers. 200: What came of it. */
export type UseComponentResult = ComponentUse;

/** What getInteraction is called with. */
export interface GetInteractionRequest {
  readonly path: GetInteractionPath;
}

/** What getInteraction answers. 200: The interaction. */
export type GetInteractionResult = InteractionRecord;

/** Handlers of interactions. People using commands and components. */
export interface InteractionsHandlers<Principal = unknown> {
  /**
   * Let a user use a command
   *
   * The service makes an interaction of type 2 and delivers it over the gateway, or posts it to the endpoint
   * of the application; then the answer comes when the endpoint has replied.
   *
   * `POST /interactions/commands` Login: admin.
   *
   * - The value of a USER, CHANNEL, ROLE or MENTIONABLE option is the id of an existing object, channels and
   *   roles those of the guild; another value is a form error at the option. A command has at most 100
   *   options, those of subcommands included. (control-command-options)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownApplication` (404, code 10002), `unknownUser` (404,
   * code 10013), `unknownChannel` (404, code 10003), `unknownMessage` (404, code 10008), `missingAccess`
   * (403, code 50001), `memberPending` (403, code 20027), `invalidFormBody` (400, code 50035).
   */
  useCommand(request: UseCommandRequest, context: Context<Principal>): Awaitable<UseCommandResult>;
  /**
   * Let a user use a component
   *
   * A user clicks a button or chooses from a menu. The application of the message receives an interaction of
   * type 3, unless the component is a link, or the menu is still open.
   *
   * `POST /interactions/components` Login: admin.
   *
   * - A disabled component cannot be used; it is answered 404 with code 10063. (control-component-disabled)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownUser` (404, code 10013), `unknownMessage` (404, code
   * 10008), `unknownComponent` (404, code 10063), `missingAccess` (403, code 50001), `memberPending` (403,
   * code 20027), `invalidFormBody` (400, code 50035).
   */
  useComponent(request: UseComponentRequest, context: Context<Principal>): Awaitable<UseComponentResult>;
  /**
   * Get an interaction
   *
   * How the interaction stands, without its token.
   *
   * `GET /interactions/{interaction_id}` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownInteraction` (404, code 10062), `invalidFormBody` (400,
   * code 50035).
   */
  getInteraction(
    request: GetInteractionRequest,
    context: Context<Principal>,
  ): Awaitable<GetInteractionResult>;
}
