// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { Snowflake } from "./common.js";
import type { PartialUser } from "./users.js";

/**
 * Whether a member of a guild is active, where, and with what.
 *
 * The whole of what Guild Create sends in partial form; the source description names both.
 *
 * @remarks A choice: The fields of presences are not shown; these are the compatible service's of mid-2021.
 */
export interface PresenceUpdate {
  /** The user, of whom only the id is certain. */
  user: PartialUser;
  /** The guild. */
  guild_id: Snowflake;
  /** Whether the user is active. */
  status: PresenceStatus;
  /** What the user is doing. */
  activities: Activity[];
  /** The same for each kind of client. */
  client_status: ClientStatus;
}

/**
 * A presence inside its guild.
 *
 * @remarks A choice: Which fields the partial form keeps is not stated; only the user is demanded (T24).
 */
export interface PartialPresenceUpdate {
  /** The user, of whom only the id is certain. */
  user: PartialUser;
  /** The guild. */
  guild_id?: Snowflake;
  /** Whether the user is active. */
  status?: PresenceStatus;
  /** What the user is doing. */
  activities?: Activity[];
  /** The same for each kind of client. */
  client_status?: ClientStatus;
}

/**
 * Whether a user is active.
 *
 * @remarks A choice: The values are not shown; these are the compatible service's.
 */
export const PresenceStatus = {
  /** Away for a while. */
  IDLE: "idle",
  /** Does not want to be disturbed. */
  DND: "dnd",
  /** Active. */
  ONLINE: "online",
  /** Not connected. */
  OFFLINE: "offline",
} as const;
export type PresenceStatus = (typeof PresenceStatus)[keyof typeof PresenceStatus] | (string & {});

/**
 * Something that a user is doing. Further fields may occur.
 *
 * @remarks A choice: The fields of activities are not shown and matter to no operation, so the object is left
 * open.
 */
export interface Activity {
  /** What the activity is called. */
  name?: string;
  /** Kind of activity. */
  type?: number;
  [key: string]: unknown;
}

/**
 * Whether a user is active, by kind of client. A client that is not connected is left out.
 *
 * @remarks A choice: The fields are not shown; these are the compatible service's.
 */
export interface ClientStatus {
  /** On a computer. */
  desktop?: PresenceStatus;
  /** On a phone or tablet. */
  mobile?: PresenceStatus;
  /** In a browser, or as a bot. */
  web?: PresenceStatus;
}
