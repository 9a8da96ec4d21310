import { createServer } from "node:http";
import { join } from "node:path";
import { checkPreconditions, createMemoryIdempotencyStore, HttpError } from "@guildwire/runtime/server";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { loadDocument } from "../../generator/src/load/load.js";
import { buildModel } from "../../generator/src/model/build/build.js";
import { conformTo } from "../../tools/src/index.js";
import { listening } from "../listening.js";
import { startMock } from "../mock/running-tool.js";
import { type Any, type Bindings, bindingsOf } from "../responses/served.js";

const document = join(import.meta.dirname, "repeatable.yaml");
const { loaded } = loadDocument(document, { cwd: import.meta.dirname });
if (loaded === undefined) throw new Error("repeatable.yaml cannot be loaded");
const { model } = buildModel(loaded);

let bindings: Bindings;
beforeAll(async () => {
  bindings = await bindingsOf("conform/repeatable.yaml");
}, 120_000);
afterAll(() => bindings?.pack.remove());

/** What a run finds, and the successes by operation. */
async function conform(url: string) {
  const { cases } = await conformTo(model, {
    url,
    credentials: { headers: {}, auth: {} },
    parameters: { id: "a" },
    write: true,
    skip: new Set(),
    seed: 0,
    limits: { requests: 5000, timeout: 10_000, duration: 60_000 },
    stop: new AbortController().signal,
  });
  return {
    failures: cases.flatMap(({ operation, rule, failures }) =>
      failures.map((failure) => `${operation} ${rule} ${failure.rule}: ${failure.message}`),
    ),
    rules: cases.map(({ operation, rule }) => `${operation} ${rule}`),
  };
}

describe("conform on a document with conditional requests and idempotency", () => {
  it("passes a server that requires conditions and keys", async () => {
    const orders = new Map([["a", "A"]]);
    const tagOf = (text: string) => `"${text.length}"`;
    const order = (id: string): string => {
      const text = orders.get(id);
      if (text === undefined) throw new HttpError(404);
      return text;
    };
    const stored: string[] = [];
    let payments = 0;
    const handlers = {
      getOrder: ({ path }: Any) => ({ headers: { ETag: tagOf(order(path.id)) }, body: { text: order(path.id) } }),
      putOrder: ({ path, body }: Any, context: Any) => {
        checkPreconditions(context, tagOf(order(path.id)));
        orders.set(path.id, body.text);
        stored.push(body.text);
        return { headers: { ETag: tagOf(body.text) }, body };
      },
      pay: () => ({ number: ++payments }),
    };
    const idempotency = { store: createMemoryIdempotencyStore(), caller: () => "anyone" };
    const handler = bindings.server.createNodeHandler({ orders: handlers }, { idempotency });
    const { url } = await listening(createServer(handler));
    const { failures, rules } = await conform(url);
    expect(failures).toEqual([]);
    // Requests reach the handlers, with new keys and a condition that holds.
    expect(rules).toContain("pay maximum");
    expect(payments).toBeGreaterThan(2);
    expect(Math.max(...stored.map((text) => text.length))).toBe(20);
    // Another run may follow within the lifetime of the keys.
    expect((await conform(url)).failures).toEqual([]);
  });

  it("passes the mock, which sends tags and 304", async () => {
    const mock = await startMock(document);
    onTestFinished(async () => void (await mock.stop()));
    expect((await conform(mock.url)).failures).toEqual([]);
    const path = `${mock.url}/orders/a`;
    const first = await fetch(path);
    const etag = first.headers.get("etag") ?? "";
    expect(etag).toMatch(/^"[\w-]{16}"$/);
    const again = await fetch(path, { headers: { "if-none-match": `W/${etag}` } });
    expect([again.status, again.headers.get("etag"), await again.text()]).toEqual([304, etag, ""]);
    const put = (headers: Record<string, string>) =>
      fetch(path, {
        method: "PUT",
        headers: { "content-type": "application/json", ...headers },
        body: '{"text":"changed"}',
      });
    expect((await put({})).status).toBe(428);
    expect((await put({ "if-match": etag })).status).toBe(200);
    expect((await fetch(path, { headers: { "if-none-match": '"another"' } })).status).toBe(200);
    const unkeyed = { method: "POST", headers: { "content-type": "application/json" }, body: '{"amount":1}' };
    expect((await fetch(`${mock.url}/payments`, unkeyed)).status).toBe(400);
  });
});
