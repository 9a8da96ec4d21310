// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { Snowflake, Timestamp } from "./common.js";
import type { Guild } from "./guilds.js";
import type { GuildMember } from "./members.js";
import type { Role } from "./roles.js";
import type { User } from "./users.js";

/**
 * A guild with everything that is sent only when it is created or becomes available.
 *
 * - GUILD_CREATE carries joined_at, large, unavailable, member_count, voice_states, members, channels,
 *   threads, presences and stage_instances, all of them, empty arrays included.
 *   (event-guild-create-all-fields)
 * - The voice states of GUILD_CREATE have no guild_id. (event-guild-create-voice-states)
 * - The threads of GUILD_CREATE are the active ones that the receiver may view. (event-guild-create-threads)
 * - In a guild beyond the large threshold, presences hold only members who are not offline.
 *   (event-guild-create-presences)
 * - The field unavailable is true while the guild suffers from an outage. (event-guild-create-unavailable)
 */
export type GuildCreateEvent = Guild & Required<Pick<Guild,
  | "joined_at"
  | "large"
  | "unavailable"
  | "member_count"
  | "voice_states"
  | "members"
  | "channels"
  | "threads"
  | "presences"
  | "stage_instances">>;

/**
 * A guild that is gone.
 *
 * - When a guild was deleted, GUILD_DELETE has no unavailable. (event-guild-delete-removed)
 *
 * @remarks A choice: The payload is not described; it is the compatible service's.
 */
export interface GuildDeleteEvent {
  /** Id of the guild. */
  id: Snowflake;
  /** True when the guild suffers from an outage; absent when it was deleted. */
  unavailable?: boolean;
}

/**
 * A new member, and the guild that was joined.
 *
 * @remarks A choice: The payload is not described; it is the compatible service's.
 */
export type GuildMemberAddEvent = GuildMember & {
  /** Id of the guild. */
  guild_id: Snowflake;
};

/**
 * A member as it is after a change.
 *
 * @remarks A choice: The payload is not described; it is the compatible service's.
 */
export interface GuildMemberUpdateEvent {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Ids of the member's roles. */
  roles: Snowflake[];
  /** The user that is the member. */
  user: User;
  /** Nickname in this guild; null for none. */
  nick?: string | null;
  /** When the user joined the guild. */
  joined_at: Timestamp;
  /** When the member began to boost the guild; null for no boost. */
  premium_since?: Timestamp | null;
  /** Whether the member is deafened in voice channels. */
  deaf?: boolean;
  /** Whether the member is muted in voice channels. */
  mute?: boolean;
  /** Whether the member has yet to pass Membership Screening. */
  pending?: boolean;
}

/**
 * A user who is no longer a member.
 *
 * @remarks A choice: The payload is not described; it is the compatible service's.
 */
export interface GuildMemberRemoveEvent {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** The user who was removed. */
  user: User;
}

/**
 * A user who was banned, or whose ban was lifted.
 *
 * @remarks A choice: The payload is not described; it is the compatible service's.
 */
export interface GuildBanEvent {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** The user concerned. */
  user: User;
}

/**
 * A role that was created or changed.
 *
 * @remarks A choice: The payload is not described; it is the compatible service's.
 */
export interface GuildRoleEvent {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** The role as it is now. */
  role: Role;
}

/**
 * A role that was deleted.
 *
 * @remarks A choice: The payload is not described; it is the compatible service's.
 */
export interface GuildRoleDeleteEvent {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id that the role had. */
  role_id: Snowflake;
}

/**
 * A guild whose integrations have changed.
 *
 * @remarks A choice: The payload is not described; it is the compatible service's.
 */
export interface GuildIntegrationsUpdateEvent {
  /** Id of the guild. */
  guild_id: Snowflake;
}
