// A route of Nest, on Fastify.
import { bareNest } from "../nest-bare.mjs";

export const server = await bareNest("fastify");
