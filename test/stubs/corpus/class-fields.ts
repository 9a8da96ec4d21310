import type { BansHandlers, CreateBanRequest, GetBanRequest, RemoveBanRequest } from "@guildwire/api/server"
import { store } from "./store.js"

export class Bans implements BansHandlers {
  getBan = async (request: GetBanRequest) => store.get(request)
  createBan = async (request: CreateBanRequest) => store.put(request)
  removeBan = async (request: RemoveBanRequest) => store.remove(request)
}
