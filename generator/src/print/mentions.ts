import { type Code, type Node, nodeOf } from "./tree.js";

/**
 * Whether the trusted text of some code contains a word, such as a parameter name. Members of the same name count too.
 */
export function mentions(code: readonly Code[], word: string): boolean {
  const pattern = patterns.get(word) ?? new RegExp(`(?<![\\w$])${word}(?![\\w$])`);
  patterns.set(word, pattern);
  return code.some((each) => has(nodeOf(each), pattern));
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
