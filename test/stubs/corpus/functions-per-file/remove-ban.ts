import type { RemoveBanRequest } from "@guildwire/api/server";
import { store } from "../store.js";

export async function removeBan(request: RemoveBanRequest) {
  return store.remove(request);
}
