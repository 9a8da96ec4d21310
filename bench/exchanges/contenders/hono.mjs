// Hono on its Node adapter, with zod for bodies, parseBody for forms, and streamSSE.
import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { zValidator } from "@hono/zod-validator";
import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { z } from "zod";
import { messages, rows } from "../work.mjs";

const order = z.object({
  id: z.string().regex(/^[a-z0-9]{8}$/),
  name: z.string().min(1).max(100),
  count: z.number().int().min(1),
  price: z.number().min(0),
  isPaid: z.boolean(),
  tags: z.array(z.string().max(20)).max(5),
});
const app = new Hono();
app.post("/orders", zValidator("json", order), (context) => context.json(context.req.valid("json")));
app.post("/files", async (context) => {
  const { file } = await context.req.parseBody();
  return context.json({ bytes: file.size });
});
app.get("/events", (context) =>
  streamSSE(context, async (stream) => {
    for await (const message of messages()) await stream.writeSSE({ data: JSON.stringify(message) });
  }),
);
app.get("/report", (context) => context.json(rows));
export const server = createServer(getRequestListener(app.fetch));
