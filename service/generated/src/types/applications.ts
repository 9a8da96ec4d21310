// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import type { Snowflake } from "./common.js";

/** An application. */
export interface Application {
  /** Id of the application. */
  id: Snowflake;
  /** Name of the application. */
  name: string;
  /** What the application does. */
  description: string;
  /** User who owns it. */
  owner_id: Snowflake;
  /** Its bot user. */
  bot_id: Snowflake;
  /**
   * Ed25519 key that deliveries are verified with, 32 bytes in hexadecimal digits.
   *
   * Matches `^[0-9a-f]{64}$`.
   */
  public_key: string;
  /** Where interactions are sent; null if over the gateway. */
  interactions_endpoint_url: string | null;
}

/** An application together with the token of its bot, which no other answer shows. */
export type NewApplication = Application & {
  /** Token of the bot, for `Authorization: Bot <token>`. */
  bot_token: string;
};

/** What the check of an endpoint found. */
export interface EndpointCheck {
  /** Whether the endpoint may stay; true as well if there is none. */
  passed: boolean;
  /**
   * Which probe failed and why, such as `PING: the connection was refused (ECONNREFUSED)`; null if it passed.
   */
  reason: string | null;
}

export interface CreateApplicationBody {
  /**
   * Name of the application and of its bot.
   *
   * 2 to 32 characters once surrounding white space is removed.
   */
  name: string;
  /** User who owns the application, and is told when its endpoint fails a check. */
  owner_id: Snowflake;
  /**
   * What the application does.
   *
   * At most 400 characters.
   *
   * @default ""
   */
  description?: string;
}

export interface ModifyApplicationBody {
  /**
   * Name of the application.
   *
   * 2 to 32 characters once surrounding white space is removed.
   */
  name?: string;
  /**
   * What the application does.
   *
   * At most 400 characters.
   */
  description?: string;
  /**
   * Where interactions are sent; null to receive them over the gateway again.
   *
   * At most 2048 characters.
   */
  interactions_endpoint_url?: string | null;
}
