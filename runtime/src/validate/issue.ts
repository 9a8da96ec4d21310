import { codePoints } from "./length.js";
import { type Path, quoteKey } from "./path.js";
import type { Issue, Report } from "./report.js";

/**
 * All issues: one function per code, which creates the message. Parameters: the report, the path, and the values in the
 * message.
 */

/** `type`: the value has another JSON type. `expected` has its article: `a string`. */
export function wrongType(report: Report, path: Path, expected: string, value: unknown): void {
  report.add(path, "type", `must be ${expected} (got ${quoteKey(value)})`, { actual: kindOf(value) });
}

/** `required`: a required property is absent. `owner` is the object that requires it: `a Select Menu`. */
export function missing(report: Report, path: Path, owner: string): void {
  report.add(path, "required", `is required in ${owner}`);
}

/** `forbidden`: a property that must be absent is present. */
export function forbidden(report: Report, path: Path, owner: string): void {
  report.add(path, "forbidden", `has no place in ${owner}`);
}

/** `unknown-property`: an undeclared name in a closed object. */
export function unknownProperty(report: Report, path: Path, owner: string): void {
  report.add(path, "unknown-property", `is not known in ${owner}`);
}

/** Listed values: `expected` reads `one of 1, 2`. The code is `const` for a list of one. */
interface Listed {
  readonly code: "enum" | "const";
  readonly expected: string;
}

/** `enum` or `const`: the value is not listed. */
export function notListed(report: Report, path: Path, value: unknown, { code, expected }: Listed): void {
  report.add(path, code, `must be ${expected} (got ${quoteKey(value)})`, actualOf(value));
}

/** `min-length`, in code points. */
export function tooShort(report: Report, path: Path, limit: number, text: string): void {
  const actual = codePoints(text);
  report.add(path, "min-length", `must have at least ${count(limit, "character")} (got ${actual})`, { limit, actual });
}

/** `max-length`, in code points. */
export function tooLong(report: Report, path: Path, limit: number, text: string): void {
  const actual = codePoints(text);
  report.add(path, "max-length", `must have at most ${count(limit, "character")} (got ${actual})`, { limit, actual });
}

/** `pattern`. */
export function patternMissed(report: Report, path: Path, pattern: string, value: string): void {
  report.add(path, "pattern", `must match ${pattern} (got ${quoteKey(value)})`, actualOf(value));
}

/** `format`. */
export function formatMissed(report: Report, path: Path, format: string, value: string | number): void {
  report.add(path, "format", `must have the format ${format} (got ${quoteKey(value)})`, actualOf(value));
}

/** A bound and the number that violates it. */
interface Bound {
  readonly limit: number;
  readonly actual: number;
  /** The accepted numbers in words, if they combine flags. */
  readonly flags?: string | undefined;
}

/** `minimum`. */
export function tooSmall(report: Report, path: Path, { limit, actual, flags }: Bound): void {
  report.add(path, "minimum", `must be ${flags ?? `at least ${limit}`} (got ${actual})`, { limit, actual });
}

/** `maximum`. */
export function tooLarge(report: Report, path: Path, { limit, actual, flags }: Bound): void {
  report.add(path, "maximum", `must be ${flags ?? `at most ${limit}`} (got ${actual})`, { limit, actual });
}

/** `exclusive-minimum`. */
export function notAbove(report: Report, path: Path, { limit, actual }: Bound): void {
  report.add(path, "exclusive-minimum", `must be above ${limit} (got ${actual})`, { limit, actual });
}

/** `exclusive-maximum`. */
export function notBelow(report: Report, path: Path, { limit, actual }: Bound): void {
  report.add(path, "exclusive-maximum", `must be below ${limit} (got ${actual})`, { limit, actual });
}

/** `multiple-of`. */
export function notMultiple(report: Report, path: Path, { limit, actual, flags }: Bound): void {
  report.add(path, "multiple-of", `must be ${flags ?? `a multiple of ${limit}`} (got ${actual})`, { limit, actual });
}

/** A number of items. `owner` contains them (`a Select Menu`, `the list`), `items` names them (`options`). */
interface ItemCount {
  readonly limit: number;
  readonly owner: string;
  readonly items: string;
  readonly actual: number;
}

/** `min-items`, at the array. */
export function tooFewItems(report: Report, path: Path, { limit, owner, items, actual }: ItemCount): void {
  report.add(path, "min-items", `${owner} holds at least ${limit} ${items} (got ${actual})`, { limit, actual });
}

/** `max-items`, at the second item: a list with this item, such as `a button`, has no other. */
export function notAlone(report: Report, path: Path, { owner, items, actual }: Omit<ItemCount, "limit">): void {
  const itemPath = { parent: path, key: 1 };
  report.add(
    itemPath,
    "max-items",
    `${owner} with ${items} may contain no other items (got ${count(actual, "item")})`,
    {
      limit: 1,
      actual,
    },
  );
}

/** `max-items`, at the first item beyond the limit. */
export function tooManyItems(report: Report, path: Path, { limit, owner, items, actual }: ItemCount): void {
  const itemPath = { parent: path, key: limit };
  report.add(itemPath, "max-items", `${owner} holds at most ${limit} ${items} (got ${actual})`, { limit, actual });
}

/** `unique-items`, at the first item that repeats an earlier one. */
export function repeatedItem(report: Report, path: Path, index: number, value: unknown): void {
  report.add({ parent: path, key: index }, "unique-items", "must differ from the items before it", actualOf(value));
}

/** `contains`: too few items match. */
export function tooFewMatches(report: Report, path: Path, limit: number, actual: number): void {
  const text = `must hold at least ${count(limit, "item")} of the kind that is asked for (got ${actual})`;
  report.add(path, "contains", text, { limit, actual });
}

/** `max-contains`: too many items match. */
export function tooManyMatches(report: Report, path: Path, limit: number, actual: number): void {
  const text = `must hold at most ${count(limit, "item")} of the kind that is asked for (got ${actual})`;
  report.add(path, "max-contains", text, { limit, actual });
}

/** `unknown-item`: an item after the last allowed one. */
export function unknownItem(report: Report, path: Path, limit: number, actual: number): void {
  report.add({ parent: path, key: limit }, "unknown-item", `must not follow ${count(limit, "item")}`, {
    limit,
    actual,
  });
}

/** `min-properties`. */
export function tooFewProperties(report: Report, path: Path, limit: number, actual: number): void {
  report.add(path, "min-properties", `must have at least ${properties(limit)} (got ${actual})`, { limit, actual });
}

/** `max-properties`. */
export function tooManyProperties(report: Report, path: Path, limit: number, actual: number): void {
  report.add(path, "max-properties", `must have at most ${properties(limit)} (got ${actual})`, { limit, actual });
}

/** `property-name`: an invalid name. */
export function wrongName(report: Report, path: Path, name: string): void {
  report.add(path, "property-name", "has a name that is not allowed", actualOf(name));
}

/** `dependent-required`: a property required by another one. */
export function missingBeside(report: Report, path: Path, other: string): void {
  report.add(path, "dependent-required", `is required if ${other} is present`);
}

/** `not`: the value matches an excluded schema. `title` is its title, if any. */
export function excluded(report: Report, path: Path, title: string | undefined): void {
  report.add(path, "not", title === undefined ? "is of a kind that is excluded here" : `must not be ${title}`);
}

/** `one-of`: more than one alternative matches. */
export function ambiguous(report: Report, path: Path, matches: number): void {
  report.add(path, "one-of", `must match exactly one of the alternatives (matches ${matches})`, {
    limit: 1,
    actual: matches,
  });
}

/** `depth`: nested deeper than validators check. */
export function tooDeep(report: Report, path: Path, limit: number): void {
  report.add(path, "depth", `must not be nested more than ${limit} levels deep`, { limit });
}

/** A violated cross-field check: its name, which is the code, and its message. A `limit` is a maximum. */
interface BrokenCheck extends Pick<Issue, "limit" | "actual"> {
  readonly name: string;
  readonly message: string;
}

/** A cross-field check of the specification. */
export function broken(report: Report, path: Path, { name, message, ...facts }: BrokenCheck): void {
  const { limit, actual } = facts;
  const bound = limit === undefined ? "" : `at most ${limit}, `;
  report.add(path, name, actual === undefined ? message : `${message} (${bound}got ${quoteKey(actual)})`, facts);
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

/** Returns the value itself if it is short. */
function actualOf(value: unknown): Pick<Issue, "actual"> {
  switch (typeof value) {
    case "string":
      return { actual: value.length > 200 ? `${value.slice(0, 200)}…` : value };
    case "number":
    case "boolean":
      return { actual: value };
    default:
      return { actual: value === null ? value : kindOf(value) };
  }
}

function count(limit: number, unit: string): string {
  return `${limit} ${unit}${limit === 1 ? "" : "s"}`;
}

function properties(limit: number): string {
  return `${limit} propert${limit === 1 ? "y" : "ies"}`;
}
