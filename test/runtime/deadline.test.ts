import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import {
  type CallOptions,
  type ClientOptions,
  createClient,
  http,
  type RequestDescription,
  send,
} from "../../runtime/src/client/index.js";
import { rateLimit, readRetryAfter } from "./bucket-headers.js";
import { fakeNetwork, type Reply, reply } from "./fake-fetch.js";
import { listen, respond } from "./http-server.js";
import { apiError, rejection } from "./rejection.js";

const get: RequestDescription = { id: "getGuild", method: "GET", path: "/" };
const never = new Promise<never>(() => {});

/** Like fetch: rejects with the signal's reason. */
const hang: Reply = ({ init }) =>
  new Promise((_, reject) => init.signal?.addEventListener("abort", () => reject(init.signal?.reason)));

/** A fetch that ignores signals. */
const deaf: Reply = () => never;

function call(
  replies: readonly Reply[],
  options: CallOptions,
  settings: Partial<ClientOptions> = {},
): Promise<unknown> {
  const { fetch } = fakeNetwork(replies);
  return send(createClient({ baseUrl: "http://h", fetch, readRetryAfter, ...settings }), get, options);
}

describe("a timeout", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });

  test("bounds the schedule of retries, whatever the server asks for", async () => {
    const seconds = fc.integer({ min: 0, max: 80 }).map((tenths) => tenths / 10);
    const status = fc.constantFrom(429, 502, 503, 504);
    const attempts = fc.integer({ min: 1, max: 8 });
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 9000 }),
        attempts,
        fc.array(fc.tuple(status, seconds), { minLength: 1, maxLength: 8 }),
        async (timeout, attempts, responses) => {
          const start = Date.now();
          const sentAt: number[] = [];
          const fetch = async (): Promise<Response> => {
            const [code, delay] = responses[Math.min(sentAt.length, responses.length - 1)] as [number, number];
            sentAt.push(Date.now() - start);
            return new Response(null, { status: code, headers: { "retry-after": String(delay) } });
          };
          const client = createClient({ baseUrl: "http://h", fetch, readRetryAfter });
          const ended = apiError(send(client, get, { timeout, retry: { attempts } })).then((error) => ({
            kind: error.kind,
            at: Date.now() - start,
          }));
          await vi.advanceTimersByTimeAsync(100_000);
          const { kind, at } = await ended;
          expect(at).toBeLessThanOrEqual(timeout);
          expect(Math.max(...sentAt)).toBeLessThanOrEqual(timeout);
          expect(sentAt.length).toBeLessThanOrEqual(attempts);
          // If a call fails before its timeout, it has made all attempts, or the next delay would exceed the timeout.
          const [, next] = responses[Math.min(sentAt.length, responses.length) - 1] as [number, number];
          if (kind === "response" && next * 1000 <= timeout) expect(sentAt.length).toBe(attempts);
        },
      ),
      { numRuns: 100 },
    );
  });

  /** The delay in milliseconds after which the promise rejects, and its reason. */
  async function timed(promise: Promise<unknown>): Promise<[number, string, string]> {
    const start = Date.now();
    const outcome = apiError(promise).then((error): [number, string, string] => [
      Date.now() - start,
      error.kind,
      error.message,
    ]);
    await vi.advanceTimersByTimeAsync(2 ** 31);
    return outcome;
  }

  const limited = reply(429, { wait_seconds: 40 });
  const late: [number, string, string] = [50_000, "timeout", "getGuild: no response within 50000 ms"];
  test.each<[string, Reply, Partial<ClientOptions>]>([
    ["a response that does not arrive", hang, {}],
    ["a fetch that does not know signals", deaf, {}],
    ["a body that does not end", () => new Response(new ReadableStream()), {}],
    ["the waits between attempts", limited, {}],
    ["an auth function that hangs", reply(204), { auth: () => never }],
  ])("ends %s", async (_, first, settings) => {
    const { fetch } = fakeNetwork([first]);
    const request = { ...get, security: http("bot", "Bot") };
    const client = createClient({ baseUrl: "http://h", fetch, readRetryAfter, retry: { attempts: 9 }, ...settings });
    expect(await timed(send(client, request, { timeout: 50_000 }))).toEqual(late);
  });

  const emptyBucket = (seconds: number): Reply =>
    reply(204, undefined, { "bucket-remaining": "0", "bucket-reset-after": String(seconds) });

  test("ends the wait for a rate limit", async () => {
    const { fetch } = fakeNetwork([emptyBucket(40), reply(429, { wait_seconds: 40 })]);
    const client = createClient({ baseUrl: "http://h", fetch, readRetryAfter });
    const request = { ...get, limit: rateLimit("getGuild") };
    await send(client, request);
    expect(await timed(send(client, request, { timeout: 50_000 }))).toEqual(late);
  });

  test("rejects a call at once that a rate limit would delay beyond it", async () => {
    const { fetch, sent } = fakeNetwork([emptyBucket(59)]);
    const client = createClient({ baseUrl: "http://h", fetch });
    const request = { ...get, limit: rateLimit("getGuild") };
    await send(client, request);
    const call = send(client, request, { timeout: 50_000 });
    expect(await timed(call)).toEqual([0, "response", "getGuild: status 429"]);
    await expect(call).rejects.toMatchObject({ status: 429, retryAfter: expect.closeTo(59, 1) });
    expect(sent).toHaveLength(1);
  });

  test("rejects a call at once whose retry the server delays beyond it", async () => {
    const refused = call([reply(503, undefined, { "retry-after": "51" })], { timeout: 50_000 });
    expect(await timed(refused)).toEqual([0, "response", "getGuild: status 503"]);
  });

  test("is the client's unless the call sets its own", async () => {
    const settings = { timeout: 50_000 };
    expect(await timed(call([hang], {}, settings))).toEqual(late);
    expect(await timed(call([hang], { timeout: undefined }, settings))).toEqual(late);
    expect((await timed(call([hang], { timeout: 7 }, settings)))[0]).toBe(7);
  });

  test("beyond the range of timers is capped, not ignored", async () => {
    expect((await timed(call([hang], { timeout: Number.POSITIVE_INFINITY })))[0]).toBe(2e9);
  });

  test("of 0 is disabled, and a call in time leaves no timer behind", async () => {
    expect(await call([reply(200, 1)], { timeout: 0 }, { timeout: 5 })).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
    expect(await call([reply(200, 1)], { timeout: 5 })).toBe(1);
  });
});

describe("the caller's signal", () => {
  test("aborted before the call sends nothing", async () => {
    const network = fakeNetwork([reply(204)]);
    const auth = vi.fn(() => ({ bot: "t" }));
    const client = createClient({ ...network.options, baseUrl: "http://h", auth });
    const request = { ...get, security: http("bot", "Bot") };
    const reason = { why: "because" };
    expect(await rejection(send(client, request, { signal: AbortSignal.abort(reason) }))).toBe(reason);
    expect([network.sent, auth.mock.calls]).toEqual([[], []]);
  });

  test.each<[string, Reply]>([
    ["while a response is awaited", hang],
    ["while a deaf fetch is awaited", deaf],
    ["while a body is read", () => new Response(new ReadableStream())],
    ["while an error body is read", () => new Response(new ReadableStream(), { status: 429 })],
  ])("%s ends the call with its own reason", async (_, first) => {
    const controller = new AbortController();
    const reason = new Error("mine");
    const promise = rejection(call([first], { signal: controller.signal, timeout: 99_999 }));
    await Promise.resolve();
    controller.abort(reason);
    expect(await promise).toBe(reason);
  });

  test("between attempts ends the delay, and no further attempt is made", async () => {
    const controller = new AbortController();
    const network = fakeNetwork([reply(429, { wait_seconds: 9 })]);
    const started = vi.spyOn(globalThis, "setTimeout");
    const stopped = vi.spyOn(globalThis, "clearTimeout");
    onTestFinished(() => void vi.restoreAllMocks());
    const wait = (): number => started.mock.calls.findIndex(([, milliseconds]) => milliseconds === 9000);
    const client = createClient({ baseUrl: "http://h", fetch: network.fetch, readRetryAfter });
    const outcome = rejection(send(client, get, { signal: controller.signal }));
    await vi.waitUntil(() => wait() >= 0);
    controller.abort("enough");
    expect(await outcome).toBe("enough");
    expect(network.sent.length).toBe(1);
    // No timer keeps the process alive.
    expect(stopped).toHaveBeenCalledWith(started.mock.results[wait()]?.value);
  });

  test("while credentials are fetched ends the call before anything is sent", async () => {
    const controller = new AbortController();
    const network = fakeNetwork([reply(204)]);
    const auth = async (): Promise<{ bot: string }> => {
      controller.abort("enough");
      return { bot: "t" };
    };
    const client = createClient({ ...network.options, baseUrl: "http://h", auth });
    const request = { ...get, security: http("bot", "Bot") };
    expect(await rejection(send(client, request, { signal: controller.signal }))).toBe("enough");
    await new Promise((resolve) => setImmediate(resolve));
    expect(network.sent).toEqual([]);
  });

  test("ends a real request, and its default reason is an AbortError", async () => {
    const controller = new AbortController();
    const { baseUrl } = await listen(() => controller.abort());
    const reason = await rejection(send(createClient({ baseUrl }), get, { signal: controller.signal }));
    expect(reason).toBe(controller.signal.reason);
    expect(reason).toMatchObject({ name: "AbortError" });
  });

  test("has no listeners left after the call", async () => {
    const { signal } = new AbortController();
    const added = vi.spyOn(signal, "addEventListener");
    const removed = vi.spyOn(signal, "removeEventListener");
    const { baseUrl } = await listen(respond(204));
    await send(createClient({ baseUrl }), get, { signal });
    await new Promise((resolve) => setImmediate(resolve));
    expect(removed.mock.calls).toEqual(added.mock.calls.map(([type, listener]) => [type, listener]));
    expect(added.mock.calls.length).toBe(1);
  });
});
