import { readJsonTree } from "./json-tree.js";
import type { Syntax, SyntaxEntry, SyntaxNode } from "./syntax-node.js";
import { readYamlTree } from "./yaml-tree.js";

/** Whether a text is JSON by its first character. YAML may begin like this as well, and is then read as JSON. */
export function isJsonText(text: string): boolean {
  return /^\s*[[{]/.test(text);
}

/** Parses JSON or YAML, which may be incomplete. Undefined for an empty text, and for one without any structure. */
export function parseSyntax(text: string): SyntaxNode | undefined {
  return readSyntax(text).root;
}

/** Parses JSON or YAML, which may be incomplete, for later updates of the tree. */
export function readSyntax(text: string): Syntax {
  try {
    return isJsonText(text) ? readJsonTree(text) : readYamlTree(text);
  } catch {
    // Extreme nesting exhausts the stack.
    return { text, root: undefined, isValid: false };
  }
}

/** Returns the value below a key or index. */
export function childNode(node: SyntaxNode | undefined, token: string | number): SyntaxNode | undefined {
  if (node?.kind === "list") return node.items[Number(token)];
  return entryAt(node, String(token))?.value;
}

/** Returns the entry of a map with a key; of several, the last. */
export function entryAt(node: SyntaxNode | undefined, key: string): SyntaxEntry | undefined {
  return node?.entries.findLast((entry) => entry.key === key);
}

/** Returns the node below keys and indexes. */
export function nodeBelow(node: SyntaxNode | undefined, tokens: readonly (string | number)[]): SyntaxNode | undefined {
  return tokens.reduce<SyntaxNode | undefined>(childNode, node);
}

/** What is written at an offset. */
export interface SyntaxPosition {
  /** The keys and indexes that lead to the node, or to the node of the key. */
  readonly tokens: readonly string[];
  /** The key at the offset; absent if the offset is in a value. */
  readonly key: SyntaxEntry | undefined;
  /** The innermost node that contains the offset; the value of the key, if there is one. */
  readonly node: SyntaxNode | undefined;
}

/** Returns what is written at an offset; undefined outside of every node. */
export function syntaxAt(root: SyntaxNode | undefined, offset: number): SyntaxPosition | undefined {
  if (root === undefined || offset < root.start || offset > root.end) return undefined;
  const tokens: string[] = [];
  let node = root;
  for (;;) {
    const entry = lastStarting(node.entries, ({ keyStart }) => keyStart, offset);
    if (entry !== undefined && offset <= entry.keyEnd) {
      return { tokens: [...tokens, entry.key], key: entry, node: entry.value };
    }
    const index = lastIndexStarting(node.items, ({ start }) => start, offset);
    const child = node.kind === "list" ? node.items[index] : entry?.value;
    if (child === undefined || offset < child.start || offset > child.end) return { tokens, key: undefined, node };
    tokens.push(node.kind === "list" ? String(index) : (entry?.key ?? ""));
    node = child;
  }
}

function lastStarting<Item>(items: readonly Item[], start: (item: Item) => number, offset: number): Item | undefined {
  return items[lastIndexStarting(items, start, offset)];
}

/** Index of the last item that starts at or before an offset; -1 if there is none. Items are in order. */
function lastIndexStarting<Item>(items: readonly Item[], start: (item: Item) => number, offset: number): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (start(items[middle] as Item) <= offset) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}

/**
 * Visits every node with the keys and indexes that lead to it, until the visitor returns false for the nodes below. The
 * list of keys changes after the visit.
 */
export function walkSyntax(
  root: SyntaxNode | undefined,
  visit: (node: SyntaxNode, tokens: readonly string[], entry: SyntaxEntry | undefined) => boolean,
): void {
  const tokens: string[] = [];
  const walk = (node: SyntaxNode, entry: SyntaxEntry | undefined): void => {
    if (!visit(node, tokens, entry)) return;
    for (const below of node.entries) {
      if (below.value === undefined) continue;
      tokens.push(below.key);
      walk(below.value, below);
      tokens.pop();
    }
    for (const [index, item] of node.items.entries()) {
      tokens.push(String(index));
      walk(item, undefined);
      tokens.pop();
    }
  };
  if (root !== undefined) walk(root, undefined);
}
