import { CompiledQuery, type Insertable, type RawBuilder } from "kysely";
import { key } from "../key.js";
import { newMessageColumns } from "../postgresql/statements/units.js";
import type { Row, Tables } from "../schema.js";
import { Repository, type Sent } from "./repository.js";

export type StoredMessage = Row<"messages">;
/** The id of a message, or an expression for it. */
export type MessageReference = string | RawBuilder<string>;
export type NewMessage = Omit<Insertable<Tables["messages"]>, "id" | "created_at">;
/** The content columns of a message. */
export type MessageContent = Partial<
  Pick<NewMessage, "content" | "embeds" | "components" | "mentions" | "mention_roles" | "mention_everyone">
>;
export type MessageChange = MessageContent & { readonly flags: number; readonly edited_at: Date };

/** Messages of guilds, and those outside of guilds with guild 0. */
export class MessageRepository extends Repository {
  find(guildId: string, id: MessageReference): Promise<StoredMessage | undefined> {
    return this.transaction
      .selectFrom("messages")
      .selectAll()
      .where("guild_id", "=", guildId)
      .where("id", "=", typeof id === "string" ? key(id) : id)
      .executeTakeFirst();
  }

  /** The messages of a guild among some ids, unordered. */
  async findAll(guildId: string, ids: readonly string[]): Promise<StoredMessage[]> {
    if (ids.length === 0) return [];
    return this.transaction
      .selectFrom("messages")
      .selectAll()
      .where("guild_id", "=", guildId)
      .where("id", "in", ids.map(key))
      .execute();
  }

  async insert(message: NewMessage): Promise<Sent<StoredMessage> & { readonly id: string }> {
    const row = { ...message, id: this.session.newId(), created_at: this.session.now };
    const text = this.session.statements.texts?.insertMessage;
    const sent = await (text === undefined ? this.#insertAndMove(row) : this.#insertAtOnce(text, row));
    return { ...sent, id: row.id };
  }

  #insertAtOnce(text: string, row: Insertable<Tables["messages"]>): Promise<Sent<StoredMessage>> {
    const values = newMessageColumns.map((column) => row[column] ?? null);
    return this.sendForRow(CompiledQuery.raw(text, values) as CompiledQuery<StoredMessage>);
  }

  async #insertAndMove(row: Insertable<Tables["messages"]>): Promise<Sent<StoredMessage>> {
    const { guild_id, channel_id, id } = row;
    await this.change(
      this.transaction
        .updateTable("channels")
        .set({ last_message_id: id })
        .where("guild_id", "=", guild_id)
        .where("id", "=", channel_id),
    );
    return this.sendForRow(this.transaction.insertInto("messages").values(row).returningAll().compile());
  }

  update(guildId: string, id: string, change: MessageChange): Promise<Sent<StoredMessage>> {
    const changed = this.transaction
      .updateTable("messages")
      .set(change)
      .where("guild_id", "=", guildId)
      .where("id", "=", id)
      .returningAll();
    return this.sendForRow(changed.compile());
  }

  async remove(guildId: string, id: string): Promise<void> {
    await this.change(this.transaction.deleteFrom("messages").where("guild_id", "=", guildId).where("id", "=", id));
  }

  /** Deletes the messages of a user in a guild that were sent since a time. */
  async deleteOfUser(guildId: string, userId: string, since: Date): Promise<void> {
    await this.change(
      this.transaction
        .deleteFrom("messages")
        .where("guild_id", "=", guildId)
        .where("author_id", "=", userId)
        // Not by ids, which keep increasing when the clock is moved back.
        .where("created_at", ">=", since),
    );
  }
}
