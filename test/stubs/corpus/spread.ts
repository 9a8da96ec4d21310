import type { BansHandlers } from "@guildwire/api/server";
import { store } from "./store.js";

const reading = {
  getBan: async (request) => store.get(request),
} satisfies Partial<BansHandlers>;

export const bans: BansHandlers = {
  ...reading,
  createBan: async (request) => store.put(request),
  removeBan: async (request) => store.remove(request),
};
