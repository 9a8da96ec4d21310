import type { Interface } from "../../model/interface.js";
import type { Pointer } from "../../model/type.js";
import { checkedPath } from "../../print/path.js";

/** Properties of model nodes by the output context they are used in. */
const members: Readonly<Record<string, ReadonlySet<string>>> = {
  identifier: new Set(["identifier", "responseIdentifier", "argument", "typeStem", "name"]),
  path: new Set(["fileStem", "identifier", "name"]),
  regex: new Set(["pattern"]),
};

/** A text of the model and the innermost node that contains it. */
export interface WrittenText {
  readonly at: Pointer;
  readonly text: string;
}

/**
 * Finds the specification text that an encoder rejected: unchanged, as part of a longer text, or combined with other
 * texts, the longest of which counts. Properties intended for the output context take precedence, and only they match
 * partially. A path segment counts only if it would be rejected by itself: the rest of the path is not in the document.
 */
export function findRefusedText(model: Interface, refused: string, position: string): WrittenText | undefined {
  const own = members[position];
  // Ordered from the best to the worst kind of match; within each kind, the first in model order.
  const found: (WrittenText | undefined)[] = [];
  const compare = (member: string, written: WrittenText): void => {
    const { text } = written;
    const chance = own === undefined || own.has(member) ? 0 : 1;
    if (text === refused) found[chance] ??= written;
    else if (chance === 0 && text.includes(refused)) found[2] ??= written;
    else if (text.length > (found[3 + chance]?.text.length ?? 1) && refused.includes(text)) {
      if (position !== "path" || isRefusedPath(text)) found[3 + chance] = written;
    }
  };
  const visit = (node: unknown, member: string, at: Pointer): void => {
    if (typeof node === "string" || typeof node === "number") compare(member, { at, text: String(node) });
    else if (node instanceof Map) for (const value of node.values()) visit(value, member, at);
    else if (Array.isArray(node)) for (const value of node) visit(value, member, at);
    else if (typeof node === "object" && node !== null) {
      const nodeAt = "at" in node && typeof node.at === "string" ? node.at : member === "info" ? "/info" : at;
      for (const [key, value] of Object.entries(node)) if (key !== "at") visit(value, key, nodeAt);
    }
  };
  visit(model, "", "");
  return found.find((written) => written !== undefined);
}

function isRefusedPath(text: string): boolean {
  try {
    return checkedPath(text) !== text;
  } catch {
    return true;
  }
}
