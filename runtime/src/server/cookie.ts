import type { RequestFacts } from "./request-facts.js";

/** The text of a cookie as it was sent, percent-encoded or not; the first one of its name counts. */
export function rawCookie(header: string | undefined, name: string): string | undefined {
  if (header === undefined) return undefined;
  for (const pair of header.split(";")) {
    const equals = pair.indexOf("=");
    if (equals === -1 || pair.slice(0, equals).trim() !== name) continue;
    const value = pair.slice(equals + 1).trim();
    return value.length > 1 && value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value;
  }
  return undefined;
}

/** A cookie, decoded; undefined when it is not there or its encoding is broken. */
export function cookieOf(request: RequestFacts, name: string): string | undefined {
  const raw = rawCookie(request.header("cookie"), name);
  try {
    return raw === undefined ? undefined : decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}
