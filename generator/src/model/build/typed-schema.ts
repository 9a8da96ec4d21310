import type { Json, JsonObject } from "../../load/document.js";
import type { ValueSettings } from "../../load/value-settings.js";
import {
  asList,
  asNumber,
  asObject,
  asString,
  asStrings,
  child,
  entriesOf,
  hasKey,
  type Mutable,
  withoutUndefined,
} from "../raw.js";
import { brandOf, numberRepresentation, stringRepresentation } from "../representation.js";
import type {
  ArrayCheck,
  ArrayType,
  Flag,
  HiddenDirections,
  NumberCheck,
  NumberType,
  ObjectCheck,
  ObjectType,
  PatternProperties,
  Pointer,
  Property,
  RequiredName,
  StringCheck,
  StringType,
} from "../type.js";
import { type FindNode, statedKeywords } from "./composed-schema.js";
import type { BuildSchemaUse } from "./context.js";
import { propertyExtensions } from "./schema-extensions.js";

/** Reads the keywords of each JSON type. */

/** A schema for values of one JSON type. */
export interface TypedSchema {
  readonly schema: JsonObject;
  readonly at: Pointer;
  /** Whether the schema has no type, so that values of other types are accepted. */
  readonly untyped: boolean;
  readonly values: ValueSettings;
}

export function buildString(
  { schema, at, untyped, values }: TypedSchema,
  { file, flags }: { readonly file: boolean; readonly flags: readonly Flag[] | undefined },
  build: BuildSchemaUse,
): StringType {
  const checks: StringCheck[] = [];
  for (const [keyword, kind] of [
    ["minLength", "min-length"],
    ["maxLength", "max-length"],
  ] as const) {
    const limit = asNumber(schema[keyword]);
    if (limit !== undefined) checks.push({ kind, limit, at: child(at, keyword) });
  }
  const pattern = asString(schema["pattern"]);
  if (pattern !== undefined) checks.push({ kind: "pattern", pattern, at: child(at, "pattern") });
  // Converts binary formats of OpenAPI 3.0 and others to the keywords of 3.1.
  const mediaType = asString(schema["contentMediaType"]) ?? (file ? "application/octet-stream" : undefined);
  const encoding = asString(schema["contentEncoding"]);
  const inner = hasKey(schema, "contentSchema")
    ? build(schema["contentSchema"], child(at, "contentSchema"))
    : undefined;
  const content =
    mediaType === undefined && encoding === undefined && inner === undefined
      ? undefined
      : withoutUndefined({ mediaType, encoding, schema: inner });
  // A schema without a type only restricts another one.
  const representation = untyped || file ? undefined : stringRepresentation(schema, values);
  const brand = untyped || file || flags !== undefined ? undefined : brandOf(schema, values);
  const format = asString(schema["format"]);
  const snowflakeEpoch = asNumber(schema["x-snowflake-epoch"]);
  const type: Mutable<StringType> = { kind: "string", at, untyped, trim: schema["x-trim"] === true, file, checks };
  if (format !== undefined) type.format = format;
  if (content !== undefined) type.content = content;
  if (representation !== undefined) type.representation = representation;
  if (brand !== undefined) type.brand = brand;
  if (snowflakeEpoch !== undefined) type.snowflakeEpoch = snowflakeEpoch;
  if (flags !== undefined) type.flags = flags;
  return type;
}

export function buildNumber(
  { schema, at, untyped, values }: TypedSchema,
  { integer, flags }: { readonly integer: boolean; readonly flags: readonly Flag[] | undefined },
): NumberType {
  const checks: NumberCheck[] = [];
  for (const [keyword, kind] of [
    ["minimum", "minimum"],
    ["exclusiveMinimum", "exclusive-minimum"],
    ["maximum", "maximum"],
    ["exclusiveMaximum", "exclusive-maximum"],
    ["multipleOf", "multiple-of"],
  ] as const) {
    const limit = asNumber(schema[keyword]);
    if (limit !== undefined) checks.push({ kind, limit, at: child(at, keyword) });
  }
  const representation = untyped || flags !== undefined ? undefined : numberRepresentation(schema, values);
  const brand = untyped || flags !== undefined ? undefined : brandOf(schema, values);
  const format = asString(schema["format"]);
  const type: Mutable<NumberType> = { kind: "number", at, integer, untyped, checks };
  if (format !== undefined) type.format = format;
  if (representation !== undefined) type.representation = representation;
  if (brand !== undefined) type.brand = brand;
  if (flags !== undefined) type.flags = flags;
  return type;
}

export function buildArray({ schema, at, untyped }: TypedSchema, build: BuildSchemaUse): ArrayType {
  const checks: ArrayCheck[] = [];
  for (const [keyword, kind] of [
    ["minItems", "min-items"],
    ["maxItems", "max-items"],
  ] as const) {
    const limit = asNumber(schema[keyword]);
    if (limit !== undefined) checks.push({ kind, limit, at: child(at, keyword) });
  }
  if (schema["uniqueItems"] === true) checks.push({ kind: "unique-items", at: child(at, "uniqueItems") });
  if (hasKey(schema, "contains")) {
    checks.push(
      withoutUndefined({
        kind: "contains" as const,
        at: child(at, "contains"),
        use: build(schema["contains"], child(at, "contains")),
        min: asNumber(schema["minContains"]) ?? 1,
        max: asNumber(schema["maxContains"]),
      }),
    );
  }
  const prefixAt = child(at, "prefixItems");
  const prefix = asList(schema["prefixItems"]).map((item, index) => build(item, child(prefixAt, index)));
  const type: Mutable<ArrayType> = { kind: "array", at, untyped, prefix, checks };
  if (hasKey(schema, "items")) type.items = build(schema["items"], child(at, "items"));
  return type;
}

const noSchema: JsonObject = {};

/** `markHiddenRequirements` decides about the directions once all schemas are built. */
function requiredName(name: string): RequiredName {
  return { name, readOnly: false, writeOnly: false };
}

export function buildObject(
  { schema, at, untyped }: TypedSchema,
  build: BuildSchemaUse,
  keys: ReadonlyMap<string, string>,
  findNode: FindNode,
): ObjectType {
  const required = new Set(asStrings(schema["required"]));
  const base = child(at, "properties");
  const statedBy = (node: Json | undefined, pointer: string): ((keyword: string) => boolean) =>
    statedKeywords({ node: asObject(node) ?? noSchema, at: pointer }, findNode);
  const hiddenBy = (node: Json | undefined, pointer: string): HiddenDirections | undefined => {
    const states = statedBy(node, pointer);
    const [readOnly, writeOnly] = [states("readOnly"), states("writeOnly")];
    if (!readOnly && !writeOnly) return undefined;
    return { ...(readOnly && { readOnly }), ...(writeOnly && { writeOnly }) };
  };
  const properties = entriesOf(schema["properties"]).map(([name, node]): Property => {
    const pointer = child(base, name);
    const use = build(node, pointer);
    const raw = asObject(node) ?? noSchema;
    const key = keys.get(name);
    const states = statedBy(raw, pointer);
    return {
      ...use,
      name,
      ...(key === undefined ? undefined : { key }),
      required: required.delete(name),
      readOnly: states("readOnly"),
      writeOnly: states("writeOnly"),
      ...propertyExtensions(raw),
    };
  });
  const patternsAt = child(at, "patternProperties");
  const additional = schema["additionalProperties"];
  const patterns = entriesOf(schema["patternProperties"]).map(([pattern, node]): PatternProperties => {
    const pointer = child(patternsAt, pattern);
    return { pattern, use: build(node, pointer), ...hiddenBy(node, pointer) };
  });
  const open = additional === undefined || additional === true;
  const additionalAt = child(at, "additionalProperties");
  const additionalUse = open ? undefined : build(additional, additionalAt);
  const additionalHidden = hiddenBy(additional, additionalAt);
  return {
    kind: "object",
    at,
    untyped,
    properties,
    requiredElsewhere: [...required].map(requiredName),
    patterns,
    ...(additionalUse === undefined ? undefined : { additional: additionalUse }),
    additionalStated: additional !== undefined,
    ...(additionalHidden === undefined ? undefined : { additionalHidden }),
    checks: objectChecks(schema, at, build),
  };
}

function objectChecks(schema: JsonObject, at: string, build: BuildSchemaUse): ObjectCheck[] {
  const checks: ObjectCheck[] = [];
  for (const [keyword, kind] of [
    ["minProperties", "min-properties"],
    ["maxProperties", "max-properties"],
  ] as const) {
    const limit = asNumber(schema[keyword]);
    if (limit !== undefined) checks.push({ kind, limit, at: child(at, keyword) });
  }
  if (hasKey(schema, "propertyNames")) {
    const pointer = child(at, "propertyNames");
    checks.push({ kind: "property-names", at: pointer, use: build(schema["propertyNames"], pointer) });
  }
  const requiredAt = child(at, "dependentRequired");
  for (const [property, names] of entriesOf(schema["dependentRequired"])) {
    const pointer = child(requiredAt, property);
    checks.push({ kind: "dependent-required", at: pointer, property, required: asStrings(names).map(requiredName) });
  }
  const schemasAt = child(at, "dependentSchemas");
  for (const [property, node] of entriesOf(schema["dependentSchemas"])) {
    const pointer = child(schemasAt, property);
    checks.push({ kind: "dependent-schema", at: pointer, property, use: build(node, pointer) });
  }
  return checks;
}
