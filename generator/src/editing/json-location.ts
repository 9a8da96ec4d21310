import { getLocation } from "jsonc-parser";
import type { CursorLocation, Entries } from "./cursor-location.js";
import type { SyntaxNode } from "./syntax-node.js";
import { nodeBelow } from "./syntax-tree.js";

/** Returns the location of an offset in JSON, which may be incomplete. */
export function locateInJson(text: string, offset: number, root: SyntaxNode | undefined): CursorLocation | undefined {
  const { path, previousNode, isAtPropertyKey } = getLocation(text, offset);
  if (path.length === 0) return undefined;
  const entriesAt = (length: number): Entries => entriesOf(nodeBelow(root, path.slice(0, length)), offset);
  const steps = isAtPropertyKey ? path.slice(0, -1) : path;
  return {
    levels: steps.map((step, index) => ({ entries: entriesAt(index), step })),
    role: isAtPropertyKey ? "key" : "value",
    entries: isAtPropertyKey ? entriesAt(steps.length) : new Map(),
    from: previousNode === undefined ? wordStart(text, offset) : Math.min(offset, startOf(text, previousNode.offset)),
  };
}

/** Omits the property that contains the offset, whose value may be incomplete. */
function entriesOf(node: SyntaxNode | undefined, offset: number): Entries {
  const entries = new Map<string, string>();
  for (const { key, keyStart, keyEnd, value } of node?.entries ?? []) {
    if (keyStart <= offset && offset <= (value?.end ?? keyEnd)) continue;
    entries.set(key, value?.kind === "scalar" ? value.text : "");
  }
  return entries;
}

/** Offset of a scalar without its quote. */
function startOf(text: string, offset: number): number {
  return text[offset] === '"' ? offset + 1 : offset;
}

function wordStart(text: string, offset: number): number {
  const [word = ""] = /[\w$.-]*$/.exec(text.slice(Math.max(0, offset - 100), offset)) ?? [];
  return offset - word.length;
}
