/**
 * Normalizes the text of a path segment for comparison: characters that RFC 3986 (3.3) allows in a segment are literal,
 * everything else is percent-encoded in upper case. The runtime normalizes request paths in the same way.
 */
export function canonicalText(text: string): string {
  return text
    .replaceAll(/\p{Surrogate}/gu, "\ufffd")
    .replaceAll(/%[0-9A-Fa-f]{2}|[^A-Za-z0-9\-._~!$&'()*+,;=:@]/gu, (found: string) => {
      if (found.length < 3 || !found.startsWith("%")) return encodeURIComponent(found);
      const character = String.fromCharCode(Number.parseInt(found.slice(1), 16));
      return /[A-Za-z0-9\-._~!$&'()*+:@]/.test(character) ? character : found.toUpperCase();
    });
}
