import { request } from "node:http";
import { type RunningService, type ServiceConfig, startService } from "@guildwire/service";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readConfig } from "../../../service/src/config.js";
import { isLoopbackOrigin, parseCorsOrigins } from "../../../service/src/http/cors-origins.js";
import { newDatabase } from "../harness/stores.js";

interface ResponseData {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** Sends a request with arbitrary headers, including those that `fetch` controls. */
function send(url: string, headers: Readonly<Record<string, string>>, method = "GET"): Promise<ResponseData> {
  return new Promise((resolve, reject) => {
    const call = request(url, { method, headers, agent: false }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
        // Event streams do not end by themselves.
        if (response.headers["content-type"] === "text/event-stream") response.destroy();
      });
      response.on("error", () => undefined);
      response.on("close", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    });
    call.on("error", reject).end();
  });
}

function sharedIn({ headers }: ResponseData): Record<string, unknown> {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => /^(access-control-|vary$)/.test(name)));
}

const preflight = (method: string): Record<string, string> => ({
  "access-control-request-method": method,
  "access-control-request-headers": "authorization,content-type",
});

/** A service for the tests of a block, with a bot. */
function started(
  config: Partial<ServiceConfig>,
): () => { readonly url: string; readonly port: string; readonly bot: string } {
  let service: RunningService | undefined;
  let bot = "";
  beforeAll(async () => {
    service = await startService({
      database: await newDatabase("the embedded database"),
      port: 0,
      controlToken: "the admin token of tests",
      rateLimits: { route: 1000, window: 10, global: 1000, invalid: 1000 },
      ...config,
    });
    bot = await service.services.store.write({ none: true }, async (work) => {
      const owner = await work.users.create({ username: "owner" });
      return (await work.applications.create({ name: "Pilot", owner_id: owner.id })).token;
    });
  }, 120_000);
  afterAll(() => service?.close());
  return () => {
    const url = service?.url ?? "";
    return { url, port: new URL(url).port, bot };
  };
}

describe("a service on a loopback address with the default of CORS_ORIGINS", () => {
  const service = started({ corsOrigins: readConfig({}).corsOrigins });
  const origin = "http://localhost:5173";
  const shared = { "access-control-allow-origin": origin, "access-control-expose-headers": "*", vary: "Origin" };

  it("lets pages of this machine read responses of the interface and of /gateway, including errors", async () => {
    const { url, bot } = service();
    const authorization = `Bot ${bot}`;
    for (const [status, path, headers] of [
      [404, "/api/v8/guilds/1", { authorization }],
      [401, "/api/v8/guilds/1", {}],
      [404, "/api/v8/nothing", {}],
      [400, "/api/v7/guilds/1", {}],
      [401, "/api/v9/guilds/1", {}],
      [401, "/gateway", {}],
      [400, "/gateway?after=nothing", { authorization }],
      [200, "/gateway", { authorization }],
    ] as const) {
      const response = await send(`${url}${path}`, { origin, ...headers });
      expect([response.status, path, sharedIn(response)]).toEqual([status, path, shared]);
    }
  });

  it("responds to preflights", async () => {
    const { url } = service();
    const response = await send(`${url}/api/v8/guilds/1`, { origin, ...preflight("PATCH") }, "OPTIONS");
    expect([response.status, sharedIn(response)]).toEqual([
      204,
      {
        ...shared,
        "access-control-allow-methods": "GET, HEAD, PATCH, DELETE, OPTIONS",
        "access-control-allow-headers": "Content-Type, Authorization, X-GitHub-Event",
        "access-control-max-age": "600",
      },
    ]);
    const unknown = await send(`${url}/api/v8/nothing`, { origin, ...preflight("GET") }, "OPTIONS");
    expect(unknown.headers["access-control-allow-methods"]).toBe("GET, HEAD, POST, PATCH, DELETE, PUT");
    const gateway = await send(`${url}/gateway`, { origin, ...preflight("GET") }, "OPTIONS");
    expect([gateway.status, sharedIn(gateway)]).toEqual([
      204,
      {
        ...shared,
        "access-control-allow-methods": "GET",
        "access-control-allow-headers": "Authorization, Cache-Control, Content-Type, Last-Event-ID",
        "access-control-max-age": "600",
      },
    ]);
    expect((await send(`${url}/api/v7/guilds`, { origin, ...preflight("PUT") }, "OPTIONS")).status).toBe(204);
  });

  it("sets CORS headers on no other paths", async () => {
    const { url } = service();
    for (const path of ["/control/clock", "/docs", "/metrics", "/healthz"]) {
      const { "access-control-allow-origin": allowed } = sharedIn(await send(`${url}${path}`, { origin }));
      expect([path, allowed]).toEqual([path, undefined]);
    }
  });

  it("refuses pages of other origins before any processing", async () => {
    const { url, bot } = service();
    for (const other of [
      "https://evil.example",
      "http://localhost.evil.example",
      "http://127.0.0.1.evil.example",
      "null",
    ])
      for (const path of ["/api/v8/guilds/1", "/gateway", "/control/clock", "/docs", "/metrics"])
        for (const method of ["GET", "POST", "OPTIONS"]) {
          const headers = { origin: other, authorization: `Bot ${bot}`, ...(method === "OPTIONS" && preflight("GET")) };
          const response = await send(`${url}${path}`, headers, method);
          expect([response.status, response.headers["access-control-allow-origin"]]).toEqual([403, undefined]);
          expect(JSON.parse(response.text)).toEqual({
            code: 0,
            message: "Pages of this origin may not call the service. Set CORS_ORIGINS to let them.",
          });
        }
  });

  it("lets pages of all sites embed widgets", async () => {
    const { url } = service();
    const response = await send(`${url}/widget-avatars/1.png`, { origin: "https://site.example" });
    expect([response.status, response.headers["access-control-allow-origin"]]).toEqual([200, "*"]);
    const widget = await send(`${url}/api/v8/guilds/1/widget.json`, { origin: "https://site.example" });
    expect([widget.status, widget.headers["access-control-allow-origin"]]).toEqual([404, "*"]);
    expect((await send(`${url}/api/v8/guilds/1/widget.json`, { origin: "https://site.example" }, "POST")).status).toBe(
      403,
    );
  });

  it("lets its own pages call", async () => {
    const { url } = service();
    expect((await send(`${url}/control/clock`, { origin: url })).status).toBe(401);
  });

  it("refuses host names of other machines (DNS rebinding)", async () => {
    const { url, port } = service();
    for (const host of [
      `evil.example:${port}`,
      "evil.example",
      `localhost.evil.example:${port}`,
      `127.0.0.1.evil.example`,
    ])
      for (const path of ["/api/v8/guilds/1", "/gateway", "/docs", "/metrics", "/"])
        for (const headers of [{ host }, { host, origin: `http://${host}` }]) {
          const response = await send(`${url}${path}`, headers);
          expect([response.status, JSON.parse(response.text).message]).toEqual([
            403,
            expect.stringContaining("PUBLIC_URL"),
          ]);
        }
    for (const host of [
      `127.0.0.1:${port}`,
      "localhost",
      "LOCALHOST:1",
      "app.localhost:80",
      "[::1]:80",
      "192.0.2.1:80",
    ])
      expect([host, (await send(`${url}/healthz`, { host })).status]).toEqual([host, 200]);
  });
});

describe("a service with origins of its own", () => {
  const origin = "https://app.example";
  const service = started({ corsOrigins: [origin], publicUrl: "https://guilds.example" });

  it("lets pages of these origins read responses, and accepts any host", async () => {
    const { url } = service();
    const host = "guilds.example";
    const response = await send(`${url}/api/v8/guilds/1`, { origin, host });
    expect([response.status, response.headers["access-control-allow-origin"]]).toEqual([401, origin]);
    const other = await send(`${url}/api/v8/guilds/1`, { origin: "http://localhost:5173", host });
    expect([other.status, sharedIn(other)]).toEqual([401, { vary: "Origin" }]);
  });

  it("refuses other origins at /gateway, as browsers do not check the origin of a WebSocket", async () => {
    const { url, bot } = service();
    const key = Buffer.alloc(16).toString("base64");
    const upgrade = {
      connection: "Upgrade",
      upgrade: "websocket",
      "sec-websocket-key": key,
      "sec-websocket-version": "13",
    };
    for (const headers of [{}, upgrade]) {
      const sent = { authorization: `Bot ${bot}`, host: "guilds.example", ...headers };
      expect((await send(`${url}/gateway`, { ...sent, origin: "https://evil.example" })).status).toBe(403);
      for (const own of [origin, "https://guilds.example", "http://guilds.example"])
        if (headers === upgrade)
          expect([own, await upgraded(`${url}/gateway`, { ...sent, origin: own })]).toEqual([own, 101]);
        else expect([own, (await send(`${url}/gateway`, { ...sent, origin: own })).status]).toEqual([own, 200]);
    }
  });
});

describe("a service above its rate limits", () => {
  const origin = "http://127.0.0.1:3000";
  const service = started({
    corsOrigins: isLoopbackOrigin,
    rateLimits: { route: 1, window: 600, global: 100, invalid: 100 },
  });

  it("lets pages read the 429 and its headers, and does not count preflights", async () => {
    const { url, bot } = service();
    const headers = { origin, authorization: `Bot ${bot}` };
    for (let count = 0; count < 200; count++)
      expect((await send(`${url}/api/v8/guilds/1`, { origin, ...preflight("GET") }, "OPTIONS")).status).toBe(204);
    expect((await send(`${url}/api/v8/guilds/1`, headers)).status).toBe(404);
    const response = await send(`${url}/api/v8/guilds/1`, headers);
    expect([response.status, response.headers["retry-after"], sharedIn(response)]).toEqual([
      429,
      expect.any(String),
      { "access-control-allow-origin": origin, "access-control-expose-headers": "*", vary: "Origin" },
    ]);
  });
});

describe("CORS_ORIGINS", () => {
  const allowed = (env: Record<string, string>, origin: string): boolean => {
    const { corsOrigins } = readConfig(env);
    if (typeof corsOrigins === "function") return corsOrigins(origin);
    return corsOrigins === "*" || corsOrigins.includes(origin);
  };
  const database = { DATABASE_URL: "postgres://me@db/guilds" };

  it("allows pages of this machine without DATABASE_URL, otherwise none", () => {
    for (const origin of ["http://localhost:5173", "http://127.0.0.1", "https://app.localhost", "http://[::1]:80"]) {
      expect([origin, allowed({}, origin)]).toEqual([origin, true]);
      expect(allowed(database, origin)).toBe(false);
    }
    for (const origin of [
      "https://app.example",
      "http://192.168.0.1",
      "null",
      "",
      "http://1270.0.1",
      "file://localhost",
    ])
      expect([origin, allowed({}, origin)]).toEqual([origin, false]);
  });

  it("accepts a list, loopback, * or none", () => {
    const both = { ...database, CORS_ORIGINS: "https://app.example, loopback" };
    expect(allowed(both, "https://app.example")).toBe(true);
    expect(allowed(both, "http://localhost:1")).toBe(true);
    expect(allowed(both, "https://other.example")).toBe(false);
    expect(parseCorsOrigins("https://a.example,https://b.example")).toEqual(["https://a.example", "https://b.example"]);
    expect([parseCorsOrigins("*"), parseCorsOrigins(" none ")]).toEqual(["*", []]);
    expect(allowed({ CORS_ORIGINS: "none" }, "http://localhost")).toBe(false);
  });

  it.each([
    "https://app.example/",
    "app.example",
    "*,https://app.example",
    "none,loopback",
    "null",
    "https://a.example,",
  ])("is refused by its name if it is %j", (value) => {
    expect(() => readConfig({ CORS_ORIGINS: value })).toThrow(
      `CORS_ORIGINS: ${JSON.stringify(value)} is not a list of origins such as https://app.example, separated by commas`,
    );
  });
});

/** The status of the response that opens a WebSocket. */
function upgraded(url: string, headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const opening = request(url, { headers }).on("error", reject);
    opening.on("upgrade", (response, socket) => {
      socket.destroy();
      resolve(response.statusCode);
    });
    opening.end();
  });
}
