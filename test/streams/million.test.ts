import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Bindings, bindingsOf } from "../responses/served.js";
import { startFeed } from "./feed-process.js";

const count = 1_000_000;
const mebibyte = 1024 * 1024;

let feed: Bindings;

beforeAll(async () => {
  feed = await bindingsOf("streams/documents/feed.yaml");
});

afterAll(() => feed.pack.remove());

async function clientOfServer(): Promise<unknown> {
  const { port } = await startFeed({ folder: feed.pack.packageFolder, count });
  return feed.client.createClient({ baseUrl: `http://127.0.0.1:${port}`, retry: false });
}

describe("a million items in constant memory", { timeout: 600_000 }, () => {
  it.each([
    ["lines", "exportItems"],
    ["events", "followEvents"],
  ])("as a response of %s", async (_, name) => {
    const client = await clientOfServer();
    const start = process.memoryUsage().heapUsed;
    let next = 0;
    let peak = 0;
    for await (const item of feed.client[name](client)) {
      const { id } = item.data ?? item;
      if (id !== String(next)) throw new Error(`item ${id} instead of ${next}`);
      next += 1;
      if (next % 10_000 === 0) peak = Math.max(peak, process.memoryUsage().heapUsed - start);
    }
    expect(next).toBe(count);
    expect(peak).toBeLessThan(200 * mebibyte);
  });

  it("as a request", async () => {
    const client = await clientOfServer();
    const start = process.memoryUsage().heapUsed;
    let peak = 0;
    async function* items(): AsyncGenerator<object> {
      for (let id = 0; id < count; id++) {
        if (id % 10_000 === 0) peak = Math.max(peak, process.memoryUsage().heapUsed - start);
        yield { id: String(id) };
      }
    }
    expect(await feed.client.importItems(client, { body: items() })).toEqual({ count });
    expect(peak).toBeLessThan(200 * mebibyte);
  });
});
