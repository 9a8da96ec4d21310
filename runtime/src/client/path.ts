import { encode, unexpanded } from "./encode.js";
import { join, listOf, pairsOf } from "./style.js";

// Empty segments, "." and ".." would change the path: `send` rejects them like values that cannot be encoded.

function requireNonEmpty(text: string, name: string): string {
  return /^\.{0,2}$/.test(text) ? unexpanded(name) : text;
}

/**
 * Encodes a path parameter in style `simple`. Errors contain its name.
 *
 * @example
 * ```ts
 * import { segment } from "@guildwire/runtime/client";
 *
 * `/files/${segment("a/b", "name")}`; // => "/files/a%2Fb"
 * ```
 */
export function segment(value: unknown, name: string): string {
  return requireNonEmpty(encode(value ?? "", name), name);
}

/** Encodes a list in style `simple`: `blue,black,brown`. */
export function segmentList(value: unknown, name: string): string {
  return segmentObject(value, false, name);
}

/** Encodes an object in style `simple`: `R,100,G,200`, or `R=100,G=200` exploded. */
export function segmentObject(value: unknown, explode: boolean, name: string): string {
  return requireNonEmpty(joinValues(value, explode, ",", name), name);
}

/**
 * Encodes style `label`: `.blue`; `.blue,black` or `.blue.black` exploded; `.R,100,G,200` or `.R=100.G=200` exploded.
 */
export function label(value: unknown, explode: boolean, name: string): string {
  return requireNonEmpty(`.${joinValues(value, explode, explode ? "." : ",", name)}`, name);
}

/**
 * Encodes style `matrix`: `;color=blue`; `;color=a,b` or `;color=a;color=b` exploded; `;color=R,1` or `;R=1` exploded.
 */
export function matrix(name: string, value: unknown, explode: boolean): string {
  const key = encode(name, name);
  if (!explode || Object(value) !== value) {
    const text = joinValues(value, false, ",", name);
    return requireNonEmpty(value == null ? "" : `;${key}${withEquals(text)}`, name);
  }
  const items = Array.isArray(value)
    ? listOf(value, name).map((item) => `;${key}${withEquals(item)}`)
    : pairsOf(value, name).map(([property, item]) => `;${property}${withEquals(item)}`);
  return requireNonEmpty(items.join(""), name);
}

/** RFC 6570 (3.2.7) omits the equals sign before an empty value. */
function withEquals(text: string): string {
  return text && `=${text}`;
}

function joinValues(value: unknown, explode: boolean, separator: string, name: string): string {
  if (Array.isArray(value)) return join(listOf(value, name), separator, name);
  if (Object(value) !== value) return listOf(value, name).join();
  const pairs = pairsOf(value, name);
  return join(explode ? pairs.map((pair) => pair.join("=")) : pairs.flat(), separator, name);
}
