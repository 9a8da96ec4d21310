import { key } from "../key.js";
import type { StoredMessage } from "./messages.js";
import { Repository } from "./repository.js";

/** Messages in reading order. */
export class ConversationRepository extends Repository {
  /** Messages of a channel in ascending order of their ids. */
  list(
    guildId: string,
    channelId: string,
    { after = "0", limit }: { readonly after?: string; readonly limit: number },
  ): Promise<StoredMessage[]> {
    return this.transaction
      .selectFrom("messages")
      .selectAll()
      .where("guild_id", "=", guildId)
      .where("channel_id", "=", channelId)
      .where("id", ">", key(after))
      .orderBy("id")
      .limit(limit)
      .execute();
  }

  /** The time of a user's last message in a channel; null if there is none. */
  async lastOf(guildId: string, channelId: string, userId: string): Promise<Date | null> {
    const row = await this.transaction
      .selectFrom("messages")
      .select("created_at")
      .where("guild_id", "=", guildId)
      .where("channel_id", "=", channelId)
      .where("author_id", "=", userId)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirst();
    return row?.created_at ?? null;
  }

  /** A message of any guild, or outside of guilds. Only the control interface looks up messages without their guild. */
  find(id: string): Promise<StoredMessage | undefined> {
    return this.transaction.selectFrom("messages").selectAll().where("id", "=", key(id)).executeTakeFirst();
  }

  /** The users of interactions, by interaction id. */
  async usersOf(guildId: string, interactions: readonly string[]): Promise<Map<string, string>> {
    if (interactions.length === 0) return new Map();
    const rows = await this.transaction
      .selectFrom("interactions")
      .select(["id", "user_id"])
      .where("guild_id", "=", guildId)
      .where("id", "in", interactions)
      .execute();
    return new Map(rows.map(({ id, user_id }) => [id, user_id]));
  }
}
