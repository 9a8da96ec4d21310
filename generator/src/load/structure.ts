/** The kinds of node that OpenAPI 3.1 puts references in or below. */
export type ObjectKind =
  | "document"
  | "components"
  | "paths"
  | "pathItem"
  | "operation"
  | "responses"
  | "response"
  | "parameter"
  | "header"
  | "requestBody"
  | "mediaType"
  | "encoding"
  | "example"
  | "link"
  | "callback"
  | "securityScheme"
  | "schema"
  | "extension";

/** What stands under a key: one node of a kind, a list of them, or a map of them by free names. */
export interface ChildSlot {
  readonly container: "one" | "list" | "map";
  readonly kind: ObjectKind;
}

/** Kind → the folder of `components` that holds it. A Reference Object may stand wherever one of these does. */
export const componentFolders = {
  schema: "schemas",
  response: "responses",
  parameter: "parameters",
  example: "examples",
  requestBody: "requestBodies",
  header: "headers",
  securityScheme: "securitySchemes",
  link: "links",
  callback: "callbacks",
  pathItem: "pathItems",
} as const;

export type ComponentKind = keyof typeof componentFolders;

export function isComponentKind(kind: ObjectKind): kind is ComponentKind {
  return Object.hasOwn(componentFolders, kind);
}

/** What stands under a key of a node; undefined where it is plain data, in which nothing is a reference. */
export function childSlotOf(kind: ObjectKind, key: string): ChildSlot | undefined {
  const known = children[kind].get(key);
  if (known !== undefined) return known;
  if (kind === "extension") return dataKeys.has(key) ? undefined : extension;
  if (key.startsWith("x-")) return extension;
  return freeNameKinds[kind];
}

/**
 * The kind of what a pointer into a file leads to, judged by the names on the way: a file is read as a document and as
 * a `components` object at once, so that `guilds.yaml#/schemas/Guild` is a schema. Undefined where the names say nothing.
 */
export function objectKindAt(tokens: readonly string[]): ObjectKind | undefined {
  let kind: ObjectKind | undefined = "document";
  for (let index = 0; index < tokens.length && kind !== undefined; index++) {
    const token = tokens[index] as string;
    let child: ChildSlot | undefined = childSlotOf(kind, token);
    if (child === undefined && kind === "document") child = childSlotOf("components", token);
    if (child === undefined) return undefined;
    if (child.container !== "one") {
      // The next token is a free name or an index.
      index += 1;
      if (index >= tokens.length) return undefined;
    }
    kind = child.kind;
  }
  return kind;
}

/**
 * Whether a pointer into the root certainly leads to no schema: to the document itself, to one of its parts, or to a
 * node of another kind below them. Whole components of another kind do not count, and neither does what no name tells.
 */
export function isOutsideSchemas(tokens: readonly string[]): boolean {
  const [first] = tokens;
  if (first === undefined) return true;
  if (first.startsWith("x-") || (first === "components" && tokens.length === 3)) return false;
  if (tokens.length <= 2 && rootKeys.has(first)) return true;
  const kind = objectKindAt(tokens);
  return rootKeys.has(first) && kind !== undefined && kind !== "schema" && kind !== "extension";
}

const rootKeys: ReadonlySet<string> = new Set(
  "openapi info jsonSchemaDialect servers paths webhooks components security tags externalDocs".split(" "),
);

function single(kind: ObjectKind): ChildSlot {
  return { container: "one", kind };
}

function list(kind: ObjectKind): ChildSlot {
  return { container: "list", kind };
}

function map(kind: ObjectKind): ChildSlot {
  return { container: "map", kind };
}

const extension = single("extension");

/** Keys whose value is data wherever they stand: a `$ref` in an example is part of the example. */
const dataKeys: ReadonlySet<string> = new Set(["example", "examples", "default", "const", "enum"]);

/** The HTTP methods that a Path Item has operations for. */
export const methods: readonly string[] = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

const describedKeys: readonly (readonly [string, ChildSlot])[] = [
  ["schema", single("schema")],
  ["content", map("mediaType")],
  ["examples", map("example")],
];

const children: Readonly<Record<ObjectKind, ReadonlyMap<string, ChildSlot>>> = {
  document: new Map([
    ["paths", single("paths")],
    ["webhooks", map("pathItem")],
    ["components", single("components")],
  ]),
  components: new Map(
    Object.entries(componentFolders).map(([kind, folder]): [string, ChildSlot] => [folder, map(kind as ObjectKind)]),
  ),
  paths: new Map(),
  pathItem: new Map([
    ["parameters", list("parameter")],
    ...methods.map((method): [string, ChildSlot] => [method, single("operation")]),
  ]),
  operation: new Map([
    ["parameters", list("parameter")],
    ["requestBody", single("requestBody")],
    ["responses", single("responses")],
    ["callbacks", map("callback")],
    ["x-variants", list("operation")],
  ]),
  responses: new Map(),
  response: new Map([
    ["headers", map("header")],
    ["content", map("mediaType")],
    ["links", map("link")],
  ]),
  parameter: new Map(describedKeys),
  header: new Map(describedKeys),
  requestBody: new Map([["content", map("mediaType")]]),
  mediaType: new Map([
    ["schema", single("schema")],
    ["examples", map("example")],
    ["encoding", map("encoding")],
  ]),
  encoding: new Map([["headers", map("header")]]),
  example: new Map(),
  link: new Map(),
  callback: new Map(),
  securityScheme: new Map(),
  schema: new Map([
    ...["not", "if", "then", "else", "contains", "propertyNames", "items", "contentSchema"].map(
      (key): [string, ChildSlot] => [key, single("schema")],
    ),
    ...["additionalProperties", "unevaluatedProperties", "unevaluatedItems", "additionalItems"].map(
      (key): [string, ChildSlot] => [key, single("schema")],
    ),
    ...["allOf", "anyOf", "oneOf", "prefixItems"].map((key): [string, ChildSlot] => [key, list("schema")]),
    ...["properties", "patternProperties", "dependentSchemas", "dependencies", "$defs", "definitions"].map(
      (key): [string, ChildSlot] => [key, map("schema")],
    ),
  ]),
  // Free names stand under these, so that what is called `default` there is no default.
  extension: new Map([
    ["properties", map("extension")],
    ["patternProperties", map("extension")],
    ["schema", single("schema")],
  ]),
};

/** Kinds whose remaining keys are free names. */
const freeNameKinds: Readonly<Partial<Record<ObjectKind, ChildSlot>>> = {
  paths: single("pathItem"),
  responses: single("response"),
  callback: single("pathItem"),
};
