import {
  type BansHandlers,
  type Context,
  type CreateGuildBanRequest,
  type CreateGuildBanResult,
  type GetGuildBanRequest,
  type GetGuildBanResult,
  type GetGuildBansRequest,
  type GetGuildBansResult,
  notImplemented,
  type RemoveGuildBanRequest,
  type RemoveGuildBanResult,
} from "@guildwire/api/server";
import type { Services } from "../services.js";
import type { Principal } from "./principal.js";

/** Handlers of bans. The file is yours: guildwire stubs adds to it and never takes away. */
export class Bans implements BansHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * List the bans of a guild
   *
   * Returns all bans of the guild.
   *
   * `GET /guilds/{guild_id}/bans` Login: bot, or bearer. Permissions: BAN_MEMBERS.
   *
   * - Bans come in ascending order of the users' ids, compared as numbers. (ban-list-order)
   *
   * @remarks A choice: Page parameters are not shown, so there are none.
   *
   * @guildwire getGuildBans 3fd31bb309cd
   */
  async getGuildBans(request: GetGuildBansRequest, context: Context<Principal>): Promise<GetGuildBansResult> {
    throw notImplemented(request, context);
  }

  /**
   * Get a ban
   *
   * Returns the ban of one user.
   *
   * `GET /guilds/{guild_id}/bans/{user_id}` Login: bot, or bearer. Permissions: BAN_MEMBERS.
   *
   * - A user who is not banned is answered 404. (ban-unknown)
   * - The 404 for a user who is not banned has code 10026. (ban-unknown-code)
   *
   * @guildwire getGuildBan 5f880ee7103a
   */
  async getGuildBan(request: GetGuildBanRequest, context: Context<Principal>): Promise<GetGuildBanResult> {
    throw notImplemented(request, context);
  }

  /**
   * Ban a user
   *
   * Keeps a user out of the guild from now on, and can delete what the user wrote in the last days.
   *
   * `PUT /guilds/{guild_id}/bans/{user_id}` Login: bot, or bearer. Permissions: BAN_MEMBERS. Events:
   * GUILD_BAN_ADD.
   *
   * - A member who is banned is removed from the guild. (ban-create-removes-member)
   * - Only GUILD_BAN_ADD is fired, no GUILD_MEMBER_REMOVE, also when a member was removed.
   *   (ban-create-one-event)
   * - A user who is not a member can be banned too. (ban-create-stranger)
   * - A user who does not exist is answered 404 with code 10013. (ban-create-unknown-user)
   * - Banning a banned user is answered 204; the ban stays as it is, and no event is fired.
   *   (ban-create-repeated)
   * - The owner of the guild cannot be banned; the answer is 403 with code 50013. (ban-create-owner)
   * - Messages that the user sent in the guild during the last delete_message_days days are deleted.
   *   (ban-create-delete-messages)
   * - The body may be absent; then no messages are deleted, and the ban has no reason.
   *   (ban-create-body-optional)
   * - The reason of the request is the reason that the ban is returned with, null without one.
   *   (ban-create-reason)
   *
   * @guildwire createGuildBan 6b192b4b2109
   */
  async createGuildBan(
    request: CreateGuildBanRequest,
    context: Context<Principal, "GUILD_BAN_ADD">,
  ): Promise<CreateGuildBanResult> {
    throw notImplemented(request, context);
  }

  /**
   * Lift a ban
   *
   * Lifts the ban of a user, who may join again.
   *
   * `DELETE /guilds/{guild_id}/bans/{user_id}` Login: bot, or bearer. Permissions: BAN_MEMBERS. Events:
   * GUILD_BAN_REMOVE.
   *
   * - Lifting a ban that does not exist is answered 404 with code 10026, and no event is fired.
   *   (ban-remove-unknown)
   * - Lifting a ban does not make the user a member again. (ban-remove-no-return)
   *
   * @guildwire removeGuildBan 287bcc602699
   */
  async removeGuildBan(
    request: RemoveGuildBanRequest,
    context: Context<Principal, "GUILD_BAN_REMOVE">,
  ): Promise<RemoveGuildBanResult> {
    throw notImplemented(request, context);
  }
}
