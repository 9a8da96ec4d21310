import type { BansHandlers } from "@guildwire/api/server";
import { store } from "./store.js";

export const bans = {
  getBan: async (request) => store.get(request),
  createBan: async (request) => store.put(request),
  removeBan: async (request) => store.remove(request)
} as const satisfies BansHandlers;
