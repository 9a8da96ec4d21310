import { Permission } from "@guildwire/api/permissions";
import { ChannelType } from "@guildwire/api/types";

/** The number of members at which a guild counts as large. */
export const largeThreshold = 250;

/**
 * The members whose presences Guild Create contains: all of a small guild; those of a large guild who are not offline.
 *
 * @param count The number of members of the guild, of whom `members` may be only some. Default: they are all.
 *
 * Rules: event-guild-create-presences.
 */
export function presentMembers<M extends { readonly status: string }>(
  members: readonly M[],
  count: number = members.length,
): readonly M[] {
  return count < largeThreshold ? members : members.filter(({ status }) => status !== "offline");
}

/**
 * Whether a member may view a thread: its channel must be visible to the member, and a private thread must have been
 * joined or be manageable by the member.
 *
 * Rules: channel-threads-visible, event-guild-create-threads.
 */
export function mayViewThread(
  thread: { readonly type: number },
  viewer: { readonly joined: boolean; readonly permissions: bigint },
): boolean {
  if ((viewer.permissions & Permission.VIEW_CHANNEL) === 0n) return false;
  if (thread.type !== ChannelType.GUILD_PRIVATE_THREAD) return true;
  return viewer.joined || (viewer.permissions & Permission.MANAGE_THREADS) !== 0n;
}

/** The permissions of a member in a thread: those in its channel, or none if the member may not view the thread. */
export function threadPermissions(
  thread: { readonly type: number },
  viewer: { readonly joined: boolean; readonly permissions: bigint },
): bigint {
  return mayViewThread(thread, viewer) ? viewer.permissions : 0n;
}
