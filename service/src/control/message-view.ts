import type { Message, User } from "@guildwire/api/types";
import type { StoredMessage } from "../store/repositories/messages.js";
import type { Work } from "../store/work.js";
import { userView } from "../views/user-view.js";

/** Users by their ids. */
export type Users = ReadonlyMap<string, User>;

/** Everybody whom messages show: who wrote them, and whom they mention. */
export async function usersIn(work: Work, messages: readonly StoredMessage[]): Promise<Users> {
  const ids = messages.flatMap(({ author_id, mentions }) => [...(author_id === null ? [] : [author_id]), ...mentions]);
  const users = await work.users.findAll([...new Set(ids)]);
  return new Map(users.map((user) => [user.id, userView(user)]));
}

/** The author of a message whose author is gone. */
const nobody: User = { id: "0", username: "deleted", discriminator: "0000", avatar: null };

/** A message, without its files. */
export function messageView(message: StoredMessage, users: Users): Message {
  return {
    id: message.id,
    channel_id: message.channel_id,
    ...(message.guild_id !== "0" && { guild_id: message.guild_id }),
    author: message.author ?? users.get(message.author_id ?? "") ?? nobody,
    content: message.content,
    timestamp: message.created_at.toISOString(),
    edited_timestamp: message.edited_at?.toISOString() ?? null,
    tts: message.tts,
    mention_everyone: message.mention_everyone,
    mentions: message.mentions.flatMap((id) => users.get(id) ?? []),
    mention_roles: message.mention_roles,
    attachments: [],
    embeds: message.embeds,
    components: message.components,
    pinned: message.pinned,
    type: message.type,
    flags: message.flags,
    ...(message.webhook_id !== null && { webhook_id: message.webhook_id }),
    ...(message.application_id !== null && { application_id: message.application_id }),
    ...(message.interaction !== null && { interaction: message.interaction }),
  };
}
