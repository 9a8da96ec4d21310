import {
  forbidden,
  formatMissed,
  missing,
  notAbove,
  notBelow,
  notListed,
  notMultiple,
  patternMissed,
  repeatedItem,
  tooFewItems,
  tooLarge,
  tooLong,
  tooManyItems,
  tooShort,
  tooSmall,
  unknownProperty,
  wrongType,
} from "./issue.js";
import { maxLength, minLength } from "./length.js";
import { type Fields, isObject, namesOf, own } from "./object.js";
import { at, type Path } from "./path.js";
import type { Report } from "./report.js";

/** Reports the violations of a value. */
export type Check = (value: unknown, path: Path, report: Report) => void;

/** What a value must satisfy, in the words of JSON Schema. A function returns rules that are declared elsewhere. */
export type Rules = (() => Rules) | OtherRules | SimpleRules | StringRules | NumberRules | ArrayRules | ObjectRules;

interface CommonRules {
  /** Whether null is accepted, too. */
  readonly nullable?: true;
  /** The value that `parse` fills in for an absent property. */
  readonly default?: unknown;
}

/** A value of any type: unbounded, one of the listed scalars, subject to other rules, or checked by a function. */
export interface OtherRules extends CommonRules {
  readonly type?: undefined;
  readonly enum?: readonly unknown[] | ReadonlySet<unknown>;
  /** Describes the listed scalars, if they have names. */
  readonly expected?: string;
  readonly ref?: () => Rules;
  readonly check?: Check;
  /** Returns the value for `parse`. Default: the value itself, or a deep copy if it is unbounded. */
  readonly copy?: (value: unknown) => unknown;
}

/** A value of a type without bounds. A property of type `never` must be absent. */
export interface SimpleRules extends CommonRules {
  readonly type: "boolean" | "null" | "never";
}

/** A string. Lengths count code points. With `trim`, the text is trimmed first. */
export interface StringRules extends CommonRules {
  readonly type: "string";
  readonly trim?: true;
  readonly minLength?: number;
  readonly maxLength?: number;
  /** The pattern in the specification, and its implementation. */
  readonly pattern?: readonly [source: string, matcher: { readonly test: (text: string) => boolean }];
  readonly format?: readonly [name: string, accepts: (text: string) => boolean];
}

/** A number. `flags` describes the accepted numbers, if they combine flags. */
export interface NumberRules extends CommonRules {
  readonly type: "number" | "integer";
  readonly minimum?: number;
  readonly exclusiveMinimum?: number;
  readonly maximum?: number;
  readonly exclusiveMaximum?: number;
  readonly multipleOf?: readonly [factor: number, accepts: (value: number, factor: number) => boolean];
  readonly format?: readonly [name: string, accepts: (value: number) => boolean];
  readonly flags?: string;
}

/** A limit on the number of items, with the words of its message: `a Select Menu` and `options`. */
export interface ItemLimit {
  readonly limit: number;
  readonly owner: string;
  readonly items: string;
}

/** An array. Items that `accepts` accepts are not checked. */
export interface ArrayRules extends CommonRules {
  readonly type: "array";
  readonly items?: Rules;
  readonly accepts?: (item: unknown) => boolean;
  readonly minItems?: ItemLimit;
  readonly maxItems?: ItemLimit;
  /** Returns the index of the first item that equals an earlier one, or -1. */
  readonly uniqueItems?: (items: readonly unknown[]) => number;
}

/** An object. */
export interface ObjectRules extends CommonRules {
  readonly type: "object";
  /** The object in messages: `a Select Menu`. */
  readonly owner: string;
  /** Names of required properties. */
  readonly required?: readonly string[];
  /** Properties that tell whether the value was meant to be this object. If one is wrong, nothing else is checked. */
  readonly discriminants?: readonly string[];
  readonly properties: { readonly [name: string]: Rules };
  /**
   * Undeclared properties: any, which `parse` keeps (true), none (false), or values of other rules. Default: any, which `parse`
   * removes.
   */
  readonly additionalProperties?: boolean | Rules;
  /** Undeclared properties whose values it accepts are not checked. */
  readonly accepts?: (value: unknown) => boolean;
  /** Checks the object after its properties. */
  readonly checkObject?: (value: Fields, path: Path, report: Report) => void;
  /** Returns the value for `parse`. Default: an object with the declared properties. */
  readonly copy?: (value: unknown) => unknown;
}

/** Reports the violations of an object, in the order of the rules. */
function checkProperties(value: Fields, path: Path, report: Report, rules: ObjectRules): void {
  const { owner, required, discriminants, properties, checkObject } = rules;
  for (const name in properties) {
    const rule = properties[name] as Rules;
    const item = readProperty(value, name);
    if (item === undefined) {
      if (required?.includes(name)) missing(report, at(path, name), owner);
      continue;
    }
    const before = report.issues.length;
    if (typeof rule !== "function" && rule.type === "never") forbidden(report, at(path, name), owner);
    else checkValue(item, at(path, name), report, rule);
    if (report.issues.length > before && discriminants?.includes(name)) return;
  }
  checkAdditional(value, path, report, rules);
  checkObject?.(value, path, report);
}

/** Reports the violations of undeclared properties. */
function checkAdditional(value: Fields, path: Path, report: Report, rules: ObjectRules): void {
  const { owner, properties, additionalProperties: others, accepts } = rules;
  if (others === undefined || others === true) return;
  for (const name of namesOf(value)) {
    if (report.full) return;
    if (Object.hasOwn(properties, name)) continue;
    if (others === false) unknownProperty(report, at(path, name), owner);
    else if (accepts?.(value[name]) !== true) checkValue(value[name], at(path, name), report, others);
  }
}

/** Reads a property, but not one that every object inherits, such as `constructor`. */
export function readProperty(value: Fields, name: string): unknown {
  const item = value[name];
  return typeof item === "function" || name === "__proto__" ? own(value, name) : item;
}

/** Reports the violations of a value. */
export function checkValue(value: unknown, path: Path, report: Report, rules: Rules): void {
  if (typeof rules === "function") checkValue(value, path, report, rules());
  else if (value !== null || !rules.nullable) checkKeywords(value, path, report, rules);
}

function checkKeywords(value: unknown, path: Path, report: Report, rules: Exclude<Rules, () => Rules>): void {
  switch (rules.type) {
    case undefined:
      if (rules.enum !== undefined) checkEnum(value, path, report, rules);
      if (rules.ref !== undefined) checkValue(value, path, report, rules.ref);
      rules.check?.(value, path, report);
      break;
    case "never":
      wrongType(report, path, "absent", value);
      break;
    case "null":
      if (value !== null) wrongType(report, path, "null", value);
      break;
    case "boolean":
      if (typeof value !== "boolean") wrongType(report, path, expected("a boolean", rules), value);
      break;
    case "string":
      if (typeof value === "string") checkString(value, path, report, rules);
      else wrongType(report, path, expected("a string", rules), value);
      break;
    case "array":
      if (Array.isArray(value)) checkArray(value, path, report, rules);
      else wrongType(report, path, "an array", value);
      break;
    case "object":
      if (isObject(value)) checkProperties(value, path, report, rules);
      else wrongType(report, path, "an object", value);
      break;
    default: {
      const isInteger = rules.type === "integer";
      const isKind = isInteger ? Number.isInteger(value) : Number.isFinite(value);
      if (isKind) checkNumber(value as number, path, report, rules);
      else wrongType(report, path, expected(isInteger ? "an integer" : "a number", rules), value);
    }
  }
}

function expected(words: string, { nullable }: CommonRules): string {
  return nullable ? `${words} or null` : words;
}

function checkString(value: string, path: Path, report: Report, rules: StringRules): void {
  const text = rules.trim ? value.trim() : value;
  const { minLength: least = 0, maxLength: most = text.length, pattern, format } = rules;
  if (!minLength(text, least)) tooShort(report, path, least, text);
  if (!maxLength(text, most)) tooLong(report, path, most, text);
  // A format is more precise than a pattern beside it: report only one issue.
  if (pattern !== undefined && !pattern[1].test(text)) patternMissed(report, path, pattern[0], text);
  else if (format !== undefined && !format[1](text)) formatMissed(report, path, format[0], text);
}

/** Reports the first violated bound: a number out of bounds gets no second issue about multiples. */
function checkNumber(actual: number, path: Path, report: Report, rules: NumberRules): void {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf, format, flags } = rules;
  if (minimum !== undefined && actual < minimum) tooSmall(report, path, { limit: minimum, actual, flags });
  else if (exclusiveMinimum !== undefined && actual <= exclusiveMinimum)
    notAbove(report, path, { limit: exclusiveMinimum, actual });
  else if (maximum !== undefined && actual > maximum) tooLarge(report, path, { limit: maximum, actual, flags });
  else if (exclusiveMaximum !== undefined && actual >= exclusiveMaximum)
    notBelow(report, path, { limit: exclusiveMaximum, actual });
  else if (multipleOf !== undefined && !multipleOf[1](actual, multipleOf[0])) {
    notMultiple(report, path, { limit: multipleOf[0], actual, flags });
  } else if (format !== undefined && !format[1](actual)) formatMissed(report, path, format[0], actual);
}

function checkEnum(value: unknown, path: Path, report: Report, rules: OtherRules): void {
  const listed = rules.enum ?? [];
  if (listed instanceof Set ? listed.has(value) : (listed as readonly unknown[]).includes(value)) return;
  const values = [...listed];
  const isConstant = values.length === 1 && !rules.nullable;
  const words = rules.expected ?? describeValues(values, isConstant ? undefined : rules);
  notListed(report, path, value, { code: isConstant ? "const" : "enum", expected: words });
}

/** How many values a message lists. */
const shownValues = 12;

/** Describes listed values: `one of "open" or "closed"`; a single one by itself. */
function describeValues(values: readonly unknown[], rules: CommonRules | undefined): string {
  const words = values.slice(0, shownValues).map((each) => JSON.stringify(each));
  const [only] = words;
  if (rules === undefined) return `${only}`;
  if (values.length > shownValues) words.push(`${values.length - shownValues} others`);
  if (rules.nullable) words.push("null");
  const last = words.pop();
  return `one of ${words.length === 0 ? last : `${words.join(", ")} or ${last}`}`;
}

function checkArray(value: readonly unknown[], path: Path, report: Report, rules: ArrayRules): void {
  const { items, accepts, minItems, maxItems, uniqueItems } = rules;
  const actual = value.length;
  if (minItems !== undefined && actual < minItems.limit) tooFewItems(report, path, { ...minItems, actual });
  if (maxItems !== undefined && actual > maxItems.limit) tooManyItems(report, path, { ...maxItems, actual });
  // Items beyond the limit have been reported.
  const end = Math.min(actual, maxItems?.limit ?? actual);
  if (items !== undefined) {
    for (let index = 0; index < end && !report.full; index++) {
      const item = value[index];
      if (accepts?.(item) !== true) checkValue(item, at(path, index), report, items);
    }
  }
  const repeated = end < actual ? -1 : (uniqueItems?.(value) ?? -1);
  if (repeated !== -1) repeatedItem(report, path, repeated, value[repeated]);
}
