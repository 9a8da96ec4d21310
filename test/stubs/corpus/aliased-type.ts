import type * as server from "@guildwire/api/server";
import { store } from "./store.js";

type Ours = Readonly<server.BansHandlers<{ id: string }>>;

export const bans: Ours = {
  getBan: async (request) => store.get(request),
  createBan: async (request) => store.put(request),
  removeBan: async (request) => store.remove(request),
};
