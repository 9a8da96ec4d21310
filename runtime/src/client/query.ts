import { encode, unexpanded } from "./encode.js";
import { join, listOf, pairsOf } from "./style.js";

// Each function returns `&name=value…`, or "" for undefined, null, [] and {}, which RFC 6570 (3.2.1) regards as undefined.
// Values that a server cannot distinguish from others are refused like those that cannot be encoded.

/**
 * Encodes a single value: `&color=blue`.
 *
 * @example
 * ```ts
 * import { scalar } from "@guildwire/runtime/client";
 *
 * scalar("color", "light blue"); // => "&color=light%20blue"
 * scalar("color", undefined); // => ""
 * ```
 */
export function scalar(name: string, value: unknown): string {
  return value == null ? "" : `&${encode(name, name)}=${encode(value, name)}`;
}

/**
 * Encodes a single value with `allowReserved`: reserved characters are kept except delimiters (`&`, `#`, `+`, `[`,
 * `]`).
 */
export function reserved(name: string, value: unknown): string {
  if (value == null) return "";
  // Encode first to detect invalid values, then decode the characters that may be kept.
  return `&${encode(name, name)}=${encode(value, name).replace(/%(?:2F|3F|3A|40|24|2C|3B|3D)/g, decodeURIComponent)}`;
}

/** Encodes a list in style `form`, exploded: `&color=blue&color=black`. */
export function repeated(name: string, values: unknown): string {
  const key = encode(name, name);
  return listOf(values, name)
    .map((item) => `&${key}=${item}`)
    .join("");
}

/** Encodes a list in style `form`, not exploded: `&color=blue,black`. */
export function commaList(name: string, values: unknown): string {
  return namedItems(name, listOf(values, name), ",");
}

/** Encodes style `spaceDelimited`, not exploded: `&color=blue%20black`, `&color=R%20100%20G%20200`. */
export function spaceList(name: string, values: unknown): string {
  return namedItems(name, itemsOf(values, name), "%20");
}

/** Encodes style `pipeDelimited`, not exploded: `&color=blue%7Cblack`, `&color=R%7C100%7CG%7C200`. */
export function pipeList(name: string, values: unknown): string {
  return namedItems(name, itemsOf(values, name), "%7C");
}

/** Encodes an object in style `form`, exploded: `&R=100&G=200`. */
export function formObject(value: unknown): string {
  return pairsOf(value)
    .map(([property, item]) => `&${property}=${item}`)
    .join("");
}

/** Encodes an object in style `form`, not exploded: `&color=R,100,G,200`. */
export function commaObject(name: string, value: unknown): string {
  return namedItems(name, pairsOf(value, name).flat(), ",");
}

/** Maximum depth of objects and lists in style `deepObject`; deeper values are refused. */
const maxNesting = 32;

/**
 * Encodes style `deepObject`: `&color%5BR%5D=100&color%5BG%5D=200`. Objects and lists in it have further brackets, with
 * the names of properties and the indexes of items: `&page%5Bsort%5D%5B0%5D=name`. A single value has no brackets.
 */
export function deepObject(name: string, value: unknown): string {
  const pairs = (path: string, item: unknown, depth: number): string => {
    if (item == null) return "";
    if (Object(item) !== item || "toJSON" in (item as object)) return `&${path}=${encode(item, name)}`;
    if (depth > maxNesting) return unexpanded(name);
    return Object.entries(item)
      .map(([key, inner]) =>
        /[[\]]/.test(key) ? unexpanded(name) : pairs(`${path}%5B${encode(key, name)}%5D`, inner, depth + 1),
      )
      .join("");
  };
  return pairs(encode(name, name), value, 1);
}

/** Encodes a parameter with JSON content. */
export function jsonParameter(name: string, value: unknown): string {
  return value === undefined ? "" : `&${encode(name, name)}=${encode({ toJSON: () => value }, name)}`;
}

/** Encodes the whole query as a form: lists are repeated, objects become JSON. */
export function formQuery(name: string, value: unknown): string {
  return Object.entries(Object(value))
    .flatMap(([property, item]) => (Array.isArray(item) ? item : [item]).map((each) => [property, each]))
    .filter(([, item]) => item != null)
    .map(([property, item]) => `&${encode(property, name)}=${encode(item, name)}`)
    .join("");
}

/** Encodes the whole query as JSON: `%7B%22color%22%3A%22blue%22%7D`. */
export function jsonQuery(name: string, value: unknown): string {
  return value === undefined ? "" : `&${encode({ toJSON: () => value }, name)}`;
}

/** Encodes the whole query as percent-encoded text. */
export function textQuery(name: string, value: unknown): string {
  return value == null ? "" : `&${encode(value, name)}`;
}

function namedItems(name: string, items: readonly string[], separator: string): string {
  return items.length === 0 ? "" : `&${encode(name, name)}=${join(items, separator, name)}`;
}

function itemsOf(values: unknown, name: string): string[] {
  return Object(values) === values && !Array.isArray(values) ? pairsOf(values, name).flat() : listOf(values, name);
}
