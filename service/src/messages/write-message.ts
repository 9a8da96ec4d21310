import type { PartialAttachment } from "@guildwire/api/types";
import { refuse } from "../rules/form.js";
import { assertNotEmptied, attachmentCountIssues, keptAttachments } from "../rules/messages.js";
import type { StoredAttachment } from "../store/repositories/attachments.js";
import type { Repositories } from "../store/repositories/index.js";
import type { MessageReference, NewMessage, StoredMessage } from "../store/repositories/messages.js";
import type { StoredUser } from "../store/repositories/users.js";
import type { Work } from "../store/work.js";
import type { WrittenMessage } from "../views/message-view.js";
import type { ReceivedFile } from "./files.js";
import { type LoadedContent, loadContent, type MessageBody } from "./message-content.js";

/** Creates a message in a channel, with its author, content and files. Waits for no result. */
export async function writeMessage(
  work: Work,
  target: Omit<NewMessage, keyof LoadedContent["columns"]>,
  { columns, users }: LoadedContent,
  files: readonly ReceivedFile[],
): Promise<WrittenMessage> {
  const { id, row } = await work.messages.insert({ ...target, ...columns });
  const { guild_id } = target;
  await attach(work, { guild_id, id }, files);
  const { rows } = await filesOf(work, { guild_id, id }, files.length);
  return { id, message: row, files: rows, users };
}

/** A message that is to be changed, with the new content. */
export interface LoadedEdit {
  /** Undefined for an unknown message. */
  readonly message: StoredMessage | undefined;
  readonly files: readonly StoredAttachment[];
  readonly content: LoadedContent;
}

/**
 * Loads a message, and the rows that an edit needs. All queries are sent at once.
 */
export async function loadEdit(
  rows: Repositories,
  guildId: string,
  id: MessageReference,
  body: MessageBody,
): Promise<LoadedEdit> {
  const [message, files, content] = await Promise.all([
    rows.messages.find(guildId, id),
    rows.attachments.of(guildId, [id]),
    loadContent(rows, guildId, body),
  ]);
  return { message, files, content };
}

export interface MessageEdit {
  readonly body: MessageBody & { readonly attachments?: readonly PartialAttachment[] | undefined };
  /** New files. Default: none. */
  readonly files?: readonly ReceivedFile[];
  readonly flags?: number;
}

/**
 * Changes a message and its files. If the body has a list of attachments, all others are removed.
 *
 * @param loaded The result of `loadEdit` for the same body.
 * @param edit.flags The flags after the edit. Default: unchanged.
 *
 * Rules: webhook-edit-partial, webhook-edit-attachments, webhook-edit-attachments-limit, webhook-edit-not-empty,
 * webhook-edit-time, interaction-update-not-empty.
 *
 * Throws emptyMessage (400, code 50006) if the message would be empty, and a form error for too many attachments.
 */
export async function editMessage(
  work: Work,
  message: StoredMessage,
  loaded: Omit<LoadedEdit, "message">,
  { body, files = [], flags = message.flags }: MessageEdit,
): Promise<WrittenMessage> {
  const { guild_id, id } = message;
  const kept = new Set(keptAttachments(loaded.files, body.attachments));
  const { content = message.content, embeds = message.embeds, components = message.components } = body;
  assertNotEmptied({ content, embeds, components, files: kept.size + files.length });
  refuse(attachmentCountIssues(kept.size + files.length));
  const users = await shownUsers(work, message, body, loaded.content.users);
  await work.attachments.remove(
    guild_id,
    loaded.files.filter((file) => !kept.has(file)).map((file) => file.id),
  );
  await attach(work, message, files);
  const change = { ...loaded.content.columns, flags, edited_at: work.now };
  const { row } = await work.messages.update(guild_id, id, change);
  const { rows } = await filesOf(work, message, kept.size + files.length);
  return { id, message: row, files: rows, users };
}

/** The author of a message and the users whom it will mention. */
async function shownUsers(
  work: Work,
  { author_id, mentions }: StoredMessage,
  { content }: MessageBody,
  known: ReadonlyMap<string, StoredUser>,
): Promise<ReadonlyMap<string, StoredUser>> {
  const ids = [...(author_id === null ? [] : [author_id]), ...(content === undefined ? mentions : [])];
  const others = await work.users.findAll([...new Set(ids.filter((id) => !known.has(id)))]);
  return new Map([...known, ...others.map((user) => [user.id, user] as const)]);
}

/** The files of a message after its change. */
async function filesOf(
  work: Work,
  { guild_id, id }: Pick<StoredMessage, "guild_id" | "id">,
  count: number,
): Promise<{ readonly rows: WrittenMessage["files"] }> {
  return count === 0 ? { rows: Promise.resolve([]) } : work.attachments.sendOf(guild_id, id);
}

function attach(
  work: Work,
  { guild_id, id }: Pick<StoredMessage, "guild_id" | "id">,
  files: readonly ReceivedFile[],
): Promise<void> {
  return work.attachments.insert(files.map((file) => ({ ...file, guild_id, message_id: id })));
}
