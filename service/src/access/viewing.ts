import type { Role } from "@guildwire/api/types";
import { compareThreads, isThread } from "../rules/channels.js";
import { mayViewThread, threadPermissions } from "../rules/guild-availability.js";
import { channelPermissions, type PermissionHolder } from "../rules/permissions.js";
import type { StoredChannel } from "../store/repositories/channels.js";
import type { StoredGuild } from "../store/repositories/guilds.js";
import type { StoredThread } from "../store/repositories/threads.js";
import type { Row } from "../store/schema.js";
import type { Work } from "../store/work.js";

/** A member of a guild, with the data from which permissions in channels are computed. */
export interface Viewer {
  readonly guild: Pick<StoredGuild, "id" | "owner_id">;
  /** All roles of the guild. */
  readonly roles: readonly Role[];
  readonly member: PermissionHolder;
}

/** An active thread that a member may view. */
export interface VisibleThread {
  readonly thread: StoredThread;
  readonly memberCount: number;
  /** The membership in the thread; undefined if the member has not joined it. */
  readonly joined: Row<"thread_members"> | undefined;
}

/** The permissions of a member in a channel, including overwrites. */
export function channelPermissionsOf({ guild, roles, member }: Viewer, channel: StoredChannel): bigint {
  return channelPermissions(
    { guild_id: guild.id, owner_id: guild.owner_id, roles },
    member,
    channel.permission_overwrites,
  );
}

/**
 * The permissions of a member in a channel or thread. A thread uses the overwrites of its channel. In a private thread
 * that the member may not view, the member has no permissions.
 */
export async function permissionsInChannelOrThread(
  work: Work,
  viewer: Viewer,
  channelOrThread: StoredChannel,
): Promise<bigint> {
  if (!isThread(channelOrThread.type)) return channelPermissionsOf(viewer, channelOrThread);
  const { guild, member } = viewer;
  const [channel, joined] = await Promise.all([
    work.channels.find(guild.id, channelOrThread.parent_id ?? "0"),
    work.threads.hasJoined(guild.id, channelOrThread.id, member.user_id),
  ]);
  const permissions = channel === undefined ? 0n : channelPermissionsOf(viewer, channel);
  return threadPermissions(channelOrThread, { permissions, joined });
}

/** Like `permissionsInChannelOrThread`, for several channels and threads by id. Unknown ids are omitted. */
export async function permissionsInChannelsAndThreads(
  work: Work,
  viewer: Viewer,
  ids: readonly string[],
): Promise<Map<string, bigint>> {
  const { guild, member } = viewer;
  const channels = await work.channels.list(guild.id);
  const held = new Map(channels.map((channel) => [channel.id, channelPermissionsOf(viewer, channel)]));
  const threads = await work.threads.findAll(
    guild.id,
    ids.filter((id) => !held.has(id)),
  );
  if (threads.length === 0) return held;
  const joined = new Set((await work.threads.joinedBy(guild.id, member.user_id)).map(({ thread_id }) => thread_id));
  for (const thread of threads) {
    const permissions = held.get(thread.parent_id ?? "") ?? 0n;
    held.set(thread.id, threadPermissions(thread, { permissions, joined: joined.has(thread.id) }));
  }
  return held;
}

/**
 * The active threads of a guild that a member may view, newest first. No one can view a thread whose channel is not in
 * the guild.
 *
 * @param channels All channels of the guild.
 *
 * Rules: channel-threads-visible, event-guild-create-threads.
 */
export async function visibleThreads(
  work: Work,
  viewer: Viewer,
  channels: readonly StoredChannel[],
): Promise<VisibleThread[]> {
  const { guild, member } = viewer;
  const held = new Map(channels.map((channel) => [channel.id, channelPermissionsOf(viewer, channel)]));
  const joined = new Map((await work.threads.joinedBy(guild.id, member.user_id)).map((row) => [row.thread_id, row]));
  const counts = await work.threads.memberCounts(guild.id);
  return (await work.threads.active(guild.id))
    .filter(({ id, type, parent_id }) =>
      mayViewThread({ type }, { joined: joined.has(id), permissions: held.get(parent_id ?? "") ?? 0n }),
    )
    .sort(compareThreads)
    .map((thread) => ({ thread, memberCount: counts.get(thread.id) ?? 0, joined: joined.get(thread.id) }));
}
