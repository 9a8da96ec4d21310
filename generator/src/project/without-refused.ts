import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { Json, LoadedDocument } from "../load/document.js";
import { objectKindAt } from "../load/structure.js";
import { parsePointer } from "../values/pointer.js";

type MutableObject = { [key: string]: Json };

/**
 * Replaces every schema reference rejected by `load` with the empty schema, so that the model does not report errors
 * that follow from it. Shares unchanged nodes.
 */
export function withoutRefused(loaded: LoadedDocument, fromLoad: readonly Diagnostic[]): LoadedDocument {
  const refused = fromLoad.flatMap(({ severity, pointer }) => {
    const tokens = severity === "error" && pointer !== undefined ? parsePointer(pointer) : undefined;
    return tokens !== undefined && objectKindAt(tokens) === "schema" ? [tokens] : [];
  });
  if (refused.length === 0) return loaded;
  const copies: Set<Json> = new Set();
  const copyOf = (node: Json): Json => {
    if (copies.has(node)) return node;
    const copy = Array.isArray(node) ? [...node] : { ...(node as MutableObject) };
    copies.add(copy);
    return copy;
  };
  const document = copyOf(loaded.document) as LoadedDocument["document"];
  for (const tokens of refused) {
    let parent = document as unknown as MutableObject;
    for (const token of tokens.slice(0, -1)) {
      const below = Object.hasOwn(parent, token) ? parent[token] : undefined;
      if (typeof below !== "object" || below === null) break;
      parent[token] = copyOf(below);
      parent = parent[token] as MutableObject;
    }
    const last = tokens.at(-1) as string;
    const node = Object.hasOwn(parent, last) ? parent[last] : undefined;
    if (typeof node === "object" && node !== null && Object.hasOwn(node, "$ref")) parent[last] = {};
  }
  return { ...loaded, unedited: undefined, document };
}
