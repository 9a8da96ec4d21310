import { errors } from "@guildwire/api/server";
import type { Role, RolePosition, Snowflake } from "@guildwire/api/types";
import { compareSnowflakes } from "@guildwire/runtime/client";

type Placed = Pick<Role, "id" | "position">;

/**
 * The new positions of all roles whose position changes, by id, lowest first: of those that the request names, and of
 * those that make room for them. Throws unknownRole (404, code 10011) for an id that is no role of the guild, and
 * invalidRole (400, code 50028) for a position other than 0 of @everyone.
 *
 * Positions that an earlier version has left equal become unique with the first role that moves.
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
  const before = distinctPositions(ordered.map(({ position }) => position));
  const placed = ordered.map(({ id }, index) => ({ id, position: before[index] ?? 0 }));
  const others = placed.filter(({ id }) => !wanted.has(id));

  const given = distinctPositions([...wanted.values()]);
  const taken = new Set(given);
  const isFree = ({ position }: Placed): boolean => !taken.has(position);
  // Each role that has to give way leaves room to another where a named role comes from.
  const vacated = placed.filter((role) => wanted.has(role.id) && isFree(role));
  const kept = others.filter(isFree);
  const room = [...kept, ...vacated.slice(0, others.length - kept.length)].map(({ position }) => position);
  room.sort((low, high) => low - high);

  const after = new Map([
    ...[...wanted.keys()].map((id, index) => [id, given[index] ?? 0] as const),
    ...others.map(({ id }, index) => [id, room[index] ?? 0] as const),
  ]);
  const changed = ordered.flatMap(({ id, position }) => {
    const moved = after.get(id) ?? position;
    return moved === position ? [] : [[id, moved] as const];
  });
  return new Map(changed.sort(([, low], [, high]) => low - high));
}

/** What a request asks for, by id; roles that it leaves where they are, and @everyone, left out. */
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
 * A position for each one that is asked for, in the same order: no two equal, none that of @everyone, each the one asked
 * for or the next one that is free. Of equal ones the first is the lowest.
 *
 * Rules: role-positions-equal, guild-create-role-positions.
 */
export function distinctPositions(wanted: readonly number[]): number[] {
  const positions: number[] = [];
  let last = 0;
  for (const [position, index] of wanted
    .map((position, index) => [position, index] as const)
    .sort(([a], [b]) => a - b)) {
    last = Math.max(position, last + 1);
    positions[index] = last;
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
