import { type ExactJson, readJsonText, readLongInteger } from "./json-text.js";

/**
 * Converts the text of a parameter or form field. Absent values stay absent. Text that cannot be converted is returned
 * unchanged, so that the validator reports it.
 */
export type Convert = (text: string) => unknown;

/** Returns the text itself. */
export function text(value: string): string {
  return value;
}

/** Converts digits with an optional minus. Those beyond 2^53 are read like JSON, so that lost digits are reported. */
export function integer(value: string | undefined): unknown {
  // All integers of up to 308 digits are finite numbers.
  if (value === undefined || !/^-?\d{1,308}$/.test(value)) return value;
  const number = Number(value);
  return Number.isSafeInteger(number) && value.length <= 17 ? number : readLongInteger(value);
}

/** Converts a JSON number. */
export function number(value: string | undefined): unknown {
  if (value === undefined || !/^-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?$/.test(value)) return value;
  const converted = Number(value);
  return Number.isFinite(converted) ? converted : value;
}

/** Converts `true`, `True`, `1`; `false`, `False`, `0`. */
export function boolean(value: string | undefined): unknown {
  if (value === "true" || value === "True" || value === "1") return true;
  if (value === "false" || value === "False" || value === "0") return false;
  return value;
}

/** Converts JSON of at most 64 levels. */
export function json(value: string | undefined): unknown {
  return readJsonText(value);
}

/**
 * Returns the conversion of JSON that parses it again with `exact`, to keep all digits of integers.
 *
 * @example
 * ```ts
 * import { jsonWith } from "@guildwire/runtime/server";
 * import { exactJson } from "@guildwire/runtime/values";
 *
 * jsonWith(exactJson)("[9007199254740993]"); // => [9007199254740993n]
 * ```
 */
export function jsonWith(exact: ExactJson): (value: string | undefined) => unknown {
  return (value) => readJsonText(value, exact);
}

/**
 * Converts the items of a list that was read as text. One item alone is a single value. Anything else is returned unchanged.
 *
 * @example
 * ```ts
 * import { integer, singleOrList } from "@guildwire/runtime/server";
 *
 * singleOrList(["7"], integer); // => 7
 * singleOrList(["name", "id"], integer); // => ["name", "id"]
 * ```
 */
export function singleOrList(items: unknown, convert: Convert, convertItem: Convert = text): unknown {
  if (!Array.isArray(items)) return items;
  return items.length === 1 ? convert(items[0] as string) : items.map((item: string) => convertItem(item));
}

/** Converters of an object's properties; others stay text. */
export interface PropertyConverters {
  readonly [property: string]: Convert;
}

/** Returns the converter of a property, ignoring inherited ones. */
export function converterOf(properties: PropertyConverters | undefined, name: string): Convert {
  return (properties !== undefined && Object.hasOwn(properties, name) ? properties[name] : undefined) ?? text;
}

/** Creates an object without a prototype, so that `__proto__` is a regular name. The last of duplicate names counts. */
export function objectOf(
  entries: Iterable<readonly [name: string, text: string]>,
  properties?: PropertyConverters,
): Record<string, unknown> {
  const object: Record<string, unknown> = Object.create(null);
  for (const [name, value] of entries) object[name] = converterOf(properties, name)(value);
  return object;
}
