import type { Overwrite } from "@guildwire/api/types";
import { isThread } from "../rules/channels.js";
import type { StoredChannel } from "../store/repositories/channels.js";
import type { Work } from "../store/work.js";

/**
 * The overwrites that apply in some channels of a guild. A thread has none and uses those of its parent channel.
 */
export async function overwritesIn(
  work: Work,
  guildId: string,
  channels: readonly StoredChannel[],
): Promise<(channel: StoredChannel) => readonly Overwrite[]> {
  const parentIds = channels.flatMap(({ type, parent_id }) =>
    isThread(type) && parent_id !== null ? [parent_id] : [],
  );
  const parents = new Map((await work.channels.findAll(guildId, parentIds)).map((parent) => [parent.id, parent]));
  return (channel) =>
    (isThread(channel.type) ? parents.get(channel.parent_id ?? "0") : channel)?.permission_overwrites ?? [];
}
