import {
  createMemoryIdempotencyStore,
  createPostgresIdempotencyStore,
  HttpError,
  type IdempotencyOptions,
  type IdempotencyStore,
  type ServerOptions,
} from "@guildwire/runtime/server";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Any, type Bindings, bindingsOf } from "../../responses/served.js";

let bindings: Bindings;
let effects: unknown[];
/** What the handler of payments does. */
let pay: (request: Any, context: Any) => unknown;
let errors: unknown[];
beforeAll(async () => {
  bindings = await bindingsOf("server/fixtures/payments.yaml");
}, 120_000);
afterAll(() => bindings?.pack.remove());
beforeEach(() => {
  effects = [];
  errors = [];
  pay = ({ body }, { setHeader }) => {
    effects.push(body);
    setHeader("Location", `/payments/${effects.length}`);
    setHeader("Set-Cookie", ["a=1", "b=2"]);
    return { status: 201, body: { number: effects.length } };
  };
});

const handlers = {
  payments: {
    createPayment: (request: Any, context: Any) => pay(request, context),
    printReceipt: ({ files }: Any) => {
      effects.push(files);
      return new Uint8Array([0, 255, effects.length]);
    },
    async *watchPayments() {
      effects.push("watched");
      yield { data: "paid" };
    },
  },
};

type Server = (request: Request) => Promise<Response>;

function serve(
  idempotency: Partial<IdempotencyOptions<string>> = {},
  more: Partial<ServerOptions<string>> = {},
): Server {
  return bindings.server.createFetchHandler(handlers, {
    authenticate: { token: (token: string) => token },
    onError: (error: unknown) => errors.push(error),
    idempotency: { store: createMemoryIdempotencyStore(), caller: (call: Any) => call.principal, ...idempotency },
    ...more,
  });
}

interface Sent {
  readonly key?: string | undefined;
  readonly caller?: string;
  readonly body?: string | FormData;
  readonly path?: string;
  readonly headers?: Record<string, string>;
}

async function send(
  server: Server,
  { key, caller = "ada", body = '{"amount":1}', path = "/accounts/1/payments", headers }: Sent = {},
) {
  const response = await server(
    new Request(`http://bank.example${path}`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${caller}`,
        ...(typeof body === "string" && { "content-type": "application/json" }),
        ...(key !== undefined && { "idempotency-key": key, "x-request-key": key }),
        ...headers,
      },
      body,
    }),
  );
  const { status } = response;
  const kept = [...response.headers].filter(([name]) => name !== "x-request-id");
  return { status, headers: kept, text: await response.text() };
}

describe("a second request with the same key", () => {
  it("gets the status, the headers and the body of the first, which has one effect", async () => {
    const server = serve();
    const first = await send(server, { key: "k" });
    expect(first).toMatchObject({ status: 201, text: '{"number":1}' });
    expect(first.headers).toContainEqual(["location", "/payments/1"]);
    expect(first.headers.filter(([name]) => name === "set-cookie")).toHaveLength(2);
    expect(await send(server, { key: "k" })).toEqual(first);
    expect(effects).toHaveLength(1);
  });

  it("gets the content type that the handler has set", async () => {
    pay = (_, { setHeader }) => {
      setHeader("Content-Type", "application/json; v=1");
      return { status: 201, body: {} };
    };
    const server = serve();
    const first = await send(server, { key: "k" });
    expect(first.headers).toContainEqual(["content-type", "application/json; v=1"]);
    expect(await send(server, { key: "k" })).toEqual(first);
  });

  it("is the same request with properties in another order and with other headers", async () => {
    const server = serve();
    const first = await send(server, { key: "k", body: '{"amount":1,"note":"tea"}', headers: { "x-trace": "1" } });
    const body = '{ "note": "tea", "amount": 1.0 }';
    expect(await send(server, { key: "k", body, headers: { "x-trace": "2" } })).toEqual(first);
  });

  it.each([
    ["another body", { body: '{"amount":2}' }],
    ["another path", { path: "/accounts/2/payments" }],
    ["another query", { path: "/accounts/1/payments?dry=true" }],
  ])("and %s is a 422 without an effect", async (_, other) => {
    const server = serve();
    await send(server, { key: "k" });
    expect((await send(server, { key: "k", ...other })).status).toBe(422);
    expect(effects).toHaveLength(1);
  });

  it("of another caller or another operation is another request", async () => {
    const server = serve();
    await send(server, { key: "k" });
    expect((await send(server, { key: "k", caller: "bob" })).text).toBe('{"number":2}');
    expect((await send(server, { key: "k", path: "/receipts", body: new FormData() })).status).toBe(200);
    expect(effects).toHaveLength(3);
  });

  it("is a 409 while the first runs, also for a server with the same store", async () => {
    const store = createMemoryIdempotencyStore();
    let finish: (value: unknown) => void = () => undefined;
    const started = new Promise<void>((resolve) => {
      pay = () => {
        resolve();
        return new Promise((done) => {
          finish = done;
        });
      };
    });
    const first = send(serve({ store }), { key: "k" });
    await started;
    const second = await send(serve({ store }), { key: "k" });
    expect(second.status).toBe(409);
    expect(second.headers).toContainEqual(["retry-after", "1"]);
    finish({ status: 202, body: {} });
    expect((await first).status).toBe(202);
    expect((await send(serve({ store }), { key: "k" })).status).toBe(202);
  });

  it("is a new request once the key has expired", async () => {
    let time = 0;
    const now = () => time;
    const server = serve({ store: createMemoryIdempotencyStore({ now }), now, expiry: 60 });
    await send(server, { key: "k" });
    time = 59_999;
    expect((await send(server, { key: "k", body: '{"amount":2}' })).status).toBe(422);
    time = 60_000;
    expect((await send(server, { key: "k", body: '{"amount":2}' })).text).toBe('{"number":2}');
  });

  it("repeats bytes, and compares the contents of files", async () => {
    const form = (content: string): FormData => {
      const data = new FormData();
      data.set("logo", new Blob([content], { type: "image/png" }), "logo.png");
      return data;
    };
    const server = serve();
    const receipt = { key: "k", path: "/receipts" };
    const first = await send(server, { ...receipt, body: form("one") });
    expect(await send(server, { ...receipt, body: form("one") })).toEqual(first);
    expect((await send(server, { ...receipt, body: form("two") })).status).toBe(422);
    expect(effects).toHaveLength(1);
  });

  it("gets a response without a body, with its headers, and each header once", async () => {
    pay = (_, { setHeader }) => {
      effects.push("paid");
      setHeader("Link", '</accounts/1>; rel="up"');
      setHeader("Vary", "Origin");
      return { status: 204 };
    };
    const cors = { cors: { origins: ["https://shop.example"] }, validateResponses: false };
    const server = serve({}, cors);
    const sent = { key: "k", headers: { origin: "https://shop.example" } };
    const first = await send(server, sent);
    expect([first.status, first.text]).toEqual([204, ""]);
    expect(await send(server, sent)).toEqual(first);
    expect(effects).toHaveLength(1);
  });

  it("gets the response of a first one whose caller has disconnected", async () => {
    const server = serve();
    let finish: () => void = () => undefined;
    const started = new Promise<void>((resolve) => {
      pay = async (_, { signal }) => {
        signal.addEventListener("abort", () => effects.push("disconnected"));
        resolve();
        await new Promise<void>((done) => {
          finish = done;
        });
        effects.push("paid");
        return { status: 201, body: { number: 1 } };
      };
    });
    const abort = new AbortController();
    const headers = { authorization: "Bearer ada", "content-type": "application/json", "idempotency-key": "k" };
    const init = { method: "POST", headers, body: '{"amount":1}', signal: abort.signal };
    const first = server(new Request("http://bank.example/accounts/1/payments", init)).catch(() => undefined);
    await started;
    abort.abort();
    expect((await send(server, { key: "k" })).status).toBe(409);
    finish();
    await first;
    expect(await send(server, { key: "k" })).toMatchObject({ status: 201, text: '{"number":1}' });
    expect(effects).toEqual(["disconnected", "paid"]);
  });

  it("is a 409 after a stream or a response that is too large to be kept", async () => {
    const server = serve({ maxResponse: 5 });
    expect((await send(server, { key: "k" })).status).toBe(201);
    expect((await send(server, { key: "k" })).status).toBe(409);
    expect((await send(server, { key: "k", path: "/events", body: "" })).text).toContain("paid");
    expect((await send(server, { key: "k", path: "/events", body: "" })).status).toBe(409);
    expect(effects).toHaveLength(2);
  });
});

describe("a failed request", () => {
  it("that the handler refuses may be repeated with the key", async () => {
    const server = serve();
    const succeed = pay;
    pay = () => {
      throw new HttpError(402);
    };
    expect((await send(server, { key: "k" })).status).toBe(402);
    pay = succeed;
    expect((await send(server, { key: "k" })).status).toBe(201);
  });

  it("with an unknown outcome is a 409 until the key expires", async () => {
    const server = serve();
    const succeed = pay;
    pay = () => {
      effects.push("half of it");
      throw new Error("the connection is lost");
    };
    expect((await send(server, { key: "k" })).status).toBe(500);
    pay = succeed;
    const second = await send(server, { key: "k" });
    expect(second).toMatchObject({ status: 409, text: expect.stringContaining("outcome is unknown") });
    expect(effects).toHaveLength(1);
  });

  it("has an unknown outcome after an error of an HTTP client, whose status is that of another server", async () => {
    const server = serve();
    pay = () => {
      effects.push("half of it");
      throw Object.assign(new Error("the receipt is missing"), { status: 404 });
    };
    expect((await send(server, { key: "k" })).status).toBe(500);
    expect((await send(server, { key: "k" })).status).toBe(409);
    expect(effects).toHaveLength(1);
  });

  it("may be repeated after a refusal by an exception of NestJS", async () => {
    const server = serve();
    pay = () => {
      throw Object.assign(new Error("refused"), { getStatus: () => 402 });
    };
    await send(server, { key: "k" });
    pay = () => ({ status: 201, body: {} });
    expect((await send(server, { key: "k" })).status).toBe(201);
  });

  it("may be repeated after an error before its handler was called", async () => {
    let isAvailable = false;
    const requireAvailable = () => {
      if (!isAvailable) throw new Error("no connection");
    };
    const around: ServerOptions<string>["around"] = async (_, run) => {
      requireAvailable();
      await run();
    };
    for (const hooks of [{ around }, { authorize: requireAvailable }]) {
      isAvailable = false;
      const server = serve({}, hooks);
      expect((await send(server, { key: "k" })).status).toBe(500);
      isAvailable = true;
      expect((await send(server, { key: "k" })).status).toBe(201);
    }
    expect(effects).toHaveLength(2);
  });

  it("has an unknown outcome if a later attempt of its transaction fails before the handler", async () => {
    let attempts = 0;
    const authorize = () => {
      attempts += 1;
      if (attempts > 1) throw new Error("no connection");
    };
    const around: ServerOptions<string>["around"] = async (_, run) => {
      await run();
      await run();
    };
    const server = serve({}, { around, authorize });
    expect((await send(server, { key: "k" })).status).toBe(500);
    expect((await send(server, { key: "k" })).status).toBe(409);
    expect(effects).toHaveLength(1);
  });

  it("whose transaction does not commit is not repeated as a success", async () => {
    let commits = false;
    const around: ServerOptions<string>["around"] = async (_, run) => {
      await run();
      if (!commits) throw new HttpError(409, undefined, "could not commit");
    };
    const server = serve({}, { around });
    expect((await send(server, { key: "k" })).text).toContain("could not commit");
    commits = true;
    expect((await send(server, { key: "k" })).status).toBe(201);
  });

  it("of the store before the handler has no effect, and after it is reported and has a response", async () => {
    const memory = createMemoryIdempotencyStore();
    const fails = (): never => {
      throw new Error("no store");
    };
    const unclaimed: IdempotencyStore = { ...memory, claim: fails };
    expect((await send(serve({ store: unclaimed }), { key: "k" })).status).toBe(500);
    expect(effects).toHaveLength(0);
    const incomplete: IdempotencyStore = { ...memory, complete: fails };
    expect((await send(serve({ store: incomplete }), { key: "k" })).status).toBe(201);
    expect((await send(serve({ store: incomplete }), { key: "k" })).status).toBe(409);
    expect(errors.map(String)).toEqual(["Error: no store", "Error: no store"]);
  });

  it("or a request with an effect has its response although the store does not respond any more", async () => {
    const memory = createMemoryIdempotencyStore();
    const silent = () => new Promise<never>(() => undefined);
    const server = serve({ store: { ...memory, complete: silent, release: silent } }, { timeouts: { handler: 20 } });
    const { status, headers, text } = await send(server, { key: "k" });
    expect([status, text]).toEqual([201, '{"number":1}']);
    expect(headers).toContainEqual(["location", "/payments/1"]);
    expect((await send(server, { key: "k" })).status).toBe(409);
    pay = () => {
      throw new HttpError(402);
    };
    expect((await send(server, { key: "refused" })).status).toBe(402);
    expect(errors.map((error) => (error as Error).message)).toEqual([
      "createPayment took too long (idempotency)",
      "createPayment took too long (handler)",
    ]);
  });
});

describe("a request that takes longer than its key is kept", () => {
  it.each([
    { end: "succeeds", status: 201 },
    { end: "is refused", status: 402 },
  ])("and $end does not change the key of a later one", async ({ status }) => {
    let time = 0;
    const now = () => time;
    const memory = createMemoryIdempotencyStore({ now });
    // Two instances with one store.
    const [one, two] = [serve({ store: { ...memory }, now, expiry: 60 }), serve({ store: { ...memory }, now })];
    const finish: (() => void)[] = [];
    pay = async () => {
      const number = effects.push("paid");
      await new Promise<void>((resolve) => finish.push(resolve));
      if (number === 1 && status === 402) throw new HttpError(402);
      return { status: 201, body: { number } };
    };
    const begun = (count: number) => vi.waitFor(() => expect(finish).toHaveLength(count));
    const first = send(one, { key: "k" });
    await begun(1);
    time = 60_000;
    const second = send(two, { key: "k" });
    await begun(2);
    finish[0]?.();
    expect((await first).status).toBe(status);
    expect((await send(one, { key: "k" })).status).toBe(409);
    finish[1]?.();
    const { text } = await second;
    expect((await send(one, { key: "k" })).text).toBe(text);
    expect(effects).toHaveLength(2);
  });
});

describe("a key", () => {
  it.each([
    ["missing", undefined],
    ["empty", ""],
    ["longer than 255 characters", "k".repeat(256)],
  ])("that is required and %s is a 400 without an effect", async (_, key) => {
    expect((await send(serve(), { key })).status).toBe(400);
    expect(effects).toHaveLength(0);
  });

  it("that is optional may be absent, and the requests are different ones", async () => {
    const server = serve();
    await send(server, { path: "/events", body: "" });
    await send(server, { path: "/events", body: "" });
    expect(effects).toHaveLength(2);
  });

  it("does nothing without a store", async () => {
    const server = serve({}, { idempotency: undefined as never });
    await send(server, { key: "k" });
    expect((await send(server, { key: "k" })).text).toBe('{"number":2}');
  });

  it("beyond the number that the memory keeps is a 503 without an effect, until others expire", async () => {
    let time = 0;
    const now = () => time;
    const server = serve({ store: createMemoryIdempotencyStore({ now, maxKeys: 2 }), now, expiry: 60 });
    for (const key of ["1", "2"]) expect((await send(server, { key })).status).toBe(201);
    expect((await send(server, { key: "3" })).status).toBe(503);
    expect((await send(server, { key: "1" })).status).toBe(201);
    time = 60_000;
    expect((await send(server, { key: "3" })).status).toBe(201);
    expect(effects).toHaveLength(3);
  });

  it("of a caller that is not a short text is an error of the server", async () => {
    for (const caller of [() => undefined as never, () => "c".repeat(501)]) {
      expect((await send(serve({ caller }), { key: "k" })).status).toBe(500);
    }
    expect(effects).toHaveLength(0);
  });

  it("is sent by the client, once for all attempts of a call", async () => {
    const server = serve();
    const keys: (string | null)[] = [];
    const fetch = async (url: string, init: RequestInit): Promise<Response> => {
      const request = new Request(url, init);
      keys.push(request.headers.get("idempotency-key"));
      const response = await server(request);
      // The first response is lost.
      return keys.length === 1 ? new Response(null, { status: 503 }) : response;
    };
    const clock = { now: () => 0, sleep: async () => undefined, random: () => 0 };
    const client = bindings.client.createClient({
      baseUrl: "http://bank.example",
      auth: { token: "ada" },
      fetch,
      clock,
    });
    const created = await bindings.client.createPayment(client, { account: "1", body: { amount: 1 } });
    expect([created.status, created.body, effects.length]).toEqual([201, { number: 1 }, 1]);
    expect(keys[1]).toBe(keys[0]);
  });
});

const shared = (): string => "";
it.each([
  [{ idempotency: {} }, "options.idempotency.store is missing, options.idempotency.caller is missing"],
  [
    { idempotency: { store: createMemoryIdempotencyStore(), caller: shared, expires: 1 } },
    "has no expires; did you mean expiry?",
  ],
  [
    { idempotency: { store: createMemoryIdempotencyStore(), caller: shared, expiry: Number.NaN } },
    "expiry must be a number above 0",
  ],
  [
    { idempotency: { store: createPostgresIdempotencyStore({ transaction: () => ({}) as never }), caller: shared } },
    "options.around is missing",
  ],
])("the options %j are reported", (options, message) => {
  expect(() => serve({}, options as never)).toThrow(message);
});
