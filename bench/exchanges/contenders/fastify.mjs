// Fastify as documented: schemas for bodies and responses, @fastify/multipart for forms.
import { Readable } from "node:stream";
import multipart from "@fastify/multipart";
import fastify from "fastify";
import { messages, mostBytes, orderSchema, rows, rowsSchema } from "../work.mjs";

const app = fastify({
  logger: false,
  bodyLimit: mostBytes,
  ajv: { customOptions: { allErrors: true, coerceTypes: false } },
});
await app.register(multipart, { limits: { fileSize: mostBytes } });
app.post("/orders", { schema: { body: orderSchema, response: { 200: orderSchema } } }, async ({ body }) => body);
app.post("/files", async (request) => {
  const file = await request.file();
  return { bytes: (await file.toBuffer()).length };
});
app.get("/events", (_, reply) => {
  const texts = async function* () {
    for await (const message of messages()) yield `data: ${JSON.stringify(message)}\n\n`;
  };
  return reply.type("text/event-stream").send(Readable.from(texts()));
});
app.get("/report", { schema: { response: { 200: rowsSchema } } }, async () => rows);
await app.ready();
export const server = app.server;
