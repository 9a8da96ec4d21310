import type { Activity, ClientStatus } from "@guildwire/api/types";
import { Repository } from "./repository.js";

/** Whether users are active. It is kept with each membership, where guilds read it. */
export class PresenceRepository extends Repository {
  /** Sets the presence of a user in all guilds that the user is in. */
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
