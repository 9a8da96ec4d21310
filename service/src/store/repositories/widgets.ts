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
    return this.transaction
      .selectFrom("members")
      .innerJoin("users", "users.id", "members.user_id")
      .select(["users.username", "members.status"])
      .where("members.guild_id", "=", guildId)
      .where("members.status", "<>", "offline")
      .orderBy("members.user_id")
      .limit(limit)
      .execute();
  }
}
