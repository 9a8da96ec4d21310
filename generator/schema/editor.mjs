/**
 * The schemas that editors read. Editors know little of `$dynamicRef` and `unevaluatedProperties`, and complete from
 * `properties`: so both are written flat, with all definitions in one file, each closed against unknown keys.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const here = new URL(".", import.meta.url);
const require = createRequire(import.meta.url);
const read = (name) => JSON.parse(readFileSync(new URL(name, here), "utf8"));

/** A whole document: the official 3.1 schema with the vocabulary where it may stand. */
export function documentSchema() {
  const { $id: _id, $schema, description: _description, $defs: official, ...root } = read("openapi-3.1.schema.json");
  const definitions = {};
  for (const [name, definition] of Object.entries(official)) definitions[name] = closed(definition, official);
  definitions.schema = schemaDefinition();
  const { placed, own } = vocabulary();
  Object.assign(definitions, own);
  definitions["x-rpc"].additionalProperties = orReference({ $ref: "#/$defs/channel" });

  // Whole tables of the root may stand in files of their own.
  for (const [key, table] of Object.entries(placed["on-document"])) {
    placed["on-document"][key] = orReference(table);
  }
  const document = closed(root, official);
  place(document, placed, "on-document", "anywhere");
  place(definitions.operation, placed, "on-operation", "anywhere");
  place(definitions.schema, placed, "on-schema", "anywhere");
  definitions["property-schema"] = {
    ...definitions.schema,
    properties: { ...definitions.schema.properties, ...placed["on-property"] },
  };
  definitions["webhook-operation"] = {
    ...definitions.operation,
    properties: { ...definitions.operation.properties, ...placed["on-webhook-operation"] },
  };
  definitions["webhook-item"] = { ...definitions["path-item"], properties: { ...definitions["path-item"].properties } };
  for (const [key, value] of Object.entries(definitions["webhook-item"].properties)) {
    if (value.$ref === "#/$defs/operation") {
      definitions["webhook-item"].properties[key] = { $ref: "#/$defs/webhook-operation" };
    }
  }
  place(definitions["webhook-item"], placed, "on-webhook");
  document.properties.webhooks.additionalProperties = { $ref: "#/$defs/webhook-item" };
  definitions["x-variants"].items = {
    ...definitions.operation,
    properties: { ...definitions.operation.properties, ...placed["on-variant"] },
    required: ["path"],
  };
  for (const definition of Object.values(definitions)) {
    if (definition.additionalProperties === false && definition.$comment?.startsWith("https://spec.openapis.org/")) {
      place(definition, placed, "anywhere");
    }
  }
  return {
    $schema,
    title: "OpenAPI 3.1 with guildwire's extension vocabulary",
    description: "Machine-written by compile.mjs from openapi-3.1.schema.json and vocabulary.schema.json. Do not edit.",
    ...document,
    $defs: definitions,
  };
}

/** A file that a document refers to: parts of a document by their kind. */
export function fragmentSchema() {
  const { $defs, $schema } = documentSchema();
  const map = (name) => ({ type: "object", additionalProperties: { $ref: `#/$defs/${name}` } });
  return {
    $schema,
    title: "A file that an OpenAPI 3.1 document refers to",
    description: "Machine-written by compile.mjs from openapi-3.1.schema.json and vocabulary.schema.json. Do not edit.",
    type: "object",
    properties: {
      paths: { ...map("path-item"), propertyNames: { pattern: "^/" } },
      webhooks: map("webhook-item"),
      schemas: map("schema"),
      parameters: map("parameter-or-reference"),
      responses: map("response-or-reference"),
      requestBodies: map("request-body-or-reference"),
      headers: map("header-or-reference"),
      securitySchemes: map("security-scheme-or-reference"),
      examples: map("example-or-reference"),
      channel: { $ref: "#/$defs/channel" },
      catalogue: { $ref: "#/$defs/x-errors" },
      events: { $ref: "#/$defs/x-gateway-events" },
      bits: { $ref: "#/$defs/x-permission-bits" },
      lifecycles: { $ref: "#/$defs/x-lifecycles" },
      behaviour: { $ref: "#/$defs/x-behaviour" },
    },
    additionalProperties: false,
    $defs,
  };
}

function orReference(definition) {
  // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
  return { if: { type: "object", required: ["$ref"] }, then: { $ref: "#/$defs/reference" }, else: definition };
}

function place(definition, placed, ...places) {
  definition.properties = Object.assign({}, definition.properties, ...places.map((name) => placed[name]));
}

/** The vocabulary's definitions, and per place the keys that may stand there. */
function vocabulary() {
  const placed = {};
  const own = {};
  for (const [name, definition] of Object.entries(read("vocabulary.schema.json").$defs)) {
    if (name === "anywhere" || name.startsWith("on-")) placed[name] = definition.properties;
    else if (name !== "schema" && name !== "variant") own[name] = definition;
  }
  return { placed, own };
}

/** A Schema Object in one flat definition: the keywords of JSON Schema 2020-12 and of OpenAPI's base vocabulary. */
function schemaDefinition() {
  const properties = {};
  for (const part of ["core", "applicator", "unevaluated", "validation", "meta-data", "format-annotation", "content"]) {
    const meta = require(`ajv/dist/refs/json-schema-2020-12/meta/${part}.json`);
    for (const [key, value] of Object.entries(meta.properties)) properties[key] = inlined(value, meta);
  }
  const base = read("openapi-3.1-base.schema.json");
  for (const [key, value] of Object.entries(base.properties)) properties[key] = inlined(value, base);
  properties.properties = { type: "object", additionalProperties: { $ref: "#/$defs/property-schema" } };
  return {
    $comment: "https://spec.openapis.org/oas/v3.1#schema-object",
    type: ["object", "boolean"],
    properties,
    additionalProperties: false,
  };
}

function inlined(schema, root) {
  if (typeof schema !== "object" || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map((item) => inlined(item, root));
  if (schema.$dynamicRef === "#meta") return { $ref: "#/$defs/schema" };
  const { $ref, ...rest } = schema;
  const isOwn = $ref?.startsWith("#/$defs/") && root.$defs[$ref.slice(8)] !== undefined;
  const result = isOwn ? inlined(root.$defs[$ref.slice(8)], root) : {};
  for (const [key, value] of Object.entries(rest)) result[key] = inlined(value, root);
  if (result.unevaluatedProperties === false) {
    delete result.unevaluatedProperties;
    result.additionalProperties = false;
  }
  return result;
}

/** The same definition with all its keys under `properties`, and no other keys. */
function closed(definition, all) {
  if (definition.unevaluatedProperties !== false) return definition;
  const { unevaluatedProperties: _, patternProperties, ...rest } = definition;
  const properties = {};
  collect(definition, all, properties);
  const patterns = Object.fromEntries(Object.entries(patternProperties ?? {}).filter(([pattern]) => pattern !== "^x-"));
  const result = { ...rest, properties, additionalProperties: false };
  if (result.$ref === "#/$defs/specification-extensions") delete result.$ref;
  if (result.allOf !== undefined) {
    result.allOf = result.allOf.filter((part) => part.$ref !== "#/$defs/specification-extensions");
  }
  if (Object.keys(patterns).length > 0) result.patternProperties = patterns;
  return result;
}

function collect(definition, all, properties) {
  for (const [key, value] of Object.entries(definition.properties ?? {})) {
    if (properties[key] === undefined || isLess(properties[key])) properties[key] = value;
  }
  const { allOf = [], then, else: otherwise, dependentSchemas = {}, $ref } = definition;
  const referred = $ref === undefined ? undefined : at(all, $ref);
  for (const part of [...allOf, then, otherwise, ...Object.values(dependentSchemas), referred]) {
    if (part !== undefined) collect(part, all, properties);
  }
}

function isLess(schema) {
  return schema === true || Object.keys(schema).length === 0;
}

function at(all, ref) {
  return ref
    .replace("#/$defs/", "")
    .split("/")
    .reduce((node, token) => node[token], all);
}
