import { Permission } from "@guildwire/api/permissions";
import type { Message } from "@guildwire/api/types";
import { FollowupMessagePayload, MessageEditPayload } from "@guildwire/api/validators";
import { errors } from "@guildwire/control/server";
import { type ChannelMessageChanges, type NewChannelMessage, SettableMessageFlags } from "@guildwire/control/types";
import type { Validator } from "@guildwire/runtime/validate";
import type { ReceivedFile } from "../messages/files.js";
import { loadContent } from "../messages/message-content.js";
import { editMessage, loadEdit, writeMessage } from "../messages/write-message.js";
import { refuse } from "../rules/form.js";
import { flagsAfterEdit } from "../rules/interactions.js";
import { assertNotEmpty, isEphemeral } from "../rules/messages.js";
import type { StoredChannel } from "../store/repositories/channels.js";
import type { PageOfMessages } from "../store/repositories/conversations.js";
import type { StoredMessage } from "../store/repositories/messages.js";
import type { Work } from "../store/work.js";
import { editWithoutNulls, omitNulls, withoutNewFiles } from "../versions/fields.js";
import { type Site, showMessages, type WrittenMessage } from "../views/message-view.js";
import type { BotPrincipal } from "./handlers/principal.js";
import { admitAuthor, viewerInChannel } from "./messages.js";

/** The type of a message that replies to another one. */
const replyType = 19;

/**
 * Messages of a channel, newest first.
 *
 * Rules: bot-messages-history, bot-messages-ephemeral.
 *
 * Throws missingAccess (403, code 50001), and a form error for more than one bound.
 */
export async function listAsBot(
  work: Work,
  channel: StoredChannel,
  bot: BotPrincipal,
  page: PageOfMessages,
): Promise<readonly StoredMessage[]> {
  const { permissions } = await viewerInChannel(work, channel, bot.userId);
  const [, ...others] = (["before", "after", "around"] as const).filter((bound) => page[bound] !== undefined);
  refuse(others.map((bound) => ({ path: `/${bound}`, code: "exclusive", message: "must be the only bound" })));
  if ((permissions & Permission.READ_MESSAGE_HISTORY) === 0n) return [];
  return work.conversations.page(channel.guild_id, channel.id, page);
}

/** Throws missingAccess and missingPermissions (403), and unknownMessage (404). */
export async function getAsBot(
  work: Work,
  channel: StoredChannel,
  bot: BotPrincipal,
  id: string,
): Promise<StoredMessage> {
  const { permissions } = await viewerInChannel(work, channel, bot.userId);
  requirePermissions(permissions, Permission.READ_MESSAGE_HISTORY);
  return requireVisible(work, channel, id);
}

/**
 * Sends a message as a bot.
 *
 * Rules: bot-message-permissions, bot-message-reply, bot-message-flags.
 *
 * Throws what `admitAuthor` throws, missingPermissions (403), emptyMessage (400, code 50006), and form errors.
 */
export async function sendAsBot(
  work: Work,
  channel: StoredChannel,
  bot: BotPrincipal,
  { body: sent, files }: { readonly body: NewChannelMessage; readonly files: readonly ReceivedFile[] },
): Promise<WrittenMessage> {
  const { flags: given, message_reference, nonce: _, ...payload } = sent;
  const [flags, reference] = [given ?? 0, message_reference ?? undefined];
  const permissions = await admitAuthor(work, channel, bot.userId);
  refuseOtherFlags(flags);
  const body = requireValid(FollowupMessagePayload, omitNulls(payload));
  const { tts = false } = body;
  if (tts) requirePermissions(permissions, Permission.SEND_TTS_MESSAGES);
  if (files.length > 0) requirePermissions(permissions, Permission.ATTACH_FILES);
  if (reference !== undefined) requirePermissions(permissions, Permission.READ_MESSAGE_HISTORY);
  const original = reference && (await findOriginal(work, channel, reference));
  assertNotEmpty({ ...body, files: files.length });
  const { allowed_mentions: allowed = { replied_user: true } } = body;
  const replied = allowed.replied_user === true ? (original?.author_id ?? undefined) : undefined;
  const others = replied === undefined ? [] : [replied];
  const { columns, users } = await loadContent(work, channel.guild_id, body, [bot.userId, ...others]);
  const mentions = new Set([...(JSON.parse(columns.mentions ?? "[]") as string[]), ...others]);
  const mayMentionEveryone = (permissions & Permission.MENTION_EVERYONE) !== 0n;
  const content = {
    ...columns,
    mentions: JSON.stringify([...mentions]),
    mention_everyone: columns.mention_everyone === true && mayMentionEveryone,
  };
  const target = {
    guild_id: channel.guild_id,
    channel_id: channel.id,
    author_id: bot.userId,
    application_id: bot.applicationId,
    flags,
    tts,
    ...(original !== undefined && { type: replyType, message_reference: JSON.stringify(referenceTo(original)) }),
  };
  return writeMessage(work, target, { columns: content, users }, files);
}

/** A changed message, and whether its author may read the one that it replies to. */
export interface EditedMessage {
  readonly written: WrittenMessage;
  readonly mayReadHistory: boolean;
}

/**
 * Changes a message of the bot.
 *
 * Rules: bot-message-edit-own, bot-message-edit-not-empty, bot-message-edit-ends-loading, bot-message-flags.
 *
 * Throws missingAccess (403), unknownMessage (404), cannotEditMessage (403, code 50005), missingPermissions (403),
 * emptyMessage (400, code 50006), and form errors.
 */
export async function editAsBot(
  work: Work,
  channel: StoredChannel,
  bot: BotPrincipal,
  {
    id,
    body: sent,
    files,
  }: { readonly id: string; readonly body: ChannelMessageChanges; readonly files: readonly ReceivedFile[] },
): Promise<EditedMessage> {
  const { permissions } = await viewerInChannel(work, channel, bot.userId);
  const message = await requireVisible(work, channel, id);
  if (message.author_id !== bot.userId) throw errors.cannotEditMessage();
  const { flags: given, ...changes } = sent;
  const flags = given ?? undefined;
  refuseOtherFlags(flags);
  const body = requireValid(MessageEditPayload, withoutNewFiles(editWithoutNulls(changes)));
  if (files.length > 0) requirePermissions(permissions, Permission.ATTACH_FILES);
  const edit = await loadEdit(work, channel.guild_id, message.id, body);
  const mayMentionEveryone = (permissions & Permission.MENTION_EVERYONE) !== 0n;
  const { columns } = edit.content;
  const masked = columns.mention_everyone === true && !mayMentionEveryone;
  const loaded = masked
    ? { ...edit, content: { ...edit.content, columns: { ...columns, mention_everyone: false } } }
    : edit;
  const left = flagsAfterEdit(message.flags);
  if (left !== message.flags && message.interaction_id !== null)
    await work.interactions.setState(message.guild_id, message.interaction_id, "responded");
  // The flags that a bot cannot set stay.
  const written = await editMessage(work, message, loaded, {
    body,
    files,
    flags: flags === undefined ? left : (left & ~settable) | flags,
  });
  return { written, mayReadHistory: (permissions & Permission.READ_MESSAGE_HISTORY) !== 0n };
}

/**
 * Messages with the ones that they reply to, as far as these are visible in the channel.
 *
 * Rules: bot-message-referenced.
 */
export async function withReferencedMessages(
  work: Work,
  site: Site,
  messages: readonly Message[],
): Promise<readonly Message[]> {
  const ids = messages.flatMap(({ message_reference: reference }) => reference?.message_id ?? []);
  const [{ guild_id = "0", channel_id } = {}] = messages;
  const found = await work.messages.findAll(guild_id, [...new Set(ids)]);
  const visible = found.filter((message) => message.channel_id === channel_id && !isEphemeral(message.flags));
  const shown = new Map((await showMessages(work, site, visible)).map((message) => [message.id, message]));
  return messages.map((message) =>
    message.type === replyType
      ? { ...message, referenced_message: shown.get(message.message_reference?.message_id ?? "") ?? null }
      : message,
  );
}

/** Deletes a message. Throws missingAccess and missingPermissions (403), and unknownMessage (404). */
export async function deleteAsBot(work: Work, channel: StoredChannel, bot: BotPrincipal, id: string): Promise<void> {
  const { permissions } = await viewerInChannel(work, channel, bot.userId);
  const message = await requireVisible(work, channel, id);
  if (message.author_id !== bot.userId) requirePermissions(permissions, Permission.MANAGE_MESSAGES);
  await work.messages.remove(channel.guild_id, message.id);
}

const { SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS } = SettableMessageFlags;
const settable = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS;

/** Rules: bot-message-flags. */
function refuseOtherFlags(flags = 0): void {
  if (![0, SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS, settable].includes(flags))
    refuse([{ path: "/flags", code: "flags", message: `must have no bits except ${settable}` }]);
}

/** Throws unknownMessage (404) also for ephemeral messages, and those of other channels. */
async function requireVisible(work: Work, channel: StoredChannel, id: string): Promise<StoredMessage> {
  const message = await findVisible(work, channel, id);
  if (message === undefined) throw errors.unknownMessage();
  return message;
}

async function findVisible(work: Work, channel: StoredChannel, id: string): Promise<StoredMessage | undefined> {
  const message = await work.messages.find(channel.guild_id, id);
  return message === undefined || message.channel_id !== channel.id || isEphemeral(message.flags) ? undefined : message;
}

/** The message that a reply is about; undefined for an unknown one if that is no error. */
async function findOriginal(
  work: Work,
  channel: StoredChannel,
  {
    message_id,
    channel_id = channel.id,
    fail_if_not_exists: isRequired = true,
  }: NonNullable<NewChannelMessage["message_reference"]>,
): Promise<StoredMessage | undefined> {
  if (BigInt(channel_id) !== BigInt(channel.id))
    refuse([{ path: "/message_reference/channel_id", code: "channel", message: "must be the channel of the reply" }]);
  const original = await findVisible(work, channel, message_id);
  if (original === undefined && isRequired)
    refuse([{ path: "/message_reference/message_id", code: "unknown", message: "must be a message of the channel" }]);
  return original;
}

function referenceTo({ id, channel_id, guild_id }: StoredMessage): NonNullable<Message["message_reference"]> {
  return { message_id: id, channel_id, guild_id };
}

function requirePermissions(held: bigint, required: bigint): void {
  if ((held & required) !== required) throw errors.missingPermissions();
}

/** A body with the limits of the interface. Throws a form error. */
function requireValid<Body>(validator: Validator<Body>, value: unknown): Body {
  const result = validator.parse(value);
  if (!result.ok) throw errors.invalidFormBody({ issues: result.issues });
  return result.value;
}
