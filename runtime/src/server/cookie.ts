import type { RequestFacts } from "./request-facts.js";

/** Returns the raw text of a cookie as sent; the first of its name counts. */
export function rawCookie(header: string | undefined, name: string): string | undefined {
  return rawCookies(header, name)[0];
}

/** Returns the raw texts of all cookies with a name. */
export function rawCookies(header: string | undefined, name: string): readonly string[] {
  if (header === undefined) return [];
  return header.split(";").flatMap((pair) => {
    const equals = pair.indexOf("=");
    if (equals === -1 || pair.slice(0, equals).trim() !== name) return [];
    const value = pair.slice(equals + 1).trim();
    return [value.length > 1 && value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value];
  });
}

/** Returns a decoded cookie; undefined if it is absent or its encoding is invalid. */
export function cookieOf(request: RequestFacts, name: string): string | undefined {
  const raw = rawCookie(request.header("cookie"), name);
  try {
    return raw === undefined ? undefined : decodeURIComponent(raw);
  } catch {
    return undefined;
  }
}
