import type { Path } from "../validate/path.js";
import { type Conversion, ConversionError } from "./conversion.js";

const smallest = -(2n ** 63n);
const largest = 2n ** 63n - 1n;

/**
 * Represents a 64-bit integer as a bigint.
 *
 * @example
 * ```ts
 * import { int64 } from "@guildwire/runtime/values";
 *
 * int64.fromWire(7); // => 7n
 * int64.toWire(2n ** 63n); // throws ConversionError
 * ```
 */
export const int64: Conversion<bigint, number> = {
  fromWire: (wire, exact, path) => (typeof wire === "number" ? integerOf(wire, exact, path) : wire),
  toWire: (value, path) => (typeof value === "bigint" ? (wireOf(value, path) as number) : value),
};

/**
 * Represents a 64-bit integer as a string of decimal digits.
 *
 * @example
 * ```ts
 * import { int64Text } from "@guildwire/runtime/values";
 *
 * int64Text.fromWire(7); // => "7"
 * int64Text.toWire("7"); // => 7
 * ```
 */
export const int64Text: Conversion<string, number> = {
  fromWire: (wire, exact, path) => (typeof wire === "number" ? String(integerOf(wire, exact, path)) : wire),
  toWire: (value, path) => {
    if (typeof value !== "string") return value;
    return wireOf(parsed(value, path), path) as number;
  },
};

/**
 * Represents a 64-bit integer that JSON contains as a string of decimal digits as a bigint.
 *
 * @example
 * ```ts
 * import { int64String } from "@guildwire/runtime/values";
 *
 * int64String.fromWire("9007199254740993"); // => 9007199254740993n
 * int64String.toWire(9007199254740993n); // => "9007199254740993"
 * ```
 */
export const int64String: Conversion<bigint, string> = {
  fromWire: (wire, _exact, path) => (typeof wire === "string" ? bounded(parsed(wire, path), path) : wire),
  toWire: (value, path) => (typeof value === "bigint" ? String(bounded(value, path)) : value),
};

/** Parses an integer, as a bigint if a number would lose digits; other text is returned unchanged. */
export function exactInteger(text: string | undefined): unknown {
  if (text === undefined || !/^-?\d{1,20}$/.test(text)) return text;
  const number = Number(text);
  return Number.isSafeInteger(number) ? number : BigInt(text);
}

function parsed(text: string, path: Path | undefined): bigint {
  // Limited, because parsing a bigint takes quadratic time.
  if (!/^-?\d{1,20}$/.test(text)) throw new ConversionError(path, "must be a text of decimal digits");
  return BigInt(text);
}

function integerOf(wire: number, exact: unknown, path: Path): bigint {
  if (typeof exact !== "bigint" && !Number.isInteger(wire)) throw new ConversionError(path, "must be an integer");
  return bounded(typeof exact === "bigint" ? exact : BigInt(wire), path);
}

/** Returns a number if it is exact. */
function wireOf(value: bigint, path: Path): number | bigint {
  const number = Number(bounded(value, path));
  return Number.isSafeInteger(number) ? number : value;
}

function bounded(value: bigint, path: Path): bigint {
  if (value >= smallest && value <= largest) return value;
  throw new ConversionError(path, "must be an integer of 64 bits");
}
