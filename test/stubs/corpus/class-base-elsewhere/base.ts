import type { GetBanRequest } from "@guildwire/api/server";
import { store } from "../store.js";

export class Reading {
  getBan(request: GetBanRequest) {
    return store.get(request);
  }
}
