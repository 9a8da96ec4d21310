import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { errors, type HttpError } from "@guildwire/api/server";
import type { RateLimitConfig } from "../config.js";
import type { FindBucket } from "./buckets.js";
import { sendJson } from "./send.js";
import { type WindowState, Windows } from "./windows.js";

/** Which limit has refused a request. */
export type Limit = "route" | "operation" | "global" | "invalid";

export interface RateLimitOptions {
  readonly config: RateLimitConfig;
  readonly findBucket: FindBucket;
  /** Milliseconds since 1970, of the machine: limits are about load, so the clock that tests move has no say in them. */
  readonly now: () => number;
  readonly onLimited?: (limit: Limit) => void;
}

/**
 * Decides whether a request goes on.
 *
 * @param path Path below the interface's base path.
 * @returns Whether it does; else it has been answered 429.
 */
export type Admit = (request: IncomingMessage, response: ServerResponse, path: string) => boolean;

const invalidWindow = 600_000;
const invalidStatuses: ReadonlySet<number> = new Set([401, 403, 429]);

/** An operation that has a lower limit than the others, in a window of its own, and an error that says so. */
interface OperationLimit {
  readonly requests: number;
  /** Seconds. */
  readonly window: number;
  readonly error: HttpError;
}

/** The catalogue has an error for prunes that follow each other too quickly: each reads all members of a guild. */
const operationLimits: Readonly<Record<string, OperationLimit>> = {
  beginGuildPrune: { requests: 30, window: 600, error: errors.maximumPruneRequests() },
};

/**
 * Rate limits as 3.5 of docs/readings.md has them: per route with its major parameters and per caller, over all routes per caller, and
 * for requests that were refused. A caller is a login, or the address of one who has none; refusals are counted by address,
 * since a wrong login costs nothing to make up.
 *
 * Every process counts for itself: with several instances a caller has so many times the limit.
 */
export function createRateLimits({ config, findBucket, now, onLimited }: RateLimitOptions): Admit {
  const routes = new Windows(config.route, config.window * 1000, now);
  const global = new Windows(config.global, 1000, now);
  const invalid = new Windows(config.invalid, invalidWindow, now);
  const own = new Map(
    Object.entries(operationLimits).map(([operation, { requests, window, error }]) => [
      operation,
      { windows: new Windows(requests, window * 1000, now), error },
    ]),
  );
  const refuse = (response: ServerResponse, limit: Limit, state: WindowState, error?: HttpError): boolean => {
    onLimited?.(limit);
    const isGlobal = limit === "global" || limit === "invalid";
    if (isGlobal) response.setHeader("X-RateLimit-Global", "true");
    // Rounded up, so that nobody who waits as long is refused again.
    response.setHeader("Retry-After", String(Math.max(1, Math.ceil(state.resetAfter / 1000))));
    sendJson(response, 429, {
      ...(error !== undefined && { code: error.code }),
      message: error?.message ?? "You are being rate limited.",
      retry_after: state.resetAfter / 1000,
      global: isGlobal,
    });
    return false;
  };
  return (request, response, path) => {
    const address = request.socket.remoteAddress ?? "";
    response.once("finish", () => {
      if (invalidStatuses.has(response.statusCode)) invalid.take(address);
    });
    const refused = invalid.peek(address);
    if (!refused.allowed) return refuse(response, "invalid", refused);
    const caller = callerOf(request, address);
    const all = global.take(caller);
    if (!all.allowed) return refuse(response, "global", all);
    const bucket = findBucket(request.method ?? "GET", path);
    if (bucket === undefined) return true;
    const limited = own.get(bucket.operation);
    const state = (limited?.windows ?? routes).take(`${caller} ${bucket.key}`);
    setHeaders(response, bucket.name, state);
    return state.allowed || refuse(response, limited === undefined ? "route" : "operation", state, limited?.error);
  };
}

function setHeaders(response: ServerResponse, bucket: string, state: WindowState): void {
  response.setHeader("X-RateLimit-Limit", String(state.limit));
  response.setHeader("X-RateLimit-Remaining", String(state.remaining));
  response.setHeader("X-RateLimit-Reset", (state.endsAt / 1000).toFixed(3));
  response.setHeader("X-RateLimit-Reset-After", (state.resetAfter / 1000).toFixed(3));
  response.setHeader("X-RateLimit-Bucket", bucket);
}

/** Logins are remembered by their hash only. */
function callerOf(request: IncomingMessage, address: string): string {
  const { authorization } = request.headers;
  return authorization === undefined ? address : createHash("sha256").update(authorization).digest("base64url");
}
