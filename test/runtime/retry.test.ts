import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ApiError,
  binary,
  createClient,
  json,
  type RequestDescription,
  type RetryOptions,
  send,
} from "../../runtime/src/client/index.js";
import { readRetryAfter } from "./bucket-headers.js";
import { type FakeNetwork, fakeNetwork, fault, type Reply, reply } from "./fake-fetch.js";
import { apiError } from "./rejection.js";

function call(
  network: FakeNetwork,
  request: Partial<RequestDescription>,
  retry?: RetryOptions | false,
): Promise<unknown> {
  const client = createClient({ ...network.options, baseUrl: "http://h", readRetryAfter });
  return send(client, { id: "a", method: "GET", path: "/", ...request }, { retry });
}

const cut: Reply = () =>
  new Response(
    new ReadableStream({
      pull: (controller) => controller.error(Object.assign(new Error("terminated"), { code: "UND_ERR_SOCKET" })),
    }),
  );

describe("a call is retried", () => {
  const limited = reply(429, { wait_seconds: 1 });
  const every = ["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "POST", "PATCH"];
  const idempotent = ["GET", "HEAD", "PUT", "DELETE", "OPTIONS"];
  test.each<[string, Reply, readonly string[]]>([
    ["429", limited, every],
    ["502", reply(502), idempotent],
    ["503", reply(503), idempotent],
    ["504", reply(504), idempotent],
    ["a refused connection", fault("ECONNREFUSED"), idempotent],
    ["a connection that drops within the body", cut, idempotent],
    ["400", reply(400), []],
    ["401", reply(401), []],
    ["404", reply(404), []],
    ["408", reply(408), []],
    ["500", reply(500), []],
    ["501", reply(501), []],
    ["505", reply(505), []],
    ["broken JSON", () => new Response("{", { headers: { "content-type": "application/json" } }), []],
  ])("after %s with the methods that allow it", async (_, first, repeated) => {
    for (const method of every) {
      const network = fakeNetwork([first, reply(200, "fine")]);
      const outcome = await call(network, { method }).catch((error: ApiError) => error);
      expect([method, network.sent.length]).toEqual([method, repeated.includes(method) ? 2 : 1]);
      if (repeated.includes(method)) expect(outcome).toBe("fine");
      else expect(outcome).toBeInstanceOf(ApiError);
    }
  });

  test("with the same method, URL, headers and body", async () => {
    const network = fakeNetwork([limited, reply(204)]);
    await call(network, { method: "POST", path: "/x", query: "&a=1", body: json({ a: 1 }), headers: { "x-a": "1" } });
    const [first, second] = network.sent;
    expect(second?.url).toBe("http://h/x?a=1");
    expect(second?.init).toEqual(first?.init);
  });

  test("but never if the body is a stream, which is consumed", async () => {
    const network = fakeNetwork([limited, reply(204)]);
    const body = binary(new ReadableStream<Uint8Array>(), "a/b");
    const error = await apiError(call(network, { method: "PUT", body }));
    expect([error.status, network.sent.length]).toEqual([429, 1]);
  });
});

describe("the number of attempts", () => {
  test.each<[string, RetryOptions | false | undefined, number]>([
    ["is three by default", undefined, 3],
    ["is three with empty options", {}, 3],
    ["is what the options say", { attempts: 5 }, 5],
    ["is one for false", false, 1],
    ["is one at least", { attempts: 0 }, 1],
  ])("%s", async (_, retry, want) => {
    const network = fakeNetwork([reply(503)]);
    expect((await apiError(call(network, {}, retry))).status).toBe(503);
    expect(network.sent.length).toBe(want);
  });

  test("is the client's unless the call sets its own", async () => {
    const network = fakeNetwork([reply(503)]);
    const client = createClient({ ...network.options, baseUrl: "http://h", retry: { attempts: 2 } });
    const request = { id: "a", method: "GET", path: "/" };
    await apiError(send(client, request));
    await apiError(send(client, request, { retry: undefined }));
    await apiError(send(client, request, { retry: false }));
    expect(network.sent.length).toBe(5);
  });
});

describe("the wait before an attempt", () => {
  test.each<[string, Reply, RetryOptions | undefined, readonly number[]]>([
    ["is that of the body", reply(429, { wait_seconds: 1.5 }, { "retry-after": "9" }), undefined, [1500, 1500]],
    ["is the header's seconds", reply(429, {}, { "retry-after": "2" }), undefined, [2000, 2000]],
    ["is the header's also after 503", reply(503, {}, { "retry-after": "2" }), undefined, [2000, 2000]],
    ["can be nothing", reply(429, { wait_seconds: 0 }), undefined, [0, 0]],
    ["grows otherwise", reply(503), { attempts: 5 }, [500, 1000, 2000, 4000]],
    ["grows up to the cap", reply(503), { attempts: 5, maxDelay: 1.5 }, [500, 1000, 1500, 1500]],
    ["grows after a 429 without a time", reply(429), undefined, [500, 1000]],
    ["beyond the cap is not waited", reply(429, { wait_seconds: 61 }), undefined, []],
    ["beyond a smaller cap is not waited", reply(429, { wait_seconds: 1.1 }), { maxDelay: 1 }, []],
    ["at the cap is waited", reply(429, { wait_seconds: 60 }), undefined, [60_000, 60_000]],
  ])("%s", async (_, response, retry, want) => {
    const network = fakeNetwork([response]);
    await apiError(call(network, {}, retry));
    expect(network.sleeps).toEqual(want);
  });

  test("that would exceed the limit is stated in the error", async () => {
    const error = await apiError(call(fakeNetwork([reply(429, { wait_seconds: 300 })]), {}));
    expect([error.status, error.retryAfter]).toEqual([429, 300]);
  });

  test("is random between zero and its bound", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 0, max: 1023 }).map((number) => number / 1024),
        async (random) => {
          const network = fakeNetwork([fault("ECONNRESET")], () => random);
          await apiError(call(network, {}));
          expect(network.sleeps).toEqual([500 * random, 1000 * random]);
        },
      ),
      { numRuns: 50 },
    );
  });
});
