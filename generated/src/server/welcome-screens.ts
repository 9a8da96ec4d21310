// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { Awaitable } from "@guildwire/runtime/server";
import type { ModifyGuildWelcomeScreenBody, WelcomeScreen } from "../types/welcome-screens.js";
import type {
  GetGuildWelcomeScreenPath,
  ModifyGuildWelcomeScreenPath,
} from "../validators/parameters/welcome-screens.js";
import type { Context } from "./context.js";

/** What getGuildWelcomeScreen is called with. */
export interface GetGuildWelcomeScreenRequest {
  readonly path: GetGuildWelcomeScreenPath;
}

/** What getGuildWelcomeScreen answers. 200: The welcome screen. */
export type GetGuildWelcomeScreenResult = WelcomeScreen;

/** What modifyGuildWelcomeScreen is called with. */
export interface ModifyGuildWelcomeScreenRequest {
  readonly path: ModifyGuildWelcomeScreenPath;
  readonly body: ModifyGuildWelcomeScreenBody;
}

/** What modifyGuildWelcomeScreen answers. 200: The welcome screen after the change. */
export type ModifyGuildWelcomeScreenResult = WelcomeScreen;

/** Handlers of welcomeScreens. What a newcomer to a Community guild is shown. */
export interface WelcomeScreensHandlers<Principal = unknown> {
  /**
   * Get the welcome screen of a guild
   *
   * The guild's welcome screen.
   *
   * `GET /guilds/{guild_id}/welcome-screen` Login: bot, or bearer.
   *
   * - A guild that never set its welcome screen is answered with 404 and code 10069.
   *   (welcome-screen-get-unset)
   * - A welcome screen that was set stays readable while it is off. (welcome-screen-get-disabled)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownWelcomeScreen` (404,
   * code 10069), `missingAccess` (403, code 50001), `invalidFormBody` (400, code 50035).
   */
  getGuildWelcomeScreen(
    request: GetGuildWelcomeScreenRequest,
    context: Context<Principal>,
  ): Awaitable<GetGuildWelcomeScreenResult>;
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
   * - Without an emoji_id, emoji_name is null or exactly one Unicode emoji, with a variation selector where
   *   it needs one; any other text is a 400 form error at emoji_name. (welcome-screen-emoji-unicode)
   * - On a guild that never set its welcome screen the change makes one; description is null if not sent.
   *   (welcome-screen-modify-first-time)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `missingPermissions` (403, code 50013), `invalidFormBody` (400, code 50035).
   */
  modifyGuildWelcomeScreen(
    request: ModifyGuildWelcomeScreenRequest,
    context: Context<Principal>,
  ): Awaitable<ModifyGuildWelcomeScreenResult>;
}
