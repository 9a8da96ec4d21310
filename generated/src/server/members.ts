// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { Awaitable } from "@guildwire/runtime/server";
import type {
  AddGuildMemberBody,
  GuildMember,
  ModifyCurrentUserNickBody,
  ModifyGuildMemberBody,
  Nickname,
} from "../types/members.js";
import type {
  AddGuildMemberPath,
  AddGuildMemberRolePath,
  GetGuildMemberPath,
  ListGuildMembersPath,
  ListGuildMembersQuery,
  ModifyCurrentUserNickPath,
  ModifyGuildMemberPath,
  RemoveGuildMemberPath,
  RemoveGuildMemberRolePath,
  SearchGuildMembersPath,
  SearchGuildMembersQuery,
} from "../validators/parameters/members.js";
import type { Context } from "./context.js";

/** What listGuildMembers is called with. */
export interface ListGuildMembersRequest {
  readonly path: ListGuildMembersPath;
  readonly query: ListGuildMembersQuery & Required<Pick<ListGuildMembersQuery, "limit" | "after">>;
}

/** What listGuildMembers answers. 200: A page of members. */
export type ListGuildMembersResult = GuildMember[];

/** What searchGuildMembers is called with. */
export interface SearchGuildMembersRequest {
  readonly path: SearchGuildMembersPath;
  readonly query: SearchGuildMembersQuery & Required<Pick<SearchGuildMembersQuery, "limit">>;
}

/** What searchGuildMembers answers. 200: The members that were found. */
export type SearchGuildMembersResult = GuildMember[];

/** What modifyCurrentUserNick is called with. */
export interface ModifyCurrentUserNickRequest {
  readonly path: ModifyCurrentUserNickPath;
  readonly body: ModifyCurrentUserNickBody;
}

/** What modifyCurrentUserNick answers. 200: The nickname as it is now. */
export type ModifyCurrentUserNickResult = Nickname;

/** What getGuildMember is called with. */
export interface GetGuildMemberRequest {
  readonly path: GetGuildMemberPath;
}

/** What getGuildMember answers. 200: The member. */
export type GetGuildMemberResult = GuildMember;

/** What addGuildMember is called with. */
export interface AddGuildMemberRequest {
  readonly path: AddGuildMemberPath;
  readonly body: AddGuildMemberBody;
}

/**
 * What addGuildMember answers. 201: The user was added. 204: The user is a member already; nothing was
 * changed.
 */
export type AddGuildMemberResult =
  | { readonly status: 201; readonly body: GuildMember }
  | { readonly status: 204 };

/** What modifyGuildMember is called with. */
export interface ModifyGuildMemberRequest {
  readonly path: ModifyGuildMemberPath;
  readonly body: ModifyGuildMemberBody;
}

/** What modifyGuildMember answers. 200: The member as it is now. */
export type ModifyGuildMemberResult = GuildMember;

/** What removeGuildMember is called with. */
export interface RemoveGuildMemberRequest {
  readonly path: RemoveGuildMemberPath;
}

/** What removeGuildMember answers. 204: The user is no longer a member. */
export type RemoveGuildMemberResult = void;

/** What addGuildMemberRole is called with. */
export interface AddGuildMemberRoleRequest {
  readonly path: AddGuildMemberRolePath;
}

/** What addGuildMemberRole answers. 204: The member has the role. */
export type AddGuildMemberRoleResult = void;

/** What removeGuildMemberRole is called with. */
export interface RemoveGuildMemberRoleRequest {
  readonly path: RemoveGuildMemberRolePath;
}

/** What removeGuildMemberRole answers. 204: The member does not have the role. */
export type RemoveGuildMemberRoleResult = void;

/** Handlers of members. The members of a guild, their nicknames, their roles and their place in voice. */
export interface MembersHandlers<Principal = unknown> {
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
   */
  listGuildMembers(
    request: ListGuildMembersRequest,
    context: Context<Principal>,
  ): Awaitable<ListGuildMembersResult>;
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
   */
  searchGuildMembers(
    request: SearchGuildMembersRequest,
    context: Context<Principal>,
  ): Awaitable<SearchGuildMembersResult>;
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
   */
  modifyCurrentUserNick(
    request: ModifyCurrentUserNickRequest,
    context: Context<Principal, "GUILD_MEMBER_UPDATE">,
  ): Awaitable<ModifyCurrentUserNickResult>;
  /**
   * Get a member
   *
   * Returns one member of the guild.
   *
   * `GET /guilds/{guild_id}/members/{user_id}` Login: bot, or bearer.
   *
   * - A user who is not a member of the guild is answered 404 with code 10007, here and wherever a path names
   *   a member. (member-unknown)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownMember` (404, code
   * 10007), `missingAccess` (403, code 50001), `invalidFormBody` (400, code 50035).
   */
  getGuildMember(
    request: GetGuildMemberRequest,
    context: Context<Principal>,
  ): Awaitable<GetGuildMemberResult>;
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
   * - A token that is unknown, expired, without that scope, or of another user than the path's is answered
   *   403 with code 50025. (member-add-token-refused)
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
   * (403, code 50025), `invalidRole` (400, code 50028), `userBanned` (403, code 40007), `invalidFormBody`
   * (400, code 50035).
   */
  addGuildMember(
    request: AddGuildMemberRequest,
    context: Context<Principal, "GUILD_MEMBER_ADD">,
  ): Awaitable<AddGuildMemberResult>;
  /**
   * Change a member
   *
   * Changes nickname, roles and voice of a member. Each field needs its own permission; fields that are
   * absent stay as they are.
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
   */
  modifyGuildMember(
    request: ModifyGuildMemberRequest,
    context: Context<Principal, "GUILD_MEMBER_UPDATE">,
  ): Awaitable<ModifyGuildMemberResult>;
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
   * 10007), `missingAccess` (403, code 50001), `missingPermissions` (403, code 50013), `invalidFormBody`
   * (400, code 50035).
   */
  removeGuildMember(
    request: RemoveGuildMemberRequest,
    context: Context<Principal, "GUILD_MEMBER_REMOVE">,
  ): Awaitable<RemoveGuildMemberResult>;
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
   */
  addGuildMemberRole(
    request: AddGuildMemberRoleRequest,
    context: Context<Principal, "GUILD_MEMBER_UPDATE">,
  ): Awaitable<AddGuildMemberRoleResult>;
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
   */
  removeGuildMemberRole(
    request: RemoveGuildMemberRoleRequest,
    context: Context<Principal, "GUILD_MEMBER_UPDATE">,
  ): Awaitable<RemoveGuildMemberRoleResult>;
}
