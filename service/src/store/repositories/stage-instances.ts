import type { StageInstance } from "@guildwire/api/types";
import { Repository } from "./repository.js";

/** Live stages. */
export class StageInstanceRepository extends Repository {
  list(guildId: string): Promise<StageInstance[]> {
    return this.transaction.selectFrom("stage_instances").selectAll().where("guild_id", "=", guildId).execute();
  }

  async insert(stage: Omit<StageInstance, "id">): Promise<StageInstance> {
    return this.transaction
      .insertInto("stage_instances")
      .values({ ...stage, id: this.session.newId() })
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  update(guildId: string, id: string, changes: Pick<StageInstance, "topic" | "privacy_level">): Promise<StageInstance> {
    return this.transaction
      .updateTable("stage_instances")
      .set(changes)
      .where("guild_id", "=", guildId)
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  async delete(guildId: string, channelId: string): Promise<void> {
    await this.transaction
      .deleteFrom("stage_instances")
      .where("guild_id", "=", guildId)
      .where("channel_id", "=", channelId)
      .execute();
  }
}
