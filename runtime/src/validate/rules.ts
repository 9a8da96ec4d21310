import {
  formatMissed,
  notAbove,
  notBelow,
  notListed,
  notMultiple,
  patternMissed,
  tooLarge,
  tooLong,
  tooShort,
  tooSmall,
  wrongType,
} from "./issue.js";
import { maxLength, minLength } from "./length.js";
import type { Fields } from "./object.js";
import type { Path } from "./path.js";
import type { Report } from "./report.js";

/** Reports the violations of a value. */
export type Check = (value: unknown, path: Path, report: Report) => void;

/** What a value must satisfy, in the words of JSON Schema. A function returns rules that are declared elsewhere. */
export type Rules = (() => Rules) | Keywords;

type Keywords = OtherRules | SimpleRules | StringRules | NumberRules | ArrayRules | ObjectRules;

/**
 * Checks and copies values that contain others. Tables of arrays and objects refer to it, so that the bundle of a scalar's
 * validator contains neither.
 */
export interface ContainerType<Table> {
  /** Reports the violations of a value. */
  readonly check: (value: unknown, path: Path, report: Report, rules: Table) => void;
  /** Returns the copy of a value that satisfies the rules. */
  readonly copy: (value: unknown, rules: Table) => unknown;
}

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
  readonly type: ContainerType<ArrayRules>;
  readonly items?: Rules;
  readonly accepts?: (item: unknown) => boolean;
  readonly minItems?: ItemLimit;
  readonly maxItems?: ItemLimit;
  /** Returns the index of the first item that equals an earlier one, or -1. */
  readonly uniqueItems?: (items: readonly unknown[]) => number;
}

/** An object. */
export interface ObjectRules extends CommonRules {
  readonly type: ContainerType<ObjectRules>;
  /** The object in messages: `a Select Menu`. Default: `the object`. */
  readonly owner?: string;
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

/** Reports the violations of a value. */
export function checkValue(value: unknown, path: Path, report: Report, rules: Rules): void {
  if (typeof rules === "function") checkValue(value, path, report, rules());
  else if (value !== null || !rules.nullable) checkKeywords(value, path, report, rules);
}

function checkKeywords(value: unknown, path: Path, report: Report, rules: Keywords): void {
  const { type } = rules;
  if (typeof type === "object") {
    (type as ContainerType<Keywords>).check(value, path, report, rules);
    return;
  }
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
