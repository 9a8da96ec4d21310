import type { Json, JsonObject } from "../../load/document.js";
import { asList, asObject, asString, asStrings, child, hasKey, referencePointer } from "../raw.js";
import type { Pointer } from "../type.js";

/** A schema of the bundled document with its pointer. */
export interface LocatedSchema {
  readonly node: JsonObject;
  readonly at: Pointer;
}

/** All schemas that apply to the same value as one schema. */
export interface ComposedSchema {
  readonly parts: readonly LocatedSchema[];
  /** Pointers by which a mapping can refer to it: the schema and the chain of references it consists of. */
  readonly ownPointers: readonly Pointer[];
}

/** Returns the node at a pointer of the bundled document. */
export type FindNode = (pointer: Pointer) => Json | undefined;

/** Collects a schema, its references and `allOf`, recursively. */
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

/** Returns whether a schema states a keyword, such as `readOnly`: itself, or behind its `$ref` and `allOf`. */
export function statedKeywords({ node, at }: LocatedSchema, findNode: FindNode): (keyword: string) => boolean {
  if (!hasKey(node, "$ref") && !hasKey(node, "allOf")) return (keyword) => node[keyword] === true;
  const { parts } = composedSchemaOf(at, findNode);
  return (keyword) => node[keyword] === true || parts.some((part) => part.node[keyword] === true);
}

/** Returns the declarations of a property in a schema, including those behind its `$ref` and `allOf`. */
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

/** Whether the declared types include `object` and otherwise only null. */
export function allowsOnlyObjects({ node }: LocatedSchema): boolean {
  return asStrings(node["type"]).every((type) => type === "object" || type === "null");
}

export function allowsText({ node }: LocatedSchema): boolean {
  return !hasKey(node, "type") || asStrings(node["type"]).includes("string");
}

/** Returns the values of `const`, `enum`, or alternatives with one value each; undefined if none are listed. */
export function listedValues({ node }: LocatedSchema): readonly Json[] | undefined {
  if (hasKey(node, "const")) return [node["const"] as Json];
  if (hasKey(node, "enum")) return asList(node["enum"]);
  const branches = asList(node["oneOf"] ?? node["anyOf"]).map((branch) => asObject(branch) ?? {});
  if (branches.length === 0 || !branches.every((branch) => hasKey(branch, "const"))) return undefined;
  return branches.map((branch) => branch["const"] as Json);
}
