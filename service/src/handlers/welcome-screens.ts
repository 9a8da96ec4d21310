import {
  type Context,
  errors,
  type GetGuildWelcomeScreenRequest,
  type GetGuildWelcomeScreenResult,
  type ModifyGuildWelcomeScreenRequest,
  type ModifyGuildWelcomeScreenResult,
  type WelcomeScreensHandlers,
} from "@guildwire/api/server";
import { authorizeCall, callScope, guildCall } from "../access/caller.js";
import { refuse } from "../rules/form.js";
import { withFeature } from "../rules/guild-modification.js";
import { changedWelcomeScreen, welcomeScreenIssues, withPresentEmojis } from "../rules/welcome-screens.js";
import type { Services } from "../services.js";
import type { Repositories } from "../store/repositories/index.js";
import { emojiNames, showWelcomeScreen } from "../views/welcome-screen-view.js";
import type { Principal } from "./principal.js";

/** Handlers of welcomeScreens. This file is yours: `guildwire stubs` only adds code. */
export class WelcomeScreens implements WelcomeScreensHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * `GET /guilds/{guild_id}/welcome-screen`: Get the welcome screen of a guild
   *
   * @guildwire getGuildWelcomeScreen 8afafae293ad
   */
  async getGuildWelcomeScreen(
    request: GetGuildWelcomeScreenRequest,
    context: Context<Principal>,
  ): Promise<GetGuildWelcomeScreenResult> {
    return this.#services.store.readFor(guildCall(context, request), async (work) => {
      const { guild } = await authorizeCall(work, context, request);
      const screen = await showWelcomeScreen(work, guild.id);
      if (screen === undefined) throw errors.unknownWelcomeScreen();
      return screen;
    });
  }

  /**
   * `PATCH /guilds/{guild_id}/welcome-screen`: Change the welcome screen of a guild
   *
   * @guildwire modifyGuildWelcomeScreen 645fcce56d14
   */
  async modifyGuildWelcomeScreen(
    request: ModifyGuildWelcomeScreenRequest,
    context: Context<Principal>,
  ): Promise<ModifyGuildWelcomeScreenResult> {
    const { body } = request;
    const { guild_id } = request.path;
    const load = (rows: Repositories) =>
      Promise.all([rows.channels.list(guild_id), emojiNames(rows, guild_id), rows.welcomeScreens.find(guild_id)]);
    return this.#services.store.write({ ...callScope(context, request), load }, async (work, loaded) => {
      const [channels, emojis, present] = loaded;
      const ids = new Set(body.welcome_channels?.map(({ channel_id }) => channel_id));
      const named = channels.filter(({ id }) => ids.has(id));
      const { guild } = await authorizeCall(work, context, request, named);
      refuse(welcomeScreenIssues(body, new Set(channels.map(({ id }) => id)), emojis));
      const screen = withPresentEmojis(changedWelcomeScreen(present, body), emojis);
      await work.welcomeScreens.put(guild.id, screen);
      if (body.enabled !== undefined) {
        const features = withFeature(guild.features, "WELCOME_SCREEN_ENABLED", body.enabled);
        await work.guilds.update(guild.id, { features });
      }
      return screen;
    });
  }
}
