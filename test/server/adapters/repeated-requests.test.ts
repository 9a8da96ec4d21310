import { type Context, checkPreconditions, createMemoryIdempotencyStore, HttpError } from "@guildwire/runtime/server";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type Any, type Bindings, bindingsOf } from "../../responses/served.js";
import { hosts, plain } from "./hosts.js";

let payments: Bindings;
let articles: Bindings;
beforeAll(async () => {
  payments = await bindingsOf("server/fixtures/payments.yaml");
  articles = await bindingsOf("server/fixtures/articles.yaml");
}, 120_000);
afterAll(() => {
  payments?.pack.remove();
  articles?.pack.remove();
});

type Tagged = Context<unknown, object, { ETag: string }>;

/** What a client sees of a response, without what differs between responses. */
async function seen(response: Response) {
  const headers = [...response.headers].filter(([name]) => !/^(?:date|keep-alive|connection|x-request-id)$/.test(name));
  return { status: response.status, headers: Object.fromEntries(headers), text: await response.text() };
}

// The same requests through every adapter: the engine, not the framework, decides about keys and conditions.
describe.each([plain, ...hosts])("a repeated request to $name", ({ start }) => {
  async function bank(work: () => Promise<void> = async () => undefined) {
    const effects: unknown[] = [];
    const pay = async ({ body }: Any, { setHeader }: Any) => {
      effects.push(body);
      await work();
      if (body.amount === 0) throw new HttpError(402);
      if (body.amount === -1) throw new Error("the outcome is unknown");
      setHeader("Location", `/payments/${effects.length}`);
      return { status: 201, body: { number: effects.length } };
    };
    const { port, close } = await start({
      definition: payments.server.definition,
      handlers: { payments: { createPayment: pay } },
      options: {
        partial: true,
        authenticate: { token: (token: string) => token },
        idempotency: { store: createMemoryIdempotencyStore(), caller: (call: Any) => call.principal },
        onError: () => undefined,
      },
    });
    onTestFinished(close);
    const send = async (key: string | undefined, { body = '{"amount":1}', caller = "ada" } = {}) => {
      const headers = {
        authorization: `Bearer ${caller}`,
        "content-type": "application/json",
        ...(key !== undefined && { "idempotency-key": key }),
      };
      return seen(await fetch(`http://127.0.0.1:${port}/accounts/1/payments`, { method: "POST", headers, body }));
    };
    return { send, effects };
  }

  test("with its key has one effect, and gets the first response", async () => {
    const { send, effects } = await bank();
    const first = await send("k");
    expect(first).toMatchObject({ status: 201, headers: { location: "/payments/1" }, text: '{"number":1}' });
    expect(await send("k")).toEqual(first);
    expect(await send("k", { body: '{ "amount": 1.0 }' })).toEqual(first);
    expect(effects).toHaveLength(1);
    expect((await send("k", { caller: "bob" })).text).toBe('{"number":2}');
  });

  test("is refused without a key, and with the key of another request", async () => {
    const { send, effects } = await bank();
    expect((await send(undefined)).status).toBe(400);
    expect((await send("k")).status).toBe(201);
    expect((await send("k", { body: '{"amount":2}' })).status).toBe(422);
    expect(effects).toHaveLength(1);
  });

  test("may follow a refusal, and not an unknown outcome", async () => {
    const { send, effects } = await bank();
    for (const status of [402, 402]) expect((await send("a", { body: '{"amount":0}' })).status).toBe(status);
    for (const status of [500, 409]) expect((await send("b", { body: '{"amount":-1}' })).status).toBe(status);
    expect(effects).toHaveLength(3);
  });

  test("waits for the first one, with a 409", async () => {
    let finish: () => void = () => undefined;
    let announce: () => void = () => undefined;
    const isWorking = new Promise<void>((resolve) => {
      announce = resolve;
    });
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const { send } = await bank(() => {
      announce();
      return finished;
    });
    const first = send("k");
    await isWorking;
    expect(await send("k")).toMatchObject({ status: 409, headers: { "retry-after": "1" } });
    finish();
    expect(await send("k")).toEqual(await first);
  });

  test("with a condition gets 304, 412 and 428", async () => {
    const stored = new Map([["a", "A"]]);
    const tagOf = (id: string) => stored.get(id) && `"${stored.get(id)}"`;
    const [group] = articles.server.definition.operations[0].handler;
    const handlers = {
      getArticle: ({ path }: Any, { setHeader }: Tagged) => {
        const tag = tagOf(path.id);
        if (tag === undefined) throw new HttpError(404);
        setHeader("ETag", tag);
        return { text: stored.get(path.id) };
      },
      putArticle: ({ path, body }: Any, context: Tagged) => {
        checkPreconditions(context, tagOf(path.id));
        stored.set(path.id, body.text);
        context.setHeader("ETag", `"${body.text}"`);
      },
    };
    const { definition } = articles.server;
    const { port, close } = await start({ definition, handlers: { [group]: handlers }, options: { partial: true } });
    onTestFinished(close);
    const send = async (method: string, headers: Record<string, string>, body?: string) => {
      const init = { method, headers: { ...headers, ...(body && { "content-type": "application/json" }) }, body };
      return seen(await fetch(`http://127.0.0.1:${port}/articles/a`, init as RequestInit));
    };
    const fresh = await send("GET", { "if-none-match": '"B"' });
    expect(fresh).toMatchObject({ status: 200, headers: { etag: '"A"' }, text: '{"text":"A"}' });
    for (const method of ["GET", "HEAD"]) {
      const unchanged = await send(method, { "if-none-match": 'W/"A"' });
      expect(unchanged).toMatchObject({ status: 304, headers: { etag: '"A"' }, text: "" });
      expect(unchanged.headers).not.toHaveProperty("content-type");
    }
    const put = (headers: Record<string, string>) => send("PUT", headers, '{"text":"B"}');
    expect((await put({})).status).toBe(428);
    expect((await put({ "if-match": '"B"' })).status).toBe(412);
    expect(stored.get("a")).toBe("A");
    expect(await put({ "if-match": '"A"' })).toMatchObject({ status: 204, headers: { etag: '"B"' } });
    expect((await put({ "if-match": '"A"' })).status).toBe(412);
  });
});
