// The generated server in Nest, on Express.
import { guildwireNest } from "../nest-guildwire.mjs";

export const server = await guildwireNest("express");
