import type { Json, JsonObject } from "../../load/document.js";
import { annotationKeywords } from "../../openapi/schema-keywords.js";
import { nodeAt } from "../../values/pointer.js";
import { asList, asObject, asString, child, entriesOf, hasKey, referencePointer } from "../raw.js";
import type { Pointer } from "../type.js";
import type { LocatedSchema } from "./composed-schema.js";

/** A component schema in the inheritance graph. */
export interface Component {
  readonly name: string;
  readonly at: Pointer;
  /** The inline schemas that apply to the component. */
  readonly parts: readonly LocatedSchema[];
  /** Components it includes directly through `allOf`. */
  readonly parents: readonly Component[];
  /** Components that include it directly through `allOf`. */
  readonly children: readonly Component[];
}

export interface InheritanceGraph {
  /** In topological order, parents first. Components in cycles have no defined order. */
  readonly parentsFirst: readonly Component[];
  /** Returns the component that a `$ref` or mapping value resolves to. */
  named(reference: string): Component | undefined;
}

const schemas = "/components/schemas";

/** Maximum length of a chain of plain references. */
const maxReferenceHops = 100;

export function inheritanceGraph(document: JsonObject): InheritanceGraph {
  const components = new Map<Pointer, Mutable<Component>>();
  for (const [name, node] of entriesOf(asObject(document["components"])?.["schemas"])) {
    const at = child(schemas, name);
    components.set(at, { name, at, parts: partsIn(node, at), parents: [], children: [] });
  }
  const named = (reference: string): Mutable<Component> | undefined => {
    let pointer = components.has(child(schemas, reference)) ? child(schemas, reference) : referencePointer(reference);
    for (let hops = 0; hops < maxReferenceHops; hops++) {
      const next = aliasedBy(nodeAt(document as Json, pointer));
      if (next === undefined) return components.get(pointer);
      pointer = referencePointer(next);
    }
    return undefined;
  };
  for (const component of components.values()) {
    const supers = new Set(component.parts.flatMap(({ node }) => parentsIn(node)).map(named));
    for (const parent of supers) {
      if (parent === undefined || parent === component) continue;
      component.parents.push(parent);
      parent.children.push(component);
    }
  }
  return { parentsFirst: ordered([...components.values()]), named };
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] extends readonly (infer Item)[] ? Item[] : T[K] };

/** Collects a schema, its `allOf`, and its non-null alternative, without following references. */
export function partsIn(start: Json, at: Pointer): LocatedSchema[] {
  const parts: LocatedSchema[] = [];
  const rest: { readonly node: Json; readonly at: Pointer }[] = [{ node: start, at }];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const node = asObject(next.node);
    if (node === undefined) continue;
    parts.push({ node, at: next.at });
    for (const [index, part] of asList(node["allOf"]).entries()) {
      rest.push({ node: part, at: child(child(next.at, "allOf"), index) });
    }
    const [only, none, ...others] = asList(node["anyOf"]);
    const isNullable = others.length === 0 && asObject(none)?.["type"] === "null";
    if (only !== undefined && isNullable) rest.push({ node: only, at: child(child(next.at, "anyOf"), 0) });
  }
  return parts;
}

/** Returns the references of a part's `allOf`, and its own `$ref` if it adds constraints. */
function parentsIn(node: JsonObject): readonly string[] {
  const listed = asList(node["allOf"]).map((part) => asString(asObject(part)?.["$ref"]));
  const own = aliasedBy(node) === undefined ? asString(node["$ref"]) : undefined;
  return [...listed, own].filter((reference) => reference !== undefined);
}

/** Returns the `$ref` of a schema that has only annotations besides. */
function aliasedBy(node: Json | undefined): string | undefined {
  const schema = asObject(node);
  const reference = asString(schema?.["$ref"]);
  if (schema === undefined || reference === undefined) return undefined;
  return Object.keys(schema).every((key) => aliasKeywords.has(key) || key.startsWith("x-")) ? reference : undefined;
}

/** Keywords of a plain reference. `summary` belongs to the Reference Object. */
const aliasKeywords: ReadonlySet<string> = new Set(["$ref", "summary", ...annotationKeywords]);

/** Sorts depth first and iteratively: chains may exceed the call stack. */
function ordered(components: readonly Component[]): readonly Component[] {
  const done: Set<Component> = new Set();
  const entered: Set<Component> = new Set();
  for (const start of components) {
    const rest: Component[] = [start];
    for (let top = rest.at(-1); top !== undefined; top = rest.at(-1)) {
      const open = entered.has(top) ? [] : top.parents.filter((parent) => !entered.has(parent));
      entered.add(top);
      rest.push(...open);
      if (open.length > 0) continue;
      rest.pop();
      done.add(top);
    }
  }
  return [...done];
}

/** Returns components and all their descendants. */
export function descendantsOf(starts: readonly Component[]): ReadonlySet<Component> {
  return reachable(starts, ({ children }) => children);
}

/** Returns components and all their ancestors. */
export function ancestorsOf(starts: Iterable<Component>): ReadonlySet<Component> {
  return reachable(starts, ({ parents }) => parents);
}

function reachable(
  starts: Iterable<Component>,
  next: (component: Component) => readonly Component[],
): ReadonlySet<Component> {
  const found = new Set(starts);
  // The set grows during iteration.
  for (const component of found) for (const other of next(component)) found.add(other);
  return found;
}

/** Yields every discriminator mapping over one of the given properties. */
export function* mappingsIn(
  document: JsonObject,
  properties: ReadonlySet<string>,
): Generator<{ readonly property: string; readonly mapping: JsonObject }> {
  const rest: Json[] = [document];
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    if (typeof node !== "object" || node === null) continue;
    if (Array.isArray(node)) {
      for (const item of node) rest.push(item);
      continue;
    }
    const object = node as JsonObject;
    for (const key of Object.keys(object)) if (!data.has(key)) rest.push(object[key] as Json);
    const discriminator = hasKey(object, "discriminator") ? asObject(object["discriminator"]) : undefined;
    const property = asString(discriminator?.["propertyName"]);
    const mapping = asObject(discriminator?.["mapping"]);
    if (property !== undefined && mapping !== undefined && properties.has(property)) yield { property, mapping };
  }
}

const data: ReadonlySet<string> = new Set(["example", "examples", "default", "enum", "const"]);
