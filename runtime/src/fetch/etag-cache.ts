import type { Fetch } from "../client/draft.js";
import { type BoundedStore, createBoundedStore } from "./bounded-store.js";
import { mayStore, mergedHeaders, tagOf } from "./cacheable.js";
import { captureBody } from "./capture-body.js";

export interface EtagCacheOptions {
  /** Maximum number of stored responses. Default: 500. */
  readonly maxEntries?: number | undefined;
  /** Maximum size of all stored responses with their headers and keys, in bytes. Default: 10,000,000. */
  readonly maxBytes?: number | undefined;
  /** Maximum size of one stored body in bytes. Default: a tenth of `maxBytes`. */
  readonly maxBodyBytes?: number | undefined;
  /**
   * Request headers that do not select a stored response, since they differ in each request. Default: `baggage`,
   * `traceparent` and `tracestate`. All other headers do, so that a response is reused only for the same credentials.
   */
  readonly ignoredHeaders?: readonly string[] | undefined;
}

/** A stored response. Immutable: validation replaces it. */
interface StoredResponse {
  readonly etag: string;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer> | null;
}

interface CachedRequest {
  readonly send: Fetch;
  readonly url: string;
  readonly init: RequestInit;
  readonly headers: Headers;
  readonly key: string;
}

interface EtagCache {
  readonly store: BoundedStore<StoredResponse>;
  readonly ignored: readonly string[];
  readonly maxBodyBytes: number;
}

/** Preconditions and ranges of the caller, whose response is for the caller. */
const conditionalHeaders: readonly string[] = [
  "if-match",
  "if-modified-since",
  "if-none-match",
  "if-range",
  "if-unmodified-since",
  "range",
];

/** Headers that contain credentials cannot be ignored. */
const credentialHeaders: readonly string[] = ["authorization", "cookie", "proxy-authorization"];

/**
 * Creates a `fetch` that stores responses to GET and HEAD with an `ETag`. It validates them with the server before every
 * reuse: a 304 becomes the stored response, with the status 200 and the headers of the 304. A response is reused only for
 * the same method, URL and headers, and never with `no-store` (RFC 9111). Requests to which a browser may add cookies are
 * not cached.
 *
 * @param send The underlying function, such as the global `fetch`.
 * @throws TypeError if a bound is not a number of at least 0, or `ignoredHeaders` names a header with credentials.
 *
 * @example
 * ```ts
 * import { withEtagCache, withMocks } from "@guildwire/runtime/fetch";
 *
 * const mocks = withMocks({
 *   "GET /items": ({ headers }) =>
 *     headers.has("if-none-match") ? { status: 304 } : { json: ["first"], headers: { etag: '"1"' } },
 * });
 * const cached = withEtagCache(mocks, { maxEntries: 100 });
 * await (await cached("https://api.example.com/items", {})).json(); // => ["first"]
 * await (await cached("https://api.example.com/items", {})).json(); // => ["first"]
 * mocks.requests[1]?.headers.get("if-none-match"); // => '"1"'
 * ```
 */
export function withEtagCache(send: Fetch, options: EtagCacheOptions = {}): Fetch {
  const { maxEntries = 500, maxBytes = 10_000_000 } = options;
  const { maxBodyBytes = Math.floor(maxBytes / 10), ignoredHeaders = ["baggage", "traceparent", "tracestate"] } =
    options;
  for (const [name, bound] of Object.entries({ maxEntries, maxBytes, maxBodyBytes })) {
    if (!(bound >= 0)) throw new TypeError(`${name} must be a number of at least 0, not ${bound}`);
  }
  const ignored = ignoredHeaders.map((name) => name.toLowerCase());
  const secret = ignored.find((name) => credentialHeaders.includes(name));
  if (secret !== undefined) throw new TypeError(`ignoredHeaders contains ${secret}, which selects responses`);
  const cache: EtagCache = { store: createBoundedStore(maxEntries, maxBytes), ignored, maxBodyBytes };
  return async (url, init) => {
    const headers = new Headers(init.headers);
    if (!isCacheable(init, headers) || hasHiddenCookies(url, init)) return send(url, init);
    return sendCached({ send, url, init, headers, key: keyOf(url, init, headers, ignored) }, cache);
  };
}

function isCacheable({ method = "GET", cache }: RequestInit, headers: Headers): boolean {
  if (!/^(get|head)$/i.test(method) || cache === "no-store") return false;
  if (/\bno-store\b/i.test(headers.get("cache-control") ?? "")) return false;
  return !conditionalHeaders.some((name) => headers.has(name));
}

/** Whether a browser may add cookies. They are credentials that the key does not contain. */
function hasHiddenCookies(url: string, { credentials = "same-origin" }: RequestInit): boolean {
  const { location } = globalThis as { location?: Location };
  if (credentials !== "same-origin" || location === undefined) return credentials === "include";
  return new URL(url, location.href).origin === location.origin;
}

/** `Headers` iterates in the order of names, in lower case. */
function keyOf(url: string, { method = "GET" }: RequestInit, headers: Headers, ignored: readonly string[]): string {
  return JSON.stringify([method.toUpperCase(), url, ...[...headers].filter(([name]) => !ignored.includes(name))]);
}

async function sendCached(request: CachedRequest, cache: EtagCache): Promise<Response> {
  const { send, url, init, headers, key } = request;
  const stored = cache.store.get(key);
  if (stored === undefined) return storing(await send(url, init), request, cache);
  const conditional = { ...init, headers: { ...Object.fromEntries(headers), "if-none-match": stored.etag } };
  const response = await send(url, conditional);
  if (response.status !== 304) return storing(response, request, cache);
  await response.body?.cancel();
  const etag = response.headers.get("etag");
  if (etag !== null && tagOf(etag) !== tagOf(stored.etag)) {
    // The server validated another response than the one that is stored.
    cache.store.delete(key);
    return storing(await send(url, init), request, cache);
  }
  const validated = { ...stored, headers: mergedHeaders(stored.headers, response.headers) };
  keep(validated, request, cache);
  return createResponse(response, validated.body, validated.headers);
}

/** Stores a response once its body has been read to its end. */
function storing(response: Response, request: CachedRequest, cache: EtagCache): Response {
  const { status, headers, body } = response;
  const etag = headers.get("etag");
  if (status !== 200) return response;
  if (etag === null || !mayStore(headers, cache.ignored)) {
    cache.store.delete(request.key);
    return response;
  }
  if (body === null) {
    keep({ etag, headers: new Headers(headers), body: null }, request, cache);
    return response;
  }
  if (Number(headers.get("content-length")) > cache.maxBodyBytes) return response;
  const captured = captureBody(body, cache.maxBodyBytes, (bytes) =>
    keep({ etag, headers: new Headers(headers), body: bytes }, request, cache),
  );
  return createResponse(response, captured, headers);
}

/** Replaces the stored response, or deletes it if the new headers do not permit storing. */
function keep(stored: StoredResponse, { key }: CachedRequest, { store, ignored }: EtagCache): void {
  if (!mayStore(stored.headers, ignored)) store.delete(key);
  else store.set(key, stored, key.length + JSON.stringify([...stored.headers]).length + (stored.body?.length ?? 0));
}

/** A response with another body, and the URL of the original, which no constructor accepts. */
function createResponse(original: Response, body: ReadableStream | StoredResponse["body"], headers: Headers): Response {
  const { status, statusText, url, redirected } = original;
  const statusLine = status === 304 ? { status: 200, statusText: "OK" } : { status, statusText };
  const response = new Response(body, { ...statusLine, headers });
  return Object.defineProperties(response, { url: { value: url }, redirected: { value: redirected } });
}
