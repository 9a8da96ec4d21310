import type { BansHandlers } from "@guildwire/api/server";
import { store } from "./store.js";

/** Bans live in the store. */
export const bans: BansHandlers = {
  async getBan(request) {
    return store.get(request);
  },

  async createBan(request, context) {
    context.emit("GUILD_BAN_ADD", request);
    return store.put(request);
  },

  // removal is idempotent
  async removeBan(request) {
    return store.remove(request);
  },
};
