import { inspect } from "node:util";
import { describe, expect, test } from "vitest";
import {
  type ClientOptions,
  commaList,
  cookieHeader,
  createClient,
  headerList,
  headerObject,
  headerValue,
  http,
  scalar,
  send,
} from "../../runtime/src/client/index.js";
import { fakeNetwork, reply } from "./fake-fetch.js";
import { listen, respond } from "./http-server.js";
import { apiError } from "./rejection.js";

describe("a header parameter", () => {
  test.each<[string, string | undefined, string | undefined]>([
    ["a text", headerValue("blue"), "blue"],
    ["a number", headerValue(0), "0"],
    ["a boolean", headerValue(false), "false"],
    ["undefined", headerValue(undefined), undefined],
    ["null", headerValue(null), undefined],
    ["Latin-1", headerValue("é"), "é"],
    ["a list", headerList(["blue", "black"]), "blue,black"],
    ["a list with gaps", headerList(["blue", undefined, null]), "blue"],
    ["an empty list", headerList([]), undefined],
    ["no list", headerList(undefined), undefined],
    ["an object", headerObject({ R: 100, G: 200, B: null }, false), "R,100,G,200"],
    ["an exploded object", headerObject({ R: 100, G: 200 }, true), "R=100,G=200"],
    ["no object", headerObject(undefined, true), undefined],
  ])("from %s", (_, given, want) => {
    expect(given).toBe(want);
  });

  test.each(["a\r\nx-admin: 1", "a\nb", "a\0", "😀", "\u0100", { deep: { big: 1n } }])(
    "refuses %s, with the names of operation and header",
    async (value) => {
      const { baseUrl, received } = await listen(respond(204));
      const client = createClient({ baseUrl });
      for (const header of [headerValue(value), headerList([value]), headerObject({ a: value }, true)]) {
        const request = { id: "act", method: "GET", path: "/", headers: { "X-Kind": header } };
        const error = await apiError(send(client, request));
        expect(error).toMatchObject({ kind: "argument", operationId: "act", message: "act: invalid x-kind" });
      }
      expect(received).toEqual([]);
    },
  );
});

describe("cookie parameters", () => {
  test.each<[string, Record<string, string>, Record<string, string>]>([
    ["scalars", cookieHeader({ a: scalar("a", 1), b: scalar("b", "x y") }), { cookie: "a=1; b=x%20y" }],
    ["a delimiter in a value", cookieHeader({ a: scalar("a", "1; admin=1") }), { cookie: "a=1%3B%20admin%3D1" }],
    ["a list", cookieHeader({ a: commaList("a", ["x", "y,z"]) }), { cookie: "a=x,y%2Cz" }],
    ["absent values", cookieHeader({ a: scalar("a", undefined), b: scalar("b", null) }), {}],
    ["absent plain values", cookieHeader({}, { a: undefined, b: null }), {}],
    ["plain values", cookieHeader({}, { a: ["x", 1], b: { R: 1, G: null } }), { cookie: "a=x; a=1; R=1" }],
    ["a value that cannot be encoded", cookieHeader({ a: scalar("a", "\ud800") }), { a: "\0" }],
    ["a plain value with a delimiter", cookieHeader({}, { a: ["x", "y;z"] }), { a: "\0" }],
  ])("from %s", (_, given, want) => {
    expect(given).toEqual(want);
  });
});

describe("the headers of a request", () => {
  const request = { id: "act", method: "GET", path: "/", security: http("bot", "Bot") };
  test.each<[string, Partial<ClientOptions>, string]>([
    ["a header of the client with a line end", { headers: { "X-One": "secret\r\nx: y" } }, "x-one"],
    ["a header whose name is none", { headers: { "a b": "secret" } }, "a b"],
    ["a token with a line end within", { auth: { bot: "secret\r\nx: y" } }, "authorization"],
    ["a token beyond Latin-1", { auth: { bot: "secret-ΣΩ" } }, "authorization"],
  ])("with %s are refused once, before anything is sent", async (_, options, name) => {
    const { baseUrl, received } = await listen(respond(204));
    let attempts = 0;
    const fetch: ClientOptions["fetch"] = (url, init) => {
      attempts += 1;
      return globalThis.fetch(url, init);
    };
    const error = await apiError(send(createClient({ baseUrl, fetch, ...options }), request));
    expect(error).toMatchObject({ kind: "argument", operationId: "act", message: `act: invalid ${name}` });
    expect(inspect(error, { depth: Infinity, showHidden: true })).not.toContain("secret");
    expect([attempts, received]).toEqual([1, []]);
  });

  test("are those of client, parameters and call; later ones win, case-insensitively", async () => {
    const network = fakeNetwork([reply(204)]);
    const client = createClient({
      ...network.options,
      baseUrl: "http://h",
      headers: { "X-One": "client", "x-Two": "client" },
    });
    const headers = { "x-two": "parameter", "X-Three": "parameter", "x-four": undefined };
    const request = { id: "a", method: "GET", path: "/", headers };
    await send(client, request, { headers: { "X-THREE": "call", "x-five": undefined } });
    expect(network.sent[0]?.init.headers).toEqual({
      "x-one": "client",
      "x-two": "parameter",
      "x-three": "call",
    });
  });
});
