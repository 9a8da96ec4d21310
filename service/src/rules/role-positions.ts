import { errors } from "@guildwire/api/server";
import type { Role, RolePosition, Snowflake } from "@guildwire/api/types";
import { compareSnowflakes } from "@guildwire/runtime/client";

type Placed = Pick<Role, "id" | "position">;

/**
 * The new positions by id, lowest first, of all roles whose position changes: those of the request, and those that make
 * room for them. Throws unknownRole (404, code 10011) for an id that is not a role of the guild, and invalidRole (400,
 * code 50028) for a position of @everyone other than 0.
 *
 * Equal positions, which earlier versions allowed, become unique with the first move of a role.
 *
 * Rules: role-positions-null, role-positions-any-number, role-positions-unique, role-positions-equal,
 * role-positions-unknown, role-positions-everyone, role-positions-repeated, role-positions-events.
 */
export function movedRoles(
  guild_id: Snowflake,
  roles: readonly Placed[],
  entries: readonly RolePosition[],
): Map<Snowflake, number> {
  const wanted = wantedPositions(guild_id, roles, entries);
  if (wanted.size === 0) return new Map();
  const ordered = roles.filter(({ id }) => id !== guild_id).sort(compareRoles);
  const before = [...distinctPositions(ordered.map(({ id, position }) => [id, position]))];
  const given = distinctPositions([...wanted]);
  const taken = new Set(given.values());
  const others = before.filter(([id]) => !wanted.has(id));
  const kept = others.filter(([, position]) => !taken.has(position));
  // The moved roles vacate at least as many positions as they take from others.
  const vacated = before.filter(([id, position]) => wanted.has(id) && !taken.has(position));
  const freePositions = [...kept, ...vacated.slice(0, others.length - kept.length)].map(([, position]) => position);
  freePositions.sort((low, high) => low - high);

  const present = new Map(roles.map(({ id, position }) => [id, position]));
  const after = [...given, ...others.map(([id], index) => [id, freePositions[index] as number] as const)];
  return new Map(
    after.filter(([id, position]) => present.get(id) !== position).sort(([, low], [, high]) => low - high),
  );
}

/** The requested positions, by id, without unchanged roles and @everyone. */
function wantedPositions(
  guild_id: Snowflake,
  roles: readonly Placed[],
  entries: readonly RolePosition[],
): Map<Snowflake, number> {
  const present = new Set(roles.map(({ id }) => id));
  if (entries.some(({ id }) => !present.has(id))) throw errors.unknownRole();
  const wanted = new Map<Snowflake, number>();
  for (const { id, position } of entries) {
    wanted.delete(id);
    if (position !== null && position !== undefined) wanted.set(id, position);
  }
  if ((wanted.get(guild_id) ?? 0) !== 0) throw errors.invalidRole();
  wanted.delete(guild_id);
  return wanted;
}

/**
 * A position for each key, lowest first. All are distinct and not that of @everyone: the requested one or the next free
 * one. Of several keys with the same requested position, the first gets the lowest.
 *
 * Rules: role-positions-equal, guild-create-role-positions.
 */
export function distinctPositions<Key>(wanted: readonly (readonly [Key, number])[]): Map<Key, number> {
  const positions = new Map<Key, number>();
  let last = 0;
  for (const [key, position] of wanted.toSorted(([, low], [, high]) => low - high)) {
    last = Math.max(position, last + 1);
    positions.set(key, last);
  }
  return positions;
}

/**
 * The position of a new role: after the highest.
 *
 * Rules: role-create-position.
 */
export function nextPosition(roles: readonly Pick<Role, "position">[]): number {
  return Math.max(0, ...roles.map(({ position }) => position)) + 1;
}

/**
 * Orders roles for a list: by position, then by id as a number.
 *
 * Rules: role-list-order, limit-snowflake-order.
 */
export function compareRoles(a: Placed, b: Placed): number {
  return a.position - b.position || compareSnowflakes(a.id, b.id);
}
