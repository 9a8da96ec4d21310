import type { BansHandlers } from "@guildwire/api/server";
import { store } from "./store.js";

/** Bannissements 🚫 vivent in the store. */
export const bans: BansHandlers = {
  async getBan(request) {
    return store.get(request);
  },

  async createBan(request, context) {
    context.emit("GUILD_BAN_ADD", request);
    return store.put({ ...request, "🔨": "\u{1f528}" });
  },

  /* 🏴‍☠️ é ‮ */
  async removeBan(request) {
    return store.remove(request);
  },
};
