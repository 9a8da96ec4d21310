import { errors } from "@guildwire/api/server";
import type { Role, RolePosition, Snowflake } from "@guildwire/api/types";
import { compareSnowflakes } from "@guildwire/runtime/client";

type Placed = Pick<Role, "id" | "position">;

/**
 * The new positions of the roles whose position changes, by id, in the order of the request. Others do not make room.
 * Throws unknownRole (404, code 10011) for an id that is no role of the guild, and invalidRole (400, code 50028) for a
 * position other than 0 of @everyone; then nothing moves.
 *
 * Rules: role-positions-null, role-positions-any-number, role-positions-exact, role-positions-unknown,
 * role-positions-everyone, role-positions-repeated, role-positions-events.
 */
export function movedRoles(
  guild_id: Snowflake,
  roles: readonly Placed[],
  entries: readonly RolePosition[],
): Map<Snowflake, number> {
  const present = new Map(roles.map(({ id, position }) => [id, position]));
  if (entries.some(({ id }) => !present.has(id))) throw errors.unknownRole();
  const moved = new Map<Snowflake, number>();
  // A map keeps the last entry of an id, which is the one that counts.
  for (const [id, position] of new Map(entries.map((entry) => [entry.id, entry.position]))) {
    if (position === null || position === undefined || position === present.get(id)) continue;
    if (id === guild_id) throw errors.invalidRole();
    moved.set(id, position);
  }
  return moved;
}

/**
 * Orders roles for a list: by position, then by id as a number.
 *
 * Rules: role-list-order, limit-snowflake-order.
 */
export function compareRoles(a: Placed, b: Placed): number {
  return a.position - b.position || compareSnowflakes(a.id, b.id);
}
