import type { ClientOptions } from "./client.js";
import { ApiError } from "./error.js";
import type { Limit } from "./request.js";

/** The state of a bucket. Times are in milliseconds of the client's clock. */
interface Bucket {
  /** Requests per window; Infinity if unknown. */
  readonly limit: number;
  readonly window: number;
  remaining: number;
  resetAt: number;
}

interface RateLimitState {
  /** operationId → the server's bucket name. */
  readonly names: Map<string, string>;
  /** Buckets by name and major values; "" is the limit shared by all operations. Least recently updated first. */
  readonly buckets: Map<string, Bucket>;
}

/** The settings of a client, which hold the state of its rate limits. */
export interface LimitedClient extends ClientOptions {
  limits: RateLimitState;
}

/** Names of the response headers with rate limits. Servers may send any subset. */
export interface RateLimitHeaders {
  /** Requests per window. */
  readonly limit?: string;
  /** Remaining requests in this window. */
  readonly remaining?: string;
  /** End of this window, by default in seconds from now. */
  readonly reset?: string;
  /** Bucket name assigned by the server; operations with the same name share the limit. */
  readonly bucket?: string;
  /** Present on a 429 caused by the global limit. */
  readonly global?: string;
}

/** Returns the rate limit of an operation for given major values. */
export type RateLimitOf = (operationId: string, ...majorValues: readonly unknown[]) => Limit;

/**
 * Tracks rate limits per bucket and major values, from response headers and `Retry-After`, and delays calls while a
 * bucket is known to be empty. Rejects with an ApiError of status 429 if the delay would exceed `maxDelay`, as the
 * server's response would.
 *
 * @param parseReset Parses the `reset` header. Default: `parseFloat`.
 *
 * @example
 * ```ts
 * import { createClient, rateLimitBy, secondsUntil, send } from "@guildwire/runtime/client";
 * import { withMocks } from "@guildwire/runtime/fetch";
 *
 * const limitOf = rateLimitBy({ remaining: "x-ratelimit-remaining", reset: "x-ratelimit-reset" }, secondsUntil);
 * const fetch = withMocks({ "GET /items": { json: [], headers: { "x-ratelimit-remaining": "1" } } });
 * const client = createClient({ baseUrl: "https://api.example.com", fetch });
 * await send(client, { id: "listItems", method: "GET", path: "/items", limit: limitOf("listItems") }); // => []
 * ```
 */
export function rateLimitBy(names: RateLimitHeaders, parseReset?: (text: string) => number): RateLimitOf {
  return (operationId, ...majorValues) =>
    async (settings, sleep, maxDelay, signal) => {
      const clock = settings.clock ?? performance;
      // Stored in the client's options inside the closure that hides credentials: a major value may be a token.
      // biome-ignore lint/suspicious/noAssignInExpressions: smaller in bundles than two statements.
      const { names: bucketNames, buckets } = ((settings as LimitedClient).limits ??= {
        names: new Map(),
        buckets: new Map(),
      });
      const ownKey = (): string => [bucketNames.get(operationId) ?? operationId, ...majorValues].join("/");
      const take = (): number =>
        takeRequest(buckets.get(""), clock.now()) || takeRequest(buckets.get(ownKey()), clock.now());
      for (let wait = take(); wait; wait = take()) {
        const retryAfter = wait / 1000;
        if (retryAfter > maxDelay)
          throw new ApiError("response", operationId, "status 429", { status: 429, retryAfter });
        await sleep(wait, signal);
      }

      return ({ status, headers }, retryAfter) => {
        // Without a declared name, this reads the nonexistent header `undefined`.
        const header = (name: string | undefined): string | null => headers.get(name as string);
        const number = (name: string | undefined, parse = parseFloat): number => parse(header(name) as string);
        const refused = status === 429;
        // Reading headers is slow: others are only read if these are present.
        const remaining = refused ? 0 : number(names.remaining);
        const window = 1000 * ((refused && retryAfter) || number(names.reset, parseReset));
        if (!(remaining + window >= 0)) return;
        const name = header(names.bucket);
        if (name) bucketNames.set(operationId, name);
        const key = refused && header(names.global) ? "" : ownKey();
        const known = buckets.get(key);
        buckets.delete(key);
        buckets.set(key, {
          limit: (key && number(names.limit)) || Infinity,
          window,
          // Requests in flight are counted here but not yet by the server.
          remaining: known && clock.now() < known.resetAt ? Math.min(known.remaining, remaining) : remaining,
          resetAt: clock.now() + window,
        });
        // Evicting a bucket costs at most a 429.
        if (buckets.size > 1000) buckets.delete(buckets.keys().next().value as string);
      };
    };
}

/**
 * Returns the seconds from now until a Unix time in seconds, for headers with absolute times.
 *
 * @example
 * ```ts
 * import { secondsUntil } from "@guildwire/runtime/client";
 *
 * const inOneMinute = Date.now() / 1000 + 60;
 * Math.round(secondsUntil(String(inOneMinute))); // => 60
 * ```
 */
export function secondsUntil(text: string): number {
  return parseFloat(text) - Date.now() / 1000;
}

/** Takes one request from the bucket. Returns the milliseconds until the reset if it is empty. */
function takeRequest(bucket: Bucket | undefined, time: number): number {
  if (!bucket) return 0;
  if (time >= bucket.resetAt) {
    bucket.remaining = bucket.limit;
    bucket.resetAt = time + bucket.window;
  }
  return bucket.remaining-- > 0 ? 0 : bucket.resetAt - time;
}
