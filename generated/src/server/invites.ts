// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { Awaitable } from "@guildwire/runtime/server";
import type { InviteWithMetadata, VanityUrl } from "../types/invites.js";
import type { GetGuildInvitesPath, GetGuildVanityUrlPath } from "../validators/parameters/invites.js";
import type { Context } from "./context.js";

/** What getGuildInvites is called with. */
export interface GetGuildInvitesRequest {
  readonly path: GetGuildInvitesPath;
}

/** What getGuildInvites answers. 200: The invites. */
export type GetGuildInvitesResult = InviteWithMetadata[];

/** What getGuildVanityUrl is called with. */
export interface GetGuildVanityUrlRequest {
  readonly path: GetGuildVanityUrlPath;
}

/** What getGuildVanityUrl answers. 200: The vanity address. */
export type GetGuildVanityUrlResult = VanityUrl;

/** Handlers of invites. The invites of a guild and its vanity address. */
export interface InvitesHandlers<Principal = unknown> {
  /**
   * List the invites of a guild
   *
   * All invites of the guild, with how often each was used and how long it holds.
   *
   * `GET /guilds/{guild_id}/invites` Login: bot, or bearer. Permissions: MANAGE_GUILD.
   *
   * - Each invite of the list carries its metadata. (invite-list-metadata)
   * - A guild without invites is answered with an empty array. (invite-list-empty)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `missingPermissions` (403, code 50013), `invalidFormBody` (400, code 50035).
   */
  getGuildInvites(
    request: GetGuildInvitesRequest,
    context: Context<Principal>,
  ): Awaitable<GetGuildInvitesResult>;
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
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `missingPermissions` (403, code 50013), `invalidFormBody` (400, code 50035).
   */
  getGuildVanityUrl(
    request: GetGuildVanityUrlRequest,
    context: Context<Principal>,
  ): Awaitable<GetGuildVanityUrlResult>;
}
