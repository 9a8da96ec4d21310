import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { Json, JsonObject, LoadedDocument } from "../load/document.js";
import { buildReferenceGraph, type OperationNode, type ReferenceGraph } from "../load/reference-graph.js";
import { requestMethod } from "../model/request-method.js";
import { isObject } from "../values/json.js";
import { parsePointer } from "../values/pointer.js";

/** A document without operations that have errors of their own. */
export interface ReducedDocument {
  readonly loaded: LoadedDocument;
  /** One warning per omitted operation, with reason and location. */
  readonly warnings: readonly Diagnostic[];
  /** Pointers of removed operations, and of components that only they reference. */
  readonly removed: readonly string[];
}

/**
 * Removes operations with errors that affect only single operations; undefined if there are no such errors. An error in
 * a component affects the operations that reference it, one in a path all of its operations. Errors that are reachable
 * from webhooks or events, concern variants, or have no specific location do not qualify.
 */
export function omitInvalidOperations(
  loaded: LoadedDocument,
  errors: readonly Diagnostic[],
): ReducedDocument | undefined {
  const document: JsonObject = loaded.document;
  const graph = buildReferenceGraph(document);
  const reasons = new Map<OperationNode, Diagnostic[]>();
  for (const error of errors) {
    const operation = onlyOperation(error.pointer, graph);
    if (operation !== undefined) reasons.set(operation, [...(reasons.get(operation) ?? []), error]);
  }
  if (reasons.size === 0) return undefined;
  const { reduced, removed } = withoutOperations(document, [...reasons.keys()], graph);
  return {
    loaded: { ...loaded, unedited: undefined, document: reduced as LoadedDocument["document"] },
    warnings: [...reasons].map(([operation, found]) => omissionWarning(operation, found, loaded)),
    removed,
  };
}

/** Whether a diagnostic concerns a removed node. */
export function concernsRemoved({ pointer }: Diagnostic, removed: readonly string[]): boolean {
  return removed.some((taken) => pointer === taken || pointer?.startsWith(`${taken}/`) === true);
}

function onlyOperation(pointer: string | undefined, graph: ReferenceGraph): OperationNode | undefined {
  const affected = pointer === undefined ? [] : operationsAt(pointer, graph);
  const [only] = affected;
  return affected.length === 1 && only !== undefined && !hasVariants(only) ? only : undefined;
}

function operationsAt(
  pointer: string,
  { operations, fromOperations, fromElsewhere }: ReferenceGraph,
): readonly OperationNode[] {
  const inside = operations.filter(({ at }) => pointer === at || pointer.startsWith(`${at}/`));
  if (inside.length > 0) return inside;
  const ofItem = operations.filter(({ itemAt }) => pointer === itemAt || pointer.startsWith(`${itemAt}/`));
  if (ofItem.length > 0) return ofItem;
  const component = pointer.split("/").slice(0, 4).join("/");
  if (!component.startsWith("/components/") || fromElsewhere.has(component)) return [];
  const users = fromOperations.get(component);
  return users === undefined ? [] : operations.filter(({ at }) => users.has(at));
}

function hasVariants({ node }: OperationNode): boolean {
  return node["x-variants"] !== undefined;
}

function omissionWarning(operation: OperationNode, reasons: readonly Diagnostic[], loaded: LoadedDocument): Diagnostic {
  const { path, node, at } = operation;
  const route = `${requestMethod(operation)} ${path}`;
  const id = node["operationId"];
  const name = typeof id === "string" ? `\`${id}\` (${route})` : route;
  const [first, ...others] = reasons;
  const more = others.length === 0 ? "" : `, and ${others.length} more`;
  const related = reasons.flatMap(({ code, message, location }) =>
    location === undefined ? [] : [{ message: `${code}: ${message}`, location }],
  );
  return diagnose("operation-left-out", `${name} is omitted: ${first?.message}${more}`, {
    location: loaded.locate(at, "key"),
    pointer: at,
    related,
  });
}

/** Returns a copy that shares remaining nodes, without empty paths and components referenced only by removed nodes. */
function withoutOperations(
  document: JsonObject,
  leaving: readonly OperationNode[],
  before: ReferenceGraph,
): { readonly reduced: JsonObject; readonly removed: readonly string[] } {
  const operations = leaving.map(({ at }) => at);
  let reduced = operations.reduce(withoutNode, document);
  const emptied = leaving
    .filter(({ itemAt }) => before.operations.every((other) => other.itemAt !== itemAt || leaving.includes(other)))
    .flatMap(({ itemAt, path }) => [itemAt, `/paths/${path.replaceAll("~", "~0").replaceAll("/", "~1")}`]);
  reduced = emptied.reduce(withoutNode, reduced);
  const after = buildReferenceGraph(reduced);
  const orphans = [...before.fromOperations.keys()].filter(
    (component) => !after.fromOperations.has(component) && !after.fromElsewhere.has(component),
  );
  return { reduced: orphans.reduce(withoutNode, reduced), removed: [...operations, ...emptied, ...orphans] };
}

function withoutNode(document: JsonObject, pointer: string): JsonObject {
  const [first, ...rest] = parsePointer(pointer) ?? [];
  return first === undefined ? document : withoutMember(document, first, rest);
}

function withoutMember(node: JsonObject, first: string, rest: readonly string[]): JsonObject {
  if (!Object.hasOwn(node, first)) return node;
  const [next, ...further] = rest;
  const below = node[first] as Json;
  const isMap = isObject(below);
  const entries = Object.entries(node).flatMap(([key, value]): [string, Json][] => {
    if (key !== first) return [[key, value]];
    if (next === undefined) return [];
    return [[key, isMap ? withoutMember(below as JsonObject, next, further) : value]];
  });
  return Object.fromEntries(entries);
}
