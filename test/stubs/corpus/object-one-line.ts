import type { BansHandlers } from "@guildwire/api/server"; import { store } from "./store.js";
export const bans: BansHandlers = { getBan: (r) => store.get(r), createBan: (r) => store.put(r), removeBan: (r) => store.remove(r) };
