declare const codeBrand: unique symbol;

/**
 * Trusted target-language text. Opaque: only the functions of `print/` make it, from template literals in our own
 * source and from spec text that went through an encoder. No JSON value can pass for it.
 */
export interface Code {
  readonly brand: typeof codeBrand;
}

/** A name that one output module declares and others import. */
export interface SymbolReference {
  readonly name: string;
  /**
   * Path in the output without extension (`src/types/guilds`), or a package entry, distinguished by its `@` or `node:`
   * (`@guildwire/runtime/client`).
   */
  readonly module: string;
  /** Whether this use needs only the type, so that an `import type` serves it. */
  readonly typeOnly: boolean;
}

/**
 * A node of the tree. All kinds have the same members in the same order, so that the engine sees one shape of object: trees
 * have millions of nodes, and most time goes into reading them.
 */
class TreeNode<Kind extends string, Content, Detail> implements Code {
  declare readonly brand: typeof codeBrand;
  declare readonly kind: Kind;
  /** Whether a line must end inside, so that no group around it fits on one line. */
  declare readonly breaks: boolean;
  /** Columns when printed on one line; symbols count with the name they are declared by. */
  declare readonly width: number;
  /** What is printed. */
  declare readonly content: Content;
  /** How it is printed. */
  declare readonly detail: Detail;

  constructor(kind: Kind, breaks: boolean, width: number, content: Content, detail: Detail) {
    this.kind = kind;
    this.breaks = breaks;
    this.width = width;
    this.content = content;
    this.detail = detail;
  }
}

/** Text from our own source or an identifier: its words may declare or refer to names. Without line feeds. */
type TextNode = TreeNode<"text", string, undefined>;

/** An encoded literal or property key: none of its words is a name. Without line feeds. */
type LiteralNode = TreeNode<"literal", string, undefined>;

type SymbolNode = TreeNode<"symbol", SymbolReference, undefined>;

/** The module specifier of a module, as seen from the file that is printed. */
type SpecifierNode = TreeNode<"specifier", string, undefined>;

type LineNode = TreeNode<"line", undefined, undefined>;

type SequenceNode = TreeNode<"sequence", readonly Node[], undefined>;

/** Indents lines that begin inside the content by a number of further columns. */
type IndentNode = TreeNode<"indent", Node, number>;

/** A number of spaces before the content. At the start of a line they indent all its lines. */
type AlignNode = TreeNode<"align", Node, number>;

/** In a group on one line: the text. In a broken group: a line break. */
type SoftLineNode = TreeNode<"soft", string, undefined>;

/** In a broken group: the text. On one line: nothing. */
type WhenBrokenNode = TreeNode<"broken", string, undefined>;

/** Printed on one line when it fits, else as `hugging` when its head fits, else with its soft lines broken. */
type GroupNode = TreeNode<"group", Node, Hugging | undefined>;

/** `head` stays on the line although the end of `last` does not. */
export interface Hugging {
  readonly head: Node;
  readonly last: Node;
}

/** A comment that is laid out when its indentation is known. */
type CommentNode = TreeNode<"comment", CommentLayout, CommentEnd>;

/** The comment's lines, ready to print, for a given width. */
export type CommentLayout = (columns: number) => readonly string[];

/** Where a comment ends: at the end of its line, so that nothing may follow there, or where it says so. */
export type CommentEnd = "line" | "mark";

export type Node =
  | TextNode
  | LiteralNode
  | SymbolNode
  | SpecifierNode
  | LineNode
  | SequenceNode
  | IndentNode
  | AlignNode
  | SoftLineNode
  | WhenBrokenNode
  | GroupNode
  | CommentNode;

/** The tree behind a piece of code. Throws when a caller got around the types with something else. */
export function nodeOf(code: Code): Node {
  if (code instanceof TreeNode) return code as Node;
  throw new TypeError(`Only Code can be printed, and this is a ${typeof code}: spec text goes through an encoder`);
}

export function isEmpty(node: Node): boolean {
  if (node.width > 0 || node.breaks) return false;
  return node.kind === "sequence" || node.kind === "text" || node.kind === "literal";
}

export function text(value: string): Node {
  return new TreeNode("text", false, value.length, value, undefined);
}

export function literal(value: string): Node {
  return new TreeNode("literal", false, value.length, value, undefined);
}

export function symbolUse(reference: SymbolReference): Node {
  return new TreeNode("symbol", false, reference.name.length, reference, undefined);
}

export function specifier(module: string): Node {
  return new TreeNode("specifier", false, module.length, module, undefined);
}

export const line: Node = new TreeNode("line", true, 0, undefined, undefined);

export const emptyNode: Node = new TreeNode("sequence", false, 0, [], undefined);

/** Empty parts are left out, so that a sequence is empty only when it has no parts. */
export function sequence(parts: readonly Node[]): Node {
  let breaks = false;
  let width = 0;
  let empty = 0;
  for (const part of parts) {
    if (isEmpty(part)) empty += 1;
    breaks ||= part.breaks;
    width += part.width;
  }
  const kept = empty === 0 ? parts : parts.filter((part) => !isEmpty(part));
  const [only] = kept;
  if (only === undefined) return emptyNode;
  if (kept.length === 1) return only;
  return new TreeNode("sequence", breaks, width, kept, undefined);
}

export function indentBy(columns: number, content: Node): Node {
  return new TreeNode("indent", content.breaks, content.width, content, columns);
}

export function alignBy(columns: number, content: Node): Node {
  if (columns === 0) return content;
  return new TreeNode("align", content.breaks, columns + content.width, content, columns);
}

export function softLine(flat: string): Node {
  return new TreeNode("soft", false, flat.length, flat, undefined);
}

export function whenBroken(value: string): Node {
  return new TreeNode("broken", false, 0, value, undefined);
}

export function group(content: Node, options: { breaks?: boolean; hugging?: Hugging | undefined } = {}): Node {
  return new TreeNode("group", content.breaks || options.breaks === true, content.width, content, options.hugging);
}

export function comment(layout: CommentLayout, end: CommentEnd): Node {
  return new TreeNode("comment", true, 0, layout, end);
}
