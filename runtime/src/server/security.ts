import { cookieOf } from "./cookie.js";
import { Query } from "./query.js";
import type { RequestFacts } from "./request-facts.js";

/** A credential of a caller: a token, a key, or a name and password for HTTP Basic. */
export type Credential = string | { readonly username: string; readonly password: string };

/** How to read the credential of a security scheme from a request. */
export interface SecurityScheme {
  /** Name of the scheme in the specification: the key under `authenticate`. */
  readonly name: string;
  /** The value of `WWW-Authenticate` for unauthenticated callers; absent for keys, for which HTTP has no challenge. */
  readonly challenge?: string;
  /** The header with the credential. */
  readonly header?: string;
  /** The query parameter with the key, which is not reported as unknown. */
  readonly query?: string;
  /** Returns the credential; undefined if the request has none. */
  readonly read: (request: RequestFacts) => Credential | undefined;
  /** Returns all credentials, if several schemes share a query parameter; each is tried. Replaces `read`. */
  readonly readAll?: (request: RequestFacts) => readonly string[];
}

/** Reads `Authorization: <prefix> <token>`. The prefix is case-insensitive (RFC 9110, 11.1). */
export function httpScheme(name: string, prefix: string): SecurityScheme {
  const lower = prefix.toLowerCase();
  return { name, challenge: prefix, header: "Authorization", read: (request) => authorization(request, lower) };
}

/** Reads HTTP Basic (RFC 7617) in UTF-8. Anything but Base64 of a name and password is ignored. */
export function basicScheme(name: string): SecurityScheme {
  return {
    name,
    challenge: 'Basic charset="UTF-8"',
    header: "Authorization",
    read: (request) => {
      const encoded = authorization(request, "basic");
      if (encoded === undefined) return undefined;
      try {
        const bytes = Uint8Array.from(atob(encoded), (character) => character.charCodeAt(0));
        const credentials = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
        const colon = credentials.indexOf(":");
        if (colon === -1) return undefined;
        return { username: credentials.slice(0, colon), password: credentials.slice(colon + 1) };
      } catch {
        return undefined;
      }
    },
  };
}

/**
 * Reads a key from a header, the query or a cookie. A query parameter shared by several schemes may be sent once for
 * each.
 *
 * @param schemes The number of schemes that share the query parameter.
 */
export function keyScheme(
  name: string,
  location: "header" | "query" | "cookie",
  parameter: string,
  schemes: number = 1,
): SecurityScheme {
  if (location === "header")
    return { name, header: parameter, read: (request) => request.header(parameter) || undefined };
  if (location === "cookie") return { name, read: (request) => cookieOf(request, parameter) || undefined };
  const read: SecurityScheme["read"] = (request) => new Query(request.query).text(parameter) || undefined;
  if (schemes === 1) return { name, query: parameter, read };
  const readAll = (request: RequestFacts): readonly string[] => {
    const values = new Query(request.query).texts(parameter);
    return values.length > schemes ? [] : values;
  };
  return { name, query: parameter, read: (request) => readAll(request)[0], readAll };
}

function authorization(request: RequestFacts, prefix: string): string | undefined {
  const header = request.header("authorization");
  if (header === undefined || header.charCodeAt(prefix.length) !== 32) return undefined;
  if (header.slice(0, prefix.length).toLowerCase() !== prefix) return undefined;
  return header.slice(prefix.length + 1).trim() || undefined;
}
