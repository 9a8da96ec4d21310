import { isPresent } from "./members.js";
import { Repository } from "./repository.js";

/** The public properties of a member on a widget. */
export interface PresentMember {
  readonly username: string;
  readonly status: string;
}

/** The guild data of widgets. Their settings are columns of the guilds. */
export class WidgetRepository extends Repository {
  /** The first members who are not offline, in ascending order of their user ids. */
  presentMembers(guildId: string, limit: number): Promise<PresentMember[]> {
    const first = this.transaction
      .selectFrom("members")
      .select(["user_id", "status"])
      .where("guild_id", "=", guildId)
      .where(isPresent)
      .orderBy("user_id")
      .limit(limit);
    return this.transaction
      .selectFrom(first.as("members"))
      .innerJoin("users", "users.id", "members.user_id")
      .select(["users.username", "members.status"])
      .orderBy("members.user_id")
      .execute();
  }
}
