// Express with express-openapi-validator, on the document that guildwire bundles.

import { createServer } from "node:http";
import express from "express";
import * as validator from "express-openapi-validator";
import { createChannel, token } from "../channel.mjs";
import { document } from "../schemas.mjs";

const authorization = `Bot ${token}`;
const app = express();
app.use(express.json({ limit: "8mb" }));
app.use(
  validator.middleware({
    apiSpec: { ...document, openapi: "3.1.0", servers: [{ url: "/api/v8" }] },
    validateRequests: true,
    validateResponses: false,
    validateSecurity: {
      handlers: { bot: (request) => request.headers.authorization === authorization, bearer: () => false },
    },
  }),
);
app.post("/api/v8/guilds/:guild_id/channels", (request, response) => {
  response.json(createChannel(request.params.guild_id, request.body));
});
app.use((error, _request, response, _next) => {
  response.status(error.status ?? 500).json({ code: 0, message: error.message });
});
export const server = createServer(app);
