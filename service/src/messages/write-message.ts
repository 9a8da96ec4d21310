import type { PartialAttachment } from "@guildwire/api/types";
import { assertNotEmptied, keptAttachments } from "../rules/messages.js";
import type { NewMessage, StoredMessage } from "../store/repositories/messages.js";
import type { Work } from "../store/work.js";
import type { ReceivedFile } from "./files.js";
import { contentOf, type MessageBody } from "./message-content.js";

/** Creates a message in a channel, with its author, content and files. */
export async function writeMessage(
  work: Work,
  target: Omit<NewMessage, "content" | "embeds" | "components" | "mentions" | "mention_roles" | "mention_everyone">,
  body: MessageBody,
  files: readonly ReceivedFile[],
): Promise<StoredMessage> {
  const message = await work.messages.insert({ ...target, ...(await contentOf(work, target.guild_id, body)) });
  await attach(work, message, files);
  return message;
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
 * @param edit.flags The flags after the edit. Default: unchanged.
 *
 * Rules: webhook-edit-partial, webhook-edit-attachments, webhook-edit-not-empty, webhook-edit-time,
 * interaction-update-not-empty.
 *
 * Throws emptyMessage (400, code 50006) if the message would be empty.
 */
export async function editMessage(
  work: Work,
  message: StoredMessage,
  { body, files = [], flags = message.flags }: MessageEdit,
): Promise<StoredMessage> {
  const { guild_id, id } = message;
  const present = await work.attachments.of(guild_id, [id]);
  const kept = new Set(keptAttachments(present, body.attachments));
  const { content = message.content, embeds = message.embeds, components = message.components } = body;
  assertNotEmptied({ content, embeds, components, files: kept.size + files.length });
  await work.attachments.remove(
    guild_id,
    present.filter((file) => !kept.has(file)).map((file) => file.id),
  );
  await attach(work, message, files);
  const change = await contentOf(work, guild_id, body);
  return work.messages.update(guild_id, id, { ...change, flags, edited_at: work.now });
}

function attach(work: Work, { guild_id, id }: StoredMessage, files: readonly ReceivedFile[]): Promise<void> {
  return work.attachments.insert(files.map((file) => ({ ...file, guild_id, message_id: id })));
}
