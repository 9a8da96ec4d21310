const escapes = /%[0-9A-Fa-f]{2}/g;
/**
 * Characters that are literal in canonical path segments: unreserved ones (RFC 3986, 2.3), and others allowed in
 * segments (3.3) except delimiters. `,`, `;` and `=` separate the items of lists and objects.
 */
const plain = /[A-Za-z0-9\-._~!$&'()*+:@]/;

/**
 * Normalizes a path for comparison (RFC 3986, 6.2.2): `%40me` becomes `@me`, and required escapes have upper-case
 * digits. Slashes, percent signs and invalid escapes are unchanged.
 *
 * @example
 * ```ts
 * import { canonicalPath } from "@guildwire/runtime/server";
 *
 * canonicalPath("/users/%40me"); // => "/users/@me"
 * canonicalPath("/files/a%2fb"); // => "/files/a%2Fb"
 * ```
 */
export function canonicalPath(path: string): string {
  return path.includes("%") ? path.replace(escapes, canonicalEscape) : path;
}

function canonicalEscape(sent: string): string {
  const character = String.fromCharCode(Number.parseInt(sent.slice(1), 16));
  return plain.test(character) ? character : sent.toUpperCase();
}
