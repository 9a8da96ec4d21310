import { ts } from "ts-morph";
import type { AuthenticationMode } from "../model/authentication-mode.js";
import { serverNames } from "../model/server-names.js";
import { snippet, stringLiteral } from "../print/index.js";
import type { Container } from "./container.js";
import type { DesiredOperation } from "./desired.js";
import { beginsLine, type FileStyle, indentationAt, lineBreakAt, lineEnd, lineStart } from "./file-style.js";
import type { ImportNames } from "./import-names.js";
import type { Edit } from "./splice.js";

/** How wide a line of new code may become. */
const columns = 110;

/** A handler that is not filled yet, without indentation, its lines ended by line feeds. */
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
  // A class has one constructor, whatever an operation is called.
  const name = identifier === "constructor" ? `[${quoted(identifier, form.quote)}]` : identifier;
  const oneLine = `async ${name}(${request}, ${context}): ${result} {`;
  const head =
    oneLine.length <= columns ? oneLine : `async ${name}(\n${unit}${request},\n${unit}${context},\n): ${result} {`;
  return `${head}\n${body}\n}`;
}

/** The principal's type in the generated interface; "" is the default, `unknown`. */
function principalOf(mode: AuthenticationMode, principal: string): string {
  if (mode === "none") return "undefined";
  if (mode === "required" || principal === "" || principal === "unknown") return principal;
  // What binds less than a union needs parentheses in one.
  return `${/^[\w$.<>, |]+$/.test(principal) ? principal : `(${principal})`} | undefined`;
}

/** A text of the specification as a literal, in the file's own quotes where it is as plain as it should be. */
function quoted(text: string, quote: string): string {
  return /^[\w.:-]*$/.test(text) ? `${quote}${text}${quote}` : snippet([stringLiteral(text)]);
}

export type MethodForm = {
  /** What a name of the generated package is called in the file. */
  readonly name: (name: string, typeOnly: boolean) => string;
} & (
  | { readonly kind: "object" }
  /** Nothing gives the parameters of a class's methods their types: they are written out. */
  | { readonly kind: "class"; readonly principal: string; readonly quote: string }
);

/** Insertions that add methods behind the last member of an object or class. */
export function addMethods(
  container: Container,
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
 * Insertions that add members behind the last one, in the indentation, line ends and comma style of the file.
 *
 * @param members Without indentation and commas, their lines ended by line feeds.
 */
export function addMembers(
  { node, source }: Pick<Container, "node" | "source">,
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
  // Where the closing brace stands on the line of the last member, it moves to a line of its own.
  const tail = lineEnd(text, at) > closing ? `${lineBreak}${outer}` : "";
  return [...separated, { start: at, end: at, text: `${gap}${block}${tail}` }];
}

/** A type as written, without line breaks; undefined if it contains a comment. */
function onOneLine(type: string): string {
  return /\/[/*]/.test(type) ? "" : type.replaceAll(/\s+/g, " ");
}

/** Whether a property such as `static` or `get`, without a semicolon, would become a modifier of what follows it. */
function readsOn(member: ts.ClassElement | ts.ObjectLiteralElementLike): boolean {
  if (!ts.isPropertyDeclaration(member) || member.type !== undefined || member.initializer !== undefined) return false;
  return !member.getText().endsWith(";");
}

/** Behind the comments that stand on the same line and belong to what ends at a position. */
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
