import type { Json, JsonObject } from "../load/document.js";
import { annotationKeywords } from "../openapi/schema-keywords.js";
import type { LocatedSchema } from "./composed-schema.js";
import { asList, asObject, asString, child, entriesOf, hasKey, nodeAt, referencePointer } from "./raw.js";
import type { Pointer } from "./type.js";

/** A component of the schemas, among those that it is made of and that are made of it. */
export interface Component {
  readonly name: string;
  readonly at: Pointer;
  /** The schemas that apply at once in the component, as far as they are written in it. */
  readonly parts: readonly LocatedSchema[];
  /** What it has in `allOf`, directly. */
  readonly parents: readonly Component[];
  /** What has it in `allOf`, directly. */
  readonly children: readonly Component[];
}

export interface InheritanceGraph {
  /** Parents before their children; what contains itself stands somewhere. */
  readonly parentsFirst: readonly Component[];
  /** The component that a `$ref`, or the value of a `mapping`, names in the end. */
  named(reference: string): Component | undefined;
}

const schemas = "/components/schemas";

/** How many references to nothing but a reference are followed. */
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

/** A schema, what it has in `allOf`, and what it is when it is not null; without what it refers to. */
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

/** What a part is made of: the references in its `allOf`, and its own where it adds something to it. */
function parentsIn(node: JsonObject): readonly string[] {
  const listed = asList(node["allOf"]).map((part) => asString(asObject(part)?.["$ref"]));
  const own = aliasedBy(node) === undefined ? asString(node["$ref"]) : undefined;
  return [...listed, own].filter((reference) => reference !== undefined);
}

/** The reference of a schema that is nothing else, apart from words. */
function aliasedBy(node: Json | undefined): string | undefined {
  const schema = asObject(node);
  const reference = asString(schema?.["$ref"]);
  if (schema === undefined || reference === undefined) return undefined;
  return Object.keys(schema).every((key) => aliasKeywords.has(key) || key.startsWith("x-")) ? reference : undefined;
}

/** Keywords of a schema that is only a reference. `summary` is one of the Reference Object. */
const aliasKeywords: ReadonlySet<string> = new Set(["$ref", "summary", ...annotationKeywords]);

/** Depth first with a stack of its own: chains may be longer than the stack of calls. */
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

/** A component and all that is made of it, to any depth. */
export function descendantsOf(starts: readonly Component[]): ReadonlySet<Component> {
  return reachable(starts, ({ children }) => children);
}

/** Components and all that they are made of, to any depth. */
export function ancestorsOf(starts: Iterable<Component>): ReadonlySet<Component> {
  return reachable(starts, ({ parents }) => parents);
}

function reachable(
  starts: Iterable<Component>,
  next: (component: Component) => readonly Component[],
): ReadonlySet<Component> {
  const found = new Set(starts);
  // The set grows while it is gone through.
  for (const component of found) for (const other of next(component)) found.add(other);
  return found;
}

/** Every `mapping` of a discriminator in a document that goes by one of some properties. */
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
