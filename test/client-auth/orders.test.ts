import { createServer } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ForeignPackage, generated } from "../foreign/foreign-api.js";
import { listening } from "../listening.js";

// biome-ignore lint/suspicious/noExplicitAny: the generated modules have types of their own, which a program checks
type Any = any;

let orders: ForeignPackage;
let client: Any;
let server: Any;

beforeAll(async () => {
  orders = new ForeignPackage((await generated(join(import.meta.dirname, "orders.yaml"))).files);
  expect(orders.compile()).toBe("");
  const dist = join(orders.folder, "node_modules/foreign-api/dist");
  client = await import(pathToFileURL(join(dist, "client/index.js")).href);
  server = await import(pathToFileURL(join(dist, "server/index.js")).href);
});

afterAll(() => orders?.remove());

/** A server whose first responses are lost, after its handlers have run; the keys that the handlers got. */
async function serve(lost: number): Promise<{ readonly api: Any; readonly baseUrl: string; readonly keys: string[] }> {
  const keys: string[] = [];
  const handle = ({ headers = {} }: Any): Any => {
    const [key = "none"] = Object.values(headers) as string[];
    keys.push(key);
    return { key };
  };
  const handlers = { createOrder: handle, changeOrder: handle, cancelOrder: handle, addNote: handle };
  const handler = server.createNodeHandler({ orders: handlers });
  let left = lost;
  const running = createServer((request, response) => {
    if (left > 0) response.end = () => response.destroy();
    left -= 1;
    handler(request, response);
  });
  const { url: baseUrl } = await listening(running);
  const clock = { now: () => performance.now(), sleep: async () => {}, random: () => 0 };
  return { api: client.createApi({ baseUrl, clock }).orders, baseUrl, keys };
}

describe("a call with an idempotency key", () => {
  it("is retried with the same key, whatever its method", async () => {
    const { api, keys } = await serve(2);
    const { key } = await api.createOrder({ body: { item: "a" } });
    expect(key).toMatch(/^[0-9a-f]{32}$/);
    expect(keys).toEqual([key, key, key]);
  });

  it("gets another key for the next call", async () => {
    const { api, keys } = await serve(0);
    for (const id of ["1", "2", "3"]) await api.changeOrder({ id, body: { item: "a" } });
    await api.cancelOrder({ id: "1" });
    expect(new Set(keys).size).toBe(4);
  });

  it("has the key of the caller, as an argument or a header", async () => {
    const { api, keys } = await serve(1);
    await api.changeOrder({ id: "1", "X-Request-Key": "mine" });
    await api.createOrder({ body: { item: "a" } }, { headers: { "idempotency-key": "header" } });
    const header = { headers: { "Idempotency-Key": "header" } };
    await api.createOrder({ body: { item: "a" }, "Idempotency-Key": "argument" }, header);
    expect(keys).toEqual(["mine", "mine", "header", "argument"]);
  });

  it("is not sent with a key that no header can carry", async () => {
    const { api, keys } = await serve(0);
    const call = api.createOrder({ body: { item: "a" }, "Idempotency-Key": "a\nb" });
    await expect(call).rejects.toMatchObject({ kind: "argument" });
    expect(keys).toEqual([]);
  });

  it("leaves other operations as they are: a POST is sent once", async () => {
    const { api, keys } = await serve(1);
    await expect(api.addNote({ id: "1" })).rejects.toMatchObject({ kind: "network" });
    expect(keys).toEqual(["none"]);
  });
});

describe("a server with idempotency keys", () => {
  it("refuses a request without a required key, and a key that is too long", async () => {
    const { baseUrl } = await serve(0);
    const change = (headers: Record<string, string>): Promise<Response> =>
      fetch(`${baseUrl}/orders/1`, { method: "PATCH", headers });
    const statuses = [{}, { "x-request-key": "" }, { "x-request-key": "k".repeat(256) }, { "x-request-key": "k" }].map(
      async (headers) => (await change(headers as Record<string, string>)).status,
    );
    expect(await Promise.all(statuses)).toEqual([400, 400, 400, 201]);
  });

  it("gives handlers the key, typed by whether it is required", () => {
    const program = `
      import type { OrdersHandlers } from "foreign-api/server";
      import { createOrder, changeOrder, cancelOrder, createClient } from "foreign-api/client";
      export const createdBy: OrdersHandlers["createOrder"] = ({ headers }) => ({ key: headers["Idempotency-Key"] ?? "none" });
      export const changedBy: OrdersHandlers["changeOrder"] = ({ headers }) => ({ key: headers["X-Request-Key"] });
      // @ts-expect-error: the key may be absent
      export const wrong: OrdersHandlers["createOrder"] = ({ headers }) => ({ key: headers["Idempotency-Key"] });
      const client = createClient({ baseUrl: "/" });
      await changeOrder(client, { id: "1" });
      await cancelOrder(client, { id: "1", "idempotency-key": "k" });
      // @ts-expect-error: a key is a text
      await createOrder(client, { body: { item: "a" }, "Idempotency-Key": 1 });
    `;
    expect(orders.compileProgram(program)).toBe("");
  });
});
