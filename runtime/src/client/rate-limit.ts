import type { ClientOptions } from "./client.js";
import { ApiError } from "./error.js";
import type { Limit } from "./request.js";

/** What is known of one bucket; times are in milliseconds of the client's clock. */
interface Bucket {
  readonly limit: number;
  readonly window: number;
  remaining: number;
  resetAt: number;
}

interface Memory {
  /** operationId → the server's name for its bucket. */
  readonly names: Map<string, string>;
  /** Bucket name and major values → bucket; the longest untouched first. */
  readonly buckets: Map<string, Bucket>;
}

/** More buckets than this are forgotten; a forgotten bucket costs a 429 at worst. */
const mostBuckets = 1000;

/** The key of the limit that all operations share. */
const everything = "";

// Apart from the clients, so that a token among the major values is nowhere but in here.
const memories = /* @__PURE__ */ new WeakMap<ClientOptions, Memory>();

/**
 * Remembers `X-RateLimit-*` and `Retry-After` per bucket and major values, and waits while a bucket is known to be
 * empty. A wait beyond `maxDelay` rejects with an ApiError of status 429, as the server would have answered.
 */
export function rateLimit(operationId: string, ...majorValues: readonly unknown[]): Limit {
  return async (settings, { now, sleep }, maxDelay, signal) => {
    const { names, buckets } = memoryOf(settings);
    const ownKey = (): string => [names.get(operationId) ?? operationId, ...majorValues].join("/");
    for (;;) {
      const time = now();
      const delay = take(buckets.get(everything), time) || take(buckets.get(ownKey()), time);
      if (!delay) break;
      const retryAfter = delay / 1000;
      if (retryAfter > maxDelay) {
        throw new ApiError("response", operationId, "429 not sent", { status: 429, retryAfter });
      }
      await sleep(delay, signal);
    }

    return ({ status, headers }, retryAfter) => {
      const header = (name: string): string | null => headers.get(`x-ratelimit-${name}`);
      const refused = status === 429;
      const remaining = refused ? 0 : parseFloat(`${header("remaining")}`);
      const window = 1000 * ((refused && retryAfter) || parseFloat(`${header("reset-after")}`));
      // Not a number when a header is missing: then there is nothing to learn.
      if (!(window + remaining >= 0)) return;
      const name = header("bucket");
      if (name) names.set(operationId, name);
      const time = now();
      const key = refused && header("global") ? everything : ownKey();
      const known = buckets.get(key);
      buckets.delete(key);
      buckets.set(key, {
        limit: (key && Number(header("limit"))) || Infinity,
        window,
        // Requests that are under way are counted here and not yet there.
        remaining: known && time < known.resetAt ? Math.min(known.remaining, remaining) : remaining,
        resetAt: time + window,
      });
      if (buckets.size > mostBuckets) buckets.delete(buckets.keys().next().value as string);
    };
  };
}

function memoryOf(settings: ClientOptions): Memory {
  const memory = memories.get(settings) ?? { names: new Map(), buckets: new Map() };
  memories.set(settings, memory);
  return memory;
}

/** Takes one request out of the bucket; the milliseconds until it is full again when it has none. */
function take(bucket: Bucket | undefined, time: number): number {
  if (!bucket) return 0;
  if (time >= bucket.resetAt) {
    bucket.remaining = bucket.limit;
    bucket.resetAt = time + bucket.window;
  }
  if (bucket.remaining <= 0) return bucket.resetAt - time;
  bucket.remaining--;
  return 0;
}
