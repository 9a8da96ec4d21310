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

/** Handlers of interactions. This file is yours: `guildwire stubs` only adds code. */
export class Interactions implements InteractionsHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * `POST /interactions/commands`: Let a user use a command
   *
   * @guildwire useCommand 2a5497f91267
   */
  async useCommand(request: UseCommandRequest): Promise<UseCommandResult> {
    return invokeCommand(this.#services, request.body);
  }

  /**
   * `POST /interactions/components`: Let a user use a component
   *
   * @guildwire useComponent 5d0c37fa4911
   */
  async useComponent(request: UseComponentRequest): Promise<UseComponentResult> {
    return { interaction: (await invokeComponent(this.#services, request.body)) ?? null };
  }

  /**
   * `GET /interactions/{interaction_id}`: Get an interaction
   *
   * @guildwire getInteraction c1194d73cffc
   */
  async getInteraction(request: GetInteractionRequest): Promise<GetInteractionResult> {
    return this.#services.store.read((work) => requireInteraction(work, request.path.interaction_id));
  }
}
