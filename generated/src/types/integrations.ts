// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { Snowflake, Timestamp } from "./common.js";
import type { User } from "./users.js";

/**
 * A connection of a guild to an account of another site, or to a bot.
 *
 * - The integration of a bot leaves out nine fields: syncing, role_id, enable_emoticons, expire_behavior,
 *   expire_grace_period, user, synced_at, subscriber_count and revoked. (integration-bot-fields)
 */
export interface Integration {
  /** Id of the integration. */
  id: Snowflake;
  /** Name of the integration. */
  name: string;
  /** What it connects to. */
  type: IntegrationType;
  /** Whether it is on. */
  enabled: boolean;
  /** Whether it is syncing at present. Not for bots. */
  syncing?: boolean;
  /** Role that subscribers get. Not for bots. */
  role_id?: Snowflake;
  /** Whether emoticons are synced; at present on twitch only. Not for bots. */
  enable_emoticons?: boolean;
  /** What happens to those whose subscription has ended. Not for bots. */
  expire_behavior?: IntegrationExpireBehavior;
  /** Days before that happens. Not for bots. */
  expire_grace_period?: number;
  /** Who connected it. Not for bots. */
  user?: User;
  /** The account on the other side. */
  account: IntegrationAccount;
  /** When it was last synced. Not for bots. */
  synced_at?: Timestamp;
  /** Number of subscribers. Not for bots. */
  subscriber_count?: number;
  /** Whether it has been revoked. Not for bots. */
  revoked?: boolean;
  /** Application of a bot integration. */
  application?: IntegrationApplication;
}

/** An account on the other side of an integration. */
export interface IntegrationAccount {
  /** Id of the account, in whatever form the other side uses. */
  id: string;
  /** Name of the account. */
  name: string;
}

/** The application of a bot integration. */
export interface IntegrationApplication {
  /** Id of the application. */
  id: Snowflake;
  /** Name of the application. */
  name: string;
  /** Hash of the icon; null without one. */
  icon: string | null;
  /** What the application does. */
  description: string;
  /** The same in short. */
  summary: string;
  /** Bot user of the application. */
  bot?: User;
}

/** What an integration connects to. */
export const IntegrationType = {
  /** A twitch channel. */
  TWITCH: "twitch",
  /** A youtube channel. */
  YOUTUBE: "youtube",
  /** A bot of the service itself. */
  DISCORD: "discord",
} as const;
export type IntegrationType = (typeof IntegrationType)[keyof typeof IntegrationType] | (string & {});

/** What happens to a member whose subscription has ended. */
export const IntegrationExpireBehavior = {
  /** The member loses the role for subscribers. */
  REMOVE_ROLE: 0,
  /** The member is removed from the guild. */
  KICK: 1,
} as const;
export type IntegrationExpireBehavior =
  | (typeof IntegrationExpireBehavior)[keyof typeof IntegrationExpireBehavior]
  | (number & {});
