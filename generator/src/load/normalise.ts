import type { Json, JsonObject } from "./document.js";
import { setOwn } from "./parsed.js";

/** Where a schema goes that has to be wrapped to allow null: the first branch of an anyOf. */
export const wrapping: readonly string[] = ["anyOf", "0"];

export interface NormalisedSchema {
  readonly schema: JsonObject;
  /** Set where `schema` is only the outside, to which an anyOf of this and `{ type: "null" }` is to be added. */
  readonly wrapped?: {
    readonly schema: JsonObject;
    /** Its tokens below the schema, in the source. */
    readonly from: readonly string[];
  };
}

/**
 * One schema of OpenAPI 3.0 as JSON Schema 2020-12, not those below it: `nullable`, boolean exclusive bounds, `example`,
 * and the formats that name an encoding. `behind` follows a branch's `$ref` to the schema that it names.
 *
 * By the letter of 3.0.3 `nullable` does nothing without `type`, nor beside an `enum` or `allOf` that excludes null;
 * everyone who writes it there means that null is allowed, so that is how it is read.
 */
export function normaliseSchema(schema: JsonObject, behind: (branch: Json) => Json): NormalisedSchema {
  if (!isConcerned(schema)) return { schema };
  if (schema.nullable !== true) return { schema: rewritten(schema, () => undefined) };
  const { nullable: _, ...rest } = schema;
  if (needsWrapping(rest, behind)) return wrap(rest);
  return {
    schema: rewritten(rest, (key, value) => {
      if (key === "type" && typeof value === "string") return [value, "null"];
      if (key === "enum" && Array.isArray(value) && !value.includes(null)) return [...value, null];
      if (
        (key === "oneOf" || key === "anyOf") &&
        Array.isArray(value) &&
        !value.some((each) => allowsNull(behind(each)))
      ) {
        return [...value, { type: "null" }];
      }
      return undefined;
    }),
  };
}

function isConcerned(schema: JsonObject): boolean {
  return (
    typeof schema.nullable === "boolean" ||
    typeof schema.exclusiveMinimum === "boolean" ||
    typeof schema.exclusiveMaximum === "boolean" ||
    Object.hasOwn(schema, "example") ||
    (typeof schema.format === "string" && encodings.has(schema.format))
  );
}

/** Whether null cannot be let in by a change inside the schema. */
function needsWrapping(schema: JsonObject, behind: (branch: Json) => Json): boolean {
  if (schema.not !== undefined) return true;
  if (Array.isArray(schema.allOf)) return !schema.allOf.every((branch: Json) => allowsNull(behind(branch)));
  if (schema.type !== undefined || schema.enum !== undefined) return false;
  if (schema.oneOf !== undefined || schema.anyOf !== undefined) {
    return schema.oneOf !== undefined && schema.anyOf !== undefined;
  }
  return Object.keys(schema).some((key) => !isAnnotation(key));
}

function wrap(schema: JsonObject): NormalisedSchema {
  const outer: { [key: string]: Json } = {};
  const inner: { [key: string]: Json } = {};
  for (const [key, value] of Object.entries(schema)) setOwn(isAnnotation(key) ? outer : inner, key, value);
  const { allOf } = inner;
  const branch =
    Array.isArray(allOf) && allOf.length === 1 && Object.keys(inner).length === 1 ? (allOf[0] as Json) : null;
  const single = typeof branch === "object" && branch !== null && !Array.isArray(branch);
  return {
    schema: rewritten(outer, () => undefined),
    wrapped: single ? { schema: branch as JsonObject, from: ["allOf", "0"] } : { schema: inner, from: [] },
  };
}

/** What only describes stays outside a wrapping. */
function isAnnotation(key: string): boolean {
  return annotations.has(key) || key.startsWith("x-");
}

const annotations: ReadonlySet<string> = new Set([
  "title",
  "description",
  "default",
  "example",
  "examples",
  "deprecated",
  "readOnly",
  "writeOnly",
  "externalDocs",
  "xml",
]);

function allowsNull(schema: Json): boolean {
  if (typeof schema !== "object" || schema === null || Array.isArray(schema)) return false;
  const { nullable, enum: values } = schema as JsonObject;
  return nullable === true || (Array.isArray(values) && values.includes(null));
}

/** Format → the keyword of JSON Schema 2020-12 that says the same. */
const encodings: ReadonlyMap<string, readonly [string, string]> = new Map([
  ["binary", ["contentMediaType", "application/octet-stream"]],
  ["byte", ["contentEncoding", "base64"]],
  ["base64", ["contentEncoding", "base64"]],
]);

/** Copies a schema key by key in its order; `replace` answers undefined where a value stays. */
function rewritten(schema: JsonObject, replace: (key: string, value: Json) => Json | undefined): JsonObject {
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
      const encoding = key === "format" && typeof value === "string" ? encodings.get(value) : undefined;
      if (encoding !== undefined && schema[encoding[0]] === undefined) result[encoding[0]] = encoding[1];
    }
  }
  return result;
}
