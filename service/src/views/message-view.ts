import type { Attachment, Message, User } from "@guildwire/api/types";
import type { StoredAttachment } from "../store/repositories/attachments.js";
import type { StoredMessage } from "../store/repositories/messages.js";
import type { StoredUser } from "../store/repositories/users.js";
import type { Work } from "../store/work.js";
import { userView } from "./user-view.js";

/** The base URL of message files, such as `http://127.0.0.1:8080`. */
export interface Site {
  readonly origin: string;
}

/** The author of a message whose author was deleted. */
const deletedUser: User = { id: "0", username: "deleted", discriminator: "0000", avatar: null };

/** Messages of one guild as the interface shows them. */
export async function showMessages(work: Work, site: Site, messages: readonly StoredMessage[]): Promise<Message[]> {
  const ids = messages.flatMap(({ author_id, mentions }) => [...(author_id === null ? [] : [author_id]), ...mentions]);
  const users = new Map((await work.users.findAll([...new Set(ids)])).map((user) => [user.id, userView(user)]));
  const files = await work.attachments.of(
    messages[0]?.guild_id ?? "0",
    messages.map(({ id }) => id),
  );
  return messages.map((message) => {
    const own = files.filter(({ message_id }) => message_id === message.id);
    return messageView(
      message,
      users,
      own.map((file) => attachmentView(file, message, site)),
    );
  });
}

/** A message that is stored with the unit of work: its rows arrive with the commit. */
export interface WrittenMessage {
  readonly id: string;
  readonly message: Promise<StoredMessage>;
  readonly files: Promise<readonly StoredAttachment[]>;
  /** The author and the mentioned users, as far as they were loaded. */
  readonly users: ReadonlyMap<string, StoredUser>;
}

/** A message as the interface shows it, once the unit of work that has written it is committed. */
export async function showWritten(site: Site, { message, files, users }: WrittenMessage): Promise<Message> {
  const [stored, attachments] = await Promise.all([message, files]);
  return messageView(
    stored,
    new Map([...users].map(([id, user]) => [id, userView(user)])),
    attachments.map((file) => attachmentView(file, stored, site)),
  );
}

/** One message as the interface shows it. */
export async function showMessage(work: Work, site: Site, message: StoredMessage): Promise<Message> {
  const [shown] = await showMessages(work, site, [message]);
  return shown as Message;
}

function messageView(message: StoredMessage, users: ReadonlyMap<string, User>, attachments: Attachment[]): Message {
  const { id, channel_id, guild_id, content, tts, mention_everyone, mention_roles, embeds, components } = message;
  const { pinned, type, flags, webhook_id, application_id, interaction, message_reference } = message;
  return {
    id,
    channel_id,
    ...(guild_id !== "0" && { guild_id }),
    author: message.author ?? users.get(message.author_id ?? "") ?? deletedUser,
    content,
    timestamp: message.created_at.toISOString(),
    edited_timestamp: message.edited_at?.toISOString() ?? null,
    tts,
    mention_everyone,
    mentions: message.mentions.flatMap((user) => users.get(user) ?? []),
    mention_roles,
    attachments,
    embeds,
    components,
    pinned,
    type,
    flags,
    ...(webhook_id !== null && { webhook_id }),
    ...(application_id !== null && { application_id }),
    ...(interaction !== null && { interaction }),
    ...(message_reference !== null && { message_reference }),
  };
}

function attachmentView(
  { id, filename, content_type, size, height, width }: StoredAttachment,
  { guild_id, id: message }: StoredMessage,
  { origin }: Site,
): Attachment {
  const url = `${origin}/attachments/${guild_id}/${message}/${id}/${encodeURIComponent(filename)}`;
  return {
    id,
    filename,
    ...(content_type !== null && { content_type }),
    size,
    url,
    proxy_url: url,
    ...(height !== null && width !== null && { height, width }),
  };
}
