// Hono on its Node adapter, with zod for the body.

import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import { z } from "zod";
import { createChannel, token } from "../channel.mjs";
import { routes } from "../schemas.mjs";

const authorization = `Bot ${token}`;
const snowflake = z.string().regex(/^\d{1,20}$/);
const count = z.number().int().min(0);
const channel = z.object({
  name: z.string().min(1).max(100),
  type: z.literal([0, 2, 4, 5, 6, 13]).optional(),
  topic: z.string().max(1024).optional(),
  bitrate: count.min(1).optional(),
  user_limit: count.optional(),
  rate_limit_per_user: count.max(21600).optional(),
  position: count.optional(),
  permission_overwrites: z
    .array(
      z.object({ id: snowflake, type: z.literal([0, 1]), allow: snowflake.optional(), deny: snowflake.optional() }),
    )
    .optional(),
  parent_id: snowflake.optional(),
  nsfw: z.boolean().optional(),
});

const app = new Hono();
app.use(async (context, next) => {
  if (context.req.header("authorization") !== authorization)
    return context.json({ code: 0, message: "Unauthorized" }, 401);
  await next();
});
for (const { method, path, id } of routes) {
  const url = `/api/v8${path.replace(/\{(\w+)\}/g, ":$1")}`;
  if (id === "createGuildChannel") {
    app.post(url, zValidator("param", z.object({ guild_id: snowflake })), zValidator("json", channel), (context) =>
      context.json(createChannel(context.req.valid("param").guild_id, context.req.valid("json"))),
    );
  } else app.on(method, url, (context) => context.json({ code: 0, message: "Not Implemented" }, 501));
}
export const server = createServer(getRequestListener(app.fetch));
