/**
 * The text of a path segment in the form in which paths are compared: what RFC 3986 (3.3) lets stand in a segment stands
 * for itself, everything else is percent-encoded in upper case. The runtime brings the paths of requests into this form.
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
