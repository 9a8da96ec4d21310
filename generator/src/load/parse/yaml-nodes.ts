import type { Alias, Node, Pair, ParsedNode, Scalar, YAMLMap } from "yaml";
import { platform } from "../../platform/node.js";
import { isIndex } from "../../values/pointer.js";
import type { KeyOrValue } from "../document.js";
import type { Span } from "./lines.js";

/**
 * Loaded synchronously on first use: most specifications never need it, and its seventy modules take longer to load
 * than such a specification takes to read.
 */
let library: typeof import("yaml") | undefined;

export function yaml(): typeof import("yaml") {
  library ??= platform.library("yaml") as typeof import("yaml");
  return library;
}

/** Returns a key as JSON represents it: strings, and integers in JSON notation (`200` in responses). */
export function keyText(node: Scalar): string | undefined {
  if (typeof node.value === "string") return node.value;
  const source = node.source ?? "";
  return typeof node.value === "number" && /^(0|-?[1-9]\d*)$/.test(source) ? source : undefined;
}

/** Returns the span of a node in its text. */
export function spanOf(node: Node): Span {
  const range = (node as ParsedNode).range;
  return range === undefined || range === null ? { start: 0, end: 0 } : { start: range[0], end: range[1] };
}

const indexes: WeakMap<YAMLMap, Map<string, Pair<Node, Node | null>>> = new WeakMap();

function pairOf(map: YAMLMap, key: string): Pair<Node, Node | null> | undefined {
  let index = indexes.get(map);
  if (index === undefined) {
    index = new Map();
    for (const pair of map.items as Pair<Node, Node | null>[]) {
      const text = yaml().isScalar(pair.key) ? keyText(pair.key) : undefined;
      // The last of duplicate keys counts.
      if (text !== undefined) index.set(text, pair);
    }
    indexes.set(map, index);
  }
  return index.get(key);
}

/** Returns the span of the node at a pointer, or of the nearest node above it. */
export function locateNode(
  root: Node | null,
  aliases: ReadonlyMap<Alias, Node>,
  tokens: readonly string[],
  part: KeyOrValue,
): Span {
  let node = root;
  let key: Node | undefined;
  for (const token of tokens) {
    const content: Node | null = node !== null && yaml().isAlias(node) ? (aliases.get(node) ?? null) : node;
    if (yaml().isMap(content)) {
      const pair = pairOf(content, token);
      if (pair === undefined) break;
      key = pair.key;
      node = pair.value;
    } else if (yaml().isSeq(content) && isIndex(token) && Number(token) < content.items.length) {
      key = undefined;
      node = content.items[Number(token)] as Node | null;
    } else {
      break;
    }
  }
  if (part === "key" && key !== undefined) return spanOf(key);
  return node === null ? (key === undefined ? { start: 0, end: 0 } : spanOf(key)) : spanOf(node);
}
