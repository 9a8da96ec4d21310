import { type Insertable, type RawBuilder, sql } from "kysely";
import { key } from "../key.js";
import type { Row, Tables } from "../schema.js";
import { DirectoryRepository } from "./directory.js";
import { Repository } from "./repository.js";

export type StoredInteraction = Row<"interactions">;
export type NewInteraction = Omit<Insertable<Tables["interactions"]>, "id" | "created_at">;

/** The id of the original response to an interaction, for conditions. */
export function originalOf(guildId: string, id: string): RawBuilder<string> {
  return sql<string>`(select original_message_id from interactions where guild_id = ${guildId} and id = ${key(id)})`;
}

/** Interactions of guilds, and those outside of guilds with guild 0. */
export class InteractionRepository extends Repository {
  find(guildId: string, id: string): Promise<StoredInteraction | undefined> {
    return this.transaction
      .selectFrom("interactions")
      .selectAll()
      .where("guild_id", "=", guildId)
      .where("id", "=", key(id))
      .executeTakeFirst();
  }

  async insert(interaction: NewInteraction): Promise<StoredInteraction> {
    const row = await this.transaction
      .insertInto("interactions")
      .values({ ...interaction, id: this.session.newId(), created_at: this.session.now })
      .returningAll()
      .executeTakeFirstOrThrow();
    await new DirectoryRepository(this.session).add("interaction", row.id, row.guild_id);
    return row;
  }

  /**
   * Records the first response; returns false if there was one. Of several concurrent calls only one succeeds, even
   * without a lock.
   */
  async takeResponse(guildId: string, id: string, callbackType: number, state: string): Promise<boolean> {
    const { numUpdatedRows } = await this.transaction
      .updateTable("interactions")
      .set({ callback_type: callbackType, state, responded_at: this.session.now })
      .where("guild_id", "=", guildId)
      .where("id", "=", id)
      .where("responded_at", "is", null)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  /** Sets the message that @original refers to; null for none. */
  async setOriginal(guildId: string, id: string, messageId: string | null): Promise<void> {
    await this.change(
      this.transaction
        .updateTable("interactions")
        .set({ original_message_id: messageId })
        .where("guild_id", "=", guildId)
        .where("id", "=", id),
    );
  }

  async setState(guildId: string, id: string, state: string): Promise<void> {
    await this.change(
      this.transaction.updateTable("interactions").set({ state }).where("guild_id", "=", guildId).where("id", "=", id),
    );
  }
}
