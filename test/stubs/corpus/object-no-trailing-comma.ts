import type { BansHandlers } from "@guildwire/api/server";
import { store } from "./store.js";

export const bans: BansHandlers = {
  getBan: (request) => store.get(request),
  createBan: (request) => store.put(request),
  removeBan: (request) => store.remove(request) // the last one, without a comma
  // and a comment at the end
};
