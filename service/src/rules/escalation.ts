import { Permission, parsePermissions } from "@guildwire/api/permissions";
import { errors } from "@guildwire/api/server";
import type { Overwrite, Role } from "@guildwire/api/types";
import { assertHolds, holds } from "./permissions.js";

/**
 * Throws missingPermissions (403, code 50013) when a role would hold, after its creation or change, what the caller
 * lacks (READINGS T85). `permissions` is what the role has afterwards.
 *
 * Rules: role-create-permissions-held, role-modify-permissions-held.
 */
export function assertMayShapeRole(caller: bigint, permissions: string): void {
  assertHolds(caller, parsePermissions(permissions));
}

/**
 * Throws missingPermissions (403, code 50013) when one of the roles that a member is given holds what the caller
 * lacks. Roles that are taken, or stay, need not be asked about.
 *
 * Rules: member-role-permissions-held.
 */
export function assertMayGive(caller: bigint, roles: readonly Pick<Role, "permissions">[]): void {
  for (const { permissions } of roles) assertHolds(caller, parsePermissions(permissions));
}

/**
 * Throws missingPermissions (403, code 50013) when an overwrite allows or denies what the caller lacks in the guild,
 * or touches MANAGE_ROLES without the caller being an administrator (READINGS T77).
 *
 * Rules: channel-create-overwrite-own-permissions, channel-create-overwrite-manage-roles,
 * channel-create-overwrite-refused.
 */
export function assertMayOverwrite(caller: bigint, overwrites: readonly Pick<Overwrite, "allow" | "deny">[]): void {
  for (const { allow, deny } of overwrites) {
    const touched = parsePermissions(allow) | parsePermissions(deny);
    if ((touched & Permission.MANAGE_ROLES) !== 0n && !holds(caller, Permission.ADMINISTRATOR))
      throw errors.missingPermissions();
    assertHolds(caller, touched);
  }
}
