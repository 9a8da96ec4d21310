import { nodeBelow, type SyntaxEntry, type SyntaxNode } from "@guildwire/generator/editing";
import type { SpecFile } from "./spec-files.js";

/** What a diagnostic is about: a key, a value or an item of a list. */
export interface DiagnosedNode {
  readonly file: SpecFile;
  /** The keys and indexes that lead to the value. */
  readonly tokens: readonly string[];
  /** The map or list that contains it. */
  readonly parent: SyntaxNode | undefined;
  /** Absent for items of lists and for the root. */
  readonly entry: SyntaxEntry | undefined;
  readonly node: SyntaxNode | undefined;
}

/** Returns the key or value that occupies a range, since several values may begin at one offset. */
export function diagnosedNode(file: SpecFile, start: number, end: number): DiagnosedNode | undefined {
  let best: { readonly found: DiagnosedNode; readonly distance: number } | undefined;
  const consider = (found: DiagnosedNode, from: number, to: number): void => {
    if (from !== start) return;
    const distance = Math.abs(to - end);
    if (best === undefined || distance < best.distance) best = { found, distance };
  };
  const descend = (node: SyntaxNode | undefined, tokens: readonly string[], entry: SyntaxEntry | undefined): void => {
    if (entry !== undefined) consider(found(tokens, entry, node), entry.keyStart, entry.keyEnd);
    if (node === undefined || start > node.end) return;
    consider(found(tokens, entry, node), node.start, node.end);
    const below = node.entries.findLast(({ keyStart }) => keyStart <= start);
    if (below !== undefined) descend(below.value, [...tokens, below.key], below);
    const index = node.items.findLastIndex((item) => item.start <= start);
    if (index !== -1) descend(node.items[index], [...tokens, String(index)], undefined);
  };
  const found = (
    tokens: readonly string[],
    entry: SyntaxEntry | undefined,
    node: SyntaxNode | undefined,
  ): DiagnosedNode => {
    return {
      file,
      tokens,
      parent: tokens.length === 0 ? undefined : nodeBelow(file.tree, tokens.slice(0, -1)),
      entry,
      node,
    };
  };
  descend(file.tree, [], undefined);
  return best?.found;
}
