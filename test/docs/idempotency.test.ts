import { createServer } from "node:http";
import { createFetchHandler, HttpError, jsonBody, jsonResponse, type Operation } from "@guildwire/runtime/server";
import { objectType, validator } from "@guildwire/runtime/validate";
import { createClient } from "@redis/client";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { listening } from "../listening.js";
import { findPostgres, startPostgresCluster } from "../service/harness/postgres-cluster.js";
import { redisSkipped, startRedis } from "../service/harness/redis.js";
import { ExecutedDocument } from "./executed-document.js";

const guide = new ExecutedDocument("docs/idempotency.md", "payments-api");
const hasPostgres = (await findPostgres()) !== undefined;

beforeAll(async () => {
  await guide.generate();
  guide.link("pg", "@types/pg", "pg-types", "pg-protocol", "@redis/client");
}, 120_000);
afterAll(() => guide.remove());

it("the server and the store of docs/idempotency.md compile against the package of its document", () => {
  expect(guide.compile("server.ts", "redis-store.ts")).toBe("");
});

it.runIf(hasPostgres)(
  "the server of docs/idempotency.md pays once for a key",
  async () => {
    const cluster = await startPostgresCluster();
    onTestFinished(() => cluster.stop());
    const pool = new pg.Pool({ connectionString: cluster.url("postgres") });
    const { default: handler } = await guide.run("server.ts", {
      'new pg.Pool({ connectionString: process.env["DATABASE_URL"] })': `new pg.Pool({ connectionString: ${JSON.stringify(cluster.url("postgres"))}, idleTimeoutMillis: 1, allowExitOnIdle: true })`,
      "createServer(handler).listen(8080);": "export default handler;",
    });
    const { url } = await listening(createServer(handler));
    const pay = async (): Promise<unknown> => {
      const headers = {
        authorization: "Bearer secret",
        "content-type": "application/json",
        "idempotency-key": "order-42",
      };
      const response = await fetch(`${url}/payments`, { method: "POST", headers, body: '{"amount":5}' });
      return [response.status, await response.json()];
    };
    const first = await pay();
    expect(await pay()).toEqual(first);
    expect((await pool.query("SELECT id FROM payments")).rows).toEqual([(first as [number, object])[1]]);
    await pool.end();
  },
  60_000,
);

describe.skipIf(redisSkipped !== undefined)("the store for Redis of docs/idempotency.md", () => {
  /** Two servers with their own connections to one Redis. */
  async function instances(pay: (amount: number) => Promise<object> | object, handler = 60_000) {
    const server = await startRedis();
    onTestFinished(() => server.stop());
    const { createRedisIdempotencyStore } = await guide.run("redis-store.ts", {});
    const clock = { now: Date.now() };
    const start = async () => {
      const redis = await createClient({ url: server.url }).connect();
      onTestFinished(() => (redis.isOpen ? redis.destroy() : undefined));
      const serve = createFetchHandler(
        createDefinition(),
        { payments: { createPayment: ({ body }: { body: { amount: number } }) => pay(body.amount) } },
        {
          idempotency: {
            store: createRedisIdempotencyStore(redis),
            caller: () => "ada",
            expiry: 60,
            now: () => clock.now,
          },
          onError: () => undefined,
          timeouts: { handler },
        },
      );
      const send = async (key: string, amount = 5) => {
        const headers = { "content-type": "application/json", "idempotency-key": key };
        const init = { method: "POST", headers, body: JSON.stringify({ amount }) };
        const response = await serve(new Request("http://bank.example/payments", init));
        return { status: response.status, text: await response.text() };
      };
      return { send, redis };
    };
    return { first: await start(), second: await start(), clock, server };
  }

  it("has one effect per key over two instances, and repeats its response", async () => {
    let effects = 0;
    const { first, second } = await instances(() => ({ number: ++effects }));
    const sent = await Promise.all([first, second, first, second].map(({ send }) => send("k")));
    expect(effects).toBe(1);
    for (const { status, text } of sent)
      expect([
        [200, '{"number":1}'],
        [409, text],
      ]).toContainEqual([status, text]);
    for (const { send } of [first, second]) expect(await send("k")).toEqual({ status: 200, text: '{"number":1}' });
    expect((await second.send("k", 6)).status).toBe(422);
    expect(await second.send("other")).toEqual({ status: 200, text: '{"number":2}' });
    expect(await first.redis.pTTL('idempotency:["ada","createPayment","k"]')).toBeGreaterThan(0);
  });

  it("releases the key of a refused request, and keeps one with an unknown outcome", async () => {
    const { first, second } = await instances((amount) => {
      throw amount === 1 ? new HttpError(402) : new Error("the connection was lost");
    });
    for (const { send } of [first, second]) expect((await send("refused", 1)).status).toBe(402);
    expect((await first.send("lost", 2)).status).toBe(500);
    expect((await second.send("lost", 2)).status).toBe(409);
  });

  it("keeps the key of an instance that lost Redis after the effect", async () => {
    let effects = 0;
    let lose: () => void = () => undefined;
    const { first, second } = await instances(() => {
      lose();
      return { number: ++effects };
    });
    lose = () => first.redis.destroy();
    // The effect is made: its response is sent, and cannot be repeated.
    expect((await first.send("k")).status).toBe(200);
    lose = () => undefined;
    expect((await second.send("k")).status).toBe(409);
    expect(effects).toBe(1);
  });

  it("has no effect, or one with its response, while Redis does not respond", async () => {
    let effects = 0;
    let stop: () => void = () => undefined;
    const { first, second, server } = await instances(() => {
      stop();
      return { number: ++effects };
    }, 200);
    const pause = () => void server.process.kill("SIGSTOP");
    const resume = () => void server.process.kill("SIGCONT");
    onTestFinished(resume);
    stop = pause;
    expect(await first.send("after")).toEqual({ status: 200, text: '{"number":1}' });
    stop = () => undefined;
    expect((await second.send("before")).status).toBe(503);
    expect(effects).toBe(1);
    resume();
    // What Redis has received meanwhile is executed: the response is stored, and the key without an effect released.
    await vi.waitFor(async () => expect(await second.send("after")).toEqual({ status: 200, text: '{"number":1}' }));
    await vi.waitFor(async () => expect((await first.send("before")).text).toBe('{"number":2}'));
  });
});

const payment = validator((value) => typeof value === "object", { type: objectType, properties: {} });

function createDefinition() {
  const createPayment: Operation = {
    id: "createPayment",
    handler: ["payments", "createPayment"],
    method: "POST",
    path: "/payments",
    body: jsonBody(payment, { required: true }),
    idempotencyKey: "idempotency-key",
    responses: { 200: jsonResponse() },
  };
  const route = { allow: "POST, OPTIONS", POST: createPayment };
  return { operations: [createPayment], route: (path: string) => (path === "/payments" ? route : undefined) };
}
