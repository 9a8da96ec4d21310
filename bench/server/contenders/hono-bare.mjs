// A route of Hono on its Node adapter, among all routes of the interface, with handwritten validation.
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { Hono } from "hono";
import { fetchByHand } from "../handwritten.mjs";
import { routes } from "../schemas.mjs";

const app = new Hono();
for (const { method, path, id } of routes) {
  app.on(method, `/api/v8${path.replace(/\{(\w+)\}/g, ":$1")}`, (context) =>
    id === "createGuildChannel"
      ? fetchByHand(context.req.param("guild_id"), context.req.raw)
      : context.json({ code: 0, message: "Not Implemented" }, 501),
  );
}
export const server = createServer(getRequestListener(app.fetch));
