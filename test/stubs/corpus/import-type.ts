import { store } from "./store.js";

export const bans: import("@guildwire/api/server").BansHandlers = {
  getBan: async (request) => store.get(request),
  createBan: async (request) => store.put(request),
  removeBan: async (request) => store.remove(request),
};
