import { annotationKeywords } from "../../openapi/schema-keywords.js";
import { asObject, isObject } from "../../values/json.js";
import type { Json, JsonObject } from "../document.js";
import { setOwn } from "../parse/parsed.js";

/** New location of a schema that is wrapped to allow null: the first branch of an anyOf. */
export const wrappedBranch: readonly string[] = ["anyOf", "0"];

export interface NormalisedSchema {
  readonly schema: JsonObject;
  /** Present if `schema` is only the outer part, to be combined with an anyOf of this and `{ type: "null" }`. */
  readonly wrappedSchema?: {
    readonly schema: JsonObject;
    /** Its tokens relative to the schema in the source. */
    readonly from: readonly string[];
  };
}

/** Resolves the `$ref` of a branch. */
type FollowReference = (branch: Json) => Json;

/** Copies a schema key by key; `replace` returns undefined to keep a value. */
type Rewrite = (schema: JsonObject, replace: (key: string, value: Json) => Json | undefined) => JsonObject;

/**
 * Converts one OpenAPI 3.0 schema, without nested ones, to JSON Schema 2020-12: `nullable`, boolean exclusive bounds,
 * `example`, and formats that denote an encoding.
 *
 * According to 3.0.3, `nullable` has no effect without `type`, or beside an `enum` or `allOf` that excludes null. Since
 * authors always mean that null is allowed, it is interpreted that way.
 */
export function normaliseSchema(schema: JsonObject, behind: FollowReference): NormalisedSchema {
  if (!mentionsNull(schema)) return { schema };
  if (schema.nullable !== true) return { schema: rewriteKeywords(schema, () => undefined) };
  return withNull(schema, behind, rewriteKeywords);
}

/**
 * Replaces `nullable` in an OpenAPI 3.1 schema, where it has no meaning but is often used. Interpreted as in 3.0, as
 * other tools do; all other keywords keep their 3.1 meaning.
 */
export function normaliseNullable(schema: JsonObject, behind: FollowReference): NormalisedSchema {
  if (!statesNullable(schema)) return { schema };
  if (schema.nullable === true) return withNull(schema, behind, replaceOnly);
  const { nullable: _, ...rest } = schema;
  return { schema: rest };
}

export function statesNullable(schema: JsonObject): boolean {
  return typeof schema.nullable === "boolean";
}

/** Returns how to express `nullable` in 3.1. */
export function translateNullable({ nullable, type, enum: values, ...rest }: JsonObject): string {
  if (nullable === false) return "remove it: null is allowed only if it is among the types";
  const types = (Array.isArray(type) ? type : [type]) as readonly Json[];
  const isPlain = !compositions.some((key) => Object.hasOwn(rest, key));
  if (isPlain && types.every((each) => typeof each === "string" && /^[a-z]+$/.test(each))) {
    const all = [...types.filter((each) => each !== "null"), '"null"'].join(", ");
    const member = Array.isArray(values) && !values.includes(null) ? ", and `null` among the values of `enum`" : "";
    return `write \`type: [${all}]\`${member}`;
  }
  const union = ["oneOf", "anyOf"].find((key) => Object.hasOwn(rest, key));
  if (union !== undefined) return `add \`type: "null"\` to the alternatives of \`${union}\``;
  return 'write `anyOf` with this schema and `type: "null"`';
}

const compositions: readonly string[] = ["$ref", "allOf", "anyOf", "oneOf", "not", "const"];

function withNull(schema: JsonObject, behind: FollowReference, rewrite: Rewrite): NormalisedSchema {
  const { nullable: _, ...rest } = schema;
  if (needsWrapping(rest, behind)) return wrap(rest, rewrite);
  return {
    schema: rewrite(rest, (key, value) => {
      if (key === "type" && typeof value === "string" && value !== "null") return [value, "null"];
      if ((key === "type" || key === "enum") && Array.isArray(value)) {
        const none = key === "type" ? "null" : null;
        return value.includes(none) ? undefined : [...value, none];
      }
      if ((key === "oneOf" || key === "anyOf") && Array.isArray(value)) {
        return value.some((each) => nullReading(each, behind) === "allowed") ? undefined : [...value, { type: "null" }];
      }
      return undefined;
    }),
  };
}

function mentionsNull(schema: JsonObject): boolean {
  return (
    statesNullable(schema) ||
    typeof schema.exclusiveMinimum === "boolean" ||
    typeof schema.exclusiveMaximum === "boolean" ||
    Object.hasOwn(schema, "example") ||
    (typeof schema.format === "string" && formatEncodings.has(schema.format))
  );
}

/** Whether null cannot be allowed by changing the schema itself. */
function needsWrapping(schema: JsonObject, behind: FollowReference): boolean {
  const { $ref, allOf, oneOf, anyOf } = schema;
  if (["not", "const", "if", "$dynamicRef"].some((key) => schema[key] !== undefined)) return true;
  const parts = [
    ...($ref === undefined ? [] : [{ $ref }]),
    ...(Array.isArray(allOf) ? (allOf as readonly Json[]) : []),
  ];
  if (parts.length > 0) return !parts.every((part) => nullReading(part, behind) === "allowed");
  // Beside an alternative that does not constrain null and so accepts it, an alternative for null would make oneOf
  // fail.
  if (Array.isArray(oneOf)) {
    const readings = (oneOf as readonly Json[]).map((each) => nullReading(each, behind));
    if (readings.includes("open") && !readings.includes("allowed")) return true;
  }
  if (schema.type !== undefined || schema.enum !== undefined) return false;
  if (oneOf !== undefined || anyOf !== undefined) return oneOf !== undefined && anyOf !== undefined;
  return Object.keys(schema).some((key) => !isAnnotation(key));
}

function wrap(schema: JsonObject, rewrite: Rewrite): NormalisedSchema {
  const outer: { [key: string]: Json } = {};
  const inner: { [key: string]: Json } = {};
  for (const [key, value] of Object.entries(schema)) setOwn(isAnnotation(key) ? outer : inner, key, value);
  const { allOf } = inner;
  const branch =
    Array.isArray(allOf) && allOf.length === 1 && Object.keys(inner).length === 1 ? (allOf[0] as Json) : null;
  const single = isObject(branch);
  return {
    schema: rewrite(outer, () => undefined),
    wrappedSchema: single ? { schema: branch as JsonObject, from: ["allOf", "0"] } : { schema: inner, from: [] },
  };
}

/** Whether a key is an annotation, which stays outside of a wrapping. */
function isAnnotation(key: string): boolean {
  return annotationKeywords.has(key) || key.startsWith("x-");
}

/** Whether a schema itself allows null; `open` if nothing decides, as with `properties` alone. */
function nullReading(branch: Json, behind: FollowReference, depth = 0): "allowed" | "refused" | "open" {
  const schema = behind(branch);
  if (schema === false) return "refused";
  const known = asObject(schema);
  if (known === undefined || depth > 16) return "open";
  if (known.nullable === true) return "allowed";
  const below = (key: string): readonly string[] => {
    const list = known[key];
    return Array.isArray(list) ? list.map((each: Json) => nullReading(each, behind, depth + 1)) : [];
  };
  const statedReadings: string[] = below("allOf").filter((each) => each !== "open");
  for (const alternatives of [below("anyOf"), below("oneOf")]) {
    if (alternatives.includes("allowed")) statedReadings.push("allowed");
    else if (alternatives.length > 0 && !alternatives.includes("open")) statedReadings.push("refused");
  }
  for (const [key, none] of nullValues) {
    const value = known[key];
    if (value === undefined) continue;
    statedReadings.push(
      value === none || (key !== "const" && Array.isArray(value) && value.includes(none)) ? "allowed" : "refused",
    );
  }
  if (statedReadings.includes("refused")) return "refused";
  return statedReadings.length > 0 ? "allowed" : "open";
}

/** Keyword → its value for null. */
const nullValues: readonly (readonly [string, Json])[] = [
  ["type", "null"],
  ["enum", null],
  ["const", null],
];

/** Format → the equivalent keyword of JSON Schema 2020-12. */
const formatEncodings: ReadonlyMap<string, readonly [string, string]> = new Map([
  ["binary", ["contentMediaType", "application/octet-stream"]],
  ["byte", ["contentEncoding", "base64"]],
  ["base64", ["contentEncoding", "base64"]],
]);

/** Applies `replace` only. */
const replaceOnly: Rewrite = (schema, replace) => {
  const result: { [key: string]: Json } = {};
  for (const [key, value] of Object.entries(schema)) setOwn(result, key, replace(key, value) ?? value);
  return result;
};

/** Converts the other keywords of 3.0 as well. */
const rewriteKeywords: Rewrite = (schema, replace) => {
  const result: { [key: string]: Json } = {};
  for (const [key, value] of Object.entries(schema)) {
    if (key === "nullable" && typeof value === "boolean") continue;
    if (key === "minimum" && schema.exclusiveMinimum === true) continue;
    if (key === "maximum" && schema.exclusiveMaximum === true) continue;
    if ((key === "exclusiveMinimum" || key === "exclusiveMaximum") && typeof value === "boolean") {
      const bound = key === "exclusiveMinimum" ? schema.minimum : schema.maximum;
      if (value && bound !== undefined) result[key] = bound;
    } else if (key === "example") {
      if (schema.examples === undefined) result.examples = [value];
    } else {
      setOwn(result, key, replace(key, value) ?? value);
      const encoding = key === "format" && typeof value === "string" ? formatEncodings.get(value) : undefined;
      if (encoding !== undefined && schema[encoding[0]] === undefined) result[encoding[0]] = encoding[1];
    }
  }
  return result;
};
