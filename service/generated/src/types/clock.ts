// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import type { Timestamp } from "./common.js";

/** The time that the service goes by. */
export interface Clock {
  /** The present moment. */
  now: Timestamp;
  /**
   * Seconds by which it is ahead of the machine's clock.
   *
   * At least 0.
   */
  offset: number;
}

/** Either advance or now must be present. */
export interface MoveClockBody {
  /**
   * Seconds that the clock moves forwards.
   *
   * 0 to 3153600000.
   */
  advance?: number;
  /** The moment that it shall be, not before the present one. */
  now?: Timestamp;
}
