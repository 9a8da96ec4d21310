import { createServer, type Server } from "node:http";
import express, { type Request, type Response } from "express";
import type { Reply, TaskRequest, Tasks } from "./tasks.js";

/** The tasks on Express. */
export function expressServer(tasks: Tasks): Server {
  const app = express();
  app.use(express.text({ type: () => true }));
  app.get("/tasks", (request, response) => send(response, tasks.list(read(request))));
  app.post("/tasks", (request, response) => send(response, tasks.create(read(request))));
  app.get("/tasks/:id", (request, response) => send(response, tasks.read(request.params.id)));
  app.put("/tasks/:id", (request, response) => send(response, tasks.replace(request.params.id, read(request))));
  app.delete("/tasks/:id", (request, response) => send(response, tasks.remove(request.params.id, read(request))));
  return createServer(app);
}

function read(request: Request): TaskRequest {
  return {
    authorization: request.headers.authorization,
    contentType: request.headers["content-type"],
    query: request.query,
    text: typeof request.body === "string" ? request.body : undefined,
  };
}

function send(response: Response, { status, headers, body }: Reply): void {
  response.writeHead(status, headers).end(body);
}
