import { sql } from "kysely";
import type { Row } from "../schema.js";
import { Repository } from "./repository.js";

export type StoredEvent = Row<"outbox">;

export class OutboxRepository extends Repository {
  /**
   * Adds an event, to be delivered once this unit of work is committed. Its number in the guild is taken here; the unit
   * of work must hold the guild's lock, or have made the guild, so that numbers come in the order of commits.
   *
   * @param guildId "0" for what happens outside of guilds, which is not numbered.
   * @param audience Ids of applications. Default: those whose bots are in the guild at this moment.
   */
  async append(guildId: string, event: string, payload: unknown, audience?: readonly string[]): Promise<void> {
    const sequence = guildId === "0" ? "0" : await this.#nextNumber(guildId);
    await this.transaction
      .insertInto("outbox")
      .values({
        guild_id: guildId,
        id: this.session.newId(),
        sequence,
        event,
        payload: JSON.stringify(payload),
        audience: [...(audience ?? (await this.#applicationsIn(guildId)))],
        created_at: this.session.now,
      })
      .execute();
  }

  async #nextNumber(guildId: string): Promise<string> {
    const { value } = await this.transaction
      .updateTable("guild_sequences")
      .set({ value: sql`value + 1` })
      .where("guild_id", "=", guildId)
      .returning("value")
      .executeTakeFirstOrThrow();
    return value;
  }

  async #applicationsIn(guildId: string): Promise<string[]> {
    const rows = await this.transaction
      .selectFrom("members")
      .innerJoin("users", "users.id", "members.user_id")
      .select(sql<string>`users.application_id`.as("application_id"))
      .where("members.guild_id", "=", guildId)
      .where("users.application_id", "is not", null)
      .orderBy("users.application_id")
      .execute();
    return rows.map(({ application_id }) => application_id);
  }
}
