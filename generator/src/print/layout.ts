import {
  type Code,
  group,
  isEmpty,
  line,
  type Node,
  nest,
  nodeOf,
  nothing,
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
  /** Absent and empty items are left out. */
  readonly items: readonly (Code | undefined)[];
  /** One item per line even if all fit on one. */
  readonly multiline?: boolean | undefined;
  /** Blanks inside the brackets when on one line; default: only inside braces. */
  readonly padded?: boolean | undefined;
  /** A separator after the last item when broken; default true, but false inside `<`, where TypeScript forbids it. */
  readonly trailing?: boolean | undefined;
  /** When only the last item has several lines, the others stay on the first line: `f(client, {`. Default false. */
  readonly hug?: boolean | undefined;
}

/**
 * `open a, b close` on one line when it fits in 110 columns and no item has a line break or a comment, else one item
 * per line, indented, with the separator trailing.
 */
export function list(options: ListOptions): Code {
  const { open, close, separator, multiline = false, hug = false } = options;
  const { padded = open === "{", trailing = open !== "<" } = options;
  const items = present(options.items);
  const last = items.at(-1);
  if (last === undefined) return text(`${open}${close}`);

  const edge = softLine(padded ? " " : "");
  const between: readonly Node[] = [text(separator), softLine(" ")];
  const inner: readonly Node[] = [edge, ...items.flatMap((item, index) => (index === 0 ? [item] : [...between, item]))];
  const content: Node[] = [text(open), nest(2, sequence(inner))];
  if (trailing) content.push(whenBroken(separator));
  content.push(edge, text(close));
  const whole = sequence(content);
  if (multiline || !hug) return group(whole, { breaks: multiline });

  const pad = text(padded ? " " : "");
  const head = [text(open), pad, ...items.slice(0, -1).flatMap((item): readonly Node[] => [item, text(`${separator} `)])];
  return group(whole, { hugging: { head: sequence(head), last: sequence([last, pad, text(close)]) } });
}

export interface UnionOptions {
  /** Put several members into parentheses, as in `(A | B)[]`. Default false. */
  readonly parentheses?: boolean | undefined;
}

/** `A | B` on one line when it fits, else one member per line behind a leading bar; `never` without members. */
export function unionType(members: readonly Code[], { parentheses = false }: UnionOptions = {}): Code {
  const nodes = present(members);
  const [only] = nodes;
  if (only === undefined) return text("never");
  if (nodes.length === 1) return only;
  const parts = nodes.flatMap((node, index): readonly Node[] =>
    index === 0
      ? [softLine(""), whenBroken("| "), nest(2, node)]
      : [softLine(" "), text("| "), nest(2, node)],
  );
  const union = nest(2, sequence(parts));
  return group(parentheses ? sequence([text("("), union, softLine(""), text(")")]) : union);
}

/** `head {`, the body one per line and indented, `}`, directly followed by the tail. An empty body gives `head {}`. */
export function block(head: Code, body: readonly (Code | undefined)[], tail?: Code): Code {
  const opening = nodeOf(head);
  const inner = present(body);
  const parts: Node[] = [opening, text(isEmpty(opening) ? "{" : " {")];
  if (inner.length > 0) parts.push(nest(2, sequence(inner.flatMap((node): readonly Node[] => [line, node]))), line);
  parts.push(text("}"));
  if (tail !== undefined) parts.push(nodeOf(tail));
  return sequence(parts);
}

/** The parts with the separator between them. */
export function joinCode(parts: readonly Code[], separator: Code): Code {
  const between = nodeOf(separator);
  return sequence(parts.flatMap((part, index): readonly Node[] => (index === 0 ? [nodeOf(part)] : [between, nodeOf(part)])));
}

/** The parts one per line with `blank` (default 0) empty lines between them; absent and empty parts are left out. */
export function lines(parts: readonly (Code | undefined)[], blank = 0): Code {
  const between: readonly Node[] = Array.from({ length: blank + 1 }, () => line);
  return sequence(present(parts).flatMap((node, index): readonly Node[] => (index === 0 ? [node] : [...between, node])));
}

function present(parts: readonly (Code | undefined)[]): readonly Node[] {
  return parts.map((part) => (part === undefined ? nothing : nodeOf(part))).filter((node) => !isEmpty(node));
}
