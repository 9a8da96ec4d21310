import type { BansHandlers } from "@guildwire/api/server";
import { store } from "./store.js";

function define<H extends BansHandlers>(handlers: H): H {
  return Object.freeze(handlers);
}

export const bans = define({
  getBan: async (request) => store.get(request),
  createBan: async (request) => store.put(request),
  removeBan: async (request) => store.remove(request),
});
