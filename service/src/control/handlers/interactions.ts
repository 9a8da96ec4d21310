import {
  type Context,
  type GetInteractionRequest,
  type GetInteractionResult,
  type InteractionsHandlers,
  notImplemented,
  type UseCommandRequest,
  type UseCommandResult,
  type UseComponentRequest,
  type UseComponentResult,
} from "@guildwire/control/server";
import type { Services } from "../../services.js";
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
   * @guildwire useCommand 873809d4bd5f
   */
  async useCommand(request: UseCommandRequest, context: Context<Principal>): Promise<UseCommandResult> {
    throw notImplemented(request, context);
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
   * @guildwire useComponent 8e21fcc5db04
   */
  async useComponent(request: UseComponentRequest, context: Context<Principal>): Promise<UseComponentResult> {
    throw notImplemented(request, context);
  }

  /**
   * Get an interaction
   *
   * How the interaction stands, without its token.
   *
   * `GET /interactions/{interaction_id}` Login: admin.
   *
   * @guildwire getInteraction 56efe9ed0f2b
   */
  async getInteraction(request: GetInteractionRequest, context: Context<Principal>): Promise<GetInteractionResult> {
    throw notImplemented(request, context);
  }
}
