import type { BansHandlers as Generated } from "@guildwire/api/server";
import { store } from "../store.js";
import type { BansHandlers } from "./types.js";

export const counters: BansHandlers = { getBan: () => 1 };

export const bans: Generated = {
  getBan: async (request) => store.get(request),
  createBan: async (request) => store.put(request),
  removeBan: async (request) => store.remove(request),
};
