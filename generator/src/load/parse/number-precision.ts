import type { Span } from "./lines.js";
import type { ParseDiagnostic } from "./parsed.js";

/** Returns a warning if an integer of YAML has more digits than its value in JavaScript keeps. */
export function impreciseNumber(source: string, value: number, span: Span): ParseDiagnostic | undefined {
  if (!Number.isInteger(value) || Number.isSafeInteger(value) || !/^[-+]?\d+$/.test(source)) return undefined;
  // What JavaScript prints for the value is also what it becomes: 2 ** 63 is 9223372036854776000.
  if (source.replace("+", "") === String(value)) return undefined;
  if (source.length <= 400 && BigInt(source.replace("+", "")) === BigInt(value)) return undefined;
  return {
    code: "number-imprecise",
    message: `${source} cannot be represented exactly and becomes ${BigInt(value)}`,
    span,
    fix: "quote it if a string is meant",
  };
}
