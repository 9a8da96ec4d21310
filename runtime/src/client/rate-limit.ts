import type { ClientOptions } from "./client.js";
import { ApiError } from "./error.js";
import type { Limit } from "./request.js";

/** The state of one bucket; times are in milliseconds of the client's clock. */
interface Bucket {
  /** Requests in a window; Infinity if the server does not report it. */
  readonly limit: number;
  readonly window: number;
  remaining: number;
  resetAt: number;
}

interface RateLimitState {
  /** operationId → the server's name for its bucket. */
  readonly names: Map<string, string>;
  /** Bucket name and major values → bucket; the longest untouched first. */
  readonly buckets: Map<string, Bucket>;
}

/** Maximum number of buckets. Evicting one costs a 429 at worst. */
const maxBuckets = 1000;

/** The key of the limit that all operations share. */
const globalKey = "";

/**
 * Remembers `X-RateLimit-*` and `Retry-After` per bucket and major values, and waits while a bucket is known to be
 * empty. A wait beyond `maxDelay` rejects with an ApiError of status 429, as the response of the server would.
 */
export function rateLimit(operationId: string, ...majorValues: readonly unknown[]): Limit {
  return async (settings, sleep, maxDelay, signal) => {
    const now = settings.clock?.now ?? (() => performance.now());
    // In the client's own copy of its options, behind the closure that hides its credentials: a major value may be a token.
    const client: ClientOptions & { limits?: RateLimitState } = settings;
    client.limits ??= { names: new Map(), buckets: new Map() };
    const { names, buckets } = client.limits;
    const ownKey = (): string => [names.get(operationId) ?? operationId, ...majorValues].join("/");
    for (let wait: number; ; await sleep(wait, signal)) {
      const time = now();
      wait = takeRequest(buckets.get(globalKey), time) || takeRequest(buckets.get(ownKey()), time);
      if (!wait) break;
      const retryAfter = wait / 1000;
      if (retryAfter > maxDelay) {
        throw new ApiError("response", operationId, "429 not sent", { status: 429, retryAfter });
      }
    }

    return ({ status, headers }, retryAfter) => {
      // Reading headers is slow: return early where the first one is missing.
      const header = (name: string): string | null => headers.get(`x-ratelimit-${name}`);
      const refused = status === 429;
      const remaining = refused ? 0 : parseFloat(header("remaining") as string);
      if (Number.isNaN(remaining)) return;
      const window = 1000 * ((refused && retryAfter) || parseFloat(header("reset-after") as string));
      if (!(window >= 0)) return;
      const name = header("bucket");
      if (name) names.set(operationId, name);
      const key = refused && header("global") ? globalKey : ownKey();
      const known = buckets.get(key);
      const time = now();
      buckets.delete(key);
      buckets.set(key, {
        limit: (key && Number(header("limit"))) || Infinity,
        window,
        // Requests that are under way are counted here and not yet there.
        remaining: known && time < known.resetAt ? Math.min(known.remaining, remaining) : remaining,
        resetAt: time + window,
      });
      if (buckets.size > maxBuckets) buckets.delete(buckets.keys().next().value as string);
    };
  };
}

/** Takes one request out of the bucket; the milliseconds until it is full again when it has none. */
function takeRequest(bucket: Bucket | undefined, time: number): number {
  if (!bucket) return 0;
  if (time >= bucket.resetAt) {
    bucket.remaining = bucket.limit;
    bucket.resetAt = time + bucket.window;
  }
  return bucket.remaining-- > 0 ? 0 : bucket.resetAt - time;
}
