import type { Interface } from "../../model/interface.js";
import type { Pointer } from "../../model/type.js";
import { checkedPath } from "../../print/path.js";

/** The members of the model's nodes that are made for one syntactic position. */
const members: Readonly<Record<string, ReadonlySet<string>>> = {
  identifier: new Set(["identifier", "responseIdentifier", "argument", "typeStem", "name"]),
  path: new Set(["fileStem", "identifier", "name"]),
  regex: new Set(["pattern"]),
};

/** A text of the model, and the innermost node that has it. */
export interface WrittenText {
  readonly at: Pointer;
  readonly text: string;
}

/**
 * Where a text that an encoder refused was written: as it is, as a part of a longer text, or with others around it, of which
 * the longest counts. A text in a member that is made for the position comes before one that reads the same by chance, and
 * one that merely holds it by chance does not count. A part of a path counts where it would be
 * refused by itself: whatever goes round it is not written in the document.
 */
export function findRefusedText(model: Interface, refused: string, position: string): WrittenText | undefined {
  const own = members[position];
  // From the best kind of match to the worst; of each, the first in the order of the model.
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
