import { ApiError, type Draft } from "../client/index.js";
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
 * Serializes a value that may contain bigints, which become numbers. Otherwise like `JSON.stringify`, which throws a
 * TypeError for a cycle.
 *
 * @example
 * ```ts
 * import { stringifyExactly } from "@guildwire/runtime/values";
 *
 * stringifyExactly({ id: 9007199254740993n }); // => '{"id":9007199254740993}'
 * ```
 */
export function stringifyExactly(value: unknown): string | undefined {
  try {
    return asNumbers(value) === value ? JSON.stringify(value) : exactText(value, "");
  } catch (error) {
    // The stack is full because of a cycle, which JSON.stringify describes, or of too many levels.
    JSON.stringify(value, (_, inner) => (typeof inner === "bigint" ? 0 : inner));
    throw error;
  }
}

/**
 * Serializes the items of a list or the values of an object that are objects themselves, as parameters contain them;
 * bigints become numbers.
 *
 * @example
 * ```ts
 * import { jsonTexts } from "@guildwire/runtime/values";
 *
 * jsonTexts([{ id: 9007199254740993n }, 7]); // => ['{"id":9007199254740993}', 7]
 * ```
 */
export function jsonTexts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(jsonText);
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, jsonText(inner)]));
}

/**
 * Serializes the objects in some fields of a form; bigints become numbers.
 *
 * @example
 * ```ts
 * import { fieldTexts } from "@guildwire/runtime/values";
 *
 * fieldTexts({ box: { id: 9007199254740993n } }, ["box"]); // => { box: '{"id":9007199254740993}' }
 * ```
 */
export function fieldTexts<Fields extends object | null | undefined>(
  fields: Fields,
  names: readonly string[],
): Fields | Record<string, unknown> {
  if (!isObject(fields)) return fields;
  const entries = Object.entries(fields).map(([name, value]) => {
    if (!names.includes(name)) return [name, value];
    return [name, Array.isArray(value) ? value.map(jsonText) : jsonText(value)];
  });
  return Object.fromEntries(entries);
}

/**
 * Serializes a part of a form; bigints become numbers. Throws an ApiError of kind `argument` for cycles.
 *
 * @example
 * ```ts
 * import { exactPart } from "@guildwire/runtime/values";
 *
 * exactPart({ id: "postBox" }, { id: 9007199254740993n }); // => '{"id":9007199254740993}'
 * ```
 */
export function exactPart({ id }: Pick<Draft, "id">, value: unknown): string {
  try {
    return stringifyExactly(value) ?? "null";
  } catch {
    throw new ApiError("argument", id, "a part of the form cannot be JSON");
  }
}

/** Returns a value that cannot be JSON unchanged: the encoder of the parameter or field refuses it, with its name. */
function jsonText(value: unknown): unknown {
  if (!isObject(value)) return value;
  try {
    return stringifyExactly(value);
  } catch {
    return value;
  }
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
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
