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
import { authorizeCall, callScope, guildCall } from "../access/caller.js";
import { assertNotOwner } from "../rules/members.js";
import { messagesDeletedSince } from "../rules/prune.js";
import type { Services } from "../services.js";
import { mapInSlices } from "../slices.js";
import type { Repositories } from "../store/repositories/index.js";
import { userView } from "../views/user-view.js";
import type { Principal } from "./principal.js";

/** Handlers of bans. This file is yours: `guildwire stubs` only adds code. */
export class Bans implements BansHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * `GET /guilds/{guild_id}/bans`: List the bans of a guild
   *
   * @guildwire getGuildBans 6c0755b853f1
   */
  async getGuildBans(request: GetGuildBansRequest, context: Context<Principal>): Promise<GetGuildBansResult> {
    return this.#services.store.readFor(guildCall(context, request), async (work) => {
      const { guild } = await authorizeCall(work, context, request);
      return mapInSlices(await work.bans.list(guild.id), (user) => ({ reason: user.reason, user: userView(user) }));
    });
  }

  /**
   * `GET /guilds/{guild_id}/bans/{user_id}`: Get a ban
   *
   * @guildwire getGuildBan 6263172e8100
   */
  async getGuildBan(request: GetGuildBanRequest, context: Context<Principal>): Promise<GetGuildBanResult> {
    return this.#services.store.readFor(guildCall(context, request), async (work) => {
      const { guild } = await authorizeCall(work, context, request);
      const ban = await work.bans.find(guild.id, request.path.user_id);
      if (ban === undefined) throw errors.unknownBan();
      return { reason: ban.reason, user: userView(await work.users.get(ban.user_id)) };
    });
  }

  /**
   * `PUT /guilds/{guild_id}/bans/{user_id}`: Ban a user
   *
   * @guildwire createGuildBan 96524892f318
   */
  async createGuildBan(
    request: CreateGuildBanRequest,
    context: Context<Principal, "GUILD_BAN_ADD">,
  ): Promise<CreateGuildBanResult> {
    const { path, body } = request;
    const load = ({ users }: Repositories) => users.find(path.user_id);
    await this.#services.store.write({ ...callScope(context, request), load }, async (work, user) => {
      const { guild } = await authorizeCall(work, context, request);
      if (user === undefined) throw errors.unknownUser();
      assertNotOwner(guild.owner_id, user.id);
      if (!(await work.bans.insert(guild.id, user.id, body.reason ?? null))) return;
      const since = messagesDeletedSince(work.now, body.delete_message_days);
      if (since !== undefined) await work.messages.deleteOfUser(guild.id, user.id, since);
      // Emitted before the removal, so that a banned bot receives the event.
      await work.emit(context, "GUILD_BAN_ADD", { guild_id: guild.id, user: userView(user) });
      await work.members.remove(guild.id, user.id);
    });
  }

  /**
   * `DELETE /guilds/{guild_id}/bans/{user_id}`: Remove a ban
   *
   * @guildwire removeGuildBan c5eb9c1bed00
   */
  async removeGuildBan(
    request: RemoveGuildBanRequest,
    context: Context<Principal, "GUILD_BAN_REMOVE">,
  ): Promise<RemoveGuildBanResult> {
    const { user_id } = request.path;
    const load = ({ users }: Repositories) => users.find(user_id);
    await this.#services.store.write({ ...callScope(context, request), load }, async (work, user) => {
      const { guild } = await authorizeCall(work, context, request);
      if (!(await work.bans.remove(guild.id, user_id)) || user === undefined) throw errors.unknownBan();
      await work.emit(context, "GUILD_BAN_REMOVE", { guild_id: guild.id, user: userView(user) });
    });
  }
}
