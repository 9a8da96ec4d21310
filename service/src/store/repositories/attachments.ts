import type { Insertable, SelectQueryBuilder } from "kysely";
import { key } from "../key.js";
import type { Row, Tables } from "../schema.js";
import type { MessageReference } from "./messages.js";
import { Repository } from "./repository.js";

/** A file of a message, without its bytes. */
export type StoredAttachment = Omit<Row<"attachments">, "bytes">;
export type NewAttachment = Omit<Insertable<Tables["attachments"]>, "id">;

type AttachmentQuery = SelectQueryBuilder<Tables, "attachments", StoredAttachment>;

const facts = ["guild_id", "id", "message_id", "filename", "content_type", "size", "height", "width"] as const;

export class AttachmentRepository extends Repository {
  /** The files of some messages of a guild, in the order in which they were added. */
  async of(guildId: string, messageIds: readonly MessageReference[]): Promise<StoredAttachment[]> {
    return messageIds.length === 0 ? [] : this.#of(guildId, messageIds).execute();
  }

  /** Like `of` for one message, without waiting for the result. */
  sendOf(guildId: string, messageId: string): Promise<{ readonly rows: Promise<readonly StoredAttachment[]> }> {
    return this.send(this.#of(guildId, [messageId]));
  }

  #of(guildId: string, messageIds: readonly MessageReference[]): AttachmentQuery {
    const ids = messageIds.map((id) => (typeof id === "string" ? key(id) : id));
    return this.transaction
      .selectFrom("attachments")
      .select(facts)
      .where("guild_id", "=", guildId)
      .where("message_id", "in", ids)
      .orderBy("id");
  }

  /** A file with its bytes. */
  find(guildId: string, messageId: string, id: string): Promise<Row<"attachments"> | undefined> {
    return this.transaction
      .selectFrom("attachments")
      .selectAll()
      .where("guild_id", "=", guildId)
      .where("message_id", "=", key(messageId))
      .where("id", "=", key(id))
      .executeTakeFirst();
  }

  async insert(files: readonly NewAttachment[]): Promise<void> {
    if (files.length === 0) return;
    await this.change(
      this.transaction.insertInto("attachments").values(files.map((file) => ({ ...file, id: this.session.newId() }))),
    );
  }

  async remove(guildId: string, ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return;
    await this.change(
      this.transaction.deleteFrom("attachments").where("guild_id", "=", guildId).where("id", "in", ids),
    );
  }
}
