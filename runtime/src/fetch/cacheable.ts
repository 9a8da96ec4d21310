/** Headers of a 304 that describe it, and not the stored response (RFC 9111, section 3.2). */
const headersOfMessage: readonly string[] = [
  "connection",
  "content-encoding",
  "content-length",
  "content-range",
  "content-type",
  "keep-alive",
  "transfer-encoding",
];

/** The headers of a stored response after a 304. */
export function mergedHeaders(stored: Headers, validated: Headers): Headers {
  const merged = new Headers(stored);
  for (const [name, value] of validated) {
    // `append` keeps `Set-Cookie` headers separate. Responses with cookies are not stored.
    if (name === "set-cookie") merged.append(name, value);
    else if (!headersOfMessage.includes(name)) merged.set(name, value);
  }
  return merged;
}

/**
 * Whether a response may be stored and reused for requests with the same headers, except the ignored ones. Cookies that
 * the response sets are for one caller.
 */
export function mayStore(response: Headers, ignored: readonly string[]): boolean {
  if (response.has("set-cookie") || /(^|[\s,])no-store\b/i.test(response.get("cache-control") ?? "")) return false;
  const varying = (response.get("vary") ?? "").toLowerCase().split(/[\s,]+/);
  return !varying.some((name) => name === "*" || ignored.includes(name));
}

/** The tag for the weak comparison of RFC 9110, section 8.8.3.2. */
export function tagOf(etag: string): string {
  return etag.replace(/^W\//, "");
}
