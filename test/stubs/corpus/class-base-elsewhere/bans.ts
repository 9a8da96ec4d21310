import type { BansHandlers, CreateBanRequest, RemoveBanRequest } from "@guildwire/api/server";
import { store } from "../store.js";
import { Reading } from "./base.js";

export class Bans extends Reading implements BansHandlers {
  createBan(request: CreateBanRequest) {
    return store.put(request);
  }

  removeBan(request: RemoveBanRequest) {
    return store.remove(request);
  }
}
