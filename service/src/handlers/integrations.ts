import {
  type Context,
  type DeleteGuildIntegrationRequest,
  type DeleteGuildIntegrationResult,
  type GetGuildIntegrationsRequest,
  type GetGuildIntegrationsResult,
  type IntegrationsHandlers,
  notImplemented,
} from "@guildwire/api/server";
import type { Services } from "../services.js";
import type { Principal } from "./principal.js";

/** Handlers of integrations. The file is yours: guildwire stubs adds to it and never takes away. */
export class Integrations implements IntegrationsHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * List the integrations of a guild
   *
   * All integrations of the guild, those of bots included.
   *
   * `GET /guilds/{guild_id}/integrations` Login: bot, or bearer. Permissions: MANAGE_GUILD.
   *
   * @guildwire getGuildIntegrations 5fac884e4579
   */
  async getGuildIntegrations(
    request: GetGuildIntegrationsRequest,
    context: Context<Principal>,
  ): Promise<GetGuildIntegrationsResult> {
    throw notImplemented(request, context);
  }

  /**
   * Delete an integration
   *
   * Deletes the integration, its webhooks with it, and removes its bot from the guild.
   *
   * `DELETE /guilds/{guild_id}/integrations/{integration_id}` Login: bot, or bearer. Permissions: MANAGE_GUILD.
   * Events: GUILD_INTEGRATIONS_UPDATE.
   *
   * - The webhooks of the guild that belong to the integration's application are deleted with it.
   *   (integration-delete-webhooks)
   * - The bot of the integration's application is removed from the guild. (integration-delete-bot)
   * - An id that is no integration of this guild is a 404 with code 10005. (integration-delete-unknown)
   * - Guild Integrations Update is fired once; no other event is fired for the webhooks or for the bot.
   *   (integration-delete-event)
   *
   * @guildwire deleteGuildIntegration 80e99957d34e
   */
  async deleteGuildIntegration(
    request: DeleteGuildIntegrationRequest,
    context: Context<Principal, "GUILD_INTEGRATIONS_UPDATE">,
  ): Promise<DeleteGuildIntegrationResult> {
    throw notImplemented(request, context);
  }
}
