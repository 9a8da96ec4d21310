import type { References } from "../../model/references.js";
import { asObject, type Json, type JsonObject } from "../../values/json.js";

/** The schemas of a document, and those that references lead to. */
export interface DocumentNodes {
  /** In the order of the document; what only a reference makes a schema comes last. */
  readonly schemas: ReadonlySet<JsonObject>;
  /** What the references of schemas lead to, with the pointers. */
  readonly referenced: ReadonlyMap<JsonObject, string>;
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
}

/**
 * Finds the schemas of a document by the kinds of its objects: names and example values are never keywords. Nodes are distinguished by
 * identity, because pointers with long names are expensive to compare.
 */
export function documentNodes(document: JsonObject, references: References): DocumentNodes {
  const schemas = new Set<JsonObject>();
  const referenced = new Map<JsonObject, string>();
  const seen = new Map<Kind, Set<JsonObject>>();
  const pending: Visit[] = [{ kind: "document", node: document }];
  const targets: Visit[] = [];
  const next = (): Visit | undefined => pending.pop() ?? targets.pop();
  for (let visit = next(); visit !== undefined; visit = next()) {
    const { kind, node } = visit;
    const object = asObject(node);
    const known = seen.get(kind) ?? new Set();
    seen.set(kind, known);
    if (object === undefined || known.has(object)) continue;
    known.add(object);
    const ref = object["$ref"];
    const target = typeof ref === "string" ? references.target(ref) : undefined;
    if (target !== undefined) targets.push({ kind, node: target.node });
    if (kind === "schema") {
      schemas.add(object);
      const to = asObject(target?.node);
      if (target !== undefined && to !== undefined) referenced.set(to, target.pointer);
    }
    const below = childrenOf(object, kind);
    for (let index = below.length - 1; index >= 0; index--) pending.push(below[index] as Visit);
  }
  return { schemas, referenced };
}

function childrenOf(object: JsonObject, kind: Kind): readonly Visit[] {
  const found: Visit[] = [];
  const add = (kind: Kind, nodes: readonly Json[]): void => {
    for (const node of nodes) found.push({ kind, node });
  };
  if (kind === "callback") add("pathItem", Object.values(object));
  for (const [name, childKind, holds] of fields[kind]) {
    const value = object[name];
    if (holds === "map") add(childKind, Object.values(asObject(value) ?? {}));
    else if (Array.isArray(value)) add(childKind, value);
    else if (value !== undefined) add(childKind, [value]);
  }
  return found;
}
