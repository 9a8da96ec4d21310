#!/usr/bin/env node
// guildwire-service: serves the interface. The handlers are stubs still: every operation answers 501.
import { createServer } from "node:http";
import { createNodeHandler } from "@guildwire/api/server";
import { handlers } from "./handlers/index.js";

const nobody = (): undefined => undefined;
createServer(
  createNodeHandler(handlers, {
    basePath: "/api/v8",
    authenticate: { bot: nobody, bearer: nobody },
    resolve: nobody,
  }),
).listen(Number(process.env["PORT"] ?? 8080));
