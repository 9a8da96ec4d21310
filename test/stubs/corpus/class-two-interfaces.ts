import type * as api from "@guildwire/api/server";
import { store } from "./store.js";

export class Everything implements api.BansHandlers, Disposable {
  getBan(request: api.GetBanRequest) {
    return store.get(request);
  }
  createBan(request: api.CreateBanRequest) {
    return store.put(request);
  }
  removeBan(request: api.RemoveBanRequest) {
    return store.remove(request);
  }
  [Symbol.dispose](): void {}
}
