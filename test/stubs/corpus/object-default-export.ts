import type { BansHandlers } from "@guildwire/api/server";
import { store } from "./store.js";

export default {
  getBan: (request) => store.get(request),
  createBan: (request) => store.put(request),
  removeBan: (request) => store.remove(request),
} satisfies BansHandlers;
