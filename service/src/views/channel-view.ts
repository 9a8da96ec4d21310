import type { Channel, ResolvedChannel, ThreadMember, ThreadMetadata } from "@guildwire/api/types";
import { isThread, isVoice } from "../rules/channels.js";
import type { StoredChannel } from "../store/repositories/channels.js";
import type { StoredThread } from "../store/repositories/threads.js";
import type { Row } from "../store/schema.js";

/** A channel; see `threadView` for threads. Properties that the channel type does not have are omitted. */
export function channelView(channel: StoredChannel): Channel {
  const { id, type, guild_id, name, position, topic, nsfw, parent_id, last_message_id, rate_limit_per_user } = channel;
  return {
    id,
    type,
    guild_id,
    name,
    position,
    permission_overwrites: [...channel.permission_overwrites],
    parent_id,
    nsfw,
    ...(isVoice(type)
      ? { bitrate: channel.bitrate ?? 0, user_limit: channel.user_limit ?? 0, rtc_region: channel.rtc_region }
      : { topic, last_message_id, rate_limit_per_user }),
  };
}

/** A thread, with the number of users who have joined it. */
export function threadView(thread: StoredThread, memberCount: number): Channel {
  const { id, type, guild_id, name, parent_id, last_message_id, owner_id, message_count, rate_limit_per_user } = thread;
  return {
    id,
    type,
    guild_id,
    name,
    parent_id,
    last_message_id,
    rate_limit_per_user,
    message_count,
    member_count: memberCount,
    ...(owner_id !== null && { owner_id }),
    thread_metadata: threadMetadataView(thread),
  };
}

/** A channel or thread in resolved data, with the permissions of the user who named it. */
export function resolvedChannelView(channel: StoredChannel, permissions: bigint): ResolvedChannel {
  const { id, name, type, parent_id } = channel;
  return {
    id,
    name,
    type,
    permissions: String(permissions),
    ...(isThread(type) && { thread_metadata: threadMetadataView(channel), parent_id }),
  };
}

function threadMetadataView(thread: StoredThread): ThreadMetadata {
  return {
    archived: thread.archived,
    auto_archive_duration: thread.auto_archive_duration ?? 1440,
    archive_timestamp: (thread.archive_timestamp ?? new Date(0)).toISOString(),
    locked: thread.locked,
    ...(thread.invitable !== null && { invitable: thread.invitable }),
  };
}

export function threadMemberView({ thread_id, user_id, joined_at, flags }: Row<"thread_members">): ThreadMember {
  return { id: thread_id, user_id, join_timestamp: joined_at.toISOString(), flags };
}
