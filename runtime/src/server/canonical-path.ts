const escapes = /%[0-9A-Fa-f]{2}/g;
/**
 * What stands for itself in a segment of a path: the unreserved characters of RFC 3986 (2.3), and of the others that may
 * stand there (3.3) those that part nothing. `,`, `;` and `=` part the items of lists and objects.
 */
const plain = /[A-Za-z0-9\-._~!$&'()*+:@]/;

/**
 * The path in the one form in which routers compare it, with the same meaning (RFC 3986, 6.2.2): `%40me` becomes `@me`,
 * and escapes that are needed have upper-case digits. Slashes, percent signs and broken escapes stay as they were sent.
 */
export function canonicalPath(path: string): string {
  return path.includes("%") ? path.replace(escapes, canonicalEscape) : path;
}

function canonicalEscape(sent: string): string {
  const character = String.fromCharCode(Number.parseInt(sent.slice(1), 16));
  return plain.test(character) ? character : sent.toUpperCase();
}
