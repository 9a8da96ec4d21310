import type { DirectoryKind } from "../schema/service-tables.js";
import { Repository } from "./repository.js";

/** Maps ids that identify an object in a path to the guild of the object. */
export class DirectoryRepository extends Repository {
  /** The guild; "0" for an object outside of guilds, undefined for an unknown id. */
  async guildOf(kind: DirectoryKind, id: string): Promise<string | undefined> {
    const row = await this.transaction
      .selectFrom("directory")
      .select("guild_id")
      .where("kind", "=", kind)
      .where("id", "=", id)
      .executeTakeFirst();
    return row?.guild_id;
  }

  async add(kind: DirectoryKind, id: string, guildId: string): Promise<void> {
    await this.change(this.transaction.insertInto("directory").values({ kind, id, guild_id: guildId }));
  }

  /**
   * Adds an id unless it exists, and returns whether it was free. Waits for a concurrent transaction that adds or
   * removes the same id.
   */
  async claim(kind: DirectoryKind, id: string, guildId: string): Promise<boolean> {
    const row = await this.transaction
      .insertInto("directory")
      .values({ kind, id, guild_id: guildId })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    return row !== undefined;
  }

  async remove(kind: DirectoryKind, ...ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.change(this.transaction.deleteFrom("directory").where("kind", "=", kind).where("id", "in", ids));
  }
}
