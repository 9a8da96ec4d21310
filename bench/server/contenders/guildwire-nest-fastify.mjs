// The generated server in Nest, on Fastify.
import { guildwireNest } from "../nest-guildwire.mjs";

export const server = await guildwireNest("fastify");
