// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import {
  type Client,
  json,
  nothing,
  paginate,
  rateLimit,
  scalar,
  segment,
  send,
  withStatus,
} from "@guildwire/runtime/client";
import type { Snowflake } from "../types/common.js";
import type {
  AddGuildMemberBody,
  GuildMember,
  ModifyCurrentUserNickBody,
  ModifyGuildMemberBody,
  Nickname,
} from "../types/members.js";
import { type CallOptions, botOrBearerLogin } from "./security.js";

/** Arguments of listGuildMembers. */
export interface ListGuildMembersArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  /**
   * How many members to return at most.
   *
   * 1 to 1000.
   *
   * @default 1
   */
  limit?: number;
  /**
   * Only members whose user id is greater; the highest user id of the page before.
   *
   * @default "0"
   */
  after?: Snowflake;
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
 */
export async function listGuildMembers(
  client: Client,
  args: ListGuildMembersArgs,
  options?: CallOptions,
): Promise<GuildMember[]> {
  return send(client, {
    id: "listGuildMembers",
    method: "GET",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/members`,
    query: scalar("limit", args.limit) + scalar("after", args.after),
    security: botOrBearerLogin,
    limit: rateLimit("listGuildMembers", args.guild_id),
  }, options);
}

/**
 * All items of listGuildMembers, page by page, beginning after `after`. Pages have 1000 items unless `limit`
 * is given.
 */
export function paginateListGuildMembers(
  client: Client,
  args: ListGuildMembersArgs,
  options?: CallOptions,
): AsyncGenerator<GuildMember, void, undefined> {
  return paginate(
    (cursor, limit) => {
      const page = { ...args, limit: limit, ...(cursor === undefined ? {} : { after: cursor }) };
      return listGuildMembers(client, page, options);
    },
    (item) => item.user?.id,
    args.limit ?? 1000,
    args.after,
  );
}

/** Arguments of searchGuildMembers. */
export interface SearchGuildMembersArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  /**
   * Text that the username or the nickname starts with.
   *
   * At least 1 character.
   */
  query: string;
  /**
   * How many members to return at most.
   *
   * 1 to 1000.
   *
   * @default 1
   */
  limit?: number;
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
 */
export async function searchGuildMembers(
  client: Client,
  args: SearchGuildMembersArgs,
  options?: CallOptions,
): Promise<GuildMember[]> {
  return send(client, {
    id: "searchGuildMembers",
    method: "GET",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/members/search`,
    query: scalar("query", args.query) + scalar("limit", args.limit),
    security: botOrBearerLogin,
    limit: rateLimit("searchGuildMembers", args.guild_id),
  }, options);
}

/** Arguments of modifyCurrentUserNick. */
export interface ModifyCurrentUserNickArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  body: ModifyCurrentUserNickBody;
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
 */
export async function modifyCurrentUserNick(
  client: Client,
  args: ModifyCurrentUserNickArgs,
  options?: CallOptions,
): Promise<Nickname> {
  return send(client, {
    id: "modifyCurrentUserNick",
    method: "PATCH",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/members/@me/nick`,
    body: json(args.body),
    security: botOrBearerLogin,
    limit: rateLimit("modifyCurrentUserNick", args.guild_id),
  }, options);
}

/** Arguments of getGuildMember. */
export interface GetGuildMemberArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
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
 */
export async function getGuildMember(
  client: Client,
  args: GetGuildMemberArgs,
  options?: CallOptions,
): Promise<GuildMember> {
  return send(client, {
    id: "getGuildMember",
    method: "GET",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/members/${segment(args.user_id, "user_id")}`,
    security: botOrBearerLogin,
    limit: rateLimit("getGuildMember", args.guild_id),
  }, options);
}

/** Arguments of addGuildMember. */
export interface AddGuildMemberArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
  body: AddGuildMemberBody;
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
 */
export async function addGuildMember(
  client: Client,
  args: AddGuildMemberArgs,
  options?: CallOptions,
): Promise<{ status: 201; body: GuildMember } | { status: 204; body: undefined }> {
  return send(client, {
    id: "addGuildMember",
    method: "PUT",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/members/${segment(args.user_id, "user_id")}`,
    secrets: [args.body.access_token || []].flat(),
    body: json(args.body),
    read: withStatus,
    security: botOrBearerLogin,
    limit: rateLimit("addGuildMember", args.guild_id),
  }, options);
}

/** Arguments of modifyGuildMember. */
export interface ModifyGuildMemberArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
  body: ModifyGuildMemberBody;
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
 */
export async function modifyGuildMember(
  client: Client,
  args: ModifyGuildMemberArgs,
  options?: CallOptions,
): Promise<GuildMember> {
  return send(client, {
    id: "modifyGuildMember",
    method: "PATCH",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/members/${segment(args.user_id, "user_id")}`,
    body: json(args.body),
    security: botOrBearerLogin,
    limit: rateLimit("modifyGuildMember", args.guild_id),
  }, options);
}

/** Arguments of removeGuildMember. */
export interface RemoveGuildMemberArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
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
 */
export async function removeGuildMember(
  client: Client,
  args: RemoveGuildMemberArgs,
  options?: CallOptions,
): Promise<void> {
  return send(client, {
    id: "removeGuildMember",
    method: "DELETE",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/members/${segment(args.user_id, "user_id")}`,
    read: nothing,
    security: botOrBearerLogin,
    limit: rateLimit("removeGuildMember", args.guild_id),
  }, options);
}

/** Arguments of addGuildMemberRole. */
export interface AddGuildMemberRoleArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
  /** Id of the role. */
  role_id: Snowflake;
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
 */
export async function addGuildMemberRole(
  client: Client,
  args: AddGuildMemberRoleArgs,
  options?: CallOptions,
): Promise<void> {
  return send(client, {
    id: "addGuildMemberRole",
    method: "PUT",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/members/${segment(args.user_id, "user_id")}/roles` +
      `/${segment(args.role_id, "role_id")}`,
    read: nothing,
    security: botOrBearerLogin,
    limit: rateLimit("addGuildMemberRole", args.guild_id),
  }, options);
}

/** Arguments of removeGuildMemberRole. */
export interface RemoveGuildMemberRoleArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the user. */
  user_id: Snowflake;
  /** Id of the role. */
  role_id: Snowflake;
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
 */
export async function removeGuildMemberRole(
  client: Client,
  args: RemoveGuildMemberRoleArgs,
  options?: CallOptions,
): Promise<void> {
  return send(client, {
    id: "removeGuildMemberRole",
    method: "DELETE",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/members/${segment(args.user_id, "user_id")}/roles` +
      `/${segment(args.role_id, "role_id")}`,
    read: nothing,
    security: botOrBearerLogin,
    limit: rateLimit("removeGuildMemberRole", args.guild_id),
  }, options);
}
