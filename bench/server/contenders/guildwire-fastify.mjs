// The generated server as routes of Fastify.
import { definition } from "@guildwire/api/server";
import { guildwireFastify } from "@guildwire/runtime/fastify";
import fastify from "fastify";
import { handlers, options } from "../server-options.mjs";

const app = fastify({ logger: false });
app.register(guildwireFastify, { prefix: "/api/v8", definition, handlers, ...options });
await app.ready();
export const server = app.server;
