import type { BansHandlers, CreateBanRequest, GetBanRequest, RemoveBanRequest } from "@guildwire/api/server";
import { store } from "./store.js";

export async function getBan(request: GetBanRequest) {
  return store.get(request);
}

export async function createBan(request: CreateBanRequest) {
  return store.put(request);
}

export async function removeBan(request: RemoveBanRequest) {
  return store.remove(request);
}

export const bans: BansHandlers = {
  getBan,
  createBan,
  removeBan,
};
