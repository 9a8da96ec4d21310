import type { BansHandlers } from "@guildwire/api/server";
import { store } from "../store.js";

export const reading: Pick<BansHandlers, "getBan"> = {
  getBan: async (request) => store.get(request),
};
