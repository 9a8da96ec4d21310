// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import type { Awaitable } from "@guildwire/runtime/server";
import type { Clock, MoveClockBody } from "../types/clock.js";
import type { Context } from "./context.js";

/** What getClock is called with. */
export type GetClockRequest = Record<string, never>;

/** What getClock answers. 200: The clock. */
export type GetClockResult = Clock;

/** What moveClock is called with. */
export interface MoveClockRequest {
  readonly body: MoveClockBody;
}

/** What moveClock answers. 200: The clock after the move. */
export type MoveClockResult = Clock;

/** Handlers of clock. The time that the service goes by. */
export interface ClockHandlers<Principal = unknown> {
  /**
   * Read the clock
   *
   * What time it is for the service.
   *
   * `GET /clock` Login: admin.
   *
   * Errors: `unauthorized` (401, code 40001).
   */
  getClock(request: GetClockRequest, context: Context<Principal>): Awaitable<GetClockResult>;
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
   * Errors: `unauthorized` (401, code 40001), `invalidFormBody` (400, code 50035).
   */
  moveClock(request: MoveClockRequest, context: Context<Principal>): Awaitable<MoveClockResult>;
}
