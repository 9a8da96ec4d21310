// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { Channel, ChannelType, StageInstance } from "./channels.js";
import type { Color, ImageData, PermissionSet, Snowflake, Timestamp } from "./common.js";
import type { Emoji, Sticker } from "./emojis.js";
import type { GuildMember } from "./members.js";
import type { PartialPresenceUpdate } from "./presences.js";
import type { Role } from "./roles.js";
import type { PartialVoiceState } from "./voice.js";
import type { WelcomeScreen } from "./welcome-screens.js";

/**
 * A guild: a collection of users and channels that is closed off from other guilds. User interfaces call it a
 * server.
 *
 * - A nullable field that is not marked optional is always present and carries null when it has no value.
 *   (guild-null-not-omitted)
 * - An optional field that is not nullable is left out rather than sent as null. (guild-optional-not-null)
 * - joined_at, large, unavailable, member_count, voice_states, members, channels, threads, presences and
 *   stage_instances are in Guild Create events only, never in an HTTP response. (guild-event-only-fields)
 * - owner and permissions are relative to a user and in no response of this document.
 *   (guild-user-relative-fields)
 * - No operation returns a guild with icon_hash or welcome_screen; these belong to templates and to invites.
 *   (guild-template-and-invite-fields)
 * - The field region is deprecated; version 9 drops it in favour of rtc_region of a channel.
 *   (version-region-deprecated)
 * - discovery_splash is null unless the guild has the DISCOVERABLE feature. (guild-discovery-splash-null)
 */
export interface Guild {
  /** Id of the guild. */
  id: Snowflake;
  /**
   * Name of the guild.
   *
   * 2 to 100 characters once surrounding white space is removed.
   */
  name: string;
  /** Hash of the icon; null without one. */
  icon: string | null;
  /**
   * Hash of the icon, in the guild of a template.
   *
   * Only in the guild of a template.
   */
  icon_hash?: string | null;
  /** Hash of the invite background; null without one. */
  splash: string | null;
  /**
   * Hash of the directory picture; null without one, and always null without the DISCOVERABLE feature.
   *
   * @remarks A choice: Said to be present only with the feature, yet not marked optional. Chosen: always
   * present, null without it (T22).
   */
  discovery_splash: string | null;
  /**
   * Whether the user asked about owns the guild.
   *
   * Only in Get Current User Guilds.
   */
  owner?: boolean;
  /** Id of the owner. */
  owner_id: Snowflake;
  /**
   * All permissions of the user asked about in the guild, without channel overwrites.
   *
   * Only in Get Current User Guilds.
   */
  permissions?: PermissionSet;
  /**
   * Voice region id. Goes away in v9, where `rtc_region` of a channel takes its place.
   *
   * @deprecated
   */
  region?: string | null;
  /** Channel that idle voice members are moved to; null for none. */
  afk_channel_id: Snowflake | null;
  /** Seconds without voice activity before a member counts as idle. */
  afk_timeout: number;
  /** Whether the widget is on. */
  widget_enabled?: boolean;
  /** Channel that the widget makes an invite to; null when it offers no invite. */
  widget_channel_id?: Snowflake | null;
  /** What a member must have done before taking part. */
  verification_level: VerificationLevelResponse;
  /** Which messages notify members by default. */
  default_message_notifications: MessageNotificationLevelResponse;
  /** Whose media is scanned for explicit content. */
  explicit_content_filter: ExplicitContentFilterLevelResponse;
  /** All roles of the guild. */
  roles: Role[];
  /** Custom emojis of the guild. */
  emojis: Emoji[];
  /** Features that the guild has. */
  features: GuildFeature[];
  /** Whether moderation takes two-factor authentication. */
  mfa_level: MfaLevel;
  /** Application of the bot that created the guild; null when a person did. */
  application_id: Snowflake | null;
  /** Channel for welcome messages and boost notices; null for none. */
  system_channel_id: Snowflake | null;
  /** Which system messages are turned off. */
  system_channel_flags: SystemChannelFlags;
  /** Channel in which a Community guild shows its rules; null for none. */
  rules_channel_id: Snowflake | null;
  /**
   * When the receiving user joined the guild.
   *
   * Only in GUILD_CREATE.
   */
  joined_at?: Timestamp;
  /**
   * Whether the guild counts as large.
   *
   * Only in GUILD_CREATE.
   */
  large?: boolean;
  /**
   * Whether an outage keeps the guild away.
   *
   * Only in GUILD_CREATE.
   */
  unavailable?: boolean;
  /**
   * Number of members.
   *
   * At least 0. Only in GUILD_CREATE.
   */
  member_count?: number;
  /**
   * Voice states of the members who are in voice now.
   *
   * Only in GUILD_CREATE.
   */
  voice_states?: PartialVoiceState[];
  /**
   * Members of the guild.
   *
   * Only in GUILD_CREATE.
   */
  members?: GuildMember[];
  /**
   * Channels of the guild.
   *
   * Only in GUILD_CREATE.
   */
  channels?: Channel[];
  /**
   * Active threads that the receiving user may see.
   *
   * Only in GUILD_CREATE.
   */
  threads?: Channel[];
  /**
   * Presences of members; beyond the large threshold, of those only who are not offline.
   *
   * Only in GUILD_CREATE.
   */
  presences?: PartialPresenceUpdate[];
  /** Highest number of presences; null except for the largest guilds. */
  max_presences?: number | null;
  /** Highest number of members. */
  max_members?: number;
  /** Code of the guild's own invite address; null without one. */
  vanity_url_code: string | null;
  /** Description of a Community guild; null without one. */
  description: string | null;
  /** Hash of the banner; null without one. */
  banner: string | null;
  /** Boost level. */
  premium_tier: PremiumTier;
  /**
   * Number of boosts at present.
   *
   * At least 0.
   */
  premium_subscription_count?: number;
  /**
   * Language of a Community guild, as used in the directory and in notices.
   *
   * @default "en-US"
   */
  preferred_locale: string;
  /**
   * Channel in which the administrators and moderators of a Community guild receive notices; null for none.
   */
  public_updates_channel_id: Snowflake | null;
  /** Highest number of people in a video channel. */
  max_video_channel_users?: number;
  /**
   * Rough number of members.
   *
   * At least 0. Only in responses of getGuild when with_counts is true.
   */
  approximate_member_count?: number;
  /**
   * Rough number of members who are not offline.
   *
   * At least 0. Only in responses of getGuild when with_counts is true.
   */
  approximate_presence_count?: number;
  /**
   * Welcome screen, in the guild of an invite.
   *
   * Only in Invite objects.
   */
  welcome_screen?: WelcomeScreen;
  /** How the guild is rated. */
  nsfw_level: GuildNsfwLevel;
  /**
   * Live stages of the guild.
   *
   * Only in GUILD_CREATE.
   */
  stage_instances?: StageInstance[];
  /** Custom stickers of the guild. */
  stickers?: Sticker[];
}

/**
 * A guild that is offline, or whose data Guild Create has not delivered yet since the gateway connected.
 *
 * Guilds have this form while the gateway is being connected, which is not part of this document.
 */
export interface UnavailableGuild {
  /** Id of the guild. */
  id: Snowflake;
  /** Always true. */
  unavailable: true;
}

/** What a guild shows of itself to people outside. */
export interface GuildPreview {
  /** Id of the guild. */
  id: Snowflake;
  /**
   * Name of the guild.
   *
   * 2 to 100 characters.
   */
  name: string;
  /** Hash of the icon; null without one. */
  icon: string | null;
  /** Hash of the invite background; null without one. */
  splash: string | null;
  /** Hash of the directory picture; null without one. */
  discovery_splash: string | null;
  /** Custom emojis of the guild. */
  emojis: Emoji[];
  /** Features that the guild has. */
  features: GuildFeature[];
  /**
   * Rough number of members.
   *
   * At least 0.
   */
  approximate_member_count: number;
  /**
   * Rough number of members who are online.
   *
   * At least 0.
   */
  approximate_presence_count: number;
  /** Description of a discoverable guild; null otherwise. */
  description: string | null;
}

/**
 * The guild that a Channel Follower webhook follows.
 *
 * @remarks A choice: The fields of this partial guild are not shown; id, name and icon are chosen (T24).
 */
export interface PartialGuild {
  /** Id of the guild. */
  id: Snowflake;
  /** Name of the guild. */
  name: string;
  /** Hash of the icon; null without one. */
  icon: string | null;
}

/**
 * A channel of a guild that is being created. Ids are temporary and tie channels to their category.
 *
 * @remarks A choice: Only name, type, id and parent_id are described; further channel properties are dropped
 * like any unknown property (T88).
 */
export interface CreateGuildChannel {
  /**
   * Temporary id, which other entries of the same request may point at. Categories with children have one.
   *
   * At least 0.
   */
  id?: number;
  /**
   * Name of the channel.
   *
   * 1 to 100 characters.
   */
  name: string;
  /** Kind of channel. */
  type: ChannelType;
  /**
   * Temporary id of the category that the channel belongs to.
   *
   * At least 0.
   */
  parent_id?: number;
}

/**
 * A role of a guild that is being created. The first entry of the request describes \@everyone.
 *
 * @remarks A choice: Described as role objects, whose ids do not exist yet. Chosen: all fields optional, id a
 * placeholder (T86).
 */
export interface CreateGuildRole {
  /**
   * Placeholder for the role's id.
   *
   * At least 0.
   *
   * @remarks A choice: Placeholders are stated for channels only; a number or a string is accepted here too
   * (T27).
   */
  id?: Snowflake | number;
  /** Name of the role. */
  name?: string;
  /** Permissions of the role. */
  permissions?: PermissionSet;
  /**
   * Position among the roles; lower is further down.
   *
   * 0 to 65535.
   *
   * @remarks A choice: No range is stated; the bounds are those of Modify Guild Role Positions.
   */
  position?: number;
  /** Colour of the role. */
  color?: Color;
  /** Whether members with the role are listed apart. */
  hoist?: boolean;
  /** Accepted, without effect. Only integrations manage roles. */
  managed?: boolean;
  /** Whether everybody may mention the role. */
  mentionable?: boolean;
}

/** Which messages notify the members of a guild by default. */
export const MessageNotificationLevel = {
  /** Every message notifies. */
  ALL_MESSAGES: 0,
  /** Only messages that mention the member notify. */
  ONLY_MENTIONS: 1,
} as const;
export type MessageNotificationLevel = (typeof MessageNotificationLevel)[keyof typeof MessageNotificationLevel];

/** MessageNotificationLevel or a value that the specification does not list yet. */
export type MessageNotificationLevelResponse = MessageNotificationLevel | (number & {});

/** Whose media is scanned for explicit content. */
export const ExplicitContentFilterLevel = {
  /** Nothing is scanned. */
  DISABLED: 0,
  /** Media of members without a role is scanned. */
  MEMBERS_WITHOUT_ROLES: 1,
  /** Media of every member is scanned. */
  ALL_MEMBERS: 2,
} as const;
export type ExplicitContentFilterLevel = (typeof ExplicitContentFilterLevel)[keyof typeof ExplicitContentFilterLevel];

/** ExplicitContentFilterLevel or a value that the specification does not list yet. */
export type ExplicitContentFilterLevelResponse = ExplicitContentFilterLevel | (number & {});

/** Whether moderation takes two-factor authentication. */
export const MfaLevel = {
  /** Moderation takes no second factor. */
  NONE: 0,
  /** Moderation takes a second factor. */
  ELEVATED: 1,
} as const;
export type MfaLevel = (typeof MfaLevel)[keyof typeof MfaLevel] | (number & {});

/** What a member must have done before taking part. */
export const VerificationLevel = {
  /** Nothing. */
  NONE: 0,
  /** The account has a verified e-mail address. */
  LOW: 1,
  /** The account has existed for more than 5 minutes. */
  MEDIUM: 2,
  /** The member joined the guild more than 10 minutes ago. */
  HIGH: 3,
  /** The account has a verified phone number. */
  VERY_HIGH: 4,
} as const;
export type VerificationLevel = (typeof VerificationLevel)[keyof typeof VerificationLevel];

/** VerificationLevel or a value that the specification does not list yet. */
export type VerificationLevelResponse = VerificationLevel | (number & {});

/** How a guild is rated. */
export const GuildNsfwLevel = {
  /** Not rated. */
  DEFAULT: 0,
  /** Explicit content. */
  EXPLICIT: 1,
  /** Safe for all. */
  SAFE: 2,
  /** For adults only. */
  AGE_RESTRICTED: 3,
} as const;
export type GuildNsfwLevel = (typeof GuildNsfwLevel)[keyof typeof GuildNsfwLevel] | (number & {});

/** Boost level of a guild. */
export const PremiumTier = {
  /** No boost level. */
  NONE: 0,
  /** First level. */
  TIER_1: 1,
  /** Second level. */
  TIER_2: 2,
  /** Third level. */
  TIER_3: 3,
} as const;
export type PremiumTier = (typeof PremiumTier)[keyof typeof PremiumTier] | (number & {});

/**
 * Bit set of the system messages that are turned off.
 *
 * At least 0.
 */
export const SystemChannelFlags = {
  /** No message when somebody joins. */
  SUPPRESS_JOIN_NOTIFICATIONS: 1,
  /** No message when somebody boosts. */
  SUPPRESS_PREMIUM_SUBSCRIPTIONS: 2,
  /** No hints on setting up the guild. */
  SUPPRESS_GUILD_REMINDER_NOTIFICATIONS: 4,
} as const;
export type SystemChannelFlags = number;

/**
 * A feature of a guild. The listed strings are known; others may occur.
 *
 * @remarks A choice: Whether the list is closed is not stated. Open in both directions, since compatible
 * documents carry others (T33).
 */
export const GuildFeature = {
  /** May set an animated icon. */
  ANIMATED_ICON: "ANIMATED_ICON",
  /** May set a banner. */
  BANNER: "BANNER",
  /** May sell things. */
  COMMERCE: "COMMERCE",
  /** Is a Community guild. */
  COMMUNITY: "COMMUNITY",
  /** Can be found in the guild directory. */
  DISCOVERABLE: "DISCOVERABLE",
  /** Can be featured in the directory. */
  FEATURABLE: "FEATURABLE",
  /** May set an invite background. */
  INVITE_SPLASH: "INVITE_SPLASH",
  /** New members pass Membership Screening first. */
  MEMBER_VERIFICATION_GATE_ENABLED: "MEMBER_VERIFICATION_GATE_ENABLED",
  /** May have news channels. */
  NEWS: "NEWS",
  /** Is a partner. */
  PARTNERED: "PARTNERED",
  /** Can be looked at before passing screening. */
  PREVIEW_ENABLED: "PREVIEW_ENABLED",
  /** May have an invite address of its own. */
  VANITY_URL: "VANITY_URL",
  /** Is verified. */
  VERIFIED: "VERIFIED",
  /** May use 384 kbit/s in voice and VIP voice servers. */
  VIP_REGIONS: "VIP_REGIONS",
  /** Shows its welcome screen. */
  WELCOME_SCREEN_ENABLED: "WELCOME_SCREEN_ENABLED",
  /** Holds ticketed events. */
  TICKETED_EVENTS_ENABLED: "TICKETED_EVENTS_ENABLED",
  /** Earns money. */
  MONETIZATION_ENABLED: "MONETIZATION_ENABLED",
  /** May have more custom stickers. */
  MORE_STICKERS: "MORE_STICKERS",
  /** Threads may stay active for three days. */
  THREE_DAY_THREAD_ARCHIVE: "THREE_DAY_THREAD_ARCHIVE",
  /** Threads may stay active for seven days. */
  SEVEN_DAY_THREAD_ARCHIVE: "SEVEN_DAY_THREAD_ARCHIVE",
  /** May have private threads. */
  PRIVATE_THREADS: "PRIVATE_THREADS",
} as const;
export type GuildFeature = (typeof GuildFeature)[keyof typeof GuildFeature] | (string & {});

export interface CreateGuildBody {
  /**
   * Name of the guild.
   *
   * 2 to 100 characters once surrounding white space is removed.
   */
  name: string;
  /**
   * Voice region id. Goes away in v9, where `rtc_region` of a channel takes its place.
   *
   * @deprecated
   */
  region?: string | null;
  /**
   * Picture of the guild.
   *
   * PNG, JPEG or GIF image, at most 128x128 pixels, at most 10485760 bytes, animated only with ANIMATED_ICON.
   *
   * @remarks A choice: The formats on creation, whether width and height are exact or a ceiling, and the size
   * in bytes are not stated. Chosen: the three formats of a later change, a ceiling, and the size of any
   * image (T47).
   */
  icon?: ImageData;
  /** What a member must have done before taking part. */
  verification_level?: VerificationLevel;
  /** Which messages notify members by default. */
  default_message_notifications?: MessageNotificationLevel;
  /** Whose media is scanned for explicit content. */
  explicit_content_filter?: ExplicitContentFilterLevel;
  /**
   * First roles of the guild; the first entry describes the \@everyone role.
   *
   * At most 250 items.
   *
   * @remarks A choice: No bound is stated; as many as a guild may have roles (T96).
   */
  roles?: readonly CreateGuildRole[];
  /**
   * First channels of the guild, tied together by temporary ids.
   *
   * At most 500 items.
   *
   * @remarks A choice: No bound is stated; as many as a guild may have channels (T96).
   */
  channels?: readonly CreateGuildChannel[];
  /**
   * Channel that idle voice members are moved to; the temporary id of one of `channels`.
   *
   * At least 0.
   *
   * @remarks A choice: Stated as a snowflake, yet no channel exists before the guild does. Chosen: the
   * temporary id of a channel of the same request, as a number or as a string of digits (T27).
   */
  afk_channel_id?: Snowflake | number;
  /**
   * Seconds without voice activity before a member counts as idle.
   *
   * At least 0.
   *
   * @remarks A choice: No range is stated; negative times are refused.
   */
  afk_timeout?: number;
  /**
   * Channel for welcome messages and boost notices; the temporary id of one of `channels`.
   *
   * At least 0.
   *
   * @remarks A choice: As for `afk_channel_id` (T27).
   */
  system_channel_id?: Snowflake | number;
  /**
   * Which system messages are turned off.
   *
   * At most 7.
   *
   * @remarks A choice: What unknown bits do is not stated; requests with them are refused (T32).
   */
  system_channel_flags?: SystemChannelFlags;
}

export interface ModifyGuildBody {
  /**
   * New name.
   *
   * 2 to 100 characters once surrounding white space is removed.
   */
  name?: string;
  /**
   * Voice region id, or null for an automatic choice. Goes away in v9 in favour of `rtc_region`.
   *
   * @deprecated
   */
  region?: string | null;
  /** What a member must have done before taking part; null sets it back to NONE. */
  verification_level?: VerificationLevel | null;
  /** Which messages notify members by default; null sets it back to ALL_MESSAGES. */
  default_message_notifications?: MessageNotificationLevel | null;
  /** Whose media is scanned for explicit content; null sets it back to DISABLED. */
  explicit_content_filter?: ExplicitContentFilterLevel | null;
  /** Channel that idle voice members are moved to; null for none. */
  afk_channel_id?: Snowflake | null;
  /**
   * Seconds without voice activity before a member counts as idle.
   *
   * At least 0.
   *
   * @remarks A choice: No range is stated; negative times are refused.
   */
  afk_timeout?: number;
  /**
   * Picture of the guild as PNG, JPEG or GIF; null removes it. A moving GIF takes the ANIMATED_ICON feature.
   *
   * PNG, JPEG or GIF image, at most 1024x1024 pixels, at most 10485760 bytes, animated only with
   * ANIMATED_ICON. Needs the feature ANIMATED_ICON when the image is an animated GIF.
   *
   * @remarks A choice: Whether width and height are exact or a ceiling, and the size in bytes, are not
   * stated. Chosen: a ceiling, and the size of any image (T47).
   */
  icon?: ImageData | null;
  /**
   * User who takes over the guild. Only the present owner may send it.
   *
   * Only the guild's owner may set it.
   */
  owner_id?: Snowflake;
  /**
   * Background of invites as PNG or JPEG; null removes it.
   *
   * PNG or JPEG image, aspect ratio 16:9, at most 10485760 bytes. Needs the feature INVITE_SPLASH when the
   * value is not null.
   *
   * @remarks A choice: How exact the ratio is, the size in bytes, and whether removal takes the feature are
   * not stated. Chosen: to the nearest pixel, the size of any image, and no (T47).
   */
  splash?: ImageData | null;
  /**
   * Picture for the guild directory as PNG or JPEG; null removes it.
   *
   * PNG or JPEG image, aspect ratio 16:9, at most 10485760 bytes. Needs the feature DISCOVERABLE when the
   * value is not null.
   *
   * @remarks A choice: As for `splash` (T47).
   */
  discovery_splash?: ImageData | null;
  /**
   * Banner picture as PNG or JPEG; null removes it.
   *
   * PNG or JPEG image, aspect ratio 16:9, at most 10485760 bytes. Needs the feature BANNER when the value is
   * not null.
   *
   * @remarks A choice: As for `splash` (T47).
   */
  banner?: ImageData | null;
  /** Channel for welcome messages and boost notices; null for none. */
  system_channel_id?: Snowflake | null;
  /**
   * Which system messages are turned off.
   *
   * At most 7.
   *
   * @remarks A choice: What unknown bits do is not stated; requests with them are refused (T32).
   */
  system_channel_flags?: SystemChannelFlags;
  /** Channel in which a Community guild shows its rules; null for none. */
  rules_channel_id?: Snowflake | null;
  /** Channel in which a Community guild's staff receive notices; null for none. */
  public_updates_channel_id?: Snowflake | null;
  /** Language of a Community guild; null sets it back to the default, en-US. */
  preferred_locale?: string | null;
  /**
   * The complete new set of feature strings.
   *
   * At most 100 items.
   *
   * @remarks A choice: No bound is stated; several times the number of known features (T96).
   */
  features?: readonly GuildFeature[];
  /** Description of a Community guild; null removes it. */
  description?: string | null;
}
