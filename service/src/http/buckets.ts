import { createHash } from "node:crypto";
import type { BundledDocument } from "../documents.js";

/** Requests that are counted together: those of one operation with equal values of its major parameters. */
export interface Bucket {
  /** The id of the operation. */
  readonly operation: string;
  /** An opaque name for the operation's limit, sent as `X-RateLimit-Bucket`. */
  readonly name: string;
  /** The name together with the major parameters, with ids in canonical form. */
  readonly key: string;
  /** Like `key`, without the token of the path, which a client can make up. */
  readonly keyWithoutToken: string;
  /** Whether the operation authenticates by header. */
  readonly isAuthenticated: boolean;
  /** The token in the path by which the operation authenticates instead, and the id before it. */
  readonly pathToken: { readonly id: string; readonly token: string } | undefined;
}

/** Finds the bucket of a request; undefined for unknown paths and methods. */
export type FindBucket = (method: string, path: string) => Bucket | undefined;

interface Node {
  readonly literals: Map<string, Node>;
  parameter: Node | undefined;
  readonly operations: Map<string, LimitedOperation>;
}

/** The data of an operation that does not depend on the request. Numbers are indices of path segments. */
interface LimitedOperation {
  readonly operation: string;
  readonly name: string;
  readonly majorParameter: readonly number[];
  /** -1 if there is none. */
  readonly token: number;
  readonly isAuthenticated: boolean;
}

/** The used subset of an operation of a document. */
interface DeclaredOperation {
  readonly operationId: string;
  readonly security?: readonly object[];
  readonly "x-rate-limit"?: { readonly major?: readonly string[] };
}

const methods = ["get", "put", "post", "patch", "delete"];

/**
 * Makes the table of buckets from `x-rate-limit` of bundled documents, whose paths differ.
 *
 * Rate limits apply before the generated server handles a request, so that a refused request costs almost nothing. The
 * operation is therefore matched here by the same rule: literal segments take precedence over parameters.
 */
export function createFindBucket(...documents: readonly BundledDocument[]): FindBucket {
  const root = newNode();
  for (const document of documents) addOperations(root, document);
  return (method, path) => {
    const segments = path.slice(1).split("/").map(decoded);
    const found = find(root, segments, 0)?.operations.get(method === "HEAD" ? "GET" : method);
    if (found === undefined) return undefined;
    const { operation, name, majorParameter, token, isAuthenticated } = found;
    const valueAt = (index: number): string => canonical(segments[index] ?? "");
    const keyOf = (indices: readonly number[]): string => JSON.stringify([name, ...indices.map(valueAt)]);
    const pathToken =
      isAuthenticated || token === -1 ? undefined : { id: valueAt(token - 1), token: segments[token] ?? "" };
    return {
      operation,
      name,
      key: keyOf(majorParameter),
      keyWithoutToken: keyOf(majorParameter.filter((index) => index !== token)),
      isAuthenticated,
      pathToken,
    };
  };
}

function addOperations(root: Node, document: BundledDocument): void {
  for (const [path, item] of Object.entries(document.paths)) {
    const segments = path.slice(1).split("/");
    let node = root;
    for (const segment of segments) node = childOf(node, segment);
    for (const method of methods) {
      const operation = item[method] as DeclaredOperation | undefined;
      if (operation === undefined) continue;
      const major = (operation["x-rate-limit"]?.major ?? []).map((name) => segments.indexOf(`{${name}}`));
      const id = operation.operationId;
      const token = segments.findIndex((segment) => segment.endsWith("_token}"));
      const alternatives = operation.security ?? document.security ?? [];
      const isAuthenticated = alternatives.some((alternative) => Object.keys(alternative).length > 0);
      node.operations.set(method.toUpperCase(), {
        operation: id,
        name: nameOf(id),
        majorParameter: major,
        token,
        isAuthenticated,
      });
    }
  }
}

/** Removes leading zeros, because the service reads ids with and without them as the same id. */
function canonical(value: string): string {
  return /^\d+$/.test(value) ? value.replace(/^0+(?=\d)/, "") : value;
}

function find(node: Node, segments: readonly string[], at: number): Node | undefined {
  const segment = segments[at];
  if (segment === undefined) return node.operations.size > 0 ? node : undefined;
  const literal = node.literals.get(segment);
  const found = literal === undefined ? undefined : find(literal, segments, at + 1);
  if (found !== undefined || node.parameter === undefined) return found;
  return find(node.parameter, segments, at + 1);
}

function childOf(node: Node, segment: string): Node {
  if (segment.startsWith("{")) {
    node.parameter ??= newNode();
    return node.parameter;
  }
  const child = node.literals.get(segment) ?? newNode();
  node.literals.set(segment, child);
  return child;
}

function newNode(): Node {
  return { literals: new Map(), parameter: undefined, operations: new Map() };
}

function nameOf(operationId: string): string {
  return createHash("sha256").update(operationId).digest("hex").slice(0, 16);
}

/** The interface refuses an invalid escape sequence. */
function decoded(segment: string): string {
  try {
    return segment.includes("%") ? decodeURIComponent(segment) : segment;
  } catch {
    return segment;
  }
}
