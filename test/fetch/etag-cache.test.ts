import { createClient, http, send } from "@guildwire/runtime/client";
import { type EtagCacheOptions, type Fetch, withEtagCache } from "@guildwire/runtime/fetch";
import fc from "fast-check";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type Handler, listen, respond } from "../runtime/http-server.js";

/** Responds with the body and its ETag, or with 304. */
function tagged(body: string, etag: string, headers: Record<string, string> = {}): Handler {
  return (request, response) => {
    const isCurrent = request.headers["if-none-match"] === etag;
    const sent = isCurrent ? respond(304, undefined, { etag, ...headers }) : respond(200, body, { etag, ...headers });
    sent(request, response);
  };
}

interface FakeServer {
  readonly fetch: Fetch;
  /** The `If-None-Match` of each request. */
  readonly conditions: (string | null)[];
}

/** A server in memory, whose responses have the ETag `"1"` and the given headers. */
function fakeServer(headers: Record<string, string> = {}, body: (url: string) => string = (url) => url): FakeServer {
  const conditions: (string | null)[] = [];
  const upstream: Fetch = async (url, init) => {
    const condition = new Headers(init.headers).get("if-none-match");
    conditions.push(condition);
    const all = { etag: '"1"', ...headers };
    return condition === '"1"'
      ? new Response(null, { status: 304, headers: all })
      : new Response(body(url), { headers: all });
  };
  return { fetch: upstream, conditions };
}

const textOf = async (response: Promise<Response>): Promise<string> => (await response).text();

describe("withEtagCache", () => {
  test("validates a stored response, and gives the client its body with new headers", async () => {
    let count = 0;
    const { baseUrl, received } = await listen((request, response) =>
      tagged('{"a":1}', '"v1"', { "x-count": String(++count), "content-type": "application/json" })(request, response),
    );
    const client = createClient({ baseUrl, auth: { bot: "token" }, fetch: withEtagCache(fetch) });
    const seen: unknown[] = [];
    const read = async (response: Response): Promise<void> => {
      const { status, headers, url } = response;
      seen.push([status, headers.get("x-count"), headers.get("content-type"), url, await response.json()]);
    };
    for (let call = 0; call < 3; call++) {
      await send(client, { id: "get", method: "GET", path: "/a", security: http("bot", "Bot"), read });
    }
    expect(received.map(({ headers }) => headers["if-none-match"])).toEqual([undefined, '"v1"', '"v1"']);
    const rest = ["application/json", `${baseUrl}/a`, { a: 1 }];
    expect(seen).toEqual([
      [200, "1", ...rest],
      [200, "2", ...rest],
      [200, "3", ...rest],
    ]);
  });

  test("replaces a stored response by a new one", async () => {
    const { baseUrl } = await listen(tagged("one", '"1"'), tagged("two", '"2"'), tagged("two", '"2"'));
    const send = withEtagCache(fetch);
    const texts = [];
    for (let call = 0; call < 3; call++) texts.push(await textOf(send(baseUrl, {})));
    expect(texts).toEqual(["one", "two", "two"]);
  });

  test("never returns the response to another credential, whatever the requests and responses", async () => {
    const names = ["authorization", "Cookie", "X-Api-Key", "proxy-authorization", "x-tenant"];
    const credential = fc.record({ name: fc.constantFrom(...names), value: fc.constantFrom("a", "b", "c") });
    const request = fc.record({
      credential: fc.option(credential),
      path: fc.constantFrom("/1", "/2?key=a", "/2?key=b"),
      method: fc.constantFrom("GET", "HEAD", "POST", "get"),
      version: fc.constantFrom("1", "2"),
      cacheControl: fc.constantFrom("no-store", "private", "max-age=60, No-Store", "no-cache"),
      vary: fc.constantFrom("", "*", "accept", "Authorization, Cookie", "traceparent"),
      traceparent: fc.constantFrom("t1", "t2"),
    });
    const bounds = fc.record({ maxEntries: fc.nat(4), maxBytes: fc.constantFrom(0, 300, 10_000) });
    await fc.assert(
      fc.asyncProperty(fc.array(request, { maxLength: 30 }), bounds, async (requests, options) => {
        // Tags of different credentials are equal, as those of servers that number versions are.
        const upstream: Fetch = async (url, { method, headers }) => {
          const { version, cacheControl, vary, ...rest } = JSON.parse(new Headers(headers).get("x-script") ?? "");
          const response = { etag: `"${version}"`, "cache-control": cacheControl, vary };
          if (new Headers(headers).get("if-none-match") === response.etag) {
            return new Response(null, { status: 304, headers: response });
          }
          const body = JSON.stringify([url, rest, version]);
          return new Response(method === "HEAD" ? null : body, { headers: { ...response, "x-own": body } });
        };
        const script =
          (sent: object): Fetch =>
          (url, init) => {
            const headers = new Headers(init.headers);
            headers.set("x-script", JSON.stringify(sent));
            return upstream(url, { ...init, headers });
          };
        let current: Fetch = upstream;
        const cached = withEtagCache((url, init) => current(url, init), options);
        for (const { credential, path, method, version, cacheControl, vary, traceparent } of requests) {
          current = script({ version, cacheControl, vary, credential });
          const own = credential === null ? {} : { [credential.name]: credential.value };
          const response = await cached(path, { method, headers: { ...own, traceparent } });
          const expected = JSON.stringify([path, { credential }, version]);
          expect(response.status).toBe(200);
          expect(response.headers.get("x-own")).toBe(expected);
          expect(await response.text()).toBe(method === "HEAD" ? "" : expected);
        }
      }),
    );
  });

  test.each([
    ["no-store in the response", { "cache-control": "private, no-store" }, {}],
    ["no-store in the request", {}, { headers: { "cache-control": "no-store" } }],
    ["no-store of fetch", {}, { cache: "no-store" }],
    ["Vary: *", { vary: "accept, *" }, {}],
    ["Vary on an ignored header", { vary: "TraceParent" }, {}],
    ["Set-Cookie", { "set-cookie": "a=b" }, {}],
    ["cookies of the browser", {}, { credentials: "include" }],
    ["another method", {}, { method: "POST" }],
    ["a range", {}, { headers: { range: "bytes=0-1" } }],
  ] as const)("does not store with %s", async (_, headers, init) => {
    const { fetch: upstream, conditions } = fakeServer(headers);
    const send = withEtagCache(upstream);
    for (let call = 0; call < 2; call++) await textOf(send("http://h.example/", init as RequestInit));
    expect(conditions).toEqual([null, null]);
  });

  test("does not cache requests to which a browser adds cookies", async () => {
    vi.stubGlobal("location", new URL("https://app.example/page"));
    onTestFinished(() => void vi.unstubAllGlobals());
    const { fetch: upstream, conditions } = fakeServer();
    const send = withEtagCache(upstream);
    const requests = [["/api"], ["https://app.example/api"], ["/api", "omit"], ["https://api.example/"]] as const;
    for (const [url, credentials = "same-origin"] of requests) {
      for (let call = 0; call < 2; call++) await textOf(send(url, { credentials }));
    }
    expect(conditions).toEqual([null, null, null, null, null, '"1"', null, '"1"']);
  });

  test("passes on the 304 for a condition of the caller", async () => {
    const { fetch: upstream } = fakeServer();
    const send = withEtagCache(upstream);
    await textOf(send("/", {}));
    expect((await send("/", { headers: { "If-None-Match": '"1"' } })).status).toBe(304);
  });

  test("forgets a response when its validation says no-store", async () => {
    const headers: Record<string, string> = {};
    const { fetch: upstream, conditions } = fakeServer(headers);
    const send = withEtagCache(upstream);
    await textOf(send("/", {}));
    headers["cache-control"] = "no-store";
    expect(await textOf(send("/", {}))).toBe("/");
    expect(await textOf(send("/", {}))).toBe("/");
    expect(conditions).toEqual([null, '"1"', null]);
  });

  test("requests the response again if the server validates another one", async () => {
    const { baseUrl, received } = await listen(
      respond(200, "one", { etag: '"1"' }),
      respond(304, undefined, { etag: '"2"' }),
      respond(200, "two", { etag: '"2"' }),
    );
    const send = withEtagCache(fetch);
    expect([await textOf(send(baseUrl, {})), await textOf(send(baseUrl, {}))]).toEqual(["one", "two"]);
    expect(received[2]?.headers).not.toHaveProperty("if-none-match");
  });

  test("stores copies, which callers cannot change", async () => {
    const send = withEtagCache(fakeServer().fetch);
    for (let call = 0; call < 3; call++) {
      const bytes = new Uint8Array(await (await send("/abc", {})).arrayBuffer());
      expect(new TextDecoder().decode(bytes)).toBe("/abc");
      bytes.fill(0);
    }
  });
});

describe("bounds", () => {
  const conditionsAfter = async (options: EtagCacheOptions, urls: readonly string[]): Promise<(string | null)[]> => {
    const { fetch: upstream, conditions } = fakeServer();
    const send = withEtagCache(upstream, options);
    for (const url of urls) await textOf(send(url, {}));
    return conditions;
  };

  test("the least recently used response is deleted first", async () => {
    const conditions = await conditionsAfter({ maxEntries: 2 }, ["/a", "/b", "/a", "/c", "/a", "/b"]);
    expect(conditions).toEqual([null, null, '"1"', null, '"1"', null]);
  });

  test("the size counts bodies, headers and keys", async () => {
    const url = `/${"a".repeat(100)}`;
    expect(await conditionsAfter({ maxBytes: 200, maxBodyBytes: 200 }, [url, url])).toEqual([null, null]);
    expect(await conditionsAfter({ maxBytes: 400, maxBodyBytes: 200 }, [url, url])).toEqual([null, '"1"']);
    expect(await conditionsAfter({ maxBodyBytes: 100 }, [url, url])).toEqual([null, null]);
    expect(await conditionsAfter({ maxEntries: 0 }, [url, url])).toEqual([null, null]);
  });

  test("are numbers, and credentials always select responses", () => {
    expect(() => withEtagCache(fetch, { maxEntries: -1 })).toThrow("maxEntries must be a number of at least 0, not -1");
    expect(() => withEtagCache(fetch, { maxBytes: Number.NaN })).toThrow("maxBytes");
    expect(() => withEtagCache(fetch, { ignoredHeaders: ["Cookie"] })).toThrow("ignoredHeaders contains cookie");
  });
});

describe("bodies", () => {
  const chunked = (pull: (controller: ReadableStreamDefaultController<Uint8Array>, index: number) => void) => {
    let index = 0;
    const cancelled: unknown[] = [];
    const body = new ReadableStream<Uint8Array>(
      { pull: (controller) => pull(controller, index++), cancel: (reason) => void cancelled.push(reason) },
      { highWaterMark: 0 },
    );
    return { body, cancelled, pulls: () => index };
  };
  const cachedBody = (body: ReadableStream, conditions: (string | null)[] = []): Fetch =>
    withEtagCache(async (_, init) => {
      conditions.push(new Headers(init.headers).get("if-none-match"));
      return new Response(conditions.length === 1 ? body : "again", { headers: { etag: '"1"' } });
    });

  test("are read at the pace of the caller", async () => {
    const { body, pulls } = chunked((controller) => controller.enqueue(new Uint8Array(10)));
    const response = await cachedBody(body)("/", {});
    await new Promise(setImmediate);
    expect([response.bodyUsed, pulls()]).toEqual([false, 0]);
    await response.body?.getReader().read();
    expect(pulls()).toBe(1);
  });

  test("that the caller cancels are cancelled and not stored", async () => {
    const { body, cancelled } = chunked((controller) => controller.enqueue(new Uint8Array(10)));
    const conditions: (string | null)[] = [];
    const send = cachedBody(body, conditions);
    const reader = (await send("/", {})).body?.getReader();
    await reader?.read();
    await reader?.cancel("enough");
    expect(cancelled).toEqual(["enough"]);
    await send("/", {});
    expect(conditions).toEqual([null, null]);
  });

  test("that fail reject as they do without the cache, and are not stored", async () => {
    const { baseUrl, received } = await listen((_, response) => {
      response.writeHead(200, { etag: '"1"', "content-length": "100" });
      response.write("first");
    });
    const send = withEtagCache(fetch);
    for (let call = 0; call < 2; call++) {
      const abort = new AbortController();
      const reader = (await send(baseUrl, { signal: abort.signal })).body?.getReader();
      await reader?.read();
      abort.abort();
      await expect(reader?.read()).rejects.toThrow(expect.objectContaining({ name: "AbortError" }));
    }
    expect(received[1]?.headers).not.toHaveProperty("if-none-match");
  });
});
