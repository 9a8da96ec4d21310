import type {
  Activity,
  Channel,
  ClientStatus,
  GuildFeature,
  RoleTags,
  WelcomeScreenChannel,
} from "@guildwire/api/types";
import type { Generated } from "kysely";
import type { Bits, DefaultBits, DefaultJson, Json } from "./columns.js";

export interface GuildsTable {
  id: string;
  name: string;
  owner_id: string;
  /** The application of the bot that created the guild. */
  application_id: string | null;
  icon: string | null;
  splash: string | null;
  discovery_splash: string | null;
  banner: string | null;
  region: string | null;
  afk_channel_id: string | null;
  afk_timeout: Generated<number>;
  widget_enabled: Generated<boolean>;
  widget_channel_id: string | null;
  verification_level: Generated<number>;
  default_message_notifications: Generated<number>;
  explicit_content_filter: Generated<number>;
  mfa_level: Generated<number>;
  nsfw_level: Generated<number>;
  features: Generated<GuildFeature[]>;
  system_channel_id: string | null;
  system_channel_flags: Generated<number>;
  rules_channel_id: string | null;
  public_updates_channel_id: string | null;
  preferred_locale: Generated<string>;
  description: string | null;
  vanity_url_code: string | null;
  vanity_url_uses: Generated<number>;
  premium_tier: Generated<number>;
  premium_subscription_count: Generated<number>;
  created_at: Date;
}

/** The sequence number of the last event of a guild. */
export interface GuildSequencesTable {
  guild_id: string;
  value: DefaultBits;
  /** The greatest transaction number of an event of the guild. */
  transaction_id: Generated<string>;
}

export interface ChannelsTable {
  guild_id: string;
  id: string;
  type: number;
  name: string;
  position: Generated<number>;
  topic: string | null;
  nsfw: Generated<boolean>;
  last_message_id: string | null;
  bitrate: number | null;
  user_limit: number | null;
  rate_limit_per_user: Generated<number>;
  /** The category of a channel, or the channel of a thread. */
  parent_id: string | null;
  rtc_region: string | null;
  /** This column and the following ones are for threads only. The user who created the thread. */
  owner_id: string | null;
  message_count: Generated<number>;
  archived: Generated<boolean>;
  archive_timestamp: Date | null;
  auto_archive_duration: number | null;
  locked: Generated<boolean>;
  /** Whether members may invite others to a private thread. */
  invitable: boolean | null;
}

export interface OverwritesTable {
  guild_id: string;
  channel_id: string;
  /** The id of a role or a user. */
  target_id: string;
  /** 0 for a role, 1 for a member. */
  type: 0 | 1;
  allow: Bits;
  deny: Bits;
}

export interface ThreadMembersTable {
  guild_id: string;
  thread_id: string;
  user_id: string;
  joined_at: Date;
  flags: Generated<number>;
}

export interface RolesTable {
  guild_id: string;
  id: string;
  name: string;
  permissions: Bits;
  position: number;
  color: Generated<number>;
  hoist: Generated<boolean>;
  managed: Generated<boolean>;
  mentionable: Generated<boolean>;
  tags: Json<RoleTags> | null;
}

/** What versions 9 and 10 know of a role or an overwrite, and version 8 cannot express. Bit sets are decimal numbers. */
export interface NewerValue {
  /** Unknown permission bits of a role. */
  readonly permissions?: string;
  /** Further colours of a role. */
  readonly secondary_color?: number | null;
  readonly tertiary_color?: number | null;
  /** Unknown permission bits of an overwrite. */
  readonly allow?: string;
  readonly deny?: string;
}

/** What versions 9 and 10 show of an event beside its payload, as it was at the time of the event. */
export interface NewerEventValues {
  /** The values of the roles and overwrites in the payload, by `newerValueKey`. */
  readonly values: Readonly<Record<string, NewerValue>>;
  /** Set for an interaction in a channel of a guild. */
  readonly interaction?: InteractionValues;
}

/** What versions 9 and 10 show of an interaction. Permissions are decimal. */
export interface InteractionValues {
  readonly channel: Channel;
  /** The permissions of the application's bot in the channel. */
  readonly app_permissions: string;
  /** Unknown permission bits of the invoking member in the channel. */
  readonly member: string;
  /** Unknown permission bits of resolved members in the channel, by user. */
  readonly resolved_members: Readonly<Record<string, string>>;
  /** Unknown permission bits of the invoking member in resolved channels, by channel. */
  readonly resolved_channels: Readonly<Record<string, string>>;
}

/** Values of versions 9 and 10, beside those of version 8. */
export interface NewerValuesTable {
  guild_id: string;
  /** A role, or a channel. */
  object_id: string;
  /** The role or user of an overwrite; 0 for a role. */
  target_id: string;
  value: Json<NewerValue>;
}

export interface MembersTable {
  guild_id: string;
  user_id: string;
  nick: string | null;
  /** The case-folded `nick`, for searches. */
  nick_folded: string | null;
  /** The case-folded username of the user, for searches. */
  username_folded: Generated<string>;
  /** The application whose bot the user is. */
  application_id: string | null;
  joined_at: Date;
  premium_since: Date | null;
  deaf: Generated<boolean>;
  mute: Generated<boolean>;
  pending: Generated<boolean>;
  /** When the member joined or was last active. */
  last_active: Date;
  /** `online`, `idle`, `dnd` or `offline`. */
  status: Generated<string>;
  activities: DefaultJson<Activity[]>;
  client_status: DefaultJson<ClientStatus>;
}

export interface MemberRolesTable {
  guild_id: string;
  user_id: string;
  role_id: string;
}

export interface BansTable {
  guild_id: string;
  user_id: string;
  reason: string | null;
  created_at: Date;
}

export interface InvitesTable {
  guild_id: string;
  code: string;
  channel_id: string;
  inviter_id: string | null;
  target_type: number | null;
  target_user_id: string | null;
  target_application_id: string | null;
  uses: Generated<number>;
  /** 0 for unlimited. */
  max_uses: Generated<number>;
  /** Seconds; 0 for unlimited. */
  max_age: Generated<number>;
  temporary: Generated<boolean>;
  created_at: Date;
  expires_at: Date | null;
}

export interface IntegrationsTable {
  guild_id: string;
  id: string;
  name: string;
  type: string;
  enabled: Generated<boolean>;
  account_id: string;
  account_name: string;
  /** The application of a bot integration; the columns below are for all other integrations. */
  application_id: string | null;
  syncing: boolean | null;
  role_id: string | null;
  enable_emoticons: boolean | null;
  expire_behavior: number | null;
  /** Days. */
  expire_grace_period: number | null;
  user_id: string | null;
  synced_at: Date | null;
  subscriber_count: number | null;
  revoked: boolean | null;
}

export interface VoiceStatesTable {
  guild_id: string;
  user_id: string;
  channel_id: string;
  session_id: string;
  self_deaf: Generated<boolean>;
  self_mute: Generated<boolean>;
  self_stream: Generated<boolean>;
  self_video: Generated<boolean>;
  suppress: Generated<boolean>;
  request_to_speak_timestamp: Date | null;
}

export interface StageInstancesTable {
  guild_id: string;
  id: string;
  channel_id: string;
  topic: string;
  privacy_level: number;
  discoverable_disabled: Generated<boolean>;
}

export interface EmojisTable {
  guild_id: string;
  id: string;
  name: string;
  role_ids: DefaultJson<string[]>;
  user_id: string | null;
  require_colons: Generated<boolean>;
  managed: Generated<boolean>;
  animated: Generated<boolean>;
  available: Generated<boolean>;
}

/** Welcome screens. A feature of the guild determines whether the screen is shown. */
export interface WelcomeScreensTable {
  guild_id: string;
  description: string | null;
  channels: DefaultJson<WelcomeScreenChannel[]>;
}
