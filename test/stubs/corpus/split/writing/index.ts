import type { BansHandlers } from "@guildwire/api/server";
import { store } from "../../store.js";

export const writing: Omit<BansHandlers, "getBan" | "listBans"> = {
  createBan: async (request) => store.put(request),
  removeBan: async (request) => store.remove(request),
};
