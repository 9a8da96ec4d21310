import { mayHaveLongIntegers, parseScalars } from "../validate/json-scalars.js";
import { asNumbers } from "./composite.js";

/**
 * Parses JSON with bigints for integers that a number cannot represent. `value` is the result of `JSON.parse`, which is
 * returned if there are no such integers. Properties named `__proto__` are omitted.
 *
 * @example
 * ```ts
 * import { exactJson } from "@guildwire/runtime/values";
 *
 * const text = '{"id":9007199254740993,"count":7}';
 * exactJson(text, JSON.parse(text)); // => { id: 9007199254740993n, count: 7 }
 * ```
 */
export function exactJson(json: string, value: unknown): unknown {
  return mayHaveLongIntegers(json) ? parseScalars(json, scalarValue) : value;
}

function scalarValue(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const isLong = typeof value === "number" && !Number.isSafeInteger(value) && /^-?\d{1,1000}$/.test(text);
  return isLong ? BigInt(text) : value;
}

/**
 * Serializes a value that may contain bigints, which become numbers. Otherwise like `JSON.stringify`.
 *
 * @example
 * ```ts
 * import { stringifyExactly } from "@guildwire/runtime/values";
 *
 * stringifyExactly({ id: 9007199254740993n }); // => '{"id":9007199254740993}'
 * ```
 */
export function stringifyExactly(value: unknown): string | undefined {
  return asNumbers(value) === value ? JSON.stringify(value) : exactText(value, "");
}

function exactText(given: unknown, key: string): string | undefined {
  if (typeof given === "bigint") return String(given);
  const convertible = given as { readonly toJSON?: (key: string) => unknown } | null;
  const value = typeof convertible?.toJSON === "function" ? convertible.toJSON(key) : given;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    return `[${value.map((item, index) => exactText(item, String(index)) ?? "null").join(",")}]`;
  }
  const properties = Object.entries(value).flatMap(([name, inner]) => {
    const text = exactText(inner, name);
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return `{${properties.join(",")}}`;
}
