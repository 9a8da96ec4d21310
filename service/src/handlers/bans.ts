import {
  type BansHandlers,
  type Context,
  type CreateGuildBanRequest,
  type CreateGuildBanResult,
  errors,
  type GetGuildBanRequest,
  type GetGuildBanResult,
  type GetGuildBansRequest,
  type GetGuildBansResult,
  type RemoveGuildBanRequest,
  type RemoveGuildBanResult,
} from "@guildwire/api/server";
import { authorizeCall } from "../access/caller.js";
import { assertNotOwner } from "../rules/members.js";
import { messagesDeletedSince } from "../rules/prune.js";
import type { Services } from "../services.js";
import { userView } from "../views/user-view.js";
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
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `missingPermissions` (403, code 50013), `invalidFormBody` (400, code 50035).
   *
   * @remarks A choice: Page parameters are not shown, so there are none.
   *
   * @guildwire getGuildBans 6fb58fccecc1
   */
  async getGuildBans(request: GetGuildBansRequest, context: Context<Principal>): Promise<GetGuildBansResult> {
    return this.#services.store.read(async (work) => {
      const { guild } = await authorizeCall(work, context, request);
      return (await work.bans.list(guild.id)).map(({ reason, user }) => ({ reason, user: userView(user) }));
    });
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
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownBan` (404, code 10026),
   * `missingAccess` (403, code 50001), `missingPermissions` (403, code 50013), `invalidFormBody` (400, code
   * 50035).
   *
   * @guildwire getGuildBan e6f9965b882a
   */
  async getGuildBan(request: GetGuildBanRequest, context: Context<Principal>): Promise<GetGuildBanResult> {
    return this.#services.store.read(async (work) => {
      const { guild } = await authorizeCall(work, context, request);
      const ban = await work.bans.find(guild.id, request.path.user_id);
      if (ban === undefined) throw errors.unknownBan();
      return { reason: ban.reason, user: userView(await work.users.get(ban.user_id)) };
    });
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
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownUser` (404, code
   * 10013), `missingAccess` (403, code 50001), `missingPermissions` (403, code 50013), `invalidFormBody` (400,
   * code 50035).
   *
   * @guildwire createGuildBan 3bb50088ebcf
   */
  async createGuildBan(
    request: CreateGuildBanRequest,
    context: Context<Principal, "GUILD_BAN_ADD">,
  ): Promise<CreateGuildBanResult> {
    const { path, body } = request;
    await this.#services.store.write({ guild: path.guild_id }, async (work) => {
      const { guild } = await authorizeCall(work, context, request);
      const user = await work.users.get(path.user_id);
      assertNotOwner(guild.owner_id, user.id);
      if (!(await work.bans.insert(guild.id, user.id, body.reason ?? null))) return;
      const since = messagesDeletedSince(work.now, body.delete_message_days);
      if (since !== undefined) await work.messages.deleteOfUser(guild.id, user.id, since);
      // Before the member goes: a bot that is banned is told so.
      await work.emit(context, "GUILD_BAN_ADD", { guild_id: guild.id, user: userView(user) });
      await work.members.remove(guild.id, user.id);
    });
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
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownBan` (404, code 10026),
   * `missingAccess` (403, code 50001), `missingPermissions` (403, code 50013), `invalidFormBody` (400, code
   * 50035).
   *
   * @guildwire removeGuildBan 56f2350d7ee2
   */
  async removeGuildBan(
    request: RemoveGuildBanRequest,
    context: Context<Principal, "GUILD_BAN_REMOVE">,
  ): Promise<RemoveGuildBanResult> {
    const { guild_id, user_id } = request.path;
    await this.#services.store.write({ guild: guild_id }, async (work) => {
      const { guild } = await authorizeCall(work, context, request);
      if (!(await work.bans.remove(guild.id, user_id))) throw errors.unknownBan();
      const user = userView(await work.users.get(user_id));
      await work.emit(context, "GUILD_BAN_REMOVE", { guild_id: guild.id, user });
    });
  }
}
