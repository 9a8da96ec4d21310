import type { BansHandlers } from "@guildwire/api/server";
import { store, withAuth } from "../store.js";

export const getBan: BansHandlers["getBan"] = withAuth(async (request) => store.get(request));
