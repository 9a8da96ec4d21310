// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { PermissionSet, Snowflake, Timestamp } from "./common.js";
import type { User } from "./users.js";

/**
 * A user in a guild.
 *
 * - The operations on members return every member with its user. (member-user-present)
 * - The field pending is sent for members of guilds with Membership Screening. (member-pending-present)
 * - The field permissions is sent in interactions only, never in the answer of an operation on members.
 *   (member-permissions-interaction-only)
 * - The role \@everyone is not among the roles of a member. (member-roles-without-everyone)
 */
export interface GuildMember {
  /** The user that is the member. */
  user?: User;
  /** Nickname in this guild; null for none. */
  nick?: string | null;
  /** Ids of the member's roles. */
  roles: Snowflake[];
  /** When the user joined the guild. */
  joined_at: Timestamp;
  /** When the member began to boost the guild; null for no boost. */
  premium_since?: Timestamp | null;
  /** Whether the member is deafened in voice channels. */
  deaf: boolean;
  /** Whether the member is muted in voice channels. */
  mute: boolean;
  /** Whether the member has yet to pass Membership Screening. */
  pending?: boolean;
  /**
   * All permissions of the member in the channel of the interaction, overwrites included.
   *
   * Only in Interaction objects.
   */
  permissions?: PermissionSet;
}

/** A member in the resolved data of an interaction, where user, deaf and mute are left out. */
export interface PartialGuildMember {
  /** Nickname in this guild; null for none. */
  nick?: string | null;
  /** Ids of the member's roles. */
  roles: Snowflake[];
  /** When the user joined the guild. */
  joined_at: Timestamp;
  /** When the member began to boost the guild; null for no boost. */
  premium_since?: Timestamp | null;
  /** Whether the member has yet to pass Membership Screening. */
  pending?: boolean;
  /** All permissions of the member in the channel of the interaction, overwrites included. */
  permissions?: PermissionSet;
}

/**
 * The nickname of the caller after a change.
 *
 * @remarks A choice: Only that the nickname is returned is said; an object with the key nick is what the
 * compatible service's clients expect (T38).
 */
export interface Nickname {
  /** Nickname in the guild; null for none. */
  nick: string | null;
}

/** The new nickname. */
export interface ModifyCurrentUserNickBody {
  /**
   * The new nickname; null or "" removes it.
   *
   * At most 32 characters.
   *
   * @remarks A choice: Its length is not stated; the bound is the compatible service's.
   */
  nick?: string | null;
}

/** The user's token, and how the member starts. */
export interface AddGuildMemberBody {
  /**
   * OAuth 2.0 access token of the user, with the scope guilds.join, granted to the application of the bot.
   *
   * At least 1 character.
   */
  access_token: string;
  /**
   * Nickname that the member starts with.
   *
   * 1 to 32 characters. Needs MANAGE_NICKNAMES.
   *
   * @remarks A choice: Its length is not stated; the bounds are the compatible service's.
   */
  nick?: string;
  /**
   * Ids of the roles that the member starts with.
   *
   * At most 250 items. Needs MANAGE_ROLES.
   *
   * @remarks A choice: No bound is stated; as many as a guild may have roles (T96).
   */
  roles?: readonly Snowflake[];
  /**
   * Whether the member is muted in voice channels.
   *
   * Needs MUTE_MEMBERS.
   */
  mute?: boolean;
  /**
   * Whether the member is deafened in voice channels.
   *
   * Needs DEAFEN_MEMBERS.
   */
  deaf?: boolean;
}

/** What changes. */
export interface ModifyGuildMemberBody {
  /**
   * The new nickname; null or "" removes it.
   *
   * At most 32 characters. Needs MANAGE_NICKNAMES.
   *
   * @remarks A choice: Its length is not stated; the bounds are the compatible service's.
   */
  nick?: string | null;
  /**
   * Ids of all roles that the member has from now on.
   *
   * At most 250 items. Needs MANAGE_ROLES.
   *
   * @remarks A choice: No bound is stated; as many as a guild may have roles (T96).
   */
  roles?: readonly Snowflake[];
  /**
   * Whether the member is muted in voice channels.
   *
   * Needs MUTE_MEMBERS.
   */
  mute?: boolean;
  /**
   * Whether the member is deafened in voice channels.
   *
   * Needs DEAFEN_MEMBERS.
   */
  deaf?: boolean;
  /**
   * Voice channel that the member is moved to; null disconnects from voice.
   *
   * Needs MOVE_MEMBERS.
   */
  channel_id?: Snowflake | null;
}
