import type { Json, JsonObject } from "../load/document.js";
import type { Direction } from "../model/openness.js";
import { asList, asObject, asStrings, child, entriesOf } from "../model/raw.js";
import type { References } from "../model/references.js";
import { patternCost } from "../pattern/pattern.js";
import { canonicalText, isObject, isSame } from "../values/json.js";
import { formats } from "./compiled/validators.js";
import { describeFound, describeTypes, joinAlternatives, quoteValue } from "./message-text.js";

/** The first violation of a schema. */
export interface Violation {
  /** Pointer into the value. */
  readonly at: string;
  /** A clause: `must be at most 5, found 7`. */
  readonly message: string;
  /** Whether only the format, an annotation in OpenAPI, is violated. */
  readonly isFormat?: true;
}

/**
 * Evaluates a value against a schema according to JSON Schema 2020-12, including formats. Compiling an ajv validator
 * for each of the many small defaults and examples would add 24 % CPU time to a cold `generate` of `spec/`. Returns
 * `unsure` if the result depends on a keyword that is not supported here (`unevaluatedProperties`, `$dynamicRef`, …).
 *
 * @param direction A `required` property of the other direction (`readOnly` in requests, `writeOnly` in responses) may
 * be missing. Default: those of both may, because an example shows one direction.
 */
export function evaluate(
  schema: Json,
  value: Json,
  references: References,
  direction?: Direction,
): Violation | "fits" | "unsure" {
  const evaluation = new Evaluation(references, direction);
  const violation = evaluation.violation(schema, value, 0);
  return evaluation.undecided ? "unsure" : (violation ?? "fits");
}

/** If one of these occurs, another evaluator decides. */
const notEvaluated: ReadonlySet<string> = new Set([
  "unevaluatedProperties",
  "unevaluatedItems",
  "$dynamicRef",
  "$recursiveRef",
  "$id",
  "$anchor",
]);

/** Keywords that combine schemas for the same value. */
const combining: ReadonlySet<string> = new Set(["allOf", "anyOf", "oneOf", "not", "if"]);

/** The references that were followed to a schema for one value, the last one first. */
interface FollowedReferences {
  readonly ref: string;
  readonly before: FollowedReferences | undefined;
}

/** Violations are located relative to the value that a method is called with. */
class Evaluation {
  undecided = false;
  /** Limits the cost of hostile documents. Beyond the limit, values count as valid. */
  #steps = 0;
  readonly #references: References;
  /** The keywords whose properties may be missing. */
  readonly #oneWay: readonly string[];

  constructor(references: References, direction: Direction | undefined) {
    this.#references = references;
    this.#oneWay = [
      ...(direction === "response" ? [] : ["readOnly"]),
      ...(direction === "request" ? [] : ["writeOnly"]),
    ];
  }

  violation(schema: Json, value: Json, depth: number, followed?: FollowedReferences): Violation | undefined {
    if (schema === false) return { at: "", message: "is not allowed here" };
    const node = asObject(schema);
    if (node === undefined) return undefined;
    if (depth > 500 || ++this.#steps > 1_000_000) return undefined;
    let isCombined = false;
    for (const keyword in node) {
      if (notEvaluated.has(keyword)) {
        this.undecided = true;
        return undefined;
      }
      isCombined ||= combining.has(keyword);
    }
    return (
      this.#reference(node, value, depth, followed) ??
      simpleViolation(node, value) ??
      (typeof value === "string"
        ? stringViolation(node, value)
        : typeof value === "number"
          ? numberViolation(node, value)
          : Array.isArray(value)
            ? this.#list(node, value as readonly Json[], depth)
            : value !== null && typeof value === "object"
              ? this.#map(node, value as JsonObject, depth, followed)
              : undefined) ??
      (isCombined ? this.#combined(node, value, depth, followed) : undefined)
    );
  }

  #fits(schema: Json, value: Json, depth: number, followed?: FollowedReferences): boolean {
    return this.violation(schema, value, depth + 1, followed) === undefined;
  }

  #reference(
    node: JsonObject,
    value: Json,
    depth: number,
    followed: FollowedReferences | undefined,
  ): Violation | undefined {
    const ref = node["$ref"];
    if (typeof ref !== "string") return undefined;
    const target = this.#references.target(ref);
    if (target === undefined) return undefined;
    // Following a reference again adds nothing.
    for (let before = followed; before !== undefined; before = before.before) if (before.ref === ref) return undefined;
    return this.violation(target.node, value, depth + 1, { ref, before: followed });
  }

  #list(node: JsonObject, value: readonly Json[], depth: number): Violation | undefined {
    const counted = countViolation(node, "Items", value.length);
    if (counted !== undefined) return counted;
    if (node["uniqueItems"] === true && hasDuplicates(value)) return { at: "", message: "must not list a value twice" };
    const prefix = asList(node["prefixItems"]);
    for (let index = 0; index < value.length; index++) {
      const schema = prefix[index] ?? node["items"];
      const inside = schema === undefined ? undefined : this.violation(schema, value[index] as Json, depth + 1);
      if (inside !== undefined) return below(index, inside);
    }
    if (node["contains"] === undefined) return undefined;
    const matching = value.filter((item) => this.#fits(node["contains"] as Json, item, depth)).length;
    const least = typeof node["minContains"] === "number" ? node["minContains"] : 1;
    const most = typeof node["maxContains"] === "number" ? node["maxContains"] : Number.POSITIVE_INFINITY;
    return matching < least || matching > most
      ? { at: "", message: "does not contain the entries that it has to" }
      : undefined;
  }

  #map(
    node: JsonObject,
    value: JsonObject,
    depth: number,
    followed: FollowedReferences | undefined,
  ): Violation | undefined {
    const keys = Object.keys(value);
    const counted = countViolation(node, "Properties", keys.length);
    if (counted !== undefined) return counted;
    const properties = asObject(node["properties"]) ?? {};
    for (const name of asList(node["required"])) {
      if (typeof name !== "string" || Object.hasOwn(value, name) || this.#isOneWay(properties, name)) continue;
      return { at: "", message: `must have the property \`${name}\`` };
    }
    for (const [name, others] of entriesOf(node["dependentRequired"])) {
      const missing = Object.hasOwn(value, name)
        ? asStrings(others).find((other) => !Object.hasOwn(value, other))
        : undefined;
      if (missing !== undefined)
        return { at: "", message: `must have the property \`${missing}\` if it has \`${name}\`` };
    }
    const patterns = entriesOf(node["patternProperties"]);
    for (const key of keys) {
      const inside = this.#property(key, value[key] as Json, { node, patterns }, depth);
      if (inside !== undefined) return below(key, inside);
    }
    for (const [name, schema] of entriesOf(node["dependentSchemas"])) {
      const inside = Object.hasOwn(value, name) ? this.violation(schema, value, depth + 1, followed) : undefined;
      if (inside !== undefined) return inside;
    }
    return undefined;
  }

  /** Checks a property against the schemas for its name and against `propertyNames`. */
  #property(
    key: string,
    value: Json,
    { node, patterns }: { readonly node: JsonObject; readonly patterns: readonly (readonly [string, Json])[] },
    depth: number,
  ): Violation | undefined {
    const properties = asObject(node["properties"]);
    let isDeclared = false;
    if (properties !== undefined && Object.hasOwn(properties, key)) {
      isDeclared = true;
      const inside = this.violation(properties[key] as Json, value, depth + 1);
      if (inside !== undefined) return inside;
    }
    for (const [pattern, schema] of patterns) {
      if (expressionOf(pattern)?.test(key) !== true) continue;
      isDeclared = true;
      const inside = this.violation(schema, value, depth + 1);
      if (inside !== undefined) return inside;
    }
    if (!isDeclared && node["additionalProperties"] !== undefined) {
      if (node["additionalProperties"] === false) return { at: "", message: "is not a property of its schema" };
      const inside = this.violation(node["additionalProperties"], value, depth + 1);
      if (inside !== undefined) return inside;
    }
    const names = node["propertyNames"];
    if (names === undefined || this.#fits(names, key, depth)) return undefined;
    return { at: "", message: "has a name that is not allowed" };
  }

  #isOneWay(properties: JsonObject, name: string): boolean {
    if (!Object.hasOwn(properties, name)) return false;
    const schema = properties[name] as Json;
    const own = asObject(schema);
    const target = asObject(this.#references.follow({ node: schema, pointer: "" })?.node);
    return [own, target].some((node) => this.#oneWay.some((keyword) => node?.[keyword] === true));
  }

  #combined(
    node: JsonObject,
    value: Json,
    depth: number,
    followed: FollowedReferences | undefined,
  ): Violation | undefined {
    for (const part of asList(node["allOf"])) {
      const inside = this.violation(part, value, depth + 1, followed);
      if (inside !== undefined) return inside;
    }
    const any = this.#union(asList(node["anyOf"]), value, depth, followed);
    if (any.fitting === 0) return any.nearest;
    const one = this.#union(asList(node["oneOf"]), value, depth, followed);
    if (one.fitting === 0) return one.nearest;
    if (one.fitting !== undefined && one.fitting > 1) {
      return { at: "", message: `fits ${one.fitting} alternatives of \`oneOf\` instead of one` };
    }
    if (node["not"] !== undefined && this.#fits(node["not"], value, depth, followed))
      return { at: "", message: "is excluded by `not`" };
    if (node["if"] !== undefined) {
      const branch = this.#fits(node["if"], value, depth, followed) ? node["then"] : node["else"];
      if (branch !== undefined) return this.violation(branch, value, depth + 1, followed);
    }
    return undefined;
  }

  /** Counts the matching alternatives. If none matches, returns the violation of the closest one. */
  #union(
    alternatives: readonly Json[],
    value: Json,
    depth: number,
    followed: FollowedReferences | undefined,
  ): { readonly fitting?: number; readonly nearest: Violation } {
    let nearest: Violation = { at: "", message: "fits none of the alternatives" };
    if (alternatives.length === 0) return { nearest };
    let fitting = 0;
    for (const alternative of alternatives) {
      const inside = this.violation(alternative, value, depth + 1, followed);
      if (inside === undefined) fitting++;
      else if (inside.at.length > nearest.at.length) nearest = inside;
      else if (alternatives.length === 1) nearest = inside;
    }
    return { fitting, nearest };
  }
}

/** Locates a violation inside a property or entry relative to the whole value. */
function below(token: string | number, violation: Violation): Violation {
  return { ...violation, at: child("", token) + violation.at };
}

function simpleViolation(node: JsonObject, value: Json): Violation | undefined {
  const type = node["type"];
  if (type !== undefined) {
    const types = asStrings(type);
    if (types.length > 0 && !types.some((item) => isOfType(value, item))) {
      return { at: "", message: `must be ${describeTypes(types)}, found ${describeFound(value)}` };
    }
  }
  if (node["const"] !== undefined && !isSame(value, node["const"])) {
    return { at: "", message: `must be ${quoteValue(node["const"])}, found ${quoteValue(value)}` };
  }
  const values = node["enum"];
  if (Array.isArray(values) && !asList(values).some((item) => isSame(value, item))) {
    return {
      at: "",
      message: `must be one of ${joinAlternatives(asList(values).map(quoteValue))}, found ${quoteValue(value)}`,
    };
  }
  return undefined;
}

function stringViolation(node: JsonObject, value: string): Violation | undefined {
  const { minLength, maxLength, pattern, format } = node;
  if (typeof minLength === "number" || typeof maxLength === "number") {
    const length = [...value].length;
    const few = typeof minLength === "number" && length < minLength ? `at least ${minLength}` : undefined;
    const many = typeof maxLength === "number" && length > maxLength ? `at most ${maxLength}` : undefined;
    if (few !== undefined || many !== undefined)
      return { at: "", message: `must have ${few ?? many} characters, found ${length}` };
  }
  if (typeof pattern === "string" && expressionOf(pattern)?.test(value) === false) {
    return { at: "", message: `must match ${pattern}, found ${quoteValue(value)}` };
  }
  if (typeof format === "string" && !fitsFormat(format, value)) {
    return { at: "", message: `must have the format ${format}, found ${quoteValue(value)}`, isFormat: true };
  }
  return undefined;
}

function numberViolation(node: JsonObject, value: number): Violation | undefined {
  const bound = (keyword: string): number | undefined =>
    typeof node[keyword] === "number" ? (node[keyword] as number) : undefined;
  const wrong = (words: string): Violation => ({ at: "", message: `must be ${words}, found ${value}` });
  const least = bound("minimum");
  if (least !== undefined && value < least) return wrong(`at least ${least}`);
  const most = bound("maximum");
  if (most !== undefined && value > most) return wrong(`at most ${most}`);
  const above = bound("exclusiveMinimum");
  if (above !== undefined && value <= above) return wrong(`more than ${above}`);
  const below = bound("exclusiveMaximum");
  if (below !== undefined && value >= below) return wrong(`less than ${below}`);
  const step = bound("multipleOf");
  if (step !== undefined && step > 0 && !Number.isInteger(value / step)) return wrong(`a multiple of ${step}`);
  const format = node["format"];
  const isWrong = format === "int32" ? value !== (value | 0) : format === "int64" && !Number.isInteger(value);
  return isWrong ? { ...wrong(`an integer of the format ${format}`), isFormat: true } : undefined;
}

function countViolation(node: JsonObject, of: "Items" | "Properties", count: number): Violation | undefined {
  const what = of === "Items" ? "entries" : "properties";
  const least = node[`min${of}`];
  if (typeof least === "number" && count < least)
    return { at: "", message: `must have at least ${least} ${what}, found ${count}` };
  const most = node[`max${of}`];
  if (typeof most === "number" && count > most)
    return { at: "", message: `must have at most ${most} ${what}, found ${count}` };
  return undefined;
}

function isOfType(value: Json, type: string): boolean {
  switch (type) {
    case "null":
      return value === null;
    case "array":
      return Array.isArray(value);
    case "object":
      return isObject(value);
    case "integer":
      return Number.isInteger(value);
    case "string":
    case "number":
    case "boolean":
      return typeof value === type;
    default:
      return true;
  }
}

function hasDuplicates(values: readonly Json[]): boolean {
  return duplicatesIn(values).length > 0;
}

/** Returns the indexes of values that repeat an earlier one. Linear time: a value in a page can have thousands of objects. */
export function duplicatesIn(values: readonly Json[]): readonly number[] {
  const simple = new Set<Json>();
  const others = new Set<string>();
  const indices: number[] = [];
  for (const [index, value] of values.entries()) {
    const isSimple = typeof value !== "object" || value === null;
    const seen: Set<Json> = isSimple ? simple : others;
    const { size } = seen;
    if (seen.add(isSimple ? value : canonicalText(value)).size === size) indices.push(index);
  }
  return indices;
}

const expressions = new Map<string, RegExp | undefined>();

/**
 * Compiles a pattern with the flag `u`, as JSON Schema specifies. Returns undefined if it is invalid or matching may
 * backtrack catastrophically.
 */
export function expressionOf(pattern: string): RegExp | undefined {
  if (expressions.has(pattern)) return expressions.get(pattern);
  let expression: RegExp | undefined;
  try {
    if (patternCost(pattern).growth === "linear") expression = new RegExp(pattern, "u");
  } catch {
    // Reported at the pattern.
  }
  expressions.set(pattern, expression);
  return expression;
}

/** String formats with one universal meaning. Others (`int64`, `password`, `binary`, custom ones) are not checked. */
const checkedFormats = new Set(
  ["date", "time", "date-time", "duration", "uri", "uri-reference", "email", "hostname", "ipv4", "ipv6", "uuid"].concat(
    "json-pointer",
    "uri-template",
  ),
);

function fitsFormat(format: string, value: string): boolean {
  if (!checkedFormats.has(format)) return true;
  const known = formats[format];
  const test = typeof known === "object" && "validate" in known ? known.validate : known;
  if (test instanceof RegExp) return test.test(value);
  return typeof test === "function" ? (test as (value: string) => boolean)(value) : true;
}
