// The generated server as routes of Hono, on its Node adapter.
import { createServer } from "node:http";
import { definition } from "@guildwire/api/server";
import { guildwireHono } from "@guildwire/runtime/hono";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { handlers, options } from "../server-options.mjs";

const app = guildwireHono(new Hono(), definition, handlers, { ...options, basePath: "/api/v8" });
export const server = createServer(getRequestListener(app.fetch));
