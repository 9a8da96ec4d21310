// The generated server with all 65 operations.
import { createServer } from "node:http";
import { createNodeHandler } from "@guildwire/api/server";
import { handlers, options } from "../server-options.mjs";

export const server = createServer(createNodeHandler(handlers, { ...options, basePath: "/api/v8" }));
