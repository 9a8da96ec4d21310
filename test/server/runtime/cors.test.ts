import { describe, expect, test } from "vitest";
import {
  binaryBody,
  type CorsOptions,
  createFetchHandler,
  createNodeHandler,
  emptyResponse,
  HttpError,
  jsonResponse,
  keyScheme,
  type Operation,
  type ServerDefinition,
  type ServerOptions,
} from "../../../runtime/src/server/index.js";
import { definition, handlers } from "./note-definition.js";
import { authenticate, transports } from "./serve.js";

const page = "https://app.example";
const path = "/boards/7/notes";

/** The CORS headers of a response. */
function shared({ headers }: Response): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => /^(access-control-|vary$)/.test(name)));
}

const preflight = (method: string, origin = page): RequestInit => ({
  method: "OPTIONS",
  headers: {
    origin,
    "access-control-request-method": method,
    "access-control-request-headers": "authorization,content-type",
  },
});

describe.each(transports)("over $name, a server with the option cors", ({ start }) => {
  const readable = { "access-control-expose-headers": "*", vary: "Origin" };
  const fromPage = { ...readable, "access-control-allow-origin": page };
  const cors = { origins: [page, "http://localhost:5173"] };

  test("lets pages of its origins read responses, and no others", async () => {
    const ask = await start(handlers(), { cors });
    expect(shared(await ask(path, { headers: { origin: page } }))).toEqual(fromPage);
    expect(shared(await ask(path, { headers: { origin: "http://localhost:5173" } }))).toEqual({
      ...readable,
      "access-control-allow-origin": "http://localhost:5173",
    });
    for (const origin of ["https://app.example.evil", "https://app.example:444", "http://app.example", "null", ""])
      expect([origin, shared(await ask(path, { headers: { origin } }))]).toEqual([origin, { vary: "Origin" }]);
    expect(shared(await ask(path))).toEqual({ vary: "Origin" });
  });

  test("responds to preflights by the specification, before authentication", async () => {
    const ask = await start(handlers(), { cors });
    const response = await ask(path, preflight("POST"));
    expect([response.status, await response.text(), shared(response)]).toEqual([
      204,
      "",
      {
        ...fromPage,
        "access-control-allow-methods": "GET, HEAD, PATCH, POST, PUT, OPTIONS",
        "access-control-allow-headers": "Content-Type, Authorization",
        "access-control-max-age": "600",
      },
    ]);
    const refused = await ask(path, preflight("POST", "https://evil.example"));
    expect([refused.status, shared(refused)]).toEqual([204, { vary: "Origin" }]);
  });

  test("responds to a preflight for an unknown path, so that the page can read the 404", async () => {
    const ask = await start(handlers(), { cors, basePath: "/api" });
    for (const unknown of ["/api/nothing", path, "/"]) {
      const response = await ask(unknown, preflight("PATCH"));
      expect([response.status, response.headers.get("access-control-allow-methods")]).toEqual([
        204,
        "GET, HEAD, POST, PUT, PATCH",
      ]);
    }
  });

  test("handles other OPTIONS requests as without the option", async () => {
    const ask = await start(handlers(), { cors });
    const response = await ask(path, { method: "OPTIONS", headers: { origin: page } });
    expect([response.status, response.headers.get("allow"), shared(response)]).toEqual([
      204,
      "GET, HEAD, PATCH, POST, PUT, OPTIONS",
      fromPage,
    ]);
  });

  test("lets pages read errors of every kind", async () => {
    const json = { origin: page, "content-type": "application/json", authorization: "Bearer secret" };
    const post = (headers: Record<string, string>, body: string): RequestInit => ({ method: "POST", headers, body });
    const failing = handlers({
      createNote: ({ body: { title } }) => {
        if (title === "limited") throw new HttpError(429, 0, "Slow down.", { headers: { "retry-after": "1" } });
        throw new Error("a failure");
      },
    });
    const ask = await start(failing, { cors, limits: { body: 100 }, onError: () => undefined });
    const sent: readonly (readonly [number, string, RequestInit])[] = [
      [400, path, post(json, "{")],
      [400, "/boards/%zz/notes", { headers: json }],
      [401, path, post({ ...json, authorization: "Bearer wrong" }, "{}")],
      [404, "/nothing", { headers: json }],
      [405, path, { method: "DELETE", headers: json }],
      [413, path, post(json, JSON.stringify({ title: "x".repeat(200) }))],
      [415, path, post({ ...json, "content-type": "text/plain" }, "x")],
      [429, path, post(json, '{"title":"limited"}')],
      [500, path, post(json, '{"title":"fails"}')],
    ];
    for (const [status, target, init] of sent) {
      const response = await ask(target, init);
      expect([response.status, shared(response)]).toEqual([status, fromPage]);
    }
  });

  test('with "*" allows all pages, by one cacheable response', async () => {
    const ask = await start(handlers(), { cors: { origins: "*" } });
    const any = { "access-control-allow-origin": "*", "access-control-expose-headers": "*" };
    for (const headers of [{}, { origin: page }, { origin: "null" }])
      expect(shared(await ask(path, { headers }))).toEqual(any);
    expect(shared(await ask(path, preflight("PUT", "null")))).toMatchObject(any);
  });

  test("with a function calls it for each origin; a failing one allows none", async () => {
    const failures: string[] = [];
    const origins = (origin: string): boolean => {
      if (origin.includes("broken")) throw new Error("a failure");
      return origin.endsWith(".example");
    };
    const onError: ServerOptions["onError"] = (_, { stage }) => failures.push(stage);
    const ask = await start(handlers(), { cors: { origins }, onError });
    expect(shared(await ask(path, { headers: { origin: page } }))).toEqual(fromPage);
    for (const origin of ["https://evil.test", "null"])
      expect(shared(await ask(path, { headers: { origin } }))).toEqual({ vary: "Origin" });
    const response = await ask(path, { headers: { origin: "https://broken.example" } });
    expect([response.status, shared(response)]).toEqual([200, { vary: "Origin" }]);
    expect(failures).toEqual(["cors"]);
  });

  test("with credentials lists the readable headers", async () => {
    const own: CorsOptions = { origins: [page], credentials: true, maxAge: 0, allowedHeaders: ["X-Trace"] };
    const ask = await start(handlers(), { cors: own });
    expect(shared(await ask(path, preflight("PUT")))).toEqual({
      "access-control-allow-origin": page,
      "access-control-allow-credentials": "true",
      "access-control-expose-headers": "Retry-After, X-Request-Id",
      "access-control-allow-methods": "GET, HEAD, PATCH, POST, PUT, OPTIONS",
      "access-control-allow-headers": "Content-Type, Authorization, X-Trace",
      "access-control-max-age": "0",
      vary: "Origin",
    });
    const named = await start(handlers(), { cors: { ...own, exposedHeaders: ["X-Total"] } });
    const response = await named(path, { headers: { origin: page } });
    expect(response.headers.get("access-control-expose-headers")).toBe("X-Total");
  });

  test("keeps the fields of Vary that a handler has set", async () => {
    for (const [set, sent] of [
      ["Accept", "Accept, Origin"],
      ["accept, ORIGIN", "accept, ORIGIN"],
      ["*", "*"],
    ] as const) {
      const listNotes = (_: unknown, context: { setHeader(name: string, value: string): void }): unknown => {
        context.setHeader("vary", set);
        return {};
      };
      const ask = await start(handlers({ listNotes }), { cors });
      expect((await ask(path, { headers: { origin: page } })).headers.get("vary")).toBe(sent);
    }
  });

  test("has no CORS headers without the option", async () => {
    const ask = await start();
    expect(shared(await ask(path, { headers: { origin: page } }))).toEqual({});
    expect(shared(await ask(path, preflight("POST")))).toEqual({});
  });
});

describe("the option cors", () => {
  test("derives the allowed headers from parameters and security schemes", async () => {
    const operation: Operation = {
      id: "send",
      handler: ["all", "send"],
      method: "OPTIONS",
      path: "/",
      security: [[{ scheme: keyScheme("door", "header", "X-Door-Key"), scopes: [] }]],
      parameters: {
        headers: [
          (headers) => ({
            reason: headers.text("X-Reason"),
            tags: headers.list("X-Tags"),
            type: headers.text("content-type"),
          }),
          { parse: (value: unknown) => ({ ok: true, value }) } as never,
        ],
      },
      body: binaryBody({ required: false }),
      responses: { 200: jsonResponse(), 204: emptyResponse },
    };
    const own: ServerDefinition = { route: () => ({ allow: "OPTIONS", OPTIONS: operation }), operations: [operation] };
    const handler = createFetchHandler(
      own,
      { all: { send: () => expect.unreachable("a preflight is no call") } },
      { cors: { origins: "*" }, authenticate: { door: () => "ada" } },
    );
    const response = await handler(new Request("http://example.test/", preflight("OPTIONS")));
    expect([response.status, response.headers.get("access-control-allow-headers")]).toEqual([
      204,
      "Content-Type, X-Door-Key, X-Reason, X-Tags",
    ]);
  });

  test.each<[unknown, string]>([
    [{}, 'options.cors.origins must be "*", a list of origins, or a function'],
    [{ origins: "https://app.example" }, 'options.cors.origins must be "*"'],
    [{ origins: ["https://app.example/"] }, 'options.cors.origins: "https://app.example/" is not an origin, such as'],
    [{ origins: ["https://app.example:443"] }, "is not an origin"],
    [{ origins: ["https://App.example"] }, "is not an origin"],
    [{ origins: ["app.example"] }, "is not an origin"],
    [{ origins: ["https://*.example"] }, "is not an origin"],
    [{ origins: ["https://app.example/path"] }, "is not an origin"],
    [{ origins: [page, 7] }, "options.cors.origins: 7 is not an origin"],
    [{ origins: ["*"] }, 'for all origins, set it to "*" itself'],
    [{ origins: ["null"] }, "all sandboxed pages share null"],
    [{ origins: "*", credentials: true }, "options.cors.credentials: every page could act"],
    [{ origins: "*", credentials: "yes" }, "options.cors.credentials must be true or false"],
    [{ origins: [], maxAge: 1.5 }, "options.cors.maxAge must be a whole number of seconds"],
    [{ origins: [], maxAge: -1 }, "options.cors.maxAge"],
    [{ origins: [], exposedHeaders: "X-A" }, "options.cors.exposedHeaders must be a list of header names"],
    [{ origins: [], allowedHeaders: ["X A"] }, "options.cors.allowedHeaders must be a list of header names"],
    [{ origins: [], origin: page }, "options.cors has no origin; did you mean origins?"],
  ])("%j is refused on creation, with the name of the setting", (cors, message) => {
    const options = { authenticate, cors: cors as CorsOptions };
    for (const create of [createFetchHandler, createNodeHandler])
      expect(() => create(definition, handlers(), options)).toThrow(message);
  });

  test("accepts origins of apps", () => {
    const origins = ["capacitor://localhost", "chrome-extension://abcdefghij", "http://[::1]:8080", "http://127.0.0.1"];
    expect(() => createFetchHandler(definition, handlers(), { authenticate, cors: { origins } })).not.toThrow();
  });
});
