import type { WelcomeScreen } from "@guildwire/api/types";
import { Repository } from "./repository.js";

/** Welcome screens of guilds. A feature of the guild determines whether the screen is shown. */
export class WelcomeScreenRepository extends Repository {
  /** Undefined for a guild that has never set one. */
  async find(guildId: string): Promise<WelcomeScreen | undefined> {
    const row = await this.transaction
      .selectFrom("welcome_screens")
      .selectAll()
      .where("guild_id", "=", guildId)
      .executeTakeFirst();
    return row && { description: row.description, welcome_channels: row.channels };
  }

  async put(guildId: string, { description, welcome_channels }: WelcomeScreen): Promise<void> {
    const values = { description, channels: JSON.stringify(welcome_channels) };
    await this.change(
      this.transaction
        .insertInto("welcome_screens")
        .values({ ...values, guild_id: guildId })
        .onConflict((conflict) => conflict.column("guild_id").doUpdateSet(values)),
    );
  }
}
