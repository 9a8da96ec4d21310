import type { ChannelPosition, Overwrite, Snowflake } from "@guildwire/api/types";
import { cyclicIds } from "./category-cycles.js";
import { categoryIds, categorySizeIssues, cycleIssues, type PlacedChannel, parentIssues } from "./channels.js";
import { type FormIssue, pointer } from "./form.js";

/** A channel that may be moved. */
export interface MovableChannel extends PlacedChannel {
  readonly permission_overwrites: readonly Overwrite[];
}

/**
 * The issues of a request to move channels. `channels` are all channels of the guild, without threads.
 *
 * Rules: channel-positions-unknown-channel, channel-positions-parent-is-category, channel-create-category-limit.
 */
export function channelPositionIssues(
  channels: readonly PlacedChannel[],
  entries: readonly ChannelPosition[],
): FormIssue[] {
  const known = new Set(channels.map(({ id }) => id));
  const categories = categoryIds(channels);
  const issues = entries.flatMap(({ id, parent_id }, index) => {
    if (!known.has(id))
      return [{ path: pointer(index, "id"), code: "channel", message: "must be a channel of this guild" }];
    if (parent_id === null || parent_id === undefined) return [];
    return parentIssues(pointer(index, "parent_id"), parent_id, categories);
  });
  return issues.length > 0 ? issues : placeIssues(channels, entries);
}

/** The issues of the target categories, all of which belong to the guild. */
function placeIssues(channels: readonly PlacedChannel[], entries: readonly ChannelPosition[]): FormIssue[] {
  const before = new Map<Snowflake, Snowflake | null>(channels.map(({ id, parent_id }) => [id, parent_id]));
  const after = new Map(before);
  for (const { id, parent_id } of entries) if (parent_id !== undefined) after.set(id, parent_id);
  const held = new Map<Snowflake | null, number>();
  for (const parent_id of after.values()) held.set(parent_id, (held.get(parent_id) ?? 0) + 1);
  const cyclic = cyclicIds(after);
  return entries.flatMap(({ id, parent_id }, index) => {
    // Checks the final category only, because a later entry may revert an earlier one.
    if (!parent_id || parent_id === before.get(id) || parent_id !== after.get(id)) return [];
    const path = pointer(index, "parent_id");
    return [...cycleIssues(path, id, cyclic), ...categorySizeIssues(path, held.get(parent_id) ?? 0)];
  });
}

/**
 * The channels of the request after the change, each once and in the order of the request. Absent and null properties
 * are unchanged, except that a null `parent_id` removes the channel from its category. With `lock_permissions`, a
 * channel that moves to another category gets the overwrites of that category. The entries must have no issues.
 *
 * Rules: channel-positions-single, channel-positions-null, channel-positions-parent-null,
 * channel-positions-lock-permissions, channel-positions-events.
 */
export function movedChannels<C extends MovableChannel>(
  channels: readonly C[],
  entries: readonly ChannelPosition[],
): C[] {
  const present = new Map(channels.map((channel) => [channel.id, channel]));
  const moved = new Map<Snowflake, C>();
  for (const entry of entries) {
    const channel = moved.get(entry.id) ?? present.get(entry.id);
    if (channel === undefined) continue;
    const parent_id = entry.parent_id === undefined ? channel.parent_id : entry.parent_id;
    const synced = entry.lock_permissions === true && parent_id !== channel.parent_id;
    const category = synced ? present.get(String(parent_id)) : undefined;
    moved.set(entry.id, {
      ...channel,
      position: entry.position ?? channel.position,
      parent_id,
      permission_overwrites: category?.permission_overwrites ?? channel.permission_overwrites,
    });
  }
  return [...moved.values()];
}
