import { key } from "../key.js";
import type { Row } from "../schema.js";
import { Repository } from "./repository.js";

export type StoredEmoji = Row<"emojis">;

export class EmojiRepository extends Repository {
  list(guildId: string): Promise<StoredEmoji[]> {
    return this.transaction.selectFrom("emojis").selectAll().where("guild_id", "=", guildId).orderBy("id").execute();
  }

  async insert({
    role_ids = [],
    ...emoji
  }: Pick<StoredEmoji, "guild_id" | "name"> &
    Partial<Pick<StoredEmoji, "user_id" | "animated" | "role_ids">>): Promise<StoredEmoji> {
    return this.transaction
      .insertInto("emojis")
      .values({ ...emoji, role_ids: JSON.stringify(role_ids), id: this.session.newId() })
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** Returns whether the emoji existed. */
  async delete(guildId: string, id: string): Promise<boolean> {
    const row = await this.transaction
      .deleteFrom("emojis")
      .where("guild_id", "=", guildId)
      .where("id", "=", key(id))
      .returning("id")
      .executeTakeFirst();
    return row !== undefined;
  }
}
