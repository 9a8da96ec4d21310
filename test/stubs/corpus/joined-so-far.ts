import type { HandlersSoFar } from "@guildwire/api/server";
import { guilds } from "./guilds.js";
import { store } from "./store.js";

export const handlers: HandlersSoFar = {
  guilds,
  bans: {
    getBan: async (request) => store.get(request),
    createBan: async (request) => store.put(request),
    removeBan: async (request) => store.remove(request),
  },
};
