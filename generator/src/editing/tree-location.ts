import type { CursorLocation, Entries, Level } from "./cursor-location.js";
import { type JsonSchema, schemasAt } from "./schema.js";
import type { SyntaxNode } from "./syntax-node.js";
import { childNode, nodeBelow, syntaxAt } from "./syntax-tree.js";

/** Returns the objects and lists that lead to a node. */
export function levelsTo(root: SyntaxNode | undefined, tokens: readonly string[]): Level[] {
  const levels: Level[] = [];
  let node = root;
  for (const token of tokens) {
    levels.push({ entries: entriesOf(node), step: node?.kind === "list" ? Number(token) : token });
    node = childNode(node, token);
  }
  return levels;
}

export function entriesOf(node: SyntaxNode | undefined): Entries {
  return new Map(node?.entries.map(({ key, value }) => [key, value?.kind === "scalar" ? value.text : ""]));
}

/** Returns the schemas that apply to a node of a document. */
export function schemasOfNode(
  schema: JsonSchema,
  root: SyntaxNode | undefined,
  tokens: readonly string[],
): readonly JsonSchema[] {
  const entries = entriesOf(nodeBelow(root, tokens));
  return schemasAt(schema, { levels: levelsTo(root, tokens), role: "key", entries, from: 0 });
}

/**
 * Returns the location of an offset in a collection in brackets or braces, which may not be closed yet. Undefined elsewhere.
 */
export function locateInBrackets(
  root: SyntaxNode | undefined,
  text: string,
  offset: number,
): CursorLocation | undefined {
  const at = syntaxAt(root, offset);
  if (at === undefined) return undefined;
  const { tokens, key, node } = at;
  const holderTokens = key !== undefined || node?.kind === "scalar" ? tokens.slice(0, -1) : tokens;
  const holder = nodeBelow(root, holderTokens);
  if (holder === undefined || !/[[{]/.test(text.charAt(holder.start))) return undefined;
  const levels = levelsTo(root, holderTokens);
  if (key !== undefined) {
    const entries = new Map([...entriesOf(holder)].filter(([name]) => name !== key.key));
    return { levels, role: "key", entries, from: key.keyStart + quoteLength(text, key.keyStart) };
  }
  if (node?.kind === "scalar") {
    const from = node.start + quoteLength(text, node.start);
    return { levels: levelsTo(root, tokens), role: "value", entries: new Map(), from: Math.min(from, offset) };
  }
  // After a colon, the value of the last key is not written yet.
  const last = holder.entries.findLast(({ keyStart }) => keyStart < offset);
  if (last !== undefined && /:\s*$/.test(text.slice(last.keyEnd, offset))) {
    return { levels: levelsTo(root, [...holderTokens, last.key]), role: "value", entries: new Map(), from: offset };
  }
  if (holder.kind === "list") {
    const level: Level = { entries: new Map(), step: holder.items.length };
    return { levels: [...levels, level], role: "key", entries: new Map(), from: offset };
  }
  return { levels, role: "key", entries: entriesOf(holder), from: offset };
}

function quoteLength(text: string, start: number): number {
  return /["']/.test(text.charAt(start)) ? 1 : 0;
}
