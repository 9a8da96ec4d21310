// Fastify as documented: schemas for body and response, authentication in a hook, all routes of the interface.
import fastify from "fastify";
import { createChannel, token } from "../channel.mjs";
import { bodySchema, channelSchema, routes } from "../schemas.mjs";

const authorization = `Bot ${token}`;
const app = fastify({ logger: false, bodyLimit: 8 * 1024 * 1024 });

app.addHook("onRequest", async (request, reply) => {
  if (request.headers.authorization !== authorization)
    return reply.code(401).send({ code: 0, message: "Unauthorized" });
});
for (const { method, path, id } of routes) {
  const url = `/api/v8${path.replace(/\{(\w+)\}/g, ":$1")}`;
  if (id === "createGuildChannel") {
    const params = { type: "object", properties: { guild_id: { type: "string", pattern: "^\\d{1,20}$" } } };
    app.post(url, { schema: { params, body: bodySchema, response: { 200: channelSchema } } }, async (request) =>
      createChannel(request.params.guild_id, request.body),
    );
  } else {
    app.route({
      method,
      url,
      handler: async (_, reply) => reply.code(501).send({ code: 0, message: "Not Implemented" }),
    });
  }
}
await app.ready();
export const server = app.server;
