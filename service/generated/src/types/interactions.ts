// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import type { Snowflake, Timestamp } from "./common.js";

/** How an interaction stands. */
export interface InteractionRecord {
  /** Id of the interaction. */
  id: Snowflake;
  /** Application that it is for. */
  application_id: Snowflake;
  /** Kind of interaction; 2 a command, 3 a component. */
  type: number;
  /** Who began it. */
  user_id: Snowflake;
  /** Guild that it is in; null in a direct message. */
  guild_id: Snowflake | null;
  /** Channel that it is in; null in a direct message. */
  channel_id: Snowflake | null;
  /** How it reaches the application. */
  delivery: InteractionDelivery;
  /** How far it is. */
  state: InteractionState;
  /** Type of the first response; null before it. */
  response_type: number | null;
  /** The original response, if it is a message that exists; else null. */
  message_id: Snowflake | null;
  /**
   * Why the endpoint gave no response, such as that it could not be reached, or that it responded with status
   * 404; in the response to the use that made it, else null.
   */
  failure: string | null;
  /** When it was made. */
  created_at: Timestamp;
  /** When its token runs out. */
  expires_at: Timestamp;
}

/** How an interaction reaches its application. */
export const InteractionDelivery = {
  /** As an event over the gateway. */
  GATEWAY: "gateway",
  /** As a request to the endpoint of the application. */
  WEBHOOK: "webhook",
} as const;
export type InteractionDelivery = (typeof InteractionDelivery)[keyof typeof InteractionDelivery];

/** How far an interaction is. */
export const InteractionState = {
  /** There is no response yet. */
  PENDING: "pending",
  /** The first response is there. */
  RESPONDED: "responded",
  /** The first response has put the answer off. */
  DEFERRED: "deferred",
  /** The endpoint could not be reached, or its response is not one to the interaction. */
  FAILED: "failed",
  /** The token has run out. */
  EXPIRED: "expired",
} as const;
export type InteractionState = (typeof InteractionState)[keyof typeof InteractionState];

/** What came of using a component. */
export interface ComponentUse {
  /** The interaction; null if the component sends none. */
  interaction: InteractionRecord | null;
}

/** A command on a user needs target_id. A command on a message needs target_id. */
export interface UseCommandBody {
  /** Application that has the command. */
  application_id: Snowflake;
  /** Who uses it. */
  user_id: Snowflake;
  /** Where; left out for a direct message to the bot. */
  channel_id?: Snowflake;
  /**
   * Name of the command.
   *
   * 1 to 32 characters.
   */
  name: string;
  /** Id of the command; made when left out. */
  id?: Snowflake;
  /**
   * 1 a command that is typed, 2 one on a user, 3 one on a message.
   *
   * @default 1
   */
  type?: 1 | 2 | 3;
  /** User or message that it is used on. */
  target_id?: Snowflake;
  /**
   * What the user has entered, as the data of an interaction has it.
   *
   * At most 25 items.
   */
  options?: readonly { [key: string]: unknown }[];
}

/** Either custom_id or place must be present. */
export interface UseComponentBody {
  /** Who uses it. */
  user_id: Snowflake;
  /** Message that the component is on. */
  message_id: Snowflake;
  /**
   * Which component.
   *
   * 1 to 100 characters.
   */
  custom_id?: string;
  /**
   * Which component, by its row and its place in it, both counted from 0.
   *
   * Exactly 2 items.
   */
  place?: readonly number[];
  /**
   * What was chosen from a menu.
   *
   * At most 25 items.
   */
  values?: readonly string[];
  /**
   * Whether the user has finished choosing and closed the menu.
   *
   * @default true
   */
  closed?: boolean;
}
