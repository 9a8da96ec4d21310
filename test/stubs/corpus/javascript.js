import { store } from "./store.js";

/** @type {import("@guildwire/api/server").BansHandlers} */
export const bans = {
  getBan: async (request) => store.get(request),
  createBan: async (request) => store.put(request),
  removeBan: async (request) => store.remove(request),
};
