import { ApiError } from "./error.js";
import type { LimitedClient, RateLimitOf } from "./rate-limit.js";

/** The state of a quota policy, which applies to every operation that reports it. Times are in milliseconds. */
interface Quota {
  /** Requests per window; Infinity if unknown. */
  limit: number;
  /** Length of the window; Infinity if unknown. */
  window: number;
  remaining: number;
  resetAt: number;
}

interface PolicyState {
  /** The quotas that apply to an operation, by operation and major values. Least recently updated first. */
  readonly quotasOf: Map<string, readonly string[]>;
  /** Quotas by policy name, partition and major values. */
  readonly quotas: Map<string, Quota>;
}

/** One state per client, or per state that clients share. */
const states = new WeakMap<object, PolicyState>();

/**
 * Tracks the quotas that responses report in `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers), and
 * delays calls while one of them is known to be used up. Rejects with an ApiError of status 429 if the delay would exceed
 * `maxDelay`. Malformed headers are ignored.
 *
 * @example
 * ```ts
 * import { createClient, rateLimitByPolicy, send } from "@guildwire/runtime/client";
 * import { withMocks } from "@guildwire/runtime/fetch";
 *
 * const limitOf = rateLimitByPolicy();
 * const fetch = withMocks({
 *   "GET /items": { json: [], headers: { ratelimit: '"default";r=9;t=30', "ratelimit-policy": '"default";q=10;w=60' } },
 * });
 * const client = createClient({ baseUrl: "https://api.example.com", fetch });
 * await send(client, { id: "listItems", method: "GET", path: "/items", limit: limitOf("listItems") }); // => []
 * ```
 */
export function rateLimitByPolicy(): RateLimitOf {
  return (operationId, ...majorValues) =>
    async (settings, sleep, maxDelay, signal) => {
      const clock = settings.clock ?? performance;
      const { quotas, quotasOf } = stateOf(settings as LimitedClient);
      const major = majorValues.map((value) => `/${value}`).join("");
      const own = operationId + major;
      const take = (): number => {
        const known = (quotasOf.get(own) ?? []).flatMap((name) => quotas.get(name) ?? []);
        const now = clock.now();
        for (const quota of known) if (now >= quota.resetAt) renew(quota, now);
        const wait = Math.max(
          0,
          ...known.filter(({ remaining }) => remaining <= 0).map(({ resetAt }) => resetAt - now),
        );
        if (wait === 0) for (const quota of known) quota.remaining -= 1;
        return wait;
      };
      for (let wait = take(); wait > 0; wait = take()) {
        const retryAfter = wait / 1000;
        if (retryAfter > maxDelay) {
          throw new ApiError("response", operationId, "status 429", { status: 429, retryAfter });
        }
        await sleep(wait, signal);
      }

      return ({ status, headers }, retryAfter) => {
        const now = clock.now();
        const policies = new Map(itemsOf(headers.get("ratelimit-policy")).map((item) => [item.name, item]));
        const items = itemsOf(headers.get("ratelimit"));
        const isRefused = status === 429 && retryAfter !== undefined;
        if (items.length === 0 && !isRefused) return;
        // A refusal without quotas holds for the operation itself.
        const reported = items.length > 0 ? items : [{ name: own, partition: "", parameters: {} }];
        const names = reported.map(({ name, partition, parameters }) => {
          const key = `${name} ${partition}${major}`;
          const { q, w } = policies.get(name)?.parameters ?? {};
          const known = quotas.get(key) ?? { limit: Infinity, window: Infinity, remaining: Infinity, resetAt: now };
          const isCurrent = now < known.resetAt;
          const { r = Infinity, t } = parameters;
          quotas.delete(key);
          const seconds = Math.max(t ?? 0, isRefused && (r <= 0 || items.length === 0) ? retryAfter : 0);
          quotas.set(key, {
            limit: q ?? known.limit,
            window: w === undefined ? known.window : w * 1000,
            // Requests in flight are counted here but not yet by the server.
            remaining: items.length === 0 ? 0 : isCurrent ? Math.min(known.remaining, r) : r,
            resetAt: seconds > 0 ? now + seconds * 1000 : isCurrent ? known.resetAt : now,
          });
          return key;
        });
        quotasOf.delete(own);
        quotasOf.set(own, names);
        // Evicting a quota costs at most a 429.
        for (const map of [quotas, quotasOf]) if (map.size > 1000) map.delete(map.keys().next().value as string);
      };
    };
}

function stateOf(settings: LimitedClient): PolicyState {
  settings.limits ??= { names: new Map(), buckets: new Map() };
  const known = states.get(settings.limits);
  if (known !== undefined) return known;
  const state: PolicyState = { quotasOf: new Map(), quotas: new Map() };
  states.set(settings.limits, state);
  return state;
}

/** Starts the next window. If its length is unknown, requests are unlimited until the next report. */
function renew(quota: Quota, now: number): void {
  quota.remaining = quota.window < Infinity ? quota.limit : Infinity;
  quota.resetAt = now + quota.window;
}

interface RateLimitItem {
  readonly name: string;
  readonly partition: string;
  /** `r`: remaining; `t`: seconds until the reset; `q`: quota; `w`: seconds of the window. */
  readonly parameters: { readonly [name in "q" | "r" | "t" | "w"]?: number };
}

/** Reads a structured list (RFC 9651) of names with parameters. Items without a name are skipped. */
function itemsOf(text: string | null): readonly RateLimitItem[] {
  if (text === null) return [];
  return [...text.matchAll(/(?:^|,)\s*(?:"([^"]*)"|([A-Za-z*][\w!#$%&'*+\-.^`|~:/]*))((?:;[^,]*)?)/g)].map((found) => {
    const [, quoted, token = "", parameters = ""] = found;
    const pairs = [...parameters.matchAll(/;\s*([qrtw])=(\d{1,15})(?![\w.])/g)].map(([, key, value]) => [
      key,
      Number(value),
    ]);
    const partition = /;\s*pk=([^;,]*)/.exec(parameters)?.[1] ?? "";
    return { name: quoted ?? token, partition, parameters: Object.fromEntries(pairs) };
  });
}
