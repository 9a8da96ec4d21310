import { ApiError } from "./error.js";
import { readErrorValue } from "./error-value.js";
import { type Issue, pointerOfPath, pointerToken, textOf } from "./issue.js";

/** JSON of unknown shape: any property may be absent or have another type. */
export type JsonNode = { readonly [name: string]: JsonNode } | undefined;

/** Details of an error response, read by a format of the specification, or else by the value of the body. */
export interface ErrorFacts {
  readonly code: string | number | undefined;
  readonly message: string | undefined;
  readonly issues: readonly Issue[];
  /** What was not found. Without a body, nothing is. */
  readonly missing: readonly ("body" | "code" | "message")[];
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
 * Reads the body of an error: by `read`, and what that does not find by the value of the body. `missing` lists what is
 * not found; nothing is if the error is not an ApiError or has no body.
 *
 * @example
 * ```ts
 * import { ApiError, readErrorBody } from "@guildwire/runtime/client";
 *
 * const body = { fault: 10004, error: { message: "Unknown" } };
 * const error = new ApiError("response", "getItem", "status 404", { status: 404, body });
 * readErrorBody(error, (body) => ({ code: body?.fault }));
 * // => { code: 10004, message: "Unknown", issues: [], missing: [] }
 * ```
 */
export function readErrorBody(error: unknown, read: (body: JsonNode) => UncheckedErrorFacts): ErrorFacts {
  const body = error instanceof ApiError ? error.body : undefined;
  let facts: UncheckedErrorFacts = {};
  try {
    facts = read(body as JsonNode);
  } catch {
    // Nested too deeply.
  }
  const stated = readErrorValue(body);
  const code = isCode(facts.code) ? facts.code : stated.code;
  const message = typeof facts.message === "string" ? facts.message : stated.message;
  const issues = facts.issues?.length ? completed(facts.issues, stated.issues) : stated.issues;
  const found = { body, code, message };
  return { code, message, issues, missing: missingNames.filter((name) => found[name] === undefined) };
}

/** Adds what the format does not find in issues, where the body has as many. */
function completed(issues: readonly Issue[], stated: readonly Issue[]): readonly Issue[] {
  if (issues.length !== stated.length) return issues;
  return issues.map((issue, index) => {
    const { path, code, message } = stated[index] as Issue;
    return { ...issue, path: issue.path || path, code: issue.code || code, message: issue.message || message };
  });
}

const missingNames = ["body", "code", "message"] as const;

function isCode(value: unknown): value is string | number {
  return typeof value === "string" || typeof value === "number";
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
    name === listProperty ? issueList(node, item, at) : issueTree(node, listProperty, item, at + pointerToken(name)),
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
