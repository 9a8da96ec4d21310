import { Permission } from "@guildwire/api/permissions";
import { errors } from "@guildwire/api/server";
import type { NewerValueOwner } from "../store/repositories/newer-values.js";
import type { NewerValue } from "../store/schema/guild-tables.js";
import type { Work } from "../store/work.js";

/**
 * Stores what versions 9 and 10 have set for a new role or overwrite beyond version 8.
 *
 * Throws missingPermissions (403, code 50013) for unknown permission bits unless the caller is an administrator
 * (READINGS T100, T85).
 *
 * @param value Undefined for version 8.
 * @param caller The permissions of the caller in the guild.
 */
export async function storeNewerValue(
  work: Work,
  owner: NewerValueOwner,
  value: NewerValue | undefined,
  caller: bigint,
): Promise<void> {
  if (value === undefined) return;
  assertMayGrantUnknownBits(value, caller);
  if (Object.keys(value).length > 0) await work.newerValues.put(owner, withoutDefaults(value));
}

/**
 * Like `storeNewerValue`, for an existing role: what versions 9 and 10 did not set is kept, and the bits after the
 * change are checked in every version.
 */
export async function changeNewerValue(
  work: Work,
  owner: NewerValueOwner,
  value: NewerValue = {},
  caller: bigint,
): Promise<void> {
  const isUnchanged = Object.keys(value).length === 0;
  if (isUnchanged && isAdministrator(caller)) return;
  const changed = { ...(await work.newerValues.find(owner)), ...value };
  assertMayGrantUnknownBits(changed, caller);
  if (!isUnchanged) await work.newerValues.put(owner, withoutDefaults(changed));
}

function withoutDefaults(value: NewerValue): NewerValue {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== null && each !== "0"));
}

/**
 * Replaces what versions 9 and 10 know of a channel's overwrites by that of its category.
 *
 * Throws missingPermissions (403, code 50013) if unknown bits change and the caller is no administrator, in every
 * version (READINGS T91, T100).
 *
 * @param caller The permissions of the caller in the guild.
 */
export async function syncNewerOverwrites(
  work: Work,
  { guild_id, from, to }: { readonly guild_id: string; readonly from: string; readonly to: string },
  caller: bigint,
): Promise<void> {
  const stored = await work.newerValues.list([guild_id]);
  const bitsOf = (id: string) =>
    new Map(stored.filter(({ object_id }) => object_id === id).map(({ target_id, value }) => [target_id, value]));
  const [before, after] = [bitsOf(to), bitsOf(from)];
  for (const target of new Set([...before.keys(), ...after.keys()])) {
    const [{ allow, deny }, wanted] = [before.get(target) ?? {}, after.get(target) ?? {}];
    if (allow === wanted.allow && deny === wanted.deny) continue;
    if (!isAdministrator(caller)) throw errors.missingPermissions();
    await work.newerValues.put({ guild_id, object_id: to, target_id: target }, wanted);
  }
}

/**
 * Throws missingPermissions (403, code 50013) if a member would get unknown bits from a caller without all permissions,
 * in every version: version 8 does not show the bits, but a member gets them with the role.
 */
export async function assertMayAssignNewerRoles(
  work: Work,
  guildId: string,
  roles: readonly { readonly id: string }[],
  caller: bigint,
): Promise<void> {
  if (isAdministrator(caller)) return;
  const ids = roles.map(({ id }) => id);
  for (const value of await work.newerValues.ofRoles(guildId, ids)) assertMayGrantUnknownBits(value, caller);
}

function assertMayGrantUnknownBits({ permissions, allow, deny }: NewerValue, caller: bigint): void {
  const hasUnknown = [permissions, allow, deny].some((bits = "0") => bits !== "0");
  if (hasUnknown && !isAdministrator(caller)) throw errors.missingPermissions();
}

function isAdministrator(permissions: bigint): boolean {
  return (permissions & Permission.ADMINISTRATOR) !== 0n;
}
