import type { Server } from "node:http";
import { createAdaptorServer } from "@hono/node-server";
import { type Context, Hono } from "hono";
import type { Reply, TaskRequest, Tasks } from "./tasks.js";

/** The tasks on Hono. */
export function honoServer(tasks: Tasks): Server {
  const app = new Hono();
  app.get("/tasks", async (context) => respond(tasks.list(await read(context))));
  app.post("/tasks", async (context) => respond(tasks.create(await read(context))));
  app.get("/tasks/:id", (context) => respond(tasks.read(context.req.param("id"))));
  app.put("/tasks/:id", async (context) => respond(tasks.replace(context.req.param("id"), await read(context))));
  app.delete("/tasks/:id", async (context) => respond(tasks.remove(context.req.param("id"), await read(context))));
  // Other tests share the globals of this process.
  return createAdaptorServer({ fetch: app.fetch, overrideGlobalObjects: false }) as Server;
}

async function read({ req }: Context): Promise<TaskRequest> {
  return {
    authorization: req.header("authorization"),
    contentType: req.header("content-type"),
    query: req.query(),
    text: await req.text(),
  };
}

function respond({ status, headers, body }: Reply): Response {
  return new Response(status === 204 ? null : body, { status, headers });
}
