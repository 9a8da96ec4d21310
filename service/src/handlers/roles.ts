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
import { authorizeCall, authorizeResult, callScope, guildCall } from "../access/caller.js";
import { assertMayEditRole } from "../rules/escalation.js";
import { refuse } from "../rules/form.js";
import { permissionIssues } from "../rules/permissions.js";
import { assertQuota } from "../rules/quotas.js";
import { compareRoles, movedRoles } from "../rules/role-positions.js";
import { assertNotEveryone, modifiedRole, newRole } from "../rules/roles.js";
import type { Services } from "../services.js";
import { newerValueOf } from "../versions/newer-values.js";
import { changeNewerValue, storeNewerValue } from "../versions/store-newer-values.js";
import type { Principal } from "./principal.js";

/** Handlers of roles. This file is yours: `guildwire stubs` only adds code. */
export class Roles implements RolesHandlers<Principal> {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * `GET /guilds/{guild_id}/roles`: List the roles of a guild
   *
   * @guildwire getGuildRoles 1c6197d9d808
   */
  async getGuildRoles(request: GetGuildRolesRequest, context: Context<Principal>): Promise<GetGuildRolesResult> {
    const found = await this.#services.store.queries.roles(guildCall(context, request));
    return authorizeResult(context, found).sort(compareRoles);
  }

  /**
   * `POST /guilds/{guild_id}/roles`: Create a role
   *
   * @guildwire createGuildRole dd5e459d8e3c
   */
  async createGuildRole(
    request: CreateGuildRoleRequest,
    context: Context<Principal, "GUILD_ROLE_CREATE">,
  ): Promise<CreateGuildRoleResult> {
    const { body } = request;
    return this.#services.store.write(callScope(context, request), async (work) => {
      const { guild, roles, permissions } = await authorizeCall(work, context, request);
      const role = { ...newRole(guild.id, roles, body), id: work.newId() };
      refuse(permissionIssues("/permissions", role.permissions));
      assertMayEditRole(permissions, role.permissions);
      assertQuota("rolesOfGuild", roles.length + 1);
      await work.roles.insert(guild.id, role);
      const owner = { guild_id: guild.id, object_id: role.id, target_id: "0" };
      await storeNewerValue(work, owner, newerValueOf(request, ""), permissions);
      await work.emit(context, "GUILD_ROLE_CREATE", { guild_id: guild.id, role });
      return role;
    });
  }

  /**
   * `PATCH /guilds/{guild_id}/roles`: Move roles
   *
   * @guildwire modifyGuildRolePositions 85168af28ba0
   */
  async modifyGuildRolePositions(
    request: ModifyGuildRolePositionsRequest,
    context: Context<Principal, "GUILD_ROLE_UPDATE">,
  ): Promise<ModifyGuildRolePositionsResult> {
    const { body } = request;
    return this.#services.store.write(callScope(context, request), async (work) => {
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
   * `PATCH /guilds/{guild_id}/roles/{role_id}`: Change a role
   *
   * @guildwire modifyGuildRole 64d901d5cfa0
   */
  async modifyGuildRole(
    request: ModifyGuildRoleRequest,
    context: Context<Principal, "GUILD_ROLE_UPDATE">,
  ): Promise<ModifyGuildRoleResult> {
    const { path, body } = request;
    return this.#services.store.write(callScope(context, request), async (work) => {
      const { guild, roles, permissions } = await authorizeCall(work, context, request);
      const present = roles.find(({ id }) => id === path.role_id);
      if (present === undefined) throw errors.unknownRole();
      const role = modifiedRole(present, body);
      refuse(permissionIssues("/permissions", role.permissions));
      assertMayEditRole(permissions, role.permissions);
      await work.roles.update(guild.id, role);
      const owner = { guild_id: guild.id, object_id: role.id, target_id: "0" };
      await changeNewerValue(work, owner, newerValueOf(request, ""), permissions);
      await work.emit(context, "GUILD_ROLE_UPDATE", { guild_id: guild.id, role });
      return role;
    });
  }

  /**
   * `DELETE /guilds/{guild_id}/roles/{role_id}`: Delete a role
   *
   * @guildwire deleteGuildRole 6f9658335208
   */
  async deleteGuildRole(
    request: DeleteGuildRoleRequest,
    context: Context<Principal, "GUILD_ROLE_DELETE">,
  ): Promise<DeleteGuildRoleResult> {
    const { role_id } = request.path;
    await this.#services.store.write(callScope(context, request), async (work) => {
      const { guild, roles } = await authorizeCall(work, context, request);
      assertNotEveryone(guild.id, role_id);
      if (!roles.some(({ id }) => id === role_id)) throw errors.unknownRole();
      await work.roles.delete(guild.id, role_id);
      await work.emit(context, "GUILD_ROLE_DELETE", { guild_id: guild.id, role_id });
    });
  }
}
