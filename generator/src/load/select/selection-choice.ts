import { asObject } from "../../values/json.js";
import { formatPointer } from "../../values/pointer.js";
import type { Json, JsonObject } from "../document.js";
import { type OperationNode, operationsOf } from "../reference-graph.js";
import type { SelectionMatcher } from "./selection-match.js";

/** Sections of a document with operations. OpenAPI 3.0 documents use `x-webhooks` for webhooks. */
export const operationSections = ["paths", "webhooks", "x-webhooks"] as const;
type OperationSection = (typeof operationSections)[number];

/** The selected operations by pointer, and their selected variants. */
export interface OperationChoice {
  readonly kept: ReadonlyMap<string, JsonObject>;
  readonly removed: ReadonlySet<string>;
  /** Pointers of path items, as written, that keep an operation. */
  readonly items: ReadonlySet<string>;
  /** Ids of the removed operations. */
  readonly removedIds: ReadonlySet<string>;
  readonly isEmpty: boolean;
}

export function chooseOperations(document: JsonObject, matcher: SelectionMatcher): OperationChoice {
  const kept = new Map<string, JsonObject>();
  const all = new Map<string, JsonObject>();
  const items = new Set<string>();
  for (const section of operationSections) {
    for (const operation of operationsOf(document, section)) {
      all.set(operation.at, operation.node);
      const chosen = chooseVariants(operation, section, matcher);
      if (chosen === undefined) continue;
      kept.set(operation.at, chosen);
      items.add(formatPointer([section, operation.path]));
    }
  }
  const removed = new Set([...all.keys()].filter((at) => !kept.has(at)));
  const keptIds = new Set([...kept.values()].flatMap(idsOf));
  const removedIds = new Set([...all.values()].flatMap(idsOf).filter((id) => !keptIds.has(id)));
  // An operation that lost a variant has changed.
  for (const [at, node] of kept) if (node !== all.get(at)) removed.add(`${at}/x-variants`);
  return { kept, removed, items, removedIds, isEmpty: kept.size === 0 && all.size > 0 };
}

/** Returns the operation with its selected variants; undefined if it is removed. */
function chooseVariants(
  { path, method, node, shared }: OperationNode,
  section: OperationSection,
  matcher: SelectionMatcher,
): JsonObject | undefined {
  const variants = node["x-variants"];
  if (!Array.isArray(variants)) return matcher.isSelected({ path, section, method, node, shared }) ? node : undefined;
  const { "x-variants": _, operationId: __, ...common } = node;
  const chosen = variants.filter((variant: Json) => {
    const own = asObject(variant) ?? {};
    const template = typeof own["path"] === "string" ? own["path"] : path;
    return matcher.isSelected({ path: template, section, method, node: { ...common, ...own }, shared });
  });
  if (chosen.length === variants.length) return node;
  return chosen.length === 0 ? undefined : { ...node, "x-variants": chosen };
}

/** Returns the variants of an operation that are objects. */
export function variantsOf(node: JsonObject): readonly JsonObject[] {
  const variants: Json | undefined = node["x-variants"];
  if (!Array.isArray(variants)) return [];
  return (variants as readonly Json[]).map(asObject).filter((variant) => variant !== undefined);
}

function idsOf(node: JsonObject): readonly string[] {
  return [node, ...variantsOf(node)].flatMap(({ operationId }) =>
    typeof operationId === "string" ? [operationId] : [],
  );
}
