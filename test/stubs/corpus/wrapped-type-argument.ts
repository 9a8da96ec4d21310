import type { BansHandlers } from "@guildwire/api/server";
import { identity, store } from "./store.js";

export const bans = identity<BansHandlers>({
  getBan: async (request) => store.get(request),
  createBan: async (request) => store.put(request),
  removeBan: async (request) => store.remove(request),
});
