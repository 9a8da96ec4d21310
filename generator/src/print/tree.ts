const codeBrand: unique symbol = Symbol("code");

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
   * Path in the output without extension (`src/types/guilds`), or a package entry, told apart by its `@` or `node:`
   * (`@guildwire/runtime/client`).
   */
  readonly module: string;
  /** Whether this use needs only the type, so that an `import type` serves it. */
  readonly typeOnly: boolean;
}

interface NodeBase extends Code {
  /** Whether a line must end inside, so that no group around it fits on one line. */
  readonly breaks: boolean;
  /** Columns when printed on one line; symbols count with the name they are declared by. */
  readonly width: number;
}

/** Text from our own source or an identifier: its words may declare or refer to names. Without line feeds. */
export interface TextNode extends NodeBase {
  readonly kind: "text";
  readonly text: string;
}

/** An encoded literal or property key: none of its words is a name. Without line feeds. */
interface LiteralNode extends NodeBase {
  readonly kind: "literal";
  readonly text: string;
}

interface SymbolNode extends NodeBase {
  readonly kind: "symbol";
  readonly reference: SymbolReference;
}

/** The module specifier of `module`, as seen from the file that is printed. */
interface SpecifierNode extends NodeBase {
  readonly kind: "specifier";
  readonly module: string;
}

interface LineNode extends NodeBase {
  readonly kind: "line";
}

interface SequenceNode extends NodeBase {
  readonly kind: "sequence";
  readonly parts: readonly Node[];
}

/** Lines that begin inside `content` are indented by further `columns`. */
interface NestNode extends NodeBase {
  readonly kind: "nest";
  readonly columns: number;
  readonly content: Node;
}

/** Blanks before `content`. Where they begin a line they indent all lines of it, elsewhere they are mere blanks. */
interface LeadNode extends NodeBase {
  readonly kind: "lead";
  readonly columns: number;
  readonly content: Node;
}

/** In a group on one line: `flat`. In a broken group: a line break. */
interface SoftLineNode extends NodeBase {
  readonly kind: "soft";
  readonly flat: string;
}

/** In a broken group: `text`. On one line: nothing. */
interface WhenBrokenNode extends NodeBase {
  readonly kind: "broken";
  readonly text: string;
}

/** Printed on one line when it fits, else as `hugging` when its head fits, else with its soft lines broken. */
interface GroupNode extends NodeBase {
  readonly kind: "group";
  readonly content: Node;
  readonly hugging: Hugging | undefined;
}

/** `head` stays on the line although the end of `last` does not. */
export interface Hugging {
  readonly head: Node;
  readonly last: Node;
}

/** A comment that is laid out when its indentation is known. */
interface CommentNode extends NodeBase {
  readonly kind: "comment";
  /** The comment's lines, ready to print, for so many columns. */
  readonly layout: (columns: number) => readonly string[];
  /** Whether the comment lasts to the end of its line, so that nothing may follow there. */
  readonly toLineEnd: boolean;
}

export type Node =
  | TextNode
  | LiteralNode
  | SymbolNode
  | SpecifierNode
  | LineNode
  | SequenceNode
  | NestNode
  | LeadNode
  | SoftLineNode
  | WhenBrokenNode
  | GroupNode
  | CommentNode;

/** The tree behind a piece of code. Throws when a caller got around the types with something else. */
export function nodeOf(code: Code): Node {
  if (code?.brand !== codeBrand) {
    throw new TypeError(`Only Code can be printed, and this is a ${typeof code}: spec text goes through an encoder`);
  }
  return code as Node;
}

export function isEmpty(node: Node): boolean {
  if (node.width > 0 || node.breaks) return false;
  return node.kind === "sequence" || node.kind === "text" || node.kind === "literal";
}

export function text(value: string): Node {
  return { brand: codeBrand, kind: "text", breaks: false, width: value.length, text: value };
}

export function literal(value: string): Node {
  return { brand: codeBrand, kind: "literal", breaks: false, width: value.length, text: value };
}

export function symbolUse(reference: SymbolReference): Node {
  return { brand: codeBrand, kind: "symbol", breaks: false, width: reference.name.length, reference };
}

export function specifier(module: string): Node {
  return { brand: codeBrand, kind: "specifier", breaks: false, width: module.length, module };
}

export const line: Node = { brand: codeBrand, kind: "line", breaks: true, width: 0 };

export const nothing: Node = { brand: codeBrand, kind: "sequence", breaks: false, width: 0, parts: [] };

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
  if (only === undefined) return nothing;
  if (kept.length === 1) return only;
  return { brand: codeBrand, kind: "sequence", breaks, width, parts: kept };
}

export function nest(columns: number, content: Node): Node {
  return { brand: codeBrand, kind: "nest", breaks: content.breaks, width: content.width, columns, content };
}

export function lead(columns: number, content: Node): Node {
  if (columns === 0) return content;
  const width = columns + content.width;
  return { brand: codeBrand, kind: "lead", breaks: content.breaks, width, columns, content };
}

export function softLine(flat: string): Node {
  return { brand: codeBrand, kind: "soft", breaks: false, width: flat.length, flat };
}

export function whenBroken(value: string): Node {
  return { brand: codeBrand, kind: "broken", breaks: false, width: 0, text: value };
}

export function group(content: Node, options: { breaks?: boolean; hugging?: Hugging | undefined } = {}): Node {
  const breaks = content.breaks || options.breaks === true;
  return { brand: codeBrand, kind: "group", breaks, width: content.width, content, hugging: options.hugging };
}

export function comment(layout: (columns: number) => readonly string[], toLineEnd: boolean): Node {
  return { brand: codeBrand, kind: "comment", breaks: true, width: 0, layout, toLineEnd };
}
