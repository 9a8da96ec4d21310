/** The components of a valid request target. */
export interface RequestTarget {
  /** Percent-encoded path from the first slash; `*` for the whole server. */
  readonly path: string;
  /** Without the question mark. */
  readonly query: string;
  /** Whether every percent sign of the path starts a valid escape. Otherwise the response is 400 as well. */
  readonly isEncoded: boolean;
}

/** Visible ASCII without `#`: fragments are never sent (RFC 9112, 3.2). */
const visible = /^[!"$-~]+$/;
const brokenEscape = /%(?![0-9A-Fa-f]{2})/;
const absolute = /^https?:\/\/([^/?]*)/i;

/**
 * Parses a request target (RFC 9112, 3.2) in origin-form, absolute-form, or asterisk-form for OPTIONS.
 *
 * Does not decode the query: browsers send bare percent signs.
 *
 * @returns Undefined for an invalid target, to which a server responds with 400.
 *
 * @example
 * ```ts
 * import { parseRequestTarget } from "@guildwire/runtime/server";
 *
 * parseRequestTarget("GET", "/items/1?fields=name"); // => { path: "/items/1", query: "fields=name", isEncoded: true }
 * parseRequestTarget("GET", "items"); // => undefined
 * ```
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

/** Whether the text is a host with an optional port. User information is invalid in requests (RFC 9110, 4.2.4). */
function isAuthority(text: string): boolean {
  return /^[^@\\]+$/.test(text) && URL.canParse(`http://${text}`);
}
