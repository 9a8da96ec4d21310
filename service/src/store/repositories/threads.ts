import { sql } from "kysely";
import { key } from "../key.js";
import type { Row } from "../schema.js";
import { Repository } from "./repository.js";

/** Threads. They are channels, but lists of channels omit them. */
export type StoredThread = Row<"channels">;

const threadTypes = [10, 11, 12];

export class ThreadRepository extends Repository {
  /** The threads of a guild that are not archived, unordered. */
  active(guildId: string): Promise<StoredThread[]> {
    return this.transaction
      .selectFrom("channels")
      .selectAll()
      .where("guild_id", "=", guildId)
      .where("type", "in", threadTypes)
      .where("archived", "=", false)
      .execute();
  }

  /** The threads of the guild among some ids, including archived ones, unordered. */
  async findAll(guildId: string, ids: readonly string[]): Promise<StoredThread[]> {
    if (ids.length === 0) return [];
    return (
      this.transaction
        .selectFrom("channels")
        .selectAll()
        .where("guild_id", "=", guildId)
        .where("type", "in", threadTypes)
        // The whole list is one parameter.
        .where(this.session.statements.isOneOf(sql.ref("id"), ids.map(key)))
        .execute()
    );
  }

  async hasJoined(guildId: string, threadId: string, userId: string): Promise<boolean> {
    const row = await this.transaction
      .selectFrom("thread_members")
      .select("thread_id")
      .where("guild_id", "=", guildId)
      .where("thread_id", "=", key(threadId))
      .where("user_id", "=", key(userId))
      .executeTakeFirst();
    return row !== undefined;
  }

  /** The memberships of a user in threads of a guild. */
  joinedBy(guildId: string, userId: string): Promise<Row<"thread_members">[]> {
    return this.transaction
      .selectFrom("thread_members")
      .selectAll()
      .where("guild_id", "=", guildId)
      .where("user_id", "=", userId)
      .execute();
  }

  /** No effect for a user who has already joined. */
  async join(guildId: string, threadId: string, userId: string): Promise<void> {
    await this.transaction
      .insertInto("thread_members")
      .values({ guild_id: guildId, thread_id: threadId, user_id: userId, joined_at: this.session.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async leave(guildId: string, threadId: string, userId: string): Promise<void> {
    await this.transaction
      .deleteFrom("thread_members")
      .where("guild_id", "=", guildId)
      .where("thread_id", "=", key(threadId))
      .where("user_id", "=", key(userId))
      .execute();
  }

  /** Archives or unarchives a thread. */
  async setArchived(guildId: string, threadId: string, archived: boolean): Promise<void> {
    await this.change(
      this.transaction
        .updateTable("channels")
        .set({ archived, archive_timestamp: this.session.now })
        .where("guild_id", "=", guildId)
        .where("id", "=", threadId),
    );
  }

  /** Locks or unlocks a thread: only moderators can reopen a locked thread. */
  async setLocked(guildId: string, threadId: string, locked: boolean): Promise<void> {
    await this.transaction
      .updateTable("channels")
      .set({ locked })
      .where("guild_id", "=", guildId)
      .where("id", "=", threadId)
      .execute();
  }

  /** The number of users in each thread of the guild; threads without users are omitted. */
  async memberCounts(guildId: string): Promise<Map<string, number>> {
    const rows = await this.transaction
      .selectFrom("thread_members")
      .select((expression) => ["thread_id", expression.fn.countAll<string>().as("count")])
      .where("guild_id", "=", guildId)
      .groupBy("thread_id")
      .execute();
    return new Map(rows.map(({ thread_id, count }) => [thread_id, Number(count)]));
  }
}
