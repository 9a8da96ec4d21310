import { createServer, type RequestListener } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import express from "express";
import { fastify } from "fastify";
import { Hono } from "hono";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { guildwireExpress } from "../../../runtime/src/adapters/express.js";
import { guildwireFastify, guildwireRoute } from "../../../runtime/src/adapters/fastify.js";
import { guildwireHono } from "../../../runtime/src/adapters/hono.js";
import type { RouteMetadata } from "../../../runtime/src/adapters/native-routes.js";
import { listening } from "../../listening.js";
import { type Bindings, bindingsOf } from "../../responses/served.js";
import { exchange } from "./exchange.js";
import { hasLowest } from "./hosts.js";

const required = createRequire(join(import.meta.dirname, "../../frameworks/package.json"));

const calls: string[] = [];
/** The operations whose middleware or hooks ran before a handler. */
const guarded: (readonly string[])[] = [];
beforeEach(() => {
  calls.length = 0;
  guarded.length = 0;
});

const names = [
  ...["getItem", "getSpecial", "getMe", "getUser", "getReport", "getMonth", "getTools"],
  ...["getDoor", "headDoor", "optionsOfDoor"],
];
const handlers = {
  goods: Object.fromEntries(names.map((name) => [name, () => void calls.push(name)])),
};

const options = { encodedSlash: "keep" } as const;

function note(route: RouteMetadata | undefined): void {
  if (route !== undefined) guarded.push(route.operations.map(({ operationId }) => operationId));
}

let bindings: Bindings;
beforeAll(async () => {
  bindings = await bindingsOf("server/fixtures/depots.yaml");
}, 120_000);
afterAll(() => bindings?.pack.remove());

/** Requests with the operation that the server calls. */
const requests: readonly (readonly [method: string, target: string, operation: string])[] = [
  ["GET", "/items/7", "getItem"],
  ["GET", "/items/special", "getSpecial"],
  ["GET", "/%69tems/7", "getItem"],
  ["GET", "/items/%73pecial", "getSpecial"],
  ["GET", "/items/SPECIAL", "getItem"],
  ["GET", "/items/special%2F", "getItem"],
  ["GET", "/items/a\\b", "getItem"],
  ["GET", "http://localhost/items/a\\b", "getItem"],
  ["GET", `/items/${"x".repeat(300)}`, "getItem"],
  ["GET", "/users/@me", "getMe"],
  ["GET", "/users/%40me", "getMe"],
  ["GET", "/users/%40ME", "getUser"],
  ["GET", "/reports/latest", "getReport"],
  ["GET", "/reports/2026-05", "getMonth"],
  ["GET", "/reports/2026%2D05", "getMonth"],
  ["GET", "/tools/(all)*", "getTools"],
  ["GET", "/tools/%28all%29%2A", "getTools"],
  ["HEAD", "/items/special", "getSpecial"],
  ["GET", "/doors/7", "getDoor"],
  ["HEAD", "/doors/7", "headDoor"],
  ["OPTIONS", "/doors/7", "optionsOfDoor"],
];

type Start = () => Promise<number>;

const middleware = (route: RouteMetadata) => [
  (_request: unknown, _response: unknown, next: () => void): void => {
    note(route);
    next();
  },
];

function expressWith(create: typeof express): Start {
  return async () => {
    const app = create();
    guildwireExpress(app, bindings.server.definition, handlers, { ...options, middleware });
    return portOf((await listening(createServer(app))).url);
  };
}

function honoWith(Application: new () => Hono): Start {
  return async () => {
    const app = guildwireHono(new Application(), bindings.server.definition, handlers, {
      ...options,
      middleware: (route: RouteMetadata) => [
        async (_: unknown, next: () => Promise<void>) => {
          note(route);
          await next();
        },
      ],
    });
    const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false }) as RequestListener;
    return portOf((await listening(createServer(listener))).url);
  };
}

function fastifyWith(create: typeof fastify): Start {
  return async () => {
    const app = create();
    app.addHook("onRequest", async (request) => note(guildwireRoute(request)));
    app.register(guildwireFastify, { definition: bindings.server.definition, handlers, ...options });
    onTestFinished(() => app.close());
    return portOf(await app.listen({ port: 0, host: "127.0.0.1" }));
  };
}

function portOf(url: string): number {
  return Number(new URL(url).port);
}

const frameworks: readonly (readonly [name: string, start: Start])[] = [
  ["Express 5", expressWith(express)],
  ["Hono 4", honoWith(Hono)],
  ["Fastify 5", fastifyWith(fastify)],
  ...(hasLowest
    ? [
        ["Express 4.17", expressWith(required("express-4") as typeof express)] as const,
        ["Hono 4.2", honoWith((required("hono-4.2") as { readonly Hono: typeof Hono }).Hono)] as const,
        ["Fastify 4.0", fastifyWith(required("fastify-4") as typeof fastify)] as const,
      ]
    : []),
];

describe.each(frameworks)("%s", (name, start) => {
  test("no spelling of a request evades the middleware or hooks of its operation", async () => {
    const port = await start();
    const found: unknown[] = [];
    const wanted: unknown[] = [];
    for (const [method, target, operation] of requests) {
      // Fastify 4.0 has no route for it: see the documentation.
      if (name === "Fastify 4.0" && target.length > 100) continue;
      // A URL of the Fetch standard has slashes instead.
      const isOther = name.startsWith("Hono") && target.includes("\\");
      calls.length = 0;
      guarded.length = 0;
      await exchange(port, { method, target });
      if (isOther) expect(guarded).toEqual(calls.map((call) => [call]));
      else {
        found.push([method, target, calls, guarded].map((value) => structuredClone(value)));
        wanted.push([method, target, [operation], [[operation]]]);
      }
    }
    expect(found).toEqual(wanted);
  });
});

test("middleware of Hono that responds in the fallback, or changes its response, works as in a route", async () => {
  const app = guildwireHono(new Hono(), bindings.server.definition, handlers, {
    middleware: () => [
      async (context: import("hono").Context, next: import("hono").Next) => {
        if (context.req.header("x-block") !== undefined) return context.text("blocked", 403);
        await next();
        context.header("x-after", "1");
      },
    ],
  });
  const changed = await app.request("/users/%40me");
  expect([changed.status, changed.headers.get("x-after")]).toEqual([204, "1"]);
  const blocked = await app.request("/users/%40me", { headers: { "x-block": "1" } });
  expect([blocked.status, await blocked.text(), calls]).toEqual([403, "blocked", ["getMe"]]);
});

test("Express hands the handler the target as sent", async () => {
  const app = express();
  const paths: string[] = [];
  const onRequest = ({ path }: { readonly path: string }): void => void paths.push(path);
  guildwireExpress(app, bindings.server.definition, handlers, { onRequest });
  const { url } = await listening(createServer(app));
  await fetch(`${url}/items/%73pecial`);
  expect(paths).toEqual(["/items/%73pecial"]);
});
