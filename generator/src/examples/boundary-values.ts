import type { FlattenedSchema, FlattenedSchemas } from "../model/flattened-schema.js";
import { checkedSyntaxesOf } from "../model/formats.js";
import { isHidden, mergedPropertiesOf } from "../model/merged-properties.js";
import { type Direction, isOpen } from "../model/openness.js";
import { requiredNamesIn } from "../model/required-names.js";
import type { SchemaUse, StringType } from "../model/type.js";
import { isObject, isSame, type Json, type JsonObject } from "../values/json.js";
import { numberBounds } from "./number-value.js";
import { Random } from "./random.js";
import { fitted, makeText, textBounds } from "./text-value.js";

/** The rules of schemas that values reach or violate: keywords, and the types `integer` and `null`. */
export const boundaryRules = [
  "additionalProperties",
  "dependentRequired",
  "enum",
  "exclusiveMaximum",
  "exclusiveMinimum",
  "format",
  "integer",
  "maxItems",
  "maxLength",
  "maximum",
  "minItems",
  "minLength",
  "minProperties",
  "minimum",
  "multipleOf",
  "null",
  "pattern",
  "required",
  "type",
  "uniqueItems",
] as const;

export type BoundaryRule = (typeof boundaryRules)[number];

/** A value that reaches a limit of its schema, or violates one rule. */
export interface BoundaryValue {
  readonly rule: BoundaryRule;
  /** JSON Pointer to what was changed. */
  readonly at: string;
  readonly value: Json;
  /** Whether the schema accepts the value: it reaches the limit. */
  readonly isValid: boolean;
}

export interface BoundaryContext {
  /** Maximum nesting of changed locations. Default: 6. */
  readonly depth?: number;
  readonly schemas: FlattenedSchemas;
  readonly direction: Direction;
  /** Whether a schema accepts a value in the direction. */
  accepts(use: SchemaUse, value: Json): boolean;
  /** Returns another valid value; undefined if none is found. */
  another(use: SchemaUse, salt: string): Json | undefined;
}

/** Maximum length of texts and number of items that reach a limit; greater limits are not tried. */
const maxTried = 20_000;
const maxItems = 1_000;

/** Usual maximum nesting of changed locations. */
const usualDepth = 6;

/** Maximum number of values. */
const maxValues = 400;

/**
 * Returns values that differ from a valid one at one location: for every limit one that reaches it, and for every rule one
 * that violates it. Changes without the intended effect, such as those that another alternative accepts, are omitted.
 */
export function boundaryValues(use: SchemaUse, value: Json, context: BoundaryContext): readonly BoundaryValue[] {
  const found: BoundaryValue[] = [];
  const add = ({ rule, at, replacement, isValid }: Change): void => {
    if (found.length >= maxValues) return;
    const whole = replaceAt(value, at, replacement);
    if (whole === undefined || isSame(whole, value) || context.accepts(use, whole) !== isValid) return;
    if (found.some((other) => other.rule === rule && other.isValid === isValid && isSame(other.value, whole))) return;
    found.push({ rule, at: pointerOf(at), value: whole, isValid });
  };
  new Boundaries(context, add).visit(use, value, []);
  return found;
}

/** A change at one location. */
interface Change {
  readonly rule: BoundaryRule;
  readonly at: readonly (string | number)[];
  /** Absent: the property is removed. */
  readonly replacement: Json | undefined;
  readonly isValid: boolean;
}

class Boundaries {
  readonly #context: BoundaryContext;
  readonly #add: (change: Change) => void;

  constructor(context: BoundaryContext, add: (change: Change) => void) {
    this.#context = context;
    this.#add = add;
  }

  visit(use: SchemaUse, value: Json, at: readonly (string | number)[]): void {
    if (at.length > (this.#context.depth ?? usualDepth)) return;
    const schema = this.#context.schemas.of(use);
    this.#visitTypes(schema, value, at);
    if (typeof value === "string" && schema.enums.length === 0) this.#visitText(schema, value, at);
    if (typeof value === "number" && schema.enums.length === 0) this.#visitNumber(schema, value, at);
    if (Array.isArray(value)) this.#visitList(schema, value, at);
    if (isObject(value)) this.#visitObject(schema, value as JsonObject, at);
    for (const { alternatives } of schema.unions) {
      const alternative = alternatives.find((candidate) => this.#context.accepts(candidate, value));
      if (alternative !== undefined) this.visit(alternative, value, at);
    }
  }

  #violate(rule: BoundaryRule, at: readonly (string | number)[], ...replacements: readonly (Json | undefined)[]): void {
    for (const replacement of replacements) this.#add({ rule, at, replacement, isValid: false });
  }

  #reach(rule: BoundaryRule, at: readonly (string | number)[], replacement: Json | undefined): void {
    if (replacement !== undefined) this.#add({ rule, at, replacement, isValid: true });
  }

  #visitTypes(schema: FlattenedSchema, value: Json, at: readonly (string | number)[]): void {
    const isListed = schema.enums.some((part) => !isOpen(part, this.#context.direction));
    if (isListed) {
      this.#violate("enum", at, typeof value === "number" ? 987_654_321 : "not-a-listed-value");
      return;
    }
    if (schema.unconstrained || schema.unions.length > 0) return;
    const others: Json[] = [true, 12_345.5, "not-of-this-type", [], {}];
    const other = others.find((candidate) => typeof candidate !== typeof value && !Array.isArray(candidate));
    this.#violate("type", at, other);
    if (!schema.nullable) this.#violate("null", at, null);
  }

  #visitText({ strings }: FlattenedSchema, value: string, at: readonly (string | number)[]): void {
    const { least, most } = textBounds(strings);
    const checks = strings.flatMap((type) => type.checks);
    const withLength = (length: number): string | undefined => textOfLength(strings, length);
    if (least > 0 && least <= maxTried) {
      this.#reach("minLength", at, withLength(least));
      if (!strings.some(({ trim }) => trim)) this.#violate("minLength", at, withLength(least - 1));
    }
    if (checks.some(({ kind }) => kind === "max-length") && most < maxTried) {
      this.#reach("maxLength", at, withLength(most));
      this.#violate("maxLength", at, withLength(most + 1));
    }
    if (checks.some(({ kind }) => kind === "pattern")) {
      const wrong = ["!", "\u00e9", "a", "0", "A", " "].map((text) =>
        fitted(text.repeat([...value].length || 1), { least, most }),
      );
      const first = wrong.find((text) => strings.some((type) => violatesPattern(type, text)));
      this.#violate("pattern", at, first);
    }
    if (strings.some((type) => checkedSyntaxesOf(type).length > 0)) {
      this.#violate("format", at, fitted("not in this format", { least, most }));
    }
  }

  #visitNumber({ numbers }: FlattenedSchema, value: number, at: readonly (string | number)[]): void {
    const isInteger = numbers.some((type) => type.integer);
    const bounds = numberBounds(numbers, isInteger);
    const step = bounds.steps[0] ?? (isInteger ? 1 : 0.5);
    for (const { kind, ...check } of numbers.flatMap((type) => type.checks)) {
      if (!("limit" in check)) continue;
      const { limit } = check;
      if (kind === "minimum") {
        this.#reach("minimum", at, limit);
        this.#violate("minimum", at, limit - step);
      } else if (kind === "maximum") {
        this.#reach("maximum", at, limit);
        this.#violate("maximum", at, limit + step);
      } else if (kind === "exclusive-minimum") this.#violate("exclusiveMinimum", at, limit);
      else if (kind === "exclusive-maximum") this.#violate("exclusiveMaximum", at, limit);
      else if (kind === "multiple-of") this.#violate("multipleOf", at, isInteger ? value + 1 : value + limit / 2);
    }
    if (isInteger) this.#violate("integer", at, value + 0.5);
  }

  #visitList({ arrays }: FlattenedSchema, value: readonly Json[], at: readonly (string | number)[]): void {
    const checks = arrays.flatMap((array) => array.checks);
    const item = arrays.flatMap(({ items }) => items ?? [])[0];
    const withCount = (count: number): Json | undefined => this.#listOf(value, count, item);
    for (const check of checks) {
      if (check.kind === "min-items" && check.limit <= maxItems) {
        this.#reach("minItems", at, withCount(check.limit));
        if (check.limit > 0) this.#violate("minItems", at, withCount(check.limit - 1));
      } else if (check.kind === "max-items" && check.limit < maxItems) {
        this.#reach("maxItems", at, withCount(check.limit));
        this.#violate("maxItems", at, withCount(check.limit + 1));
      } else if (check.kind === "unique-items" && value[0] !== undefined) {
        this.#violate("uniqueItems", at, [value[0], ...value]);
      }
    }
    const [first] = value;
    const use = arrays.flatMap(({ prefix, items }) => prefix[0] ?? items ?? [])[0];
    if (first !== undefined && use !== undefined) this.visit(use, first, [...at, 0]);
  }

  #listOf(value: readonly Json[], count: number, item: SchemaUse | undefined): Json | undefined {
    const items = value.slice(0, count);
    for (let salt = 0; items.length < count && salt < 3 * count; salt++) {
      const next = item === undefined ? "amber" : this.#context.another(item, `item ${salt}`);
      if (next === undefined) return undefined;
      if (!items.some((other) => isSame(other, next)) || salt > 2 * count) items.push(next);
    }
    return items.length === count ? items : undefined;
  }

  #visitObject(schema: FlattenedSchema, value: JsonObject, at: readonly (string | number)[]): void {
    const { properties } = mergedPropertiesOf(schema, this.#context.schemas);
    const checks = schema.objects.flatMap((object) => object.checks);
    for (const property of properties.values()) {
      if (isHidden(property, this.#context.direction)) continue;
      if (property.required) this.#violate("required", [...at, property.name], undefined);
    }
    if (schema.objects.some(({ additional }) => additional?.type.kind === "never")) {
      this.#violate("additionalProperties", [...at, "unexpectedProperty"], true);
    }
    for (const check of checks) {
      if (check.kind === "min-properties") {
        const names = Object.keys(value).slice(0, Math.max(0, check.limit - 1));
        this.#violate("minProperties", at, Object.fromEntries(names.map((name) => [name, value[name] as Json])));
      } else if (check.kind === "dependent-required" && Object.hasOwn(value, check.property)) {
        for (const name of requiredNamesIn(check.required, this.#context.direction))
          this.#violate("dependentRequired", [...at, name], undefined);
      }
    }
    for (const [name, inner] of Object.entries(value)) {
      const use = properties.get(name)?.use;
      if (use !== undefined) this.visit(use, inner, [...at, name]);
    }
  }
}

function violatesPattern({ checks }: StringType, text: string): boolean {
  return checks.some((check) => check.kind === "pattern" && isMatch(check.pattern, text) === false);
}

function isMatch(pattern: string, text: string): boolean | undefined {
  try {
    return new RegExp(pattern, "u").test(text);
  } catch {
    return undefined;
  }
}

/** Returns a text of a length that fulfils the other constraints if possible. */
function textOfLength(types: readonly StringType[], length: number): string | undefined {
  const resized = types.map((type): StringType => {
    const others = type.checks.filter(({ kind }) => kind !== "min-length" && kind !== "max-length");
    const limits = [
      { kind: "min-length", limit: length, at: type.at },
      { kind: "max-length", limit: length, at: type.at },
    ] as const;
    return { ...type, checks: [...others, ...limits] };
  });
  const made = makeText({ types: resized, name: "", random: new Random(String(length)), realistic: undefined });
  return made ?? fitted("a", { least: length, most: length });
}

/** Returns the value with a replaced or removed part; undefined if the location does not exist. */
function replaceAt(value: Json, at: readonly (string | number)[], replacement: Json | undefined): Json | undefined {
  const [token, ...rest] = at;
  if (token === undefined) return replacement;
  if (Array.isArray(value)) {
    const inner = replaceAt(value[Number(token)] as Json, rest, replacement);
    return inner === undefined ? undefined : value.map((item: Json, index) => (index === Number(token) ? inner : item));
  }
  if (!isObject(value)) return undefined;
  const fields = value as JsonObject;
  if (rest.length === 0 && replacement === undefined) {
    return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== token)) as JsonObject;
  }
  const before = Object.hasOwn(fields, token) ? fields[token] : null;
  const inner = replaceAt(before as Json, rest, replacement);
  return inner === undefined ? undefined : { ...fields, [token]: inner };
}

function pointerOf(at: readonly (string | number)[]): string {
  return at.map((token) => `/${String(token).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
