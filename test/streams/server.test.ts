import { createServer } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { listening } from "../listening.js";
import { collect } from "./chunks.js";

// biome-ignore lint/suspicious/noExplicitAny: the generated modules have types of their own, which a program checks
type Any = any;

let feed: ForeignPackage;
let client: Any;
let server: Any;

beforeAll(async () => {
  feed = new ForeignPackage((await generated(join(import.meta.dirname, "documents/feed.yaml"))).files);
  expect(feed.compile()).toBe("");
  const dist = join(feed.folder, "node_modules/foreign-api/dist");
  client = await import(pathToFileURL(join(dist, "client/index.js")).href);
  server = await import(pathToFileURL(join(dist, "server/index.js")).href);
});

afterAll(() => feed.remove());

const unused = (): never => {
  throw new Error("this test calls no such operation");
};
const others = Object.fromEntries(
  ["followEvents", "createChat", "exportItems", "importItems", "importSequence", "getParts", "readLog"].map((name) => [
    name,
    unused,
  ]),
);

/** A client of a server with these handlers, over HTTP, and the errors that the server reports. */
async function serve(handlers: object, options: object = {}): Promise<{ readonly api: Any; readonly errors: Any[] }> {
  const errors: Any[] = [];
  const onError = (error: unknown): void => void errors.push(error);
  const running = createServer(server.createNodeHandler({ feed: { ...others, ...handlers } }, { onError, ...options }));
  const { url: baseUrl } = await listening(running);
  return { api: client.createApi({ baseUrl }).feed, errors };
}

describe("a generated server", () => {
  it("compiles with handlers that are async generators, and not with wrong items", () => {
    expect(feed.run("stream-handlers").errors).toBe("");
  });

  it("sends what a generator yields as it is yielded", async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { api } = await serve({
      async *followEvents({ query }: Any) {
        yield { event: "added", id: "1", data: { id: query.topic } };
        await gate;
        yield { event: "removed", retry: 10, data: { id: "a" } };
      },
    });
    const items = api.followEvents({ topic: "a" });
    expect((await items.next()).value).toEqual({ event: "added", id: "1", retry: undefined, data: { id: "a" } });
    const next = items.next();
    release();
    expect((await next).value).toEqual({ event: "removed", id: "1", retry: 10, data: { id: "a" } });
    expect((await items.next()).done).toBe(true);
  });

  it("sends lines, parts and texts", async () => {
    const { api } = await serve({
      async *exportItems() {
        yield { id: "1" };
        yield { id: "2" };
      },
      async *getParts() {
        yield { body: { id: "1" } };
        yield { body: { id: "2" }, contentType: "application/vnd.item+json" };
      },
      async *readLog() {
        yield { data: "one\ntwo" };
      },
    });
    expect(await collect(api.exportItems())).toEqual([{ id: "1" }, { id: "2" }]);
    const parts: Any[] = await collect(api.getParts());
    expect(parts.map(({ body, headers }) => [body.id, headers.get("content-type")])).toEqual([
      ["1", "application/json"],
      ["2", "application/vnd.item+json"],
    ]);
    expect(await collect(client.dataOf(api.readLog()))).toEqual(["one\ntwo"]);
  });

  it("offers a stream beside another response, and ends it as the specification says", async () => {
    const { api } = await serve({
      createChat: ({ body }: Any) => {
        if (body.stream !== true) return { contentType: "application/json", body: { id: "1" } };
        const items = (async function* () {
          yield { data: { id: "2" } };
        })();
        return { contentType: "text/event-stream", body: items };
      },
    });
    expect(await api.createChat({ body: {} })).toEqual({ id: "1" });
    expect(await collect(client.dataOf(api.createChatStream({ body: { stream: true } })))).toEqual([{ id: "2" }]);
  });

  it("breaks a stream off at an item that the specification does not allow, and reports it", async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const handlers = {
      async *exportItems() {
        yield { id: "1" };
        await gate;
        yield { id: 2 };
      },
    };
    const { api, errors } = await serve(handlers);
    const items = api.exportItems();
    expect((await items.next()).value).toEqual({ id: "1" });
    release();
    await expect(items.next()).rejects.toMatchObject({ kind: "network" });
    expect(errors.map(({ message }) => message)).toEqual([
      "item 1 of the response 200 of exportItems does not match its schema\n/id id: must be a string (got 2)",
    ]);
    const unchecked = await serve(handlers, { validateResponses: false });
    expect(await collect(unchecked.api.exportItems())).toEqual([{ id: "1" }, { id: 2 }]);
  });

  it("refuses events whose names the specification does not list", async () => {
    const { api, errors } = await serve({
      async *followEvents() {
        yield { event: "changed", data: { id: "1" } };
      },
    });
    await expect(collect(api.followEvents({}, { retry: false }))).rejects.toMatchObject({
      kind: "response",
      status: 500,
    });
    const what = "item 0 of the response 200 of followEvents does not match its schema";
    expect(errors.map(({ message }) => message)).toEqual([`${what}\n/event event: "changed" is not declared`]);
    const wrong = await serve({
      async *followEvents() {
        yield { event: "added", data: { id: 1 } };
      },
    });
    await expect(collect(wrong.api.followEvents({}, { retry: false }))).rejects.toMatchObject({ status: 500 });
    expect(wrong.errors.map(({ message }) => message)).toEqual([`${what}\n/data/id id: must be a string (got 1)`]);
  });

  it("responds with an error if the handler fails before the stream begins", async () => {
    const { api } = await serve({
      exportItems: async () => {
        throw new Error("no database");
      },
    });
    await expect(collect(api.exportItems())).rejects.toMatchObject({ kind: "response", status: 500 });
  });

  it("responds with the error of a generator that fails before its first item", async () => {
    const { api, errors } = await serve({
      async *exportItems() {
        await new Promise((resolve) => setImmediate(resolve));
        throw server.errors[404]({ detail: "No such list." });
      },
      // biome-ignore lint/correctness/useYield: it fails before.
      async *followEvents() {
        throw new Error("no database");
      },
    });
    await expect(collect(api.exportItems())).rejects.toMatchObject({
      kind: "response",
      status: 404,
      body: { title: "Not Found", detail: "No such list." },
    });
    expect(errors).toEqual([]);
    await expect(collect(api.followEvents({}, { retry: false }))).rejects.toMatchObject({
      kind: "response",
      status: 500,
    });
    expect(errors.map(({ message }) => message)).toEqual(["no database"]);
  });

  it("sends headers that a generator sets before its first item", async () => {
    const handle = server.createFetchHandler({
      feed: {
        ...others,
        async *exportItems(_request: Any, { setHeader }: Any) {
          setHeader("ETag", '"7"');
          yield { id: "1" };
        },
      },
    });
    const response: Response = await handle(new Request("https://example.com/lines"));
    expect(response.headers.get("etag")).toBe('"7"');
    expect(await response.text()).toBe('{"id":"1"}\n');
  });

  it("begins the response without the first item if that takes longer than the timeout", async () => {
    let release: () => void = () => undefined;
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    const handlers = {
      async *exportItems() {
        await gate;
        yield { id: "1" };
      },
    };
    const handle = server.createFetchHandler({ feed: { ...others, ...handlers } }, { timeouts: { firstItem: 0 } });
    const response: Response = await handle(new Request("https://example.com/lines"));
    expect(response.status).toBe(200);
    release();
    expect(await response.text()).toBe('{"id":"1"}\n');
  });

  it("ends the generator if the caller disconnects before the first item, or only wants the head", async () => {
    const ended: string[] = [];
    const begun: (() => void)[] = [];
    const handlers = {
      async *exportItems(_request: Any, { method, signal }: Any) {
        try {
          if (method === "GET") {
            begun.shift()?.();
            await new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));
          }
          yield { id: "1" };
        } finally {
          ended.push(method);
          begun.shift()?.();
        }
      },
    };
    const { api, errors } = await serve(handlers, { timeouts: { firstItem: 60_000 } });
    const abort = new AbortController();
    const isBegun = new Promise<void>((resolve) => begun.push(resolve));
    const isEnded = new Promise<void>((resolve) => begun.push(resolve));
    const items = collect(api.exportItems({}, { signal: abort.signal }));
    await isBegun;
    abort.abort();
    await expect(items).rejects.toMatchObject({ name: "AbortError" });
    await isEnded;
    const handle = server.createFetchHandler({ feed: { ...others, ...handlers } });
    await handle(new Request("https://example.com/lines", { method: "HEAD" }));
    await new Promise((resolve) => setImmediate(resolve));
    expect(ended).toEqual(["GET", "HEAD"]);
    expect(errors).toEqual([]);
  });

  it("ends the generator and its signal when the reader leaves, without reporting an error", async () => {
    let ended: (reason: string) => void = () => undefined;
    const end = new Promise<string>((resolve) => {
      ended = resolve;
    });
    const { api, errors } = await serve({
      async *exportItems(_request: Any, { signal }: Any) {
        try {
          yield { id: "1" };
          await new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
        } finally {
          ended(signal.aborted ? "aborted" : "finished");
        }
      },
    });
    for await (const _ of api.exportItems()) break;
    expect(await end).toBe("aborted");
    expect(errors).toEqual([]);
  });

  it("produces no faster than its reader reads", async () => {
    let produced = 0;
    const text = "x".repeat(10_000);
    const { api } = await serve({
      async *exportItems() {
        while (true) {
          produced += 1;
          yield { id: text };
        }
      },
    });
    const items = api.exportItems();
    for (let count = 0; count < 10; count++) await items.next();
    // The buffers of both sockets and of the client hold a few megabytes. They are full after a hundred idle turns.
    for (let idle = 0, before = 0; idle < 100 && produced < 5_000; before = produced) {
      await new Promise((resolve) => setImmediate(resolve));
      idle = before === produced ? idle + 1 : 0;
    }
    expect(produced).toBeLessThan(5_000);
    await items.return();
  });

  it("carries 100,000 items in constant memory", async () => {
    const count = 100_000;
    const { api } = await serve({
      async *exportItems() {
        for (let index = 0; index < count; index++) yield { id: String(index) };
      },
    });
    let next = 0;
    let peak = 0;
    const start = process.memoryUsage().heapUsed;
    for await (const { id } of api.exportItems()) {
      if (id !== String(next++)) throw new Error(`item ${id} instead of ${next - 1}`);
      if (next % 10_000 === 0) peak = Math.max(peak, process.memoryUsage().heapUsed - start);
    }
    expect(next).toBe(count);
    // All items together would take more than ten times as much memory.
    expect(peak).toBeLessThan(200 * 1024 * 1024);
  });

  it("serves Fetch hosts, too", async () => {
    const handlers = {
      async *exportItems() {
        yield { id: "1" };
      },
    };
    const handle = server.createFetchHandler({ feed: { ...others, ...handlers } });
    const response: Response = await handle(new Request("https://example.com/lines"));
    expect([response.headers.get("content-type"), await response.text()]).toEqual([
      "application/x-ndjson",
      '{"id":"1"}\n',
    ]);
  });
});
