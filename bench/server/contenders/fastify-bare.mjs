// A route of Fastify among all routes of the interface, with handwritten validation on the request of node:http.
import fastify from "fastify";
import { handleByHand, respond } from "../handwritten.mjs";
import { routes } from "../schemas.mjs";

const app = fastify({ logger: false });
app.removeAllContentTypeParsers();
app.addContentTypeParser("*", (_request, _payload, done) => done(null));
for (const { method, path, id } of routes) {
  const url = `/api/v8${path.replace(/\{(\w+)\}/g, ":$1")}`;
  const handler = (request, reply) => {
    reply.hijack();
    if (id === "createGuildChannel") handleByHand(request.params.guild_id, request.raw, reply.raw);
    else respond(reply.raw, 501, { code: 0, message: "Not Implemented" });
  };
  app.route({ method, url, handler });
}
await app.ready();
export const server = app.server;
