import type { Hugging, NameSource, Node, SymbolReference } from "./tree.js";

/** Maximum width of a printed line. */
export const lineWidth = 110;

/** File-specific names: the local name of a symbol and the specifier of a module. */
export interface NameResolution {
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

/** A node to measure. */
interface MeasuredNode {
  readonly node: Node;
  readonly flat: boolean;
}

/**
 * Implements Wadler's "A prettier printer": a stack of nodes, where a group is printed on one line if it fits into the
 * rest of the line. Iterative, so that a deeply nested specification cannot overflow the stack.
 */
class Printer {
  readonly #surroundings: NameResolution;
  readonly #texts: Set<string> | undefined;
  readonly #names: PrintedName[] | undefined;
  readonly #rows: string[] = [];
  #row = "";
  /** Current column. Before the first text of a row: the indentation, which is not written yet. */
  #column = 0;
  /** Whether the row ends in a line comment. */
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
      this.#printNode(node, this.#indents.pop() ?? 0, this.#flats.pop() === true);
    }
    this.#rows.push(this.#row.trimEnd());
    return this.#rows.join("\n");
  }

  #push(node: Node, indent: number, flat: boolean): void {
    this.#nodes.push(node);
    this.#indents.push(indent);
    this.#flats.push(flat);
  }

  #write(value: string): void {
    if (value === "") return;
    if (this.#isLineSealed) throw new Error(`${JSON.stringify(value)} would become part of the line comment before it`);
    this.#row = this.#row === "" && this.#column > 0 ? " ".repeat(this.#column) + value : this.#row + value;
    this.#column += value.length;
  }

  #endLine(indent: number): void {
    this.#rows.push(this.#row.endsWith(" ") ? this.#row.trimEnd() : this.#row);
    this.#row = "";
    this.#column = indent;
    this.#isLineSealed = false;
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
        else if (this.#row === "") this.#column = indent;
        else this.#endLine(indent);
        break;
      case "broken":
        if (!flat) this.#write(node.content);
        break;
      case "group":
        this.#printGroup(node, indent, flat);
        break;
      case "sourced":
        this.#names?.push({ line: this.#rows.length, column: this.#column, source: node.detail });
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
    if (this.#row === "") {
      this.#column += node.detail;
      this.#push(node.content, indent + node.detail, flat);
    } else {
      this.#write(" ".repeat(node.detail));
      this.#push(node.content, indent, flat);
    }
  }

  #printGroup(node: NodeOfKind<"group">, indent: number, flat: boolean): void {
    if (flat || (!node.breaks && this.#fits([{ node: node.content, flat: true }]))) {
      this.#push(node.content, indent, true);
    } else if (node.detail !== undefined && this.#hugs(node.detail)) {
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

  #hugs({ head, last }: Hugging): boolean {
    if (head.breaks) return false;
    return this.#fits([
      { node: last, flat: false },
      { node: head, flat: true },
    ]);
  }

  /**
   * Whether `own` (in reverse order) and the content up to the next possible line break fit into the rest of the line.
   */
  #fits(own: MeasuredNode[]): boolean {
    let remaining = lineWidth - this.#column;
    let next = this.#nodes.length;
    while (remaining >= 0) {
      let node: Node | undefined;
      let flat: boolean;
      const measured = own.pop();
      if (measured === undefined) {
        next--;
        node = this.#nodes[next];
        flat = this.#flats[next] === true;
        if (node === undefined) return true;
      } else {
        ({ node, flat } = measured);
      }
      if (flat && node.width > remaining) return false;
      switch (node.kind) {
        case "text":
        case "literal":
          remaining -= node.content.length;
          break;
        case "symbol":
          remaining -= this.#surroundings.nameOf(node.content).length;
          break;
        case "specifier":
          remaining -= this.#surroundings.specifierOf(node.content).length;
          break;
        case "sequence":
          for (let index = node.content.length - 1; index >= 0; index--) {
            own.push({ node: node.content[index] as Node, flat });
          }
          break;
        case "align":
          remaining -= node.detail;
          own.push({ node: node.content, flat });
          break;
        case "indent":
        case "group":
          own.push({ node: node.content, flat: flat && !node.breaks });
          break;
        case "sourced":
          own.push({ node: node.content, flat });
          break;
        case "soft":
          if (!flat) return true;
          remaining -= node.content.length;
          break;
        case "broken":
          if (!flat) remaining -= node.content.length;
          break;
        case "line":
        case "comment":
          return true;
        default:
          throw new Error(`No way to measure ${(node satisfies never as Node).kind}`);
      }
    }
    return false;
  }
}
