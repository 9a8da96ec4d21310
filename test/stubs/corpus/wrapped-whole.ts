import type { BansHandlers } from "@guildwire/api/server";
import { guarded, store } from "./store.js";

export const bans = guarded({
  getBan: async (request) => store.get(request),
  createBan: async (request) => store.put(request),
  removeBan: async (request) => store.remove(request),
} satisfies BansHandlers);
