// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import { type Client, json, nothing, rateLimit, segment, send } from "@guildwire/runtime/client";
import type { Snowflake } from "../types/common.js";
import type {
  CreateGuildRoleBody,
  ModifyGuildRoleBody,
  ModifyGuildRolePositionsBody,
  Role,
} from "../types/roles.js";
import { type CallOptions, botOrBearerLogin } from "./security.js";

/** Arguments of getGuildRoles. */
export interface GetGuildRolesArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
}

/**
 * List the roles of a guild
 *
 * Returns all roles of the guild, \@everyone included.
 *
 * `GET /guilds/{guild_id}/roles` Login: bot, or bearer.
 *
 * - Roles come in ascending order of their positions, and of their ids where positions are equal.
 *   (role-list-order)
 * - Every guild has the role \@everyone, whose id is the guild's id and whose position is 0. (role-everyone)
 *
 * @remarks A choice: Page parameters are not shown, so there are none.
 */
export async function getGuildRoles(
  client: Client,
  args: GetGuildRolesArgs,
  options?: CallOptions,
): Promise<Role[]> {
  return send(client, {
    id: "getGuildRoles",
    method: "GET",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/roles`,
    security: botOrBearerLogin,
    limit: rateLimit("getGuildRoles", args.guild_id),
  }, options);
}

/** Arguments of createGuildRole. */
export interface CreateGuildRoleArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  body?: CreateGuildRoleBody;
}

/**
 * Create a role
 *
 * Creates a role in the guild. Everything has a default, so a body is not needed.
 *
 * `POST /guilds/{guild_id}/roles` Login: bot, or bearer. Permissions: MANAGE_ROLES. Events:
 * GUILD_ROLE_CREATE.
 *
 * - Without a body, or with an empty one, a role with all defaults is created. (role-create-empty)
 * - Without a name the role is called "new role". (role-create-name)
 * - Without permissions the role gets those that \@everyone has in the guild at that moment.
 *   (role-create-permissions)
 * - Permissions that the caller lacks are refused with 403 and code 50013. (role-create-permissions-held)
 * - The new role gets the position after the highest; no other role moves. (role-create-position)
 * - A role more than a guild may have is a 400 with code 30005, whose message says how many that is.
 *   (role-create-maximum)
 */
export async function createGuildRole(
  client: Client,
  args: CreateGuildRoleArgs,
  options?: CallOptions,
): Promise<Role> {
  return send(client, {
    id: "createGuildRole",
    method: "POST",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/roles`,
    body: json(args.body),
    security: botOrBearerLogin,
    limit: rateLimit("createGuildRole", args.guild_id),
  }, options);
}

/** Arguments of modifyGuildRolePositions. */
export interface ModifyGuildRolePositionsArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  body: ModifyGuildRolePositionsBody;
}

/**
 * Move roles
 *
 * Moves roles of the guild to new positions. The roles in their way make room.
 *
 * `PATCH /guilds/{guild_id}/roles` Login: bot, or bearer. Permissions: MANAGE_ROLES. Events:
 * GUILD_ROLE_UPDATE (one or more, when once for each role whose position has changed).
 *
 * - The answer is 200 with all roles of the guild, not only those that moved. (role-positions-response)
 * - GUILD_ROLE_UPDATE is fired once for each role whose position has changed. (role-positions-events)
 * - A position of null, or none, leaves the role where it is. (role-positions-null)
 * - One entry is enough, and no entry is no error. (role-positions-any-number)
 * - Positions are unique. A role that the request names gets the position given; the roles in its way make
 *   room and keep their order. (role-positions-unique)
 * - Of several roles that ask for one position, the first in the request gets it and each further one the
 *   next one; a role that asks for 0 gets the lowest position above \@everyone. (role-positions-equal)
 * - A position may leave a gap below it; one that is negative or above the maximum is a 400 form error at the
 *   entry. (role-positions-bounds)
 * - An id that is no role of the guild is answered 404 with code 10011, and no role moves.
 *   (role-positions-unknown)
 * - The role \@everyone stays at position 0; another position for it is a 400 with code 50028.
 *   (role-positions-everyone)
 * - When an id occurs twice, only its last entry counts. (role-positions-repeated)
 */
export async function modifyGuildRolePositions(
  client: Client,
  args: ModifyGuildRolePositionsArgs,
  options?: CallOptions,
): Promise<Role[]> {
  return send(client, {
    id: "modifyGuildRolePositions",
    method: "PATCH",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/roles`,
    body: json(args.body),
    security: botOrBearerLogin,
    limit: rateLimit("modifyGuildRolePositions", args.guild_id),
  }, options);
}

/** Arguments of modifyGuildRole. */
export interface ModifyGuildRoleArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the role. */
  role_id: Snowflake;
  body: ModifyGuildRoleBody;
}

/**
 * Change a role
 *
 * Changes the fields that are given; the others stay as they are.
 *
 * `PATCH /guilds/{guild_id}/roles/{role_id}` Login: bot, or bearer. Permissions: MANAGE_ROLES. Events:
 * GUILD_ROLE_UPDATE.
 *
 * - A change after which the role holds permissions that the caller lacks is refused with 403 and code 50013.
 *   (role-modify-permissions-held)
 * - Fields that are absent keep their values. (role-modify-partial)
 * - The role \@everyone can be changed like any other. (role-modify-everyone)
 */
export async function modifyGuildRole(
  client: Client,
  args: ModifyGuildRoleArgs,
  options?: CallOptions,
): Promise<Role> {
  return send(client, {
    id: "modifyGuildRole",
    method: "PATCH",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/roles/${segment(args.role_id, "role_id")}`,
    body: json(args.body),
    security: botOrBearerLogin,
    limit: rateLimit("modifyGuildRole", args.guild_id),
  }, options);
}

/** Arguments of deleteGuildRole. */
export interface DeleteGuildRoleArgs {
  /** Id of the guild. */
  guild_id: Snowflake;
  /** Id of the role. */
  role_id: Snowflake;
}

/**
 * Delete a role
 *
 * Deletes a role of the guild.
 *
 * `DELETE /guilds/{guild_id}/roles/{role_id}` Login: bot, or bearer. Permissions: MANAGE_ROLES. Events:
 * GUILD_ROLE_DELETE.
 *
 * - All members lose the role; no GUILD_MEMBER_UPDATE is fired for that. (role-delete-members)
 * - Channel overwrites for the role are removed with it. (role-delete-overwrites)
 * - The position of the role stays free; no other role moves. (role-delete-gap)
 * - The role \@everyone cannot be deleted; the answer is 400 with code 50028. (role-delete-everyone)
 */
export async function deleteGuildRole(
  client: Client,
  args: DeleteGuildRoleArgs,
  options?: CallOptions,
): Promise<void> {
  return send(client, {
    id: "deleteGuildRole",
    method: "DELETE",
    path: `/guilds/${segment(args.guild_id, "guild_id")}/roles/${segment(args.role_id, "role_id")}`,
    read: nothing,
    security: botOrBearerLogin,
    limit: rateLimit("deleteGuildRole", args.guild_id),
  }, options);
}
