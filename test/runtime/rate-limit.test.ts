import { describe, expect, test } from "vitest";
import { type Client, createClient, rateLimit, send } from "../../runtime/src/client/index.js";
import { type FakeNetwork, fakeNetwork, type Reply, reply } from "./fake-fetch.js";
import { apiError } from "./rejection.js";

interface Limits {
  readonly bucket?: string;
  readonly limit?: number;
  readonly remaining?: number;
  readonly "reset-after"?: number;
  readonly global?: boolean;
}

function limits(values: Limits): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [`X-RateLimit-${name}`, String(value)]));
}

function fine(values: Limits = {}): Reply {
  return reply(204, undefined, limits(values));
}

function refused(retryAfter: number, values: Limits = {}): Reply {
  return reply(429, { retry_after: retryAfter }, limits(values));
}

function clientOf(network: FakeNetwork): Client {
  return createClient({ ...network, baseUrl: "http://h", retry: false });
}

function call(client: Client, id: string, ...major: readonly string[]): Promise<void> {
  return send(client, { id, method: "GET", path: `/${id}/${major.join("/")}`, limit: rateLimit(id, ...major) });
}

const empty: Limits = { limit: 5, remaining: 0, "reset-after": 3.5 };

describe("a rate limit", () => {
  test("is waited for when its bucket is empty, until it is full again", async () => {
    const network = fakeNetwork([fine(empty), fine({ ...empty, remaining: 4 })]);
    const client = clientOf(network);
    for (let calls = 0; calls < 3; calls++) await call(client, "a", "1");
    expect(network.sleeps).toEqual([3500]);
  });

  test("is not waited for when it has room, or when the answer says nothing of limits", async () => {
    const network = fakeNetwork([fine({ ...empty, remaining: 1 }), fine()]);
    const client = clientOf(network);
    await call(client, "a", "1");
    await call(client, "a", "1");
    expect(network.sleeps).toEqual([]);
  });

  test("is not waited for once its time has passed anyway", async () => {
    const network = fakeNetwork([fine(empty), fine()]);
    const client = clientOf(network);
    await call(client, "a", "1");
    network.pass(3500);
    await call(client, "a", "1");
    expect(network.sleeps).toEqual([]);
  });

  test("counts the requests that are under way", async () => {
    const network = fakeNetwork([fine({ ...empty, remaining: 2 })]);
    const client = clientOf(network);
    await call(client, "a", "1");
    await Promise.all([call(client, "a", "1"), call(client, "a", "1"), call(client, "a", "1")]);
    const [first] = network.sent;
    expect(network.sent.map(({ at }) => at - (first?.at ?? 0))).toEqual([0, 0, 0, 3500]);
  });

  test("lets no more requests go at once after a wait than the bucket holds", async () => {
    const network = fakeNetwork([fine({ limit: 2, remaining: 0, "reset-after": 1 })]);
    const client = clientOf(network);
    await call(client, "a");
    const start = network.clock.now();
    await Promise.all(Array.from({ length: 5 }, () => call(client, "a")));
    expect(network.sent.slice(1).map(({ at }) => at - start)).toEqual([1000, 1000, 2000, 2000, 3000]);
  });

  test("is the same for the operations that the server counts together, per major value", async () => {
    const shared = { ...empty, bucket: "abcd" };
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

  test("of one operation is apart from that of another until the server names them alike", async () => {
    const network = fakeNetwork([fine({ ...empty, bucket: "x" }), fine({ ...empty, bucket: "y" }), fine()]);
    const client = clientOf(network);
    await call(client, "a", "1");
    await call(client, "b", "1");
    await call(client, "c", "1");
    expect(network.sleeps).toEqual([]);
  });

  test("is learnt from a 429 without any headers", async () => {
    const network = fakeNetwork([refused(2.5), fine()]);
    const client = clientOf(network);
    expect((await apiError(call(client, "a", "1"))).retryAfter).toBe(2.5);
    await call(client, "a", "2");
    expect(network.sleeps).toEqual([]);
    await call(client, "a", "1");
    expect(network.sleeps).toEqual([2500]);
  });

  test("that is global holds back every operation that has a limit", async () => {
    const network = fakeNetwork([refused(2, { ...empty, global: true }), fine()]);
    const client = clientOf(network);
    await apiError(call(client, "a", "1"));
    await call(client, "b", "2");
    await call(client, "a", "1");
    expect(network.sleeps).toEqual([2000]);
  });

  test("is waited for between attempts as well", async () => {
    const network = fakeNetwork([refused(2), fine()]);
    await call(createClient({ ...network, baseUrl: "http://h" }), "a");
    expect([network.sent.length, network.sleeps]).toEqual([2, [2000]]);
  });

  test("beyond the longest wait rejects as the server would", async () => {
    const network = fakeNetwork([fine({ ...empty, "reset-after": 61 })]);
    const client = clientOf(network);
    await call(client, "a");
    const error = await apiError(call(client, "a"));
    expect(error).toMatchObject({ kind: "response", status: 429, retryAfter: 61, operationId: "a" });
    expect([network.sent.length, network.sleeps]).toEqual([1, []]);
  });

  test("is each client's own", async () => {
    const network = fakeNetwork([fine(empty)]);
    const options = { ...network, baseUrl: "http://h" };
    await call(createClient(options), "a");
    await call(createClient(options), "a");
    expect(network.sleeps).toEqual([]);
  });

  test("is forgotten when a thousand others have been used since", async () => {
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
});
