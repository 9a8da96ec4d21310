import { randomInt } from "node:crypto";
import { type Insertable, sql } from "kysely";
import type { Row, Tables } from "../schema.js";
import { Repository } from "./repository.js";

export type StoredInvite = Row<"invites">;
export type NewInvite = Omit<Insertable<Tables["invites"]>, "code" | "uses" | "created_at" | "expires_at">;

/** Letters and digits that nobody mistakes for each other. */
const alphabet = "abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789";

/** Making and using invites; their list is for members to read. */
export class InvitationRepository extends Repository {
  find(guildId: string, code: string): Promise<StoredInvite | undefined> {
    return this.transaction
      .selectFrom("invites")
      .selectAll()
      .where("guild_id", "=", guildId)
      .where("code", "=", code)
      .executeTakeFirst();
  }

  /** Makes an invite with a code of its own. */
  async insert(invite: NewInvite): Promise<StoredInvite> {
    const { now } = this.session;
    const code = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join("");
    const age = invite.max_age ?? 0;
    const row = await this.transaction
      .insertInto("invites")
      .values({
        ...invite,
        code,
        created_at: now,
        expires_at: age === 0 ? null : new Date(now.getTime() + age * 1000),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await this.transaction
      .insertInto("directory")
      .values({ kind: "invite", id: code, guild_id: row.guild_id })
      .execute();
    return row;
  }

  async countUse(guildId: string, code: string): Promise<void> {
    await this.transaction
      .updateTable("invites")
      .set({ uses: sql`uses + 1` })
      .where("guild_id", "=", guildId)
      .where("code", "=", code)
      .execute();
  }
}
