import { parseScalars } from "./json-scalars.js";
import { at, formatPath, type Path } from "./path.js";
import type { Issue } from "./report.js";
import type { Result } from "./validator.js";

/** Issues of numbers, whether integers or not. */
const limitCodes: ReadonlySet<string> = new Set(["minimum", "maximum", "exclusive-minimum", "exclusive-maximum"]);

/**
 * Rejects the integers in the JSON of a valid value that a number cannot represent, where the schema requires an integer. A second
 * validation finds them: it has fractions in their place, of the same sign and similar size. A fraction that causes an
 * issue stands for an integer; numbers, untyped values and integers that `value` has as bigints or text are accepted.
 *
 * @param value The result of the first validation.
 * @param read Reads the value again, with another parser of JSON.
 */
export function rejectRoundedIntegers(
  value: unknown,
  read: (parse: (json: string) => unknown) => unknown,
  validate: (value: unknown) => Result<unknown>,
  maxIssues: number,
): Result<unknown> {
  const literals = new Map<number, string>();
  const scalar = (text: string): unknown => {
    const parsed: unknown = JSON.parse(text);
    if (typeof parsed !== "number" || !isRounded(text, parsed)) return parsed;
    const fraction = Math.sign(parsed) * (2 ** 51 + literals.size + 0.5);
    literals.set(fraction, text);
    return fraction;
  };
  const probe = read((json) => parseScalars(json, scalar));
  if (literals.size === 0) return { ok: true, value };
  const result = validate(probe);
  if (result.ok) return { ok: true, value };
  const rounded = rejectedValues(probe, result.issues).flatMap(({ path, found }) => {
    const literal = typeof found === "number" ? literals.get(found) : undefined;
    return literal === undefined ? [] : [{ path, literal }];
  });
  const kept = keptIntegers(value, probe);
  const issues: Issue[] = [];
  for (const { path, literal } of rounded) {
    if (issues.length >= maxIssues) break;
    const left = kept.get(literal) ?? 0;
    if (left > 0) kept.set(literal, left - 1);
    else issues.push(issueAt(path, literal));
  }
  return issues.length === 0 ? { ok: true, value } : { ok: false, issues };
}

function issueAt(path: Path, literal: string): Issue {
  const { pointer, readable } = formatPath(path);
  const shown = literal.length > 40 ? `${literal.slice(0, 40)}…` : literal;
  const message = `must be an integer that a number can represent (got ${shown})`;
  return { path: pointer, code: "precision", message: readable === "" ? message : `${readable}: ${message}` };
}

/** Maximum length of a literal whose value is computed; longer ones count as rounded. */
const maxLiteral = 400;

/** Whether a literal, which is an integer after conversion to a number, had another value. */
function isRounded(text: string, number: number): boolean {
  if (!Number.isInteger(number) || Number.isSafeInteger(number)) return false;
  const [, whole, fraction = "", exponent = "0"] = /^(-?\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(text) ?? [];
  const shift = Number(exponent) - fraction.length;
  if (whole === undefined || text.length > maxLiteral || Math.abs(shift) > maxLiteral) return true;
  const digits = BigInt(whole + fraction);
  const scale = 10n ** BigInt(Math.abs(shift));
  return shift < 0 ? BigInt(number) * scale !== digits : BigInt(number) !== digits * scale;
}

interface FoundValue {
  readonly path: Path;
  readonly found: unknown;
}

/** Returns the scalars with issues, and those inside of an array or object with an issue. */
function rejectedValues(root: unknown, issues: readonly Issue[]): readonly FoundValue[] {
  const all = new Set(issues.map(({ path }) => path));
  const own = new Set(issues.filter(({ code }) => !limitCodes.has(code)).map(({ path }) => path));
  const rejected: FoundValue[] = [];
  const rest: (FoundValue & { readonly isInside: boolean })[] = [{ path: undefined, found: root, isInside: false }];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const { path, found, isInside } = next;
    const { pointer } = formatPath(path);
    if (typeof found !== "object" || found === null) {
      if (isInside || own.has(pointer)) rejected.push(next);
      continue;
    }
    const inner = isInside || all.has(pointer);
    const isList = Array.isArray(found);
    for (const [key, item] of Object.entries(found).reverse()) {
      rest.push({ path: at(path, isList ? Number(key) : key), found: item, isInside: inner });
    }
  }
  return rejected;
}

/** Counts the integers that the converted value has as bigints or text. */
function keptIntegers(value: unknown, sent: unknown): Map<string, number> {
  const counts = new Map<string, number>();
  const count = (root: unknown, step: number): void => {
    const rest = [root];
    while (rest.length > 0) {
      const next = rest.pop();
      if (typeof next === "bigint" || typeof next === "string") {
        counts.set(String(next), (counts.get(String(next)) ?? 0) + step);
      } else if (typeof next === "object" && next !== null) {
        for (const item of Object.values(next)) rest.push(item);
      }
    }
  };
  count(value, 1);
  count(sent, -1);
  return counts;
}
