import type { BansHandlers, CreateBanRequest, GetBanRequest, GetBanResult, RemoveBanRequest } from "@guildwire/api/server";
import { store } from "./store.js";

export class Bans implements BansHandlers {
  getBan(request: GetBanRequest): Promise<GetBanResult>;
  getBan(request: GetBanRequest, ...rest: readonly unknown[]): Promise<GetBanResult>;
  async getBan(request: GetBanRequest): Promise<GetBanResult> {
    return store.get(request);
  }
  createBan(request: CreateBanRequest) {
    return store.put(request);
  }
  removeBan(request: RemoveBanRequest) {
    return store.remove(request);
  }
  static create(): Bans {
    return new Bans();
  }
}
