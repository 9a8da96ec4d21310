import { evaluate, expressionOf } from "../../check/evaluate.js";
import type { Json } from "../../load/document.js";
import type { FlattenedSchema } from "../../model/flattened-schema.js";
import { checkedNumberFormats, checkedSyntaxesOf } from "../../model/formats.js";
import type { JsonSubtype } from "../../model/json-types.js";
import { isHidden, mergedPropertiesOf } from "../../model/merged-properties.js";
import type { Direction } from "../../model/openness.js";
import { isOpen } from "../../model/openness.js";
import { References } from "../../model/references.js";
import { requiredNamesIn } from "../../model/required-names.js";
import type { ArrayCheck, NumberCheck, ObjectCheck, StringCheck } from "../../model/type.js";
import { isPatternIncluded } from "../../pattern/inclusion.js";
import { canonicalJson } from "../canonical-json.js";
import type { AcceptedValues } from "./comparison.js";

/** A constraint on strings, numbers, arrays or objects, without its pointer. */
export type Constraint =
  | { readonly kind: "string-format"; readonly format: string }
  | { readonly kind: "number-format"; readonly format: string }
  | { readonly kind: "integer" }
  | Unlocated<StringCheck>
  | Unlocated<NumberCheck>
  | Unlocated<Exclude<ArrayCheck, { readonly kind: "contains" }>>
  | Unlocated<Extract<ObjectCheck, { readonly kind: "min-properties" | "max-properties" | "dependent-required" }>>;

type Unlocated<Check> = Check extends unknown ? Omit<Check, "at"> : never;

const subjects: Readonly<Record<Constraint["kind"], readonly JsonSubtype[]>> = {
  "string-format": ["string"],
  "min-length": ["string"],
  "max-length": ["string"],
  pattern: ["string"],
  "number-format": ["integer", "fraction"],
  integer: ["fraction"],
  minimum: ["integer", "fraction"],
  maximum: ["integer", "fraction"],
  "exclusive-minimum": ["integer", "fraction"],
  "exclusive-maximum": ["integer", "fraction"],
  "multiple-of": ["integer", "fraction"],
  "min-items": ["array"],
  "max-items": ["array"],
  "unique-items": ["array"],
  "min-properties": ["object"],
  "max-properties": ["object"],
  "dependent-required": ["object"],
};

/**
 * Whether a constraint can reject a value that a schema accepts. True if undecidable: a breaking change must never be
 * missed.
 */
export function canReject(constraint: Constraint, accepted: AcceptedValues): boolean {
  const { schema, direction } = accepted;
  const jsonTypes = schema.jsonSubtypes(direction);
  if (!subjects[constraint.kind].some((kind) => jsonTypes.has(kind))) return false;
  const values = listedValues(schema, direction) ?? fewNumbers(constraint, schema, direction);
  if (values !== undefined) {
    const own = constraintsOf(schema);
    const possible = values.filter((value) => own.every((one) => verdict(one, value) !== "rejects"));
    return possible.some((value) => verdict(constraint, value) !== "accepts");
  }
  switch (constraint.kind) {
    case "string-format":
      return !schema.strings.some((string) => checkedSyntaxesOf(string).some(({ name }) => name === constraint.format));
    case "min-length":
    case "max-length": {
      // Only one side counts the trimmed white space towards the length.
      if (schema.strings.some(({ trim }) => trim)) return true;
      if (!isBeyond(constraint, "min-length", lengthsOf(schema))) return false;
      const { kind, limit } = constraint;
      const withinLength = `^[^]{${kind === "min-length" ? `${limit},` : `0,${limit}`}}$`;
      return !patternsOf(schema).some((pattern) => isPatternIncluded(pattern, withinLength));
    }
    case "pattern": {
      if (lengthsOf(schema).most === 0) return verdict(constraint, "") !== "accepts";
      // The pattern of a trimmed string does not cover the white space around it.
      if (schema.strings.some(({ trim }) => trim)) return !patternsOf(schema).includes(constraint.pattern);
      return ![undefined, ...patternsOf(schema)].some((pattern) => isPatternIncluded(pattern, constraint.pattern));
    }
    case "number-format":
    case "integer":
    case "minimum":
    case "maximum":
    case "exclusive-minimum":
    case "exclusive-maximum":
    case "multiple-of":
      return canRejectNumber(constraint, numbersOf(schema, direction));
    case "min-items":
    case "max-items":
      return isBeyond(constraint, "min-items", itemCountsOf(accepted));
    case "unique-items": {
      const isUnique = schema.arrays.some(({ checks }) => checks.some(({ kind }) => kind === "unique-items"));
      return !isUnique && itemCountsOf(accepted).most > 1;
    }
    case "min-properties":
    case "max-properties":
      return isBeyond(constraint, "min-properties", propertyCountsOf(accepted));
    case "dependent-required": {
      const { required, possible } = namesOf(accepted);
      if (possible !== undefined && !possible.has(constraint.property)) return false;
      if (!required.has(constraint.property) && propertyCountsOf(accepted).most <= required.size) return false;
      return requiredNamesIn(constraint.required, accepted.direction).some((name) => !required.has(name));
    }
  }
}

function patternsOf({ strings }: FlattenedSchema): readonly string[] {
  return strings.flatMap(({ checks }) => checks.flatMap((check) => (check.kind === "pattern" ? [check.pattern] : [])));
}

/** Minimum and maximum number of characters, items or properties. */
interface Extent {
  readonly least: number;
  readonly most: number;
}

function isBeyond(
  { kind, limit }: { readonly kind: string; readonly limit: number },
  least: "min-length" | "min-items" | "min-properties",
  extent: Extent,
): boolean {
  if (extent.least > extent.most) return false;
  return kind === least ? limit > extent.least : limit < extent.most;
}

function within(
  checks: readonly { readonly kind: string }[],
  [least, most]: readonly [least: string, most: string],
  given: readonly Extent[] = [],
): Extent {
  const limits = (kind: string): readonly number[] =>
    checks.flatMap((check) =>
      check.kind === kind && "limit" in check && typeof check.limit === "number" ? [check.limit] : [],
    );
  return {
    least: Math.max(0, ...limits(least), ...given.map((extent) => extent.least)),
    most: Math.min(Number.POSITIVE_INFINITY, ...limits(most), ...given.map((extent) => extent.most)),
  };
}

const formatLengths: Readonly<Record<string, Extent>> = {
  date: { least: 10, most: 10 },
  ipv4: { least: 7, most: 15 },
  snowflake: { least: 1, most: 20 },
};

function lengthsOf({ strings }: FlattenedSchema): Extent {
  // The format of a trimmed string does not cover the white space around it.
  const formats = strings.flatMap(({ format = "", trim }) => (trim ? [] : (formatLengths[format] ?? [])));
  const checks = strings.flatMap((string) => (string.trim ? [] : string.checks));
  return within(checks, ["min-length", "max-length"], formats);
}

function itemCountsOf({ schema, schemas, direction }: AcceptedValues): Extent {
  const checks = schema.arrays.flatMap((array) => array.checks);
  const isUnique = checks.some(({ kind }) => kind === "unique-items");
  const given = schema.arrays.map(({ prefix, items }): Extent => {
    const others = items === undefined ? Number.POSITIVE_INFINITY : countOf(schemas.of(items), direction);
    const isBounded = others === 0 || (isUnique && prefix.length === 0);
    return { least: 0, most: isBounded ? prefix.length + others : Number.POSITIVE_INFINITY };
  });
  const contained = checks.flatMap((check) =>
    check.kind === "contains" ? [{ least: check.min, most: Number.POSITIVE_INFINITY }] : [],
  );
  return within(checks, ["min-items", "max-items"], [...given, ...contained]);
}

/** Returns the number of distinct values. */
function countOf(schema: FlattenedSchema, direction: Direction): number {
  if (schema.never) return 0;
  const values = listedValues(schema, direction);
  if (values !== undefined) return values.length + (schema.nullable ? 1 : 0);
  const jsonTypes = schema.jsonSubtypes(direction);
  if ([...jsonTypes].some((kind) => kind !== "boolean") || schema.unions.length > 0) return Number.POSITIVE_INFINITY;
  return 2 * jsonTypes.size + (schema.nullable ? 1 : 0);
}

function propertyCountsOf(accepted: AcceptedValues): Extent {
  return namesOf(accepted).counts;
}

interface Names {
  readonly required: ReadonlySet<string>;
  /** Undefined if any name is possible. */
  readonly possible: ReadonlySet<string> | undefined;
  /** How many properties an object may have. */
  readonly counts: Extent;
}

/** The names of each schema that was asked for: each of its conditions asks for them. */
const knownNames = new WeakMap<FlattenedSchema, Partial<Record<Direction, Names>>>();

function namesOf(accepted: AcceptedValues): Names {
  const known = knownNames.get(accepted.schema) ?? {};
  knownNames.set(accepted.schema, known);
  known[accepted.direction] ??= findNames(accepted);
  return known[accepted.direction] as Names;
}

function findNames({ schema, schemas, direction }: AcceptedValues): Names {
  const { properties, undeclared } = mergedPropertiesOf(schema, schemas);
  const required = [...properties.values()].filter((member) => member.required && !isHidden(member, direction));
  const closed = schema.objects.find(
    ({ additional, patterns }) => additional?.type.kind === "never" && patterns.length === 0,
  );
  const names = new Set([...required.map(({ name }) => name), ...undeclared]);
  const dependencies = new Map<string, string[]>();
  for (const { checks } of schema.objects) {
    for (const check of checks) {
      if (check.kind !== "dependent-required") continue;
      const others = dependencies.get(check.property) ?? [];
      for (const other of requiredNamesIn(check.required, direction)) others.push(other);
      dependencies.set(check.property, others);
    }
  }
  // Iterating over a set includes entries that are added meanwhile.
  for (const name of names) for (const other of dependencies.get(name) ?? []) names.add(other);
  const possible = closed === undefined ? undefined : new Set(closed.properties.map(({ name }) => name));
  const checks = schema.objects.flatMap((object) => object.checks);
  const { least } = within(checks, ["min-properties", "max-properties"]);
  const certain = possible !== undefined && possible.size <= least ? possible : names;
  const named = { least: certain.size, most: possible?.size ?? Number.POSITIVE_INFINITY };
  return { required: certain, possible, counts: within(checks, ["min-properties", "max-properties"], [named]) };
}

/** A superset of the numbers that a schema accepts. */
interface Numbers {
  readonly least: number;
  readonly leastExcluded: boolean;
  readonly most: number;
  readonly mostExcluded: boolean;
  readonly whole: boolean;
  readonly steps: readonly number[];
}

const formatRanges: Readonly<Record<string, readonly [least: number, most: number]>> = {
  int32: [-(2 ** 31), 2 ** 31 - 1],
  int64: [-(2 ** 63), 2 ** 63],
};

function numbersOf(schema: FlattenedSchema, direction: Direction): Numbers {
  const checks = constraintsOf(schema);
  const limits = (kind: string): readonly number[] =>
    checks.flatMap((check) => (check.kind === kind && "limit" in check ? [check.limit] : []));
  const ranges = checks.flatMap((check) => (check.kind === "number-format" ? [formatRanges[check.format] ?? []] : []));
  const steps = limits("multiple-of");
  const [atLeast, above] = [
    [...limits("minimum"), ...ranges.flatMap(([least]) => least ?? [])],
    limits("exclusive-minimum"),
  ];
  const [atMost, below] = [
    [...limits("maximum"), ...ranges.flatMap(([, most]) => most ?? [])],
    limits("exclusive-maximum"),
  ];
  const least = Math.max(Number.NEGATIVE_INFINITY, ...atLeast, ...above);
  const most = Math.min(Number.POSITIVE_INFINITY, ...atMost, ...below);
  const [leastExcluded, mostExcluded] = [above.includes(least), below.includes(most)];
  const whole =
    ranges.length > 0 ||
    !schema.jsonSubtypes(direction).has("fraction") ||
    steps.some((step) => isMultiple(step, 1)) ||
    (least === most && Number.isInteger(least));
  if (!whole) return { least, leastExcluded, most, mostExcluded, whole, steps };
  // Integer steps combine to their least common multiple.
  const step = steps.filter((each) => Number.isInteger(each) && each > 0).reduce(leastCommonMultiple, 1);
  return {
    least: leastExcluded ? (Math.floor(least / step) + 1) * step : Math.ceil(least / step) * step,
    leastExcluded: false,
    most: mostExcluded ? (Math.ceil(most / step) - 1) * step : Math.floor(most / step) * step,
    mostExcluded: false,
    whole,
    steps: [...steps, step],
  };
}

function canRejectNumber(
  constraint: Extract<Constraint, { readonly kind: "number-format" | "integer" | NumberCheck["kind"] }>,
  numbers: Numbers,
): boolean {
  const { least, leastExcluded, most, mostExcluded, whole, steps } = numbers;
  if (least > most || (least === most && (leastExcluded || mostExcluded))) return false;
  switch (constraint.kind) {
    case "minimum":
      return least < constraint.limit;
    case "exclusive-minimum":
      return least < constraint.limit || (least === constraint.limit && !leastExcluded);
    case "maximum":
      return most > constraint.limit;
    case "exclusive-maximum":
      return most > constraint.limit || (most === constraint.limit && !mostExcluded);
    case "multiple-of":
      return !steps.some((step) => isMultiple(step, constraint.limit));
    case "integer":
      return !whole;
    case "number-format": {
      const [lowest, highest] = formatRanges[constraint.format] ?? [];
      if (lowest === undefined || highest === undefined) return false;
      return !whole || least < lowest || most > highest;
    }
  }
}

/** Compares in decimal: 0.3 is a multiple of 0.1, although not in binary floating point. */
export function isMultiple(value: number, step: number): boolean {
  const quotient = value / step;
  return Math.abs(quotient - Math.round(quotient)) <= Number.EPSILON * Math.abs(quotient);
}

function leastCommonMultiple(one: number, other: number): number {
  let [divisor, rest] = [one, other];
  while (rest !== 0) [divisor, rest] = [rest, divisor % rest];
  const multiple = (one / divisor) * other;
  // Larger multiples are inexact. One of the two steps still holds for all values.
  return Number.isSafeInteger(multiple) ? multiple : one;
}

/** Maximum number of integers to try one by one. */
const maxTried = 100;

/** Returns the integers of a narrow range; used for `multipleOf` only. */
function fewNumbers(
  { kind }: Constraint,
  schema: FlattenedSchema,
  direction: Direction,
): readonly number[] | undefined {
  if (kind !== "multiple-of") return undefined;
  const { least, most, whole, steps } = numbersOf(schema, direction);
  const step = steps.at(-1) ?? 1;
  if (!whole || !(most - least <= maxTried * step)) return undefined;
  return Array.from({ length: Math.max(0, Math.floor((most - least) / step) + 1) }, (_, index) => least + index * step);
}

/** Returns the values of the closed enumerations of a schema; undefined without any. */
function listedValues({ enums }: FlattenedSchema, direction: Direction): readonly Json[] | undefined {
  const [first, ...rest] = enums.filter((part) => !isOpen(part, direction)).map(({ members }) => members);
  const others = rest.map((members) => new Set(members.map(({ value }) => canonicalJson(value))));
  return first?.flatMap(({ value }) => (others.every((texts) => texts.has(canonicalJson(value))) ? [value] : []));
}

/** Returns the constraints on single values beside the listed values. */
function constraintsOf({ strings, numbers }: FlattenedSchema): readonly Constraint[] {
  const texts = strings.filter(({ trim }) => !trim);
  return [
    ...texts.flatMap((string): Constraint[] => [
      ...string.checks.filter((check): check is StringCheck => check.kind in subjects),
      ...checkedSyntaxesOf(string).map(({ name }) => ({ kind: "string-format", format: name }) as const),
    ]),
    ...numbers.flatMap(({ checks, format }): Constraint[] => [
      ...checks.filter((check): check is NumberCheck => check.kind in subjects),
      ...(isChecked(checkedNumberFormats, format) ? [{ kind: "number-format", format } as const] : []),
    ]),
  ];
}

function isChecked(formats: readonly string[], format: string | undefined): format is string {
  return format !== undefined && formats.includes(format);
}

const nowhere = new References({});

/** String formats that all validators check in the same way. */
const agreedFormats: ReadonlySet<string> = new Set(["date", "date-time", "ipv4", "ipv6", "uri"]);

function verdict(constraint: Constraint, value: Json): "accepts" | "rejects" | "unknown" {
  const verdictOf = (holds: boolean): "accepts" | "rejects" => (holds ? "accepts" : "rejects");
  if (typeof value === "string") {
    switch (constraint.kind) {
      case "min-length":
        return verdictOf([...value].length >= constraint.limit);
      case "max-length":
        return verdictOf([...value].length <= constraint.limit);
      case "pattern": {
        // A pattern prone to catastrophic backtracking is not evaluated.
        const expression = expressionOf(constraint.pattern);
        return expression === undefined ? "unknown" : verdictOf(expression.test(value));
      }
      case "string-format": {
        if (!agreedFormats.has(constraint.format)) return "unknown";
        return verdictOf(evaluate({ format: constraint.format }, value, nowhere) === "fits");
      }
      default:
        return "accepts";
    }
  }
  if (typeof value === "number") {
    switch (constraint.kind) {
      case "minimum":
        return verdictOf(value >= constraint.limit);
      case "exclusive-minimum":
        return verdictOf(value > constraint.limit);
      case "maximum":
        return verdictOf(value <= constraint.limit);
      case "exclusive-maximum":
        return verdictOf(value < constraint.limit);
      case "multiple-of":
        return verdictOf(isMultiple(value, constraint.limit));
      case "integer":
        return verdictOf(Number.isInteger(value));
      case "number-format": {
        const [lowest, highest] = formatRanges[constraint.format] ?? [];
        if (lowest === undefined || highest === undefined) return "unknown";
        return verdictOf(Number.isInteger(value) && value >= lowest && value <= highest);
      }
      default:
        return "accepts";
    }
  }
  const isOther = subjects[constraint.kind].every((kind) => kind !== (Array.isArray(value) ? "array" : "object"));
  return isOther || typeof value === "boolean" || value === null ? "accepts" : "unknown";
}
