import type { Emoji } from "@guildwire/api/types";
import type { StoredEmoji } from "../store/repositories/emojis.js";

export function emojiView({ id, name, role_ids, require_colons, managed, animated, available }: StoredEmoji): Emoji {
  return { id, name, roles: role_ids, require_colons, managed, animated, available };
}
