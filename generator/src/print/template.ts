import { alignBy, type Code, emptyNode, indentBy, isEmpty, line, type Node, nodeOf, sequence, text } from "./tree.js";

/** A placeholder value in a `code` template. */
export type CodeValue = Code | readonly Code[] | undefined;

/**
 * Template tag for code. Literal parts are trusted because they come from the generator's source. Values are code,
 * arrays of code (concatenated) or undefined.
 *
 * Multi-line values are indented to their line. A template that starts with a line break is dedented: the line break,
 * the common indentation and a blank last line are removed. A line of only empty values is omitted.
 *
 * Escapes are those of template literals, limited to `` \\ ``, `` \` ``, `\$`, `\{` and `\n`: others, such as `\d`,
 * would silently lose their backslash.
 */
export function code(strings: TemplateStringsArray, ...values: readonly CodeValue[]): Code {
  let template = compiled.get(strings);
  if (template === undefined) {
    template = compile(strings);
    compiled.set(strings, template);
  }
  return fill(template, values);
}

interface TemplateLine {
  readonly indent: number;
  /** Trusted text, and indexes into the values. */
  readonly parts: readonly (Node | number)[];
  readonly onlyValues: boolean;
}

/** Keyed by identity: each template in the source has one strings array. */
const compiled: WeakMap<TemplateStringsArray, readonly TemplateLine[]> = new WeakMap();

function compile(strings: TemplateStringsArray): readonly TemplateLine[] {
  const wrong = strings.raw
    .join("")
    .match(/\\[\s\S]/g)
    ?.find((pair) => !/[\\`$n{]$/.test(pair));
  if (wrong !== undefined) throw new SyntaxError(`${wrong} in a code template prints no backslash: write \\${wrong}`);

  const rows: (string | number)[][] = [[]];
  strings.forEach((piece, index) => {
    const [first = "", ...others] = piece.split("\n");
    rows.at(-1)?.push(first);
    for (const other of others) rows.push([other]);
    if (index < strings.length - 1) rows.at(-1)?.push(index);
  });

  const dedent = strings[0]?.startsWith("\n") === true;
  if (dedent) {
    rows.shift();
    if (rows.length > 1 && rows.at(-1)?.every((part) => typeof part === "string" && part.trim() === "")) rows.pop();
  }
  const indents = rows.map((row) => (isBlank(row) ? Number.POSITIVE_INFINITY : indentOf(row)));
  const common = dedent ? Math.min(...indents) : 0;
  return rows.map((row) => {
    const blank = isBlank(row);
    const parts = blank ? row : withoutIndent(row);
    return {
      indent: blank ? 0 : indentOf(row) - common,
      parts: parts.filter((part) => part !== "").map((part) => (typeof part === "string" ? text(part) : part)),
      onlyValues: !blank && parts.every(isValueOrBlank),
    };
  });
}

function isBlank(row: readonly (string | number)[]): boolean {
  return row.every((part) => typeof part === "string" && part.trim() === "");
}

function isValueOrBlank(part: string | number): boolean {
  return typeof part === "number" || part.trim() === "";
}

function indentOf(row: readonly (string | number)[]): number {
  const [first] = row;
  return typeof first === "string" ? first.length - first.trimStart().length : 0;
}

function withoutIndent(row: readonly (string | number)[]): readonly (string | number)[] {
  const [first, ...others] = row;
  return typeof first === "string" ? [first.trimStart(), ...others] : row;
}

function fill(template: readonly TemplateLine[], values: readonly CodeValue[]): Node {
  const only = template[0];
  // Fast path: most templates are one line.
  if (only !== undefined && template.length === 1) return alignBy(only.indent, sequence(filled(only, values)));
  const printed: Node[] = [];
  let first = true;
  for (const row of template) {
    const { indent, parts, onlyValues } = row;
    const nodes = filled(row, values);
    if (onlyValues && nodes.every((node, index) => typeof parts[index] !== "number" || isEmpty(node))) continue;
    if (first) printed.push(alignBy(indent, sequence(nodes)));
    else if (indent > 0) printed.push(indentBy(indent, sequence([line, ...nodes])));
    else printed.push(line, ...nodes);
    first = false;
  }
  return sequence(printed);
}

function filled({ parts }: TemplateLine, values: readonly CodeValue[]): readonly Node[] {
  return parts.map((part) => (typeof part === "number" ? valueNode(values[part]) : part));
}

function valueNode(value: CodeValue): Node {
  if (value === undefined) return emptyNode;
  return Array.isArray(value) ? sequence((value as readonly Code[]).map(nodeOf)) : nodeOf(value as Code);
}
