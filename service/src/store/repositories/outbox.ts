import { sql } from "kysely";
import type { Row } from "../schema.js";
import { Repository } from "./repository.js";

export type StoredEvent = Row<"outbox">;

const rowsAtOnce = 1_000;

export class OutboxRepository extends Repository {
  /**
   * Adds events of one kind, to be delivered once this unit of work is committed. Their numbers in the guild are taken
   * here; the unit of work must hold the guild's lock, or have made the guild, so that numbers come in the order of
   * commits.
   *
   * @param guildId "0" for what happens outside of guilds, which is not numbered.
   * @param audience Ids of applications. Default: those whose bots are in the guild at this moment.
   */
  async append(
    guildId: string,
    event: string,
    payloads: readonly unknown[],
    audience?: readonly string[],
  ): Promise<void> {
    if (payloads.length === 0) return;
    const first = guildId === "0" ? undefined : await this.#takeNumbers(guildId, payloads.length);
    const shared = {
      guild_id: guildId,
      event,
      audience: [...(audience ?? (await this.#applicationsIn(guildId)))],
      created_at: this.session.now,
    };
    const rows = payloads.map((payload, index) => ({
      ...shared,
      id: this.session.newId(),
      sequence: first === undefined ? "0" : String(first + BigInt(index)),
      payload: JSON.stringify(payload),
    }));
    // A statement takes 65,535 parameters at most; a row has seven.
    for (let start = 0; start < rows.length; start += rowsAtOnce)
      await this.transaction
        .insertInto("outbox")
        .values(rows.slice(start, start + rowsAtOnce))
        .execute();
  }

  /** Takes so many numbers of a guild; answers the first one. */
  async #takeNumbers(guildId: string, count: number): Promise<bigint> {
    const { value } = await this.transaction
      .updateTable("guild_sequences")
      .set({ value: sql`value + ${count}::bigint` })
      .where("guild_id", "=", guildId)
      .returning("value")
      .executeTakeFirstOrThrow();
    return BigInt(value) - BigInt(count) + 1n;
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
