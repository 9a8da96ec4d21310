import { createClient, json, scalar, send } from "@guildwire/runtime/client";
import { type MockResponse, UnknownRouteError, withMocks } from "@guildwire/runtime/fetch";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { listen, respond } from "../runtime/http-server.js";

interface Item {
  readonly id: string;
  readonly name: string;
}

const baseUrl = "https://api.example/v1";

describe("withMocks", () => {
  test("responds to the calls of a client and records them", async () => {
    const mocks = withMocks(
      {
        "GET /items/{id}": ({ params, query }) =>
          ({ json: { id: params.id, name: query.get("name") ?? "" } }) satisfies MockResponse<Item>,
        "POST /items": async (request) => ({ status: 201, json: await request.json() }),
      },
      { baseUrl },
    );
    const client = createClient({ baseUrl, fetch: mocks, headers: { "x-own": "1" } });
    const get = { id: "getItem", method: "GET", path: "/items/a%2Fb", query: scalar("name", "ä&") };
    expect(await send(client, get)).toEqual({ id: "a/b", name: "ä&" });
    expect(await send(client, { id: "add", method: "POST", path: "/items", body: json({ name: "n" }) })).toEqual({
      name: "n",
    });
    expect(mocks.requests.map(({ route, method, params }) => [route, method, params])).toEqual([
      ["GET /items/{id}", "GET", { id: "a/b" }],
      ["POST /items", "POST", {}],
    ]);
    expect(mocks.requests[1]?.headers.get("X-Own")).toBe("1");
    expect(await mocks.requests[1]?.text()).toBe('{"name":"n"}');
  });

  test("knows the parameters of a route", () => {
    withMocks({
      "GET /a/{x}/b/{y-z}.json": ({ params }) => {
        const values: string[] = [params.x, params["y-z"]];
        // @ts-expect-error: the route has no such parameter.
        return { json: [values, params.other] };
      },
    });
    // @ts-expect-error: the body has another type.
    ({ json: { id: 1 } }) satisfies MockResponse<Item>;
  });

  test("returns fixed responses any number of times", async () => {
    const mocks = withMocks({
      "GET /text": new Response("text", { status: 418 }),
      "HEAD /text": { headers: { "x-a": "b" } },
      "GET /null": { json: null },
    });
    for (let call = 0; call < 2; call++) {
      const response = await mocks("/text", {});
      expect([response.status, await response.text()]).toEqual([418, "text"]);
    }
    const head = await mocks("/text", { method: "head" });
    expect([head.status, head.headers.get("x-a"), head.body]).toEqual([200, "b", null]);
    expect(await (await mocks("/null", {})).json()).toBeNull();
  });

  test("prefers literal segments, in any order of the routes", async () => {
    const routes = ["GET /{a}/{b}", "GET /{a}/x", "GET /x/{b}", "GET /x/x"];
    const paths = { "/y/y": "GET /{a}/{b}", "/y/x": "GET /{a}/x", "/x/y": "GET /x/{b}", "/x/x": "GET /x/x" };
    await fc.assert(
      fc.asyncProperty(fc.shuffledSubarray(routes, { minLength: 4 }), async (shuffled) => {
        const mocks = withMocks(Object.fromEntries(shuffled.map((route) => [route, {}])));
        for (const path of Object.keys(paths)) await mocks(`https://h.example${path}`, {});
        expect(mocks.requests.map(({ route }) => route)).toEqual(Object.values(paths));
      }),
    );
  });

  test("decodes any parameter", async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 1, unit: "grapheme" }), async (value) => {
        fc.pre(value !== "." && value !== "..");
        const mocks = withMocks({ "GET /a/{value}.json": ({ params }) => ({ json: params.value }) });
        expect(await (await mocks(`/a/${encodeURIComponent(value)}.json`, {})).json()).toBe(value);
      }),
    );
  });

  test("rejects unknown routes, which the client does not retry", async () => {
    const mocks = withMocks({ "GET /items": { json: [] } }, { baseUrl });
    for (const url of ["https://api.example/items", "https://other.example/v1/items", `${baseUrl}/items/1`]) {
      await expect(mocks(url, {})).rejects.toThrow(UnknownRouteError);
    }
    await expect(mocks(`${baseUrl}/items?a`, { method: "PUT" })).rejects.toThrow("matches PUT /v1/items");
    const client = createClient({ baseUrl, fetch: mocks });
    const call = send(client, { id: "getItem", method: "GET", path: "/items/1" });
    await expect(call).rejects.toThrow("getItem: no valid response (UNKNOWN_ROUTE)");
    expect(mocks.requests.map(({ route }) => route)).toEqual(new Array(5).fill(undefined));
  });

  test("sends unknown routes to the fallback", async () => {
    const server = await listen(respond(200, { from: "server" }));
    const mocks = withMocks({ "GET /a": { json: { from: "mock" } } }, { baseUrl: server.baseUrl, fallback: fetch });
    const client = createClient({ baseUrl: server.baseUrl, fetch: mocks });
    expect(await send(client, { id: "a", method: "GET", path: "/a" })).toEqual({ from: "mock" });
    expect(await send(client, { id: "b", method: "GET", path: "/b" })).toEqual({ from: "server" });
    expect(server.received).toHaveLength(1);
  });

  test("rejects with the reason of an abort, before and during a reply", async () => {
    const mocks = withMocks({ "GET /a": () => new Promise<Response>(() => {}) });
    await expect(mocks("/a", { signal: AbortSignal.abort("early") })).rejects.toBe("early");
    expect(mocks.requests).toHaveLength(0);
    const abort = new AbortController();
    const pending = mocks("/a", { signal: abort.signal });
    abort.abort("late");
    await expect(pending).rejects.toBe("late");
  });

  test("passes on the errors and the streams of a reply", async () => {
    const failure = new TypeError("fetch failed");
    const body = new ReadableStream({}, { highWaterMark: 0 });
    const mocks = withMocks({ "GET /fails": () => Promise.reject(failure), "GET /stream": () => new Response(body) });
    await expect(mocks("/fails", {})).rejects.toBe(failure);
    expect((await mocks("/stream", {})).body).toBe(body);
  });

  test.each([
    ["get /a", 'route "get /a" is not a method and a path'],
    ["GET a", "is not a method and a path"],
    ["GET /a?b", "is not a method and a path"],
    ["GET /{a", 'route "GET /{a" has an invalid parameter in "{a"'],
    ["GET /{}", "has an invalid parameter"],
    ["GET /{a}/{a}", "has two parameters with one name"],
  ])("refuses the route %s", (route, message) => {
    expect(() => withMocks({ [route]: {} })).toThrow(message);
  });

  test("refuses two routes for the same requests", () => {
    expect(() => withMocks({ "GET /{a}/b": {}, "GET /{c}/b": {} })).toThrow(
      'routes "GET /{a}/b" and "GET /{c}/b" match the same requests',
    );
  });
});
