import { errors } from "@guildwire/api/server";
import type { Overwrite } from "@guildwire/api/types";
import { type Insertable, type SelectQueryBuilder, sql } from "kysely";
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

type ChannelQuery = SelectQueryBuilder<Tables, "channels", Row<"channels">>;
type OverwriteQuery = SelectQueryBuilder<Tables, "overwrites", Row<"overwrites">>;

export class ChannelRepository extends Repository {
  /** All channels of a guild without threads, unordered. */
  async list(guildId: string): Promise<StoredChannel[]> {
    const channels = this.#channels(guildId).where("type", "not in", threadTypes);
    return this.#withOverwrites(channels, this.#overwrites(guildId));
  }

  /** A channel or thread. */
  async find(guildId: string, id: string): Promise<StoredChannel | undefined> {
    const overwrites = this.#overwrites(guildId).where("channel_id", "=", key(id));
    const [channel] = await this.#withOverwrites(this.#channels(guildId).where("id", "=", key(id)), overwrites);
    return channel;
  }

  /** Some channels and threads by their ids; unknown ids are omitted. */
  async findAll(guildId: string, ids: readonly string[]): Promise<StoredChannel[]> {
    if (ids.length === 0) return [];
    const isNamed = (name: string) => this.session.statements.isOneOf(sql.ref(name), ids.map(key));
    const overwrites = this.#overwrites(guildId).where(isNamed("channel_id"));
    return this.#withOverwrites(this.#channels(guildId).where(isNamed("id")), overwrites);
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
    await this.change(this.transaction.insertInto("channels").values(rows));
    await this.change(
      this.transaction
        .insertInto("directory")
        .values(rows.map(({ guild_id, id }) => ({ kind: "channel" as const, id, guild_id }))),
    );
    for (const { guild_id, id, permission_overwrites = [] } of channels)
      await this.#insertOverwrites(guild_id, id, permission_overwrites);
  }

  /** Updates the position and category of a channel, and its overwrites. */
  async move({ guild_id, id, position, parent_id, permission_overwrites }: StoredChannel): Promise<void> {
    await this.change(
      this.transaction
        .updateTable("channels")
        .set({ position, parent_id })
        .where("guild_id", "=", guild_id)
        .where("id", "=", id),
    );
    await this.change(
      this.transaction.deleteFrom("overwrites").where("guild_id", "=", guild_id).where("channel_id", "=", id),
    );
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
      await this.change(this.transaction.insertInto("overwrites").values(values.slice(start, start + rowsAtOnce)));
  }

  #channels(guildId: string): ChannelQuery {
    return this.transaction.selectFrom("channels").selectAll().where("guild_id", "=", guildId);
  }

  #overwrites(guildId: string): OverwriteQuery {
    return this.transaction.selectFrom("overwrites").selectAll().where("guild_id", "=", guildId).orderBy("target_id");
  }

  /** Both queries in one round trip. */
  async #withOverwrites(selected: ChannelQuery, overwrites: OverwriteQuery): Promise<StoredChannel[]> {
    const sent = await this.send(overwrites);
    const channels = await selected.execute();
    const rows = await sent.rows;
    const byChannel = new Map<string, Overwrite[]>(channels.map(({ id }) => [id, []]));
    for (const { channel_id, target_id, type, allow, deny } of rows)
      byChannel.get(channel_id)?.push({ id: target_id, type, allow, deny });
    return channels.map((channel) => ({ ...channel, permission_overwrites: byChannel.get(channel.id) ?? [] }));
  }
}
