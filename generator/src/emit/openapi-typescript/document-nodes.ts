import type { References } from "../../model/references.js";
import { asObject, type Json, type JsonObject } from "../../values/json.js";
import { escapeToken } from "../../values/pointer.js";

/** The schemas of a document, and those that references lead to. */
export interface DocumentNodes {
  /** By pointer, in the order of the document; what only a reference makes a schema comes last. */
  readonly schemas: ReadonlyMap<string, JsonObject>;
  /** The pointers that the references of schemas lead to. */
  readonly referenced: ReadonlySet<string>;
}

type Kind =
  | "document"
  | "components"
  | "pathItem"
  | "operation"
  | "callback"
  | "parameter"
  | "requestBody"
  | "response"
  | "header"
  | "mediaType"
  | "schema";

/** How a field holds nodes: itself (or a list of them), or as a map by names, which are data. */
type Field = readonly [name: string, kind: Kind, holds: "nodes" | "map"];

const schemaFields: readonly Field[] = [
  ...["properties", "patternProperties", "$defs", "definitions", "dependentSchemas"].map(
    (name) => [name, "schema", "map"] as const,
  ),
  ...[
    ...["allOf", "anyOf", "oneOf", "prefixItems", "items", "additionalProperties", "not", "if", "then", "else"],
    ...["contains", "propertyNames", "unevaluatedItems", "unevaluatedProperties"],
  ].map((name) => [name, "schema", "nodes"] as const),
];

const operations = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"];

const valueFields: readonly Field[] = [
  ["schema", "schema", "nodes"],
  ["content", "mediaType", "map"],
];

const fields: { readonly [K in Kind]: readonly Field[] } = {
  document: [
    ["paths", "pathItem", "map"],
    ["webhooks", "pathItem", "map"],
    ["components", "components", "nodes"],
  ],
  components: [
    ["schemas", "schema", "map"],
    ["responses", "response", "map"],
    ["parameters", "parameter", "map"],
    ["requestBodies", "requestBody", "map"],
    ["headers", "header", "map"],
    ["callbacks", "callback", "map"],
    ["pathItems", "pathItem", "map"],
  ],
  pathItem: [
    ["parameters", "parameter", "nodes"],
    ...operations.map((name) => [name, "operation", "nodes"] as const),
    ["additionalOperations", "operation", "map"],
  ],
  operation: [
    ["parameters", "parameter", "nodes"],
    ["requestBody", "requestBody", "nodes"],
    ["responses", "response", "map"],
    ["callbacks", "callback", "map"],
  ],
  callback: [],
  parameter: valueFields,
  requestBody: [["content", "mediaType", "map"]],
  response: [
    ["headers", "header", "map"],
    ["content", "mediaType", "map"],
  ],
  header: valueFields,
  mediaType: [["schema", "schema", "nodes"]],
  schema: schemaFields,
};

interface Visit {
  readonly kind: Kind;
  readonly node: Json | undefined;
  readonly pointer: string;
}

/** Finds the schemas of a document by the kinds of its objects: names and example values are never keywords. */
export function documentNodes(document: JsonObject, references: References): DocumentNodes {
  const schemas = new Map<string, JsonObject>();
  const referenced = new Set<string>();
  const seen = new Set<string>();
  const pending: Visit[] = [{ kind: "document", node: document, pointer: "" }];
  const targets: Visit[] = [];
  const next = (): Visit | undefined => pending.pop() ?? targets.pop();
  for (let visit = next(); visit !== undefined; visit = next()) {
    const { kind, node, pointer } = visit;
    const object = asObject(node);
    if (object === undefined || seen.has(`${kind} ${pointer}`)) continue;
    seen.add(`${kind} ${pointer}`);
    const ref = object["$ref"];
    const target = typeof ref === "string" ? references.target(ref) : undefined;
    if (target !== undefined) targets.push({ kind, ...target });
    if (kind === "schema") {
      schemas.set(pointer, object);
      if (target !== undefined) referenced.add(target.pointer);
    }
    const below = childrenOf(object, visit);
    for (let index = below.length - 1; index >= 0; index--) pending.push(below[index] as Visit);
  }
  return { schemas, referenced };
}

function childrenOf(object: JsonObject, { kind, pointer }: Visit): readonly Visit[] {
  const found: Visit[] = [];
  const addMap = (kind: Kind, map: Json | undefined, at: string): void => {
    for (const [name, node] of Object.entries(asObject(map) ?? {})) {
      found.push({ kind, node, pointer: `${at}/${escapeToken(name)}` });
    }
  };
  if (kind === "callback") addMap("pathItem", object, pointer);
  for (const [name, childKind, holds] of fields[kind]) {
    const value = object[name];
    const at = `${pointer}/${name}`;
    if (holds === "map") addMap(childKind, value, at);
    else if (Array.isArray(value)) {
      for (const [index, node] of value.entries()) found.push({ kind: childKind, node, pointer: `${at}/${index}` });
    } else if (value !== undefined) found.push({ kind: childKind, node: value, pointer: at });
  }
  return found;
}
