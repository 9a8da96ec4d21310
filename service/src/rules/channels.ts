import {
  type Channel,
  ChannelType,
  type CreateGuildChannelBody,
  type Overwrite,
  type Snowflake,
} from "@guildwire/api/types";
import { compareSnowflakes } from "@guildwire/runtime/client";
import { type FormIssue, pointer } from "./form.js";
import { permissionIssues } from "./permissions.js";
import { quotas } from "./quotas.js";

/** The properties of a channel that the rules for other channels use. */
export type PlacedChannel = Pick<Channel, "id" | "type"> & {
  readonly position: number;
  readonly parent_id: Snowflake | null;
};

const guildChannels: ReadonlySet<number> = new Set([
  ChannelType.GUILD_TEXT,
  ChannelType.GUILD_VOICE,
  ChannelType.GUILD_CATEGORY,
  ChannelType.GUILD_NEWS,
  ChannelType.GUILD_STORE,
  ChannelType.GUILD_STAGE_VOICE,
]);

const threads: ReadonlySet<number> = new Set([
  ChannelType.GUILD_NEWS_THREAD,
  ChannelType.GUILD_PUBLIC_THREAD,
  ChannelType.GUILD_PRIVATE_THREAD,
]);

/** Whether channels of this type have voice, including stages. */
export function isVoice(type: number): boolean {
  return type === ChannelType.GUILD_VOICE || type === ChannelType.GUILD_STAGE_VOICE;
}

/** Whether a channel of this type is a thread; lists of channels contain none. Rules: channel-list-no-threads. */
export function isThread(type: number): boolean {
  return threads.has(type);
}

/**
 * The issues of the type of a new guild channel.
 *
 * Rules: channel-create-types, guild-create-channel-types.
 */
export function channelTypeIssues(path: string, type: ChannelType | undefined): FormIssue[] {
  if (type === undefined || guildChannels.has(type)) return [];
  return [{ path, code: "channel-type", message: `must be a type of channel that a guild can hold (got ${type})` }];
}

/**
 * The issues of a request for a new channel, beyond its schema. `channels` are all channels of the guild, without
 * threads.
 *
 * Rules: channel-create-types, channel-create-parent-is-category, channel-create-category-limit,
 * channel-create-overwrite-unique, role-permission-bits.
 */
export function newChannelIssues(body: CreateGuildChannelBody, channels: readonly PlacedChannel[]): FormIssue[] {
  const issues = channelTypeIssues("/type", body.type);
  const { permission_overwrites: overwrites = [] } = body;
  issues.push(...duplicateOverwriteIssues(pointer("permission_overwrites"), overwrites));
  for (const [index, { allow, deny }] of overwrites.entries()) {
    issues.push(...permissionIssues(pointer("permission_overwrites", index, "allow"), allow));
    issues.push(...permissionIssues(pointer("permission_overwrites", index, "deny"), deny));
  }
  if (body.parent_id === undefined) return issues;
  const held = channels.filter(({ parent_id }) => parent_id === body.parent_id).length;
  return [
    ...issues,
    ...parentIssues("/parent_id", body.parent_id, categoryIds(channels)),
    ...categorySizeIssues("/parent_id", held + 1),
  ];
}

/**
 * The issues of overwrites that have the ID of an earlier one: one of the two would be lost, and with it possibly what
 * makes the channel private.
 *
 * @param nameOf What must be unique. Default: the ID, whatever the type is, because roles and users share no IDs.
 *
 * Rules: channel-create-overwrite-unique, guild-create-channel-overwrites.
 */
export function duplicateOverwriteIssues<O extends { readonly id: Snowflake | number }>(
  path: string,
  overwrites: readonly O[],
  nameOf = ({ id }: O): string => canonicalId(id),
): FormIssue[] {
  const seen = new Set<string>();
  return overwrites.flatMap((overwrite, index) => {
    const name = nameOf(overwrite);
    const isFirst = !seen.has(name);
    seen.add(name);
    if (isFirst) return [];
    const message = `must be the only overwrite of ${overwrite.id}`;
    return [{ path: `${path}/${index}/id`, code: "unique", message }];
  });
}

/** An ID without leading zeros, with and without which it is the same ID. */
export function canonicalId(id: Snowflake | number): string {
  return String(id).replace(/^0+(?=\d)/, "");
}

/**
 * The issue of a category with too many channels.
 *
 * Rules: channel-create-category-limit.
 */
export function categorySizeIssues(path: string, count: number): FormIssue[] {
  const { channelsOfCategory } = quotas;
  if (count <= channelsOfCategory) return [];
  return [{ path, code: "category-full", message: `must not hold more than ${channelsOfCategory} channels` }];
}

/**
 * The issue of a nested category: it must not contain itself, directly or indirectly. `cyclic` holds the ids that do.
 *
 * Rules: channel-positions-parent-is-category, guild-create-parent-is-category.
 */
export function cycleIssues<Id>(path: string, id: Id, cyclic: ReadonlySet<Id>): FormIssue[] {
  return cyclic.has(id) ? [{ path, code: "category", message: "must be a category outside of this one" }] : [];
}

/** The ids of the categories among channels. */
export function categoryIds<C extends { readonly id?: unknown; readonly type: number }>(
  channels: readonly C[],
): ReadonlySet<C["id"]> {
  return new Set(channels.filter(({ type }) => type === ChannelType.GUILD_CATEGORY).map(({ id }) => id));
}

/** The issue of a parent that is not a category of the guild. */
export function parentIssues(path: string, parent_id: Snowflake, categories: ReadonlySet<Snowflake>): FormIssue[] {
  if (categories.has(parent_id)) return [];
  return [{ path, code: "category", message: "must be a category of this guild" }];
}

/** A new channel without an id. `bitrate` and `user_limit` are null for channels without voice. */
export interface NewChannel {
  readonly type: ChannelType;
  readonly name: string;
  readonly topic: string | null;
  readonly bitrate: number | null;
  readonly user_limit: number | null;
  readonly rate_limit_per_user: number;
  readonly position: number;
  readonly permission_overwrites: readonly Overwrite[];
  readonly parent_id: Snowflake | null;
  readonly nsfw: boolean;
}

/**
 * The channel that a request creates. `channels` are all channels of the guild, without threads. A voice channel starts
 * with 64 kbit/s and no user limit.
 *
 * Rules: channel-create-name-required, channel-create-default-type, channel-create-voice-only,
 * channel-create-position-last.
 */
export function newChannel(body: CreateGuildChannelBody, channels: readonly PlacedChannel[] = []): NewChannel {
  const type = body.type ?? ChannelType.GUILD_TEXT;
  return {
    type,
    name: body.name,
    topic: body.topic ?? null,
    bitrate: isVoice(type) ? (body.bitrate ?? 64_000) : null,
    user_limit: isVoice(type) ? (body.user_limit ?? 0) : null,
    rate_limit_per_user: body.rate_limit_per_user ?? 0,
    position: body.position ?? Math.max(-1, ...channels.map(({ position }) => position)) + 1,
    permission_overwrites: body.permission_overwrites ?? [],
    parent_id: body.parent_id ?? null,
    nsfw: body.nsfw ?? false,
  };
}

/**
 * Orders channels for a list: by position, then by id as a number.
 *
 * Rules: channel-list-order, limit-snowflake-order.
 */
export function compareChannels(a: Pick<PlacedChannel, "id" | "position">, b: typeof a): number {
  return a.position - b.position || compareSnowflakes(a.id, b.id);
}

/**
 * Orders threads for a list: newest first, which is by id, highest first.
 *
 * Rules: channel-threads-order, limit-snowflake-order.
 */
export function compareThreads(a: Pick<Channel, "id">, b: Pick<Channel, "id">): number {
  return compareSnowflakes(b.id, a.id);
}
