import type { Insertable } from "kysely";
import type { Row, Tables } from "../schema.js";
import { Repository } from "./repository.js";

export type StoredIntegration = Row<"integrations">;
export type NewIntegration = Omit<Insertable<Tables["integrations"]>, "id">;

/** Making integrations; the interface lists and deletes them. */
export class InstallationRepository extends Repository {
  /** The integration of an application's bot. */
  find(guildId: string, applicationId: string): Promise<StoredIntegration | undefined> {
    return this.transaction
      .selectFrom("integrations")
      .selectAll()
      .where("guild_id", "=", guildId)
      .where("application_id", "=", applicationId)
      .executeTakeFirst();
  }

  async insert(integration: NewIntegration): Promise<StoredIntegration> {
    const row = await this.transaction
      .insertInto("integrations")
      .values({ ...integration, id: this.session.newId() })
      .returningAll()
      .executeTakeFirstOrThrow();
    await this.transaction
      .insertInto("directory")
      .values({ kind: "integration", id: row.id, guild_id: row.guild_id })
      .execute();
    return row;
  }
}
