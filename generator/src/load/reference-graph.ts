import { holdsOperations, operationsOfPathItem, pathItemsOf } from "../openapi/operations.js";
import { asObject } from "../values/json.js";
import { formatPointer, nodeAt, parsePointer } from "../values/pointer.js";
import type { Json, JsonObject } from "./document.js";
import { childSlotOf, type HeldNode, heldNodes, mayBeReference } from "./structure.js";

/** An operation of a path. */
export interface OperationNode {
  readonly at: string;
  readonly path: string;
  readonly method: string;
  /** Empty if the document has no map there. */
  readonly node: JsonObject;
  /** Fields of the path item that apply to all of its operations. */
  readonly shared: JsonObject;
  /** Pointer of the path item, which is a component if the path references one. */
  readonly itemAt: string;
}

/** The components that operations and other parts of a document reference, directly or transitively. */
export interface ReferenceGraph {
  readonly operations: readonly OperationNode[];
  /** Pointer of a component → pointers of the operations that reach it. */
  readonly fromOperations: ReadonlyMap<string, ReadonlySet<string>>;
  /** Components reachable from elsewhere: webhooks, events, other extensions. */
  readonly fromElsewhere: ReadonlySet<string>;
}

export function buildReferenceGraph(document: JsonObject): ReferenceGraph {
  const operations = operationsOf(document);
  const direct = directReferences(document);
  const fromOperations = new Map<string, Set<string>>();
  for (const { at, node, shared } of operations) {
    const nodes: readonly HeldNode[] = [
      { kind: "operation", node },
      { kind: "pathItem", node: shared },
    ];
    for (const component of transitiveReferences(nodes, direct)) {
      const users = fromOperations.get(component) ?? new Set();
      fromOperations.set(component, users.add(at));
    }
  }
  const { components: _components, ...rest } = document;
  const elsewhere = { ...rest, paths: withoutOperations(document["paths"], operations) };
  return {
    operations,
    fromOperations,
    fromElsewhere: transitiveReferences([{ kind: "document", node: elsewhere }], direct),
  };
}

/** Returns entries of `paths` without operations, whose references count as well. */
function withoutOperations(paths: Json | undefined, operations: readonly OperationNode[]): JsonObject {
  const withOperations = new Set(operations.map(({ path }) => path));
  return Object.fromEntries(Object.entries(objectOrEmpty(paths)).filter(([path]) => !withOperations.has(path)));
}

/** Returns the operations of one section. OpenAPI 3.0 documents list webhooks in the extension `x-webhooks`. */
export function operationsOf(
  document: JsonObject,
  section: "paths" | "webhooks" | "x-webhooks" = "paths",
): readonly OperationNode[] {
  const listed = pathItemsOf<Json>({ [section === "paths" ? section : "webhooks"]: document[section] ?? {} });
  return listed.flatMap(({ key: path, node: written }) => {
    const reference = objectOrEmpty(written)["$ref"];
    const referred = typeof reference === "string" ? componentAt(reference) : undefined;
    const itemAt = referred ?? formatPointer([section, path]);
    const item = objectOrEmpty(nodeAt(document, itemAt));
    const shared = Object.fromEntries(Object.entries(item).filter(([key]) => !holdsOperations(key)));
    return operationsOfPathItem(item).map(({ method, tokens, node }) => {
      return { at: itemAt + formatPointer(tokens), path, method, node: objectOrEmpty(node), shared, itemAt };
    });
  });
}

/** Returns the direct references of each component. */
function directReferences(document: JsonObject): ReadonlyMap<string, ReadonlySet<string>> {
  const sections = Object.entries(objectOrEmpty(document["components"]));
  return new Map(
    sections.flatMap(([section, components]) => {
      const kind = childSlotOf("components", section)?.kind;
      if (kind === undefined) return [];
      return Object.entries(objectOrEmpty(components)).map(([name, node]) => {
        return [formatPointer(["components", section, name]), referencesIn({ kind, node })] as const;
      });
    }),
  );
}

function transitiveReferences(
  nodes: readonly HeldNode[],
  direct: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const reached = new Set(nodes.flatMap((node) => [...referencesIn(node)]));
  // Iteration over a set includes entries added meanwhile.
  for (const component of reached) for (const next of direct.get(component) ?? []) reached.add(next);
  return reached;
}

/** Returns the components that a node references, at the locations where `load` resolves references. */
function referencesIn(root: HeldNode): ReadonlySet<string> {
  const found = new Set<string>();
  const pending: HeldNode[] = [root];
  for (let held = pending.pop(); held !== undefined; held = pending.pop()) {
    const { kind } = held;
    const node = objectOrEmpty(held.node);
    if (mayBeReference(kind) && typeof node["$ref"] === "string") add(componentAt(node["$ref"]));
    if (kind === "schema") {
      const { mapping, defaultMapping } = objectOrEmpty(node["discriminator"]);
      for (const target of Object.values(objectOrEmpty(mapping))) add(mappedComponent(target));
      if (defaultMapping !== undefined) add(mappedComponent(defaultMapping));
    }
    for (const inner of heldNodes(held)) pending.push(inner);
  }
  return found;

  function add(component: string | undefined): void {
    if (component !== undefined) found.add(component);
  }
}

/** Returns the schema that a discriminator mapping names or references. */
function mappedComponent(target: Json): string | undefined {
  if (typeof target !== "string") return undefined;
  return componentAt(target) ?? formatPointer(["components", "schemas", target]);
}

/** Returns the component that a bundled reference leads to or into. */
function componentAt(reference: string): string | undefined {
  if (!reference.startsWith("#/components/")) return undefined;
  try {
    const tokens = parsePointer(decodeURIComponent(reference.slice(1)));
    return tokens === undefined || tokens.length < 3 ? undefined : formatPointer(tokens.slice(0, 3));
  } catch {
    return undefined;
  }
}

function objectOrEmpty(value: Json | undefined): JsonObject {
  return asObject(value) ?? {};
}
