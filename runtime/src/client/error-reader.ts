import { ApiError } from "./error.js";

/** JSON of an unknown shape: each property may be absent, or have another type. */
export type JsonNode = { readonly [name: string]: JsonNode } | undefined;

/** One issue of a request, as the server reports it. */
export interface Issue {
  /** JSON Pointer into the request; "" is the whole body, and an issue without a path. */
  readonly path: string;
  /** As the server writes it; "" without a code. */
  readonly code: string;
  /** "" without a message. */
  readonly message: string;
  /** The limit that is violated, if the error format has it. */
  readonly limit?: unknown;
  /** What was found, if the error format has it. */
  readonly actual?: unknown;
}

/** What an error response says, in a format of the specification. */
export interface ErrorFacts {
  readonly code: string | number | undefined;
  readonly message: string | undefined;
  readonly issues: readonly Issue[];
}

/** The same before types are checked. */
export interface UncheckedErrorFacts {
  readonly code?: unknown;
  readonly message?: unknown;
  readonly issues?: readonly Issue[];
}

/** An issue before types are checked. */
export interface UncheckedIssue {
  /** A JSON Pointer. Default: where the issue is in the body. */
  readonly path?: unknown;
  readonly code?: unknown;
  readonly message?: unknown;
  readonly limit?: unknown;
  readonly actual?: unknown;
}

/** Reads the body of an error. Without an ApiError, a body, or the expected types, there are no facts. */
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

/** The issues of a list. */
export function issueList(list: JsonNode, item: ReadItem, at = ""): readonly Issue[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((value) => {
    const { path, code, message, ...bounds } = item(value);
    const issue = { path: textOf(path) || at, code: textOf(code), message: textOf(message) };
    return issue.code || issue.message ? [{ ...issue, ...bounds }] : [];
  });
}

/** The issues of a tree that is nested like the request: each node lists the issues at its path under `listProperty`. */
export function issueTree(tree: JsonNode, listProperty: string, item: ReadItem, at = ""): readonly Issue[] {
  return entriesOf(tree).flatMap(([name, node]) =>
    name === listProperty ? issueList(node, item, at) : issueTree(node, listProperty, item, at + token(name)),
  );
}

/** The issues of an object with a list for each path, such as `items[0].name`. */
export function issueMap(map: JsonNode, item: ReadItem): readonly Issue[] {
  return entriesOf(map).flatMap(([path, list]) => issueList(list, item, pointerOfPath(path)));
}

function entriesOf(node: JsonNode): readonly [string, JsonNode][] {
  return typeof node === "object" && node !== null ? Object.entries(node) : [];
}

/** `#/items/0/name` as a JSON Pointer. */
export function pointerOfFragment(fragment: unknown): string {
  const text = textOf(fragment).replace(/^#/, "");
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `items[0].name` as a JSON Pointer; a JSON Pointer as it is. */
export function pointerOfPath(path: unknown): string {
  const text = textOf(path);
  return /^(\/|$)/.test(text) ? text : text.replaceAll("]", "").split(/[.[]/).map(token).join("");
}

/** A name as a part of a JSON Pointer. */
function token(name: string): string {
  return `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}

function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? `${value}` : "";
}
