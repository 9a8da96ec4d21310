import type { BansHandlers } from "@guildwire/api/server";
import { store, withAuth } from "./store.js";

export const bans: BansHandlers = {
  getBan: withAuth(async (request) => {
    return store.get(request);
  }),
  createBan: withAuth(async (request) => store.put(request)),
  removeBan: withAuth(async (request) => store.remove(request)),
};
