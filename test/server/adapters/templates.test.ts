import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type Bindings, bindingsOf } from "../../responses/served.js";
import { exchange, exchangeBytes, meaningOf, type RawRequest, withoutDate } from "./exchange.js";
import { type Host, hosts, plain, type Running, type Served } from "./hosts.js";

/** What the latest stream and upload have seen. */
const seen = { aborted: [] as string[], failed: [] as string[] };

const handlers = {
  shelfItems: {
    getBook: (request: object) => ({ operation: "getBook", ...request }),
    putBook: (request: object) => ({ operation: "putBook", ...request }),
    deleteBook: () => undefined,
    queryBook: (request: object) => ({ operation: "queryBook", ...request }),
    getNewBook: () => ({ operation: "getNewBook" }),
    batchBooks: (request: object) => ({ operation: "batchBooks", ...request }),
    getPage: (request: object) => ({ operation: "getPage", ...request }),
    getMe: () => ({ operation: "getMe" }),
    getFile: () => new Uint8Array([0, 255, 13, 10]),
    postFile: async ({ body }: { readonly body: ReadableStream<Uint8Array> }) => {
      let size = 0;
      try {
        for await (const chunk of body) size += chunk.length;
      } catch (error) {
        seen.failed.push(String(error));
        throw error;
      }
      return { size };
    },
    async *listEvents(_: object, { signal }: { readonly signal: AbortSignal }) {
      signal.addEventListener("abort", () => seen.aborted.push("listEvents"));
      yield { data: "first" };
      yield { data: "x".repeat(70_000) };
      yield { data: "last" };
    },
  },
};

const options = {
  authenticate: { token: (token: string) => (token === "secret" ? "ada" : undefined) },
  encodedSlash: "keep",
  requestId: () => "fixed",
  onError: () => undefined,
  limits: { body: 2_000_000 },
};

let bindings: Bindings;
let served: Served;
let reference: Running;
beforeAll(async () => {
  bindings = await bindingsOf("server/fixtures/shelves.yaml");
  served = { definition: bindings.server.definition, handlers, options };
  reference = await plain.start(served);
}, 120_000);
afterAll(async () => {
  await reference?.close();
  bindings?.pack.remove();
});

const json = { "content-type": "application/json", authorization: "Bearer secret" };
const long = "x".repeat(400);

const requests: readonly (readonly [title: string, request: RawRequest])[] = [
  ["a parameter with a name that routers do not accept", { method: "GET", target: "/books/7?page=3" }],
  ["an invalid query", { method: "GET", target: "/books/7?page=10" }],
  ["a literal segment before a parameter", { method: "GET", target: "/books/new" }],
  ["an escaped literal segment", { method: "GET", target: "/%62ooks/n%65w" }],
  ["HEAD", { method: "HEAD", target: "/books/7" }],
  ["OPTIONS", { method: "OPTIONS", target: "/books/7" }],
  ["OPTIONS of the server", { method: "OPTIONS", target: "*" }],
  ["OPTIONS of an unknown path", { method: "OPTIONS", target: "/none" }],
  ["an undeclared method", { method: "PATCH", target: "/books/7", headers: json, body: "{}" }],
  ["an unknown path", { method: "GET", target: "/none" }],
  ["the root", { method: "GET", target: "/" }],
  ["a path in other case", { method: "GET", target: "/Books/7" }],
  ["a trailing slash", { method: "GET", target: "/books/7/" }],
  ["a declared trailing slash", { method: "GET", target: "/files/a/" }],
  ["a missing trailing slash", { method: "GET", target: "/files/a" }],
  ["a double slash", { method: "GET", target: "//books/7" }],
  ["an empty segment", { method: "GET", target: "/books/" }],
  ["dot segments", { method: "GET", target: "/books/../books/7" }],
  ["an encoded slash", { method: "GET", target: "/books/a%2Fb" }],
  ["an encoded percent sign", { method: "GET", target: "/books/a%252Fb" }],
  ["a parameter in UTF-8", { method: "GET", target: "/books/%E2%98%82" }],
  ["a semicolon in the path", { method: "GET", target: "/books/a;page=3" }],
  ["a question mark in the query", { method: "GET", target: "/books/7?x=?&page=2" }],
  ["a long parameter", { method: "GET", target: `/books/${long}` }],
  ["names of prototypes", { method: "GET", target: "/books/__proto__?constructor=1&__proto__=2" }],
  ["a path named constructor", { method: "GET", target: "/constructor" }],
  ["a method after a colon", { method: "POST", target: "/books:batch", headers: json, body: "{}" }],
  [
    "a body above the limit of its operation",
    { method: "POST", target: "/books:batch", headers: json, body: `{"x":"${"x".repeat(93)}"}` },
  ],
  ["two parameters in one segment", { method: "GET", target: "/pages/12.html" }],
  ["two parameters that do not match", { method: "GET", target: "/pages/a.txt" }],
  ["characters that routers keep", { method: "GET", target: "/users/@me/a~b" }],
  ["escaped characters that routers keep", { method: "GET", target: "/users/%40me/a%7Eb" }],
  ["the absolute form", { method: "GET", target: "http://localhost/books/7" }],
  [
    "the absolute form with a body",
    { method: "PUT", target: "http://localhost/books/7?x=1", headers: json, body: '{"title":"Tides"}' },
  ],
  ["a body", { method: "PUT", target: "/books/7", headers: json, body: '{"title":"Tides"}' }],
  [
    "a body without credentials",
    { method: "PUT", target: "/books/7", headers: { "content-type": "application/json" }, body: "{}" },
  ],
  ["an invalid body", { method: "PUT", target: "/books/7", headers: json, body: '{"title":7,"__proto__":{}}' }],
  ["malformed JSON", { method: "PUT", target: "/books/7", headers: json, body: "{" }],
  ["an empty body", { method: "PUT", target: "/books/7", headers: json, body: "" }],
  ["no body", { method: "PUT", target: "/books/7", headers: { authorization: "Bearer secret" } }],
  [
    "another media type",
    { method: "PUT", target: "/books/7", headers: { ...json, "content-type": "text/plain" }, body: "x" },
  ],
  [
    "a malformed media type",
    { method: "PUT", target: "/books/7", headers: { ...json, "content-type": "json" }, body: "{}" },
  ],
  ["no media type", { method: "PUT", target: "/books/7", headers: { authorization: "Bearer secret" }, body: "{}" }],
  [
    "a compressed body",
    { method: "PUT", target: "/books/7", headers: { ...json, "content-encoding": "gzip" }, body: "{}" },
  ],
  [
    "a malformed media type without a body",
    { method: "DELETE", target: "/books/7", headers: { "content-type": "json" } },
  ],
  ["a body of an operation without one", { method: "DELETE", target: "/books/7", headers: json, body: "{" }],
  ["QUERY", { method: "QUERY", target: "/books/7", headers: json, body: "{}" }],
  ["QUERY without a media type", { method: "QUERY", target: "/books/7", body: "{}" }],
  [
    "a large body",
    { method: "PUT", target: "/books/7", headers: json, body: JSON.stringify({ title: "x".repeat(1_500_000) }) },
  ],
  [
    "a body above the limit",
    { method: "PUT", target: "/books/7", headers: json, body: JSON.stringify({ title: "x".repeat(2_000_001) }) },
  ],
  [
    "an upload",
    {
      method: "POST",
      target: "/files",
      headers: { "content-type": "application/octet-stream" },
      body: new Uint8Array(1_000_000),
    },
  ],
  [
    "an upload above the limit",
    {
      method: "POST",
      target: "/files",
      headers: { "content-type": "application/octet-stream" },
      body: new Uint8Array(2_000_001),
    },
  ],
  ["bytes", { method: "GET", target: "/files/a/" }],
  ["a stream", { method: "GET", target: "/events" }],
  ["HEAD of a stream", { method: "HEAD", target: "/events" }],
  [
    "a repeated header",
    { method: "GET", target: "/books/7", headers: { authorization: "Bearer a", Authorization: "Bearer secret" } },
  ],
];

function expectSame(host: Host, title: string, wanted: string, found: string): void {
  const own = host.own?.[title];
  const compared = host.isExact ? withoutDate : meaningOf;
  if (own === undefined) expect(compared(found)).toEqual(compared(wanted));
  else expect([compared(found) === compared(wanted), found.split(" ")[1]]).toEqual([false, String(own)]);
}

test("x-max-body bounds the bodies of an operation alone", async () => {
  const send = async (path: string, size: number): Promise<string | undefined> => {
    const body = `{"title":"${"x".repeat(size - 12)}"}`;
    const method = path === "/books/7" ? "PUT" : "POST";
    return (await exchange(reference.port, { method, target: path, headers: json, body })).split(" ")[1];
  };
  expect([await send("/books:batch", 100), await send("/books:batch", 101)]).toEqual(["200", "413"]);
  expect(await send("/books/7", 101)).toBe("200");
});

describe.each(hosts)("$name", (host) => {
  let running: Running;
  beforeAll(async () => {
    running = await host.start(served);
  });
  afterAll(() => running.close());

  test("responds below a base path to the absolute form of paths that its router cannot express", async () => {
    const below = { ...served, options: { ...options, basePath: "/v1" } };
    const [wanted, found] = [await plain.start(below), await host.start(below)];
    try {
      for (const path of ["/v1/pages/12.html", "/v1/none"]) {
        const request = { method: "GET", target: `http://localhost${path}` };
        expectSame(host, "", await exchange(wanted.port, request), await exchange(found.port, request));
      }
    } finally {
      await Promise.all([wanted.close(), found.close()]);
    }
  });

  test.each(requests)("responds to %s as node:http does", async (title, request) => {
    const wanted = await exchange(reference.port, request);
    const found = await exchange(running.port, request);
    expectSame(host, title, wanted, found);
  });

  test.each([
    ["a target with a fragment", "GET /books/7#x HTTP/1.1\r\n"],
    [
      "a chunked body",
      "PUT /books/7 HTTP/1.1\r\nauthorization: Bearer secret\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n",
    ],
  ])("responds to %s as node:http does", async (title, start) => {
    const chunks = start.includes("chunked") ? '11\r\n{"title":"Tides"}\r\n0\r\n\r\n' : "";
    const bytes = Buffer.from(`${start}host: localhost\r\nconnection: close\r\n\r\n${chunks}`);
    const wanted = await exchangeBytes(reference.port, bytes);
    expectSame(host, title, wanted, await exchangeBytes(running.port, bytes));
  });

  test("ends an upload when the caller disconnects", async () => {
    const before = seen.failed.length;
    const socket = connect({ port: running.port, host: "127.0.0.1" });
    socket.on("error", () => undefined);
    socket.write(
      "POST /files HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/octet-stream\r\ncontent-length: 100\r\n\r\nabc",
    );
    await new Promise<void>((resolve) => socket.once("connect", resolve));
    // The next request of another connection is handled after the bytes of this one.
    await exchange(running.port, { method: "GET", target: "/books/7" });
    socket.destroy();
    await expect.poll(() => seen.failed.length, { timeout: 20_000 }).toBeGreaterThan(before);
  });
});
