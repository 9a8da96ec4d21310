import type { BansHandlers } from "@guildwire/api/server";
import { store } from "./store.js";

interface OurBans extends BansHandlers<string> {
  /** Not part of the interface. */
  flush(): void;
}

export const bans: OurBans = {
  getBan: async (request) => store.get(request),
  createBan: async (request) => store.put(request),
  removeBan: async (request) => store.remove(request),
  flush() {},
};
