import { kindOfPointer } from "../../openapi/objects.js";
import { asObject } from "../../values/json.js";
import type { Json } from "../document.js";

import type { Deviation } from "./deviation.js";
import type { DocumentEdits } from "./document-edits.js";

/** Deviations of request bodies, responses, statuses and media types. */
export const bodyDeviations: readonly Deviation[] = [
  {
    code: "schema-beside-content",
    found: "a response has `schema`, as in Swagger 2.0",
    reading: "it is read as the schema of `application/json`",
    reason: "It describes the body, and JSON is what descriptions of this form leave unsaid.",
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
    reading: "it is read as the schema of `application/json`",
    reason: "It describes the body, and JSON is what descriptions of this form leave unsaid.",
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
    reason: "There is a body, and nothing is said about it.",
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
      "case, a text after the status and a range within one hundred (`20X`, `200-299`) are read as the status or its hundred, a list as its members; any other key is left out",
    reason: "These forms mean one thing. A key without a status describes no response.",
    fix: "write a status such as `'200'`, a range such as `4XX`, or `default`",
    error: "status-malformed",
    example: "responses: { 2xx: { description: Done } }",
    corrected: "responses: { 2XX: { description: Done } }",
    read: ({ tokens, edits }) => readStatus(tokens, edits),
  },
  {
    code: "media-type-list",
    found: "a key of a content map lists several media types",
    reading: "each of them has the same content",
    reason: "The comma separates media types in the `Accept` header, where authors know it from.",
    fix: "write one key per media type",
    error: "media-type-malformed",
    example: "content: { 'text/csv, text/plain': { schema: { type: string } } }",
    corrected: "content: { text/csv: { schema: { type: string } }, text/plain: { schema: { type: string } } }",
    read({ tokens, edits }) {
      const names = (tokens.at(-1) ?? "").split(",").map((name) => name.trim());
      if (names.length < 2 || !names.every((name) => /^[\w!#$&^.+*-]+\/[\w!#$&^.+*-]+$/.test(name))) return false;
      edits.replaceKey(tokens, names);
      return true;
    },
  },
  {
    code: "media-type-form",
    found: "a key of a content map is not a media type: with spaces around it, malformed parameters, or a short name",
    reading:
      "spaces and malformed parameters are left out, and `json`, `xml`, `text`, `html`, `form` and `*` are read in full",
    reason: "What remains names one media type.",
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
    found: "a content map itself contains `schema`",
    reading: "the content map is read as that of `application/json`",
    reason: "JSON is what descriptions of this form leave unsaid.",
    fix: "write a media type around it",
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
    found: "a key of a content map is anything but a media type",
    reading: "it has no effect",
    reason: "No request and no response can have it.",
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
    found: "the schema of a form accepts text, lists or other values that have no named fields",
    reading: "the form has any fields",
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

const shortNames: ReadonlyMap<string, string> = new Map([
  ["*", "*/*"],
  ["form", "application/x-www-form-urlencoded"],
  ["html", "text/html"],
  ["json", "application/json"],
  ["text", "text/plain"],
  ["xml", "application/xml"],
]);

const token = "[!#$%&'*+.^_`|~0-9A-Za-z-]+";

function mediaTypeOf(key: string): string | undefined {
  const [type = "", ...parameters] = key.trim().split(";");
  const plain = type.trim();
  const full = shortNames.get(plain.toLowerCase()) ?? plain;
  if (!new RegExp(`^${token}/${token}$`).test(full)) return undefined;
  const wellFormed = parameters
    .map((text) => text.trim())
    .filter((text) => new RegExp(`^${token}=(${token}|"[^"]*")$`).test(text));
  return [full, ...wellFormed].join("; ");
}
