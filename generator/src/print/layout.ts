import {
  type Code,
  emptyNode,
  group,
  indentBy,
  isEmpty,
  line,
  type Node,
  nodeOf,
  sequence,
  softLine,
  text,
  whenBroken,
} from "./tree.js";

export type Opening = "{" | "(" | "[" | "<";
export type Closing = "}" | ")" | "]" | ">";

export interface ListOptions {
  readonly open: Opening;
  readonly close: Closing;
  readonly separator: "," | ";";
  /** Absent and empty items are omitted. */
  readonly items: readonly (Code | undefined)[];
  /** One item per line even if all fit on one. */
  readonly multiline?: boolean | undefined;
  /** Spaces inside the brackets on one line. Default: only for braces. */
  readonly padded?: boolean | undefined;
  /** Print a separator after the last item if broken. Default true, except in `<>`, where TypeScript forbids it. */
  readonly trailing?: boolean | undefined;
  /** If only the last item spans lines, keep the others on the first line: `f(client, {`. Default false. */
  readonly hug?: boolean | undefined;
}

/**
 * Prints `open a, b close` on one line if it fits in 110 columns and no item contains a line break or comment.
 * Otherwise one item per line, indented, with a trailing separator.
 */
export function list(options: ListOptions): Code {
  const { open, close, separator, multiline = false, hug = false } = options;
  const { padded = open === "{", trailing = open !== "<" } = options;
  const items = present(options.items);
  const last = items.at(-1);
  if (last === undefined) return text(open + close);

  const edge = padded ? softBlank : softNothing;
  const opening = bracket[open];
  const closing = bracket[close];
  const { mark, whenBroken: trail } = separators[separator];
  const inner: Node[] = [edge];
  for (let index = 0; index < items.length; index++) {
    if (index > 0) inner.push(mark, softBlank);
    inner.push(items[index] as Node);
  }
  const indented = indentBy(2, sequence(inner));
  const whole = sequence(trailing ? [opening, indented, trail, edge, closing] : [opening, indented, edge, closing]);
  if (multiline || !hug) return group(whole, { breaks: multiline });

  const pad = padded ? blank : emptyNode;
  const head = items.slice(0, -1).flatMap((item): readonly Node[] => [item, mark, blank]);
  const hugging = { head: sequence([opening, pad, ...head]), last: sequence([last, pad, closing]) };
  return group(whole, { hugging });
}

/** How a literal, a call or a list of parameters is divided into lines. */
export type ListStyle = Pick<ListOptions, "multiline" | "trailing" | "hug">;

/** Prints `{ a: 1, b }`. */
export function objectLiteral(items: ListOptions["items"], style?: ListStyle): Code {
  return list({ open: "{", close: "}", separator: ",", items, ...style });
}

/** Prints `{ a: number; b?: string }`, a type or the body of an interface. */
export function typeLiteral(items: ListOptions["items"], style?: ListStyle): Code {
  return list({ open: "{", close: "}", separator: ";", items, ...style });
}

/** Prints `[a, b]`, a value or a tuple type. */
export function arrayLiteral(items: ListOptions["items"], style?: ListStyle): Code {
  return list({ open: "[", close: "]", separator: ",", items, ...style });
}

/** Prints `(a, b)`. */
export function parameterList(items: ListOptions["items"], style?: ListStyle): Code {
  return list({ open: "(", close: ")", separator: ",", items, ...style });
}

/** Prints `callee(a, b)`. */
export function call(callee: Code, items: ListOptions["items"], style?: ListStyle): Code {
  return sequence([nodeOf(callee), nodeOf(parameterList(items, style))]);
}

/** Prints `<A, B>`, the arguments or parameters of a generic type or function. */
export function typeArgumentList(items: ListOptions["items"]): Code {
  return list({ open: "<", close: ">", separator: ",", items });
}

const softBlank = softLine(" ");
const softNothing = softLine("");
const blank = text(" ");
const blockOpening = text(" {");
const bar = text("| ");
const barWhenBroken = whenBroken("| ");

const bracket: Readonly<Record<Opening | Closing, Node>> = {
  "{": text("{"),
  "}": text("}"),
  "(": text("("),
  ")": text(")"),
  "[": text("["),
  "]": text("]"),
  "<": text("<"),
  ">": text(">"),
};

const separators = {
  ",": { mark: text(","), whenBroken: whenBroken(",") },
  ";": { mark: text(";"), whenBroken: whenBroken(";") },
} as const;

export interface UnionOptions {
  /** Parenthesize two or more members, as in `(A | B)[]`. Default false. */
  readonly parentheses?: boolean | undefined;
}

/** Width of a row of {@link rows}: a line minus indentation and separator. */
const rowWidth = 96;

/** Fills rows with short items, for a `list` that would otherwise print one item per line. */
export function rows(items: readonly Code[], separator: "," | ";" = ","): readonly Code[] {
  const filled: Node[][] = [];
  let width = Number.POSITIVE_INFINITY;
  for (const item of items.map(nodeOf)) {
    if (width + item.width + 2 > rowWidth) {
      filled.push([item]);
      width = item.width;
    } else {
      filled.at(-1)?.push(separators[separator].mark, blank, item);
      width += item.width + 2;
    }
  }
  return filled.map(sequence);
}

/** Prints `A | B` on one line if it fits, otherwise one member per line with a leading bar; `never` without members. */
export function unionType(members: readonly Code[], { parentheses = false }: UnionOptions = {}): Code {
  const nodes = present(members);
  const only = nodes[0];
  if (only === undefined) return text("never");
  if (nodes.length === 1) return only;
  const parts = nodes.flatMap((node, index): readonly Node[] =>
    index === 0 ? [softNothing, barWhenBroken, indentBy(2, node)] : [softBlank, bar, indentBy(2, node)],
  );
  const union = indentBy(2, sequence(parts));
  return group(parentheses ? sequence([bracket["("], union, softNothing, bracket[")"]]) : union);
}

/** Prints `a && b` on one line if it fits, otherwise one operand per line after its operator. */
export function operators(parts: readonly Code[], operator: "&&" | "||"): Code {
  const sign = text(operator === "&&" ? "&& " : "|| ");
  const nodes = present(parts).flatMap((node, index): readonly Node[] =>
    index === 0 ? [node] : [softBlank, sign, node],
  );
  return group(indentBy(2, sequence(nodes)));
}

/** Prints `head statement` on one line if it fits, otherwise the statement indented on the next line. */
export function attached(head: Code, statement: Code): Code {
  return group(indentBy(2, sequence([nodeOf(head), softBlank, nodeOf(statement)])));
}

/** Prints `head {`, the indented body, `}` and the tail. An empty body gives `head {}`. */
export function block(head: Code, body: readonly (Code | undefined)[], tail?: Code): Code {
  const opening = nodeOf(head);
  const inner = present(body);
  const parts: Node[] = [opening, isEmpty(opening) ? bracket["{"] : blockOpening];
  if (inner.length > 0) {
    const rows: Node[] = [];
    for (let index = 0; index < inner.length; index++) rows.push(line, inner[index] as Node);
    parts.push(indentBy(2, sequence(rows)), line);
  }
  parts.push(bracket["}"]);
  if (tail !== undefined) parts.push(nodeOf(tail));
  return sequence(parts);
}

/** Joins parts with a separator. */
export function joinCode(parts: readonly Code[], separator: Code): Code {
  const between = nodeOf(separator);
  return sequence(
    parts.flatMap((part, index): readonly Node[] => (index === 0 ? [nodeOf(part)] : [between, nodeOf(part)])),
  );
}

/** Prints one part per line with `empty` (default 0) empty lines between them. Absent and empty parts are omitted. */
export function lines(parts: readonly (Code | undefined)[], empty = 0): Code {
  const printed: Node[] = [];
  const nodes = present(parts);
  for (let index = 0; index < nodes.length; index++) {
    if (index > 0) for (let count = 0; count <= empty; count++) printed.push(line);
    printed.push(nodes[index] as Node);
  }
  return sequence(printed);
}

// By index, as in `sequence`.
function present(parts: readonly (Code | undefined)[]): readonly Node[] {
  const nodes: Node[] = [];
  for (let index = 0; index < parts.length; index++) {
    const part = parts[index];
    if (part === undefined) continue;
    const node = nodeOf(part);
    if (!isEmpty(node)) nodes.push(node);
  }
  return nodes;
}
