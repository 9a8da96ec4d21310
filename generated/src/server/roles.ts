// Written by guildwire from Guild, webhook, component, interaction and certified-device interface 8.0.0. Do
// not edit: change the specification.

import type { Awaitable } from "@guildwire/runtime/server";
import type {
  CreateGuildRoleBody,
  ModifyGuildRoleBody,
  ModifyGuildRolePositionsBody,
  Role,
} from "../types/roles.js";
import type {
  CreateGuildRolePath,
  DeleteGuildRolePath,
  GetGuildRolesPath,
  ModifyGuildRolePath,
  ModifyGuildRolePositionsPath,
} from "../validators/parameters/roles.js";
import type { Context } from "./context.js";

/** What getGuildRoles is called with. */
export interface GetGuildRolesRequest {
  readonly path: GetGuildRolesPath;
}

/** What getGuildRoles answers. 200: All roles of the guild. */
export type GetGuildRolesResult = Role[];

/** What createGuildRole is called with. */
export interface CreateGuildRoleRequest {
  readonly path: CreateGuildRolePath;
  readonly body: CreateGuildRoleBody & Required<Pick<CreateGuildRoleBody,
    | "name"
    | "color"
    | "hoist"
    | "mentionable">>;
}

/** What createGuildRole answers. 200: The new role. */
export type CreateGuildRoleResult = Role;

/** What modifyGuildRolePositions is called with. */
export interface ModifyGuildRolePositionsRequest {
  readonly path: ModifyGuildRolePositionsPath;
  readonly body: ModifyGuildRolePositionsBody;
}

/** What modifyGuildRolePositions answers. 200: All roles of the guild. */
export type ModifyGuildRolePositionsResult = Role[];

/** What modifyGuildRole is called with. */
export interface ModifyGuildRoleRequest {
  readonly path: ModifyGuildRolePath;
  readonly body: ModifyGuildRoleBody;
}

/** What modifyGuildRole answers. 200: The role as it is now. */
export type ModifyGuildRoleResult = Role;

/** What deleteGuildRole is called with. */
export interface DeleteGuildRoleRequest {
  readonly path: DeleteGuildRolePath;
}

/** What deleteGuildRole answers. 204: The role is deleted. */
export type DeleteGuildRoleResult = void;

/** Handlers of roles. The roles of a guild, their permissions and their order. */
export interface RolesHandlers<Principal = unknown> {
  /**
   * List the roles of a guild
   *
   * Returns all roles of the guild, \@everyone included.
   *
   * `GET /guilds/{guild_id}/roles` Login: bot, or bearer.
   *
   * - Roles come in ascending order of their positions, and of their ids where positions are equal.
   *   (role-list-order)
   * - Every guild has the role \@everyone, whose id is the guild's id and whose position is 0.
   *   (role-everyone)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `invalidFormBody` (400, code 50035).
   *
   * @remarks A choice: Page parameters are not shown, so there are none.
   */
  getGuildRoles(request: GetGuildRolesRequest, context: Context<Principal>): Awaitable<GetGuildRolesResult>;
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
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `missingPermissions` (403, code 50013), `maximumRoles` (400, code 30005), `invalidFormBody` (400,
   * code 50035).
   */
  createGuildRole(
    request: CreateGuildRoleRequest,
    context: Context<Principal, "GUILD_ROLE_CREATE">,
  ): Awaitable<CreateGuildRoleResult>;
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
   * - A position may leave a gap below it; one that is negative or above the maximum is a 400 form error at
   *   the entry. (role-positions-bounds)
   * - An id that is no role of the guild is answered 404 with code 10011, and no role moves.
   *   (role-positions-unknown)
   * - The role \@everyone stays at position 0; another position for it is a 400 with code 50028.
   *   (role-positions-everyone)
   * - When an id occurs twice, only its last entry counts. (role-positions-repeated)
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownRole` (404, code
   * 10011), `invalidRole` (400, code 50028), `missingAccess` (403, code 50001), `missingPermissions` (403,
   * code 50013), `invalidFormBody` (400, code 50035).
   */
  modifyGuildRolePositions(
    request: ModifyGuildRolePositionsRequest,
    context: Context<Principal, "GUILD_ROLE_UPDATE">,
  ): Awaitable<ModifyGuildRolePositionsResult>;
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
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownRole` (404, code
   * 10011), `missingAccess` (403, code 50001), `missingPermissions` (403, code 50013), `invalidFormBody`
   * (400, code 50035).
   */
  modifyGuildRole(
    request: ModifyGuildRoleRequest,
    context: Context<Principal, "GUILD_ROLE_UPDATE">,
  ): Awaitable<ModifyGuildRoleResult>;
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
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownRole` (404, code
   * 10011), `invalidRole` (400, code 50028), `missingAccess` (403, code 50001), `missingPermissions` (403,
   * code 50013), `invalidFormBody` (400, code 50035).
   */
  deleteGuildRole(
    request: DeleteGuildRoleRequest,
    context: Context<Principal, "GUILD_ROLE_DELETE">,
  ): Awaitable<DeleteGuildRoleResult>;
}
