import { type BansHandlers as B, type GetBanRequest as Lookup } from "@guildwire/api/server";
import { store } from "./store.js";

const notImplemented = "a name that is taken";

export const bans: B = {
  getBan: async (request: Lookup) => store.get({ ...request, notImplemented }),
  createBan: async (request) => store.put(request),
  removeBan: async (request) => store.remove(request),
};
