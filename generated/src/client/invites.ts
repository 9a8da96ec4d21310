// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import { type Client, rateLimit, segment, send } from "@guildwire/runtime/client";
import type { Snowflake } from "../types/common.js";
import type { InviteWithMetadata, VanityUrl } from "../types/invites.js";
import { type CallOptions, botOrBearerLogin } from "./security.js";

/** Arguments of getGuildInvites. */
export interface GetGuildInvitesArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
}

/**
 * List the invites of a guild
 *
 * All invites of the guild, with how often each was used and how long it holds.
 *
 * `GET /guilds/{guild_id}/invites` Login: bot, or bearer. Permissions: MANAGE_GUILD.
 *
 * - Each invite of the list carries its metadata. (invite-list-metadata)
 * - A guild without invites is answered with an empty array. (invite-list-empty)
 */
export async function getGuildInvites(
  client: Client,
  args: GetGuildInvitesArgs,
  options?: CallOptions,
): Promise<InviteWithMetadata[]> {
  return send(client, {
    id: "getGuildInvites",
    method: "GET",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/invites`,
    security: botOrBearerLogin,
    limit: rateLimit("getGuildInvites", args.guild_id),
  }, options);
}

/** Arguments of getGuildVanityUrl. */
export interface GetGuildVanityUrlArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
}

/**
 * Get the vanity address of a guild
 *
 * Code and number of uses of the guild's own invite address, for guilds with the VANITY_URL feature.
 *
 * `GET /guilds/{guild_id}/vanity-url` Login: bot, or bearer. Permissions: MANAGE_GUILD.
 *
 * - code is null while the guild has the feature but has set no address; the key is never left out.
 *   (invite-vanity-null)
 * - A guild without the VANITY_URL feature is answered with 403 and code 50001. (invite-vanity-feature)
 */
export async function getGuildVanityUrl(
  client: Client,
  args: GetGuildVanityUrlArgs,
  options?: CallOptions,
): Promise<VanityUrl> {
  return send(client, {
    id: "getGuildVanityUrl",
    method: "GET",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/vanity-url`,
    security: botOrBearerLogin,
    limit: rateLimit("getGuildVanityUrl", args.guild_id),
  }, options);
}
