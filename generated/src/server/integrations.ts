// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { Awaitable } from "@guildwire/runtime/server";
import type { Integration } from "../types/integrations.js";
import type {
  DeleteGuildIntegrationPath,
  GetGuildIntegrationsPath,
} from "../validators/parameters/integrations.js";
import type { Context } from "./context.js";

/** What getGuildIntegrations is called with. */
export interface GetGuildIntegrationsRequest {
  readonly path: GetGuildIntegrationsPath;
}

/** What getGuildIntegrations answers. 200: The integrations. */
export type GetGuildIntegrationsResult = Integration[];

/** What deleteGuildIntegration is called with. */
export interface DeleteGuildIntegrationRequest {
  readonly path: DeleteGuildIntegrationPath;
}

/** What deleteGuildIntegration answers. 204: The integration is gone. */
export type DeleteGuildIntegrationResult = void;

/** Handlers of integrations. Connections of a guild to outside accounts and to applications. */
export interface IntegrationsHandlers<Principal = unknown> {
  /**
   * List the integrations of a guild
   *
   * All integrations of the guild, those of bots included.
   *
   * `GET /guilds/{guild_id}/integrations` Login: bot, or bearer. Permissions: MANAGE_GUILD.
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `missingPermissions` (403, code 50013), `invalidFormBody` (400, code 50035).
   */
  getGuildIntegrations(
    request: GetGuildIntegrationsRequest,
    context: Context<Principal>,
  ): Awaitable<GetGuildIntegrationsResult>;
  /**
   * Delete an integration
   *
   * Deletes the integration, its webhooks with it, and removes its bot from the guild.
   *
   * `DELETE /guilds/{guild_id}/integrations/{integration_id}` Login: bot, or bearer. Permissions:
   * MANAGE_GUILD. Events: GUILD_INTEGRATIONS_UPDATE.
   *
   * - The webhooks of the guild that belong to the integration's application are deleted with it.
   *   (integration-delete-webhooks)
   * - The bot of the integration's application is removed from the guild. (integration-delete-bot)
   * - An id that is no integration of this guild is a 404 with code 10005. (integration-delete-unknown)
   * - Guild Integrations Update is fired once; no other event is fired for the webhooks or for the bot.
   *   (integration-delete-event)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownIntegration` (404,
   * code 10005), `missingAccess` (403, code 50001), `missingPermissions` (403, code 50013), `invalidFormBody`
   * (400, code 50035).
   */
  deleteGuildIntegration(
    request: DeleteGuildIntegrationRequest,
    context: Context<Principal, "GUILD_INTEGRATIONS_UPDATE">,
  ): Awaitable<DeleteGuildIntegrationResult>;
}
