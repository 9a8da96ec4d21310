import {
  type ClockHandlers,
  type Context,
  type GetClockRequest,
  type GetClockResult,
  type MoveClockRequest,
  type MoveClockResult,
  notImplemented,
} from "@guildwire/control/server";
import type { Services } from "../../services.js";
import type { Principal } from "./principal.js";

/** Handlers of clock. The file is yours: guildwire stubs adds to it and never takes away. */
export class Clock implements ClockHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * Read the clock
   *
   * What time it is for the service.
   *
   * `GET /clock` Login: admin.
   *
   * @guildwire getClock 623f00cc50e9
   */
  async getClock(request: GetClockRequest, context: Context<Principal>): Promise<GetClockResult> {
    throw notImplemented(request, context);
  }

  /**
   * Move the clock
   *
   * Moves the clock forwards, or sets it to a later moment. It keeps running from there. What ends by time
   * (interaction tokens, access tokens, invites) ends for requests that come afterwards.
   *
   * `PATCH /clock` Login: admin.
   *
   * - A moment before the present one is a 400 form error at now; ids and times never run backwards.
   *   (control-clock-forwards)
   *
   * @guildwire moveClock 4f30c369e325
   */
  async moveClock(request: MoveClockRequest, context: Context<Principal>): Promise<MoveClockResult> {
    throw notImplemented(request, context);
  }
}
