import fc from "fast-check";
import type { Schemas } from "./batch.js";
import { formatted } from "./formats.js";
import { FromRandom, type Pick } from "./from-random.js";
import { anyJson, mutated, names, objectOf, smallerValues } from "./json-values.js";
import { isSchemaObject, type SchemaObject } from "./subschemas.js";

/** Values for a schema: derived from it, derived and then changed once, and arbitrary ones. */
export function valuesOf(schema: unknown, components: Schemas): fc.Arbitrary<unknown> {
  return new FromRandom((pick) => {
    if (pick.once(8)) return anyJson(pick, 3);
    const value = conforming([schema], { pick, components, depth: 0, size: { left: largest } });
    return pick.once(2) ? mutated(value, pick) : value;
  }, smallerValues);
}

interface Making {
  readonly pick: Pick;
  readonly components: Schemas;
  readonly depth: number;
  /** The number of values that may still be created: a schema that requires itself would have no end. */
  readonly size: { left: number };
}

const deepest = 6;
const largest = 400;

/** A value that tries to satisfy all of the schemas. */
function conforming(schemas: readonly unknown[], making: Making): unknown {
  const { pick, depth } = making;
  const parts = schemas.flatMap((schema) => partsOf(schema, making));
  if (parts.length === 0 || depth > 2 * deepest || making.size.left-- <= 0) return anyJson(pick, 1);
  const listed = parts.flatMap((part) =>
    "const" in part ? [[part["const"]]] : isList(part["enum"]) ? [part["enum"]] : [],
  );
  if (listed.length > 0 && !pick.once(20)) return pick.of(pick.of(listed));
  switch (kindOf(parts, pick)) {
    case "null":
      return null;
    case "boolean":
      return pick.once(2);
    case "integer":
      return numberOf(parts, true, pick);
    case "number":
      return numberOf(parts, pick.once(2), pick);
    case "string":
      return textOf(parts, pick);
    case "array":
      return listOf(parts, making);
    case "object":
      return recordOf(parts, making);
    default:
      return anyJson(pick, 1);
  }
}

/** A schema and the schemas applied with it: of alternatives, one. */
function partsOf(schema: unknown, making: Making, seen = 0): SchemaObject[] {
  if (!isSchemaObject(schema) || seen > 20) return [];
  const { pick, components } = making;
  const beside = (node: unknown): SchemaObject[] => partsOf(node, making, seen + 1);
  const parts: SchemaObject[] = [schema];
  const reference = schema["$ref"];
  if (typeof reference === "string") parts.push(...beside(components[reference.split("/").at(-1) ?? ""]));
  for (const part of isList(schema["allOf"]) ? schema["allOf"] : []) parts.push(...beside(part));
  for (const keyword of ["anyOf", "oneOf"]) {
    const branches = schema[keyword];
    if (isList(branches) && branches.length > 0) parts.push(...beside(pick.of(branches)));
  }
  if ("if" in schema)
    parts.push(...(pick.once(2) ? [...beside(schema["if"]), ...beside(schema["then"])] : beside(schema["else"])));
  if (isSchemaObject(schema["dependentSchemas"]) && pick.once(2)) {
    parts.push(...Object.values(schema["dependentSchemas"]).flatMap(beside));
  }
  return parts;
}

const keywordsOf: readonly (readonly [string, readonly string[]])[] = [
  ["string", ["minLength", "maxLength", "pattern", "format"]],
  ["number", ["minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"]],
  ["array", ["items", "prefixItems", "contains", "minItems", "maxItems", "uniqueItems", "unevaluatedItems"]],
  [
    "object",
    [
      "properties",
      "required",
      "patternProperties",
      "additionalProperties",
      "propertyNames",
      "minProperties",
      "maxProperties",
      "dependentRequired",
      "dependentSchemas",
      "unevaluatedProperties",
    ],
  ],
];

function kindOf(parts: readonly SchemaObject[], pick: Pick): string | undefined {
  const stated = parts.flatMap(({ type }) =>
    typeof type === "string" ? [[type]] : isList(type) ? [type as string[]] : [],
  );
  const common = stated.reduce<string[] | undefined>(
    (kinds, more) => (kinds === undefined ? more : kinds.filter((kind) => more.includes(kind))),
    undefined,
  );
  if (common !== undefined) return common.length === 0 ? pick.of(stated.flat()) : pick.of(common);
  const implied = keywordsOf.filter(([, keywords]) =>
    keywords.some((keyword) => parts.some((part) => keyword in part)),
  );
  return implied.length === 0 || pick.once(10) ? undefined : pick.of(implied)[0];
}

function limits(parts: readonly SchemaObject[], keyword: string): number[] {
  return parts.flatMap((part) => (typeof part[keyword] === "number" ? [part[keyword]] : []));
}

function numberOf(parts: readonly SchemaObject[], whole: boolean, pick: Pick): number {
  const min = Math.max(-10, ...limits(parts, "minimum"), ...limits(parts, "exclusiveMinimum"));
  const max = Math.min(Math.max(30, min + 5), ...limits(parts, "maximum"), ...limits(parts, "exclusiveMaximum"));
  const [step] = limits(parts, "multipleOf");
  if (pick.once(4)) return pick.of([min, max]);
  if (step !== undefined) return Number((Math.ceil(min / step + pick.between(0, 4)) * step).toPrecision(12));
  const ordinary = pick.between(Math.ceil(Math.max(min, -(2 ** 31))), Math.floor(Math.min(max, 2 ** 31)));
  return whole ? ordinary : Number((ordinary + pick.of([0, 0.5, 0.25, 0.1])).toPrecision(12));
}

/** A count: often at a limit, sometimes one beyond it. */
function countOf(minimums: readonly number[], maximums: readonly number[], usual: number, pick: Pick): number {
  const min = Math.max(0, ...minimums);
  const max = Math.min(...maximums);
  const high = max === Infinity ? min + usual : max > 30 && !pick.once(20) ? Math.min(max, min + usual) : max;
  switch (pick.between(0, 11)) {
    case 0:
      return Math.max(0, min - 1);
    case 1:
      return Math.min(high + 1, 5000);
    case 2:
      return Math.min(high, 5000);
    case 3:
      return min;
    default:
      return pick.between(min, Math.min(high, min + usual));
  }
}

const matching = new Map<string, fc.Arbitrary<string>>();

function textOf(parts: readonly SchemaObject[], pick: Pick): string {
  const [format] = parts.flatMap((part) => (typeof part["format"] === "string" ? [part["format"]] : []));
  const text = format === undefined ? undefined : formatted(format, pick);
  if (text !== undefined && !pick.once(20)) return text;
  const patterns = parts.flatMap((part) => (typeof part["pattern"] === "string" ? [part["pattern"]] : []));
  if (patterns.length > 0 && !pick.once(10)) return pick.from(stringsLike(pick.of(patterns)));
  const length = countOf(limits(parts, "minLength"), limits(parts, "maxLength"), 4, pick);
  const letters = pick.of(["a", "ab", "a𝒳", "𝒳", "\ud835a"]);
  return Array.from({ length }, () => pick.of([...letters])).join("");
}

function stringsLike(pattern: string): fc.Arbitrary<string> {
  const known = matching.get(pattern);
  if (known !== undefined) return known;
  let made: fc.Arbitrary<string>;
  try {
    made = fc.stringMatching(new RegExp(pattern, "u"), { size: "-1" });
  } catch {
    made = fc.string();
  }
  matching.set(pattern, made);
  return made;
}

function listOf(parts: readonly SchemaObject[], making: Making): unknown[] {
  const { pick } = making;
  const deeper = { ...making, depth: making.depth + 1 };
  const usual = making.depth > deepest ? 0 : making.depth > 2 ? 1 : 3;
  const length = countOf(limits(parts, "minItems"), limits(parts, "maxItems"), usual, pick);
  const contained = parts.flatMap((part) => ("contains" in part ? [part["contains"]] : []));
  return Array.from({ length }, (_, index) => {
    const schemas = parts.flatMap((part) => {
      const prefix = isList(part["prefixItems"]) ? part["prefixItems"] : [];
      if (index < prefix.length) return [prefix[index]];
      return "items" in part ? [part["items"]] : "unevaluatedItems" in part ? [part["unevaluatedItems"]] : [];
    });
    return conforming(contained.length > 0 && pick.once(2) ? [...schemas, pick.of(contained)] : schemas, deeper);
  });
}

function recordOf(parts: readonly SchemaObject[], making: Making): unknown {
  const { pick } = making;
  const deeper = { ...making, depth: making.depth + 1 };
  const wanted = new Set<string>();
  for (const part of parts) {
    for (const name of isList(part["required"]) ? (part["required"] as string[]) : []) {
      if (!pick.once(30)) wanted.add(name);
    }
    const more =
      making.depth > deepest ? [] : Object.keys(isSchemaObject(part["properties"]) ? part["properties"] : {});
    const share = making.depth > 2 ? 4 : 2;
    for (const name of more) if (pick.once(share)) wanted.add(name);
    if (isSchemaObject(part["dependentRequired"])) {
      for (const name of Object.values(part["dependentRequired"]).flat()) if (pick.once(2)) wanted.add(name as string);
    }
    if ("patternProperties" in part && isSchemaObject(part["patternProperties"])) {
      for (const pattern of Object.keys(part["patternProperties"])) {
        if (pick.once(2)) wanted.add(pick.once(2) ? pick.of(names) : pick.from(stringsLike(pattern)));
      }
    }
  }
  const extra = parts.some((part) => "minProperties" in part || "propertyNames" in part) ? 2 : 8;
  for (const name of names) if (pick.once(extra * 2)) wanted.add(name);
  return objectOf([...wanted].map((name) => [name, conforming(schemasOf(name, parts), deeper)]));
}

/** The schemas of one property in all parts. */
function schemasOf(name: string, parts: readonly SchemaObject[]): unknown[] {
  return parts.flatMap((part) => {
    const found: unknown[] = [];
    const { properties, patternProperties } = part;
    if (isSchemaObject(properties) && Object.hasOwn(properties, name)) found.push(properties[name]);
    if (isSchemaObject(patternProperties)) {
      for (const [pattern, schema] of Object.entries(patternProperties)) {
        if (new RegExp(pattern, "u").test(name)) found.push(schema);
      }
    }
    if (found.length > 0) return found;
    return [part["additionalProperties"] ?? part["unevaluatedProperties"] ?? true];
  });
}

function isList(node: unknown): node is readonly unknown[] {
  return Array.isArray(node);
}
