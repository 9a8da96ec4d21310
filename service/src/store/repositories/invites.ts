import { randomBytes } from "node:crypto";
import { type Insertable, sql } from "kysely";
import { inviteExpiry, isInviteValid } from "../../rules/invites.js";
import type { Row, Tables } from "../schema.js";
import { DirectoryRepository } from "./directory.js";
import { Repository, type Sent } from "./repository.js";

export type StoredInvite = Row<"invites">;
export type NewInvite = Omit<Insertable<Tables["invites"]>, "code" | "created_at" | "expires_at">;

/** Invites of guilds. Used-up and expired ones are omitted. */
export class InviteRepository extends Repository {
  /** In order of creation. */
  async list(guildId: string): Promise<StoredInvite[]> {
    const selected = this.transaction
      .selectFrom("invites")
      .selectAll()
      .where("guild_id", "=", guildId)
      .orderBy("created_at")
      .orderBy("code");
    const invites = await this.readLong(selected);
    return invites.filter((invite) => isInviteValid(invite, this.session.now));
  }

  /** An invite, even if it is no longer valid. */
  find(guildId: string, code: string): Promise<StoredInvite | undefined> {
    return this.transaction
      .selectFrom("invites")
      .selectAll()
      .where("guild_id", "=", guildId)
      .where("code", "=", code)
      .executeTakeFirst();
  }

  async countUse(guildId: string, code: string): Promise<void> {
    await this.transaction
      .updateTable("invites")
      .set({ uses: sql`uses + 1` })
      .where("guild_id", "=", guildId)
      .where("code", "=", code)
      .execute();
  }

  /** An invite to a channel without limits of uses and age. */
  openTo(guildId: string, channelId: string): Promise<StoredInvite | undefined> {
    return this.transaction
      .selectFrom("invites")
      .selectAll()
      .where("guild_id", "=", guildId)
      .where("channel_id", "=", channelId)
      .where("max_age", "=", 0)
      .where("max_uses", "=", 0)
      .orderBy("created_at")
      .orderBy("code")
      .executeTakeFirst();
  }

  /** Creates an invite with a random code. */
  async insert(invite: NewInvite): Promise<Sent<StoredInvite>> {
    const { now } = this.session;
    const code = randomBytes(6).toString("base64url");
    const expires_at = inviteExpiry({ created_at: now, max_age: invite.max_age ?? 0 });
    await new DirectoryRepository(this.session).add("invite", code, invite.guild_id);
    const added = this.transaction.insertInto("invites").values({ ...invite, code, created_at: now, expires_at });
    return this.sendForRow(added.returningAll().compile());
  }
}
