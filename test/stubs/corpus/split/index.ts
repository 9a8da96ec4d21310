import type { BansHandlers } from "@guildwire/api/server";
import { reading } from "./reading.js";
import { writing } from "./writing/index.js";

export const bans: BansHandlers = {
  ...reading,
  ...writing,
};
