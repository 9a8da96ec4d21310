import {
  type Context,
  type CreateGuildRoleRequest,
  type CreateGuildRoleResult,
  type DeleteGuildRoleRequest,
  type DeleteGuildRoleResult,
  errors,
  type GetGuildRolesRequest,
  type GetGuildRolesResult,
  type ModifyGuildRolePositionsRequest,
  type ModifyGuildRolePositionsResult,
  type ModifyGuildRoleRequest,
  type ModifyGuildRoleResult,
  type RolesHandlers,
} from "@guildwire/api/server";
import { authorizeCall } from "../access/caller.js";
import { assertMayEditRole } from "../rules/escalation.js";
import { refuse } from "../rules/form.js";
import { permissionIssues } from "../rules/permissions.js";
import { assertQuota } from "../rules/quotas.js";
import { compareRoles, movedRoles } from "../rules/role-positions.js";
import { assertNotEveryone, modifiedRole, newRole } from "../rules/roles.js";
import type { Services } from "../services.js";
import type { Principal } from "./principal.js";

/** Handlers of roles. The file is yours: guildwire stubs adds to it and never takes away. */
export class Roles implements RolesHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
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
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `invalidFormBody` (400, code 50035).
   *
   * @remarks A choice: Page parameters are not shown, so there are none.
   *
   * @guildwire getGuildRoles 47d12a0e1820
   */
  async getGuildRoles(request: GetGuildRolesRequest, context: Context<Principal>): Promise<GetGuildRolesResult> {
    return this.#services.store.read(async (work) => {
      const { roles } = await authorizeCall(work, context, request);
      return [...roles].sort(compareRoles);
    });
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
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `missingAccess` (403, code
   * 50001), `missingPermissions` (403, code 50013), `maximumRoles` (400, code 30005), `invalidFormBody` (400,
   * code 50035).
   *
   * @guildwire createGuildRole 529073aad839
   */
  async createGuildRole(
    request: CreateGuildRoleRequest,
    context: Context<Principal, "GUILD_ROLE_CREATE">,
  ): Promise<CreateGuildRoleResult> {
    const { path, body } = request;
    return this.#services.store.write({ guild: path.guild_id }, async (work) => {
      const { guild, roles, permissions } = await authorizeCall(work, context, request);
      const role = { ...newRole(guild.id, roles, body), id: work.newId() };
      refuse(permissionIssues("/permissions", role.permissions));
      assertMayEditRole(permissions, role.permissions);
      assertQuota("rolesOfGuild", roles.length + 1);
      await work.roles.insert(guild.id, role);
      await work.emit(context, "GUILD_ROLE_CREATE", { guild_id: guild.id, role });
      return role;
    });
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
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownRole` (404, code
   * 10011), `invalidRole` (400, code 50028), `missingAccess` (403, code 50001), `missingPermissions` (403, code
   * 50013), `invalidFormBody` (400, code 50035).
   *
   * @guildwire modifyGuildRolePositions aefddf207e53
   */
  async modifyGuildRolePositions(
    request: ModifyGuildRolePositionsRequest,
    context: Context<Principal, "GUILD_ROLE_UPDATE">,
  ): Promise<ModifyGuildRolePositionsResult> {
    const { path, body } = request;
    return this.#services.store.write({ guild: path.guild_id }, async (work) => {
      const { guild, roles } = await authorizeCall(work, context, request);
      const moved = movedRoles(guild.id, roles, body);
      const placed = roles.map((role) => ({ ...role, position: moved.get(role.id) ?? role.position }));
      placed.sort(compareRoles);
      await work.roles.move(guild.id, moved);
      const changed = placed.filter(({ id }) => moved.has(id));
      await work.emit(context, "GUILD_ROLE_UPDATE", ...changed.map((role) => ({ guild_id: guild.id, role })));
      return placed;
    });
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
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownRole` (404, code
   * 10011), `missingAccess` (403, code 50001), `missingPermissions` (403, code 50013), `invalidFormBody` (400,
   * code 50035).
   *
   * @guildwire modifyGuildRole d38d58107dfe
   */
  async modifyGuildRole(
    request: ModifyGuildRoleRequest,
    context: Context<Principal, "GUILD_ROLE_UPDATE">,
  ): Promise<ModifyGuildRoleResult> {
    const { path, body } = request;
    return this.#services.store.write({ guild: path.guild_id }, async (work) => {
      const { guild, roles, permissions } = await authorizeCall(work, context, request);
      const present = roles.find(({ id }) => id === path.role_id);
      if (present === undefined) throw errors.unknownRole();
      const role = modifiedRole(present, body);
      refuse(permissionIssues("/permissions", role.permissions));
      assertMayEditRole(permissions, role.permissions);
      await work.roles.update(guild.id, role);
      await work.emit(context, "GUILD_ROLE_UPDATE", { guild_id: guild.id, role });
      return role;
    });
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
   *
   * Errors: `unauthorized` (401, code 40001), `unknownGuild` (404, code 10004), `unknownRole` (404, code
   * 10011), `invalidRole` (400, code 50028), `missingAccess` (403, code 50001), `missingPermissions` (403, code
   * 50013), `invalidFormBody` (400, code 50035).
   *
   * @guildwire deleteGuildRole 09cba73afb23
   */
  async deleteGuildRole(
    request: DeleteGuildRoleRequest,
    context: Context<Principal, "GUILD_ROLE_DELETE">,
  ): Promise<DeleteGuildRoleResult> {
    const { guild_id, role_id } = request.path;
    await this.#services.store.write({ guild: guild_id }, async (work) => {
      const { guild, roles } = await authorizeCall(work, context, request);
      assertNotEveryone(guild.id, role_id);
      if (!roles.some(({ id }) => id === role_id)) throw errors.unknownRole();
      await work.roles.delete(guild.id, role_id);
      await work.emit(context, "GUILD_ROLE_DELETE", { guild_id: guild.id, role_id });
    });
  }
}
