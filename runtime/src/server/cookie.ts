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
    if (equals === -1 || !isCookieName(pair.slice(0, equals), name)) return [];
    const value = trim(pair.slice(equals + 1));
    return [value.length > 1 && value.startsWith('"') && value.endsWith('"') ? value.slice(1, -1) : value];
  });
}

/**
 * Returns the values of names that are exploded in style `form`: `R=100&G=200` in one cookie, or one cookie for each.
 * A cookie of another name contains none.
 */
export function explodedCookies(
  header: string | undefined,
  names: readonly string[],
  delimiter: string = "&",
): readonly (readonly [name: string, value: string])[] {
  return (header ?? "").split(";").flatMap((cookie) => {
    const pairs = cookie.split(delimiter).map((pair) => {
      const equals = pair.indexOf("=");
      const sent = pair.slice(0, Math.max(equals, 0));
      return [names.find((name) => isCookieName(sent, name)) ?? "", trim(pair.slice(equals + 1))] as const;
    });
    return names.includes(pairs[0]?.[0] ?? "") ? pairs.filter(([name]) => names.includes(name)) : [];
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

/** Clients percent-encode a name like a value, or not at all. */
function isCookieName(sent: string, name: string): boolean {
  const trimmed = trim(sent);
  return trimmed === name || (trimmed.includes("%") && trimmed === encodeURIComponent(name));
}

/** Removes optional white space (RFC 9110, 5.6.3). */
function trim(text: string): string {
  return text.replace(/^[\t ]+|[\t ]+$/g, "");
}
