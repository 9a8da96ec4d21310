import type { BansHandlers } from "@guildwire/api/server";
import type { Store } from "./store.js";

export function createBans(store: Store): BansHandlers {
  let reads = 0;
  return {
    async getBan(request) {
      reads += 1;
      return store.get(request);
    },
    createBan: async (request) => store.put(request),
    async removeBan(request) {
      return store.remove({ ...request, reads });
    },
  };
}
