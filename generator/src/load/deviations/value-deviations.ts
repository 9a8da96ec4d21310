import type { ObjectKind } from "../../openapi/objects.js";
import { kindOfPointer } from "../../openapi/objects.js";
import { asObject } from "../../values/json.js";
import type { Json, JsonObject } from "../document.js";

import type { Deviation, FoundDeviation } from "./deviation.js";

/** Values of the wrong type. Deviations of specific keywords take precedence. */
export const valueDeviations: readonly Deviation[] = [
  {
    code: "text-unquoted",
    found: "a number or boolean where a string is expected",
    reading: "it is read as a string, exactly as written",
    reason: "YAML parses `12`, `1.10` and `true` as other types, but the value is meant as text.",
    fix: "put the value in quotes",
    error: "wrong-type",
    example: "operationId: 12",
    corrected: 'operationId: "12"',
    read({ tokens, edits, error }) {
      const value = edits.nodeAt(tokens);
      const isScalar = typeof value === "number" || typeof value === "boolean";
      if (!isScalar || !expects(error, "a string") || tokens.at(-1) === "$ref") return false;
      const text = edits.textAt(tokens);
      edits.set(tokens, text === undefined || text === "" ? String(value) : text);
      return true;
    },
  },
  {
    code: "flag-as-text",
    found: 'a string or number such as `"true"`, `yes` or `1` where a boolean is expected',
    reading: "it is converted to a boolean",
    reason: "YAML 1.1 parses `yes`, `no`, `on` and `off` as booleans, and JSON generators often quote `true`.",
    fix: "write `true` or `false` without quotes",
    error: "wrong-type",
    example: 'deprecated: "true"',
    corrected: "deprecated: true",
    read({ tokens, edits, error }) {
      const value = edits.nodeAt(tokens);
      const flag =
        typeof value === "string" || typeof value === "number" ? flags.get(String(value).toLowerCase()) : undefined;
      if (flag === undefined || !expects(error, "true or false")) return false;
      edits.set(tokens, flag);
      return true;
    },
  },
  {
    code: "number-as-text",
    found: 'a string such as `"3"` where a number is expected',
    reading: "it is converted to a number",
    reason: "The string is a number in JSON notation.",
    fix: "write the number without quotes",
    error: "wrong-type",
    example: 'minLength: "3"',
    corrected: "minLength: 3",
    read({ tokens, edits, error }) {
      const value = edits.nodeAt(tokens);
      if (typeof value !== "string" || !/^-?\d+(\.\d+)?$/.test(value.trim())) return false;
      const number = Number(value);
      const fits = expects(error, "a number") || (expects(error, "an integer") && Number.isSafeInteger(number));
      if (!fits) return false;
      edits.set(tokens, number);
      return true;
    },
  },
  {
    code: "list-of-one",
    found: "a single value where a list is expected",
    reading: "it is treated as a list with one entry",
    reason: "The value has the form of a list entry.",
    fix: "write it as a list",
    error: "wrong-type",
    example: "tags: books",
    corrected: "tags: [books]",
    read({ tokens, edits, error }) {
      const value = edits.nodeAt(tokens);
      if (value === undefined || value === null || !expects(error, "a list") || !isEntry(value, tokens.at(-1) ?? ""))
        return false;
      edits.set(tokens, [value]);
      return true;
    },
  },
  {
    code: "parameters-map",
    found: "`parameters` is a map",
    reading: "its values are used as the list",
    reason: "`components.parameters` has this form, and each parameter contains its name.",
    fix: "write `parameters` as a list",
    error: "wrong-type",
    example: "parameters: { q: { name: q, in: query, schema: { type: string } } }",
    corrected: "parameters: [{ name: q, in: query, schema: { type: string } }]",
    read({ tokens, edits, error }) {
      const values = Object.values(edits.objectAt(tokens) ?? {});
      if (tokens.at(-1) !== "parameters" || values.length === 0 || !expects(error, "a list")) return false;
      if (!values.every((value) => asObject(value) !== undefined)) return false;
      edits.set(tokens, values);
      return true;
    },
  },
  {
    code: "empty-collection",
    found: "an empty list where a map is expected, or an empty map where a list is expected",
    reading: "it is treated as the empty value of the expected type",
    reason: "In PHP and some other languages, empty lists and empty maps are the same value.",
    fix: "write `{}` for a map and `[]` for a list",
    error: "wrong-type",
    example: "{ type: object, properties: [] }",
    corrected: "{ type: object, properties: {} }",
    read({ tokens, edits, error }) {
      const value = edits.nodeAt(tokens);
      if (Array.isArray(value) && value.length === 0 && expects(error, "a map")) edits.set(tokens, {});
      else if (isEmptyMap(value) && expects(error, "a list")) edits.set(tokens, []);
      else return false;
      return true;
    },
  },
  {
    code: "value-empty",
    found: "a value is null",
    reading: "a named object is treated as empty, and any other value as absent",
    reason: "An omitted value is null in YAML.",
    fix: "write the value, or drop the key",
    error: "wrong-type",
    example: "get: { description: null, responses: { '204': { description: Done } } }",
    corrected: "get: { responses: { '204': { description: Done } } }",
    read({ tokens, edits }) {
      if (tokens.length === 0 || edits.nodeAt(tokens) !== null || tokens.at(-1) === "$ref") return false;
      const isEntry = Array.isArray(edits.nodeAt(tokens.slice(0, -1)));
      if (!isEntry && emptyWhenNull.has(kindOfPointer(tokens) ?? "document")) edits.set(tokens, {});
      else edits.remove(tokens);
      return true;
    },
  },
  {
    code: "items-tuple",
    found: "`items` is a list of schemas",
    reading: "it is read as `prefixItems`",
    reason: "A list had this meaning in JSON Schema before 2020-12.",
    fix: "write `prefixItems`, or one schema for all items",
    error: "wrong-type",
    example: "{ type: array, items: [{ type: string }, { type: integer }] }",
    corrected: "{ type: array, prefixItems: [{ type: string }, { type: integer }] }",
    read({ tokens, edits }) {
      const items = edits.nodeAt(tokens);
      if (tokens.at(-1) !== "items" || !Array.isArray(items) || items.length === 0) return false;
      const schema = tokens.slice(0, -1);
      const rest = edits.nodeAt([...schema, "additionalItems"]);
      edits.remove(tokens);
      edits.setBundled([...schema, "prefixItems"], items);
      if (rest !== undefined) {
        edits.remove([...schema, "additionalItems"]);
        edits.setBundled([...schema, "items"], rest);
      }
      return true;
    },
  },
  {
    code: "schema-as-text",
    found: "a schema is a string, a number or a list",
    reading: "a type name becomes a schema of this type; any other value becomes a schema without constraints",
    reason: "A single word can only name a type.",
    fix: "write the schema as a map",
    error: "wrong-type",
    example: "properties: { title: string }",
    corrected: "properties: { title: { type: string } }",
    read({ tokens, edits }) {
      const value = edits.nodeAt(tokens);
      if (kindOfPointer(tokens) !== "schema" || value === undefined || value === null || asObject(value) !== undefined)
        return false;
      edits.set(tokens, typeof value === "string" && types.has(value) ? { type: value } : {});
      return true;
    },
  },
  {
    code: "value-ill-typed",
    found: "a value has a type that its keyword does not accept, and no other deviation applies",
    reading: "it is ignored",
    reason: "Any other interpretation would be a guess.",
    fix: "write a value of the expected type, or drop the keyword",
    error: "wrong-type",
    example: "get: { description: { text: Lists books } }",
    corrected: "get: {}",
    read({ tokens, edits }) {
      if (tokens.length < 1 || edits.nodeAt(tokens) === undefined) return false;
      edits.remove(tokens);
      return true;
    },
  },
  {
    code: "value-not-taken",
    found: "a keyword has a value that it does not accept, and no other deviation applies",
    reading: "it is ignored",
    reason: "Any other interpretation would be a guess.",
    fix: "write a value that the keyword accepts, or drop it",
    error: "wrong-value",
    example: "{ type: string, minLength: -1 }",
    corrected: "{ type: string }",
    read({ tokens, edits }) {
      if (tokens.length < 2 || kindOfPointer(tokens) !== undefined || edits.nodeAt(tokens) === undefined) return false;
      edits.remove(tokens);
      return true;
    },
  },
  {
    code: "keywords-conflicting",
    found: "an object has two mutually exclusive keywords",
    reading: "the keyword at this location is ignored",
    reason: "The message names the other keyword, which has the more specific meaning.",
    fix: "drop one of them",
    error: "conflicting-keywords",
    example: "{ schema: { type: integer }, example: 1, examples: { one: { value: 1 } } }",
    corrected: "{ schema: { type: integer }, example: 1 }",
    read({ tokens, edits }) {
      if (tokens.length < 2 || kindOfPointer(tokens) === "schema" || edits.nodeAt(tokens) === undefined) return false;
      edits.remove(tokens);
      return true;
    },
  },
  {
    code: "object-incomplete",
    found: "a purely descriptive object lacks a required keyword",
    reading: "the object is ignored",
    reason: "It does not affect requests or responses.",
    fix: "add the keyword, or drop the object",
    error: "missing-keyword",
    example: "externalDocs: { description: More }",
    corrected: "# without externalDocs",
    read({ tokens, edits }) {
      if (!descriptive.has(kindOfPointer(tokens) ?? "document") || edits.nodeAt(tokens) === undefined) return false;
      edits.remove(tokens);
      return true;
    },
  },
];

/** Whether the error lists this description among the expected values. */
function expects({ expected = "" }: FoundDeviation["error"], description: string): boolean {
  return ` ${expected} `.includes(` ${description} `) || expected.includes(`${description},`);
}

const flags: ReadonlyMap<string, boolean> = new Map([
  ...["true", "yes", "on", "y", "1"].map((text) => [text, true] as const),
  ...["false", "no", "off", "n", "0"].map((text) => [text, false] as const),
]);

const types: ReadonlySet<string> = new Set(["array", "boolean", "integer", "null", "number", "object", "string"]);

/** Kinds of objects that are meaningful when empty. */
const emptyWhenNull: ReadonlySet<ObjectKind> = new Set<ObjectKind>([
  "operation",
  "response",
  "mediaType",
  "header",
  "pathItem",
  "paths",
  "schema",
]);

const descriptive: ReadonlySet<ObjectKind> = new Set<ObjectKind>([
  "externalDocs",
  "license",
  "contact",
  "tag",
  "discriminator",
  "xml",
  "link",
  "example",
]);

function isEntry(value: Json, key: string): boolean {
  const map: JsonObject | undefined = asObject(value);
  if (map === undefined) return !Array.isArray(value);
  if (Object.keys(map).length === 0) return false;
  if (key === "parameters" || key === "tags") return Object.hasOwn(map, "name") || Object.hasOwn(map, "$ref");
  return key === "security" || key === "servers" || key === "allOf" || key === "oneOf" || key === "anyOf";
}

function isEmptyMap(value: Json | undefined): boolean {
  const map = asObject(value);
  return map !== undefined && Object.keys(map).length === 0;
}
