import type { Server } from "node:http";
import fastify, { type FastifyReply, type FastifyRequest } from "fastify";
import type { Reply, TaskRequest, Tasks } from "./tasks.js";

/** The tasks on Fastify. */
export async function fastifyServer(tasks: Tasks): Promise<Server> {
  const app = fastify();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "string" }, (_request, body, done) => done(null, body));
  app.get("/tasks", (request, reply) => send(reply, tasks.list(read(request))));
  app.post("/tasks", (request, reply) => send(reply, tasks.create(read(request))));
  app.get("/tasks/:id", (request, reply) => send(reply, tasks.read(idOf(request))));
  app.put("/tasks/:id", (request, reply) => send(reply, tasks.replace(idOf(request), read(request))));
  app.delete("/tasks/:id", (request, reply) => send(reply, tasks.remove(idOf(request), read(request))));
  await app.ready();
  return app.server;
}

function idOf({ params }: FastifyRequest): string {
  return (params as { readonly id: string }).id;
}

function read({ headers, query, body }: FastifyRequest): TaskRequest {
  return {
    authorization: headers.authorization,
    contentType: headers["content-type"],
    query: query as TaskRequest["query"],
    text: typeof body === "string" ? body : undefined,
  };
}

function send(reply: FastifyReply, { status, headers, body }: Reply): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}
