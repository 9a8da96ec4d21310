import { errors } from "@guildwire/api/server";
import type { CreateGuildRoleBody, ModifyGuildRoleBody, Role, Snowflake } from "@guildwire/api/types";
import { nextPosition } from "./role-positions.js";

/** The default name of a role. */
export const unnamedRole = "new role";

/**
 * The role that a request creates, without an id. `roles` are all roles of the guild, including @everyone.
 *
 * Rules: role-create-empty, role-create-name, role-create-permissions, role-create-position,
 * role-managed-set-by-service.
 */
export function newRole(
  guild_id: Snowflake,
  roles: readonly Pick<Role, "id" | "permissions" | "position">[],
  body: CreateGuildRoleBody = {},
): Omit<Role, "id"> {
  const everyone = roles.find(({ id }) => id === guild_id);
  return {
    name: body.name ?? unnamedRole,
    permissions: body.permissions ?? everyone?.permissions ?? "0",
    position: nextPosition(roles),
    color: body.color ?? 0,
    hoist: body.hoist ?? false,
    managed: false,
    mentionable: body.mentionable ?? false,
  };
}

/**
 * A role after a change; absent properties are unchanged. No request can set `managed`.
 *
 * Rules: role-modify-partial, role-modify-everyone, role-managed-set-by-service.
 */
export function modifiedRole<R extends Role>(role: R, body: ModifyGuildRoleBody): R {
  const { name, permissions, color, hoist, mentionable } = body;
  return {
    ...role,
    name: name ?? role.name,
    permissions: permissions ?? role.permissions,
    color: color ?? role.color,
    hoist: hoist ?? role.hoist,
    mentionable: mentionable ?? role.mentionable,
  };
}

/**
 * Throws invalidRole (400, code 50028) for @everyone, which cannot be given, taken or deleted.
 *
 * Rules: role-delete-everyone, member-role-everyone.
 */
export function assertNotEveryone(guild_id: Snowflake, role_id: Snowflake): void {
  if (role_id === guild_id) throw errors.invalidRole();
}
