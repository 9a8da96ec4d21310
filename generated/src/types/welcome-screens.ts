// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { Snowflake } from "./common.js";

/** What newcomers to a guild are shown first. */
export interface WelcomeScreen {
  /** Text of the welcome screen; null without one. */
  description: string | null;
  /**
   * Channels that newcomers are pointed to.
   *
   * At most 5 items.
   */
  welcome_channels: WelcomeScreenChannel[];
}

/**
 * A channel that newcomers are pointed to.
 *
 * - A custom emoji has its id in emoji_id and its name in emoji_name. (welcome-screen-emoji-custom)
 * - A standard emoji has null in emoji_id and its unicode character in emoji_name.
 *   (welcome-screen-emoji-standard)
 * - Without an emoji both emoji_id and emoji_name are null. (welcome-screen-emoji-none)
 * - A custom emoji is shown with the name that it has at present; once the guild has removed it, both
 *   emoji_id and emoji_name are null. (welcome-screen-emoji-removed)
 */
export interface WelcomeScreenChannel {
  /** The channel. */
  channel_id: Snowflake;
  /** What is said about the channel. */
  description: string;
  /** Id of a custom emoji; null for a standard emoji or none. */
  emoji_id: Snowflake | null;
  /** Name of a custom emoji, or the character of a standard one; null for none. */
  emoji_name: string | null;
}

export interface ModifyGuildWelcomeScreenBody {
  /** Whether the welcome screen is shown. */
  enabled?: boolean;
  /**
   * All channels of the welcome screen.
   *
   * At most 5 items.
   */
  welcome_channels?: readonly WelcomeScreenChannel[];
  /** Text of the welcome screen. */
  description?: string;
}
