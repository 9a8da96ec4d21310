import type { BansHandlers, CreateBanRequest, RemoveBanRequest } from "@guildwire/api/server";
import { store, WithReading } from "./store.js";

// What the mixin brings cannot be seen from here.
export class Bans extends WithReading(Object) implements BansHandlers {
  createBan(request: CreateBanRequest) {
    return store.put(request);
  }

  removeBan(request: RemoveBanRequest) {
    return store.remove(request);
  }
}
