// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { Snowflake, Timestamp } from "./common.js";
import type { GuildMember } from "./members.js";

/**
 * Where and how a user is connected to voice.
 *
 * The whole of what Guild Create sends in partial form; the source description names both.
 *
 * @remarks A choice: The fields of voice states are not shown; these are the compatible service's of
 * mid-2021.
 */
export interface VoiceState {
  /** Guild that the state is for. */
  guild_id?: Snowflake;
  /** Channel that the user is in; null when not connected. */
  channel_id: Snowflake | null;
  /** The user. */
  user_id: Snowflake;
  /** The user as a member of the guild. */
  member?: GuildMember;
  /** Id of the voice session. */
  session_id: string;
  /** Whether the guild deafens the user. */
  deaf: boolean;
  /** Whether the guild mutes the user. */
  mute: boolean;
  /** Whether the user has deafened themselves. */
  self_deaf: boolean;
  /** Whether the user has muted themselves. */
  self_mute: boolean;
  /** Whether the user shares a screen. */
  self_stream?: boolean;
  /** Whether the user's camera is on. */
  self_video: boolean;
  /** Whether the user may only listen. */
  suppress: boolean;
  /** Since when the user asks to speak; null without a request. */
  request_to_speak_timestamp: Timestamp | null;
}

/**
 * A voice state inside its guild. It has no guild_id, since the guild around it says so.
 *
 * @remarks A choice: Only the missing guild_id is stated; beyond the two ids nothing is demanded (T24).
 */
export interface PartialVoiceState {
  /** Channel that the user is in; null when not connected. */
  channel_id: Snowflake | null;
  /** The user. */
  user_id: Snowflake;
  /** The user as a member of the guild. */
  member?: GuildMember;
  /** Id of the voice session. */
  session_id?: string;
  /** Whether the guild deafens the user. */
  deaf?: boolean;
  /** Whether the guild mutes the user. */
  mute?: boolean;
  /** Whether the user has deafened themselves. */
  self_deaf?: boolean;
  /** Whether the user has muted themselves. */
  self_mute?: boolean;
  /** Whether the user shares a screen. */
  self_stream?: boolean;
  /** Whether the user's camera is on. */
  self_video?: boolean;
  /** Whether the user may only listen. */
  suppress?: boolean;
  /** Since when the user asks to speak; null without a request. */
  request_to_speak_timestamp?: Timestamp | null;
}

/**
 * A place where voice servers stand.
 *
 * @remarks A choice: The fields of voice regions are not shown; these are the compatible service's of
 * mid-2021.
 */
export interface VoiceRegion {
  /** Id of the region. */
  id: string;
  /** Name of the region. */
  name: string;
  /** Whether only guilds with the VIP_REGIONS feature may use it. */
  vip: boolean;
  /** Whether it is the region closest to the caller. */
  optimal: boolean;
  /** Whether one had better choose another region. */
  deprecated: boolean;
  /** Whether the region was made for special occasions. */
  custom: boolean;
}

export interface ModifyCurrentUserVoiceStateBody {
  /** Stage channel that the caller has joined. */
  channel_id: Snowflake;
  /**
   * Whether the caller may only listen. Speaking up with false takes MUTE_MEMBERS.
   *
   * Needs MUTE_MEMBERS (when suppress is false).
   */
  suppress?: boolean;
  /**
   * Since when the caller asks to speak: now or later. null withdraws the request; a time takes
   * REQUEST_TO_SPEAK.
   *
   * Needs REQUEST_TO_SPEAK (when request_to_speak_timestamp is not null).
   */
  request_to_speak_timestamp?: Timestamp | null;
}

export interface ModifyUserVoiceStateBody {
  /** Stage channel that the user has joined. */
  channel_id: Snowflake;
  /** Whether the user may only listen. */
  suppress?: boolean;
}
