import type { BansHandlers } from "@guildwire/api/server";
import { createBan } from "./create-ban.js";
import { getBan } from "./get-ban.js";
import { removeBan } from "./remove-ban.js";

export const bans: BansHandlers = { getBan, createBan, removeBan };
