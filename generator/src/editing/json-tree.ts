import { visit } from "jsonc-parser";
import type { Syntax, SyntaxEntry, SyntaxNode } from "./syntax-node.js";

type Building<Type> = { -readonly [Key in keyof Type]: Type[Key] };
/** A map or list while its members are read. */
type Container = Building<SyntaxNode> & { readonly entries: Building<SyntaxEntry>[]; readonly items: SyntaxNode[] };

const none: readonly never[] = [];

/** Parses JSON, which may be incomplete. A map or list that is not closed ends with the text. */
export function readJsonTree(text: string): Syntax {
  const open: Container[] = [];
  let root: SyntaxNode | undefined;
  let isValid = true;
  /** The key whose value follows. */
  let pending: Building<SyntaxEntry> | undefined;

  const add = (node: SyntaxNode): void => {
    const holder = open.at(-1);
    if (holder === undefined) root ??= node;
    else if (holder.kind === "list") holder.items.push(node);
    else if (pending !== undefined) pending.value = node;
    pending = undefined;
  };
  const begin = (kind: "map" | "list", start: number): void => {
    const node: Container = { kind, start, end: text.length, text: "", quote: "", entries: [], items: [] };
    add(node);
    open.push(node);
  };
  const end = (offset: number, length: number): void => {
    const node = open.pop();
    if (node !== undefined) node.end = offset + length;
    pending = undefined;
  };
  visit(
    text,
    {
      onObjectBegin: (offset) => begin("map", offset),
      onObjectProperty: (key, offset, length) => {
        pending = { key, keyStart: offset, keyEnd: offset + length, value: undefined };
        open.at(-1)?.entries.push(pending);
      },
      onObjectEnd: end,
      onArrayBegin: (offset) => begin("list", offset),
      onArrayEnd: end,
      onLiteralValue: (value, offset, length) => {
        const quote = typeof value === "string" ? '"' : "";
        add({
          kind: "scalar",
          start: offset,
          end: offset + length,
          text: String(value),
          quote,
          entries: none,
          items: none,
        });
      },
      onError: () => {
        isValid = false;
      },
    },
    { allowTrailingComma: true },
  );
  return { text, root, isValid };
}
