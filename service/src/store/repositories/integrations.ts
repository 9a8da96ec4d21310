import type { Insertable } from "kysely";
import { key } from "../key.js";
import type { Row, Tables } from "../schema.js";
import { DirectoryRepository } from "./directory.js";
import { Repository } from "./repository.js";

export type StoredIntegration = Row<"integrations">;
export type NewIntegration = Omit<Insertable<Tables["integrations"]>, "id">;

export class IntegrationRepository extends Repository {
  list(guildId: string): Promise<StoredIntegration[]> {
    return this.transaction
      .selectFrom("integrations")
      .selectAll()
      .where("guild_id", "=", guildId)
      .orderBy("id")
      .execute();
  }

  find(guildId: string, id: string): Promise<StoredIntegration | undefined> {
    return this.transaction
      .selectFrom("integrations")
      .selectAll()
      .where("guild_id", "=", guildId)
      .where("id", "=", key(id))
      .executeTakeFirst();
  }

  /** The integration of an application's bot. */
  findOfApplication(guildId: string, applicationId: string): Promise<StoredIntegration | undefined> {
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
    await new DirectoryRepository(this.session).add("integration", row.id, row.guild_id);
    return row;
  }

  async delete(guildId: string, id: string): Promise<void> {
    await this.change(this.transaction.deleteFrom("integrations").where("guild_id", "=", guildId).where("id", "=", id));
    await new DirectoryRepository(this.session).remove("integration", id);
  }

  /** Deletes the webhooks of a guild that belong to an application, and their pictures. */
  async deleteWebhooksOf(guildId: string, applicationId: string): Promise<void> {
    const webhooks = await this.transaction
      .deleteFrom("webhooks")
      .where("guild_id", "=", guildId)
      .where("application_id", "=", applicationId)
      .returning("id")
      .execute();
    const ids = webhooks.map(({ id }) => id);
    if (ids.length > 0) await this.change(this.transaction.deleteFrom("images").where("owner_id", "in", ids));
    await new DirectoryRepository(this.session).remove("webhook", ...ids);
  }
}
