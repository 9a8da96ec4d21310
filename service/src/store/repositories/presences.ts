import type { Activity, ClientStatus } from "@guildwire/api/types";
import { Repository } from "./repository.js";

/** Presences of users. They are stored with each membership, where guilds read them. */
export class PresenceRepository extends Repository {
  /** Sets the presence of a user in all of the user's guilds. */
  async set(
    userId: string,
    presence: { readonly status: string; readonly activities: Activity[]; readonly client_status: ClientStatus },
  ): Promise<void> {
    await this.transaction
      .updateTable("members")
      .set({
        status: presence.status,
        activities: JSON.stringify(presence.activities),
        client_status: JSON.stringify(presence.client_status),
      })
      .where("user_id", "=", userId)
      .execute();
  }
}
