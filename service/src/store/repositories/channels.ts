import { errors } from "@guildwire/api/server";
import type { Overwrite } from "@guildwire/api/types";
import { type Insertable, sql } from "kysely";
import { key } from "../key.js";
import type { Row, Tables } from "../schema.js";
import { Repository } from "./repository.js";

/** A channel or thread, with its overwrites. */
export type StoredChannel = Row<"channels"> & { readonly permission_overwrites: readonly Overwrite[] };

export type NewChannelRow = Insertable<Tables["channels"]> & {
  readonly permission_overwrites?: readonly Overwrite[];
};

const rowsAtOnce = 1_000;

/** News threads, public and private threads. */
const threadTypes = [10, 11, 12];

export class ChannelRepository extends Repository {
  /** All channels of a guild without threads, unordered. */
  async list(guildId: string): Promise<StoredChannel[]> {
    const rows = await this.transaction
      .selectFrom("channels")
      .selectAll()
      .where("guild_id", "=", guildId)
      .where("type", "not in", threadTypes)
      .execute();
    return this.#withOverwrites(guildId, rows);
  }

  /** A channel or thread. */
  async find(guildId: string, id: string): Promise<StoredChannel | undefined> {
    const rows = await this.transaction
      .selectFrom("channels")
      .selectAll()
      .where("guild_id", "=", guildId)
      .where("id", "=", key(id))
      .execute();
    const [channel] = await this.#withOverwrites(guildId, rows);
    return channel;
  }

  /** Some channels and threads by their ids; unknown ids are omitted. */
  async findAll(guildId: string, ids: readonly string[]): Promise<StoredChannel[]> {
    if (ids.length === 0) return [];
    const rows = await this.transaction
      .selectFrom("channels")
      .selectAll()
      .where("guild_id", "=", guildId)
      .where(this.session.statements.isOneOf(sql.ref("id"), ids.map(key)))
      .execute();
    return this.#withOverwrites(guildId, rows);
  }

  /** Throws unknownChannel (404, code 10003). */
  async get(guildId: string, id: string): Promise<StoredChannel> {
    const channel = await this.find(guildId, id);
    if (channel === undefined) throw errors.unknownChannel();
    return channel;
  }

  async insert(...channels: readonly NewChannelRow[]): Promise<void> {
    if (channels.length === 0) return;
    const rows = channels.map(({ permission_overwrites: _, ...row }) => row);
    await this.transaction.insertInto("channels").values(rows).execute();
    await this.transaction
      .insertInto("directory")
      .values(rows.map(({ guild_id, id }) => ({ kind: "channel" as const, id, guild_id })))
      .execute();
    for (const { guild_id, id, permission_overwrites = [] } of channels)
      await this.#insertOverwrites(guild_id, id, permission_overwrites);
  }

  /** Updates the position and category of a channel, and its overwrites. */
  async move({ guild_id, id, position, parent_id, permission_overwrites }: StoredChannel): Promise<void> {
    await this.transaction
      .updateTable("channels")
      .set({ position, parent_id })
      .where("guild_id", "=", guild_id)
      .where("id", "=", id)
      .execute();
    await this.transaction
      .deleteFrom("overwrites")
      .where("guild_id", "=", guild_id)
      .where("channel_id", "=", id)
      .execute();
    await this.#insertOverwrites(guild_id, id, permission_overwrites);
  }

  async #insertOverwrites(guildId: string, channelId: string, overwrites: readonly Overwrite[]): Promise<void> {
    // Of several overwrites for the same role or member, the last one applies.
    const rows = new Map(
      overwrites.map(({ id, type, allow, deny }) => [
        id,
        { guild_id: guildId, channel_id: channelId, target_id: id, type, allow, deny },
      ]),
    );
    const values = [...rows.values()];
    // A statement takes at most 65,535 parameters; a row has six.
    for (let start = 0; start < values.length; start += rowsAtOnce)
      await this.transaction
        .insertInto("overwrites")
        .values(values.slice(start, start + rowsAtOnce))
        .execute();
  }

  async #withOverwrites(guildId: string, channels: readonly Row<"channels">[]): Promise<StoredChannel[]> {
    if (channels.length === 0) return [];
    const rows = await this.transaction
      .selectFrom("overwrites")
      .selectAll()
      .where("guild_id", "=", guildId)
      .$if(channels.length === 1, (query) => query.where("channel_id", "=", channels[0]?.id ?? ""))
      .orderBy("target_id")
      .execute();
    const byChannel = new Map<string, Overwrite[]>(channels.map(({ id }) => [id, []]));
    for (const { channel_id, target_id, type, allow, deny } of rows)
      byChannel.get(channel_id)?.push({ id: target_id, type, allow, deny });
    return channels.map((channel) => ({ ...channel, permission_overwrites: byChannel.get(channel.id) ?? [] }));
  }
}
