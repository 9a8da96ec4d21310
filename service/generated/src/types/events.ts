// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import type { Snowflake, Timestamp } from "./common.js";

/** An event of the interface, as it was recorded with the change that fired it. */
export interface RecordedEvent {
  /** Id of the event, stable, and the cursor of the list. */
  id: string;
  /** Guild that it belongs to; null for an event of direct messages. */
  guild_id: Snowflake | null;
  /**
   * Number of the event within its guild, without gaps.
   *
   * At least 0.
   */
  sequence: number;
  /** Dispatch name of the event. */
  type: string;
  /** Payload of the event. */
  payload: { [key: string]: unknown };
  /** When it was recorded. */
  created_at: Timestamp;
}
