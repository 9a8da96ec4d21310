import {
  type Context,
  errors,
  type GetGuildWelcomeScreenRequest,
  type GetGuildWelcomeScreenResult,
  type ModifyGuildWelcomeScreenRequest,
  type ModifyGuildWelcomeScreenResult,
  type WelcomeScreensHandlers,
} from "@guildwire/api/server";
import { authorizeCall } from "../access/caller.js";
import { refuse } from "../rules/form.js";
import { withFeature } from "../rules/guild-modification.js";
import { changedWelcomeScreen, welcomeScreenIssues, withPresentEmojis } from "../rules/welcome-screens.js";
import type { Services } from "../services.js";
import { emojiNames, showWelcomeScreen } from "../views/welcome-screen-view.js";
import type { Principal } from "./principal.js";

/** Handlers of welcomeScreens. The file is yours: guildwire stubs adds to it and never takes away. */
export class WelcomeScreens implements WelcomeScreensHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
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
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownWelcomeScreen` (404,
   * code 10069), `missingAccess` (403, code 50001), `invalidFormBody` (400, code 50035).
   *
   * @guildwire getGuildWelcomeScreen dcdfcf1271f0
   */
  async getGuildWelcomeScreen(
    request: GetGuildWelcomeScreenRequest,
    context: Context<Principal>,
  ): Promise<GetGuildWelcomeScreenResult> {
    return this.#services.store.read(async (work) => {
      const { guild } = await authorizeCall(work, context, request);
      const screen = await showWelcomeScreen(work, guild.id);
      if (screen === undefined) throw errors.unknownWelcomeScreen();
      return screen;
    });
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
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `missingPermissions` (403, code 50013), `invalidFormBody` (400, code 50035).
   *
   * @guildwire modifyGuildWelcomeScreen 831dbf538464
   */
  async modifyGuildWelcomeScreen(
    request: ModifyGuildWelcomeScreenRequest,
    context: Context<Principal>,
  ): Promise<ModifyGuildWelcomeScreenResult> {
    const { path, body } = request;
    return this.#services.store.write({ guild: path.guild_id }, async (work) => {
      const { guild } = await authorizeCall(work, context, request);
      const channels = new Set((await work.channels.list(guild.id)).map(({ id }) => id));
      const emojis = await emojiNames(work, guild.id);
      refuse(welcomeScreenIssues(body, channels, emojis));
      const screen = withPresentEmojis(changedWelcomeScreen(await work.welcomeScreens.find(guild.id), body), emojis);
      await work.welcomeScreens.put(guild.id, screen);
      if (body.enabled !== undefined) {
        const features = withFeature(guild.features, "WELCOME_SCREEN_ENABLED", body.enabled);
        await work.guilds.update(guild.id, { features });
      }
      return screen;
    });
  }
}
