import type { Finding, Plan, Rewrite } from "../migrate/plan.js";
import { ts } from "../typescript/compiler.js";
import type { OutputNames } from "./output-names.js";

/** A file of the program, typed by one of the two outputs. */
export interface TypedFile {
  readonly file: ts.SourceFile;
  readonly checker: ts.TypeChecker;
}

/** What a rule reads: one file, with the types of the former output and of the new one. Both have the same text. */
export interface RuleContext {
  readonly former: TypedFile;
  readonly current: TypedFile;
  readonly names: OutputNames;
}

/** Finds what one change of the output or of the runtime does to a file. `what` of its results is the code of the change. */
export type Rule = (context: RuleContext) => Plan;

/** Collects what a rule finds in a file. */
export class RulePlan implements Plan {
  readonly rewrites: Rewrite[] = [];
  readonly findings: Finding[] = [];
  readonly #file: ts.SourceFile;
  readonly #code: string;

  constructor(file: ts.SourceFile, code: string) {
    this.#file = file;
    this.#code = code;
  }

  rewrite(node: ts.Node, text: Rewrite["text"], code: string = this.#code): void {
    this.rewriteRange(node.getStart(this.#file), node.end, text, code);
  }

  rewriteRange(start: number, end: number, text: Rewrite["text"], code: string = this.#code): void {
    this.rewrites.push({ file: this.#file, start, end, kind: "call", what: code, equivalent: "", text });
  }

  leave(node: ts.Node, why: string, equivalent: string, code: string = this.#code): void {
    const start = node.getStart(this.#file);
    this.findings.push({ file: this.#file, start, end: node.end, isCall: true, what: code, why, equivalent });
  }
}

export function joinPlans(plans: readonly Plan[]): Plan {
  return {
    rewrites: plans.flatMap(({ rewrites }) => rewrites),
    findings: plans.flatMap(({ findings }) => findings),
  };
}

/** The object literal behind parentheses and assertions. */
export function objectLiteral(node: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined {
  if (node === undefined) return undefined;
  if (ts.isObjectLiteralExpression(node)) return node;
  return ts.isParenthesizedExpression(node) || ts.isSatisfiesExpression(node)
    ? objectLiteral(node.expression)
    : undefined;
}

/** The text of an argument with properties added to it that apply unless it has them. */
export function withProperties(
  node: ts.Expression,
  text: string,
  added: string,
): { readonly start: number; readonly end: number; readonly text: string } {
  const literal = objectLiteral(node);
  const start = node.getStart();
  if (literal === undefined) return { start, end: node.end, text: `{ ${added}, ...${text} }` };
  const at = literal.properties.end;
  const [first] = literal.properties;
  if (first === undefined) return { start: literal.getStart(), end: literal.end, text: `{ ${added} }` };
  const file = literal.getSourceFile();
  const last = literal.properties.at(-1) ?? first;
  const lineStart = file.text.lastIndexOf("\n", last.getStart()) + 1;
  const indentation = file.text.slice(lineStart, last.getStart());
  const space = /^[ \t]+$/.test(indentation) ? `\n${indentation}` : " ";
  const { hasTrailingComma } = literal.properties;
  return { start: at, end: at, text: `${hasTrailingComma ? "" : ","}${space}${added}${hasTrailingComma ? "," : ""}` };
}
