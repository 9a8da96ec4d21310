// Written by guildwire from Control interface of the guildwire service 0.1.0. Do not edit: change the
// specification.

import type { Snowflake } from "./common.js";

/** The part of a guild that is set here. */
export interface GuildState {
  /** Id of the guild. */
  id: Snowflake;
  /** Name of the guild. */
  name: string;
  /** Owner of the guild. */
  owner_id: Snowflake;
  /** Features of the guild. */
  features: string[];
  /** Whether new members go through Membership Screening. */
  screening: boolean;
  /** Code of the guild's own invite address; null for none. */
  vanity_url_code: string | null;
  /** Level that boosts have brought the guild to. */
  premium_tier: number;
  /** How many boosts the guild has. */
  premium_subscription_count: number;
}

/** A custom emoji, as the interface shows it. */
export interface Emoji {
  /** Id of the emoji. */
  id: Snowflake;
  /** Name of the emoji. */
  name: string;
  [key: string]: unknown;
}

/** An integration. The interface lists all of it. */
export interface Integration {
  /** Id of the integration. */
  id: Snowflake;
  /** Name of the integration. */
  name: string;
  /** What it connects to. */
  type: string;
  /** Role of a bot, or role that subscribers get; null without one. */
  role_id: Snowflake | null;
}

export interface ModifyGuildStateBody {
  /**
   * All features of the guild, whether the interface knows them or not.
   *
   * At most 100 items. No item twice.
   */
  features?: readonly string[];
  /** Whether new members go through Membership Screening. */
  screening?: boolean;
  /**
   * Code of the guild's own invite address; null for none.
   *
   * Matches `^[A-Za-z0-9-]{2,32}$`.
   */
  vanity_url_code?: string | null;
  /**
   * Level that boosts have brought the guild to.
   *
   * 0 to 3.
   */
  premium_tier?: number;
}

export interface AddEmojiBody {
  /**
   * Name of the emoji.
   *
   * Matches `^[A-Za-z0-9_]{2,32}$`.
   */
  name: string;
  /** Who made it. */
  user_id: Snowflake;
  /**
   * Roles that may use it; everybody if empty.
   *
   * At most 250 items. No item twice.
   *
   * @default []
   */
  roles?: readonly Snowflake[];
  /**
   * Whether it moves.
   *
   * @default false
   */
  animated?: boolean;
}

export interface ConnectAccountBody {
  /** The site. */
  type: "twitch" | "youtube";
  /**
   * Name of the account.
   *
   * 1 to 100 characters.
   */
  name: string;
  /**
   * The account, as the site names it.
   *
   * 1 to 100 characters.
   */
  account_id: string;
  /** Member who connected it. */
  user_id: Snowflake;
  /** Role that subscribers get. */
  role_id?: Snowflake;
  /**
   * What happens to lapsed subscribers; 0 takes the role away, 1 removes the member.
   *
   * 0 to 1.
   *
   * @default 0
   */
  expire_behavior?: number;
  /**
   * Days before that.
   *
   * 0 to 30.
   *
   * @default 1
   */
  expire_grace_period?: number;
}

export interface InstallApplicationBody {
  /**
   * Permissions of the bot's role, as a bit set in a decimal number; without any, no role is made.
   *
   * Matches `^[0-9]{1,20}$`.
   *
   * @default "0"
   */
  permissions?: string;
}
