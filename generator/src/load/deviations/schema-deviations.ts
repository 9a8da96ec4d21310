import { asObject } from "../../values/json.js";
import type { Json } from "../document.js";

import { excludingMembersOf, mergedObject } from "./closed-members.js";
import type { Deviation, FoundDeviation, ReadAs } from "./deviation.js";

/** Deviations of Schema Objects. */
export const schemaDeviations: readonly Deviation[] = [
  {
    code: "exclusive-bound-flag",
    found: "`exclusiveMinimum` or `exclusiveMaximum` is a boolean in OpenAPI 3.1",
    reading: "it has its OpenAPI 3.0 meaning",
    reason: "A boolean has no meaning in 3.1. In 3.0, it excludes the value of `minimum` or `maximum`.",
    fix: "write the bound as the value of the exclusive keyword",
    error: "exclusive-bound-boolean",
    example: "{ type: number, minimum: 0, exclusiveMinimum: true }",
    corrected: "{ type: number, exclusiveMinimum: 0 }",
    read: readExclusiveBound,
  },
  {
    code: "enum-without-values",
    found: "`enum` is an empty list",
    reading: "the schema is read without it",
    reason: "Taken literally, no value would be valid. Document generators emit it when they know no values.",
    fix: "list the values, or drop `enum`",
    error: "enum-empty",
    example: "{ type: string, enum: [] }",
    corrected: "{ type: string }",
    read: removeFound,
  },
  {
    code: "enum-of-items",
    found: "`enum` next to `type: array` lists values that are not arrays",
    reading: "the list applies to the items",
    reason:
      "No array equals any of these values, and parameters that accept several of them are often described this way.",
    fix: "move `enum` into `items`",
    error: "enum-value-excluded",
    example: "{ type: array, items: { type: string }, enum: [read, write] }",
    corrected: "{ type: array, items: { type: string, enum: [read, write] } }",
    read: readEnumOfItems,
  },
  {
    code: "enum-value-outside",
    found: "a value of `enum` does not fit the other keywords of its schema",
    reading:
      "null makes the schema nullable; any other value is ignored, or `type` is ignored if it excludes every value",
    reason:
      "A value that the schema excludes is never valid. If `type` excludes every value, the list shows the intent.",
    fix: "make the list and the type agree",
    error: "enum-value-excluded",
    example: "{ type: string, enum: [read, null] }",
    corrected: "{ type: [string, 'null'], enum: [read, null] }",
    read: readExcludedValue,
  },
  {
    code: "required-repeated",
    found: "`required` lists a name twice",
    reading: "the repetition is ignored",
    reason: "Requiring a property twice is the same as requiring it once.",
    fix: "drop the repetition",
    error: "wrong-value",
    example: "{ required: [id, id] }",
    corrected: "{ required: [id] }",
    read({ tokens, edits }) {
      if (tokens.at(-2) !== "required") return false;
      const list = edits.nodeAt(tokens.slice(0, -1));
      if (!Array.isArray(list)) return false;
      // The meta-schema reports one duplicate per list.
      const repeated = list.flatMap((name, index) => (list.indexOf(name) < index ? [String(index)] : []));
      for (const index of repeated.reverse()) edits.remove([...tokens.slice(0, -1), index]);
      return repeated.length > 0;
    },
  },
  {
    code: "required-flag",
    found: "a schema has `required: true` or `required: false`",
    reading: "in a property, it states whether the object requires the property; elsewhere it has no effect",
    reason: "JSON Schema draft 3 used this form, and no other meaning is plausible.",
    fix: "list the property under `required` of its object",
    error: "wrong-type",
    example: "{ properties: { id: { type: string, required: true } } }",
    corrected: "{ required: [id], properties: { id: { type: string } } }",
    read: readRequiredFlag,
  },
  {
    code: "examples-map",
    found: "`examples` of a schema is a map of Example Objects",
    reading: "the values of the examples are used as the list",
    reason: "`examples` has this form in parameters and media types.",
    fix: "write `examples` as a list of values",
    error: "wrong-type",
    example: "{ type: string, examples: { short: { value: a } } }",
    corrected: "{ type: string, examples: [a] }",
    read({ tokens, edits }) {
      const examples = edits.objectAt(tokens);
      if (tokens.at(-1) !== "examples" || examples === undefined) return false;
      const exampleValue = (example: Json): Json => asObject(example)?.value ?? example;
      edits.set(tokens, Object.values(examples).map(exampleValue));
      return true;
    },
  },
  {
    code: "schema-null",
    found: "a schema is null",
    reading: "any value is valid",
    reason: "An omitted value is null in YAML, and an empty schema has no constraints.",
    fix: "write `{}`",
    error: "wrong-type",
    example: "schema:",
    corrected: "schema: {}",
    read({ tokens, edits }) {
      const isSchema = tokens.at(-1) === "schema" || tokens.at(-2) === "schemas" || tokens.at(-2) === "properties";
      if (!isSchema || edits.nodeAt(tokens) !== null) return false;
      edits.set(tokens, {});
      return true;
    },
  },
  {
    code: "limits-contradicting",
    found: "a lower limit is greater than the upper limit, or more properties are required than allowed",
    reading: "the contradicting limits are not checked",
    reason: "No value would be valid, and the document does not show which limit is wrong.",
    fix: "correct one of them",
    error: "limits-contradict",
    example: "{ type: integer, minimum: 5, maximum: 3 }",
    corrected: "{ type: integer }",
    read({ tokens, edits }) {
      const schema = tokens.slice(0, -1);
      const key = tokens.at(-1) ?? "";
      edits.remove(tokens);
      for (const other of oppositeLimits[key] ?? []) edits.remove([...schema, other]);
      return true;
    },
  },
  {
    code: "all-of-closed",
    found: "members of `allOf` forbid each other's properties by `additionalProperties: false`",
    reading: "it is one closed object with the properties of all members",
    reason: "Taken literally, no value with all required properties would be valid, or none with any property.",
    fix: "drop `additionalProperties: false` from the members, and write `unevaluatedProperties: false` beside `allOf`",
    error: "all-of-excluding",
    example:
      "{ allOf: [{ properties: { a: {} }, additionalProperties: false }, { properties: { b: {} }, additionalProperties: false }] }",
    corrected: "{ type: object, properties: { a: {}, b: {} }, additionalProperties: false }",
    read: readClosedMembers,
  },
  {
    code: "required-forbidden",
    found: "`required` lists an undeclared property that `additionalProperties: false` forbids",
    reading: "it is not required",
    reason: "No value would be valid.",
    fix: "declare the property, or drop it from `required`",
    error: "required-impossible",
    example: "{ type: object, required: [id], additionalProperties: false }",
    corrected: "{ type: object, required: [], additionalProperties: false }",
    read({ tokens, edits }) {
      if (tokens.at(-2) !== "required") return false;
      const names = tokens.slice(0, -1);
      const listed = edits.nodeAt(names);
      // OpenAPI 3.0 requires a name in each list.
      const isLast = edits.isVersion30 && Array.isArray(listed) && listed.length === 1;
      return removeFound({ tokens: isLast ? names : tokens, edits });
    },
  },
  {
    code: "read-and-write-only",
    found: "a property is both `readOnly` and `writeOnly`",
    reading: "both keywords are ignored",
    reason: "Taken literally, the property would never be sent.",
    fix: "drop one of the two keywords",
    error: "read-and-write-only",
    example: "{ type: string, readOnly: true, writeOnly: true }",
    corrected: "{ type: string }",
    read({ tokens, edits }) {
      edits.remove([...tokens.slice(0, -1), "readOnly"]);
      return removeFound({ tokens, edits });
    },
  },
  {
    code: "default-ignored",
    found: "`default` is invalid for its schema",
    reading: "the default is ignored",
    reason: "A server that sends it would violate its own description.",
    fix: "correct the value, or drop it",
    error: "default-invalid",
    example: "{ type: string, default: null }",
    corrected: "{ type: string }",
    read: removeFound,
  },
  {
    code: "type-null-in-3.0",
    found: "`type: 'null'` in OpenAPI 3.0",
    reading: "it has its OpenAPI 3.1 meaning",
    reason: "It has only one possible meaning.",
    fix: "write `nullable: true`, or declare OpenAPI 3.1",
    error: "wrong-value",
    example: "{ anyOf: [{ type: string }, { type: 'null' }] }",
    corrected: "{ anyOf: [{ type: string }], nullable: true }",
    read({ tokens, edits }) {
      if (tokens.at(-1) !== "type" || !edits.isVersion30 || edits.nodeAt(tokens) !== "null") return false;
      edits.removeAsWritten(tokens);
      return true;
    },
  },
  {
    code: "type-unknown",
    found: "`type` is not a type of JSON Schema",
    reading: "it is ignored",
    reason: "The meaning of names such as `any`, `file` and `date` varies between documents.",
    fix: "write one of array, boolean, integer, number, object, string",
    error: "wrong-value",
    example: "{ type: any }",
    corrected: "{}",
    read({ tokens, edits }) {
      const type = edits.nodeAt(tokens);
      if (tokens.at(-1) !== "type" || typeof type !== "string" || tokens.length < 4) return false;
      if (tokens.at(-3) === "securitySchemes") return false;
      edits.remove(tokens);
      return true;
    },
  },
  {
    code: "pattern-escape",
    found: "`pattern` escapes characters that need no escape, such as `\\:`",
    reading: "the backslash is ignored",
    reason: "Other regular expression engines, and ECMAScript without the `u` flag, ignore it as well.",
    fix: "drop the backslash",
    error: "pattern-invalid",
    example: "{ type: string, pattern: '^[a-z\\:]+$' }",
    corrected: "{ type: string, pattern: '^[a-z:]+$' }",
    read({ tokens, edits }) {
      const pattern = edits.nodeAt(tokens);
      if (tokens.at(-1) !== "pattern" || typeof pattern !== "string") return false;
      const plain = withoutIdentityEscapes(pattern);
      if (plain === pattern || !isExpression(plain)) return false;
      edits.set(tokens, plain);
      return true;
    },
  },
  {
    code: "pattern-not-compiled",
    found: "`pattern`, or a key of `patternProperties`, is not a valid ECMAScript regular expression",
    reading: "the pattern is not checked",
    reason: "Other engines interpret such patterns in different ways.",
    fix: "correct the pattern",
    error: "pattern-invalid",
    example: "{ type: string, pattern: '(' }",
    corrected: "{ type: string }",
    read({ tokens, edits }) {
      return (tokens.at(-1) === "pattern" || tokens.at(-2) === "patternProperties") && removeFound({ tokens, edits });
    },
  },
  {
    code: "recursive-reference",
    found: "`$recursiveRef: '#'` of JSON Schema 2019-09",
    reading: "it refers to the component that contains it",
    reason: "Unless another schema extends the component, `$recursiveRef` and `$ref` are equivalent.",
    fix: "write `$ref` to the component",
    error: "unsupported-keyword",
    example: "Tree: { properties: { child: { $recursiveRef: '#' } } }",
    corrected: "Tree: { properties: { child: { $ref: '#/components/schemas/Tree' } } }",
    read({ tokens, edits }) {
      const [first, folder, name] = tokens;
      if (tokens.at(-1) !== "$recursiveRef" || edits.nodeAt(tokens) !== "#") return false;
      if (first !== "components" || folder !== "schemas" || name === undefined || /[~/%#]/.test(name)) return false;
      edits.remove(tokens);
      edits.set([...tokens.slice(0, -1), "$ref"], `#/components/schemas/${name}`);
      return true;
    },
  },
];

/** Upper limits that a lower limit may contradict. */
const oppositeLimits: { readonly [key: string]: readonly string[] } = {
  minLength: ["maxLength"],
  minItems: ["maxItems"],
  minProperties: ["maxProperties"],
  minContains: ["maxContains"],
  minimum: ["maximum", "exclusiveMaximum"],
  exclusiveMinimum: ["maximum", "exclusiveMaximum"],
};

function removeFound({ tokens, edits }: Pick<FoundDeviation, "tokens" | "edits">): boolean {
  edits.remove(tokens);
  return true;
}

/** Replaces the members by one object, in the bundled document only: other versions write the members' schemas otherwise. */
function readClosedMembers({ tokens, edits }: FoundDeviation): boolean {
  const schema = tokens.slice(0, -1);
  const found = excludingMembersOf(schema, (at) => edits.bundledAt(at));
  if (found?.isMergeable !== true) return false;
  const merged = mergedObject(found);
  edits.setBundled(schema, merged.schema);
  for (const { from, to, value } of merged.properties) edits.moveBundled(from, [...schema, ...to], value);
  return true;
}

function readExclusiveBound({ tokens, edits }: FoundDeviation): boolean {
  const key = tokens.at(-1);
  const schema = tokens.slice(0, -1);
  const bounded = key === "exclusiveMinimum" ? "minimum" : key === "exclusiveMaximum" ? "maximum" : undefined;
  if (bounded === undefined) return false;
  const bound = edits.objectAt(schema)?.[bounded];
  if (edits.nodeAt(tokens) !== true || typeof bound !== "number") edits.remove(tokens);
  else {
    edits.set(tokens, bound);
    edits.remove([...schema, bounded]);
  }
  return true;
}

/** Moves an enumeration to the items. Each value has its own error; the first one moves the whole list. */
function readEnumOfItems({ tokens, edits }: FoundDeviation): boolean {
  if (tokens.at(-2) !== "enum") return false;
  const schemaTokens = tokens.slice(0, -2);
  const schema = edits.objectAt(schemaTokens);
  const items = edits.objectAt([...schemaTokens, "items"]);
  if (schema?.type !== "array" || items === undefined) return false;
  const values = schema.enum;
  if (values === undefined) return Array.isArray(items.enum);
  if (!Array.isArray(values) || values.some(Array.isArray)) return false;
  if (items.enum === undefined) edits.set([...schemaTokens, "items", "enum"], values);
  edits.remove([...schemaTokens, "enum"]);
  return true;
}

function readExcludedValue({ tokens, edits }: FoundDeviation): false | ReadAs {
  if (tokens.at(-2) !== "enum") return false;
  const schemaTokens = tokens.slice(0, -2);
  const schema = edits.objectAt(schemaTokens);
  const values = schema?.enum;
  if (schema === undefined || !Array.isArray(values)) return false;
  if (edits.nodeAt(tokens) === null && schema.type !== undefined) {
    edits.setBundled([...schemaTokens, "type"], [...[schema.type].flat(), "null"]);
    return { reading: "the schema is read as nullable" };
  }
  const types = [schema.type ?? []].flat();
  const isOneValue = values.some((value: Json) => types.includes(typeOf(value)) || types.includes("number"));
  edits.remove(isOneValue ? tokens : [...schemaTokens, "type"]);
  return { reading: isOneValue ? "the value is ignored" : "`type` is ignored, because it excludes every value" };
}

function typeOf(value: Json): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return typeof value === "number" && Number.isInteger(value) ? "integer" : typeof value;
}

function readRequiredFlag({ tokens, edits }: FoundDeviation): boolean {
  const flag = edits.nodeAt(tokens);
  if (tokens.at(-1) !== "required" || typeof flag !== "boolean") return false;
  const isProperty = tokens.at(-3) === "properties";
  const objectTokens = tokens.slice(0, -3);
  edits.remove(tokens);
  const name = tokens.at(-2) as string;
  const required = edits.objectAt(objectTokens)?.required;
  if (!isProperty || !flag || (Array.isArray(required) && required.includes(name))) return true;
  edits.append([...objectTokens, "required"], name);
  return true;
}

/**
 * Removes escapes that the flag `u` forbids. A hyphen may be escaped only in a character class; escaped letters and
 * digits have a meaning.
 */
function withoutIdentityEscapes(pattern: string): string {
  let isInClass = false;
  return pattern.replace(/\\?[\s\S]/gu, (text) => {
    if (text === "[") isInClass = true;
    if (text === "]") isInClass = false;
    const escaped = text.length > 1 ? text.slice(1) : undefined;
    if (escaped === undefined || /[\w^$\\.*+?()[\]{}|/]/.test(escaped) || (escaped === "-" && isInClass)) return text;
    return escaped;
  });
}

function isExpression(pattern: string): boolean {
  try {
    new RegExp(pattern, "u");
    return true;
  } catch {
    return false;
  }
}
