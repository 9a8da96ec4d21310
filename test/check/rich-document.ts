import type { Json, JsonObject } from "../../generator/src/load/document.js";
import type { Version } from "../../generator/src/openapi/objects.js";

const media = {
  "application/json": {
    schema: { type: "object" },
    encoding: { a: { contentType: "text/plain", style: "form", explode: true } },
  },
};
const parameters = [
  { name: "p", in: "path", required: true, schema: { type: "string" }, style: "label" },
  {
    name: "q",
    in: "query",
    schema: { type: "array", items: { type: "string" } },
    allowEmptyValue: true,
    explode: false,
    allowReserved: true,
  },
  { name: "h", in: "header", content: { "text/plain": { schema: { type: "string" } } } },
  { name: "c", in: "cookie", schema: { type: "string" }, examples: { e: { value: "a" } } },
  { $ref: "#/components/parameters/P" },
];
const flow = { scopes: { s: "words" }, refreshUrl: "https://a.example/r" };
const operation = {
  tags: ["t"],
  operationId: "o",
  externalDocs: { url: "https://a.example" },
  parameters,
  requestBody: { content: media, required: true },
  responses: {
    "200": {
      description: "d",
      headers: { H: { schema: { type: "string" }, style: "simple" } },
      content: media,
      links: { l: { operationId: "o", server: { url: "/" } } },
    },
    "4XX": { $ref: "#/components/responses/R" },
    default: { description: "d" },
  },
  callbacks: { c: { "{$request.body#/url}": { post: { responses: { "200": { description: "d" } } } } } },
  deprecated: false,
  security: [{ k: [] }, {}],
  servers: [{ url: "https://{v}", variables: { v: { default: "a", enum: ["a"] } } }],
};
const components = {
  responses: { R: { description: "d" } },
  parameters: { P: { name: "x", in: "query", schema: { type: "string" } } },
  examples: { E: { summary: "s", value: 1 }, F: { externalValue: "https://a.example" } },
  requestBodies: { B: { content: media } },
  headers: { H: { schema: { type: "string" }, required: true } },
  securitySchemes: {
    k: { type: "apiKey", name: "n", in: "header" },
    h: { type: "http", scheme: "bearer", bearerFormat: "b" },
    o: {
      type: "oauth2",
      flows: {
        implicit: { ...flow, authorizationUrl: "/a" },
        password: { ...flow, tokenUrl: "/t" },
        clientCredentials: { ...flow, tokenUrl: "/t" },
        authorizationCode: { ...flow, tokenUrl: "/t", authorizationUrl: "/a" },
      },
    },
    i: { type: "openIdConnect", openIdConnectUrl: "https://a.example" },
  },
  links: { L: { operationRef: "#/paths/~1a/get", parameters: { p: "$request.path.p" }, requestBody: 1 } },
};
const schema = {
  title: "t",
  description: "d",
  type: "object",
  required: ["a"],
  minProperties: 1,
  properties: {
    a: { type: "string", pattern: "a", maxLength: 2, format: "date" },
    b: { type: "number", multipleOf: 2, maximum: 4 },
  },
  additionalProperties: { type: "array", items: { type: "integer" }, uniqueItems: true },
  discriminator: { propertyName: "a", mapping: { x: "#/components/schemas/S" } },
  xml: { name: "n", attribute: false },
  externalDocs: { url: "https://a.example" },
  oneOf: [{ $ref: "#/components/schemas/T" }, { not: { enum: [1, "a"] } }],
  default: {},
  deprecated: true,
};
const shared = {
  info: { title: "t", version: "1", contact: { email: "a@a.example", url: "/c" }, license: { name: "n", url: "/l" } },
  tags: [{ name: "t", description: "d" }],
  servers: [{ url: "/" }],
  security: [{ k: [] }],
  externalDocs: { url: "/e" },
  "x-own": { any: "thing" },
};

/** Documents with every object type, valid according to the official schemas. */
export const richDocuments: { readonly [version in Version]: JsonObject } = {
  "3.2": plain({
    openapi: "3.2.0",
    $self: "/openapi.json",
    ...shared,
    tags: [{ name: "t", summary: "s", parent: "p", kind: "nav" }],
    jsonSchemaDialect: "https://spec.openapis.org/oas/3.2/dialect/base",
    paths: {
      "/a/{p}": {
        query: operation,
        additionalOperations: { COPY: operation },
        parameters: [{ name: "w", in: "cookie", schema: { type: "string" }, style: "cookie" }],
      },
      "/b": {
        get: {
          parameters: [{ name: "w", in: "querystring", content: media }],
          responses: {
            "200": { summary: "s", content: { "text/event-stream": { $ref: "#/components/mediaTypes/M" } } },
          },
        },
      },
    },
    components: {
      ...components,
      securitySchemes: {
        d: {
          type: "oauth2",
          deprecated: true,
          oauth2MetadataUrl: "/m",
          flows: { deviceAuthorization: { ...flow, deviceAuthorizationUrl: "/d", tokenUrl: "/t" } },
        },
      },
      examples: { E: { dataValue: 1, serializedValue: "1" } },
      mediaTypes: {
        M: { itemSchema: { type: "string" } },
        N: { prefixEncoding: [{ contentType: "text/plain" }], itemEncoding: { encoding: { a: { explode: true } } } },
      },
      schemas: {
        S: {
          ...schema,
          discriminator: { propertyName: "a", defaultMapping: "T" },
          xml: { name: "n", nodeType: "element" },
        },
        T: true,
      },
    },
  }),
  "3.1": plain({
    openapi: "3.1.0",
    ...shared,
    jsonSchemaDialect: "https://spec.openapis.org/oas/3.1/dialect/base",
    paths: { "/a/{p}": { get: operation, summary: "s", parameters: [parameters[1]], servers: [{ url: "/" }] } },
    webhooks: { w: { post: operation } },
    components: {
      ...components,
      pathItems: { I: { get: operation } },
      callbacks: { C: { "{$url}": { get: operation } } },
      schemas: {
        S: {
          ...schema,
          $defs: { D: { type: ["string", "null"], const: "a", examples: ["a"], contentSchema: true } },
          prefixItems: [{ contains: { minContains: 1 } }],
          // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
          patternProperties: { "^a": { if: true, then: { unevaluatedProperties: false }, else: false } },
          dependentRequired: { a: ["b"] },
          dependentSchemas: { a: { propertyNames: { minLength: 1 } } },
          $comment: "c",
        },
        T: true,
      },
    },
  }),
  "3.0": plain({
    openapi: "3.0.3",
    ...shared,
    paths: { "/a/{p}": { get: operation, summary: "s", parameters: [parameters[1]], servers: [{ url: "/" }] } },
    components: {
      ...components,
      callbacks: { C: { "{$url}": { get: operation } } },
      schemas: {
        S: { ...schema, nullable: true, example: 1 },
        T: { type: "number", minimum: 1, exclusiveMinimum: true },
      },
    },
  }),
};

/** A deep copy without shared objects: an object used twice is copied twice. */
function plain(document: object): JsonObject {
  return JSON.parse(JSON.stringify(document)) as JsonObject;
}

/** The document with one change, at a location selected by the number. */
export function mutated(
  document: JsonObject,
  at: number,
  change: (parent: Record<string, Json>, key: string) => void,
): JsonObject {
  const copy = plain(document);
  const places: (readonly [parent: Record<string, Json>, key: string])[] = [];
  const collect = (node: Json): void => {
    if (typeof node !== "object" || node === null) return;
    for (const key of Object.keys(node)) {
      places.push([node as Record<string, Json>, key]);
      collect((node as Record<string, Json>)[key] as Json);
    }
  };
  collect(copy);
  const [parent, key] = places[at % places.length] as (typeof places)[number];
  change(parent, key);
  return copy;
}
