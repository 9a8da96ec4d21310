import { errors } from "@guildwire/api/server";
import { type Insertable, sql, type Updateable } from "kysely";
import { key } from "../key.js";
import type { Row, Tables } from "../schema.js";
import { Repository, type Sent } from "./repository.js";

export type StoredGuild = Row<"guilds">;
export type NewGuild = Omit<Insertable<Tables["guilds"]>, "created_at">;
export type GuildChanges = Omit<Updateable<Tables["guilds"]>, "id" | "created_at">;

/**
 * Tables without a foreign key to guilds, because they also contain objects outside of guilds, with guild 0.
 */
const unreferenced = ["interactions", "messages", "directory", "guild_sequences", "application_commands"] as const;

export class GuildRepository extends Repository {
  find(id: string): Promise<StoredGuild | undefined> {
    return this.transaction.selectFrom("guilds").selectAll().where("id", "=", key(id)).executeTakeFirst();
  }

  /** Throws unknownGuild (404, code 10004). */
  async get(id: string): Promise<StoredGuild> {
    const guild = await this.find(id);
    if (guild === undefined) throw errors.unknownGuild();
    return guild;
  }

  async insert(guild: NewGuild): Promise<Sent<StoredGuild>> {
    await this.change(this.transaction.insertInto("guild_sequences").values({ guild_id: guild.id }));
    const added = this.transaction.insertInto("guilds").values({ ...guild, created_at: this.session.now });
    return this.sendForRow(added.returningAll().compile());
  }

  update(id: string, changes: GuildChanges): Promise<Sent<StoredGuild>> {
    // An update needs a column, but a request may change none.
    const values = Object.keys(changes).length === 0 ? { id } : changes;
    const changed = this.transaction.updateTable("guilds").set(values).where("id", "=", id);
    return this.sendForRow(changed.returningAll().compile());
  }

  /** Deletes the guild and all its objects. Undelivered events remain in the outbox. */
  async delete(id: string): Promise<void> {
    await this.change(this.transaction.deleteFrom("images").where("owner_id", "=", id));
    await this.change(
      this.transaction
        .deleteFrom("images")
        .where("owner_id", "in", (query) => query.selectFrom("webhooks").select("id").where("guild_id", "=", id)),
    );
    for (const table of unreferenced) await this.change(this.transaction.deleteFrom(table).where("guild_id", "=", id));
    await this.change(this.transaction.deleteFrom("guilds").where("id", "=", id));
  }

  /** The number of guilds that a user is a member of. */
  async countOf(userId: string): Promise<number> {
    const { count } = await this.transaction
      .selectFrom("members")
      .select(sql<number>`cast(count(*) as integer)`.as("count"))
      .where("user_id", "=", userId)
      .executeTakeFirstOrThrow();
    return count;
  }
}
