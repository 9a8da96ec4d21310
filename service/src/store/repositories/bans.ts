import { key } from "../key.js";
import type { Row } from "../schema.js";
import { Repository } from "./repository.js";
import type { StoredUser } from "./users.js";

/** What others see of users. */
const shownColumns = [
  "users.id",
  "users.username",
  "users.discriminator",
  "users.avatar",
  "users.application_id",
  "users.system",
  "users.public_flags",
] as const;

/** The banned user, and the reason of the ban. */
export interface BannedUser
  extends Pick<
    StoredUser,
    "id" | "username" | "discriminator" | "avatar" | "application_id" | "system" | "public_flags"
  > {
  readonly reason: string | null;
}

export class BanRepository extends Repository {
  /** In ascending order of the users' ids. */
  list(guildId: string): Promise<BannedUser[]> {
    const selected = this.transaction
      .selectFrom("bans")
      .innerJoin("users", "users.id", "bans.user_id")
      .select([...shownColumns, "bans.reason"])
      .where("bans.guild_id", "=", guildId)
      .orderBy("bans.user_id");
    return this.readLong(selected);
  }

  find(guildId: string, userId: string): Promise<Row<"bans"> | undefined> {
    return this.transaction
      .selectFrom("bans")
      .selectAll()
      .where("guild_id", "=", guildId)
      .where("user_id", "=", key(userId))
      .executeTakeFirst();
  }

  /** Returns false without changes for a user who is already banned. */
  async insert(guildId: string, userId: string, reason: string | null): Promise<boolean> {
    const row = await this.transaction
      .insertInto("bans")
      .values({ guild_id: guildId, user_id: userId, reason, created_at: this.session.now })
      .onConflict((conflict) => conflict.doNothing())
      .returning("user_id")
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Returns whether the ban existed. */
  async remove(guildId: string, userId: string): Promise<boolean> {
    const row = await this.transaction
      .deleteFrom("bans")
      .where("guild_id", "=", guildId)
      .where("user_id", "=", key(userId))
      .returning("user_id")
      .executeTakeFirst();
    return row !== undefined;
  }
}
