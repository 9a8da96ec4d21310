import type { Validator } from "../validate/index.js";
import type { RequestBody } from "./body.js";
import type { ErrorResponse } from "./error-format.js";
import type { Query } from "./query.js";
import type { ResponseBody } from "./response.js";
import type { SecurityScheme } from "./security.js";
import type { ValueReader } from "./value-reader.js";

/** A value, or the promise of one. Values are used without a wait. */
export type Awaitable<T> = T | Promise<T>;

/** How one group of parameters is read, and what it must then look like. */
export type Parameters<Source extends readonly unknown[]> = readonly [
  read: (...source: Source) => unknown,
  validator: Validator<unknown>,
];

/** One security requirement of an alternative, which needs all of its requirements. */
export interface SecurityRequirement {
  readonly scheme: SecurityScheme;
  readonly scopes: readonly string[];
}

/** What the caller must hold when the body carries a property. */
export interface FieldPermission {
  readonly property: string;
  readonly permissions: readonly string[];
  /** The caller must own what is changed. */
  readonly ownerOnly?: true;
}

/** Which success follows from the value of a query parameter (`x-response-when`). Other values have no case. */
export interface ResponseWhen {
  readonly parameter: string;
  readonly cases: readonly { readonly equals: unknown; readonly status: number }[];
}

/** All that the engine knows of one operation; written by the generator. */
export interface Operation {
  readonly id: string;
  /** Where its handler is: `handlers[group][method]`. */
  readonly handler: readonly [group: string, method: string];
  readonly method: string;
  /** The path template, for logs, metrics and the names of path parameters. */
  readonly path: string;
  /** Alternatives, of which the first that matches applies; an empty one admits anyone. Absent: no authentication. */
  readonly security?: readonly (readonly SecurityRequirement[])[];
  /** Permissions that the caller must hold in any case. */
  readonly permissions?: readonly string[];
  readonly fieldPermissions?: readonly FieldPermission[];
  readonly ownerOnly?: true;
  /** Events that the handler may emit. */
  readonly events?: readonly string[];
  readonly parameters?: {
    /** In the order of the template: percent-decoded, and as they were sent, for the functions of `style.ts`. */
    readonly path?: Parameters<[values: readonly string[], sent: readonly string[]]>;
    readonly query?: Parameters<[query: Query]>;
    readonly headers?: Parameters<[headers: ValueReader]>;
    readonly cookies?: Parameters<[cookies: ValueReader]>;
  };
  readonly body?: RequestBody;
  /**
   * The media types of successes, where a caller has a choice, in the order of preference; the value is the one that the
   * handler receives as `accept`, which spellings of one JSON type share.
   */
  readonly mediaTypes?: { readonly [mediaType: string]: string };
  /** By status: `200`, `2XX`, `default`. */
  readonly responses: { readonly [status: string]: ResponseBody };
  /** Error responses by status: `404`, `4XX`, `default`. */
  readonly errors?: { readonly [status: string]: ErrorResponse };
  /** Which of several successes is the right one. Absent: the handler decides. */
  readonly responseWhen?: ResponseWhen;
}

/** Operations of one method and path that the option `resolve` distinguishes. */
export interface Variants {
  /** By family name. */
  readonly variants: { readonly [family: string]: Operation };
  /** Indexes of the path parameters that `resolve` receives. Absent: all. */
  readonly values?: readonly number[];
}

/** One path: what it allows, and its operations by method in upper case. HEAD and OPTIONS need no entry. */
export interface Route {
  /** The value of the `Allow` header: `GET, HEAD, OPTIONS`. */
  readonly allow: string;
  readonly [method: string]: Operation | Variants | string;
}

/**
 * Finds the route of a path (without base path and query, starting with a slash) and appends the text of each path
 * parameter to `values`, as it was sent: the engine decodes it. A segment is never empty.
 */
export type Router = (path: string, values: string[]) => Route | undefined;
