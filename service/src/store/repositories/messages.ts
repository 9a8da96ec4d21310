import { CompiledQuery, type Insertable } from "kysely";
import { key } from "../key.js";
import { newMessageColumns } from "../postgresql/statements/units.js";
import type { Row, Tables } from "../schema.js";
import { Repository } from "./repository.js";

export type StoredMessage = Row<"messages">;
export type NewMessage = Omit<Insertable<Tables["messages"]>, "id" | "created_at">;
/** The content columns of a message. */
export type MessageContent = Partial<
  Pick<NewMessage, "content" | "embeds" | "components" | "mentions" | "mention_roles" | "mention_everyone">
>;
export type MessageChange = MessageContent & { readonly flags: number; readonly edited_at: Date };

/** Messages of guilds, and those outside of guilds with guild 0. */
export class MessageRepository extends Repository {
  find(guildId: string, id: string): Promise<StoredMessage | undefined> {
    return this.transaction
      .selectFrom("messages")
      .selectAll()
      .where("guild_id", "=", guildId)
      .where("id", "=", key(id))
      .executeTakeFirst();
  }

  async insert(message: NewMessage): Promise<StoredMessage> {
    const row = { ...message, id: this.session.newId(), created_at: this.session.now };
    const text = this.session.statements.texts?.insertMessage;
    return text === undefined ? this.#insertAndMove(row) : this.#insertAtOnce(text, row);
  }

  async #insertAtOnce(text: string, row: Insertable<Tables["messages"]>): Promise<StoredMessage> {
    const values = newMessageColumns.map((column) => row[column] ?? null);
    const { rows } = await this.transaction.executeQuery<StoredMessage>(CompiledQuery.raw(text, values));
    return rows[0] as StoredMessage;
  }

  async #insertAndMove(row: Insertable<Tables["messages"]>): Promise<StoredMessage> {
    const { guild_id, channel_id, id } = row;
    await this.transaction
      .updateTable("channels")
      .set({ last_message_id: id })
      .where("guild_id", "=", guild_id)
      .where("id", "=", channel_id)
      .execute();
    return this.transaction.insertInto("messages").values(row).returningAll().executeTakeFirstOrThrow();
  }

  async update(guildId: string, id: string, change: MessageChange): Promise<StoredMessage> {
    return this.transaction
      .updateTable("messages")
      .set(change)
      .where("guild_id", "=", guildId)
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  async remove(guildId: string, id: string): Promise<void> {
    await this.transaction.deleteFrom("messages").where("guild_id", "=", guildId).where("id", "=", id).execute();
  }

  /** Deletes the messages of a user in a guild that were sent since a time. */
  async deleteOfUser(guildId: string, userId: string, since: Date): Promise<void> {
    await this.transaction
      .deleteFrom("messages")
      .where("guild_id", "=", guildId)
      .where("author_id", "=", userId)
      // Not by ids, which keep increasing when the clock is moved back.
      .where("created_at", ">=", since)
      .execute();
  }
}
