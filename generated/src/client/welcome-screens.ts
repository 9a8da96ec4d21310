// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import { type Client, json, rateLimit, segment, send } from "@guildwire/runtime/client";
import type { Snowflake } from "../types/common.js";
import type { ModifyGuildWelcomeScreenBody, WelcomeScreen } from "../types/welcome-screens.js";
import { type CallOptions, botOrBearerLogin } from "./security.js";

/** Arguments of getGuildWelcomeScreen. */
export interface GetGuildWelcomeScreenArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
}

/**
 * Get the welcome screen of a guild
 *
 * The guild's welcome screen.
 *
 * `GET /guilds/{guild_id}/welcome-screen` Login: bot, or bearer.
 *
 * - A guild that never set its welcome screen is answered with 404 and code 10069. (welcome-screen-get-unset)
 * - A welcome screen that was set stays readable while it is off. (welcome-screen-get-disabled)
 */
export async function getGuildWelcomeScreen(
  client: Client,
  args: GetGuildWelcomeScreenArgs,
  options?: CallOptions,
): Promise<WelcomeScreen> {
  return send(client, {
    id: "getGuildWelcomeScreen",
    method: "GET",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/welcome-screen`,
    security: botOrBearerLogin,
    limit: rateLimit("getGuildWelcomeScreen", args.guild_id),
  }, options);
}

/** Arguments of modifyGuildWelcomeScreen. */
export interface ModifyGuildWelcomeScreenArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  body: ModifyGuildWelcomeScreenBody;
}

/**
 * Change the welcome screen of a guild
 *
 * Changes the parts that are sent, leaves the others alone, and answers with the whole welcome screen.
 *
 * `PATCH /guilds/{guild_id}/welcome-screen` Login: bot, or bearer. Permissions: MANAGE_GUILD.
 *
 * - A part that is left out keeps its value. (welcome-screen-modify-absent)
 * - description is a string; null is refused, although a stored welcome screen may have none.
 *   (welcome-screen-modify-description-string)
 * - enabled true gives the guild the WELCOME_SCREEN_ENABLED feature and false takes it away; the answer has
 *   no enabled. (welcome-screen-modify-enabled)
 * - More channels than allowed are a 400 form error at welcome_channels.
 *   (welcome-screen-modify-five-channels)
 * - welcome_channels replaces all channels of the welcome screen, in the order sent.
 *   (welcome-screen-modify-channels-replaced)
 * - Each channel_id names a channel of this guild; any other id is a 400 form error at the entry.
 *   (welcome-screen-modify-channel-of-guild)
 * - With an emoji_id, emoji_name becomes the name of that custom emoji, whatever was sent.
 *   (welcome-screen-emoji-own-name)
 * - Each emoji_id names a custom emoji of this guild; any other id is a 400 form error at emoji_id.
 *   (welcome-screen-emoji-unknown)
 * - Without an emoji_id, emoji_name is null or exactly one Unicode emoji, with a variation selector where it
 *   needs one; any other text is a 400 form error at emoji_name. (welcome-screen-emoji-unicode)
 * - On a guild that never set its welcome screen the change makes one; description is null if not sent.
 *   (welcome-screen-modify-first-time)
 */
export async function modifyGuildWelcomeScreen(
  client: Client,
  args: ModifyGuildWelcomeScreenArgs,
  options?: CallOptions,
): Promise<WelcomeScreen> {
  return send(client, {
    id: "modifyGuildWelcomeScreen",
    method: "PATCH",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/welcome-screen`,
    body: json(args.body),
    security: botOrBearerLogin,
    limit: rateLimit("modifyGuildWelcomeScreen", args.guild_id),
  }, options);
}
