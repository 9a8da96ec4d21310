import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Client, createClient, rateLimitByPolicy, send, withResponse } from "../../runtime/src/client/index.js";
import { type FakeNetwork, fakeNetwork, type Reply, reply } from "./fake-fetch.js";
import { apiError } from "./rejection.js";

const quotas = rateLimitByPolicy();

function limited(rateLimit: string, policy?: string): Reply {
  return reply(204, undefined, {
    RateLimit: rateLimit,
    ...(policy === undefined ? {} : { "RateLimit-Policy": policy }),
  });
}

function clientOf(network: FakeNetwork): Client {
  return createClient({ ...network.options, baseUrl: "http://h", retry: false });
}

function call(client: Client, id: string, ...major: readonly string[]): Promise<void> {
  return send(client, { id, method: "GET", path: `/${id}`, limit: quotas(id, ...major) });
}

describe("the header RateLimit", () => {
  test("delays calls of every operation with a used-up quota", async () => {
    const shared = fakeNetwork([
      limited('"default";r=1;t=5'),
      limited('"default";r=0;t=5'),
      limited('"default";r=9;t=60'),
    ]);
    const other = clientOf(shared);
    await call(other, "a");
    await call(other, "b");
    await call(other, "a");
    await call(other, "b");
    expect(shared.sleeps).toEqual([5000]);
  });

  test("waits for the last of several quotas", async () => {
    const network = fakeNetwork([
      limited('"burst";r=0;t=2, "daily";r=0;t=30, "other";r=5;t=90'),
      limited('"burst";r=5;t=2'),
    ]);
    const client = clientOf(network);
    await call(client, "a");
    await call(client, "a");
    expect(network.sleeps).toEqual([30_000]);
  });

  test("counts requests in flight, and renews quotas by their policy", async () => {
    const network = fakeNetwork([limited('"p";r=2;t=10', '"p";q=3;w=60')]);
    const client = clientOf(network);
    await call(client, "a");
    const start = network.clock.now();
    await Promise.all(Array.from({ length: 4 }, () => call(client, "a")));
    expect(network.sent.slice(1).map(({ at }) => at - start)).toEqual([0, 0, 10_000, 10_000]);
  });

  test("is separate by partition and major values", async () => {
    const network = fakeNetwork([limited('"p";r=0;t=5;pk=:YQ==:'), limited('"p";r=5;t=5;pk=:Yg==:')]);
    const client = clientOf(network);
    await call(client, "a", "1");
    await call(client, "a", "2");
    expect(network.sleeps).toEqual([]);
    await call(client, "a", "1");
    expect(network.sleeps).toEqual([5000]);
  });

  test("holds calls after a refusal, with or without quotas", async () => {
    const replies = [reply(429, undefined, { "Retry-After": "7" }), reply(204)];
    const network = fakeNetwork(replies);
    const client = clientOf(network);
    expect(await apiError(call(client, "a"))).toMatchObject({ status: 429, retryAfter: 7 });
    await call(client, "a");
    expect(network.sleeps).toEqual([7000]);
    const named = fakeNetwork([reply(429, undefined, { "Retry-After": "7", RateLimit: '"p";r=0;t=3' }), reply(204)]);
    const other = clientOf(named);
    await apiError(call(other, "a"));
    await call(other, "a");
    expect(named.sleeps).toEqual([7000]);
  });

  test("rejects a call whose delay exceeds the longest one", async () => {
    const network = fakeNetwork([limited("hour;r=0;t=3600")]);
    const client = clientOf(network);
    await call(client, "a");
    expect(await apiError(call(client, "a"))).toMatchObject({ status: 429, retryAfter: 3600 });
    expect(network.sent).toHaveLength(1);
  });

  test("keeps its state for calls that also return their response", async () => {
    const network = fakeNetwork([limited('"p";r=0;t=4'), limited('"p";r=5;t=4')]);
    const client = clientOf(network);
    await withResponse(client, (own) => call(own, "a"));
    await withResponse(client, (own) => call(own, "a"));
    expect(network.sleeps).toEqual([4000]);
  });

  test("is ignored if it is malformed", async () => {
    const texts = [
      "",
      "limit=100, remaining=0, reset=50",
      '"p',
      ";r=0;t=5",
      '"p";r=-1;t=5',
      '"p";r=0.5;t=5',
      "1;r=0;t=5",
    ];
    for (const text of texts) {
      const network = fakeNetwork([limited(text)]);
      const client = clientOf(network);
      for (let calls = 0; calls < 3; calls++) await call(client, "a");
      expect([text, network.sleeps]).toEqual([text, []]);
    }
  });

  test("never breaks a call, whatever it contains", async () => {
    const text = fc.stringMatching(/^[ -~]{0,60}$/);
    await fc.assert(
      fc.asyncProperty(text, text, async (rateLimit, policy) => {
        const client = clientOf(fakeNetwork([limited(rateLimit, policy)]));
        await call(client, "a");
        await call(client, "a").catch((error: unknown) => expect(error).toMatchObject({ status: 429 }));
      }),
    );
  });

  test("takes linear time to read", async () => {
    const client = clientOf(fakeNetwork([limited(`${'"p";'.repeat(4000)}${",".repeat(4000)}${";r=".repeat(4000)}`)]));
    await call(client, "a");
    await call(client, "a");
  });
});
