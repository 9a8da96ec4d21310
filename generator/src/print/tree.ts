declare const codeBrand: unique symbol;

/**
 * Trusted code in the target language. Opaque: only the functions of `print/` create it, from template literals in the
 * generator's source and from encoded specification text. A JSON value cannot imitate it.
 */
export interface Code {
  readonly brand: typeof codeBrand;
}

/** A name that one output module or package declares and others import. */
export interface SymbolReference {
  readonly name: string;
  /**
   * Path in the output without extension (`src/types/guilds`), or a package entry, distinguished by its `@` or `node:`
   * (`@guildwire/runtime/client`).
   */
  readonly module: string;
  /** Whether this use needs only the type, so that `import type` suffices. */
  readonly typeOnly: boolean;
  /**
   * Imports the whole module under this name, for files that use many names of it: `types.Guild`. With `*` as the name, the reference is
   * to the namespace itself.
   */
  readonly namespace?: string;
}

/**
 * A node of the tree. All kinds have the same properties in the same order, so that property access stays monomorphic:
 * trees have millions of nodes.
 */
class TreeNode<Kind extends string, Content, Detail> implements Code {
  declare readonly brand: typeof codeBrand;
  declare readonly kind: Kind;
  /** Whether the content contains a line break, so that no enclosing group fits on one line. */
  declare readonly breaks: boolean;
  /** Width on one line; symbols count with their declared name. */
  declare readonly width: number;
  /** What to print. */
  declare readonly content: Content;
  /** How to print it. */
  declare readonly detail: Detail;

  constructor(kind: Kind, breaks: boolean, width: number, content: Content, detail: Detail) {
    this.kind = kind;
    this.breaks = breaks;
    this.width = width;
    this.content = content;
    this.detail = detail;
  }
}

/** Trusted text or an identifier, without line feeds. Its words may declare or reference names. */
type TextNode = TreeNode<"text", string, undefined>;

/** An encoded literal or property key, without line feeds. Contains no names. */
type LiteralNode = TreeNode<"literal", string, undefined>;

type SymbolNode = TreeNode<"symbol", SymbolReference, undefined>;

/** A module specifier, relative to the printed file. */
type SpecifierNode = TreeNode<"specifier", string, undefined>;

type LineNode = TreeNode<"line", undefined, undefined>;

type SequenceNode = TreeNode<"sequence", readonly Node[], undefined>;

/** Adds columns to the indentation of lines that start inside the content. */
type IndentNode = TreeNode<"indent", Node, number>;

/** Spaces before the content. At the start of a line, they indent all of its lines. */
type AlignNode = TreeNode<"align", Node, number>;

/** Prints its text in a group on one line, and a line break in a broken group. */
type SoftLineNode = TreeNode<"soft", string, undefined>;

/** Prints its text in a broken group only. */
type WhenBrokenNode = TreeNode<"broken", string, undefined>;

/** Printed on one line if it fits, otherwise as `hugging` if its head fits, otherwise with its soft lines broken. */
type GroupNode = TreeNode<"group", Node, Hugging | undefined>;

/** Keeps `head` on the line and breaks only the end of `last`. */
export interface Hugging {
  readonly head: Node;
  readonly last: Node;
}

/** A name that a node of the specification gives. Printed as its content; the printer records where. */
type SourcedNode = TreeNode<"sourced", Node, NameSource>;

/** The node of the bundled document that a printed name comes from. */
export interface NameSource {
  /** JSON pointer. */
  readonly at: string;
  /** The field of the node whose value is the name, such as `operationId`. Default: the name is the node's key. */
  readonly field: string | undefined;
}

/** A comment, wrapped once its indentation is known. */
type CommentNode = TreeNode<"comment", CommentLayout, CommentEnd>;

/** Returns the comment's lines for a given width. */
export type CommentLayout = (columns: number) => readonly string[];

/** Where a comment ends: at the end of its line, so that nothing may follow, or at its closing mark. */
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
  | SourcedNode
  | CommentNode;

/** Returns the tree of a piece of code. Throws if the value is not code. */
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

/** Returns the name that code uses. */
/** The name of a reference to a namespace itself, as in `import * as z`. */
export const wholeNamespace = "*";

export function qualifiedName({ name, namespace }: Pick<SymbolReference, "name" | "namespace">): string {
  if (namespace === undefined) return name;
  return name === wholeNamespace ? namespace : `${namespace}.${name}`;
}

export function symbolUse(reference: SymbolReference): Node {
  return new TreeNode("symbol", false, qualifiedName(reference).length, reference, undefined);
}

export function specifier(module: string): Node {
  return new TreeNode("specifier", false, module.length, module, undefined);
}

export const line: Node = new TreeNode("line", true, 0, undefined, undefined);

export const emptyNode: Node = new TreeNode("sequence", false, 0, [], undefined);

/** Concatenates parts and omits empty ones, so that a sequence is empty only without parts. */
export function sequence(parts: readonly Node[]): Node {
  let breaks = false;
  let width = 0;
  let empty = 0;
  // By index: iterators of arrays are slow until the function is optimized, and trees have millions of nodes.
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index] as Node;
    if (isEmpty(part)) empty += 1;
    breaks ||= part.breaks;
    width += part.width;
  }
  const kept = empty === 0 ? parts : parts.filter((part) => !isEmpty(part));
  const only = kept[0];
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

export function sourcedNode(content: Node, source: NameSource): Node {
  return new TreeNode("sourced", content.breaks, content.width, content, source);
}

export function comment(layout: CommentLayout, end: CommentEnd): Node {
  return new TreeNode("comment", true, 0, layout, end);
}
