import { store } from "../store.js";
import type { Handlers } from "./api.js";

export const bans: Handlers<string> = {
  getBan: async (request) => store.get(request),
  createBan: async (request) => store.put(request),
  removeBan: async (request) => store.remove(request),
};
