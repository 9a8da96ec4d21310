// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { PermissionSet, Snowflake, Timestamp } from "./common.js";
import type { User } from "./users.js";

/**
 * A channel or a thread.
 *
 * @remarks A choice: The fields of channels are not shown; these are the compatible service's of mid-2021.
 */
export interface Channel {
  /** Id of the channel. */
  id: Snowflake;
  /** Kind of channel. */
  type: ChannelTypeResponse;
  /** Guild that the channel belongs to. */
  guild_id?: Snowflake;
  /** Place among the channels of the guild; lower is further up. */
  position?: number;
  /** Permissions that the channel grants or takes away, by role and by member. */
  permission_overwrites?: Overwrite[];
  /** Name of the channel. */
  name?: string;
  /** Topic of the channel; null without one. */
  topic?: string | null;
  /** Whether the channel is for adults. */
  nsfw?: boolean;
  /** Id of the newest message, which may have been deleted since; null without one. */
  last_message_id?: Snowflake | null;
  /** Bits per second of a voice channel. */
  bitrate?: number;
  /** How many users a voice channel takes; 0 for any number. */
  user_limit?: number;
  /** Seconds that a user waits between two messages; 0 for none. */
  rate_limit_per_user?: number;
  /** The others in a direct message. */
  recipients?: User[];
  /** Hash of the icon of a group; null without one. */
  icon?: string | null;
  /** Who made the thread or the group. */
  owner_id?: Snowflake;
  /** Application that made the group. */
  application_id?: Snowflake;
  /** Category of a channel, or channel of a thread; null outside any. */
  parent_id?: Snowflake | null;
  /** When a message was last pinned; null if never. */
  last_pin_timestamp?: Timestamp | null;
  /** Voice region id of a voice channel; null for an automatic choice. */
  rtc_region?: string | null;
  /** Camera quality of a voice channel. */
  video_quality_mode?: VideoQualityMode;
  /** Rough number of messages in a thread. */
  message_count?: number;
  /** Rough number of users in a thread. */
  member_count?: number;
  /** What only threads have. */
  thread_metadata?: ThreadMetadata;
  /** The receiving user's membership of the thread, if there is one. */
  member?: ThreadMember;
  /** Minutes without activity after which clients archive new threads of the channel. */
  default_auto_archive_duration?: number;
  /**
   * All permissions of the user asked about in the channel, with overwrites; in interactions only.
   *
   * Only in ResolvedData objects.
   */
  permissions?: PermissionSet;
}

/**
 * The channel that a Channel Follower webhook follows.
 *
 * @remarks A choice: The fields of this partial channel are not shown; id and name are chosen (T24).
 */
export interface PartialChannel {
  /** Id of the channel. */
  id: Snowflake;
  /** Name of the channel. */
  name: string;
}

/** A channel that the options of a command name. Threads also carry their data and their channel. */
export interface ResolvedChannel {
  /** Id of the channel. */
  id: Snowflake;
  /** Name of the channel. */
  name: string;
  /** Kind of channel. */
  type: ChannelTypeResponse;
  /** All permissions of the invoking user in the channel, with overwrites. */
  permissions: PermissionSet;
  /** What only threads have. */
  thread_metadata?: ThreadMetadata;
  /**
   * Channel of a thread.
   *
   * @remarks A choice: Whether it can be null is not stated; null is tolerated, as in a channel.
   */
  parent_id?: Snowflake | null;
}

/**
 * Kind of channel.
 *
 * @remarks A choice: The values are not shown; these are the compatible service's of mid-2021.
 */
export const ChannelType = {
  /** Text channel of a guild. */
  GUILD_TEXT: 0,
  /** Direct messages between two users. */
  DM: 1,
  /** Voice channel of a guild. */
  GUILD_VOICE: 2,
  /** Direct messages between several users. */
  GROUP_DM: 3,
  /** Category that holds other channels. */
  GUILD_CATEGORY: 4,
  /** Channel that others can follow. */
  GUILD_NEWS: 5,
  /** Channel that sells something. */
  GUILD_STORE: 6,
  /** Thread in a news channel. */
  GUILD_NEWS_THREAD: 10,
  /** Thread that everybody in the channel may read. */
  GUILD_PUBLIC_THREAD: 11,
  /** Thread that only invited members may read. */
  GUILD_PRIVATE_THREAD: 12,
  /** Voice channel with speakers and an audience. */
  GUILD_STAGE_VOICE: 13,
} as const;
export type ChannelType = (typeof ChannelType)[keyof typeof ChannelType];

/** ChannelType or a value that the specification does not list yet. */
export type ChannelTypeResponse = ChannelType | (number & {});

/**
 * What a channel grants to or takes from one role or one member.
 *
 * - Overwrites apply in order: \@everyone's deny and allow, those of the member's roles, then the member's
 *   own; in each step allow wins over deny. (channel-overwrite-order)
 *
 * @remarks A choice: The fields of overwrites are not shown; these are the compatible service's.
 */
export interface Overwrite {
  /** Id of the role or of the user. */
  id: Snowflake;
  /** Whether `id` names a role or a user. */
  type: OverwriteType;
  /** Permissions that are granted. */
  allow: PermissionSet;
  /** Permissions that are taken away. */
  deny: PermissionSet;
}

/**
 * Whom an overwrite is for.
 *
 * @remarks A choice: The values are not shown; these are the compatible service's.
 */
export const OverwriteType = {
  /** A role. */
  ROLE: 0,
  /** One member. */
  MEMBER: 1,
} as const;
export type OverwriteType = (typeof OverwriteType)[keyof typeof OverwriteType];

/**
 * What threads have and other channels have not.
 *
 * @remarks A choice: The fields are not shown; these are the compatible service's of mid-2021.
 */
export interface ThreadMetadata {
  /** Whether the thread is archived. */
  archived: boolean;
  /**
   * Minutes without activity after which the thread is archived.
   *
   * @remarks A choice: Kept open, since further durations may come.
   */
  auto_archive_duration: number;
  /** When `archived` last changed. */
  archive_timestamp: Timestamp;
  /** Whether only moderators may reopen the thread. */
  locked: boolean;
  /** Whether members who do not moderate may add others to a private thread. */
  invitable?: boolean;
}

/**
 * A user's membership of a thread.
 *
 * @remarks A choice: The fields are not shown; these are the compatible service's of mid-2021.
 */
export interface ThreadMember {
  /** Id of the thread. */
  id?: Snowflake;
  /** Id of the user. */
  user_id?: Snowflake;
  /** When the user last joined the thread. */
  join_timestamp: Timestamp;
  /** Bit set of the user's settings for the thread; meant for the service itself. */
  flags: number;
}

/** The active threads of a guild. */
export interface ActiveThreads {
  /** The threads, ordered by id, highest first. */
  threads: Channel[];
  /** One entry for each of these threads that the caller has joined. */
  members: ThreadMember[];
}

/** Where a channel moves to. */
export interface ChannelPosition {
  /** Channel of the guild that moves. */
  id: Snowflake;
  /**
   * New position among the channels; null keeps it.
   *
   * 0 to 65535.
   *
   * @remarks A choice: Neither a range nor the meaning of null is stated.
   */
  position?: number | null;
  /**
   * Whether a channel that moves to another category takes over its overwrites; null counts as false.
   *
   * @remarks A choice: The meaning of null is not stated.
   */
  lock_permissions?: boolean | null;
  /**
   * Category that the channel moves to; null for none.
   *
   * @remarks A choice: The meaning of null is not stated.
   */
  parent_id?: Snowflake | null;
}

/**
 * Camera quality of a voice channel.
 *
 * @remarks A choice: The values are not shown; these are the compatible service's.
 */
export const VideoQualityMode = {
  /** The service chooses. */
  AUTO: 1,
  /** 720p. */
  FULL: 2,
} as const;
export type VideoQualityMode = (typeof VideoQualityMode)[keyof typeof VideoQualityMode] | (number & {});

/**
 * A live stage.
 *
 * @remarks A choice: The fields are not shown; these are the compatible service's of mid-2021.
 */
export interface StageInstance {
  /** Id of the stage instance. */
  id: Snowflake;
  /** Guild of the stage channel. */
  guild_id: Snowflake;
  /** The stage channel. */
  channel_id: Snowflake;
  /**
   * What the stage is about.
   *
   * 1 to 120 characters.
   */
  topic: string;
  /** Who can see the stage. */
  privacy_level: StagePrivacyLevel;
  /** Whether the stage is kept out of the stage directory. */
  discoverable_disabled: boolean;
}

/**
 * Who can see a stage.
 *
 * @remarks A choice: The values are not shown; these are the compatible service's.
 */
export const StagePrivacyLevel = {
  /** Everybody. */
  PUBLIC: 1,
  /** Members of the guild. */
  GUILD_ONLY: 2,
} as const;
export type StagePrivacyLevel = (typeof StagePrivacyLevel)[keyof typeof StagePrivacyLevel] | (number & {});

export interface CreateGuildChannelBody {
  /**
   * Name of the channel.
   *
   * 1 to 100 characters.
   */
  name: string;
  /**
   * Kind of channel; a text channel if left out.
   *
   * @remarks A choice: Neither the values nor the default are stated; GUILD_TEXT is the plainest kind. Kinds
   * that no guild holds, and threads, are refused.
   */
  type?: ChannelType;
  /**
   * Topic of the channel.
   *
   * 0 to 1024 characters.
   */
  topic?: string;
  /**
   * Bits per second of a voice channel.
   *
   * At least 1.
   *
   * @remarks A choice: No range is stated; only numbers that cannot be a rate are refused.
   */
  bitrate?: number;
  /**
   * How many users a voice channel takes; 0 for any number.
   *
   * At least 0.
   *
   * @remarks A choice: Neither a range nor the meaning of 0 is stated; 0 lifts the limit.
   */
  user_limit?: number;
  /**
   * Seconds that a user waits between two messages. Bots, and users with MANAGE_MESSAGES or MANAGE_CHANNELS,
   * do not wait.
   *
   * 0 to 21600.
   */
  rate_limit_per_user?: number;
  /**
   * Position among the channels; lower is further up.
   *
   * 0 to 65535.
   *
   * @remarks A choice: No range is stated; negative positions are refused, and those after which no channel
   * could be added.
   */
  position?: number;
  /**
   * Permissions that the channel grants or takes away, by role and by member.
   *
   * At most 250 items.
   *
   * @remarks A choice: No bound is stated; as many as a guild may have roles (T96).
   */
  permission_overwrites?: readonly Overwrite[];
  /** Category of the guild that the channel goes below. */
  parent_id?: Snowflake;
  /** Whether the channel is for adults. */
  nsfw?: boolean;
}

/** At most 500 items. */
export type ModifyGuildChannelPositionsBody = readonly ChannelPosition[];
