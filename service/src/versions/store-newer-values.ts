import { Permission } from "@guildwire/api/permissions";
import { errors } from "@guildwire/api/server";
import type { NewerValueOwner } from "../store/repositories/newer-values.js";
import type { NewerValue } from "../store/schema/guild-tables.js";
import type { Work } from "../store/work.js";

/**
 * Stores what versions 9 and 10 have set for a role or an overwrite beyond version 8; what they did not set is kept.
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
  const stored = await work.newerValues.find(owner);
  const changed = { ...stored, ...value };
  assertMayGrantUnknownBits(changed, caller);
  const kept = Object.entries(changed).filter(([, each]) => each !== null && each !== "0");
  if (Object.keys(value).length > 0) await work.newerValues.put(owner, Object.fromEntries(kept));
}

/**
 * Replaces what versions 9 and 10 know of a channel's overwrites by that of its category.
 *
 * Throws missingPermissions (403, code 50013) if unknown bits are involved and the caller is no administrator.
 *
 * @param caller The permissions of the caller in the guild; undefined for version 8, which knows no such bits.
 */
export async function syncNewerOverwrites(
  work: Work,
  { guild_id, from, to }: { readonly guild_id: string; readonly from: string; readonly to: string },
  caller: bigint | undefined,
): Promise<void> {
  const stored = await work.newerValues.list([guild_id]);
  const [before, after] = [to, from].map((id) => stored.filter(({ object_id }) => object_id === id)) as [
    typeof stored,
    typeof stored,
  ];
  if (caller !== undefined) for (const { value } of [...before, ...after]) assertMayGrantUnknownBits(value, caller);
  for (const owner of before) await work.newerValues.put(owner, {});
  for (const { target_id, value } of after) await work.newerValues.put({ guild_id, object_id: to, target_id }, value);
}

/** Throws missingPermissions (403, code 50013) if a member would get unknown bits from a caller without all permissions. */
export async function assertMayAssignNewerRoles(
  work: Work,
  guildId: string,
  roles: readonly { readonly id: string }[],
  caller: bigint,
): Promise<void> {
  for (const value of await work.newerValues.ofRoles(
    guildId,
    roles.map(({ id }) => id),
  ))
    assertMayGrantUnknownBits(value, caller);
}

function assertMayGrantUnknownBits({ permissions, allow, deny }: NewerValue, caller: bigint): void {
  const hasUnknown = [permissions, allow, deny].some((bits = "0") => bits !== "0");
  if (hasUnknown && (caller & Permission.ADMINISTRATOR) === 0n) throw errors.missingPermissions();
}
