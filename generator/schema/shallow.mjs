/**
 * Cuts the official meta-schemas into one small schema per kind of object (`operation`, `response`, …): wherever the
 * official schema goes on into another kind, the small one accepts anything, because `check` walks the document and
 * meets that object by itself. The small schemas together accept what the whole one accepts (a test compares the two),
 * but an error then names one object of a known kind instead of a path through `oneOf` and `$dynamicRef`.
 */
import { readDialect, readMetaSchema, readSchema } from "./meta-schemas.mjs";

/** Kind → where the official 3.1 schema defines it. Other definitions are inlined where they are used. */
const kinds31 = {
  info: "info",
  contact: "contact",
  license: "license",
  server: "server",
  serverVariable: "server-variable",
  components: "components",
  paths: "paths",
  pathItem: "path-item",
  operation: "operation",
  externalDocs: "external-documentation",
  parameter: "parameter",
  requestBody: "request-body",
  mediaType: "media-type",
  encoding: "encoding",
  responses: "responses",
  response: "response",
  callbacks: "callbacks",
  example: "example",
  link: "link",
  header: "header",
  tag: "tag",
  reference: "reference",
  securityScheme: "security-scheme",
  securityRequirement: "security-requirement",
  oauthFlows: "oauth-flows",
  implicitFlow: "oauth-flows/$defs/implicit",
  passwordFlow: "oauth-flows/$defs/password",
  clientCredentialsFlow: "oauth-flows/$defs/client-credentials",
  authorizationCodeFlow: "oauth-flows/$defs/authorization-code",
};

const kinds32 = { ...kinds31, deviceAuthorizationFlow: "oauth-flows/$defs/device-authorization" };

const kinds30 = {
  info: "Info",
  contact: "Contact",
  license: "License",
  server: "Server",
  serverVariable: "ServerVariable",
  components: "Components",
  paths: "Paths",
  pathItem: "PathItem",
  operation: "Operation",
  externalDocs: "ExternalDocumentation",
  parameter: "Parameter",
  requestBody: "RequestBody",
  mediaType: "MediaType",
  encoding: "Encoding",
  responses: "Responses",
  response: "Response",
  callbacks: "Callback",
  example: "Example",
  link: "Link",
  header: "Header",
  tag: "Tag",
  reference: "Reference",
  schema: "Schema",
  discriminator: "Discriminator",
  xml: "XML",
  securityScheme: "SecurityScheme",
  securityRequirement: "SecurityRequirement",
  oauthFlows: "OAuthFlows",
  implicitFlow: "ImplicitOAuthFlow",
  passwordFlow: "PasswordOAuthFlow",
  clientCredentialsFlow: "ClientCredentialsFlow",
  authorizationCodeFlow: "AuthorizationCodeOAuthFlow",
};

const mapKeywords = new Set(["properties", "patternProperties", "dependentSchemas"]);
const listKeywords = new Set(["allOf", "anyOf", "oneOf"]);
const plainKeywords = new Set(["enum", "const", "required", "type"]);
const annotations = new Set(["$schema", "$id", "id", "$comment", "title", "description", "default", "$vocabulary"]);
const definitions = new Set(["$defs", "definitions", "$dynamicAnchor"]);

/** Small schemas of one kind each, by kind, for OpenAPI 3.1. */
export function shallow31() {
  return shallow("3.1", kinds31);
}

/** The same for OpenAPI 3.2. */
export function shallow32() {
  return shallow("3.2", kinds32);
}

function shallow(version, kinds) {
  const official = readMetaSchema(version);
  const base = readSchema(`openapi-${version}-base`);
  const cut = new Set(["#/$defs/schema", "#meta"]);
  for (const name of Object.values(kinds)) {
    cut.add(`#/$defs/${name}`);
    cut.add(`#/$defs/${name}-or-reference`);
  }
  const reduce = reducer(official, (ref) => cut.has(ref));
  const result = { document: reduce(official) };
  for (const [kind, name] of Object.entries(kinds)) result[kind] = reduce(at(official, `#/$defs/${name}`));

  const properties = {};
  const dialect = readDialect("schema");
  for (const part of ["core", "applicator", "unevaluated", "validation", "meta-data", "format-annotation", "content"]) {
    const meta = readDialect(`meta/${part}`);
    Object.assign(properties, reducer(meta, isSchemaChild)(meta).properties);
  }
  const cutOfBase = new Set(["#/$defs/discriminator", "#/$defs/external-docs", "#/$defs/xml"]);
  const reduceBase = reducer(base, (ref) => cutOfBase.has(ref));
  Object.assign(properties, reduceBase(base).properties);
  const older = reducer(dialect, (ref) => isSchemaChild(ref) || ref.startsWith("meta/"))(dialect).properties;
  for (const [name, value] of Object.entries(older)) properties[name] ??= value;
  result.schema = { type: ["object", "boolean"], properties };
  result.discriminator = reduceBase(base.$defs.discriminator);
  result.xml = reduceBase(base.$defs.xml);
  return result;
}

/** The same for OpenAPI 3.0. */
export function shallow30() {
  const official = readMetaSchema("3.0");
  const cut = new Set(Object.values(kinds30).map((name) => `#/definitions/${name}`));
  const reduce = reducer(inFlatTerms(official), (ref) => cut.has(ref));
  const result = { document: reduce(official) };
  for (const [kind, name] of Object.entries(kinds30)) {
    result[kind] = reduce(at(inFlatTerms(official), `#/definitions/${name}`));
  }
  return result;
}

/** The vocabulary: one schema per definition; Schema Objects inside are met by the walk. */
export function vocabulary() {
  const official = readSchema("vocabulary");
  const reduce = reducer(official, (ref) => ref === "#/$defs/schema");
  const validators = {};
  const placement = {};
  for (const [name, definition] of Object.entries(official.$defs)) {
    if (name === "anywhere" || name.startsWith("on-")) {
      placement[name] = {};
      for (const [key, value] of Object.entries(definition.properties)) {
        placement[name][key] = value.$ref?.replace("#/$defs/", "") ?? `${name}/${key}`;
        validators[placement[name][key]] ??= reduce(value);
      }
    }
  }
  return { validators, placement };
}

/** Draft-04 with two equivalent rewrites: alternatives distinguished by one property become conditions on it. */
function inFlatTerms(official) {
  const copy = structuredClone(official);
  const scheme = copy.definitions.SecurityScheme;
  copy.definitions.SecurityScheme = byProperty(
    "type",
    scheme.oneOf,
    (branch) => at(official, branch.$ref).properties.type.enum,
  );
  const location = copy.definitions.ParameterLocation;
  copy.definitions.ParameterLocation = byProperty("in", location.oneOf, (branch) => branch.properties.in.enum);
  return copy;
}

function byProperty(property, branches, valuesOf) {
  return {
    type: "object",
    required: [property],
    properties: { [property]: { enum: branches.flatMap(valuesOf) } },
    allOf: branches.map((branch) => ({
      if: { properties: { [property]: { enum: valuesOf(branch) } } },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: branch,
    })),
  };
}

function isSchemaChild(ref) {
  return ref === "#meta";
}

function at(root, ref) {
  return ref
    .slice(2)
    .split("/")
    .reduce((node, token) => node[token], root);
}

/** A function that copies a schema of `root` without annotations, drops references that are cut, inlines the others. */
function reducer(root, isCut) {
  function reduce(schema) {
    if (typeof schema !== "object") return schema;
    if (isChoiceOfKinds(schema)) return {};
    let result = {};
    for (const [key, value] of Object.entries(schema)) {
      if (annotations.has(key) || definitions.has(key)) continue;
      if (key === "$ref" || key === "$dynamicRef") {
        if (!isCut(value)) result = both(result, reduce(at(root, value)));
      } else if (mapKeywords.has(key)) {
        result = both(result, { [key]: Object.fromEntries(Object.entries(value).map(([k, v]) => [k, reduce(v)])) });
      } else if (listKeywords.has(key)) {
        result = both(result, { [key]: value.map(reduce) });
      } else if (key === "format" && value === "regex") {
        // `check` reads patterns by itself, as ECMAScript does with the flag `u`, and reports their errors itself.
      } else if (key === "exclusiveMinimum" && value === true) {
        result.exclusiveMinimum = schema.minimum;
        delete result.minimum;
      } else if (plainKeywords.has(key) || typeof value !== "object") {
        result = both(result, { [key]: value });
      } else {
        result = both(result, { [key]: reduce(value) });
      }
    }
    if (schema.exclusiveMinimum === true) delete result.minimum;
    return result;
  }

  /** `oneOf: [Schema, Reference]` and the like: the walk knows which of them stands there. */
  function isChoiceOfKinds(schema) {
    return (
      Array.isArray(schema.oneOf) &&
      schema.oneOf.some((branch) => branch.$ref !== undefined && isCut(branch.$ref)) &&
      schema.oneOf.every((branch) => (branch.$ref !== undefined && isCut(branch.$ref)) || branch.type === "boolean")
    );
  }
  return reduce;
}

/** Both schemas at once, flat where they do not touch the same keyword. */
function both(left, right) {
  if (typeof right !== "object") return right === true ? left : { ...left, not: {} };
  const clash = Object.keys(right).some((key) => key in left);
  if (!clash) return { ...left, ...right };
  const { allOf = [], ...rest } = left;
  return { ...rest, allOf: [...allOf, right] };
}
