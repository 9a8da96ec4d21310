// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { ChannelTypeResponse, StageInstance } from "./channels.js";
import type { Snowflake, Timestamp } from "./common.js";
import type { GuildFeature, VerificationLevelResponse } from "./guilds.js";
import type { IntegrationApplication } from "./integrations.js";
import type { User } from "./users.js";
import type { WelcomeScreen } from "./welcome-screens.js";

/**
 * An invite to a guild or to a group.
 *
 * @remarks A choice: The fields of invites are not shown; these are the compatible service's of mid-2021.
 */
export interface Invite {
  /** Code of the invite, its id. */
  code: string;
  /** Guild that the invite is for. */
  guild?: PartialInviteGuild;
  /** Channel that the invite leads to. */
  channel: PartialInviteChannel;
  /** Who made the invite. */
  inviter?: User;
  /** What an invite to a voice channel leads to. */
  target_type?: InviteTargetType;
  /** Whose stream the invite leads to. */
  target_user?: User;
  /**
   * Embedded application that the invite opens.
   *
   * @remarks A choice: The fields of this partial application are not shown; the one application object
   * described is used.
   */
  target_application?: IntegrationApplication;
  /** Rough number of members who are not offline. */
  approximate_presence_count?: number;
  /** Rough number of members. */
  approximate_member_count?: number;
  /** When the invite ends; null if never. */
  expires_at?: Timestamp | null;
  /**
   * Live stage that the invite leads to.
   *
   * @remarks A choice: Its fields inside an invite are not shown; the stage instance of a guild is used.
   */
  stage_instance?: StageInstance;
}

/**
 * An invite together with its use and its bounds.
 *
 * @remarks A choice: The metadata are not shown; these are the compatible service's of mid-2021.
 */
export type InviteWithMetadata = Invite & {
  /** How often the invite was used. */
  uses: number;
  /** How often it may be used; 0 for any number. */
  max_uses: number;
  /** Seconds that it holds from its creation; 0 for ever. */
  max_age: number;
  /** Whether those who join by it are members for a time only. */
  temporary: boolean;
  /** When the invite was made. */
  created_at: Timestamp;
};

/**
 * What an invite to a voice channel leads to.
 *
 * @remarks A choice: The values are not shown; these are the compatible service's.
 */
export const InviteTargetType = {
  /** A user's stream. */
  STREAM: 1,
  /** An application inside the voice channel. */
  EMBEDDED_APPLICATION: 2,
} as const;
export type InviteTargetType = (typeof InviteTargetType)[keyof typeof InviteTargetType] | (number & {});

/**
 * The guild of an invite. Only here a guild carries its welcome screen.
 *
 * - The guild of an invite carries the welcome screen, if the guild has one. (invite-guild-welcome-screen)
 *
 * @remarks A choice: Only welcome_screen is stated of this partial guild; the others are the compatible
 * service's (T24).
 */
export interface PartialInviteGuild {
  /** Id of the guild. */
  id: Snowflake;
  /** Name of the guild. */
  name: string;
  /** Hash of the invite background; null without one. */
  splash?: string | null;
  /** Hash of the banner; null without one. */
  banner?: string | null;
  /** Description of a Community guild; null without one. */
  description?: string | null;
  /** Hash of the icon; null without one. */
  icon?: string | null;
  /** Features that the guild has. */
  features?: GuildFeature[];
  /** What a member must have done before taking part. */
  verification_level?: VerificationLevelResponse;
  /** Code of the guild's own invite address; null without one. */
  vanity_url_code?: string | null;
  /** What newcomers are shown. */
  welcome_screen?: WelcomeScreen;
}

/**
 * The channel of an invite.
 *
 * @remarks A choice: The fields of this partial channel are not shown; these are the compatible service's
 * (T24).
 */
export interface PartialInviteChannel {
  /** Id of the channel. */
  id: Snowflake;
  /** Name of the channel; null for a group without one. */
  name: string | null;
  /** Kind of channel. */
  type: ChannelTypeResponse;
}

/** The guild's own invite address. */
export interface VanityUrl {
  /** Code of the address; null while none is set. */
  code: string | null;
  /**
   * How often it was used.
   *
   * At least 0.
   */
  uses: number;
}
