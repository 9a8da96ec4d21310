import type { AuthenticationMode } from "../model/authentication.js";
import { serverNames } from "../model/server-names.js";
import { snippet, stringLiteral } from "../print/index.js";
import { ts } from "../typescript/compiler.js";
import type { Container } from "./container.js";
import type { DesiredOperation } from "./desired.js";
import { beginsLine, type FileStyle, indentationAt, lineBreakAt, lineEnd, lineStart } from "./file-style.js";
import type { Holder, ModuleHolder } from "./holder.js";
import type { ImportNames } from "./import-names.js";
import type { Source } from "./source-files.js";
import type { Edit } from "./splice.js";

/** Maximum line width of new code. */
const columns = 110;

/** Prints a handler stub, unindented, with LF line endings. */
export function methodText(
  operation: DesiredOperation,
  form: MethodForm,
  { unit, semicolon }: Pick<FileStyle, "unit" | "semicolon">,
): string {
  const { identifier, names, authenticationMode, events } = operation;
  const body = `${unit}throw ${form.name(serverNames.notImplemented, false)}(request, context)${semicolon}`;
  if (form.kind === "object") return `async ${identifier}(request, context) {\n${body}\n}`;
  const union = events.map((event) => quoted(event, form.quote)).join(" | ");
  const caller = principalOf(authenticationMode, form.principal);
  const principal = caller === "" && union !== "" ? "unknown" : caller;
  const args = [principal, union].filter((text) => text !== "").join(", ");
  const request = `request: ${form.name(names.request, true)}`;
  const context = `context: ${form.name(serverNames.context, true)}${args === "" ? "" : `<${args}>`}`;
  const result = `Promise<${form.name(names.result, true)}>`;
  // A class method named `constructor` must be computed.
  const name = identifier === "constructor" ? `[${quoted(identifier, form.quote)}]` : identifier;
  const oneLine = `async ${name}(${request}, ${context}): ${result} {`;
  const head =
    oneLine.length <= columns ? oneLine : `async ${name}(\n${unit}${request},\n${unit}${context},\n): ${result} {`;
  return `${head}\n${body}\n}`;
}

/** Returns the principal's type. An empty argument means the generated default, `unknown`. */
function principalOf(mode: AuthenticationMode, principal: string): string {
  if (mode === "none") return "undefined";
  if (mode === "required" || principal === "" || principal === "unknown") return principal;
  // Inside a union, types of lower precedence need parentheses.
  return `${/^[\w$.<>, |]+$/.test(principal) ? principal : `(${principal})`} | undefined`;
}

/** Quotes text from the specification, in the file's own quotes if it contains no special characters. */
function quoted(text: string, quote: string): string {
  return /^[\w.:-]*$/.test(text) ? `${quote}${text}${quote}` : snippet([stringLiteral(text)]);
}

export type MethodForm = {
  /** Returns the local name of a generated export. */
  readonly name: (name: string, typeOnly: boolean) => string;
} & (
  | { readonly kind: "object" }
  /** Method parameters of a class are not contextually typed, so their types are written out. */
  | { readonly kind: "class"; readonly principal: string; readonly quote: string }
);

type MethodHolder = Exclude<Holder, ModuleHolder>;

/** Returns insertions that add methods after the last member of an object or class. */
export function addMethods(
  container: Container & { readonly node: MethodHolder },
  operations: readonly DesiredOperation[],
  { style, names, module }: { readonly style: FileStyle; readonly names: ImportNames; readonly module: string },
): readonly Edit[] {
  const name = (wanted: string, typeOnly: boolean): string => names.use(wanted, { module, typeOnly });
  const principal = container.type.kind === "tag" ? onOneLine(container.type.typeArguments[0] ?? "") : "";
  const form: MethodForm = container.contextual
    ? { kind: "object", name }
    : { kind: "class", name, principal, quote: style.quote };
  const members = operations.map((operation) => `${operation.comment}\n${methodText(operation, form, style)}`);
  return addMembers(container, members, { style, spaced: true });
}

/**
 * Returns insertions that add members after the last one, in the file's indentation, line endings and comma style.
 *
 * @param members Unindented, without commas, with LF line endings.
 */
export function addMembers(
  { node, source }: { readonly node: MethodHolder; readonly source: Source },
  members: readonly string[],
  { style, spaced }: { readonly style: FileStyle; readonly spaced: boolean },
): readonly Edit[] {
  const { text, tree } = source;
  const isObject = ts.isObjectLiteralExpression(node);
  const list = isObject ? node.properties : node.members;
  const closing = node.end - 1;
  const last = list[list.length - 1];
  const trailing = isObject && (last === undefined || list.hasTrailingComma);
  const lineBreak = lineBreakAt(text, last === undefined ? closing : last.end);
  const outer = indentationAt(text, beginsLine(text, closing) ? closing : node.getStart(tree));
  const inner = memberIndentation(list, text, tree) ?? `${outer}${style.unit}`;
  const indented = members.map((member, index) => {
    const lines = member.split("\n").map((line) => (line === "" ? "" : `${inner}${line}`));
    const comma = isObject && (index < members.length - 1 || trailing) ? "," : "";
    return `${lines.join(lineBreak)}${comma}`;
  });
  const gap = spaced ? lineBreak + lineBreak : lineBreak;
  const block = indented.join(gap);
  if (last === undefined) {
    if (beginsLine(text, closing) && lineStart(text, closing) > node.getStart(tree)) {
      const at = lineStart(text, closing);
      return [{ start: at, end: at, text: `${block}${lineBreak}` }];
    }
    return [{ start: closing, end: closing, text: `${lineBreak}${block}${lineBreak}${outer}` }];
  }
  const separator = isObject ? (list.hasTrailingComma ? "" : ",") : readsOn(last) ? ";" : "";
  const separated: Edit[] = separator === "" ? [] : [{ start: last.end, end: last.end, text: separator }];
  const behind = isObject && list.hasTrailingComma ? list.end : last.end;
  const at = behindTrailingComments(text, behind);
  // Move a closing brace on the last member's line to its own line.
  const tail = lineEnd(text, at) > closing ? `${lineBreak}${outer}` : "";
  return [...separated, { start: at, end: at, text: `${gap}${block}${tail}` }];
}

/** Returns a type on one line, or an empty string if it contains a comment. */
function onOneLine(type: string): string {
  return /\/[/*]/.test(type) ? "" : type.replaceAll(/\s+/g, " ");
}

/** Whether an unterminated property such as `static` or `get` would become a modifier of the next member. */
function readsOn(member: ts.ClassElement | ts.ObjectLiteralElementLike): boolean {
  if (!ts.isPropertyDeclaration(member) || member.type !== undefined || member.initializer !== undefined) return false;
  return !member.getText().endsWith(";");
}

/** Returns the position after trailing comments on the same line. */
function behindTrailingComments(text: string, position: number): number {
  const comments = ts.getTrailingCommentRanges(text, position) ?? [];
  return comments.at(-1)?.end ?? position;
}

function memberIndentation(
  list: ts.NodeArray<ts.ClassElement | ts.ObjectLiteralElementLike>,
  text: string,
  tree: ts.SourceFile,
): string | undefined {
  const found = [...list].reverse().find((member) => beginsLine(text, member.getStart(tree)));
  return found === undefined ? undefined : indentationAt(text, found.getStart(tree));
}
