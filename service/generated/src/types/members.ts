// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import type { Snowflake, Timestamp } from "./common.js";

/** A member, as the interface shows it. */
export interface Member {
  /** Roles of the member. */
  roles: Snowflake[];
  /** When the member joined. */
  joined_at: Timestamp;
  /** Whether the screening is still to be passed. */
  pending?: boolean;
  [key: string]: unknown;
}

/** A voice state, as the interface shows it. */
export interface VoiceState {
  /** The user. */
  user_id: Snowflake;
  /** Channel that the user is in. */
  channel_id: Snowflake | null;
  /** Whether the user may only listen. */
  suppress: boolean;
  [key: string]: unknown;
}

export interface JoinGuildBody {
  /**
   * Invite that is used, or the guild's vanity code.
   *
   * 1 to 50 characters.
   */
  invite_code?: string;
  /**
   * Nickname from the beginning.
   *
   * 1 to 32 characters.
   */
  nick?: string;
  /**
   * Roles from the beginning; they bypass the screening.
   *
   * At most 250 items. No item twice.
   *
   * @default []
   */
  roles?: readonly Snowflake[];
}

/** At and days_ago must not both be present. */
export interface SetLastActivityBody {
  /** When it was; now, if left out. */
  at?: Timestamp;
  /**
   * How many days ago it was.
   *
   * 0 to 3650.
   */
  days_ago?: number;
}

export interface ConnectVoiceBody {
  /** Voice or stage channel of the guild. */
  channel_id: Snowflake;
  /**
   * Whether the member has muted the own microphone.
   *
   * @default false
   */
  self_mute?: boolean;
  /**
   * Whether the member listens to nobody.
   *
   * @default false
   */
  self_deaf?: boolean;
  /**
   * Whether the camera is on.
   *
   * @default false
   */
  self_video?: boolean;
  /**
   * Whether the screen is shared.
   *
   * @default false
   */
  self_stream?: boolean;
}
