// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import type { Snowflake } from "./common.js";

/** A message, as the interface shows it. */
export interface Message {
  /** Id of the message. */
  id: Snowflake;
  /** Its channel or thread. */
  channel_id?: Snowflake;
  /** Its text. */
  content: string;
  /** Bit set of its marks. */
  flags?: number;
  [key: string]: unknown;
}

export interface SendMessageBody {
  /** Who writes. */
  author_id: Snowflake;
  /**
   * What is written.
   *
   * 1 to 2000 characters.
   */
  content: string;
}
