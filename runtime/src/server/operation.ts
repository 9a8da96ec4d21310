import type { Validator } from "../validate/index.js";
import type { RequestBody } from "./body.js";
import type { ErrorResponse } from "./error-format.js";
import type { Query } from "./query.js";
import type { ResponseBody } from "./response.js";
import type { SecurityScheme } from "./security.js";
import type { ValueReader } from "./value-reader.js";

/** A value or a promise of one. Values are used without awaiting. */
export type Awaitable<T> = T | Promise<T>;

/** How to read and validate one group of parameters. */
export type Parameters<Source extends readonly unknown[]> = readonly [
  read: (...source: Source) => unknown,
  validator: Validator<unknown>,
];

/** A security requirement. An alternative needs all of its requirements. */
export interface SecurityRequirement {
  readonly scheme: SecurityScheme;
  readonly scopes: readonly string[];
}

/** Permissions that the caller needs if the body contains a property. */
export interface FieldPermission {
  readonly property: string;
  readonly permissions: readonly string[];
  /** Whether the caller must own the resource. */
  readonly ownerOnly?: true;
}

/** Maps values of a query parameter to the success status (`x-response-when`). Other values are not mapped. */
export interface ResponseWhen {
  readonly parameter: string;
  readonly cases: readonly { readonly equals: unknown; readonly status: number }[];
}

/** The generated description of an operation for the engine. */
export interface Operation {
  readonly id: string;
  /** Location of its handler: `handlers[group][method]`. */
  readonly handler: readonly [group: string, method: string];
  readonly method: string;
  /** Path template, for logs, metrics and names of path parameters. */
  readonly path: string;
  /** Alternatives, of which the first match applies; an empty one admits everyone. Absent: no authentication. */
  readonly security?: readonly (readonly SecurityRequirement[])[];
  /** Permissions that the caller always needs. */
  readonly permissions?: readonly string[];
  readonly fieldPermissions?: readonly FieldPermission[];
  readonly ownerOnly?: true;
  /** Events that the handler may emit. */
  readonly events?: readonly string[];
  readonly parameters?: {
    /** In template order: percent-decoded, and raw for the functions of `style.ts`. */
    readonly path?: Parameters<[values: readonly string[], sent: readonly string[]]>;
    readonly query?: Parameters<[query: Query]>;
    readonly headers?: Parameters<[headers: ValueReader]>;
    readonly cookies?: Parameters<[cookies: ValueReader]>;
  };
  readonly body?: RequestBody;
  /** Maximum size of a body in bytes (`x-max-body`). Default: `limits.body` of the server. */
  readonly maxBody?: number;
  /** The same for some media types, as `body` has them. Default: `maxBody`. */
  readonly maxBodies?: { readonly [mediaType: string]: number };
  /** A size in bytes that no valid body exceeds, if its schema bounds it. A lower `limits.body` of the server applies. */
  readonly largestBody?: number;
  /** The header of the idempotency key, in lower case (`x-idempotency`). */
  readonly idempotencyKey?: string;
  /** Headers of all responses, by lower-case name: `deprecation`, `sunset` and `link`. */
  readonly notices?: { readonly [name: string]: string };
  /**
   * How conditional requests are evaluated. `cache`: an `ETag` that matches `If-None-Match` is a 304. `required`: a request
   * with neither `If-Match` nor `If-None-Match` is a 428. Absent: by the handler.
   */
  readonly conditions?: "cache" | "required";
  /** Whether the operation declares the header `Content-Encoding`. Otherwise, encoded bodies are a 415. */
  readonly contentEncoding?: true;
  /**
   * Media types of successes in order of preference, if callers can choose. The value is what the handler receives as
   * `accept`: different spellings of one JSON type share it.
   */
  readonly mediaTypes?: { readonly [mediaType: string]: string };
  /** By status: `200`, `2XX`, `default`. */
  readonly responses: { readonly [status: string]: ResponseBody };
  /** Error responses by status: `404`, `4XX`, `default`. */
  readonly errors?: { readonly [status: string]: ErrorResponse };
  /** Which of several successes is correct. Absent: the handler decides. */
  readonly responseWhen?: ResponseWhen;
}

/** Operations with the same method and path, distinguished by the option `resolve`. */
export interface Variants {
  /** By family name. */
  readonly variants: { readonly [family: string]: Operation };
  /** Indexes of the path parameters that `resolve` receives. Absent: all. */
  readonly values?: readonly number[];
}

/** A path with its operations by upper-case method. HEAD and OPTIONS need no entry. */
export interface Route {
  /** The value of the `Allow` header: `GET, HEAD, OPTIONS`. */
  readonly allow: string;
  readonly [method: string]: Operation | Variants | string;
}

/**
 * Finds the route of a path (without base path and query, starting with a slash) and appends the raw text of each path
 * parameter to
 * `values`; the engine decodes it. Segments are never empty.
 */
export type Router = (path: string, values: string[]) => Route | undefined;
