import type { Json, JsonObject } from "../../generator/src/load/document.js";
import { isObject, rewritten } from "./specification.js";

/** Equivalent notations of the same interface. Each takes a source of numbers in [0, 1). */
export type Rewrite = (document: JsonObject, random: () => number) => Readonly<Record<string, string>>;

const prefix = "#/components/schemas/";

const schemasOf = (document: JsonObject): Readonly<Record<string, Json>> => {
  const components = document["components"];
  return isObject(components) && isObject(components["schemas"]) ? components["schemas"] : {};
};

const withSchemas = (document: JsonObject, schemas: Json): JsonObject => ({
  ...document,
  components: { ...(document["components"] as JsonObject), schemas },
});

/** Reorders maps, except media types: the first one gets the shorter type name. */
const reordered: Rewrite = (document, random) => {
  const order = (node: JsonObject, pointer: string): Json => {
    if (pointer.endsWith("/content")) return node;
    const entries = Object.entries(node).map((entry) => ({ entry, rank: random() }));
    return Object.fromEntries(entries.sort((one, other) => one.rank - other.rank).map(({ entry }) => entry));
  };
  return { "openapi.json": JSON.stringify(rewritten(document, order)) };
};

/** Other white space, and JSON as YAML. */
const reformatted: Rewrite = (document) => ({ "spec.yaml": `# another form\n${JSON.stringify(document, null, 3)}\n` });

/** Some of the schemas in a separate file. */
const split: Rewrite = (document, random) => {
  const entries = Object.entries(schemasOf(document));
  const moved = new Set(entries.filter(() => random() < 0.5).map(([name]) => name));
  const toRoot = (node: JsonObject): Json => {
    const repoint = (value: Json): Json =>
      typeof value === "string" && value.startsWith("#/") ? `openapi.json${value}` : value;
    if (typeof node["$ref"] === "string") return { ...node, $ref: repoint(node["$ref"]) };
    const mapping = node["mapping"];
    if (!isObject(mapping)) return node;
    return { ...node, mapping: Object.fromEntries(Object.entries(mapping).map(([key, to]) => [key, repoint(to)])) };
  };
  const others = Object.fromEntries(
    entries.filter(([name]) => moved.has(name)).map(([name, schema]) => [name, rewritten(schema, toRoot)]),
  );
  const left = entries.map(([name, schema]) => [name, moved.has(name) ? { $ref: `more/parts.json#/${name}` } : schema]);
  const parts = JSON.stringify(others).replaceAll('"openapi.json#', '"../openapi.json#');
  return {
    "openapi.json": JSON.stringify(withSchemas(document, Object.fromEntries(left))),
    "more/parts.json": parts,
  };
};

/** Some references replaced by their targets; the named schemas stay. */
const inlined: Rewrite = (document, random) => {
  const schemas = schemasOf(document);
  const inline = (node: JsonObject, pointer: string): Json => {
    const { $ref: reference, ...siblings } = node;
    if (typeof reference !== "string" || !reference.startsWith(prefix) || Object.keys(siblings).length > 0) return node;
    // A mapping identifies its alternatives by their references, and a schema that is only a reference is an alias.
    if (/\/(oneOf|anyOf)\/\d+$/.test(pointer) || /^\/components\/schemas\/[^/]+$/.test(pointer)) return node;
    const target = schemas[reference.slice(prefix.length)];
    // Which of its two names an open enumeration has follows from the directions in which something refers to it.
    if (isObject(target) && target["x-open-enum"] === true) return node;
    return target !== undefined && random() < 0.3 ? target : node;
  };
  return { "openapi.json": JSON.stringify(rewritten(document, inline)) };
};

/** Objects split into two schemas under allOf. */
const conjoined: Rewrite = (document, random) => {
  const closing = [
    "additionalProperties",
    "patternProperties",
    "unevaluatedProperties",
    "allOf",
    "default",
    "examples",
  ];
  const cut = (node: JsonObject): Json => {
    const { properties, required, ...rest } = node;
    const isPlain = node["type"] === "object" && isObject(properties) && !closing.some((key) => key in node);
    if (!isPlain || random() < 0.5) return node;
    const entries = Object.entries(properties).map((entry) => ({ entry, first: random() < 0.5 }));
    const part = (first: boolean): Json =>
      Object.fromEntries(entries.filter((one) => one.first === first).map(({ entry }) => entry));
    const needed = required === undefined ? {} : { required };
    return { ...rest, allOf: [{ type: "object", properties: part(true), ...needed }, { properties: part(false) }] };
  };
  const schemas = schemasOf(document);
  const kept = Object.entries(schemas).map(([name, schema]) => [name, isObject(schema) ? cut(schema) : schema]);
  return { "openapi.json": JSON.stringify(withSchemas(document, Object.fromEntries(kept))) };
};

export const rewrites: Readonly<Record<string, Rewrite>> = { reordered, reformatted, split, inlined, conjoined };
