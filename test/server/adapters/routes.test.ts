import { createServer } from "node:http";
import { definition as specification } from "@guildwire/api/server";
import express, { type RequestHandler } from "express";
import { fastify } from "fastify";
import { Hono } from "hono";
import { cors } from "hono/cors";
import { expect, onTestFinished, test } from "vitest";
import { guildwireExpress } from "../../../runtime/src/adapters/express.js";
import { guildwireFastify } from "../../../runtime/src/adapters/fastify.js";
import { guildwireHono } from "../../../runtime/src/adapters/hono.js";
import { nativeRoutes, type RouteMetadata } from "../../../runtime/src/adapters/native-routes.js";
import { jsonResponse, type Operation, type ServerDefinition } from "../../../runtime/src/server/index.js";
import { listening } from "../../listening.js";
import { definition, handlers } from "../runtime/note-definition.js";
import { authenticate } from "../runtime/serve.js";

const calls: string[] = [];
const recording = handlers({
  listNotes: ({ path }) => {
    calls.push(`listNotes ${path.board_id}`);
    return { board_id: path.board_id };
  },
});
const note = { method: "POST", headers: { "content-type": "application/json" }, body: '{"title":"Tides"}' };

const listMetadata: RouteMetadata = {
  method: "GET",
  path: "/boards/{board_id}/notes",
  operations: [{ operationId: "listNotes", tags: ["notes"] }],
};
const createMetadata: RouteMetadata = {
  method: "POST",
  path: "/boards/{board_id}/notes",
  operations: [
    {
      operationId: "createNote",
      tags: ["notes"],
      security: [{ token: ["notes"] }, { key: [] }],
      permissions: ["WRITE"],
    },
  ],
};

test("the specification has one route per method and path shape", () => {
  const routes = nativeRoutes(specification as unknown as ServerDefinition);
  const shared = routes.filter(({ metadata }) => metadata.operations.length > 1);
  expect(
    shared.map(({ metadata }) => [metadata.method, metadata.operations.map(({ operationId }) => operationId)]),
  ).toEqual(expect.arrayContaining([["GET", ["getWebhookMessage", "getFollowupMessage"]]]));
  expect(routes.flatMap(({ metadata }) => metadata.operations)).toHaveLength(65);
  const keys = routes.map(({ metadata: { method, path } }) => `${method} ${path.replaceAll(/\{\w+\}/g, "{}")}`);
  expect(new Set(keys).size).toBe(keys.length);
  const metadata = routes.map((route) => route.metadata);
  expect(JSON.parse(JSON.stringify(metadata))).toEqual(metadata);
});

test("Fastify's hooks see the routes with their metadata, and run before the server", async () => {
  calls.length = 0;
  const app = fastify();
  const registered: unknown[] = [];
  const seen: unknown[] = [];
  app.addHook("onRoute", ({ method, url, config }) => void registered.push([method, url, config]));
  app.addHook("onRequest", async (request, reply) => {
    seen.push([request.routeOptions.url, request.routeOptions.config]);
    reply.header("x-trace", "a");
  });
  app.addHook("preHandler", async (request, reply) => {
    if (request.headers["x-block"] !== undefined) return reply.code(403).send({ blocked: true });
  });
  const statuses: number[] = [];
  app.addHook("onResponse", async (_, reply) => void statuses.push(reply.statusCode));
  app.register(guildwireFastify, { prefix: "/api", definition, handlers: recording, authenticate });
  app.get("/health", () => "ok");
  app.post("/echo", ({ body }) => body);
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => app.close());

  expect(registered).toEqual(
    expect.arrayContaining([
      [["GET", "HEAD"], "/api/boards/:board_id/notes", expect.objectContaining({ guildwire: listMetadata })],
      [["POST"], "/api/boards/:board_id/notes", expect.objectContaining({ guildwire: createMetadata })],
    ]),
  );
  const response = await fetch(`${url}/api/boards/7/notes`);
  expect([response.status, response.headers.get("x-trace"), await response.json()]).toEqual([
    200,
    "a",
    { board_id: 7 },
  ]);
  expect(seen[0]).toEqual(["/api/boards/:board_id/notes", expect.objectContaining({ guildwire: listMetadata })]);
  const blocked = await fetch(`${url}/api/boards/7/notes`, { headers: { "x-block": "1" } });
  expect([blocked.status, await blocked.json()]).toEqual([403, { blocked: true }]);
  // Fastify refuses such a media type before its hooks run.
  const malformed = { method: "DELETE", headers: { "x-block": "1", "content-type": "json" } };
  expect((await fetch(`${url}/api/boards/7/notes`, malformed)).status).toBe(403);
  expect((await fetch(`${url}/api/boards/7/notes`, { ...note, headers: { "content-type": "json" } })).status).toBe(401);
  expect(calls).toEqual(["listNotes 7"]);
  // Other routes keep their body parsers.
  expect(await (await fetch(`${url}/echo`, note)).json()).toEqual({ title: "Tides" });
  expect(await (await fetch(`${url}/health`)).text()).toBe("ok");
  expect(statuses.slice(0, 2)).toEqual([200, 403]);
});

test("Fastify's unknown methods and long parameters below a prefix are responded to by the server", async () => {
  const app = fastify({ routerOptions: { maxParamLength: 5 } });
  app.register(guildwireFastify, { prefix: "/api", basePath: "/v1", definition, handlers: recording, authenticate });
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => app.close());
  expect(await (await fetch(`${url}/api/v1/boards/1234567/notes`)).json()).toEqual({ board_id: 1_234_567 });
  expect((await fetch(`${url}/api/v1/boards/1/notes`, { method: "DELETE" })).headers.get("allow")).toContain("PATCH");
  expect((await fetch(`${url}/api/v2`)).headers.get("content-type")).toBe("application/json");
});

test("Express runs the middleware of a route, which sees its path and metadata", async () => {
  calls.length = 0;
  const app = express();
  const seen: unknown[] = [];
  const finished: unknown[] = [];
  app.use((_, response, next) => {
    response.on("finish", () => finished.push([response.statusCode, response.locals["guildwire"]]));
    next();
  });
  const guard: RequestHandler = (request, response, next) => {
    seen.push([request.route.path, request.params]);
    if (request.headers["x-block"] === undefined) next();
    else response.status(403).json({ blocked: true });
  };
  const router = express.Router();
  guildwireExpress(router, definition, recording, {
    authenticate,
    middleware: ({ operations: [first] }) => (first?.operationId === "listNotes" ? [guard] : []),
  });
  app.use("/api/:tenant", router);
  const { url } = await listening(createServer(app));
  expect(await (await fetch(`${url}/api/a/boards/7/notes`)).json()).toEqual({ board_id: 7 });
  expect(seen).toEqual([["/boards/:board_id/notes", { board_id: "7" }]]);
  const blocked = await fetch(`${url}/api/a/boards/7/notes`, { headers: { "x-block": "1" } });
  expect([blocked.status, await blocked.json()]).toEqual([403, { blocked: true }]);
  expect((await fetch(`${url}/api/a/boards/7/notes`, note)).status).toBe(401);
  expect(finished).toEqual([
    [200, listMetadata],
    [403, listMetadata],
    [401, createMetadata],
  ]);
  expect(calls).toEqual(["listNotes 7"]);
});

test("Express does not pass errors of middleware to the server", async () => {
  calls.length = 0;
  const app = express();
  guildwireExpress(app, definition, recording, {
    authenticate,
    middleware: () => [() => decodeURIComponent("%zz")],
  });
  const { url } = await listening(createServer(app));
  // Express responds with 500, or with 400 to an error of this class.
  expect((await fetch(`${url}/boards/7/notes`)).status).toBeGreaterThanOrEqual(400);
  expect(calls).toEqual([]);
});

test("Hono runs the middleware of a route, which sees its path and metadata", async () => {
  calls.length = 0;
  const seen: unknown[] = [];
  const app = new Hono<{ Variables: { guildwire: RouteMetadata } }>();
  app.use(cors({ origin: "https://app.example" }));
  const mounted = guildwireHono(new Hono(), definition, recording, {
    authenticate,
    basePath: "/v1",
    middleware: (route) => [
      async (context: import("hono").Context, next: import("hono").Next) => {
        seen.push([context.req.routePath, context.get("guildwire") === route, context.req.param()]);
        if (context.req.header("x-block") !== undefined) return context.json({ blocked: true }, 403);
        await next();
        context.header("x-after", route.operations[0]?.operationId);
      },
    ],
  });
  app.route("/api/:tenant", mounted);
  app.get("/health", (context) => context.text("ok"));
  const send = (path: string, init?: RequestInit) => app.request(`http://localhost${path}`, init);
  const response = await send("/api/a/v1/boards/7/notes?limit=2", { headers: { origin: "https://app.example" } });
  expect([response.status, await response.json(), response.headers.get("x-after")]).toEqual([
    200,
    { board_id: 7 },
    "listNotes",
  ]);
  expect(response.headers.get("access-control-allow-origin")).toBe("https://app.example");
  expect(seen).toEqual([["/api/:tenant/v1/boards/:board_id/notes", true, { tenant: "a", board_id: "7" }]]);
  expect((await send("/api/a/v1/boards/7/notes", { headers: { "x-block": "1" } })).status).toBe(403);
  expect((await send("/api/a/v1/none")).headers.get("content-type")).toBe("application/json");
  expect(await (await send("/health")).text()).toBe("ok");
  expect(calls).toEqual(["listNotes 7"]);
});

test("with fallthrough, paths of no operation continue to the framework", async () => {
  const app = express();
  guildwireExpress(app, definition, recording, { authenticate, fallthrough: true });
  app.get("/later", (_, response) => void response.send("later"));
  const { url } = await listening(createServer(app));
  expect(await (await fetch(`${url}/later`)).text()).toBe("later");
  expect((await fetch(`${url}/boards/7/notes`, { method: "DELETE" })).status).toBe(405);

  const hono = guildwireHono(new Hono(), definition, recording, { authenticate, fallthrough: true });
  hono.get("/later", (context) => context.text("later"));
  expect(await (await hono.request("/later")).text()).toBe("later");
  expect((await hono.request("/boards/7/notes", { method: "DELETE" })).status).toBe(405);

  const instance = fastify();
  instance.register(guildwireFastify, { definition, handlers: recording, authenticate, fallthrough: true });
  instance.setNotFoundHandler((_, reply) => reply.code(404).send("own"));
  const origin = await instance.listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => instance.close());
  expect(await (await fetch(`${origin}/later`)).text()).toBe("own");
  expect((await fetch(`${origin}/boards/7/notes`, { method: "DELETE" })).status).toBe(405);
});

test.each(["", "/api"])("Fastify serves two interfaces with the same prefix, %j", async (prefix) => {
  const health: Operation = {
    id: "getHealth",
    handler: ["health", "getHealth"],
    method: "REPORT",
    path: "/health/{part}.txt",
    responses: { 200: jsonResponse() },
  };
  const allow = "REPORT, OPTIONS";
  const other: ServerDefinition = {
    operations: [health],
    route: (path, values) => {
      const [, part] = /^\/health\/(\w+)\.txt$/.exec(path) ?? [];
      if (part === undefined) return undefined;
      values.push(part);
      return { allow, REPORT: health };
    },
  };
  const handlers = { health: { getHealth: () => "well" } };
  const register = async (first: object, second: object): Promise<string> => {
    const app = fastify();
    app.register(guildwireFastify, { prefix, definition, handlers: recording, authenticate, ...first });
    app.register(guildwireFastify, { prefix, definition: other, handlers, ...second });
    onTestFinished(() => app.close());
    return app.listen({ port: 0, host: "127.0.0.1" });
  };
  const origin = await register({ fallthrough: true }, {});
  const send = async (method: string, path: string): Promise<unknown[]> => {
    const response = await fetch(origin + prefix + path, { method });
    return [response.status, response.headers.get("allow")];
  };
  expect(await send("REPORT", "/health/disk.txt")).toEqual([200, null]);
  expect(await send("OPTIONS", "/health/disk.txt")).toEqual([204, allow]);
  expect(await send("GET", "/health/disk.txt")).toEqual([405, allow]);
  expect(await send("DELETE", "/boards/7/notes")).toEqual([405, "GET, HEAD, PATCH, POST, PUT, OPTIONS"]);
  expect(await send("GET", "/nothing")).toEqual([404, null]);
  await expect(register({}, {})).rejects.toThrow(
    `another interface responds to all requests below ${prefix || "/"}; set its option fallthrough`,
  );
});

test("what is missing or misspelled is reported when the routes are registered", async () => {
  const register = (options: object) => guildwireExpress(express(), definition as ServerDefinition, recording, options);
  expect(() => register({ authenticate, basePath: "/a:b" })).toThrow("basePath");
  expect(() => register({ authenticate, fallThrough: true })).toThrow("options has no fallThrough");
  expect(() => register({ authenticate, fallthrough: 1 })).toThrow("fallthrough must be true or false");
  expect(() => register({})).toThrow("options.authenticate.token");
  expect(() => guildwireHono(new Hono(), definition as ServerDefinition, {}, { authenticate })).toThrow(
    "handlers.notes.listNotes",
  );
  const app = fastify();
  app.register(guildwireFastify, { definition, handlers: {}, authenticate });
  await expect(app.ready()).rejects.toThrow("handlers.notes.listNotes");
  const tenants = fastify();
  tenants.register(guildwireFastify, { prefix: "/:tenant", definition, handlers: recording, authenticate });
  await expect(tenants.ready()).rejects.toThrow("must not contain parameters");
});
