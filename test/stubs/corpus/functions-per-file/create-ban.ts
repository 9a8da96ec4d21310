import type { BansHandlers } from "@guildwire/api/server";
import { store } from "../store.js";

export const createBan: BansHandlers["createBan"] = async (request) => store.put(request);
