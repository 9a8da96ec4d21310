import {
  type AddGuildMemberRequest,
  type AddGuildMemberResult,
  type AddGuildMemberRoleRequest,
  type AddGuildMemberRoleResult,
  type Context,
  errors,
  type GetGuildMemberRequest,
  type GetGuildMemberResult,
  type ListGuildMembersRequest,
  type ListGuildMembersResult,
  type MembersHandlers,
  type ModifyCurrentUserNickRequest,
  type ModifyCurrentUserNickResult,
  type ModifyGuildMemberRequest,
  type ModifyGuildMemberResult,
  type RemoveGuildMemberRequest,
  type RemoveGuildMemberResult,
  type RemoveGuildMemberRoleRequest,
  type RemoveGuildMemberRoleResult,
  type SearchGuildMembersRequest,
  type SearchGuildMembersResult,
} from "@guildwire/api/server";
import { authorizeCall, authorizeResult, callScope, guildCall } from "../access/caller.js";
import { assignRoles, requireAssignableRole } from "../members/role-assignment.js";
import { assertMayAssignRoles } from "../rules/escalation.js";
import {
  assertMayJoinWith,
  assertNotOwner,
  assertVoiceChange,
  changedNick,
  namedRoles,
  startsPending,
} from "../rules/members.js";
import type { Services } from "../services.js";
import type { Repositories } from "../store/repositories/index.js";
import type { StoredMember } from "../store/repositories/members.js";
import { assertMayAssignNewerRoles } from "../versions/store-newer-values.js";
import { memberUpdateEvent, memberView } from "../views/member-view.js";
import { userView } from "../views/user-view.js";
import type { Principal } from "./principal.js";

/** Handlers of members. This file is yours: `guildwire stubs` only adds code. */
export class Members implements MembersHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * `GET /guilds/{guild_id}/members`: List the members of a guild
   *
   * @guildwire listGuildMembers 98f387869f75
   */
  async listGuildMembers(
    request: ListGuildMembersRequest,
    context: Context<Principal>,
  ): Promise<ListGuildMembersResult> {
    const { queries } = this.#services.store;
    return authorizeResult(context, await queries.members(guildCall(context, request), request.query)).map(memberView);
  }

  /**
   * `GET /guilds/{guild_id}/members/search`: Search the members of a guild by name
   *
   * @guildwire searchGuildMembers 59209f88db54
   */
  async searchGuildMembers(
    request: SearchGuildMembersRequest,
    context: Context<Principal>,
  ): Promise<SearchGuildMembersResult> {
    const { query, limit } = request.query;
    const { queries } = this.#services.store;
    return authorizeResult(context, await queries.search(guildCall(context, request), query, limit)).map(memberView);
  }

  /**
   * `PATCH /guilds/{guild_id}/members/\@me/nick`: Change your own nickname
   *
   * @guildwire modifyCurrentUserNick 349439ad3ef4
   */
  async modifyCurrentUserNick(
    request: ModifyCurrentUserNickRequest,
    context: Context<Principal, "GUILD_MEMBER_UPDATE">,
  ): Promise<ModifyCurrentUserNickResult> {
    const { body } = request;
    return this.#services.store.write(callScope(context, request), async (work) => {
      const { guild, member } = await authorizeCall(work, context, request);
      const nick = changedNick(body.nick);
      if (nick === undefined) return { nick: member.nick };
      await work.members.update(guild.id, member.user_id, { nick });
      await work.emit(context, "GUILD_MEMBER_UPDATE", memberUpdateEvent({ ...member, nick }));
      return { nick };
    });
  }

  /**
   * `GET /guilds/{guild_id}/members/{user_id}`: Get a member
   *
   * @guildwire getGuildMember 1a86d79cbff7
   */
  async getGuildMember(request: GetGuildMemberRequest, context: Context<Principal>): Promise<GetGuildMemberResult> {
    const { queries } = this.#services.store;
    const found = await queries.member(guildCall(context, request), request.path.user_id);
    const member = authorizeResult(context, found);
    if (member === undefined) throw errors.unknownMember();
    return memberView(member);
  }

  /**
   * `PUT /guilds/{guild_id}/members/{user_id}`: Add a member
   *
   * @guildwire addGuildMember 1a956655a399
   */
  async addGuildMember(
    request: AddGuildMemberRequest,
    context: Context<Principal, "GUILD_MEMBER_ADD">,
  ): Promise<AddGuildMemberResult> {
    const { path, body } = request;
    const { principal } = context;
    const load = ({ users, accessTokens, bans }: Repositories) =>
      Promise.all([
        users.find(path.user_id),
        accessTokens.find(body.access_token),
        bans.find(path.guild_id, path.user_id),
      ]);
    return this.#services.store.write({ ...callScope(context, request), load }, async (work, [user, token, ban]) => {
      const { guild, roles, permissions } = await authorizeCall(work, context, request);
      if (user === undefined) throw errors.unknownUser();
      const { id: user_id } = user;
      const application_id = principal.kind === "bot" ? principal.applicationId : undefined;
      assertMayJoinWith(token, { user_id, application_id, now: work.now });
      const given = namedRoles(guild.id, roles, body.roles ?? []);
      assertMayAssignRoles(permissions, given);
      await assertMayAssignNewerRoles(work, guild.id, given, permissions);
      if (ban !== undefined) throw errors.userBanned();
      const ids = given.map(({ id }) => id);
      const pending = startsPending(guild.features.includes("MEMBER_VERIFICATION_GATE_ENABLED"), ids);
      const { nick = null, mute = false, deaf = false } = body;
      const added = await work.members.insert({ guild_id: guild.id, user_id, nick, mute, deaf, pending, roles: ids });
      if (added === undefined) return { status: 204 };
      const view = memberView(added);
      await work.emit(context, "GUILD_MEMBER_ADD", { ...view, guild_id: guild.id });
      return { status: 201, body: view };
    });
  }

  /**
   * `PATCH /guilds/{guild_id}/members/{user_id}`: Change a member
   *
   * @guildwire modifyGuildMember 1d7d77a5ed14
   */
  async modifyGuildMember(
    request: ModifyGuildMemberRequest,
    context: Context<Principal, "GUILD_MEMBER_UPDATE">,
  ): Promise<ModifyGuildMemberResult> {
    const { path, body } = request;
    const { mute, deaf, channel_id } = body;
    const load = ({ members, voiceStates, channels }: Repositories) =>
      Promise.all([
        members.find(path.guild_id, path.user_id),
        voiceStates.find(path.guild_id, path.user_id),
        typeof channel_id === "string" ? channels.find(path.guild_id, channel_id) : undefined,
      ]);
    return this.#services.store.write({ ...callScope(context, request), load }, async (work, loaded) => {
      const [member, voice, target] = loaded;
      const named = target === undefined ? [] : [target];
      const { guild, roles, permissions } = await authorizeCall(work, context, request, named);
      if (member === undefined) throw errors.unknownMember();
      const nick = changedNick(body.nick);
      // An empty change requires no permissions, so it must not fire an event.
      if ([nick, mute, deaf, channel_id, body.roles].every((field) => field === undefined)) return memberView(member);
      const isVoiceChange = [mute, deaf, channel_id].some((field) => field !== undefined);
      assertVoiceChange(body, isVoiceChange && voice !== undefined, target);
      const given = body.roles && namedRoles(guild.id, roles, body.roles);
      const added = given?.filter(({ id }) => !member.roles.includes(id)) ?? [];
      assertMayAssignRoles(permissions, added);
      await assertMayAssignNewerRoles(work, guild.id, added, permissions);
      await assignRoles(
        work,
        member,
        given?.map(({ id }) => id),
      );
      await work.members.update(guild.id, member.user_id, {
        ...(nick !== undefined && { nick }),
        ...(mute !== undefined && { mute }),
        ...(deaf !== undefined && { deaf }),
      });
      if (channel_id === null) await work.voiceStates.disconnect(guild.id, member.user_id);
      if (target !== undefined) await work.voiceStates.move(guild.id, member.user_id, target);
      const changed = await work.members.get(guild.id, member.user_id);
      await work.emit(context, "GUILD_MEMBER_UPDATE", memberUpdateEvent(changed));
      return memberView(changed);
    });
  }

  /**
   * `DELETE /guilds/{guild_id}/members/{user_id}`: Remove a member
   *
   * @guildwire removeGuildMember 17787a1f43ea
   */
  async removeGuildMember(
    request: RemoveGuildMemberRequest,
    context: Context<Principal, "GUILD_MEMBER_REMOVE">,
  ): Promise<RemoveGuildMemberResult> {
    const load = memberOf(request.path);
    await this.#services.store.write({ ...callScope(context, request), load }, async (work, member) => {
      const { guild } = await authorizeCall(work, context, request);
      if (member === undefined) throw errors.unknownMember();
      assertNotOwner(guild.owner_id, member.user_id);
      // Emitted before the removal, so that a removed bot receives the event.
      const user = userView({ ...member, id: member.user_id });
      await work.emit(context, "GUILD_MEMBER_REMOVE", { guild_id: guild.id, user });
      await work.members.remove(guild.id, member.user_id);
    });
  }

  /**
   * `PUT /guilds/{guild_id}/members/{user_id}/roles/{role_id}`: Give a role to a member
   *
   * @guildwire addGuildMemberRole e5ae2adf3fcd
   */
  async addGuildMemberRole(
    request: AddGuildMemberRoleRequest,
    context: Context<Principal, "GUILD_MEMBER_UPDATE">,
  ): Promise<AddGuildMemberRoleResult> {
    const load = memberOf(request.path);
    await this.#services.store.write({ ...callScope(context, request), load }, async (work, member) => {
      const { guild, roles, permissions } = await authorizeCall(work, context, request);
      if (member === undefined) throw errors.unknownMember();
      const role = requireAssignableRole(guild.id, roles, request.path.role_id);
      assertMayAssignRoles(permissions, [role]);
      await assertMayAssignNewerRoles(work, guild.id, [role], permissions);
      if (member.roles.includes(role.id)) return;
      await assignRoles(work, member, [...member.roles, role.id]);
      const changed = await work.members.get(guild.id, member.user_id);
      await work.emit(context, "GUILD_MEMBER_UPDATE", memberUpdateEvent(changed));
    });
  }

  /**
   * `DELETE /guilds/{guild_id}/members/{user_id}/roles/{role_id}`: Remove a role from a member
   *
   * @guildwire removeGuildMemberRole 921bd1d979ae
   */
  async removeGuildMemberRole(
    request: RemoveGuildMemberRoleRequest,
    context: Context<Principal, "GUILD_MEMBER_UPDATE">,
  ): Promise<RemoveGuildMemberRoleResult> {
    const load = memberOf(request.path);
    await this.#services.store.write({ ...callScope(context, request), load }, async (work, member) => {
      const { guild, roles } = await authorizeCall(work, context, request);
      if (member === undefined) throw errors.unknownMember();
      const role = requireAssignableRole(guild.id, roles, request.path.role_id);
      if (!member.roles.includes(role.id)) return;
      const others = member.roles.filter((id) => id !== role.id);
      await assignRoles(work, member, others);
      await work.emit(context, "GUILD_MEMBER_UPDATE", memberUpdateEvent({ ...member, roles: others }));
    });
  }
}

/** Loads the member of a path. */
function memberOf({ guild_id, user_id }: { readonly guild_id: string; readonly user_id: string }) {
  return ({ members }: Repositories): Promise<StoredMember | undefined> => members.find(guild_id, user_id);
}
