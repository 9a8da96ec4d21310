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
export function createRateLimits(options: RateLimitOptions): Admit {
  const limiter = new RateLimiter(options);
  return (request, response, path) => limiter.admit(request, response, path);
}

/** A request to be counted. */
interface CountedRequest {
  readonly response: ServerResponse;
  readonly bucket: Bucket | undefined;
  /** The client's IP address, as a caller. */
  readonly ip: Caller;
}

class RateLimiter {
  readonly #findBucket: FindBucket;
  readonly #onLimited: RateLimitOptions["onLimited"];
  readonly #callers: VerifiedCallers;
  readonly #authenticated: Counters;
  readonly #ips: Counters;
  readonly #verifications: RateLimitWindows;

  constructor({ config, findBucket, verify, now, onLimited }: RateLimitOptions) {
    this.#findBucket = findBucket;
    this.#onLimited = onLimited;
    this.#callers = new VerifiedCallers(verify, now);
    this.#authenticated = createCounters(config, now);
    this.#ips = createCounters(config, now);
    this.#verifications = new RateLimitWindows({ limit: verificationsWhenRefused, length: 1000, now });
  }

  admit(request: IncomingMessage, response: ServerResponse, path: string | undefined): boolean | Promise<boolean> {
    const ip: Caller = { name: clientAddress(request.socket.remoteAddress), counters: this.#ips };
    const bucket = path === undefined ? undefined : this.#findBucket(request.method ?? "GET", path);
    const credential = credentialIn(request, path, bucket);
    const counted = { response, bucket, ip };
    if (credential === undefined) return this.#count(counted, ip);
    const known = this.#callers.known(credential);
    if (known === undefined) return this.#verifyAndCount(counted, credential);
    return this.#count(counted, this.#callerOf(counted, credential, known));
  }

  #callerOf({ ip }: CountedRequest, credential: Credential, name: string | null | undefined): Caller {
    return name == null ? ip : { name, counters: this.#authenticated, credential };
  }

  #verifyAndCount(request: CountedRequest, credential: Credential): boolean | Promise<boolean> {
    const { response, ip } = request;
    const refused = this.#ips.invalid.peek(ip.name);
    const budget = refused.allowed ? this.#ips.global : this.#verifications;
    const state = budget.take(ip.name);
    if (!state.allowed) {
      response.once("finish", () => this.#countRefusal(ip, ip, response.statusCode));
      return refused.allowed ? this.#refuse(response, "global", state) : this.#refuse(response, "invalid", refused);
    }
    return this.#callers.verify(credential).then(
      (name) => {
        // Below the limit, the request itself counts for the IP address if its credential is invalid.
        if (name !== undefined || refused.allowed) budget.release(ip.name);
        return this.#count(request, this.#callerOf(request, credential, name));
      },
      // The database cannot be read; the interface reports the error.
      () => {
        budget.release(ip.name);
        return this.#count(request, ip);
      },
    );
  }

  #count({ response, bucket, ip }: CountedRequest, caller: Caller): boolean {
    response.once("finish", () => this.#countRefusal(caller, ip, response.statusCode));
    const { name, counters } = caller;
    const refused = counters.invalid.peek(name);
    if (!refused.allowed) return this.#refuse(response, "invalid", refused);
    const all = counters.global.take(name);
    if (!all.allowed) return this.#refuse(response, "global", all);
    if (bucket === undefined) return true;
    const { operation } = bucket;
    const key = caller === ip ? bucket.keyWithoutToken : bucket.key;
    const own = counters.operations.get(operation);
    const state = (own ?? counters.routes).take(name, key);
    setHeaders(response, bucket.name, state);
    if (state.allowed) return true;
    return own === undefined
      ? this.#refuse(response, "route", state)
      : this.#refuse(response, "operation", state, operationLimits[operation]?.error);
  }

  #countRefusal({ name, counters, credential }: Caller, ip: Caller, status: number): void {
    if (!invalidStatuses.has(status)) return;
    if (status === 401 && credential !== undefined) {
      // The credential was valid earlier.
      this.#callers.forget(credential);
      this.#ips.invalid.take(ip.name);
    } else counters.invalid.take(name);
  }

  #refuse(response: ServerResponse, limit: Limit, state: WindowState, error?: HttpError): false {
    this.#onLimited?.(limit);
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
  }
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
