import { encode, unsound } from "./encode.js";
import { listOf, pairsOf } from "./style.js";

// "", "." and ".." would change the path instead of filling it: `send` refuses them, as it does what has no encoding.

/** A path parameter in style `simple`. */
export function segment(value: unknown): string {
  return complete(encode(value ?? ""));
}

/** A list in style `simple`: `blue,black,brown`. */
export function segmentList(value: unknown): string {
  return complete(listOf(value).join(","));
}

/** An object in style `simple`: `R,100,G,200`, or `R=100,G=200` exploded. */
export function segmentObject(value: unknown, explode: boolean): string {
  return complete(joined(value, explode, ","));
}

/** Style `label`: `.blue`; `.blue,black` or `.blue.black` exploded; `.R,100,G,200` or `.R=100.G=200` exploded. */
export function label(value: unknown, explode: boolean): string {
  return complete(`.${joined(value, explode, explode ? "." : ",")}`);
}

/** Style `matrix`: `;color=blue`; `;color=a,b` or `;color=a;color=b` exploded; `;color=R,1` or `;R=1` exploded. */
export function matrix(name: string, value: unknown, explode: boolean): string {
  const key = encode(name);
  if (!explode || Object(value) !== value) {
    const text = joined(value, false, ",");
    return complete(value == null ? "" : `;${key}${text && `=${text}`}`);
  }
  const items = Array.isArray(value)
    ? listOf(value).map((item) => `;${key}=${item}`)
    : pairsOf(value).map(([property, item]) => `;${property}=${item}`);
  return complete(items.join(""));
}

function joined(value: unknown, explode: boolean, separator: string): string {
  if (Array.isArray(value) || Object(value) !== value) return listOf(value).join(separator);
  return pairsOf(value)
    .map((pair) => pair.join(explode ? "=" : ","))
    .join(separator);
}

function complete(text: string): string {
  return /^\.{0,2}$/.test(text) ? unsound : text;
}
