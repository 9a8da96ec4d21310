import type { BansHandlers } from "@guildwire/api/server";
import { store } from "./store.js";

const getBan: BansHandlers["getBan"] = async (request) => store.get(request);
const createBan: BansHandlers["createBan"] = async (request) => store.put(request);
const removeBan = (async (request) => store.remove(request)) satisfies BansHandlers["removeBan"];

export const bans: BansHandlers = { getBan, createBan, removeBan };
