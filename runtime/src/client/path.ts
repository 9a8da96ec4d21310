import { encode, unexpanded } from "./encode.js";
import { listOf, pairsOf } from "./style.js";

// Empty segments, "." and ".." would change the path: `send` rejects them like values that cannot be encoded.

/** Encodes a path parameter in style `simple`. Errors contain its name. */
export function segment(value: unknown, name: string): string {
  return requireNonEmpty(value == null ? "" : encode(value, name), name);
}

/** Encodes a list in style `simple`: `blue,black,brown`. */
export function segmentList(value: unknown, name: string): string {
  return requireNonEmpty(listOf(value, name).join(","), name);
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
    return requireNonEmpty(value == null ? "" : `;${key}${text && `=${text}`}`, name);
  }
  const items = Array.isArray(value)
    ? listOf(value, name).map((item) => `;${key}=${item}`)
    : pairsOf(value, name).map(([property, item]) => `;${property}=${item}`);
  return requireNonEmpty(items.join(""), name);
}

function joinValues(value: unknown, explode: boolean, separator: string, name: string): string {
  if (Array.isArray(value) || Object(value) !== value) return listOf(value, name).join(separator);
  return pairsOf(value, name)
    .map((pair) => pair.join(explode ? "=" : ","))
    .join(separator);
}

function requireNonEmpty(text: string, name: string): string {
  return /^\.{0,2}$/.test(text) ? unexpanded(name) : text;
}
