import { describe, expect, onTestFinished, test, vi } from "vitest";
import { type Client, createClient, rateLimitBy, secondsUntil, send } from "../../runtime/src/client/index.js";
import { rateLimit, readRetryAfter } from "./bucket-headers.js";
import { type FakeNetwork, fakeNetwork, type Reply, reply } from "./fake-fetch.js";
import { apiError } from "./rejection.js";

interface Limits {
  readonly name?: string;
  readonly size?: number;
  readonly remaining?: number;
  readonly "reset-after"?: number;
  readonly global?: boolean;
}

function limits(values: Limits): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`Bucket-${name}`, String(value)]));
}

function fine(values: Limits = {}): Reply {
  return reply(204, undefined, limits(values));
}

function refused(retryAfter: number, values: Limits = {}): Reply {
  return reply(429, { wait_seconds: retryAfter }, limits(values));
}

function clientOf(network: FakeNetwork): Client {
  return createClient({ ...network.options, baseUrl: "http://h", retry: false, readRetryAfter });
}

function call(client: Client, id: string, ...major: readonly string[]): Promise<void> {
  return send(client, { id, method: "GET", path: `/${id}/${major.join("/")}`, limit: rateLimit(id, ...major) });
}

const empty: Limits = { size: 5, remaining: 0, "reset-after": 3.5 };

describe("a rate limit", () => {
  test("is waited for while its bucket is empty", async () => {
    const network = fakeNetwork([fine(empty), fine({ ...empty, remaining: 4 })]);
    const client = clientOf(network);
    for (let calls = 0; calls < 3; calls++) await call(client, "a", "1");
    expect(network.sleeps).toEqual([3500]);
  });

  test("causes no wait if it has room, or if the response has no rate-limit headers", async () => {
    const network = fakeNetwork([fine({ ...empty, remaining: 1 }), fine()]);
    const client = clientOf(network);
    await call(client, "a", "1");
    await call(client, "a", "1");
    expect(network.sleeps).toEqual([]);
  });

  test("causes no wait once its reset has passed", async () => {
    const network = fakeNetwork([fine(empty), fine()]);
    const client = clientOf(network);
    await call(client, "a", "1");
    network.pass(3500);
    await call(client, "a", "1");
    expect(network.sleeps).toEqual([]);
  });

  test("counts requests in flight", async () => {
    const network = fakeNetwork([fine({ ...empty, remaining: 2 })]);
    const client = clientOf(network);
    await call(client, "a", "1");
    await Promise.all([call(client, "a", "1"), call(client, "a", "1"), call(client, "a", "1")]);
    const [first] = network.sent;
    expect(network.sent.map(({ at }) => at - (first?.at ?? 0))).toEqual([0, 0, 0, 3500]);
  });

  test("releases no more requests at once than the bucket holds", async () => {
    const network = fakeNetwork([fine({ size: 2, remaining: 0, "reset-after": 1 })]);
    const client = clientOf(network);
    await call(client, "a");
    const start = network.clock.now();
    await Promise.all(Array.from({ length: 5 }, () => call(client, "a")));
    expect(network.sent.slice(1).map(({ at }) => at - start)).toEqual([1000, 1000, 2000, 2000, 3000]);
  });

  test("is shared by the operations of one bucket, per major value", async () => {
    const shared = { ...empty, name: "abcd" };
    const full = { ...shared, remaining: 5 };
    const network = fakeNetwork([fine({ ...full }), fine(shared), fine(full)]);
    const client = clientOf(network);
    await call(client, "a", "1");
    await call(client, "b", "1");
    await call(client, "a", "2");
    expect(network.sleeps).toEqual([]);
    await call(client, "a", "1");
    expect(network.sleeps).toEqual([3500]);
  });

  test("of one operation is independent of another until the server names the same bucket", async () => {
    const network = fakeNetwork([fine({ ...empty, name: "x" }), fine({ ...empty, name: "y" }), fine()]);
    const client = clientOf(network);
    await call(client, "a", "1");
    await call(client, "b", "1");
    await call(client, "c", "1");
    expect(network.sleeps).toEqual([]);
  });

  test("is learned from a 429 without any headers", async () => {
    const network = fakeNetwork([refused(2.5), fine()]);
    const client = clientOf(network);
    expect((await apiError(call(client, "a", "1"))).retryAfter).toBe(2.5);
    await call(client, "a", "2");
    expect(network.sleeps).toEqual([]);
    await call(client, "a", "1");
    expect(network.sleeps).toEqual([2500]);
  });

  test("that is global delays every operation that has a limit", async () => {
    const network = fakeNetwork([refused(2, { ...empty, global: true }), fine()]);
    const client = clientOf(network);
    await apiError(call(client, "a", "1"));
    await call(client, "b", "2");
    await call(client, "a", "1");
    expect(network.sleeps).toEqual([2000]);
  });

  test("is waited for between attempts as well", async () => {
    const network = fakeNetwork([refused(2), fine()]);
    await call(createClient({ ...network.options, baseUrl: "http://h", readRetryAfter }), "a");
    expect([network.sent.length, network.sleeps]).toEqual([2, [2000]]);
  });

  test("beyond the longest wait rejects like a response of the server", async () => {
    const network = fakeNetwork([fine({ ...empty, "reset-after": 61 })]);
    const client = clientOf(network);
    await call(client, "a");
    const error = await apiError(call(client, "a"));
    expect(error).toMatchObject({ kind: "response", status: 429, retryAfter: 61, operationId: "a" });
    expect([network.sent.length, network.sleeps]).toEqual([1, []]);
  });

  test("is separate for each client", async () => {
    const network = fakeNetwork([fine(empty)]);
    const options = { ...network.options, baseUrl: "http://h" };
    await call(createClient(options), "a");
    await call(createClient(options), "a");
    expect(network.sleeps).toEqual([]);
  });

  test("is forgotten after a thousand others have been used", async () => {
    const network = fakeNetwork([fine(empty)]);
    const client = clientOf(network);
    await call(client, "a", "first");
    await call(client, "a", "second");
    for (let other = 0; other < 999; other++) await call(client, "a", String(other));
    expect(network.sleeps).toEqual([]);
    await call(client, "a", "first");
    expect(network.sleeps).toEqual([]);
    await call(client, "a", "998");
    expect(network.sleeps).toEqual([3500]);
  });

  test("is read from a header with the time of its reset", async () => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1), toFake: ["Date"] });
    onTestFinished(() => void vi.useRealTimers());
    const limitOf = rateLimitBy({ remaining: "left", reset: "reset" }, secondsUntil);
    const headers = { left: "0", reset: String(Date.UTC(2026, 0, 1) / 1000 + 4) };
    const network = fakeNetwork([reply(204, undefined, headers)]);
    const client = clientOf(network);
    const request = { id: "a", method: "GET", path: "/a", limit: limitOf("a") };
    await send(client, request);
    await send(client, request);
    expect(network.sleeps).toEqual([4000]);
  });

  test("without names of headers follows Retry-After alone", async () => {
    const headers = { "x-ratelimit-remaining": "0", "x-ratelimit-reset-after": "9", "retry-after": "2" };
    const network = fakeNetwork([reply(204, undefined, headers), reply(429, {}, headers), fine()]);
    const client = clientOf(network);
    const request = { id: "a", method: "GET", path: "/a", limit: rateLimitBy({})("a") };
    await send(client, request);
    await apiError(send(client, request));
    expect(network.sleeps).toEqual([]);
    await send(client, request);
    expect(network.sleeps).toEqual([2000]);
  });
});
