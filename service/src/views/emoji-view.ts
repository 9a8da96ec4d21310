import type { Emoji } from "@guildwire/api/types";
import type { StoredEmoji } from "../store/repositories/emojis.js";

export function emojiView(emoji: Omit<StoredEmoji, "guild_id" | "user_id">): Emoji {
  const { id, name, role_ids, require_colons, managed, animated, available } = emoji;
  return { id, name, roles: role_ids, require_colons, managed, animated, available };
}
