import type { Awaitable, BansHandlers, CreateBanRequest, GetBanRequest, GetBanResult, RemoveBanRequest } from "@guildwire/api/server";
import { store } from "./store.js";

export abstract class BansBase implements BansHandlers {
  abstract getBan(request: GetBanRequest): Awaitable<GetBanResult>;

  createBan(request: CreateBanRequest) {
    return store.put(request);
  }

  removeBan(request: RemoveBanRequest) {
    return store.remove(request);
  }
}

export class Bans extends BansBase {
  override getBan(request: GetBanRequest) {
    return store.get(request);
  }
}
