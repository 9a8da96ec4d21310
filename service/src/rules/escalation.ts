import { Permission, parsePermissions } from "@guildwire/api/permissions";
import type { Overwrite, Role } from "@guildwire/api/types";
import { assertHolds } from "./permissions.js";

/**
 * Throws missingPermissions (403, code 50013) when a role would hold, after its creation or change, what the caller
 * lacks (READINGS T85). `permissions` is what the role has afterwards.
 *
 * Rules: role-create-permissions-held, role-modify-permissions-held.
 */
export function assertMayEditRole(caller: bigint, permissions: string): void {
  assertHolds(caller, parsePermissions(permissions));
}

/**
 * Throws missingPermissions (403, code 50013) when one of the roles that a member is given holds what the caller
 * lacks. Roles that are taken, or stay, need not be asked about.
 *
 * Rules: member-role-permissions-held.
 */
export function assertMayAssignRoles(caller: bigint, roles: readonly Pick<Role, "permissions">[]): void {
  for (const { permissions } of roles) assertHolds(caller, parsePermissions(permissions));
}

/**
 * Throws missingPermissions (403, code 50013) when an overwrite allows or denies what the caller lacks in the guild,
 * or touches MANAGE_ROLES without the caller being an administrator (READINGS T77).
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
 * Throws missingPermissions (403, code 50013) when replacing a channel's overwrites by those of a category writes what
 * the caller may not write: a bit that appears, and one that disappears, is written; one that stays is not (READINGS T91).
 * Each list has at most one overwrite per role or member.
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
