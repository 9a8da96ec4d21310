import { Permission } from "@guildwire/api/permissions";
import { ChannelType, MessageFlags } from "@guildwire/api/types";
import { errors } from "@guildwire/control/server";
import { permissionsInChannelOrThread } from "../access/viewing.js";
import { mentionsIn } from "../rules/mentions.js";
import { mayWriteFrom } from "../rules/slow-mode.js";
import { meetsVerification } from "../rules/verification.js";
import { timeOfId } from "../store/ids.js";
import type { StoredChannel } from "../store/repositories/channels.js";
import type { StoredMember } from "../store/repositories/members.js";
import type { StoredMessage } from "../store/repositories/messages.js";
import type { Work } from "../store/work.js";
import { isThread } from "./require-objects.js";

const writable: ReadonlySet<number> = new Set([ChannelType.GUILD_TEXT, ChannelType.GUILD_NEWS]);

/**
 * Prepares a channel or a thread for a message of a member. Returns the permissions of the member there.
 *
 * Rules: control-message-pending, control-message-verification, control-message-slow-mode, control-message-unarchives,
 * control-message-locked.
 *
 * Throws the reason why the member may not write: missingAccess, memberPending, missingPermissions,
 * verificationLevelTooHigh or slowMode (all 403), and wrongChannelType (400) for a channel without messages.
 */
export async function admitAuthor(work: Work, channel: StoredChannel, authorId: string): Promise<bigint> {
  const author = await work.users.get(authorId);
  const { member, permissions } = await viewerInChannel(work, channel, author.id);
  if (!isThread(channel) && !writable.has(channel.type)) throw errors.wrongChannelType();
  if (member.pending) throw errors.memberPending();
  if ((permissions & Permission.SEND_MESSAGES) === 0n) throw errors.missingPermissions();
  const isArchived = isThread(channel) && channel.archived;
  if (isArchived && channel.locked && (permissions & Permission.MANAGE_THREADS) === 0n)
    throw errors.missingPermissions();
  const guild = await work.guilds.get(channel.guild_id);
  const newcomer = {
    verified: author.verified,
    phone: author.phone_verified,
    signedUpAt: timeOfId(author.id),
    joinedAt: member.joined_at,
    hasRole: member.roles.length > 0 || guild.owner_id === author.id,
  };
  const bot = author.application_id !== null;
  if (!bot && !meetsVerification(guild.verification_level, newcomer, work.now)) throw errors.verificationLevelTooHigh();
  const last = await work.conversations.lastOf(guild.id, channel.id, author.id);
  const from = mayWriteFrom(channel, { bot, permissions, last });
  if (from !== null && from > work.now) throw errors.slowMode();
  if (isArchived) await work.threads.setArchived(guild.id, channel.id, false);
  await work.members.update(guild.id, author.id, { last_active: work.now });
  return permissions;
}

/** Writes a message into a channel or a thread as a member. Throws what `admitAuthor` throws. */
export async function writeMessage(
  work: Work,
  channel: StoredChannel,
  authorId: string,
  content: string,
): Promise<StoredMessage> {
  await admitAuthor(work, channel, authorId);
  const mentions = mentionsIn(content);
  const { row } = await work.messages.insert({
    guild_id: channel.guild_id,
    channel_id: channel.id,
    author_id: authorId,
    content,
    mentions: JSON.stringify(mentions.users),
    mention_roles: JSON.stringify(mentions.roles),
    mention_everyone: mentions.everyone,
  });
  return row;
}

/** Throws missingAccess (403, code 50001) for a user who cannot view a channel. */
export async function assertMayViewChannel(work: Work, channel: StoredChannel, userId: string): Promise<void> {
  await viewerInChannel(work, channel, userId);
}

/**
 * A member who can view a channel or thread, and the member's permissions there. Throws missingAccess (403, code 50001)
 * for another user.
 */
export async function viewerInChannel(
  work: Work,
  channel: StoredChannel,
  userId: string,
): Promise<{ readonly member: StoredMember; readonly permissions: bigint }> {
  const guild = await work.guilds.get(channel.guild_id);
  const member = await work.members.find(guild.id, userId);
  if (member === undefined) throw errors.missingAccess();
  const viewer = { guild, member, roles: await work.roles.list(guild.id) };
  const permissions = await permissionsInChannelOrThread(work, viewer, channel);
  if ((permissions & Permission.VIEW_CHANNEL) === 0n) throw errors.missingAccess();
  return { member, permissions };
}

/**
 * The messages that a user can see: all except other users' ephemeral and direct messages. Without a user, all
 * messages.
 *
 * Rules: interaction-followup-ephemeral, interaction-callback-ephemeral.
 */
export async function visibleTo(
  work: Work,
  userId: string | undefined,
  messages: readonly StoredMessage[],
): Promise<readonly StoredMessage[]> {
  if (userId === undefined) return messages;
  const ids = messages.flatMap(({ interaction_id }) => interaction_id ?? []);
  const users = await work.conversations.usersOf(messages[0]?.guild_id ?? "0", ids);
  return messages.filter(
    ({ guild_id, flags, interaction_id }) =>
      (guild_id !== "0" && (flags & MessageFlags.EPHEMERAL) === 0) || users.get(interaction_id ?? "") === userId,
  );
}
