import { failureAt } from "./failure.js";
import { HttpError } from "./http-error.js";
import type { RequestFacts } from "./request-facts.js";

/** The part of a context that conditional requests are read from. */
export type ConditionalRequest = Pick<RequestFacts, "method" | "header">;

/**
 * Compares `If-Match` and `If-None-Match` with the current state of a resource, before a handler changes it (RFC 9110, section 13).
 * Call it in the transaction that changes the resource.
 *
 * Throws an HttpError with the status 412 if the condition is false, and a Failure with the status 400 if it is malformed, such as a tag
 * without quotes. A request without these headers passes. `GET` and `HEAD` pass with `If-None-Match`: the server sends a 304
 * for operations that declare it.
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
  const match = tagsOf(header, "If-Match");
  // Strong comparison: a weak tag never matches, in any spelling.
  if (match !== undefined && !listMatches(match, etag, (one, other) => one === other && !one.startsWith("W/")))
    throw new HttpError(412);
  if (method === "GET" || method === "HEAD") return;
  const noneMatch = tagsOf(header, "If-None-Match");
  if (noneMatch !== undefined && listMatches(noneMatch, etag, isSameWeakly)) throw new HttpError(412);
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

/**
 * Requires a precondition. Throws a Failure that locates a malformed one, and an HttpError with the status 428 for a request without any.
 * A list without tags is valid (RFC 9110, section 5.6.1), and states no condition.
 */
export function requirePrecondition({ header }: ConditionalRequest): void {
  const lists = [tagsOf(header, "If-Match"), tagsOf(header, "If-None-Match")];
  if (!lists.some((list) => list !== undefined && /[^\s,]/.test(list))) throw new HttpError(428);
}

/** Returns the value of a header. Throws a Failure if it is neither `*` nor a list of entity tags (RFC 9110, section 8.8.3). */
function tagsOf(header: ConditionalRequest["header"], name: string): string | undefined {
  const value = header(name.toLowerCase());
  const items = value?.trim() === "*" ? [] : value?.replace(tags, '""').split(",");
  if (items === undefined || items.every((item) => ["", '""'].includes(item.trim()))) return value;
  throw failureAt("invalid-request", `/${name}`, "entity-tags", 'must be * or a list of entity tags, such as "7"');
}

/** Some senders write `w/`. */
const tags = /(?:W\/)?"[^"]*"/gi;

function listMatches(list: string, etag: string | undefined, isSame: (one: string, other: string) => boolean): boolean {
  if (etag === undefined) return false;
  if (list.trim() === "*") return true;
  return (list.match(tags) ?? []).some((one) => isSame(one, etag));
}

function isSameWeakly(one: string, other: string): boolean {
  return one.replace(/^W\//i, "") === other.replace(/^W\//i, "");
}
