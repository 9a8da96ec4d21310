import type { Json, JsonObject } from "../load/document.js";
import { asList, asObject, asString, child, entriesOf } from "../model/raw.js";
import type { ObjectTarget, References, ReferenceTarget } from "./references.js";

/** All schemas that a value must satisfy together: the schema, what it refers to, and `allOf`, to any depth. */
export function partsOf(start: ReferenceTarget, references: References): ObjectTarget[] {
  const parts: ObjectTarget[] = [];
  const seen = new Set<object>();
  const rest: ReferenceTarget[] = [start];
  for (let target = rest.pop(); target !== undefined; target = rest.pop()) {
    const node = asObject(target.node);
    if (node === undefined || seen.has(node)) continue;
    seen.add(node);
    const { pointer } = target;
    parts.push({ node, pointer });
    if (typeof node["$ref"] === "string") {
      const next = references.target(node["$ref"]);
      if (next !== undefined) rest.push(next);
    }
    for (const [index, part] of asList(node["allOf"]).entries()) {
      rest.push({ node: part, pointer: child(child(pointer, "allOf"), index) });
    }
  }
  return parts;
}

/** The alternatives of a union (`oneOf`, `anyOf`), without `null`; empty where it is no union. */
export function alternativesOf(node: JsonObject, pointer: string): ReferenceTarget[] {
  return (["oneOf", "anyOf"] as const).flatMap((keyword) =>
    asList(node[keyword])
      .map((item, index) => ({ node: item, pointer: child(child(pointer, keyword), index) }))
      .filter((target) => asObject(target.node)?.["type"] !== "null"),
  );
}

/** A property as the parts of one schema declare it; undefined where none of them does. */
export function propertyOf(name: string, parts: readonly ObjectTarget[]): ReferenceTarget | undefined {
  for (const { node, pointer } of parts) {
    const properties = asObject(node["properties"]);
    const property = properties !== undefined && Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (property !== undefined) return { node: property, pointer: child(child(pointer, "properties"), name) };
  }
  return undefined;
}

export function isRequired(name: string, parts: readonly ObjectTarget[]): boolean {
  return parts.some(({ node }) => asList(node["required"]).includes(name));
}

/**
 * Where values under a name may be described: the declarations in the schema and in all alternatives of its unions;
 * `any` where the schema lets unknown properties through and declares none, so that nothing can be said.
 */
export function declarationsOf(
  name: string,
  schema: ReferenceTarget,
  references: References,
): readonly ReferenceTarget[] | "any" {
  const found: ReferenceTarget[] = [];
  const all = partsOfAlternatives(schema, references);
  for (const parts of all) {
    const property = propertyOf(name, parts);
    if (property !== undefined) found.push(property);
  }
  if (found.length > 0) return found;
  return all.every((parts) => parts.every(({ node }) => node["properties"] === undefined)) ? "any" : found;
}

/** The schemas of an array's items, through unions; `any` where nothing is said about them. */
export function itemsOf(schema: ReferenceTarget, references: References): readonly ReferenceTarget[] | "any" | "none" {
  const found: ReferenceTarget[] = [];
  let mayBeArray = false;
  for (const parts of partsOfAlternatives(schema, references)) {
    const types = parts.map(({ node }) => node["type"]).filter((type) => type !== undefined);
    if (types.every((type) => type === "array" || asList(type).includes("array"))) mayBeArray = true;
    for (const { node, pointer } of parts) {
      if (node["items"] !== undefined) found.push({ node: node["items"], pointer: child(pointer, "items") });
    }
  }
  if (found.length > 0) return found;
  return mayBeArray ? "any" : "none";
}

/** The parts of the schema and of each alternative below it; unions inside unions are looked into, too. */
function partsOfAlternatives(schema: ReferenceTarget, references: References): (readonly ObjectTarget[])[] {
  const result: (readonly ObjectTarget[])[] = [];
  const seen = new Set<object>();
  const rest: ReferenceTarget[] = [schema];
  for (let target = rest.pop(); target !== undefined; target = rest.pop()) {
    const parts = partsOf(target, references).filter(({ node }) => !seen.has(node));
    for (const { node } of parts) seen.add(node);
    if (parts.length === 0) continue;
    const alternatives = parts.flatMap(({ node, pointer }) => alternativesOf(node, pointer));
    if (
      alternatives.length === 0 ||
      parts.some(({ node }) => node["properties"] !== undefined || node["items"] !== undefined)
    ) {
      result.push(parts);
    }
    rest.push(...alternatives);
  }
  return result;
}

/** The values that a schema lists (`const`, `enum`, `oneOf` of `const`); undefined where it lists none. */
export function listedValues(parts: readonly ObjectTarget[]): readonly Json[] | undefined {
  for (const { node } of parts) {
    if (node["const"] !== undefined) return [node["const"]];
    if (Array.isArray(node["enum"])) return asList(node["enum"]);
    const branches = asList(node["oneOf"] ?? node["anyOf"]).map(asObject);
    if (branches.length > 0 && branches.every((branch) => branch?.["const"] !== undefined)) {
      return branches.map((branch) => branch?.["const"] as Json);
    }
  }
  return undefined;
}

/** The types that a schema allows, in JSON Schema's names; empty where it does not say. */
export function typesOf(parts: readonly ObjectTarget[]): readonly string[] {
  for (const { node } of parts) {
    const type = node["type"];
    if (typeof type === "string") return [type];
    if (Array.isArray(type)) return asList(type).filter((item): item is string => typeof item === "string");
  }
  return [];
}

/** The name of a component that a schema refers to, directly. */
export function componentName(node: Json): string | undefined {
  const ref = asString(asObject(node)?.["$ref"]);
  return ref?.startsWith("#/components/schemas/") ? ref.slice("#/components/schemas/".length) : undefined;
}

/** Numbers of a schema by keyword, without those of another type. */
export function numbersOf(node: JsonObject): ReadonlyMap<string, number> {
  return new Map(entriesOf(node).filter((entry): entry is readonly [string, number] => typeof entry[1] === "number"));
}
