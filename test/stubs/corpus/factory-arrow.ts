import type { BansHandlers } from "@guildwire/api/server";
import type { Store } from "./store.js";

export const createBans = (store: Store): BansHandlers => ({
  getBan: async (request) => store.get(request),
  createBan: async (request) => store.put(request),
  removeBan: async (request) => store.remove(request),
});
