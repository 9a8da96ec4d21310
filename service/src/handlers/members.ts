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
import { authorizeCall } from "../access/caller.js";
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
import { memberUpdateEvent, memberView } from "../views/member-view.js";
import { userView } from "../views/user-view.js";
import type { Principal } from "./principal.js";

/** Handlers of members. The file is yours: guildwire stubs adds to it and never takes away. */
export class Members implements MembersHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * List the members of a guild
   *
   * Returns members page by page, in the order of their user ids. The user id of a page's last member is the
   * cursor for the next page.
   *
   * `GET /guilds/{guild_id}/members` Login: bot, or bearer.
   *
   * - Members come in ascending order of their user ids, compared as numbers. (member-list-order)
   * - Only members whose user id is greater than after are returned; without it the list starts at 0.
   *   (member-list-after)
   * - At most limit members are returned, one without it. (member-list-limit)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `invalidFormBody` (400, code 50035).
   *
   * @guildwire listGuildMembers e79ef8da3bd5
   */
  async listGuildMembers(
    request: ListGuildMembersRequest,
    context: Context<Principal>,
  ): Promise<ListGuildMembersResult> {
    return this.#services.store.read(async (work) => {
      const { guild } = await authorizeCall(work, context, request);
      return (await work.members.list(guild.id, request.query)).map(memberView);
    });
  }

  /**
   * Search the members of a guild by name
   *
   * Returns members whose username or nickname starts with the text given.
   *
   * `GET /guilds/{guild_id}/members/search` Login: bot, or bearer.
   *
   * - A member is found when the username, or the nickname, starts with query. (member-search-prefix)
   * - Upper and lower case are not told apart in the search. (member-search-case)
   * - At most limit members are returned, one without it. (member-search-limit)
   * - Members who are found come in ascending order of their user ids, compared as numbers.
   *   (member-search-order)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `invalidFormBody` (400, code 50035).
   *
   * @guildwire searchGuildMembers 50be3001f95d
   */
  async searchGuildMembers(
    request: SearchGuildMembersRequest,
    context: Context<Principal>,
  ): Promise<SearchGuildMembersResult> {
    const { query, limit } = request.query;
    return this.#services.store.read(async (work) => {
      const { guild } = await authorizeCall(work, context, request);
      return (await work.members.search(guild.id, query, limit)).map(memberView);
    });
  }

  /**
   * Change one's own nickname
   *
   * Sets or removes the nickname of the caller in the guild.
   *
   * `PATCH /guilds/{guild_id}/members/\@me/nick` Login: bot, or bearer. Permissions: CHANGE_NICKNAME. Events:
   * GUILD_MEMBER_UPDATE.
   *
   * - A nick of null or "" removes the nickname of the caller. (member-own-nick-null)
   * - A body without nick changes nothing, fires no event, and is answered with the present nickname.
   *   (member-own-nick-absent)
   * - The answer is 200 with an object whose one key is nick. (member-own-nick-response)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `missingPermissions` (403, code 50013), `invalidFormBody` (400, code 50035).
   *
   * @guildwire modifyCurrentUserNick 6d99f87b3907
   */
  async modifyCurrentUserNick(
    request: ModifyCurrentUserNickRequest,
    context: Context<Principal, "GUILD_MEMBER_UPDATE">,
  ): Promise<ModifyCurrentUserNickResult> {
    const { path, body } = request;
    return this.#services.store.write({ guild: path.guild_id }, async (work) => {
      const { guild, member } = await authorizeCall(work, context, request);
      const nick = changedNick(body.nick);
      if (nick === undefined) return { nick: member.nick };
      await work.members.update(guild.id, member.user_id, { nick });
      await work.emit(context, "GUILD_MEMBER_UPDATE", memberUpdateEvent({ ...member, nick }));
      return { nick };
    });
  }

  /**
   * Get a member
   *
   * Returns one member of the guild.
   *
   * `GET /guilds/{guild_id}/members/{user_id}` Login: bot, or bearer.
   *
   * - A user who is not a member of the guild is answered 404 with code 10007, here and wherever a path names a
   *   member. (member-unknown)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownMember` (404, code
   * 10007), `missingAccess` (403, code 50001), `invalidFormBody` (400, code 50035).
   *
   * @guildwire getGuildMember f0cf90a5c35e
   */
  async getGuildMember(request: GetGuildMemberRequest, context: Context<Principal>): Promise<GetGuildMemberResult> {
    return this.#services.store.read(async (work) => {
      const { guild } = await authorizeCall(work, context, request);
      return memberView(await work.members.get(guild.id, request.path.user_id));
    });
  }

  /**
   * Add a member
   *
   * Makes a user a member of the guild, with the access token that the user has granted to the bot's
   * application.
   *
   * `PUT /guilds/{guild_id}/members/{user_id}` Login: bot, or bearer. Events: GUILD_MEMBER_ADD (when a member
   * was added).
   *
   * - When the user was added, the answer is 201 with the member. (member-add-created)
   * - When the user is a member already, the answer is 204, nothing is changed, and no event is fired.
   *   (member-add-already)
   * - Beside the caller's own login the operation takes the user's access token, granted with the scope
   *   guilds.join to the application of the calling bot. (member-add-token-scope)
   * - A token that is unknown, expired, without that scope, or of another user than the path's is answered 403
   *   with code 50025. (member-add-token-refused)
   * - In a guild with Membership Screening the new member starts with pending true. (member-add-pending)
   * - A pending member is restricted from actions in the guild until the screening is passed or bypassed.
   *   (member-add-pending-restricted)
   * - A member who is added together with roles does not start pending, as a role bypasses the screening.
   *   (member-add-roles-bypass)
   * - Each of nick, roles, mute and deaf needs its permission, and only when it is present; the access token
   *   needs none. (member-add-field-permissions)
   * - A banned user is not added; the answer is 403 with code 40007. (member-add-banned)
   * - A role that is not one of the guild, or is \@everyone, is a 400 with code 50028, and nobody is added.
   *   (member-add-roles-known)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownUser` (404, code
   * 10013), `missingAccess` (403, code 50001), `missingPermissions` (403, code 50013), `invalidAccessToken`
   * (403, code 50025), `invalidRole` (400, code 50028), `userBanned` (403, code 40007), `invalidFormBody` (400,
   * code 50035).
   *
   * @guildwire addGuildMember 4186e38e9515
   */
  async addGuildMember(
    request: AddGuildMemberRequest,
    context: Context<Principal, "GUILD_MEMBER_ADD">,
  ): Promise<AddGuildMemberResult> {
    const { path, body } = request;
    const { principal } = context;
    return this.#services.store.write({ guild: path.guild_id }, async (work) => {
      const { guild, roles, permissions } = await authorizeCall(work, context, request);
      const { id: user_id } = await work.users.get(path.user_id);
      const application_id = principal.kind === "bot" ? principal.applicationId : undefined;
      const token = await work.accessTokens.find(body.access_token);
      assertMayJoinWith(token, { user_id, application_id, now: work.now });
      const given = namedRoles(guild.id, roles, body.roles ?? []);
      assertMayAssignRoles(permissions, given);
      if ((await work.bans.find(guild.id, user_id)) !== undefined) throw errors.userBanned();
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
   * Change a member
   *
   * Changes nickname, roles and voice of a member. Each field needs its own permission; fields that are absent
   * stay as they are.
   *
   * `PATCH /guilds/{guild_id}/members/{user_id}` Login: bot, or bearer. Events: GUILD_MEMBER_UPDATE.
   *
   * - Each field needs its own permission, and only when it is present. (member-modify-field-permissions)
   * - Setting mute or deaf, to whichever value, for a user who is in no voice channel is a 400.
   *   (member-modify-voice-state)
   * - The 400 for a user who is in no voice channel has code 40032, and no field of the request is applied.
   *   (member-modify-voice-state-code)
   * - A channel_id moves a member who is connected to voice to that channel. (member-modify-move)
   * - A channel_id of null disconnects the member from voice. (member-modify-disconnect)
   * - A channel_id for a member who is not connected to voice is a 400 with code 40032.
   *   (member-modify-move-not-connected)
   * - A channel_id that is no channel of the guild is answered 404 with code 10003.
   *   (member-modify-move-unknown-channel)
   * - A channel_id of a channel that is neither a voice nor a stage channel is a 400 with code 50024.
   *   (member-modify-move-channel-type)
   * - The array roles replaces all roles of the member; an empty one takes them all away.
   *   (member-modify-roles-replace)
   * - A role that is not one of the guild, or is \@everyone, is a 400 with code 50028.
   *   (member-modify-roles-known)
   * - Null for roles, mute or deaf is refused. (member-modify-no-null)
   * - A nick of null or "" removes the nickname of the member. (member-modify-nick-removed)
   * - A role given to a pending member, by this or another operation, admits the member at once.
   *   (member-role-admits)
   * - A pending member who was given a role bypasses both Membership Screening and the verification level.
   *   (member-role-admits-bypass)
   * - From then on pending is false. (member-role-admits-pending-false)
   * - A member who completes Membership Screening has pending false, and GUILD_MEMBER_UPDATE is fired.
   *   (member-screening-completed)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownMember` (404, code
   * 10007), `unknownChannel` (404, code 10003), `missingAccess` (403, code 50001), `missingPermissions` (403,
   * code 50013), `targetNotInVoice` (400, code 40032), `wrongChannelType` (400, code 50024), `invalidRole`
   * (400, code 50028), `invalidFormBody` (400, code 50035).
   *
   * @guildwire modifyGuildMember 9dd7b9cbaf89
   */
  async modifyGuildMember(
    request: ModifyGuildMemberRequest,
    context: Context<Principal, "GUILD_MEMBER_UPDATE">,
  ): Promise<ModifyGuildMemberResult> {
    const { path, body } = request;
    return this.#services.store.write({ guild: path.guild_id }, async (work) => {
      const { guild, roles, permissions } = await authorizeCall(work, context, request);
      const member = await work.members.get(guild.id, path.user_id);
      const nick = changedNick(body.nick);
      const { mute, deaf, channel_id } = body;
      // Without a field nothing is asked of the caller, who must not be able to make events then.
      if ([nick, mute, deaf, channel_id, body.roles].every((field) => field === undefined)) return memberView(member);
      const connected = (await work.voiceStates.find(guild.id, member.user_id)) !== undefined;
      const target = typeof channel_id === "string" ? await work.channels.find(guild.id, channel_id) : undefined;
      assertVoiceChange(body, connected, target);
      const given = body.roles && namedRoles(guild.id, roles, body.roles);
      assertMayAssignRoles(permissions, given?.filter(({ id }) => !member.roles.includes(id)) ?? []);
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
   * Remove a member
   *
   * Removes a user from the guild, who may come back.
   *
   * `DELETE /guilds/{guild_id}/members/{user_id}` Login: bot, or bearer. Permissions: KICK_MEMBERS. Events:
   * GUILD_MEMBER_REMOVE.
   *
   * - The owner of the guild is not removed; the answer is 403 with code 50013. (member-remove-owner)
   * - A member who is removed leaves the voice channel too. (member-remove-voice)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownMember` (404, code
   * 10007), `missingAccess` (403, code 50001), `missingPermissions` (403, code 50013), `invalidFormBody` (400,
   * code 50035).
   *
   * @guildwire removeGuildMember 2b8fea00aaeb
   */
  async removeGuildMember(
    request: RemoveGuildMemberRequest,
    context: Context<Principal, "GUILD_MEMBER_REMOVE">,
  ): Promise<RemoveGuildMemberResult> {
    const { guild_id, user_id } = request.path;
    await this.#services.store.write({ guild: guild_id }, async (work) => {
      const { guild } = await authorizeCall(work, context, request);
      const member = await work.members.get(guild.id, user_id);
      assertNotOwner(guild.owner_id, member.user_id);
      // Before the member goes: a bot that is removed is told so.
      const user = userView({ ...member, id: member.user_id });
      await work.emit(context, "GUILD_MEMBER_REMOVE", { guild_id: guild.id, user });
      await work.members.remove(guild.id, member.user_id);
    });
  }

  /**
   * Give a role to a member
   *
   * Adds one role to those that the member has.
   *
   * `PUT /guilds/{guild_id}/members/{user_id}/roles/{role_id}` Login: bot, or bearer. Permissions:
   * MANAGE_ROLES. Events: GUILD_MEMBER_UPDATE.
   *
   * - Giving a role that the member has already is answered 204; nothing changes and no event is fired.
   *   (member-role-add-repeated)
   * - A role that the guild does not have is answered 404 with code 10011. (member-role-unknown)
   * - A role that holds permissions which the caller lacks is not given, by this or another operation; the
   *   answer is 403 with code 50013. (member-role-permissions-held)
   * - The role \@everyone can be neither given nor taken; the answer is 400 with code 50028.
   *   (member-role-everyone)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownMember` (404, code
   * 10007), `unknownRole` (404, code 10011), `invalidRole` (400, code 50028), `missingAccess` (403, code
   * 50001), `missingPermissions` (403, code 50013), `invalidFormBody` (400, code 50035).
   *
   * @guildwire addGuildMemberRole e8db66f252b2
   */
  async addGuildMemberRole(
    request: AddGuildMemberRoleRequest,
    context: Context<Principal, "GUILD_MEMBER_UPDATE">,
  ): Promise<AddGuildMemberRoleResult> {
    const { guild_id, user_id, role_id } = request.path;
    await this.#services.store.write({ guild: guild_id }, async (work) => {
      const { guild, roles, permissions } = await authorizeCall(work, context, request);
      const member = await work.members.get(guild.id, user_id);
      const role = requireAssignableRole(guild.id, roles, role_id);
      assertMayAssignRoles(permissions, [role]);
      if (member.roles.includes(role.id)) return;
      await assignRoles(work, member, [...member.roles, role.id]);
      const changed = await work.members.get(guild.id, member.user_id);
      await work.emit(context, "GUILD_MEMBER_UPDATE", memberUpdateEvent(changed));
    });
  }

  /**
   * Take a role from a member
   *
   * Removes one role from those that the member has.
   *
   * `DELETE /guilds/{guild_id}/members/{user_id}/roles/{role_id}` Login: bot, or bearer. Permissions:
   * MANAGE_ROLES. Events: GUILD_MEMBER_UPDATE.
   *
   * - Taking a role that the member does not have is answered 204; nothing changes and no event is fired.
   *   (member-role-remove-repeated)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownMember` (404, code
   * 10007), `unknownRole` (404, code 10011), `invalidRole` (400, code 50028), `missingAccess` (403, code
   * 50001), `missingPermissions` (403, code 50013), `invalidFormBody` (400, code 50035).
   *
   * @guildwire removeGuildMemberRole 60921b40cd18
   */
  async removeGuildMemberRole(
    request: RemoveGuildMemberRoleRequest,
    context: Context<Principal, "GUILD_MEMBER_UPDATE">,
  ): Promise<RemoveGuildMemberRoleResult> {
    const { guild_id, user_id, role_id } = request.path;
    await this.#services.store.write({ guild: guild_id }, async (work) => {
      const { guild, roles } = await authorizeCall(work, context, request);
      const member = await work.members.get(guild.id, user_id);
      const role = requireAssignableRole(guild.id, roles, role_id);
      if (!member.roles.includes(role.id)) return;
      const others = member.roles.filter((id) => id !== role.id);
      await assignRoles(work, member, others);
      await work.emit(context, "GUILD_MEMBER_UPDATE", memberUpdateEvent({ ...member, roles: others }));
    });
  }
}
