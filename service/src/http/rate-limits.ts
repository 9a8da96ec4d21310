import type { IncomingMessage, ServerResponse } from "node:http";
import { errors, type HttpError } from "@guildwire/api/server";
import { type Credential, credentialOf, type VerifyCredential } from "../access/credentials.js";
import type { RateLimitConfig } from "../config.js";
import type { Bucket, FindBucket } from "./buckets.js";
import { clientAddress } from "./client-address.js";
import { RateLimitWindows, type WindowState } from "./rate-limit-windows.js";
import { sendJson } from "./send.js";
import { VerifiedCallers } from "./verified-callers.js";

/** The limit that refused a request. */
export type Limit = "route" | "operation" | "global" | "invalid";

export interface RateLimitOptions {
  readonly config: RateLimitConfig;
  readonly findBucket: FindBucket;
  readonly verify: VerifyCredential;
  /**
   * The machine's time in milliseconds since 1970. Limits are about load, so the clock that tests move does not affect
   * them.
   */
  readonly now: () => number;
  readonly onLimited?: (limit: Limit) => void;
}

/**
 * Decides whether a request is admitted. Returns synchronously unless a credential must be verified.
 *
 * @param path Path below the interface's base path; undefined for a resource outside the interface, where every request
 *   must authenticate by header.
 * @returns Whether the request is admitted; otherwise the response is already sent (429). Never rejects.
 */
export type Admit = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string | undefined,
) => boolean | Promise<boolean>;

const invalidWindow = 600_000;
const invalidStatuses: ReadonlySet<number> = new Set([401, 403, 429]);

/** Credential lookups per second for an IP address above its limit of refused requests. */
export const verificationsWhenRefused = 10;

/** An operation with a lower limit, in a window of its own, and with an error of its own. */
interface OperationLimit {
  readonly requests: number;
  /** Seconds. */
  readonly window: number;
  readonly error: HttpError;
}

/** The error catalogue has an error for too frequent prunes: each prune reads all members of a guild. */
const operationLimits: Readonly<Record<string, OperationLimit>> = {
  beginGuildPrune: { requests: 30, window: 600, error: errors.maximumPruneRequests() },
};

/** All counters of one kind of caller. Separate tables keep one kind from using up the capacity of another. */
interface Counters {
  readonly routes: RateLimitWindows;
  readonly global: RateLimitWindows;
  readonly invalid: RateLimitWindows;
  readonly operations: ReadonlyMap<string, RateLimitWindows>;
}

/** The caller that a request counts for: an authenticated one, or an IP address. */
interface Caller {
  readonly name: string;
  readonly counters: Counters;
  /** The credential of an authenticated caller. */
  readonly credential?: Credential;
}

/**
 * Rate limits of section 3.5 of docs/readings.md: per caller and route with its major parameters, per caller across all
 * routes, and for refused requests. A caller is the bot or user of a valid credential, a webhook or interaction by its
 * token in the path, or else the client's IP address. Invalid credentials count for the IP address.
 *
 * An IP address above the limit of refused requests is refused unless a request has a valid credential. An unknown
 * credential costs a lookup: such an IP address gets `verificationsWhenRefused` lookups per second, any other one as
 * many as its request limit. Lookups that find a valid credential do not count.
 *
 * Every process counts separately: with N instances, a caller's limit is N times as high.
 */
export function createRateLimits({ config, findBucket, verify, now, onLimited }: RateLimitOptions): Admit {
  const callers = new VerifiedCallers(verify, now);
  const [authenticated, addresses] = [createCounters(config, now), createCounters(config, now)];
  const verifications = new RateLimitWindows({ limit: verificationsWhenRefused, length: 1000, now });

  const refuse = (response: ServerResponse, limit: Limit, state: WindowState, error?: HttpError): false => {
    onLimited?.(limit);
    const isGlobal = limit === "global" || limit === "invalid";
    if (isGlobal) response.setHeader("X-RateLimit-Global", "true");
    // Rounded up, so that a client that waits this long is not refused again.
    response.setHeader("Retry-After", String(Math.max(1, Math.ceil(state.resetAfter / 1000))));
    sendJson(response, 429, {
      ...(error !== undefined && { code: error.code }),
      message: error?.message ?? "You are being rate limited.",
      retry_after: state.resetAfter / 1000,
      global: isGlobal,
    });
    return false;
  };

  const countRefusal = ({ name, counters, credential }: Caller, address: Caller, status: number): void => {
    if (!invalidStatuses.has(status)) return;
    if (status === 401 && credential !== undefined) {
      // The credential was valid earlier.
      callers.forget(credential);
      addresses.invalid.take(address.name);
    } else counters.invalid.take(name);
  };

  const decide = (response: ServerResponse, bucket: Bucket | undefined, caller: Caller, address: Caller): boolean => {
    response.once("finish", () => countRefusal(caller, address, response.statusCode));
    const { name, counters } = caller;
    const refused = counters.invalid.peek(name);
    if (!refused.allowed) return refuse(response, "invalid", refused);
    const all = counters.global.take(name);
    if (!all.allowed) return refuse(response, "global", all);
    if (bucket === undefined) return true;
    const { operation } = bucket;
    const key = caller === address ? bucket.keyWithoutToken : bucket.key;
    const own = counters.operations.get(operation);
    const state = (own ?? counters.routes).take(name, key);
    setHeaders(response, bucket.name, state);
    if (state.allowed) return true;
    return own === undefined
      ? refuse(response, "route", state)
      : refuse(response, "operation", state, operationLimits[operation]?.error);
  };

  return (request, response, path) => {
    const address: Caller = { name: clientAddress(request.socket.remoteAddress), counters: addresses };
    const bucket = path === undefined ? undefined : findBucket(request.method ?? "GET", path);
    const credential = credentialIn(request, path, bucket);
    if (credential === undefined) return decide(response, bucket, address, address);
    const authenticatedAs = (name: string | null | undefined): Caller =>
      name == null ? address : { name, counters: authenticated, credential };
    const known = callers.known(credential);
    if (known !== undefined) return decide(response, bucket, authenticatedAs(known), address);

    const refused = addresses.invalid.peek(address.name);
    const budget = refused.allowed ? addresses.global : verifications;
    const state = budget.take(address.name);
    if (!state.allowed) {
      response.once("finish", () => countRefusal(address, address, response.statusCode));
      return refused.allowed ? refuse(response, "global", state) : refuse(response, "invalid", refused);
    }
    return callers.verify(credential).then(
      (name) => {
        // Below the limit, the request itself counts for the IP address if its credential is invalid.
        if (name !== undefined || refused.allowed) budget.release(address.name);
        return decide(response, bucket, authenticatedAs(name), address);
      },
      // The database cannot be read; the interface reports the error.
      () => {
        budget.release(address.name);
        return decide(response, bucket, address, address);
      },
    );
  };
}

function createCounters(config: RateLimitConfig, now: () => number): Counters {
  const operations = Object.entries(operationLimits).map(
    ([operation, { requests, window }]) =>
      [operation, new RateLimitWindows({ limit: requests, length: window * 1000, now })] as const,
  );
  return {
    routes: new RateLimitWindows({ limit: config.route, length: config.window * 1000, now }),
    global: new RateLimitWindows({ limit: config.global, length: 1000, now }),
    invalid: new RateLimitWindows({ limit: config.invalid, length: invalidWindow, now }),
    operations: new Map(operations),
  };
}

/** The credential by which the operation authenticates; others in the request are ignored. */
function credentialIn(
  { headers: { authorization } }: IncomingMessage,
  path: string | undefined,
  bucket: Bucket | undefined,
): Credential | undefined {
  if (path === undefined || bucket?.isAuthenticated === true) return credentialOf(authorization);
  return bucket?.pathToken && { kind: "path", ...bucket.pathToken };
}

function setHeaders(response: ServerResponse, bucket: string, state: WindowState): void {
  response.setHeader("X-RateLimit-Limit", String(state.limit));
  response.setHeader("X-RateLimit-Remaining", String(state.remaining));
  response.setHeader("X-RateLimit-Reset", (state.endsAt / 1000).toFixed(3));
  response.setHeader("X-RateLimit-Reset-After", (state.resetAfter / 1000).toFixed(3));
  response.setHeader("X-RateLimit-Bucket", bucket);
}
