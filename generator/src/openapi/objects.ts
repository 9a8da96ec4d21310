import { schemaKeywords } from "./schema-keywords.js";

/** The structure of OpenAPI: kinds of objects, and the kinds that each of their fields contains. */

/** Supported OpenAPI versions. Swagger 2.0 is upgraded first. */
export const openApiVersions = ["3.0", "3.1", "3.2"] as const;

export type Version = (typeof openApiVersions)[number];

/** Returns the version of `openApiVersions` for a declared patch version. */
export function versionOf(declared: string): Version {
  return openApiVersions.find((version) => declared.startsWith(version)) ?? "3.1";
}

/** `callbacks` is one Callback Object, named as in the official meta-schema. */
export type ObjectKind =
  | "document"
  | "info"
  | "contact"
  | "license"
  | "server"
  | "serverVariable"
  | "components"
  | "paths"
  | "pathItem"
  | "operation"
  | "variant"
  | "externalDocs"
  | "parameter"
  | "requestBody"
  | "mediaType"
  | "encoding"
  | "responses"
  | "response"
  | "callbacks"
  | "example"
  | "link"
  | "header"
  | "tag"
  | "reference"
  | "schema"
  | "discriminator"
  | "xml"
  | "securityScheme"
  | "securityRequirement"
  | "oauthFlows"
  | "implicitFlow"
  | "passwordFlow"
  | "clientCredentialsFlow"
  | "authorizationCodeFlow"
  | "deviceAuthorizationFlow"
  | "gatewayEvent"
  | "stream"
  | "errorFormat"
  | "channel"
  | "channelQuery"
  | "channelEnvelope"
  | "channelCommand"
  | "socket"
  | "socketQuery"
  | "socketMessage"
  | "socketCloseCode";

/** The content of a field: an object of a kind, a list, or a map with arbitrary keys. */
export interface Field {
  readonly container: "one" | "list" | "map";
  readonly kind: ObjectKind;
  /** Absent if all versions since 3.0 have the field. */
  readonly versions?: readonly (Version | "2.0")[];
  /** Versions that allow a boolean instead of the object. */
  readonly booleanIn?: readonly Version[];
}

interface ObjectRow {
  /** With its article, for messages. */
  readonly title: string;
  readonly fields: { readonly [key: string]: Field };
  /** For maps such as `paths`: the content of every key except extensions. */
  readonly values?: Field;
  /**
   * Versions in which `$ref` is a regular field beside others. In other versions, a Reference Object may replace any
   * object that components can define.
   */
  readonly ownReferenceIn?: readonly Version[];
  /** Whether the kind belongs to the extension vocabulary. */
  readonly isExtension?: true;
}

/** HTTP methods with a field in the Path Item Object; `query` since OpenAPI 3.2. */
export const httpMethods = ["get", "put", "post", "delete", "options", "head", "patch", "trace", "query"] as const;

export type HttpMethod = (typeof httpMethods)[number];

const one = (kind: ObjectKind): Field => ({ container: "one", kind });
const list = (kind: ObjectKind): Field => ({ container: "list", kind });
const map = (kind: ObjectKind): Field => ({ container: "map", kind });
const since31 = (field: Field): Field => ({ ...field, versions: ["3.1", "3.2"] });
/** Fields of Swagger 2.0, where references are resolved before the upgrade. */
const only20 = (field: Field): Field => ({ ...field, versions: ["2.0"] });
const since32 = (field: Field): Field => ({ ...field, versions: ["3.2"] });

const schema = one("schema");
const content = map("mediaType");
const examples = map("example");
const headers = map("header");
const servers = list("server");
const parameters = list("parameter");
const security = list("securityRequirement");
const externalDocs = one("externalDocs");

/** Encodings of positional, unnamed parts. */
const positionalEncodings: ObjectRow["fields"] = {
  prefixEncoding: since32(list("encoding")),
  itemEncoding: since32(one("encoding")),
};

const operationFields: ObjectRow["fields"] = {
  externalDocs,
  parameters,
  requestBody: one("requestBody"),
  responses: one("responses"),
  callbacks: map("callbacks"),
  security,
  servers,
  "x-variants": list("variant"),
};

const table: { readonly [kind in ObjectKind]: ObjectRow } = {
  document: {
    title: "an OpenAPI document",
    fields: {
      info: one("info"),
      servers,
      paths: one("paths"),
      webhooks: since31(map("pathItem")),
      components: one("components"),
      security,
      tags: list("tag"),
      externalDocs,
      definitions: only20(map("schema")),
      parameters: only20(map("parameter")),
      responses: only20(map("response")),
      securityDefinitions: only20(map("securityScheme")),
      "x-gateway-events": map("gatewayEvent"),
      "x-error-format": one("errorFormat"),
      "x-rpc": map("channel"),
      "x-sockets": map("socket"),
    },
  },
  info: { title: "an Info Object", fields: { contact: one("contact"), license: one("license") } },
  contact: { title: "a Contact Object", fields: {} },
  license: { title: "a License Object", fields: {} },
  server: { title: "a Server Object", fields: { variables: map("serverVariable") } },
  serverVariable: { title: "a Server Variable Object", fields: {} },
  components: {
    title: "a Components Object",
    fields: {
      schemas: map("schema"),
      responses: map("response"),
      parameters: map("parameter"),
      examples,
      requestBodies: map("requestBody"),
      headers,
      securitySchemes: map("securityScheme"),
      links: map("link"),
      callbacks: map("callbacks"),
      pathItems: since31(map("pathItem")),
      mediaTypes: since32(map("mediaType")),
    },
  },
  paths: { title: "a Paths Object", fields: {}, values: one("pathItem") },
  pathItem: {
    title: "a Path Item Object",
    fields: {
      servers,
      parameters,
      ...Object.fromEntries(httpMethods.map((method) => [method, operationOf(method)])),
      additionalOperations: since32(map("operation")),
    },
    ownReferenceIn: ["3.0", "3.1", "3.2"],
  },
  operation: { title: "an Operation Object", fields: operationFields },
  variant: { title: "a variant (an Operation Object with a path)", fields: operationFields },
  externalDocs: { title: "an External Documentation Object", fields: {} },
  parameter: {
    title: "a Parameter Object",
    fields: { schema, content, examples, items: only20(schema) },
  },
  requestBody: { title: "a Request Body Object", fields: { content } },
  mediaType: {
    title: "a Media Type Object",
    fields: {
      schema,
      itemSchema: since32(schema),
      encoding: map("encoding"),
      ...positionalEncodings,
      examples,
      "x-stream": one("stream"),
    },
  },
  encoding: {
    title: "an Encoding Object",
    fields: { headers, encoding: since32(map("encoding")), ...positionalEncodings },
  },
  responses: { title: "a Responses Object", fields: {}, values: one("response") },
  response: {
    title: "a Response Object",
    fields: { headers, content, links: map("link"), schema: only20(schema) },
  },
  callbacks: { title: "a Callback Object", fields: {}, values: one("pathItem") },
  example: { title: "an Example Object", fields: {} },
  link: { title: "a Link Object", fields: { server: one("server") } },
  header: { title: "a Header Object", fields: { schema, content, examples, items: only20(schema) } },
  tag: { title: "a Tag Object", fields: { externalDocs } },
  reference: { title: "a Reference Object", fields: {} },
  schema: {
    title: "a Schema Object",
    fields: { ...subschemaFields(), discriminator: one("discriminator"), xml: one("xml"), externalDocs },
    ownReferenceIn: ["3.1", "3.2"],
  },
  discriminator: { title: "a Discriminator Object", fields: {} },
  xml: { title: "an XML Object", fields: {} },
  securityScheme: {
    title: "a Security Scheme Object",
    fields: { flows: one("oauthFlows") },
  },
  securityRequirement: { title: "a Security Requirement Object", fields: {} },
  oauthFlows: {
    title: "an OAuth Flows Object",
    fields: {
      implicit: one("implicitFlow"),
      password: one("passwordFlow"),
      clientCredentials: one("clientCredentialsFlow"),
      authorizationCode: one("authorizationCodeFlow"),
      deviceAuthorization: since32(one("deviceAuthorizationFlow")),
    },
  },
  implicitFlow: { title: "an OAuth Flow Object", fields: {} },
  passwordFlow: { title: "an OAuth Flow Object", fields: {} },
  clientCredentialsFlow: { title: "an OAuth Flow Object", fields: {} },
  authorizationCodeFlow: { title: "an OAuth Flow Object", fields: {} },
  deviceAuthorizationFlow: { title: "an OAuth Flow Object", fields: {} },
  gatewayEvent: { title: "an event of x-gateway-events", fields: { payload: schema }, isExtension: true },
  stream: { title: "x-stream", fields: { item: schema }, isExtension: true },
  errorFormat: { title: "the error format of x-error-format", fields: { schema }, isExtension: true },
  channel: {
    title: "a channel of x-rpc",
    fields: { query: map("channelQuery"), envelope: one("channelEnvelope"), commands: map("channelCommand") },
    isExtension: true,
  },
  channelQuery: { title: "a query parameter of a channel", fields: { schema }, isExtension: true },
  channelEnvelope: { title: "the envelope of a channel", fields: { error: schema }, isExtension: true },
  channelCommand: {
    title: "a command of a channel",
    fields: { command: schema, args: schema, reply: schema, data: schema },
    isExtension: true,
  },
  socket: {
    title: "a channel of x-sockets",
    fields: { query: map("socketQuery"), messages: map("socketMessage"), closeCodes: map("socketCloseCode") },
    isExtension: true,
  },
  socketQuery: { title: "a query parameter of a channel", fields: { schema }, isExtension: true },
  socketMessage: {
    title: "a message of a channel",
    fields: { payload: schema, properties: map("schema") },
    isExtension: true,
  },
  socketCloseCode: { title: "a close code of a channel", fields: {}, isExtension: true },
};

function operationOf(method: HttpMethod): Field {
  return method === "query" ? since32(one("operation")) : one("operation");
}

function subschemaFields(): ObjectRow["fields"] {
  return Object.fromEntries(
    Object.entries(schemaKeywords).flatMap(([keyword, { subschemas, in30, isObsolete }]): [string, Field][] => {
      if (subschemas === undefined) return [];
      const field: Field = { container: subschemas, kind: "schema" };
      if (isObsolete === true) return [[keyword, { ...field, versions: [] }]];
      // In 3.1, booleans are schemas.
      if (keyword === "additionalProperties") return [[keyword, { ...field, booleanIn: ["3.0"] }]];
      return [[keyword, in30 === true ? field : since31(field)]];
    }),
  );
}

export const objectKinds = Object.keys(table) as readonly ObjectKind[];

/** Returns a kind with its article: `an Operation Object`. */
export function titleOf(kind: ObjectKind): string {
  return table[kind].title;
}

/** Kinds that components can define and references can target, each with its field in components. */
export const componentFields: ReadonlyMap<ObjectKind, string> = new Map(
  Object.entries(table.components.fields).map(([field, { kind }]) => [kind, field]),
);

/** The fields of a Components Object. */
export const componentSections: ReadonlySet<string> = new Set(componentFields.values());

/** Locations of components: the pointer tokens of the map for each kind. */
export type ComponentLayout = ReadonlyMap<ObjectKind, readonly string[]>;

export const componentLayout: ComponentLayout = new Map(
  [...componentFields].map(([kind, field]) => [kind, ["components", field]]),
);

/** The component layout of Swagger 2.0. */
export const swaggerComponentLayout: ComponentLayout = new Map([
  ["schema", ["definitions"]],
  ["parameter", ["parameters"]],
  ["response", ["responses"]],
  ["securityScheme", ["securityDefinitions"]],
]);

export function isComponentKind(kind: ObjectKind): boolean {
  return componentFields.has(kind);
}

function isComponentIn(kind: ObjectKind, version: Version): boolean {
  const field = table.components.fields[componentFields.get(kind) ?? ""];
  return field !== undefined && (field.versions?.includes(version) ?? true);
}

export function isExtensionKind(kind: ObjectKind): boolean {
  return table[kind].isExtension === true;
}

/**
 * Returns the content of a field in any version, including earlier drafts of JSON Schema; undefined for plain data and
 * extensions.
 */
export function fieldOf(kind: ObjectKind, key: string): Field | undefined {
  const { fields, values } = table[kind];
  if (Object.hasOwn(fields, key)) return fields[key];
  return key.startsWith("x-") ? undefined : values;
}

/** Returns the kind of the object at a pointer, in any version; undefined for plain data and inside extensions. */
export function kindOfPointer(tokens: readonly string[]): ObjectKind | undefined {
  let kind: ObjectKind = "document";
  for (let index = 0; index < tokens.length; index++) {
    const field = fieldOf(kind, tokens[index] as string);
    if (field === undefined) return undefined;
    // The next token is an arbitrary key or an index.
    if (field.container !== "one") index += 1;
    if (index >= tokens.length) return undefined;
    kind = field.kind;
  }
  return kind;
}

/** Returns the fields of a kind in OpenAPI 3, without extensions. */
export function standardFieldsOf(kind: ObjectKind): readonly string[] {
  return Object.entries(table[kind].fields).flatMap(([key, { versions }]) =>
    key.startsWith("x-") || versions?.includes("2.0") === true ? [] : [key],
  );
}

/** Returns the kinds that the fields of a kind contain. */
export function heldKinds(kind: ObjectKind): readonly ObjectKind[] {
  const { fields, values } = table[kind];
  return [...Object.values(fields), ...(values === undefined ? [] : [values])].map((field) => field.kind);
}

/** A field in one version. */
export interface Slot {
  readonly container: Field["container"];
  readonly kind: ObjectKind;
  /** Whether a Reference Object is allowed instead. */
  readonly orReference?: true;
  /** Whether a boolean, which is not an object, is allowed instead: `additionalProperties` in 3.0. */
  readonly orBoolean?: true;
}

export interface ObjectDefinition {
  readonly slots: { readonly [key: string]: Slot };
  readonly valueSlot?: Slot;
}

/** The object definitions of each version. */
export const objectDefinitions: {
  readonly [version in Version]: { readonly [kind in ObjectKind]: ObjectDefinition };
} = { "3.0": definitionsOf("3.0"), "3.1": definitionsOf("3.1"), "3.2": definitionsOf("3.2") };

function definitionsOf(version: Version): { readonly [kind in ObjectKind]: ObjectDefinition } {
  const definitions = objectKinds.map((kind): [ObjectKind, ObjectDefinition] => {
    const { fields, values } = table[kind];
    const existing = Object.entries(fields).filter(([, { versions }]) => versions?.includes(version) ?? true);
    const slots = Object.fromEntries(existing.map(([key, field]) => [key, slotOf(field, version)]));
    return [kind, values === undefined ? { slots } : { slots, valueSlot: slotOf(values, version) }];
  });
  return Object.fromEntries(definitions) as { readonly [kind in ObjectKind]: ObjectDefinition };
}

function slotOf({ container, kind, booleanIn }: Field, version: Version): Slot {
  const mayBeReference = isComponentIn(kind, version) && table[kind].ownReferenceIn?.includes(version) !== true;
  return {
    container,
    kind,
    ...(mayBeReference && { orReference: true }),
    ...(booleanIn?.includes(version) === true && { orBoolean: true }),
  };
}
