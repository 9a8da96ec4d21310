import type { Client } from "./client.js";
import { type Clock, systemClock } from "./clock.js";
import { ApiError } from "./error.js";
import type { Limit } from "./request.js";

/** What is known of one bucket; times are in milliseconds of the client's clock. */
interface Bucket {
  readonly limit: number;
  remaining: number;
  resetAt: number;
  readonly window: number;
}

interface Memory {
  /** operationId → the server's name for its bucket. */
  readonly names: Map<string, string>;
  /** Bucket name and major parameters → bucket, the latest used last. */
  readonly buckets: Map<string, Bucket>;
  /** No request before this time: the global limit. */
  blockedUntil: number;
}

/** More buckets than this are forgotten, the longest unused first; a forgotten bucket costs a 429 at worst. */
const mostBuckets = 1000;

// Keyed by client, so that a token among the major parameters is nowhere but in this module's memory.
const memories = /* @__PURE__ */ new WeakMap<Client, Memory>();

/**
 * Remembers `X-RateLimit-*` and `Retry-After` per bucket and major parameters, and waits while a bucket is known to be
 * empty. A wait beyond `maxDelay` rejects with the ApiError (status 429) that the server would have sent.
 */
export function rateLimit(operationId: string, ...majorValues: readonly unknown[]): Limit {
  const keyIn = (memory: Memory): string => [memory.names.get(operationId) ?? operationId, ...majorValues].join("/");
  return {
    async wait(client, maxDelay, signal) {
      const { now, sleep } = clockOf(client);
      const memory = memoryOf(client);
      for (let delay = 1; delay > 0; ) {
        const time = now();
        delay = Math.max(memory.blockedUntil - time, 0) || take(memory.buckets.get(keyIn(memory)), time);
        if (delay > maxDelay * 1000) {
          const retryAfter = delay / 1000;
          throw new ApiError("response", operationId, "429 not sent, the rate limit is known", { status: 429, retryAfter });
        }
        if (delay > 0) await sleep(delay, signal);
      }
    },
    learn(client, { status, headers }, retryAfter = 0) {
      const memory = memoryOf(client);
      const number = (name: string): number => Number(headers.get(`x-ratelimit-${name}`) ?? NaN);
      const time = clockOf(client).now();
      const name = headers.get("x-ratelimit-bucket");
      if (name) memory.names.set(operationId, name);
      if (status === 429 && headers.has("x-ratelimit-global")) {
        memory.blockedUntil = time + retryAfter * 1000;
        return;
      }
      const remaining = status === 429 ? 0 : number("remaining");
      const window = (status === 429 && retryAfter ? retryAfter : number("reset-after")) * 1000;
      if (!(remaining >= 0 && window >= 0)) return;
      const key = keyIn(memory);
      const known = memory.buckets.get(key);
      memory.buckets.delete(key);
      memory.buckets.set(key, {
        limit: number("limit") || Infinity,
        // Requests that are under way are counted here and not yet there.
        remaining: known && time < known.resetAt ? Math.min(known.remaining, remaining) : remaining,
        resetAt: time + window,
        window,
      });
      if (memory.buckets.size > mostBuckets) memory.buckets.delete(memory.buckets.keys().next().value as string);
    },
  };
}

function clockOf(client: Client): Clock {
  return client.settings().clock ?? systemClock;
}

function memoryOf(client: Client): Memory {
  let memory = memories.get(client);
  if (!memory) memories.set(client, (memory = { names: new Map(), buckets: new Map(), blockedUntil: 0 }));
  return memory;
}

/** Takes one request out of the bucket; how many milliseconds to wait when there is none. */
function take(bucket: Bucket | undefined, time: number): number {
  if (!bucket) return 0;
  if (time >= bucket.resetAt) {
    bucket.remaining = bucket.limit;
    bucket.resetAt = time + bucket.window;
  }
  if (bucket.remaining > 0) {
    bucket.remaining--;
    return 0;
  }
  return bucket.resetAt - time;
}
