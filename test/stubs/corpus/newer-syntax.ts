import type { BansHandlers } from "@guildwire/api/server";
import { store } from "./store.js";

export const bans: BansHandlers = {
  async getBan(request) {
    return match (request) { when { path: let path }: store.get(path); default: null };
  },
  createBan: async (request) => request |> store.put(%),
  removeBan: async (request) => store.remove(request),
};
