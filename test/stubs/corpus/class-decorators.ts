import type { BansHandlers, CreateBanRequest, GetBanRequest, RemoveBanRequest } from "@guildwire/api/server";
import { logged, store } from "./store.js";

export class Bans implements BansHandlers {
  @logged
  // between decorator and name
  getBan(request: GetBanRequest) {
    return store.get(request);
  }

  @logged createBan(request: CreateBanRequest) {
    return store.put(request);
  }

  @logged /* odd place */ removeBan(request: RemoveBanRequest) { return store.remove(request); }
}
