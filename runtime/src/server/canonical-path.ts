const escapes = /%[0-9A-Fa-f]{2}/g;
/** What may stand in a segment of a path as it is: `pchar` of RFC 3986 (3.3). */
const segmentCharacter = /[A-Za-z0-9\-._~!$&'()*+,;=:@]/;

/**
 * The path in the one form in which routers compare it, with the same meaning (RFC 3986, 6.2.2): `%40me` becomes `@me`,
 * and escapes that are needed have upper-case digits. Slashes, percent signs and broken escapes stay as they were sent.
 */
export function canonicalPath(path: string): string {
  return path.includes("%") ? path.replace(escapes, canonicalEscape) : path;
}

function canonicalEscape(sent: string): string {
  const character = String.fromCharCode(Number.parseInt(sent.slice(1), 16));
  return segmentCharacter.test(character) ? character : sent.toUpperCase();
}
