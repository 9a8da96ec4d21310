import type { RequestFacts } from "./request-facts.js";

/** The text of a cookie as it was sent, percent-encoded or not; the first one of its name counts. */
export function rawCookie(header: string | undefined, name: string): string | undefined {
  return rawCookies(header, name)[0];
}

/** The texts of all cookies of a name as they were sent. */
export function rawCookies(header: string | undefined, name: string): readonly string[] {
  if (header === undefined) return [];
  return header.split(";").flatMap((pair) => {
    const equals = pair.indexOf("=");
    if (equals === -1 || pair.slice(0, equals).trim() !== name) return [];
    const value = pair.slice(equals + 1).trim();
    return [value.length > 1 && value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value];
  });
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
