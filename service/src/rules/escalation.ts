import { Permission, parsePermissions } from "@guildwire/api/permissions";
import type { Overwrite, Role } from "@guildwire/api/types";
import { assertHolds } from "./permissions.js";

/**
 * Throws missingPermissions (403, code 50013) if a created or changed role would have permissions that the caller lacks
 * (READINGS T85). `permissions` are those after the change.
 *
 * Rules: role-create-permissions-held, role-modify-permissions-held.
 */
export function assertMayEditRole(caller: bigint, permissions: string): void {
  assertHolds(caller, parsePermissions(permissions));
}

/**
 * Throws missingPermissions (403, code 50013) if a role that a member gets has permissions that the caller lacks.
 * Removed and unchanged roles are not checked.
 *
 * Rules: member-role-permissions-held.
 */
export function assertMayAssignRoles(caller: bigint, roles: readonly Pick<Role, "permissions">[]): void {
  for (const { permissions } of roles) assertHolds(caller, parsePermissions(permissions));
}

/**
 * Throws missingPermissions (403, code 50013) if an overwrite allows or denies permissions that the caller lacks in the
 * guild, or affects MANAGE_ROLES and the caller is not an administrator (READINGS T77).
 *
 * Rules: channel-create-overwrite-own-permissions, channel-create-overwrite-manage-roles,
 * channel-create-overwrite-refused.
 */
export function assertMayEditOverwrites(
  caller: bigint,
  overwrites: readonly Pick<Overwrite, "allow" | "deny">[],
): void {
  for (const { allow, deny } of overwrites)
    assertMayGrantPermissions(caller, parsePermissions(allow) | parsePermissions(deny));
}

/**
 * Throws missingPermissions (403, code 50013) if replacing a channel's overwrites with those of a category changes a
 * bit that the caller may not change. Only added and removed bits are checked (READINGS T91). Each list has at most one
 * overwrite per role or member.
 *
 * Rules: channel-positions-sync-refused.
 */
export function assertMaySyncOverwrites(
  caller: bigint,
  { before, after }: { readonly before: readonly Overwrite[]; readonly after: readonly Overwrite[] },
): void {
  const changed = new Map<string, { readonly allow: bigint; readonly deny: bigint }>();
  for (const { type, id, allow, deny } of [...before, ...after]) {
    const target = `${type} ${id}`;
    const other = changed.get(target) ?? { allow: 0n, deny: 0n };
    changed.set(target, { allow: other.allow ^ parsePermissions(allow), deny: other.deny ^ parsePermissions(deny) });
  }
  for (const { allow, deny } of changed.values()) assertMayGrantPermissions(caller, allow | deny);
}

function assertMayGrantPermissions(caller: bigint, bits: bigint): void {
  if ((bits & Permission.MANAGE_ROLES) !== 0n) assertHolds(caller, Permission.ADMINISTRATOR);
  assertHolds(caller, bits);
}
