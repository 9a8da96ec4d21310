// Nest with class-validator, on Fastify.
import { validatedNest } from "../nest-validated.mjs";

export const server = await validatedNest("fastify");
