import { ApiError } from "./error.js";

/** JSON of unknown shape: any property may be absent or have another type. */
export type JsonNode = { readonly [name: string]: JsonNode } | undefined;

/** An issue of a request, as reported by the server. */
export interface Issue {
  /** JSON Pointer into the request; "" for the whole body and for issues without a path. */
  readonly path: string;
  /** Code as reported by the server; "" if absent. */
  readonly code: string;
  /** "" if absent. */
  readonly message: string;
  /** The violated limit, if the error format includes it. */
  readonly limit?: unknown;
  /** The actual value, if the error format includes it. */
  readonly actual?: unknown;
}

/** Details of an error response, read by a format of the specification. */
export interface ErrorFacts {
  readonly code: string | number | undefined;
  readonly message: string | undefined;
  readonly issues: readonly Issue[];
}

/** Error details with unchecked types. */
export interface UncheckedErrorFacts {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly issues?: readonly Issue[];
}

/** An issue with unchecked types. */
export interface UncheckedIssue {
  /** A JSON Pointer. Default: the location of the issue in the body. */
  readonly path?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  readonly limit?: unknown;
  readonly actual?: unknown;
}

/**
 * Reads the body of an error. Details are missing if the error is not an ApiError, has no body, or has unexpected
 * types.
 *
 * @example
 * ```ts
 * import { ApiError, readErrorBody } from "@guildwire/runtime/client";
 *
 * const body = { code: 10004, detail: "Unknown" };
 * const error = new ApiError("response", "getItem", "status 404", { status: 404, body });
 * readErrorBody(error, (body) => ({ code: body?.code, message: body?.detail }));
 * // => { code: 10004, message: "Unknown", issues: [] }
 * ```
 */
export function readErrorBody(error: unknown, read: (body: JsonNode) => UncheckedErrorFacts): ErrorFacts {
  let facts: UncheckedErrorFacts = {};
  try {
    if (error instanceof ApiError) facts = read(error.body as JsonNode);
  } catch {
    // Nested too deeply.
  }
  const { code, message, issues = [] } = facts;
  return {
    code: typeof code === "string" || typeof code === "number" ? code : undefined,
    message: typeof message === "string" ? message : undefined,
    issues,
  };
}

type ReadItem = (issue: JsonNode) => UncheckedIssue;

/**
 * Reads the issues of a list.
 *
 * @example
 * ```ts
 * import { issueList, type JsonNode, pointerOfFragment } from "@guildwire/runtime/client";
 *
 * const body: unknown = { errors: [{ pointer: "#/name", code: "required", detail: "Enter a name." }] };
 * issueList((body as JsonNode)?.errors, (issue) => ({
 *   path: pointerOfFragment(issue?.pointer),
 *   code: issue?.code,
 *   message: issue?.detail,
 * }));
 * // => [{ path: "/name", code: "required", message: "Enter a name." }]
 * ```
 */
export function issueList(list: JsonNode, item: ReadItem, at = ""): readonly Issue[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((value) => {
    const { path, code, message, ...bounds } = item(value);
    const issue = { path: textOf(path) || at, code: textOf(code), message: textOf(message) };
    return issue.code || issue.message ? [{ ...issue, ...bounds }] : [];
  });
}

/**
 * Reads the issues of a tree nested like the request: each node lists its issues in `listProperty`.
 *
 * @example
 * ```ts
 * import { issueTree, type JsonNode } from "@guildwire/runtime/client";
 *
 * const errors: unknown = { items: { 0: { _errors: [{ code: "REQUIRED", message: "Required" }] } } };
 * issueTree(errors as JsonNode, "_errors", (issue) => ({ code: issue?.code, message: issue?.message }));
 * // => [{ path: "/items/0", code: "REQUIRED", message: "Required" }]
 * ```
 */
export function issueTree(tree: JsonNode, listProperty: string, item: ReadItem, at = ""): readonly Issue[] {
  return entriesOf(tree).flatMap(([name, node]) =>
    name === listProperty ? issueList(node, item, at) : issueTree(node, listProperty, item, at + token(name)),
  );
}

/**
 * Reads the issues of an object with a list per path, such as `items[0].name`.
 *
 * @example
 * ```ts
 * import { issueMap, type JsonNode } from "@guildwire/runtime/client";
 *
 * const errors: unknown = { "items[0].name": ["too short"] };
 * issueMap(errors as JsonNode, (issue) => ({ message: issue }));
 * // => [{ path: "/items/0/name", code: "", message: "too short" }]
 * ```
 */
export function issueMap(map: JsonNode, item: ReadItem): readonly Issue[] {
  return entriesOf(map).flatMap(([path, list]) => issueList(list, item, pointerOfPath(path)));
}

function entriesOf(node: JsonNode): readonly [string, JsonNode][] {
  return typeof node === "object" && node !== null ? Object.entries(node) : [];
}

/**
 * Converts `#/items/0/name` to a JSON Pointer.
 *
 * @example
 * ```ts
 * import { pointerOfFragment } from "@guildwire/runtime/client";
 *
 * pointerOfFragment("#/items/0/first%20name"); // => "/items/0/first name"
 * ```
 */
export function pointerOfFragment(fragment: unknown): string {
  const text = textOf(fragment).replace(/^#/, "");
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Converts `items[0].name` to a JSON Pointer; returns JSON Pointers unchanged.
 *
 * @example
 * ```ts
 * import { pointerOfPath } from "@guildwire/runtime/client";
 *
 * pointerOfPath("items[0].name"); // => "/items/0/name"
 * pointerOfPath("/items/0"); // => "/items/0"
 * ```
 */
export function pointerOfPath(path: unknown): string {
  const text = textOf(path);
  return /^(\/|$)/.test(text) ? text : text.replaceAll("]", "").split(/[.[]/).map(token).join("");
}

/** Escapes a name as a JSON Pointer token. */
function token(name: string): string {
  return `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? `${value}` : "";
}
