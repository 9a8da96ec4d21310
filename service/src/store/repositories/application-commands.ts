import type { NewApplicationCommand } from "@guildwire/control/types";
import { key } from "../key.js";
import type { Row } from "../schema.js";
import { Repository } from "./repository.js";

export type StoredCommand = Row<"application_commands">;

/** The commands of an application in a guild; guild 0 for global ones. */
export interface CommandScope {
  readonly application_id: string;
  readonly guild_id: string;
}

export class ApplicationCommandRepository extends Repository {
  /** Sorted by id. */
  list({ application_id, guild_id }: CommandScope): Promise<StoredCommand[]> {
    return this.transaction
      .selectFrom("application_commands")
      .selectAll()
      .where("guild_id", "=", guild_id)
      .where("application_id", "=", application_id)
      .orderBy("id")
      .execute();
  }

  find({ application_id, guild_id }: CommandScope, id: string): Promise<StoredCommand | undefined> {
    return this.transaction
      .selectFrom("application_commands")
      .selectAll()
      .where("guild_id", "=", guild_id)
      .where("application_id", "=", application_id)
      .where("id", "=", key(id))
      .executeTakeFirst();
  }

  /** The command that members of a guild invoke by this name: that of the guild, otherwise the global one. */
  async findInvoked(
    { application_id, guild_id }: CommandScope,
    { type, name }: { readonly type: number; readonly name: string },
  ): Promise<StoredCommand | undefined> {
    const rows = await this.transaction
      .selectFrom("application_commands")
      .selectAll()
      .where("guild_id", "in", [guild_id, "0"])
      .where("application_id", "=", application_id)
      .where("type", "=", type)
      .where("name", "=", name)
      .execute();
    return rows.find((row) => row.guild_id === guild_id) ?? rows[0];
  }

  /** Adds a command, or replaces the one of the same name and type, which keeps its id. */
  async put(
    { application_id, guild_id }: CommandScope,
    { name, type = 1, ...definition }: NewApplicationCommand,
  ): Promise<StoredCommand> {
    const id = this.session.newId();
    const values = { version: id, definition: JSON.stringify(definition) };
    return this.transaction
      .insertInto("application_commands")
      .values({ guild_id, application_id, id, type, name, ...values })
      .onConflict((conflict) => conflict.columns(["guild_id", "application_id", "type", "name"]).doUpdateSet(values))
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** Replaces the name and definition of a command, which keeps its id. */
  async update(
    command: StoredCommand,
    { name, definition }: Pick<StoredCommand, "name" | "definition">,
  ): Promise<StoredCommand> {
    return this.transaction
      .updateTable("application_commands")
      .set({ name, definition: JSON.stringify(definition), version: this.session.newId() })
      .where("guild_id", "=", command.guild_id)
      .where("application_id", "=", command.application_id)
      .where("id", "=", command.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  /** Deletes a command. Returns whether it existed. */
  async delete({ application_id, guild_id }: CommandScope, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.transaction
      .deleteFrom("application_commands")
      .where("guild_id", "=", guild_id)
      .where("application_id", "=", application_id)
      .where("id", "=", key(id))
      .executeTakeFirstOrThrow();
    return numDeletedRows > 0n;
  }
}
