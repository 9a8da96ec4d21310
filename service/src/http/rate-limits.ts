import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { RateLimitConfig } from "../config.js";
import type { FindBucket } from "./buckets.js";
import { sendJson } from "./send.js";
import { type WindowState, Windows } from "./windows.js";

/** Which limit has refused a request. */
export type Limit = "route" | "global" | "invalid";

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
  const refuse = (response: ServerResponse, limit: Limit, state: WindowState): boolean => {
    onLimited?.(limit);
    const isGlobal = limit !== "route";
    if (isGlobal) response.setHeader("X-RateLimit-Global", "true");
    // Rounded up, so that nobody who waits as long is refused again.
    response.setHeader("Retry-After", String(Math.max(1, Math.ceil(state.resetAfter / 1000))));
    sendJson(response, 429, {
      message: "You are being rate limited.",
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
    const state = routes.take(`${caller} ${bucket.key}`);
    setHeaders(response, bucket.name, state);
    return state.allowed || refuse(response, "route", state);
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
