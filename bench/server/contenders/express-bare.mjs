// A route of Express among all routes of the interface, with handwritten validation.
import { createServer } from "node:http";
import express from "express";
import { handleByHand, respond } from "../handwritten.mjs";
import { routes } from "../schemas.mjs";

const app = express();
for (const { method, path, id } of routes) {
  app[method.toLowerCase()](`/api/v8${path.replace(/\{(\w+)\}/g, ":$1")}`, (request, response) => {
    if (id === "createGuildChannel") handleByHand(request.params.guild_id, request, response);
    else respond(response, 501, { code: 0, message: "Not Implemented" });
  });
}
export const server = createServer(app);
