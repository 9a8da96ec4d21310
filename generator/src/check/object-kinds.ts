/** The kinds of objects that an OpenAPI document is made of, and where each kind has objects of which other kinds. */

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
  | "gatewayEvent"
  | "channel"
  | "channelQuery"
  | "channelEnvelope"
  | "channelCommand";

export type Version = "3.0" | "3.1";

/** What stands under a key: one object of a kind, a list of them, or a map of them. */
export interface Slot {
  readonly container: "one" | "list" | "map";
  readonly kind: ObjectKind;
  /** A Reference Object may stand there instead. */
  readonly orReference?: true;
  /** A boolean may stand there too and is nobody's concern: `additionalProperties` in 3.0. */
  readonly orBoolean?: true;
}

export interface ObjectDefinition {
  /** With its article, for messages. */
  readonly title: string;
  readonly slots: { readonly [key: string]: Slot };
  /** Of maps such as `paths`: what stands under every key that is no extension. */
  readonly valueSlot?: Slot;
}

/** Words for a kind: `an Operation Object`. */
export function titleOf(kind: ObjectKind): string {
  return objectDefinitions["3.1"][kind].title;
}

const one = (kind: ObjectKind): Slot => ({ container: "one", kind });
const list = (kind: ObjectKind): Slot => ({ container: "list", kind });
const map = (kind: ObjectKind): Slot => ({ container: "map", kind });
const orReference = (slot: Slot): Slot => ({ ...slot, orReference: true });
const schema = one("schema");
const examples = orReference(map("example"));
const headers = orReference(map("header"));

const operationSlots: ObjectDefinition["slots"] = {
  externalDocs: one("externalDocs"),
  parameters: orReference(list("parameter")),
  requestBody: orReference(one("requestBody")),
  responses: one("responses"),
  callbacks: orReference(map("callbacks")),
  security: list("securityRequirement"),
  servers: list("server"),
  "x-variants": list("variant"),
};

const operation = one("operation");

/** The shapes of 3.1; those of 3.0 are the same except for schemas. */
const objectDefinitions31: { readonly [kind in ObjectKind]: ObjectDefinition } = {
  document: {
    title: "an OpenAPI document",
    slots: {
      info: one("info"),
      servers: list("server"),
      paths: one("paths"),
      webhooks: map("pathItem"),
      components: one("components"),
      security: list("securityRequirement"),
      tags: list("tag"),
      externalDocs: one("externalDocs"),
      "x-gateway-events": map("gatewayEvent"),
      "x-rpc": map("channel"),
    },
  },
  info: { title: "an Info Object", slots: { contact: one("contact"), license: one("license") } },
  contact: { title: "a Contact Object", slots: {} },
  license: { title: "a License Object", slots: {} },
  server: { title: "a Server Object", slots: { variables: map("serverVariable") } },
  serverVariable: { title: "a Server Variable Object", slots: {} },
  components: {
    title: "a Components Object",
    slots: {
      schemas: map("schema"),
      responses: orReference(map("response")),
      parameters: orReference(map("parameter")),
      examples,
      requestBodies: orReference(map("requestBody")),
      headers,
      securitySchemes: orReference(map("securityScheme")),
      links: orReference(map("link")),
      callbacks: orReference(map("callbacks")),
      pathItems: map("pathItem"),
    },
  },
  paths: { title: "a Paths Object", slots: {}, valueSlot: one("pathItem") },
  pathItem: {
    title: "a Path Item Object",
    slots: {
      servers: list("server"),
      parameters: orReference(list("parameter")),
      get: operation,
      put: operation,
      post: operation,
      delete: operation,
      options: operation,
      head: operation,
      patch: operation,
      trace: operation,
    },
  },
  operation: { title: "an Operation Object", slots: operationSlots },
  variant: { title: "a variant (an Operation Object with a path)", slots: operationSlots },
  externalDocs: { title: "an External Documentation Object", slots: {} },
  parameter: { title: "a Parameter Object", slots: { schema, content: map("mediaType"), examples } },
  requestBody: { title: "a Request Body Object", slots: { content: map("mediaType") } },
  mediaType: { title: "a Media Type Object", slots: { schema, encoding: map("encoding"), examples } },
  encoding: { title: "an Encoding Object", slots: { headers } },
  responses: { title: "a Responses Object", slots: {}, valueSlot: orReference(one("response")) },
  response: {
    title: "a Response Object",
    slots: { headers, content: map("mediaType"), links: orReference(map("link")) },
  },
  callbacks: { title: "a Callback Object", slots: {}, valueSlot: one("pathItem") },
  example: { title: "an Example Object", slots: {} },
  link: { title: "a Link Object", slots: { server: one("server") } },
  header: { title: "a Header Object", slots: { schema, content: map("mediaType"), examples } },
  tag: { title: "a Tag Object", slots: { externalDocs: one("externalDocs") } },
  reference: { title: "a Reference Object", slots: {} },
  schema: {
    title: "a Schema Object",
    slots: {
      $defs: map("schema"),
      definitions: map("schema"),
      prefixItems: list("schema"),
      items: schema,
      contains: schema,
      additionalProperties: schema,
      properties: map("schema"),
      patternProperties: map("schema"),
      dependentSchemas: map("schema"),
      propertyNames: schema,
      if: schema,
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: schema,
      else: schema,
      allOf: list("schema"),
      anyOf: list("schema"),
      oneOf: list("schema"),
      not: schema,
      unevaluatedItems: schema,
      unevaluatedProperties: schema,
      contentSchema: schema,
      discriminator: one("discriminator"),
      xml: one("xml"),
      externalDocs: one("externalDocs"),
    },
  },
  discriminator: { title: "a Discriminator Object", slots: {} },
  xml: { title: "an XML Object", slots: {} },
  securityScheme: { title: "a Security Scheme Object", slots: { flows: one("oauthFlows") } },
  securityRequirement: { title: "a Security Requirement Object", slots: {} },
  oauthFlows: {
    title: "an OAuth Flows Object",
    slots: {
      implicit: one("implicitFlow"),
      password: one("passwordFlow"),
      clientCredentials: one("clientCredentialsFlow"),
      authorizationCode: one("authorizationCodeFlow"),
    },
  },
  implicitFlow: { title: "an OAuth Flow Object", slots: {} },
  passwordFlow: { title: "an OAuth Flow Object", slots: {} },
  clientCredentialsFlow: { title: "an OAuth Flow Object", slots: {} },
  authorizationCodeFlow: { title: "an OAuth Flow Object", slots: {} },
  gatewayEvent: { title: "an event of x-gateway-events", slots: { payload: schema } },
  channel: {
    title: "a channel of x-rpc",
    slots: { query: map("channelQuery"), envelope: one("channelEnvelope"), commands: map("channelCommand") },
  },
  channelQuery: { title: "a query parameter of a channel", slots: { schema } },
  channelEnvelope: { title: "the envelope of a channel", slots: { error: schema } },
  channelCommand: {
    title: "a command of a channel",
    slots: { command: schema, args: schema, reply: schema, data: schema },
  },
};

const schemaOrReference = orReference(schema);
const mapOfSchemas = orReference(map("schema"));
const listOfSchemas = orReference(list("schema"));

/** In 3.0 a `$ref` replaces the whole schema, so that siblings of it are nobody's concern. */
const objectDefinitions30: { readonly [kind in ObjectKind]: ObjectDefinition } = {
  ...objectDefinitions31,
  components: {
    ...objectDefinitions31.components,
    slots: { ...omit(objectDefinitions31.components.slots, "pathItems"), schemas: mapOfSchemas },
  },
  document: { ...objectDefinitions31.document, slots: omit(objectDefinitions31.document.slots, "webhooks") },
  parameter: {
    ...objectDefinitions31.parameter,
    slots: { ...objectDefinitions31.parameter.slots, schema: schemaOrReference },
  },
  header: { ...objectDefinitions31.header, slots: { ...objectDefinitions31.header.slots, schema: schemaOrReference } },
  mediaType: {
    ...objectDefinitions31.mediaType,
    slots: { ...objectDefinitions31.mediaType.slots, schema: schemaOrReference },
  },
  schema: {
    title: "a Schema Object",
    slots: {
      not: schemaOrReference,
      allOf: listOfSchemas,
      oneOf: listOfSchemas,
      anyOf: listOfSchemas,
      items: schemaOrReference,
      properties: mapOfSchemas,
      additionalProperties: { ...schemaOrReference, orBoolean: true },
      discriminator: one("discriminator"),
      xml: one("xml"),
      externalDocs: one("externalDocs"),
    },
  },
};

export const objectDefinitions: { readonly [version in Version]: { readonly [kind in ObjectKind]: ObjectDefinition } } =
  {
    "3.0": objectDefinitions30,
    "3.1": objectDefinitions31,
  };

function omit(slots: ObjectDefinition["slots"], key: string): ObjectDefinition["slots"] {
  const { [key]: _, ...rest } = slots;
  return rest;
}
