import type { Json, JsonObject } from "../load/document.js";
import { asList, asObject, asString, asStrings, child, hasKey, referencePointer } from "./raw.js";
import type { Pointer } from "./type.js";

/** A schema of the bundled document, where it is written. */
export interface LocatedSchema {
  readonly node: JsonObject;
  readonly at: Pointer;
}

/** All schemas that apply at once where one schema is written. */
export interface ComposedSchema {
  readonly parts: readonly LocatedSchema[];
  /** The schema and the chain of references that it consists of: the pointers by which a mapping can name it. */
  readonly ownPointers: readonly Pointer[];
}

/** Gives the node at a pointer of the bundled document. */
export type FindNode = (pointer: Pointer) => Json | undefined;

/** A schema, what it refers to, and `allOf`, to any depth. */
export function composedSchemaOf(start: Pointer, findNode: FindNode): ComposedSchema {
  const parts = new Map<Pointer, JsonObject>();
  const pointers: Pointer[] = [start];
  const rest: Pointer[] = [start];
  for (let at = rest.pop(); at !== undefined; at = rest.pop()) {
    const schema = asObject(findNode(at));
    if (schema === undefined || parts.has(at)) continue;
    parts.set(at, schema);
    const reference = asString(schema["$ref"]);
    if (reference !== undefined) {
      const target = referencePointer(reference);
      if (pointers.at(-1) === at) pointers.push(target);
      rest.push(target);
    }
    for (const index of asList(schema["allOf"]).keys()) rest.push(child(child(at, "allOf"), index));
  }
  return { parts: [...parts].map(([at, node]) => ({ at, node })), ownPointers: pointers };
}

/** The schemas of a property that a schema declares itself: also what its `$ref` and `allOf` lead to. */
export function propertyDeclarations(
  property: string,
  { node, at }: LocatedSchema,
  findNode: FindNode,
): readonly LocatedSchema[] {
  const properties = asObject(node["properties"]);
  if (properties === undefined || !hasKey(properties, property)) return [];
  return composedSchemaOf(child(child(at, "properties"), property), findNode).parts;
}

export function requiresProperty(property: string, { node }: LocatedSchema): boolean {
  return asList(node["required"]).includes(property);
}

/** Whether a schema that names types names an object among them, and nothing else but null. */
export function allowsOnlyObjects({ node }: LocatedSchema): boolean {
  return asStrings(node["type"]).every((type) => type === "object" || type === "null");
}

export function allowsText({ node }: LocatedSchema): boolean {
  return !hasKey(node, "type") || asStrings(node["type"]).includes("string");
}

/** The values of `const`, `enum`, or alternatives that are all one value; undefined where a schema lists none. */
export function listedValues({ node }: LocatedSchema): readonly Json[] | undefined {
  if (hasKey(node, "const")) return [node["const"] as Json];
  if (hasKey(node, "enum")) return asList(node["enum"]);
  const branches = asList(node["oneOf"] ?? node["anyOf"]).map((branch) => asObject(branch) ?? {});
  if (branches.length === 0 || !branches.every((branch) => hasKey(branch, "const"))) return undefined;
  return branches.map((branch) => branch["const"] as Json);
}
