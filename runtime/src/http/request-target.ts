/** The parts of a request target that is valid. */
export interface RequestTarget {
  /** From the first slash on, percent-encoded; `*` for the server as a whole. */
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  /** Whether each percent sign of the path begins an escape. A path in which one does not is a 400 as well. */
  readonly isEncoded: boolean;
}

/** Visible ASCII; a fragment is never sent (RFC 9112, 3.2). */
const visible = /^[!"$-~]+$/;
const brokenEscape = /%(?![0-9A-Fa-f]{2})/;
const absolute = /^https?:\/\/([^/?]*)/i;

/**
 * Parses a request target (RFC 9112, 3.2): origin-form, absolute-form, and asterisk-form for OPTIONS.
 *
 * Escapes in the query are not decoded here: browsers send bare percent signs.
 *
 * @returns Undefined for a target that is not valid, which a server responds to with 400.
 */
export function parseRequestTarget(method: string, target: string): RequestTarget | undefined {
  if (!visible.test(target)) return undefined;
  if (target === "*") return method === "OPTIONS" ? { path: target, query: "", isEncoded: true } : undefined;
  const origin = originForm(target);
  if (origin === undefined) return undefined;
  const mark = origin.indexOf("?");
  const path = mark === -1 ? origin : origin.slice(0, mark);
  const isEncoded = !(path.includes("%") && brokenEscape.test(path));
  return { path, query: mark === -1 ? "" : origin.slice(mark + 1), isEncoded };
}

function originForm(target: string): string | undefined {
  if (target.startsWith("/")) return target;
  const [start, authority] = absolute.exec(target) ?? [];
  if (start === undefined || authority === undefined || !isAuthority(authority)) return undefined;
  const rest = target.slice(start.length);
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** A host and perhaps a port. User information is an error in requests (RFC 9110, 4.2.4). */
function isAuthority(text: string): boolean {
  return /^[^@\\]+$/.test(text) && URL.canParse(`http://${text}`);
}
