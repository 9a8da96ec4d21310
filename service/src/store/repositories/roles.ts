import type { Role } from "@guildwire/api/types";
import { sql } from "kysely";
import { key } from "../key.js";
import type { Row } from "../schema.js";
import { Repository } from "./repository.js";

export class RoleRepository extends Repository {
  /** All roles of a guild, including @everyone, unordered. */
  async list(guildId: string): Promise<Role[]> {
    const rows = await this.transaction.selectFrom("roles").selectAll().where("guild_id", "=", guildId).execute();
    return rows.map(toRole);
  }

  async find(guildId: string, id: string): Promise<Role | undefined> {
    const row = await this.transaction
      .selectFrom("roles")
      .selectAll()
      .where("guild_id", "=", guildId)
      .where("id", "=", key(id))
      .executeTakeFirst();
    return row && toRole(row);
  }

  async insert(guildId: string, ...roles: readonly Role[]): Promise<void> {
    await this.change(
      this.transaction
        .insertInto("roles")
        .values(roles.map(({ tags, ...role }) => ({ ...role, guild_id: guildId, tags: tags && JSON.stringify(tags) }))),
    );
  }

  /** Updates the mutable columns of a role. */
  async update(guildId: string, { id, name, permissions, position, color, hoist, mentionable }: Role): Promise<void> {
    await this.change(
      this.transaction
        .updateTable("roles")
        .set({ name, permissions, position, color, hoist, mentionable })
        .where("guild_id", "=", guildId)
        .where("id", "=", id),
    );
  }

  /** Updates the positions of several roles at once, by id. */
  async move(guildId: string, positions: ReadonlyMap<string, number>): Promise<void> {
    if (positions.size === 0) return;
    const cases = [...positions].map(
      ([id, position]) => sql`when cast(${id} as bigint) then cast(${position} as integer)`,
    );
    await this.change(
      this.transaction
        .updateTable("roles")
        .set({ position: sql<number>`case id ${sql.join(cases, sql` `)} end` })
        .where("guild_id", "=", guildId)
        .where("id", "in", [...positions.keys()]),
    );
  }

  /** Deletes a role, removes it from all members, and deletes the overwrites for it. */
  async delete(guildId: string, id: string): Promise<void> {
    await this.change(
      this.transaction
        .deleteFrom("overwrites")
        .where("guild_id", "=", guildId)
        .where("target_id", "=", id)
        .where("type", "=", 0),
    );
    await this.change(
      this.transaction
        .deleteFrom("newer_values")
        .where("guild_id", "=", guildId)
        .where((where) => where.or([where("object_id", "=", id), where("target_id", "=", id)])),
    );
    await this.change(this.transaction.deleteFrom("roles").where("guild_id", "=", guildId).where("id", "=", id));
  }
}

function toRole({ guild_id: _, tags, ...fields }: Row<"roles">): Role {
  // Does not compile if a column is added that the interface does not show.
  const role: Pick<Role, keyof typeof fields> = fields;
  return tags === null ? role : { ...role, tags };
}
