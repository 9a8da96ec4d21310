import type { Hugging, Node, SymbolReference } from "./tree.js";

/** Columns of a printed line. */
export const lineWidth = 110;

/** What only the file knows: by which name a symbol goes in it, and where a module lies as seen from it. */
export interface Surroundings {
  readonly nameOf: (reference: SymbolReference) => string;
  readonly specifierOf: (module: string) => string;
}

interface Command {
  readonly node: Node;
  /** Columns before the lines that begin in the node. */
  readonly indent: number;
  readonly flat: boolean;
}

/** The text of the tree, without a line feed at its end and without blanks at the ends of lines. */
export function print(root: Node, surroundings: Surroundings): string {
  const chunks: string[] = [];
  const pending: Command[] = [{ node: root, indent: 0, flat: false }];
  /** Where the line has got to; up to its first text, that is its indentation, which is not written yet. */
  let column = 0;
  let lineStart = true;
  let sealed = false;

  const write = (value: string): void => {
    if (value === "") return;
    if (sealed) throw new Error(`The code ${JSON.stringify(value)} would become part of the line comment before it`);
    if (lineStart) {
      if (column > 0) chunks.push(" ".repeat(column));
      lineStart = false;
    }
    chunks.push(value);
    column += value.length;
  };
  const endLine = (indent: number): void => {
    for (let last = chunks.at(-1); last?.endsWith(" "); last = chunks.at(-1)) {
      chunks.pop();
      const trimmed = last.trimEnd();
      if (trimmed !== "") chunks.push(trimmed);
    }
    chunks.push("\n");
    column = indent;
    lineStart = true;
    sealed = false;
  };

  for (let command = pending.pop(); command !== undefined; command = pending.pop()) {
    const { node, indent, flat } = command;
    switch (node.kind) {
      case "text":
      case "literal":
        write(node.text);
        break;
      case "symbol":
        write(surroundings.nameOf(node.reference));
        break;
      case "specifier":
        write(surroundings.specifierOf(node.module));
        break;
      case "line":
        endLine(indent);
        break;
      case "sequence":
        for (let index = node.parts.length - 1; index >= 0; index--) {
          pending.push({ node: node.parts[index] as Node, indent, flat });
        }
        break;
      case "nest":
        pending.push({ node: node.content, indent: indent + node.columns, flat });
        break;
      case "lead":
        if (lineStart) column += node.columns;
        else write(" ".repeat(node.columns));
        pending.push({ node: node.content, indent: lineStart ? indent + node.columns : indent, flat });
        break;
      case "soft":
        // Two soft lines that meet, such as those of a union in brackets, end one line.
        if (flat) write(node.flat);
        else if (lineStart) column = indent;
        else endLine(indent);
        break;
      case "broken":
        if (!flat) write(node.text);
        break;
      case "group": {
        const room = lineWidth - column;
        const { content, hugging } = node;
        if (flat || (!node.breaks && fits([{ node: content, flat: true }], room, pending, surroundings))) {
          pending.push({ node: content, indent, flat: true });
        } else if (hugging !== undefined && hugs(hugging, room, pending, surroundings)) {
          pending.push({ node: hugging.last, indent, flat: false }, { node: hugging.head, indent, flat: true });
        } else {
          pending.push({ node: content, indent, flat: false });
        }
        break;
      }
      case "comment": {
        node.layout(lineWidth - indent).forEach((row, index) => {
          if (index > 0) endLine(indent);
          write(row);
        });
        sealed = node.toLineEnd;
        break;
      }
      default:
        throw new Error(`No way to print ${(node satisfies never as Node).kind}`);
    }
  }
  return chunks.join("");
}

function hugs({ head, last }: Hugging, room: number, after: readonly Command[], surroundings: Surroundings): boolean {
  if (head.breaks) return false;
  const own = [
    { node: last, flat: false },
    { node: head, flat: true },
  ];
  return fits(own, room, after, surroundings);
}

interface Measured {
  readonly node: Node;
  readonly flat: boolean;
}

/**
 * Whether `own` (last one first), and what follows it up to the next place where a line may end, need at most `room`
 * columns.
 */
function fits(own: Measured[], room: number, after: readonly Command[], surroundings: Surroundings): boolean {
  let left = room;
  let next = after.length;
  while (left >= 0) {
    let current: Measured | undefined = own.pop();
    if (current === undefined) {
      next--;
      current = after[next];
      if (current === undefined) return true;
    }
    const { node: part, flat } = current;
    if (flat && part.width > left) return false;
    switch (part.kind) {
      case "text":
      case "literal":
        left -= part.text.length;
        break;
      case "symbol":
        left -= surroundings.nameOf(part.reference).length;
        break;
      case "specifier":
        left -= surroundings.specifierOf(part.module).length;
        break;
      case "sequence":
        for (let index = part.parts.length - 1; index >= 0; index--) {
          own.push({ node: part.parts[index] as Node, flat });
        }
        break;
      case "nest":
        own.push({ node: part.content, flat });
        break;
      case "lead":
        left -= part.columns;
        own.push({ node: part.content, flat });
        break;
      case "group":
        own.push({ node: part.content, flat: flat && !part.breaks });
        break;
      case "soft":
        if (!flat) return true;
        left -= part.flat.length;
        break;
      case "broken":
        if (!flat) left -= part.text.length;
        break;
      case "line":
      case "comment":
        return true;
      default:
        throw new Error(`No way to measure ${(part satisfies never as Node).kind}`);
    }
  }
  return false;
}
