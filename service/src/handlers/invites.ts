import {
  type Context,
  type GetGuildInvitesRequest,
  type GetGuildInvitesResult,
  type GetGuildVanityUrlRequest,
  type GetGuildVanityUrlResult,
  type InvitesHandlers,
  notImplemented,
} from "@guildwire/api/server";
import type { Services } from "../services.js";
import type { Principal } from "./principal.js";

/** Handlers of invites. The file is yours: guildwire stubs adds to it and never takes away. */
export class Invites implements InvitesHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
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
   *
   * @guildwire getGuildInvites 5640553617c5
   */
  async getGuildInvites(request: GetGuildInvitesRequest, context: Context<Principal>): Promise<GetGuildInvitesResult> {
    throw notImplemented(request, context);
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
   *
   * @guildwire getGuildVanityUrl 1418c9d4c9b3
   */
  async getGuildVanityUrl(
    request: GetGuildVanityUrlRequest,
    context: Context<Principal>,
  ): Promise<GetGuildVanityUrlResult> {
    throw notImplemented(request, context);
  }
}
