import { ts } from "../typescript/compiler.js";
import type { Source } from "./source-files.js";

/** Formatting of an existing file, which new text follows. */
export interface FileStyle {
  /** One level of indentation. */
  readonly unit: string;
  readonly quote: '"' | "'";
  readonly semicolon: ";" | "";
}

const fallback: FileStyle = { unit: "  ", quote: '"', semicolon: ";" };

export function styleOf({ tree, text }: Source): FileStyle {
  const votes = { '"': 0, "'": 0, ";": 0, "": 0 };
  const steps = new Map<string, number>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node)) {
      const [first] = text.slice(node.getStart(tree), node.end);
      if (first === '"' || first === "'") votes[first] += 1;
    }
    if (endsWithSemicolon(node)) votes[text[node.end - 1] === ";" ? ";" : ""] += 1;
    const step = stepInto(node, tree);
    if (step !== undefined) steps.set(step, (steps.get(step) ?? 0) + 1);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  const [unit = fallback.unit] = [...steps].sort(([, one], [, other]) => other - one)[0] ?? [];
  return { unit, quote: votes["'"] > votes['"'] ? "'" : '"', semicolon: votes[""] > votes[";"] ? "" : ";" };
}

/** Returns the whitespace at the start of the line that contains a position. */
export function indentationAt(text: string, position: number): string {
  return /^[ \t]*/.exec(text.slice(lineStart(text, position)))?.[0] ?? "";
}

/** Returns the offset of the first character of the line. */
export function lineStart(text: string, position: number): number {
  let at = position;
  while (at > 0 && text[at - 1] !== "\n" && text[at - 1] !== "\r") at -= 1;
  return at;
}

/** Returns the offset of the line break that ends the line, or of the end of the text. */
export function lineEnd(text: string, position: number): number {
  let at = position;
  while (at < text.length && text[at] !== "\n" && text[at] !== "\r") at += 1;
  return at;
}

/** Returns the line break used around a position: the preceding one, otherwise the following one. */
export function lineBreakAt(text: string, position: number): string {
  const before = lineStart(text, position);
  if (before > 0 && text[before - 1] === "\n") return text[before - 2] === "\r" ? "\r\n" : "\n";
  if (before > 0 && text[before - 1] === "\r") return "\r";
  return /\r\n|\n|\r/.exec(text.slice(lineEnd(text, position)))?.[0] ?? "\n";
}

/** Whether only whitespace precedes a position on its line. */
export function beginsLine(text: string, position: number): boolean {
  return /^[ \t]*$/.test(text.slice(lineStart(text, position), position));
}

function endsWithSemicolon(node: ts.Node): boolean {
  return (
    ts.isImportDeclaration(node) ||
    ts.isVariableStatement(node) ||
    ts.isExpressionStatement(node) ||
    ts.isReturnStatement(node) ||
    ts.isThrowStatement(node)
  );
}

/** Returns the indentation of a statement or member relative to its parent. */
function stepInto(node: ts.Node, tree: ts.SourceFile): string | undefined {
  const isMember = ts.isClassElement(node) || ts.isObjectLiteralElement(node) || ts.isStatement(node);
  if (!isMember || node.parent === undefined || ts.isSourceFile(node.parent)) return undefined;
  const { text } = tree;
  const start = node.getStart(tree);
  if (!beginsLine(text, start)) return undefined;
  const inner = indentationAt(text, start);
  const outer = indentationAt(text, node.parent.getStart(tree));
  return inner.length > outer.length && inner.startsWith(outer) ? inner.slice(outer.length) : undefined;
}
