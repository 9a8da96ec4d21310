import { kindOfPointer } from "../../openapi/objects.js";
import { asObject } from "../../values/json.js";
import type { Json } from "../document.js";
import type { Deviation } from "./deviation.js";
import type { DocumentEdits } from "./document-edits.js";
import { listedMediaTypes, mediaTypeOf } from "./media-type-key.js";

/** Deviations of request bodies, responses, statuses and media types. */
export const bodyDeviations: readonly Deviation[] = [
  {
    code: "schema-beside-content",
    found: "a response has `schema` instead of `content`, as in Swagger 2.0",
    reading: "it is used as the schema of `application/json`",
    reason: "`schema` describes the body, and JSON is the usual media type of documents that name none.",
    fix: "move it into `content`",
    error: "unknown-keyword",
    example: "{ description: A book, schema: { type: object } }",
    corrected: "{ description: A book, content: { application/json: { schema: { type: object } } } }",
    read({ tokens, edits }) {
      return tokens.at(-1) === "schema" && moveSchemaToContent(tokens.slice(0, -1), edits, "response");
    },
  },
  {
    code: "body-schema-beside-content",
    found: "a request body has `schema` instead of `content`",
    reading: "it is used as the schema of `application/json`",
    reason: "`schema` describes the body, and JSON is the usual media type of documents that name none.",
    fix: "move it into `content`",
    error: "missing-keyword",
    example: "requestBody: { schema: { type: object } }",
    corrected: "requestBody: { content: { application/json: { schema: { type: object } } } }",
    read: ({ tokens, edits }) => moveSchemaToContent(tokens, edits, "requestBody"),
  },
  {
    code: "body-without-content",
    found: "a request body has no `content`",
    reading: "any media type is accepted",
    reason: "The operation has a body, but the document does not describe it.",
    fix: "describe it under `content`",
    error: "missing-keyword",
    example: "requestBody: { description: A book }",
    corrected: "requestBody: { description: A book, content: { '*/*': {} } }",
    read({ tokens, edits }) {
      const body = edits.objectAt(tokens);
      if (kindOfPointer(tokens) !== "requestBody" || body === undefined || body.content !== undefined) return false;
      edits.set([...tokens, "content"], { "*/*": {} });
      return true;
    },
  },
  {
    code: "status-form",
    found: "a key of `responses` is not a status code",
    reading:
      "`2xx`, `20X` and `200-299` mean `2XX`, text after a status is ignored, and a list means each of its statuses; any other key is ignored",
    reason: "Each of these forms has one plausible meaning. A key without a status describes no response.",
    fix: "write a status such as `'200'`, a range such as `4XX`, or `default`",
    error: "status-malformed",
    example: "responses: { 2xx: { description: Done } }",
    corrected: "responses: { 2XX: { description: Done } }",
    read: ({ tokens, edits }) => readStatus(tokens, edits),
  },
  {
    code: "media-type-list",
    found: "a key of a content map lists several media types",
    reading: "the content applies to each listed media type",
    reason: "A comma separates media types in the `Accept` header.",
    fix: "write one key per media type",
    error: "media-type-malformed",
    example: "content: { 'text/csv, text/plain': { schema: { type: string } } }",
    corrected: "content: { text/csv: { schema: { type: string } }, text/plain: { schema: { type: string } } }",
    read({ tokens, edits }) {
      const names = listedMediaTypes(tokens.at(-1) ?? "");
      if (names.length < 2) return false;
      edits.replaceKey(tokens, names);
      return true;
    },
  },
  {
    code: "media-type-form",
    found:
      "a key of a content map separates its parameters by something other than a semicolon, has surrounding spaces or malformed parameters, or abbreviates the media type",
    reading:
      "commas and spaces before parameters are read as semicolons, spaces and malformed parameters are ignored, and `json`, `xml`, `text`, `html`, `form` and `*` are expanded",
    reason: "The remaining text identifies one media type.",
    fix: "write the media type",
    error: "media-type-malformed",
    example: "content: { json: { schema: { type: object } } }",
    corrected: "content: { application/json: { schema: { type: object } } }",
    read({ tokens, edits }) {
      const key = tokens.at(-1) ?? "";
      const type = mediaTypeOf(key);
      if (type === undefined || type === key) return false;
      if (edits.nodeAt([...tokens.slice(0, -1), type]) === undefined) edits.replaceKey(tokens, [type]);
      else edits.remove(tokens);
      return true;
    },
  },
  {
    code: "content-as-media-type",
    found: "a content map contains `schema` directly",
    reading: "it is used as the schema of `application/json`",
    reason: "JSON is the usual media type of documents that name none.",
    fix: "move it under a media type",
    error: "media-type-malformed",
    example: "content: { schema: { type: object } }",
    corrected: "content: { application/json: { schema: { type: object } } }",
    read({ tokens, edits }) {
      const content = tokens.slice(0, -1);
      const schema = edits.nodeAt(tokens);
      if (tokens.at(-1) !== "schema" || asObject(schema) === undefined) return false;
      edits.remove(tokens);
      if (edits.nodeAt([...content, "application/json"]) === undefined) {
        edits.set([...content, "application/json"], { schema: schema as Json });
      }
      return true;
    },
  },
  {
    code: "media-type-unknown",
    found: "a key of a content map is not a media type",
    reading: "it is ignored",
    reason: "No request or response can have this content type.",
    fix: "write a media type, or move the entry to where it belongs",
    error: "media-type-malformed",
    example: "content: { application/json: { schema: { type: object } }, examples: {} }",
    corrected: "content: { application/json: { schema: { type: object } } }",
    read({ tokens, edits }) {
      if (tokens.at(-2) !== "content") return false;
      edits.remove(tokens);
      return true;
    },
  },
  {
    code: "form-of-values",
    found: "the schema of a form accepts strings, arrays or other values without named fields",
    reading: "the form accepts any fields",
    reason: "A form consists of named fields, and the schema names none.",
    fix: "describe an object with a property for each field",
    error: "form-without-fields",
    example: "content: { multipart/form-data: { schema: { type: string, format: binary } } }",
    corrected: "content: { multipart/form-data: { schema: { type: object } } }",
    read({ tokens, edits }) {
      if (edits.nodeAt(tokens) === undefined) return false;
      edits.set(tokens, { type: "object" });
      return true;
    },
  },
];

function moveSchemaToContent(
  tokens: readonly string[],
  edits: DocumentEdits,
  kind: "response" | "requestBody",
): boolean {
  const node = edits.objectAt(tokens);
  const schema = node?.schema;
  if (kindOfPointer(tokens) !== kind || schema === undefined || node?.content !== undefined) return false;
  edits.remove([...tokens, "schema"]);
  edits.set([...tokens, "content"], { "application/json": { schema } });
  return true;
}

function readStatus(tokens: readonly string[], edits: DocumentEdits): boolean {
  const responses = tokens.slice(0, -1);
  const key = tokens.at(-1) ?? "";
  if (kindOfPointer(responses) !== "responses" || isStatus(key) || key.startsWith("x-")) return false;
  const statuses = key.split(/[,/|]/).map(statusOf);
  const free = statuses.filter((status) => status !== undefined && edits.nodeAt([...responses, status]) === undefined);
  if (statuses.includes(undefined) || free.length === 0) edits.remove(tokens);
  else edits.replaceKey(tokens, free as string[]);
  return true;
}

function isStatus(key: string): boolean {
  return key === "default" || /^[1-5](\d\d|XX)$/.test(key);
}

function statusOf(text: string): string | undefined {
  const plain = text.trim();
  if (/^default$/i.test(plain)) return "default";
  const [, hundred = "", rest = ""] = /^([1-5])(\d\d|\dx|xx)(?![\dx])/i.exec(plain) ?? [];
  if (hundred === "") return undefined;
  return /x/i.test(rest) || /^\d{3}\s*-\s*\d{3}$/.test(plain) ? `${hundred}XX` : `${hundred}${rest}`;
}
