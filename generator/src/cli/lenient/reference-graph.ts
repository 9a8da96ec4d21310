import type { Json, JsonObject } from "../../load/document.js";
import { formatPointer, parsePointer } from "../../load/pointer.js";
import { methods } from "../../load/structure.js";

/** An operation of a path, by the pointer of its node. */
export interface OperationNode {
  readonly at: string;
  readonly path: string;
  readonly method: string;
  /** Empty where something else than a map stands there. */
  readonly node: JsonObject;
  /** What the path says for all of its operations. */
  readonly shared: JsonObject;
  /** The pointer of the path item that holds it, which is a component where the path refers to one. */
  readonly itemAt: string;
}

/** Which operations, and what else of a document, lead to which components. */
export interface ReferenceGraph {
  readonly operations: readonly OperationNode[];
  /** Pointer of a component → pointers of the operations that lead to it. */
  readonly fromOperations: ReadonlyMap<string, ReadonlySet<string>>;
  /** Components to which something leads that is no operation of a path: webhooks, events, other extensions. */
  readonly fromElsewhere: ReadonlySet<string>;
}

export function buildReferenceGraph(document: JsonObject): ReferenceGraph {
  const operations = operationsOf(document);
  const direct = directReferences(document);
  const fromOperations = new Map<string, Set<string>>();
  for (const { at, node, shared } of operations) {
    for (const component of transitiveReferences([node, shared], direct)) {
      const users = fromOperations.get(component) ?? new Set();
      fromOperations.set(component, users.add(at));
    }
  }
  const { paths: _paths, components: _components, ...elsewhere } = document;
  return { operations, fromOperations, fromElsewhere: transitiveReferences([elsewhere], direct) };
}

function operationsOf(document: JsonObject): readonly OperationNode[] {
  return Object.entries(asMap(document["paths"])).flatMap(([path, written]) => {
    const reference = asMap(written)["$ref"];
    const referred = typeof reference === "string" ? componentAt(reference) : undefined;
    const itemAt = referred ?? formatPointer(["paths", path]);
    const item = asMap(nodeAt(document, itemAt));
    const own = methods.filter((method) => Object.hasOwn(item, method));
    const shared = Object.fromEntries(Object.entries(item).filter(([key]) => !methods.includes(key)));
    return own.map((method) => {
      return { at: `${itemAt}/${method}`, path, method, node: asMap(item[method]), shared, itemAt };
    });
  });
}

/** What each component refers to by itself. */
function directReferences(document: JsonObject): ReadonlyMap<string, ReadonlySet<string>> {
  const sections = Object.entries(asMap(document["components"]));
  return new Map(
    sections.flatMap(([section, components]) =>
      Object.entries(asMap(components)).map(([name, component]) => {
        return [formatPointer(["components", section, name]), referencesIn(component)] as const;
      }),
    ),
  );
}

function transitiveReferences(
  nodes: readonly Json[],
  direct: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const reached = new Set(nodes.flatMap((node) => [...referencesIn(node)]));
  // A set is walked in the order in which it grows, so that this ends with the last one found.
  for (const component of reached) for (const next of direct.get(component) ?? []) reached.add(next);
  return reached;
}

/** The components that a node refers to. A text in an example that looks like a reference counts: one too many is harmless. */
function referencesIn(root: Json): ReadonlySet<string> {
  const found = new Set<string>();
  const pending: Json[] = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (typeof node !== "object" || node === null) continue;
    if (Array.isArray(node)) {
      pending.push(...(node as readonly Json[]));
      continue;
    }
    for (const [key, value] of Object.entries(node as JsonObject)) {
      if (key === "$ref" && typeof value === "string") add(componentAt(value));
      else if (key === "mapping") for (const target of Object.values(asMap(value))) add(mapped(target));
      pending.push(value);
    }
  }
  return found;

  function add(component: string | undefined): void {
    if (component !== undefined) found.add(component);
  }
}

/** A mapping of a discriminator names a schema, or refers to it. */
function mapped(target: Json): string | undefined {
  if (typeof target !== "string") return undefined;
  return componentAt(target) ?? formatPointer(["components", "schemas", target]);
}

/** The component that a bundled reference leads to, or into. */
function componentAt(reference: string): string | undefined {
  if (!reference.startsWith("#/components/")) return undefined;
  try {
    const tokens = parsePointer(decodeURIComponent(reference.slice(1)));
    return tokens === undefined || tokens.length < 3 ? undefined : formatPointer(tokens.slice(0, 3));
  } catch {
    return undefined;
  }
}

function nodeAt(document: JsonObject, pointer: string): Json | undefined {
  let node: Json | undefined = document;
  for (const token of parsePointer(pointer) ?? []) {
    const above = asMap(node);
    node = Object.hasOwn(above, token) ? above[token] : undefined;
  }
  return node;
}

function isMap(value: Json | undefined): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function asMap(value: Json | undefined): JsonObject {
  return isMap(value) ? value : {};
}
