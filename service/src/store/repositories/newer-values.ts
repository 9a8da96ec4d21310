import { key } from "../key.js";
import type { NewerValue } from "../schema/guild-tables.js";
import { Repository } from "./repository.js";

/** A role, or the overwrite of a channel for a role or a user. */
export interface NewerValueOwner {
  readonly guild_id: string;
  /** A role or a channel. */
  readonly object_id: string;
  /** Of an overwrite; 0 for a role. */
  readonly target_id: string;
}

/** The key of a value in `NewerEventValues`. */
export function newerValueKey({ object_id, target_id }: Omit<NewerValueOwner, "guild_id">): string {
  return `${object_id} ${target_id}`;
}

/** Values of versions 9 and 10, stored beside those of version 8, which never reads them. */
export class NewerValueRepository extends Repository {
  /** All values of some guilds. */
  list(guildIds: readonly string[]): Promise<(NewerValueOwner & { readonly value: NewerValue })[]> {
    if (guildIds.length === 0) return Promise.resolve([]);
    return this.transaction.selectFrom("newer_values").selectAll().where("guild_id", "in", guildIds.map(key)).execute();
  }

  /** The values of some roles and of the overwrites of some channels, by `newerValueKey`. */
  async ofObjects(guildId: string, ids: readonly string[]): Promise<Record<string, NewerValue>> {
    if (ids.length === 0) return {};
    const rows = await this.transaction
      .selectFrom("newer_values")
      .select(["object_id", "target_id", "value"])
      .where("guild_id", "=", key(guildId))
      .where("object_id", "in", ids.map(key))
      .execute();
    return Object.fromEntries(rows.map((row) => [newerValueKey(row), row.value]));
  }

  async find({ guild_id, object_id, target_id }: NewerValueOwner): Promise<NewerValue> {
    const row = await this.transaction
      .selectFrom("newer_values")
      .select("value")
      .where("guild_id", "=", key(guild_id))
      .where("object_id", "=", key(object_id))
      .where("target_id", "=", key(target_id))
      .executeTakeFirst();
    return row?.value ?? {};
  }

  /** The values of some roles. */
  async ofRoles(guildId: string, ids: readonly string[]): Promise<NewerValue[]> {
    if (ids.length === 0) return [];
    const rows = await this.transaction
      .selectFrom("newer_values")
      .select("value")
      .where("guild_id", "=", key(guildId))
      .where("object_id", "in", ids.map(key))
      .where("target_id", "=", "0")
      .execute();
    return rows.map(({ value }) => value);
  }

  /** Replaces a value; an empty one is deleted. */
  async put(owner: NewerValueOwner, value: NewerValue): Promise<void> {
    const { guild_id, object_id, target_id } = owner;
    await this.change(
      this.transaction
        .deleteFrom("newer_values")
        .where("guild_id", "=", guild_id)
        .where("object_id", "=", object_id)
        .where("target_id", "=", target_id),
    );
    if (Object.keys(value).length > 0)
      await this.change(
        this.transaction
          .insertInto("newer_values")
          .values({ guild_id, object_id, target_id, value: JSON.stringify(value) }),
      );
  }
}
