import type { Row } from "../schema.js";
import { Repository } from "./repository.js";

export type StoredEmoji = Row<"emojis">;

export class EmojiRepository extends Repository {
  list(guildId: string): Promise<StoredEmoji[]> {
    return this.transaction.selectFrom("emojis").selectAll().where("guild_id", "=", guildId).orderBy("id").execute();
  }

  async insert(
    emoji: Pick<StoredEmoji, "guild_id" | "name"> & Partial<Pick<StoredEmoji, "user_id" | "animated">>,
  ): Promise<StoredEmoji> {
    return this.transaction
      .insertInto("emojis")
      .values({ ...emoji, id: this.session.newId() })
      .returningAll()
      .executeTakeFirstOrThrow();
  }
}
