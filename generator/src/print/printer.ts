import type { NameSource, Node, SymbolReference } from "./tree.js";

/** Maximum width of a printed line. */
export const lineWidth = 110;

/** File-specific names: the local name of a symbol and the specifier of a module. */
export interface NameResolution {
  /** Whether local names differ from declared ones. */
  readonly hasAliases: boolean;
  readonly nameOf: (reference: SymbolReference) => string;
  readonly specifierOf: (module: string) => string;
}

/** A printed name that comes from the specification. Lines and columns are 0-based, as in source maps. */
export interface PrintedName {
  readonly line: number;
  readonly column: number;
  readonly source: NameSource;
}

/** What a printer records besides the text. */
export interface PrintRecord {
  /** Receives the printed trusted texts. */
  readonly texts?: Set<string>;
  /** Receives the names that come from the specification, in order. */
  readonly names?: PrintedName[];
}

/** Prints a tree without a final line feed or trailing whitespace. */
export function print(root: Node, surroundings: NameResolution, record: PrintRecord = {}): string {
  return new Printer(surroundings, record).print(root);
}

type NodeOfKind<Kind extends Node["kind"]> = Extract<Node, { readonly kind: Kind }>;

/**
 * Implements Wadler's "A prettier printer": a stack of nodes, where a group is printed on one line if it fits into the
 * rest of the line. Iterative, so that a deeply nested specification cannot overflow the stack.
 */
class Printer {
  readonly #surroundings: NameResolution;
  readonly #texts: Set<string> | undefined;
  readonly #names: PrintedName[] | undefined;
  /** The printed text in pieces, joined at the end: concatenated rows would be copied once more. */
  readonly #pieces: string[] = [];
  #lineCount = 0;
  /** Whether nothing is printed in the current line, not even its indentation. */
  #isLineEmpty = true;
  /** Current column. Before the first text of a line: the indentation, which is not written yet. */
  #column = 0;
  /** Whether the line ends in a line comment. */
  #isLineSealed = false;
  // Three parallel stacks instead of one of objects: trees have millions of nodes.
  readonly #nodes: Node[] = [];
  readonly #indents: number[] = [];
  readonly #flats: boolean[] = [];

  constructor(surroundings: NameResolution, { texts, names }: PrintRecord) {
    this.#surroundings = surroundings;
    this.#texts = texts;
    this.#names = names;
  }

  print(root: Node): string {
    this.#push(root, 0, false);
    for (let node = this.#nodes.pop(); node !== undefined; node = this.#nodes.pop()) {
      this.#printNode(node, this.#indents.pop() as number, this.#flats.pop() as boolean);
    }
    this.#trimLine();
    return this.#pieces.join("");
  }

  #push(node: Node, indent: number, flat: boolean): void {
    this.#nodes.push(node);
    this.#indents.push(indent);
    this.#flats.push(flat);
  }

  #write(value: string): void {
    if (value === "") return;
    if (this.#isLineSealed) throw new Error(`${JSON.stringify(value)} would become part of the line comment before it`);
    if (this.#isLineEmpty) {
      this.#isLineEmpty = false;
      if (this.#column > 0) this.#pieces.push(blanks(this.#column));
    }
    this.#pieces.push(value);
    this.#column += value.length;
  }

  #endLine(indent: number): void {
    this.#trimLine();
    this.#pieces.push("\n");
    this.#lineCount += 1;
    this.#isLineEmpty = true;
    this.#column = indent;
    this.#isLineSealed = false;
  }

  /** Removes trailing whitespace: up to the line feed before the line, which is a piece. */
  #trimLine(): void {
    const pieces = this.#pieces;
    for (let last = pieces.at(-1); last?.endsWith(" "); last = pieces.at(-1)) {
      pieces.pop();
      const trimmed = last.trimEnd();
      if (trimmed !== "") pieces.push(trimmed);
    }
  }

  #printNode(node: Node, indent: number, flat: boolean): void {
    switch (node.kind) {
      case "text":
        this.#texts?.add(node.content);
        this.#write(node.content);
        break;
      case "literal":
        this.#write(node.content);
        break;
      case "symbol":
        this.#write(this.#surroundings.nameOf(node.content));
        break;
      case "specifier":
        this.#write(this.#surroundings.specifierOf(node.content));
        break;
      case "line":
        this.#endLine(indent);
        break;
      case "sequence":
        this.#printSequence(node.content, indent, flat);
        break;
      case "indent":
        this.#push(node.content, indent + node.detail, flat);
        break;
      case "align":
        this.#printAligned(node, indent, flat);
        break;
      case "soft":
        // Adjacent soft lines, such as those of a union in brackets, produce one line break.
        if (flat) this.#write(node.content);
        else if (this.#isLineEmpty) this.#column = indent;
        else this.#endLine(indent);
        break;
      case "broken":
        if (!flat) this.#write(node.content);
        break;
      case "group":
        this.#printGroup(node, indent, flat);
        break;
      case "sourced":
        this.#names?.push({ line: this.#lineCount, column: this.#column, source: node.detail });
        this.#push(node.content, indent, flat);
        break;
      case "comment":
        this.#printComment(node, indent);
        break;
      default:
        throw new Error(`No way to print ${(node satisfies never as Node).kind}`);
    }
  }

  #printAligned(node: NodeOfKind<"align">, indent: number, flat: boolean): void {
    if (this.#isLineEmpty) {
      this.#column += node.detail;
      this.#push(node.content, indent + node.detail, flat);
    } else {
      this.#write(blanks(node.detail));
      this.#push(node.content, indent, flat);
    }
  }

  #printGroup(node: NodeOfKind<"group">, indent: number, flat: boolean): void {
    if (flat || (!node.breaks && this.#fits(node.content, undefined))) {
      this.#push(node.content, indent, true);
    } else if (
      node.detail !== undefined &&
      !node.detail.head.breaks &&
      this.#fits(node.detail.head, node.detail.last)
    ) {
      this.#push(node.detail.last, indent, false);
      this.#push(node.detail.head, indent, true);
    } else {
      this.#push(node.content, indent, false);
    }
  }

  #printComment(node: NodeOfKind<"comment">, indent: number): void {
    node.content(lineWidth - indent).forEach((row, index) => {
      if (index > 0) this.#endLine(indent);
      this.#write(row);
    });
    this.#isLineSealed = node.detail === "line";
  }

  /** Prints leading words directly; most sequences start with some. */
  #printSequence(parts: readonly Node[], indent: number, flat: boolean): void {
    let begin = 0;
    for (; begin < parts.length; begin++) {
      const part = parts[begin] as Node;
      if (part.kind === "text") {
        this.#texts?.add(part.content);
        this.#write(part.content);
      } else if (part.kind === "literal") this.#write(part.content);
      else if (part.kind === "symbol") this.#write(this.#surroundings.nameOf(part.content));
      else break;
    }
    for (let index = parts.length - 1; index >= begin; index--) this.#push(parts[index] as Node, indent, flat);
  }

  /**
   * Whether `head` on one line, then `last`, and then the content up to the next possible line break fit into the rest
   * of the line.
   */
  #fits(head: Node, last: Node | undefined): boolean {
    let remaining = lineWidth - this.#column - this.#flatWidth(head);
    const own: Node[] = last === undefined ? [] : [last];
    let next = this.#nodes.length;
    while (remaining >= 0) {
      let node = own.pop();
      if (node === undefined) {
        next--;
        node = this.#nodes[next];
        if (node === undefined) return true;
        if (this.#flats[next] === true) {
          remaining -= this.#flatWidth(node);
          continue;
        }
      }
      switch (node.kind) {
        case "text":
        case "literal":
        case "broken":
          remaining -= node.content.length;
          break;
        case "symbol":
          remaining -= this.#surroundings.nameOf(node.content).length;
          break;
        case "specifier":
          remaining -= this.#surroundings.specifierOf(node.content).length;
          break;
        case "sequence":
          for (let index = node.content.length - 1; index >= 0; index--) own.push(node.content[index] as Node);
          break;
        case "align":
          remaining -= node.detail;
          own.push(node.content);
          break;
        case "indent":
        case "group":
        case "sourced":
          own.push(node.content);
          break;
        case "soft":
        case "line":
        case "comment":
          return true;
        default:
          throw new Error(`No way to measure ${(node satisfies never as Node).kind}`);
      }
    }
    return false;
  }

  /** The width of a node on one line: its own, unless symbols have other names in this file. */
  #flatWidth(root: Node): number {
    if (!this.#surroundings.hasAliases || root.width > lineWidth) return root.width;
    const { nameOf, specifierOf } = this.#surroundings;
    let width = root.width;
    const pending: Node[] = [root];
    for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
      switch (node.kind) {
        case "symbol":
          width += nameOf(node.content).length - node.width;
          break;
        case "specifier":
          width += specifierOf(node.content).length - node.width;
          break;
        case "sequence":
          for (const part of node.content) pending.push(part);
          break;
        case "indent":
        case "align":
        case "group":
        case "sourced":
          pending.push(node.content);
          break;
        default:
      }
    }
    return width;
  }
}

/** Returns spaces; indentations are made once. */
function blanks(count: number): string {
  const made = madeBlanks[count];
  if (made !== undefined) return made;
  const text = " ".repeat(count);
  if (count < 200) madeBlanks[count] = text;
  return text;
}

const madeBlanks: string[] = [];
