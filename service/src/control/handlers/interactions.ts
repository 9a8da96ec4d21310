import type {
  GetInteractionRequest,
  GetInteractionResult,
  InteractionsHandlers,
  UseCommandRequest,
  UseCommandResult,
  UseComponentRequest,
  UseComponentResult,
} from "@guildwire/control/server";
import type { Services } from "../../services.js";
import { invokeCommand, invokeComponent, requireInteraction } from "../interactions.js";
import type { Principal } from "./principal.js";

/** Handlers of interactions. The file is yours: guildwire stubs adds to it and never takes away. */
export class Interactions implements InteractionsHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
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
   *
   * Errors: `unauthorized` (401, code 40001), `unknownApplication` (404, code 10002), `unknownUser` (404, code
   * 10013), `unknownChannel` (404, code 10003), `unknownMessage` (404, code 10008), `missingAccess` (403, code
   * 50001), `memberPending` (403, code 20027), `invalidFormBody` (400, code 50035).
   *
   * @guildwire useCommand 6faaae1a2837
   */
  async useCommand(request: UseCommandRequest): Promise<UseCommandResult> {
    return invokeCommand(this.#services, request.body);
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
   *
   * Errors: `unauthorized` (401, code 40001), `unknownUser` (404, code 10013), `unknownMessage` (404, code
   * 10008), `unknownComponent` (404, code 10063), `missingAccess` (403, code 50001), `memberPending` (403, code
   * 20027), `invalidFormBody` (400, code 50035).
   *
   * @guildwire useComponent 5a7a507144a1
   */
  async useComponent(request: UseComponentRequest): Promise<UseComponentResult> {
    return { interaction: (await invokeComponent(this.#services, request.body)) ?? null };
  }

  /**
   * Get an interaction
   *
   * How the interaction stands, without its token.
   *
   * `GET /interactions/{interaction_id}` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownInteraction` (404, code 10062), `invalidFormBody` (400,
   * code 50035).
   *
   * @guildwire getInteraction 52b9aa4f58e8
   */
  async getInteraction(request: GetInteractionRequest): Promise<GetInteractionResult> {
    return this.#services.store.read((work) => requireInteraction(work, request.path.interaction_id));
  }
}
