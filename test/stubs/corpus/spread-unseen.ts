import type { BansHandlers } from "@guildwire/api/server";
import { reading, store } from "./store.js";

export const bans: BansHandlers = {
  createBan: async (request) => store.put(request),
  removeBan: async (request) => store.remove(request),
  ...reading,
};
