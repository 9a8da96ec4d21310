import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Any, type Bindings, bindingsOf, serve } from "../responses/served.js";

let feed: Bindings;
let api: Any;

beforeAll(async () => {
  feed = await bindingsOf("streams/documents/feed.yaml");
  api = feed.client;
});

afterAll(() => feed.pack.remove());

async function* numbered(count: number): AsyncGenerator<object> {
  for (let index = 0; index < count; index++) yield { id: String(index) };
}

async function idsOf(items: AsyncIterable<Any>): Promise<string[]> {
  const ids: string[] = [];
  for await (const { id } of items) ids.push(id);
  return ids;
}

/** The ids that the handler has received. */
function importing(): { readonly ids: string[]; readonly handlers: object } {
  const ids: string[] = [];
  const receive = async ({ body }: Any): Promise<object> => {
    for await (const { id } of body ?? []) ids.push(id);
    return { count: ids.length };
  };
  return { ids, handlers: { importItems: receive, importSequence: receive } };
}

describe("a request body of items", () => {
  it("is typed as an iterable on both sides", () => {
    const program = `
      import { createClient, importItems, importSequence } from "foreign-api/client";
      import type { FeedHandlers } from "foreign-api/server";
      import type { Item } from "foreign-api/types";
      const client = createClient({ baseUrl: "https://example.com" });
      async function* items(): AsyncGenerator<Item> { yield { id: "1" }; }
      importItems(client, { body: items() });
      importItems(client, { body: [{ id: "1" }] });
      importItems(client, { body: new Blob(["{}"]) });
      importSequence(client);
      // @ts-expect-error: an item without its id
      importItems(client, { body: [{ size: 1 }] });
      export const handler: FeedHandlers["importItems"] = async ({ body }) => {
        let count = 0;
        for await (const item of body) count += (item.size ?? 0) + item.id.length;
        return { count };
      };`;
    expect(feed.pack.compileProgram(program)).toBe("");
  });

  it.each([
    ["an async iterable", () => numbered(3)],
    ["a list", () => [{ id: "0" }, { id: "1" }, { id: "2" }]],
    ["a text of lines", () => '{"id":"0"}\n{"id":"1"}\n{"id":"2"}'],
    ["a Blob", () => new Blob(['{"id":"0"}\n{"id":"1"}\n\n{"id":"2"}\n'])],
  ])("may be %s", async (_, body) => {
    const { ids, handlers } = importing();
    const { client } = await serve(feed, handlers);
    expect(await api.importItems(client, { body: body() })).toEqual({ count: 3 });
    expect(ids).toEqual(["0", "1", "2"]);
  });

  it("is a JSON text sequence where the specification says so, and may be absent", async () => {
    const { ids, handlers } = importing();
    const importSequence = async (request: Any): Promise<void> => {
      await (handlers as Any).importSequence(request);
    };
    const { client } = await serve(feed, { importSequence });
    await api.importSequence(client, { body: numbered(2) });
    await api.importSequence(client);
    expect(ids).toEqual(["0", "1"]);
  });

  it("arrives item by item", async () => {
    const received: string[] = [];
    let next: () => void = () => undefined;
    async function* items(): AsyncGenerator<object> {
      for (const id of ["0", "1"]) {
        const arrived = new Promise<void>((resolve) => {
          next = resolve;
        });
        yield { id };
        // The second item is sent once the handler has the first one.
        await arrived;
      }
    }
    const importItems = async ({ body }: Any): Promise<object> => {
      for await (const { id } of body) {
        received.push(id);
        next();
      }
      return { count: received.length };
    };
    const { client } = await serve(feed, { importItems });
    expect(await api.importItems(client, { body: items() })).toEqual({ count: 2 });
  });

  it.each([
    ["is not valid", '{"id":"0"}\n{"id":1}', 400, "/1/id"],
    ["is not JSON", '{"id":"0"}\n{"id"', 400, "/1"],
    ["has too many values", `{"id":"0"}\n{"id":"1","more":[${"{},".repeat(250_000)}{}]}`, 400, "/1"],
    ["is too large", `{"id":"0"}\n{"id":"${"x".repeat(1_048_577)}"}`, 413, "/1"],
  ])("with an item that %s gets a located error", async (_, body, status, path) => {
    const { ids, handlers } = importing();
    const { client, errors } = await serve(feed, handlers);
    const { error } = await api.safe(api.importItems(client, { body }));
    expect([error.status, error.body.errors[0].pointer, errors]).toEqual([status, `#${path}`, []]);
    expect(ids).toEqual(["0"]);
  });

  it.each([
    ["items", '{"id":"0"}\n'.repeat(20_000), 20_000],
    ["empty lines", `${"\n".repeat(20_000)}{"id":"0"}\n`, 1],
  ])("of many %s leaves time for other work while it is read", async (_, lines, count) => {
    let received = 0;
    let isRead = false;
    const importItems = async ({ body }: Any): Promise<object> => {
      for await (const _ of body) received += 1;
      isRead = true;
      return { count: received };
    };
    const handle = feed.server.createFetchHandler({ feed: { importItems } }, { partial: true });
    const headers = { "content-type": "application/x-ndjson" };
    // The whole body arrives at once.
    const request = new Request("http://localhost/lines", { method: "POST", headers, body: lines });
    const turns: number[] = [];
    const observe = (): void => {
      turns.push(received);
      if (!isRead) setImmediate(observe);
    };
    const response = handle(request);
    setImmediate(observe);
    expect(await (await response).json()).toEqual({ count });
    // Items are read in slices of at most 4,096.
    expect(turns.length).toBeGreaterThanOrEqual(4);
    const slices = turns.map((after, index) => after - (turns[index - 1] ?? 0));
    expect(Math.max(...slices)).toBeLessThanOrEqual(4096);
  });

  it("has the limit for streams", async () => {
    const { handlers } = importing();
    const { client } = await serve(feed, handlers, { limits: { stream: 100 } });
    const { error } = await api.safe(api.importItems(client, { body: numbered(1000) }));
    expect(error.status ?? error.kind).toBe(413);
  });

  it("need not be read to its end", async () => {
    const importItems = async ({ body }: Any): Promise<object> => {
      for await (const { id } of body) if (id === "1") break;
      return { count: 1 };
    };
    const { client } = await serve(feed, { importItems });
    expect(await api.importItems(client, { body: [{ id: "0" }, { id: "1" }, { id: "2" }] })).toEqual({ count: 1 });
  });

  it("that its iterable breaks off fails on both sides", async () => {
    let failed: (error: unknown) => void = () => undefined;
    const failure = new Promise((resolve) => {
      failed = resolve;
    });
    async function* broken(): AsyncGenerator<object> {
      yield { id: "0" };
      throw new Error("no more");
    }
    const importItems = ({ body }: Any): Promise<unknown> => idsOf(body).catch(failed);
    const { client } = await serve(feed, { importItems });
    await expect(api.importItems(client, { body: broken() })).rejects.toMatchObject({ kind: "network" });
    expect(await failure).toMatchObject({ name: "HttpError" });
  });
});
