import { Permission } from "@guildwire/api/permissions";

/**
 * When a user may next write in a channel, after a message at `last`; null for immediately. Bots and holders of
 * MANAGE_MESSAGES or MANAGE_CHANNELS are exempt. `rate_limit_per_user` is in seconds.
 *
 * Rules: channel-create-slow-mode-exempt.
 */
export function mayWriteFrom(
  channel: { readonly rate_limit_per_user: number },
  author: { readonly bot: boolean; readonly permissions: bigint; readonly last: Date | null },
): Date | null {
  const exempt = author.bot || (author.permissions & (Permission.MANAGE_MESSAGES | Permission.MANAGE_CHANNELS)) !== 0n;
  if (exempt || author.last === null || channel.rate_limit_per_user === 0) return null;
  return new Date(author.last.getTime() + channel.rate_limit_per_user * 1000);
}
