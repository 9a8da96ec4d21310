// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import { type Client, nothing, rateLimit, segment, send } from "@guildwire/runtime/client";
import type { Snowflake } from "../types/common.js";
import type { Integration } from "../types/integrations.js";
import { type CallOptions, botOrBearerLogin } from "./security.js";

/** Arguments of getGuildIntegrations. */
export interface GetGuildIntegrationsArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
}

/**
 * List the integrations of a guild
 *
 * All integrations of the guild, those of bots included.
 *
 * `GET /guilds/{guild_id}/integrations` Login: bot, or bearer. Permissions: MANAGE_GUILD.
 */
export async function getGuildIntegrations(
  client: Client,
  args: GetGuildIntegrationsArgs,
  options?: CallOptions,
): Promise<Integration[]> {
  return send(client, {
    id: "getGuildIntegrations",
    method: "GET",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/integrations`,
    security: botOrBearerLogin,
    limit: rateLimit("getGuildIntegrations", args.guild_id),
  }, options);
}

/** Arguments of deleteGuildIntegration. */
export interface DeleteGuildIntegrationArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the integration. */
  integration_id: Snowflake;
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
 */
export async function deleteGuildIntegration(
  client: Client,
  args: DeleteGuildIntegrationArgs,
  options?: CallOptions,
): Promise<void> {
  return send(client, {
    id: "deleteGuildIntegration",
    method: "DELETE",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/integrations` +
      `/${segment(args.integration_id, "integration_id")}`,
    read: nothing,
    security: botOrBearerLogin,
    limit: rateLimit("deleteGuildIntegration", args.guild_id),
  }, options);
}
