import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { listening } from "../listening.js";
import { collect } from "./chunks.js";

// biome-ignore lint/suspicious/noExplicitAny: the generated modules have types of their own, which a program below checks
type Any = any;

let feed: ForeignPackage;
let api: Any;
let compilerOutput: string;

beforeAll(async () => {
  feed = new ForeignPackage((await generated(join(import.meta.dirname, "documents/feed.yaml"))).files);
  compilerOutput = feed.compile();
  api = await import(pathToFileURL(join(feed.folder, "node_modules/foreign-api/dist/client/index.js")).href);
});

afterAll(() => feed.remove());

type Exchange = (response: ServerResponse, request: IncomingMessage, count: number) => void;

/** A client of a server that responds with `exchange`, and the requests received by the server. */
async function serve(
  exchange: Exchange,
): Promise<{ readonly client: Any; readonly requests: IncomingMessage[]; readonly delays: number[] }> {
  const delays: number[] = [];
  const requests: IncomingMessage[] = [];
  const listener: RequestListener = (request, response) => {
    requests.push(request);
    request.resume();
    exchange(response, request, requests.length);
  };
  const server = createServer(listener);
  const { url } = await listening(server);
  const clock = { sleep: async (ms: number) => void delays.push(ms), random: () => 0, now: Date.now };
  const baseUrl = url;
  return { client: api.createClient({ baseUrl, clock }), requests, delays };
}

const events = { "content-type": "text/event-stream; charset=utf-8" };
const added = (id: number): string => `id: ${id}\nevent: added\ndata: {"id":"${id}"}\n\n`;

describe("a generated function for a stream", () => {
  it("compiles, and its events are typed by their names", () => {
    expect(compilerOutput).toBe("");
    const { errors } = feed.run("streams");
    expect(errors).toBe("");
  });

  it("yields each event as it arrives", async () => {
    let send: (text: string) => void = () => undefined;
    const { client, requests } = await serve((response) => {
      send = (text) => response.write(text);
      response.writeHead(200, events).write(added(1));
    });
    const items = api.followEvents(client, { topic: "a b" });
    expect(requests).toEqual([]);
    expect(await items.next()).toEqual({
      done: false,
      value: { event: "added", id: "1", retry: undefined, data: { id: "1" } },
    });
    const next = items.next();
    send('retry: 5\nevent: removed\ndata: {\ndata: "id": "1"}\n\n');
    expect((await next).value).toEqual({ event: "removed", id: "1", retry: 5, data: { id: "1" } });
    expect([requests[0]?.url, requests[0]?.headers.accept]).toEqual(["/events?topic=a%20b", "text/event-stream"]);
    await items.return();
  });

  it("resumes after the last id when the connection breaks", async () => {
    const { client, requests } = await serve((response, _, count) => {
      response.writeHead(200, events).write(added(count));
      if (count < 4) response.write(": cut", () => response.destroy());
      else response.end();
    });
    const found: Any[] = await collect(api.followEvents(client));
    expect(found.map(({ data }) => data.id)).toEqual(["1", "2", "3", "4"]);
    expect(requests.map(({ headers }) => headers["last-event-id"])).toEqual([undefined, "1", "2", "3"]);
  });

  it("resumes with the id and the delay of blocks without data", async () => {
    const { client, requests, delays } = await serve((response, _, count) => {
      response.writeHead(200, events);
      if (count === 1) response.write(`retry: 20\n\n${added(1)}id: 7\n\n`, () => response.destroy());
      else response.end(added(8));
    });
    expect((await collect(api.followEvents(client))).map(({ id }: Any) => id)).toEqual(["1", "8"]);
    expect([requests[1]?.headers["last-event-id"], delays]).toEqual(["7", [20]]);
  });

  it("does not wait longer than maxDelay for a stream", async () => {
    const { client, requests, delays } = await serve((response) => {
      response.writeHead(200, events).write(`retry: 999999999\n\n${added(1)}`, () => response.destroy());
    });
    await expect(collect(api.followEvents(client))).rejects.toMatchObject({ kind: "network" });
    expect([requests.length, delays]).toEqual([1, []]);
  });

  it("ends with a network error if no new event arrives in any attempt", async () => {
    const { client, requests } = await serve((response, _, count) => {
      response.writeHead(200, events).write(count === 1 ? added(1) : ": nothing\n\n", () => response.destroy());
    });
    await expect(collect(api.followEvents(client))).rejects.toMatchObject({ name: "ApiError", kind: "network" });
    expect(requests).toHaveLength(3);
  });

  it.each([
    ["events have no ids", "followEvents", events, "event: added\ndata: {}\n\n", {}],
    ["retries are off", "followEvents", events, added(1), { retry: false }],
    ["the format has no ids", "exportItems", { "content-type": "application/x-ndjson" }, '{"id":"1"}\n', {}],
  ])("does not resume if %s", async (_, name, headers, text, options) => {
    const { client, requests } = await serve((response) => {
      response.writeHead(200, headers).write(text, () => response.destroy());
    });
    await expect(collect(api[name](client, {}, options))).rejects.toMatchObject({ kind: "network" });
    expect(requests).toHaveLength(1);
  });

  it("ends with the reason of the signal, and closes the connection", async () => {
    let closed: () => void = () => undefined;
    const isClosed = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const { client } = await serve((response) => {
      response.writeHead(200, events).write(added(1));
      response.on("close", closed);
    });
    const controller = new AbortController();
    const items = api.followEvents(client, {}, { signal: controller.signal });
    await items.next();
    const next = items.next();
    controller.abort(new Error("enough"));
    await expect(next).rejects.toThrow("enough");
    await isClosed;
  });

  it("closes the connection when the loop is left", async () => {
    let closed: () => void = () => undefined;
    const isClosed = new Promise<void>((resolve) => {
      closed = resolve;
    });
    const { client } = await serve((response) => {
      response.writeHead(200, events).write(added(1));
      response.on("close", closed);
    });
    for await (const _ of api.followEvents(client)) break;
    await isClosed;
  });

  it("throws the ApiError of a response that is an error", async () => {
    const { client } = await serve((response) => response.writeHead(404).end());
    await expect(collect(api.followEvents(client))).rejects.toMatchObject({ kind: "response", status: 404 });
  });

  it.each([
    ["of another media type", { "content-type": "application/json" }, "{}"],
    ["with data that is not JSON", events, "data: {\n\n"],
  ])("throws a StreamError for a response %s", async (_, headers, body) => {
    const { client } = await serve((response) => response.writeHead(200, headers).end(body));
    await expect(collect(api.followEvents(client))).rejects.toMatchObject({ name: "StreamError", code: "malformed" });
  });

  it("checks items on request", async () => {
    const { client } = await serve((response) => response.writeHead(200, events).end(added(1) + added(2)));
    const validate = { is: (data: Any) => data.id === "1" };
    const items = api.followEvents(client, {}, { validate });
    expect((await items.next()).value.data).toEqual({ id: "1" });
    await expect(items.next()).rejects.toMatchObject({ name: "StreamError", code: "invalid-item" });
  });

  it("ends at the data that the specification names, beside a function for the JSON response", async () => {
    const { client } = await serve((response, { headers }) => {
      if (headers.accept === "text/event-stream") {
        response.writeHead(200, events).end('data: {"id":"1"}\n\ndata: [DONE]\n\ndata: never\n\n');
      } else response.writeHead(200, { "content-type": "application/json" }).end('{"id":"2"}');
    });
    expect(await collect(api.dataOf(api.createChatStream(client, { body: {} })))).toEqual([{ id: "1" }]);
    expect(await api.createChat(client, { body: {} })).toEqual({ id: "2" });
  });

  it("reads lines, parts and texts", async () => {
    const part = (value: string): string => `--b\r\ncontent-type: application/json\r\n\r\n${value}\r\n`;
    const bodies: { readonly [path: string]: readonly [string, string] } = {
      "/lines": ["application/x-ndjson", '{"id":"1"}\n{"id":"2"}\n'],
      "/parts": ["multipart/mixed; boundary=b", `${part('{"id":"1"}')}${part('{"id":"2"}')}--b--\r\n`],
      "/log": ["text/event-stream", "data: one\n\ndata: two\n\n"],
    };
    const { client } = await serve((response, { url = "" }) => {
      const [type = "", body = ""] = bodies[url] ?? [];
      response.writeHead(200, { "content-type": type }).end(body);
    });
    expect(await collect(api.exportItems(client))).toEqual([{ id: "1" }, { id: "2" }]);
    expect(await collect(api.dataOf(api.getParts(client)))).toEqual([{ id: "1" }, { id: "2" }]);
    expect(await collect(api.dataOf(api.readLog(client)))).toEqual(["one", "two"]);
  });

  it("is a function of createApi, too", async () => {
    const { client } = await serve((response) => response.writeHead(200, events).end(added(1)));
    const bound = api.createApi(client.settings());
    expect(await collect(bound.feed.followEvents())).toHaveLength(1);
    expect(Object.keys(bound.feed)).toContain("createChatStream");
  });
});
