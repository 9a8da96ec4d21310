import type { BansHandlers } from "@guildwire/api/server";
import { store } from "./store.js";

export const text = `const bans: BansHandlers = { getBan() {} } // ${"getBan"} */ }`;
export const pattern = /BansHandlers = \{ getBan["'`]/u;

export const bans: BansHandlers = {
  getBan: async (request) => store.get({ ...request, text: "} getBan(request) {", pattern: /}[/*]}/ }),
  createBan: async (request) => store.put(request),
  removeBan: async (request) => store.remove(request),
};
