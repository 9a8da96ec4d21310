import { sql } from "kysely";
import { key } from "../key.js";
import type { Row } from "../schema.js";
import { Repository } from "./repository.js";

/** A thread. Threads are channels, but in no list of channels. */
export type StoredThread = Row<"channels">;

const threadTypes = [10, 11, 12];

export class ThreadRepository extends Repository {
  /** The threads of a guild that are not archived, in no order. */
  active(guildId: string): Promise<StoredThread[]> {
    return this.transaction
      .selectFrom("channels")
      .selectAll()
      .where("guild_id", "=", guildId)
      .where("type", "in", threadTypes)
      .where("archived", "=", false)
      .execute();
  }

  /** Those of these threads that the guild has, archived ones included, in no order. */
  async findAll(guildId: string, ids: readonly string[]): Promise<StoredThread[]> {
    if (ids.length === 0) return [];
    return (
      this.transaction
        .selectFrom("channels")
        .selectAll()
        .where("guild_id", "=", guildId)
        .where("type", "in", threadTypes)
        // A list of any length is one parameter.
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

  /** What a user has joined of a guild's threads. */
  joinedBy(guildId: string, userId: string): Promise<Row<"thread_members">[]> {
    return this.transaction
      .selectFrom("thread_members")
      .selectAll()
      .where("guild_id", "=", guildId)
      .where("user_id", "=", userId)
      .execute();
  }

  /** Does nothing for somebody who has joined already. */
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

  /** Archives a thread, or brings it back. */
  async setArchived(guildId: string, threadId: string, archived: boolean): Promise<void> {
    await this.transaction
      .updateTable("channels")
      .set({ archived, archive_timestamp: this.session.now })
      .where("guild_id", "=", guildId)
      .where("id", "=", threadId)
      .execute();
  }

  /** Lets only moderators reopen a thread, or everybody again. */
  async setLocked(guildId: string, threadId: string, locked: boolean): Promise<void> {
    await this.transaction
      .updateTable("channels")
      .set({ locked })
      .where("guild_id", "=", guildId)
      .where("id", "=", threadId)
      .execute();
  }

  /** How many users have joined each of the guild's threads that anybody has joined. */
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
