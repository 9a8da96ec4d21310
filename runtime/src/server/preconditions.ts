import { HttpError } from "./http-error.js";
import type { RequestFacts } from "./request-facts.js";

/** The part of a context that conditional requests are read from. */
export type ConditionalRequest = Pick<RequestFacts, "method" | "header">;

/**
 * Compares `If-Match` and `If-None-Match` with the current state of a resource, before a handler changes it (RFC 9110, section 13).
 * Throws an HttpError with the status 412 if the caller's condition is false. A request without these headers passes. Call it
 * in the transaction that changes the resource. `GET` and `HEAD` pass with `If-None-Match`: the server sends a 304 for operations that declare
 * it.
 *
 * @param etag The current entity tag with its quotes, such as `"7"` or `W/"7"`; undefined if the resource does not exist.
 *
 * @example
 * ```ts
 * import { checkPreconditions } from "@guildwire/runtime/server";
 *
 * const request = (ifMatch: string) => ({ method: "PUT", header: (name: string) => (name === "if-match" ? ifMatch : undefined) });
 * checkPreconditions(request('"6", "7"'), '"7"');
 * checkPreconditions(request('"6"'), '"7"'); // throws HttpError
 * ```
 */
export function checkPreconditions({ method, header }: ConditionalRequest, etag: string | undefined): void {
  const match = header("if-match");
  if (match !== undefined) {
    // Strong comparison: a weak tag never matches.
    if (!listMatches(match, etag, (one, other) => one === other && !one.startsWith("W/"))) throw new HttpError(412);
  }
  const noneMatch = header("if-none-match");
  if (noneMatch === undefined || method === "GET" || method === "HEAD") return;
  if (listMatches(noneMatch, etag, isSameWeakly)) throw new HttpError(412);
}

/**
 * Whether the caller has the current representation, so that the response is a 304. The server asks it for operations that declare 304 and
 * `ETag`.
 *
 * @param etag The current entity tag with its quotes, such as `"7"` or `W/"7"`; undefined if there is none.
 *
 * @example
 * ```ts
 * import { isNotModified } from "@guildwire/runtime/server";
 *
 * const header = (name: string) => (name === "if-none-match" ? 'W/"7"' : undefined);
 * isNotModified({ header }, '"7"'); // => true
 * isNotModified({ header }, '"8"'); // => false
 * ```
 */
export function isNotModified({ header }: Pick<ConditionalRequest, "header">, etag: string | undefined): boolean {
  const noneMatch = header("if-none-match");
  return noneMatch !== undefined && etag !== undefined && listMatches(noneMatch, etag, isSameWeakly);
}

/** Whether the request states a precondition. */
export function hasPrecondition({ header }: ConditionalRequest): boolean {
  return header("if-match") !== undefined || header("if-none-match") !== undefined;
}

function listMatches(list: string, etag: string | undefined, isSame: (one: string, other: string) => boolean): boolean {
  if (etag === undefined) return false;
  if (list.trim() === "*") return true;
  // Some senders write `w/`, which must not match strongly either.
  return (list.match(/(?:W\/)?"[^"]*"/gi) ?? []).some((one) => isSame(one, etag));
}

function isSameWeakly(one: string, other: string): boolean {
  return one.replace(/^W\//i, "") === other.replace(/^W\//i, "");
}
