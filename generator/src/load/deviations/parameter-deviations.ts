import { kindOfPointer } from "../../openapi/objects.js";
import { schemaKeyword } from "../../openapi/schema-keywords.js";
import { asObject } from "../../values/json.js";
import type { Json, JsonObject } from "../document.js";

import type { Deviation, FoundDeviation } from "./deviation.js";
import type { DocumentEdits } from "./document-edits.js";

/** Deviations of parameters and headers. */
export const parameterDeviations: readonly Deviation[] = [
  {
    code: "schema-beside-parameter",
    found: "a parameter or header contains schema keywords directly, as in Swagger 2.0",
    reading: "schema keywords are moved into `schema`",
    reason: "OpenAPI 3 moved these keywords into `schema` without changing their meaning.",
    fix: "move them into `schema`",
    error: "unknown-keyword",
    example: "{ name: q, in: query, type: string }",
    corrected: "{ name: q, in: query, schema: { type: string } }",
    read({ tokens, edits }) {
      const parameter = tokens.slice(0, -1);
      const node = edits.objectAt(parameter);
      if (node === undefined || !isParameter(parameter) || !movesToSchema(tokens.at(-1) ?? "", node)) return false;
      const keys = Object.keys(node).filter((key) => movesToSchema(key, node));
      edits.set([...parameter, "schema"], Object.fromEntries(keys.map((key) => [key, node[key] as Json])));
      for (const key of keys) edits.remove([...parameter, key]);
      return true;
    },
  },
  {
    code: "parameter-without-schema",
    found: "a parameter or header has neither `schema` nor `content`",
    reading: "it is treated as a string",
    reason: "Every parameter and header is sent as text.",
    fix: "add `schema`",
    error: "missing-keyword",
    example: "{ name: q, in: query }",
    corrected: "{ name: q, in: query, schema: { type: string } }",
    read({ tokens, edits }) {
      const node = edits.objectAt(tokens);
      if (node === undefined || !isParameter(tokens) || node.schema !== undefined || node.content !== undefined)
        return false;
      if (kindOfPointer(tokens) === "parameter" && (node.name === undefined || node.in === undefined)) return false;
      const keys = Object.keys(node).filter((key) => movesToSchema(key, node));
      const schema =
        keys.length === 0 ? { type: "string" } : Object.fromEntries(keys.map((key) => [key, node[key] as Json]));
      edits.set([...tokens, "schema"], schema);
      for (const key of keys) edits.remove([...tokens, key]);
      return true;
    },
  },
  {
    code: "parameter-location-case",
    found: "`in` of a parameter has uppercase letters or surrounding spaces",
    reading: "case and spaces are ignored",
    reason: "The value is unambiguous.",
    fix: "write `query`, `header`, `path` or `cookie`",
    error: "wrong-value",
    example: "{ name: q, in: Query, schema: { type: string } }",
    corrected: "{ name: q, in: query, schema: { type: string } }",
    read({ tokens, edits }) {
      const value = edits.nodeAt(tokens);
      if (tokens.at(-1) !== "in" || !isParameter(tokens.slice(0, -1)) || typeof value !== "string") return false;
      const location = value.trim().toLowerCase();
      if (!locations.has(location)) return false;
      edits.set(tokens, location);
      return true;
    },
  },
  {
    code: "parameter-in-body",
    found: "a parameter has `in: body` or `in: formData`, as in Swagger 2.0",
    reading: "`in: body` becomes the request body, and `in: formData` a form field",
    reason: "OpenAPI 3 describes both in `requestBody`.",
    fix: "describe it under `requestBody`",
    error: "wrong-value",
    example: "parameters: [{ name: book, in: body, schema: { type: object } }]",
    corrected: "requestBody: { content: { application/json: { schema: { type: object } } } }",
    read: moveToBody,
  },
  ...(["missing-keyword", "wrong-value"] as const).map(
    (error): Deviation => ({
      code: error === "missing-keyword" ? "parameter-incomplete" : "parameter-location-unknown",
      found:
        error === "missing-keyword"
          ? "a parameter lacks `name` or `in`"
          : "`in` of a parameter is not a location that OpenAPI defines",
      reading: "it becomes a path parameter if the path contains its name, and is ignored otherwise",
      reason: "Without a name and a valid location, its value cannot be sent.",
      fix: error === "missing-keyword" ? "add `name` and `in`" : "correct `in`",
      error,
      example:
        error === "missing-keyword"
          ? "parameters: [{ in: query, schema: { type: string } }]"
          : "parameters: [{ name: q, in: url }]",
      corrected: "parameters: []",
      read: setParameterLocation,
    }),
  ),
  {
    code: "parameter-content-unsupported",
    found: "`content` of a parameter has a media type other than JSON",
    reading: "the parameter is treated as a string",
    reason: "The value is text in this media type, which generated code does not serialize or parse.",
    fix: "describe it with `schema`",
    error: "unsupported-parameter",
    example: "{ name: q, in: query, content: { text/plain: { schema: { type: string } } } }",
    corrected: "{ name: q, in: query, schema: { type: string } }",
    read({ tokens, edits }) {
      if (tokens.at(-1) !== "content") return false;
      const parameter = tokens.slice(0, -1);
      edits.remove(tokens);
      edits.set([...parameter, "schema"], { type: "string" });
      return true;
    },
  },
  {
    code: "parameter-content-several",
    found: "`content` of a parameter has several media types, or none",
    reading:
      "JSON is used if present, otherwise the first media type; without any, the parameter is treated as a string",
    reason: "A parameter has exactly one serialization.",
    fix: "keep one media type",
    error: "wrong-value",
    example:
      "{ name: q, in: query, content: { text/plain: { schema: { type: string } }, application/json: { schema: { type: integer } } } }",
    corrected: "{ name: q, in: query, content: { application/json: { schema: { type: integer } } } }",
    read({ tokens, edits }) {
      const content = edits.objectAt(tokens);
      const parameter = tokens.slice(0, -1);
      if (tokens.at(-1) !== "content" || content === undefined || !isParameter(parameter)) return false;
      const types = Object.keys(content);
      const kept = types.find((type) => /json/i.test(type)) ?? types[0];
      for (const type of types) if (type !== kept) edits.remove([...tokens, type]);
      if (kept === undefined) {
        edits.remove(tokens);
        edits.set([...parameter, "schema"], { type: "string" });
      }
      return true;
    },
  },
];

const locations: ReadonlySet<string> = new Set(["query", "header", "path", "cookie"]);

function isParameter(tokens: readonly string[]): boolean {
  const kind = kindOfPointer(tokens);
  return kind === "parameter" || kind === "header";
}

/** Whether a key belongs to schemas rather than parameters, in a parameter without a schema. */
function movesToSchema(key: string, node: JsonObject): boolean {
  if (node.schema !== undefined || node.content !== undefined || ownKeys.has(key)) return false;
  return schemaKeyword(key) !== undefined;
}

const ownKeys: ReadonlySet<string> = new Set(["$ref", "deprecated", "description", "example", "examples", "required"]);

function moveToBody({ tokens, edits }: FoundDeviation): boolean {
  const [parameter, value] = [tokens.slice(0, -1), edits.nodeAt(tokens)];
  const node = edits.objectAt(parameter);
  const operation = parameter.slice(0, -2);
  if (tokens.at(-1) !== "in" || node === undefined || kindOfPointer(operation) !== "operation") return false;
  if (value !== "body" && value !== "formData") return false;
  const body = [...operation, "requestBody"];
  if (value === "body") addBody(node, body, edits);
  else addField(node, body, edits);
  edits.remove(parameter);
  return true;
}

function addBody(node: JsonObject, body: readonly string[], edits: DocumentEdits): void {
  if (edits.objectAt(body) !== undefined) return;
  const schema = asObject(node.schema) ?? {};
  const required = node.required === true ? { required: true } : {};
  edits.set(body, { ...required, content: { "application/json": { schema } } });
}

function addField(node: JsonObject, body: readonly string[], edits: DocumentEdits): void {
  const isFile = node.type === "file";
  const given = Object.fromEntries(
    Object.entries(node).filter(([key]) => !ownKeys.has(key) && schemaKeyword(key) !== undefined),
  );
  const schema = asObject(node.schema) ?? (isFile ? { type: "string", format: "binary" } : given);
  if (edits.objectAt(body) === undefined) {
    const type = isFile ? "multipart/form-data" : "application/x-www-form-urlencoded";
    edits.set(body, { content: { [type]: { schema: { type: "object", properties: {} } } } });
  }
  const [type] = Object.keys(edits.objectAt([...body, "content"]) ?? {});
  if (type === undefined) return;
  const form = [...body, "content", type, "schema"];
  edits.set([...form, "properties", String(node.name)], schema);
  if (node.required === true) edits.append([...form, "required"], String(node.name));
}

function setParameterLocation({ tokens, edits, error }: FoundDeviation): boolean {
  const isKeyword = error.code === "wrong-value";
  if (isKeyword && tokens.at(-1) !== "in") return false;
  const parameter = isKeyword ? tokens.slice(0, -1) : tokens;
  const node = edits.objectAt(parameter);
  if (kindOfPointer(parameter) !== "parameter" || node === undefined) return false;
  if (!isKeyword && node.name !== undefined && node.in !== undefined) return false;
  const [folder, path = ""] = parameter;
  if (folder === "paths" && typeof node.name === "string" && path.includes(`{${node.name}}`)) {
    edits.set([...parameter, "in"], "path");
    edits.set([...parameter, "required"], true);
  } else edits.remove(parameter);
  return true;
}
