import { ChannelType } from "@guildwire/api/types";
import type { World } from "../harness/world.js";

/** Creates a thread in the store, because the interface has no operation for it. */
export function thread(
  world: World,
  guildId: string,
  {
    type = ChannelType.GUILD_PUBLIC_THREAD,
    archived = false,
    parent = null,
  }: {
    type?: ChannelType;
    archived?: boolean;
    parent?: string | null;
  } = {},
): Promise<string> {
  return world.write(async (work) => {
    const id = work.newId();
    await work.channels.insert({
      guild_id: guildId,
      id,
      type,
      name: "a thread",
      parent_id: parent,
      archived,
      archive_timestamp: work.now,
      auto_archive_duration: 60,
    });
    return id;
  }, guildId);
}
