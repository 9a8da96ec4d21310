import { type Code, type Node, nodeOf } from "./tree.js";

/**
 * Whether the trusted text of some code contains a word, such as a parameter name. Members of the same name count too.
 */
export function mentions(code: readonly Code[], word: string): boolean {
  const pattern = patterns.get(word) ?? new RegExp(`(?<![\\w$])${word}(?![\\w$])`);
  patterns.set(word, pattern);
  return code.some((each) => has(nodeOf(each), pattern));
}

/** How often some code contains a part: the same value, not an equal one. */
export function countOccurrences(code: Code, part: Code): number {
  const wanted = nodeOf(part);
  let count = 0;
  const pending = [nodeOf(code)];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (node === wanted) count += 1;
    else if (node.kind === "sequence") for (const part of node.content) pending.push(part);
    else if (node.kind === "indent" || node.kind === "align" || node.kind === "group") pending.push(node.content);
  }
  return count;
}

const patterns = new Map<string, RegExp>();

function has(node: Node, pattern: RegExp): boolean {
  switch (node.kind) {
    case "text":
      return pattern.test(node.content);
    case "sequence":
      for (const part of node.content) if (has(part, pattern)) return true;
      return false;
    case "indent":
    case "align":
    case "group":
      return has(node.content, pattern);
    default:
      return false;
  }
}
