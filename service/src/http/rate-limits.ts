import type { IncomingMessage, ServerResponse } from "node:http";
import type { HttpError } from "@guildwire/api/server";
import { type Credential, credentialOf, type VerifyCredential } from "../access/credentials.js";
import { clientAddress } from "../limits/client-address.js";
import {
  addressTables,
  createTables,
  type Limit,
  operationLimits,
  type RateLimitConfig,
  type Tables,
  verifications,
} from "../limits/limit-tables.js";
import type { WindowState } from "../limits/rate-limit-windows.js";
import { addressOfClient, type TrustedProxies } from "../limits/trusted-proxies.js";
import { LocalWindowStore, type WindowStep, type WindowStore, type WindowTable } from "../limits/window-store.js";
import type { Bucket, FindBucket } from "./buckets.js";
import { sendJson } from "./send.js";
import { VerifiedCallers } from "./verified-callers.js";

export interface RateLimitOptions {
  readonly config: RateLimitConfig;
  readonly findBucket: FindBucket;
  readonly verify: VerifyCredential;
  /**
   * The machine's time in milliseconds since 1970. Limits are about load, so the clock that tests move does not affect
   * them.
   */
  readonly now: () => number;
  /** Where requests are counted. Default: in the memory of this process. */
  readonly store?: WindowStore;
  /** The proxies that state the IP addresses of clients. Default: none. */
  readonly proxies?: TrustedProxies | undefined;
  readonly onLimited?: (limit: Limit) => void;
}

/**
 * Decides whether a request is admitted. Returns synchronously unless a credential must be verified, or requests are
 * counted elsewhere.
 *
 * @param path Path below the interface's base path, or the whole path of an operation of bots; undefined for a stream of
 *   events, where every request must authenticate by header.
 * @returns Whether the request is admitted; otherwise the response is already sent (429). Never rejects.
 */
export type Admit = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string | undefined,
) => boolean | Promise<boolean>;

export interface RateLimits {
  readonly admit: Admit;
  /** Like `admit`, for a request whose credentials are known to be invalid. */
  readonly admitByAddress: (request: IncomingMessage, response: ServerResponse) => boolean | Promise<boolean>;
}

const invalidStatuses: ReadonlySet<number> = new Set([401, 403, 429]);

/** The caller that a request counts for: an authenticated one, or an IP address. */
interface Caller {
  readonly name: string;
  readonly tables: Tables;
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
 * Where processes count separately, a caller's limit is N times as high with N instances; a shared store makes it exact.
 */
export function createRateLimits(options: RateLimitOptions): RateLimits {
  const limiter = new RateLimiter(options);
  return {
    admit: (request, response, path) => limiter.admit(request, response, path),
    admitByAddress: (request, response) => limiter.admitByAddress(request, response),
  };
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
  readonly #store: WindowStore;
  readonly #proxies: TrustedProxies | undefined;
  readonly #authenticated: Tables;
  readonly #ips: Tables;

  constructor({ config, findBucket, verify, now, store, proxies, onLimited }: RateLimitOptions) {
    this.#findBucket = findBucket;
    this.#onLimited = onLimited;
    this.#callers = new VerifiedCallers(verify, now);
    this.#store = store ?? new LocalWindowStore(now);
    this.#proxies = proxies;
    this.#authenticated = createTables("caller", config);
    this.#ips = addressTables(config);
  }

  admitByAddress(request: IncomingMessage, response: ServerResponse): boolean | Promise<boolean> {
    const ip = this.#ipOf(request);
    return this.#count({ response, bucket: undefined, ip }, ip);
  }

  admit(request: IncomingMessage, response: ServerResponse, path: string | undefined): boolean | Promise<boolean> {
    const ip = this.#ipOf(request);
    const bucket = path === undefined ? undefined : this.#findBucket(request.method ?? "GET", path);
    const credential = credentialIn(request, path, bucket);
    const counted = { response, bucket, ip };
    if (credential === undefined) return this.#count(counted, ip);
    const known = this.#callers.known(credential);
    if (known === undefined) return this.#verifyAndCount(counted, credential);
    return this.#count(counted, this.#callerOf(counted, credential, known));
  }

  #ipOf(request: IncomingMessage): Caller {
    return { name: clientAddress(addressOfClient(request, this.#proxies)), tables: this.#ips };
  }

  #callerOf({ ip }: CountedRequest, credential: Credential, name: string | null | undefined): Caller {
    return name == null ? ip : { name, tables: this.#authenticated, credential };
  }

  #verifyAndCount(request: CountedRequest, credential: Credential): boolean | Promise<boolean> {
    const { response, ip } = request;
    const { invalid, global } = ip.tables;
    const steps = [stepOf("peek", invalid, ip), stepOf("take", global, ip)];
    return after(this.#store.count(steps), ([refused, all]) => {
      const refuse = (limit: Limit, state: WindowState): false => {
        response.once("finish", () => this.#countRefusal(ip, ip, response.statusCode));
        return this.#refuse(response, limit, state);
      };
      if (refused?.allowed === true) {
        if (all?.allowed === false) return refuse("global", all);
        // The request itself counts for the IP address if its credential is invalid.
        return this.#verify(request, credential, { onValid: global, onInvalid: global });
      }
      return after(this.#store.count([stepOf("take", verifications, ip)]), ([budget]) =>
        refused !== undefined && budget?.allowed === false
          ? refuse("invalid", refused)
          : this.#verify(request, credential, { onValid: verifications }),
      );
    });
  }

  /** Verifies the credential, counts the request, and takes back the lookup from one of the tables. */
  #verify(
    request: CountedRequest,
    credential: Credential,
    { onValid, onInvalid }: { readonly onValid: WindowTable; readonly onInvalid?: WindowTable },
  ): Promise<boolean> {
    const { ip } = request;
    const release = (table: WindowTable | undefined) => (table === undefined ? [] : [stepOf("release", table, ip)]);
    return this.#callers.verify(credential).then(
      (name) =>
        this.#count(
          request,
          this.#callerOf(request, credential, name),
          release(name === undefined ? onInvalid : onValid),
        ),
      // The database cannot be read; the interface reports the error.
      () => this.#count(request, ip, release(onValid)),
    );
  }

  /** @param before Steps that precede the counting. */
  #count(
    { response, bucket, ip }: CountedRequest,
    caller: Caller,
    before: readonly WindowStep[] = [],
  ): boolean | Promise<boolean> {
    response.once("finish", () => this.#countRefusal(caller, ip, response.statusCode));
    const { tables } = caller;
    const steps = [...before, stepOf("peek", tables.invalid, caller), stepOf("take", tables.global, caller)];
    const own = bucket && tables.operations.get(bucket.operation);
    if (bucket !== undefined) {
      const key = caller === ip ? bucket.keyWithoutToken : bucket.key;
      steps.push({ ...stepOf("take", own ?? tables.routes, caller), key });
    }
    return after(this.#store.count(steps), (states) => {
      const [refused, all, state] = states.slice(before.length);
      if (refused?.allowed === false) return this.#refuse(response, "invalid", refused);
      if (all?.allowed === false) return this.#refuse(response, "global", all);
      if (bucket === undefined || state === undefined) return true;
      setHeaders(response, bucket.name, state);
      if (state.allowed) return true;
      return own === undefined
        ? this.#refuse(response, "route", state)
        : this.#refuse(response, "operation", state, operationLimits[bucket.operation]?.error);
    });
  }

  #countRefusal(caller: Caller, ip: Caller, status: number): void {
    if (!invalidStatuses.has(status)) return;
    // A credential that gets a 401 was valid earlier.
    const isOutdated = status === 401 && caller.credential !== undefined;
    if (isOutdated && caller.credential !== undefined) this.#callers.forget(caller.credential);
    const counted = isOutdated ? ip : caller;
    void this.#store.count([stepOf("take", counted.tables.invalid, counted)]);
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

function stepOf(action: WindowStep["action"], table: WindowTable, caller: Caller): WindowStep {
  return { action, table, caller: caller.name };
}

/** Continues at once with a value that is there already. */
function after<Value, Result>(
  value: Value | Promise<Value>,
  next: (value: Value) => Result | Promise<Result>,
): Result | Promise<Result> {
  return value instanceof Promise ? value.then(next) : next(value);
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
