import type { Edit } from "../stubs/splice.js";
import { isJavaScript } from "../typescript/comment-types.js";
import { ts } from "../typescript/compiler.js";
import type { ModuleName } from "./plan.js";
import { visitNodes } from "./syntax.js";

/** A name that a rewrite needs. */
export interface NeededImport {
  readonly module: ModuleName;
  readonly name: string;
  readonly isType: boolean;
  /** Whether the module exports it as its default. */
  readonly isDefault?: boolean;
}

interface AddedImport extends NeededImport {
  readonly specifier: string;
  readonly local: string;
}

/** The local names that a file imports. */
export function importedNames(file: ts.SourceFile): readonly string[] {
  return file.statements.flatMap((statement) => {
    const clause = ts.isImportDeclaration(statement) ? statement.importClause : undefined;
    if (clause === undefined) return [];
    return namesOf(clause);
  });
}

function namesOf({ name, namedBindings: bindings }: ts.ImportClause): readonly string[] {
  const own = name === undefined ? [] : [name.text];
  if (bindings === undefined) return own;
  return [
    ...own,
    ...(ts.isNamedImports(bindings) ? bindings.elements.map((one) => one.name.text) : [bindings.name.text]),
  ];
}

/** How a file imports another one, with the extension that a relative import of it has. */
export function relativeSpecifier(like: ts.StringLiteral, target: ts.SourceFile): string {
  if (!like.text.startsWith(".")) return like.text;
  const [, extension = ""] = /\.[cm]?([jt]sx?)$/.exec(like.text) ?? [];
  const from = like.getSourceFile().fileName.split("/").slice(0, -1);
  const to = target.fileName.split("/");
  const common = from.findIndex((segment, index) => segment !== to[index]);
  const shared = common === -1 ? from.length : common;
  const path = [...from.slice(shared).map(() => ".."), ...to.slice(shared)].join("/");
  const isWritten = extension.startsWith("t") || (extension !== "" && isJavaScript(target));
  const named = isWritten ? path : path.replace(/\.([cm]?)[jt]sx?$/, extension === "" ? "" : ".$1js");
  return named.startsWith(".") ? named : `./${named}`;
}

/** The import declarations that go, and those that keep some of their names. */
export interface ImportRemovals {
  readonly edits: readonly Edit[];
  readonly removed: ReadonlySet<ts.ImportDeclaration>;
}

/** Removes local names from imports, and imports without names. */
export function removeImports(file: ts.SourceFile, unused: ReadonlySet<string>): ImportRemovals {
  const edits: Edit[] = [];
  const removed = new Set<ts.ImportDeclaration>();
  for (const statement of file.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const clause = statement.importClause;
    if (clause === undefined) continue;
    const kept = keptNames(file, clause, unused);
    if (kept === undefined) continue;
    if (kept === "") removed.add(statement);
    else edits.push({ start: clause.getStart(file), end: clause.end, text: kept });
  }
  return { edits, removed };
}

/** Removes names from the imports in comments of JavaScript, such as `@import { Client } from "openapi-fetch"`. */
export function removeCommentImports(file: ts.SourceFile, isUnused: (name: string) => boolean): readonly Edit[] {
  const edits: Edit[] = [];
  visitNodes(file, (node) => {
    if (!ts.isJSDocImportTag(node) || node.importClause === undefined) return;
    const { parent: comment, importClause: clause } = node;
    const kept = keptNames(file, clause, new Set(namesOf(clause).filter(isUnused)));
    if (kept === undefined) return;
    if (kept !== "") {
      edits.push({ start: clause.getStart(file), end: clause.end, text: kept });
      return;
    }
    const isAlone = ts.isJSDoc(comment) && comment.comment === undefined && comment.tags?.length === 1;
    if (isAlone) edits.push({ start: comment.pos, end: lineEnd(file.text, comment.end), text: "" });
    else edits.push({ start: node.getStart(file), end: node.moduleSpecifier.end, text: "" });
  });
  return edits;
}

/** The clause without the unused names: "" if nothing is left, undefined if nothing changes. */
function keptNames(file: ts.SourceFile, clause: ts.ImportClause, unused: ReadonlySet<string>): string | undefined {
  const { name, namedBindings: bindings } = clause;
  const hasDefault = name !== undefined && !unused.has(name.text);
  const isSame = (name === undefined) === !hasDefault;
  const defaultText = hasDefault ? [name.text] : [];
  const typePrefix = clause.getText(file).startsWith("type ") ? "type " : "";
  if (bindings === undefined) return isSame ? undefined : "";
  if (!ts.isNamedImports(bindings)) {
    const isKept = !unused.has(bindings.name.text);
    if (isKept && isSame) return undefined;
    const parts = [...defaultText, ...(isKept ? [bindings.getText(file)] : [])];
    return parts.length === 0 ? "" : `${typePrefix}${parts.join(", ")}`;
  }
  const elements = bindings.elements.filter((one) => !unused.has(one.name.text));
  if (isSame && elements.length === bindings.elements.length) return undefined;
  const names = elements.map((one) => one.getText(file));
  const named = elements.length === 0 ? [] : [printNames(names, bindings.getText(file).includes("\n"))];
  const parts = [...defaultText, ...named];
  return parts.length === 0 ? "" : `${typePrefix}${parts.join(", ")}`;
}

/** Names in braces, on a line each if they were and do not fit on one. */
function printNames(names: readonly string[], hadLines: boolean): string {
  const line = `{ ${names.join(", ")} }`;
  return hadLines && line.length > 80 ? `{\n${names.map((name) => `  ${name},\n`).join("")}}` : line;
}

/** Returns the edits that add imports below the last import, together with those of the removals. */
export function addImports(
  file: ts.SourceFile,
  added: readonly AddedImport[],
  { edits, removed }: ImportRemovals,
): readonly Edit[] {
  const declarations = file.statements.filter(ts.isImportDeclaration);
  const style = styleOf(file, declarations);
  const rest: AddedImport[] = [];
  const extended = new Map<ts.NamedImports, AddedImport[]>();
  const changed = new Map(edits.map((edit) => [edit.start, edit]));
  const isGone = (each: ts.ImportDeclaration): boolean => removed.has(each) || changed.has(clauseStart(file, each));
  const defaults: Edit[] = [];
  for (const one of added.filter(({ isDefault }) => isDefault === true)) {
    const into = extendable(declarations, one, isGone)?.parent;
    if (into === undefined || into.name !== undefined) rest.push(one);
    else defaults.push({ start: into.getStart(file), end: into.getStart(file), text: `${one.local}, ` });
  }
  for (const one of added.filter(({ isDefault }) => isDefault !== true)) {
    const into = extendable(declarations, one, isGone);
    const reduced = into === undefined ? reducedClause(declarations, one, { file, removed, changed }) : undefined;
    if (reduced !== undefined) {
      const text = reduced.text.replace(/,?\s*\}$/, (end) => {
        const isOnLines = end.includes("\n");
        return `${isOnLines ? ",\n  " : ", "}${specifierText(one, !reduced.isTypeOnly)}${isOnLines ? ",\n}" : " }"}`;
      });
      changed.set(reduced.start, { start: reduced.start, end: reduced.end, text });
    } else if (into === undefined) rest.push(one);
    else extended.set(into, [...(extended.get(into) ?? []), one]);
  }
  const extensions = [...extended].map(([bindings, names]) => {
    const at = bindings.elements.at(-1)?.end ?? bindings.end - 1;
    return { start: at, end: at, text: names.map((one) => `, ${specifierText(one, true)}`).join("") };
  });
  const lines = importLines(rest, style);
  return [
    ...changed.values(),
    ...defaults,
    ...extensions,
    ...placeImports(file, declarations, { lines, removed, newLine: style.newLine }),
  ];
}

/** The clause of an import of the same module that has lost some of its names. */
function reducedClause(
  declarations: readonly ts.ImportDeclaration[],
  { specifier, isType }: AddedImport,
  {
    file,
    removed,
    changed,
  }: {
    readonly file: ts.SourceFile;
    readonly removed: ReadonlySet<ts.ImportDeclaration>;
    readonly changed: ReadonlyMap<number, Edit>;
  },
): (Edit & { readonly isTypeOnly: boolean }) | undefined {
  for (const declaration of declarations) {
    const { moduleSpecifier } = declaration;
    if (!ts.isStringLiteral(moduleSpecifier) || moduleSpecifier.text !== specifier || removed.has(declaration))
      continue;
    const edit = changed.get(clauseStart(file, declaration));
    if (edit === undefined || !edit.text.endsWith("}")) continue;
    const isTypeOnly = edit.text.startsWith("type ");
    if (!isTypeOnly || isType) return { ...edit, isTypeOnly };
  }
  return undefined;
}

function clauseStart(file: ts.SourceFile, { importClause }: ts.ImportDeclaration): number {
  return importClause?.getStart(file) ?? -1;
}

/** The names of an import of the same module that values can be added to. */
function extendable(
  declarations: readonly ts.ImportDeclaration[],
  { specifier, isType }: AddedImport,
  isGone: (declaration: ts.ImportDeclaration) => boolean,
): ts.NamedImports | undefined {
  for (const declaration of declarations) {
    const { moduleSpecifier, importClause } = declaration;
    if (!ts.isStringLiteral(moduleSpecifier) || moduleSpecifier.text !== specifier || isGone(declaration)) continue;
    const bindings = importClause?.namedBindings;
    if (bindings === undefined || !ts.isNamedImports(bindings) || bindings.elements.length === 0) continue;
    const isTypeOnly = importClause?.getText().startsWith("type ") === true;
    if (!isTypeOnly || isType) return isTypeOnly ? undefined : bindings;
  }
  return undefined;
}

interface Style {
  readonly quote: string;
  readonly end: string;
  readonly newLine: string;
}

function styleOf(file: ts.SourceFile, declarations: readonly ts.ImportDeclaration[]): Style {
  const [first] = declarations;
  const newLine = /\r\n/.test(file.text) ? "\r\n" : "\n";
  if (first === undefined) return { quote: '"', end: ";", newLine };
  const quote = first.moduleSpecifier.getText(file).charAt(0);
  return { quote, end: first.getText(file).endsWith(";") ? ";" : "", newLine };
}

function importLines(added: readonly AddedImport[], { quote, end }: Style): readonly string[] {
  const byModule = new Map<string, AddedImport[]>();
  const defaults = added.filter(({ isDefault }) => isDefault === true);
  const whole = defaults.map(({ local, specifier }) => `import ${local} from ${quote}${specifier}${quote}${end}`);
  for (const one of added.filter((each) => !defaults.includes(each)))
    byModule.set(one.specifier, [...(byModule.get(one.specifier) ?? []), one]);
  const named = [...byModule].map(([specifier, names]) => {
    const areTypes = names.every(({ isType }) => isType);
    const sorted = [...names].sort((one, other) => (one.name < other.name ? -1 : 1));
    const list = sorted.map((one) => specifierText(one, !areTypes)).join(", ");
    return `import ${areTypes ? "type " : ""}{ ${list} } from ${quote}${specifier}${quote}${end}`;
  });
  return [...whole, ...named];
}

function specifierText({ name, local, isType }: AddedImport, isMixed: boolean): string {
  return `${isType && isMixed ? "type " : ""}${name === local ? name : `${name} as ${local}`}`;
}

interface Placement {
  readonly lines: readonly string[];
  readonly removed: ReadonlySet<ts.ImportDeclaration>;
  readonly newLine: string;
}

function placeImports(
  file: ts.SourceFile,
  declarations: readonly ts.ImportDeclaration[],
  { lines, removed, newLine }: Placement,
): readonly Edit[] {
  const last = declarations.at(-1);
  const edits: Edit[] = [];
  for (const one of removed) {
    const start = one.getStart(file);
    if (one === last && lines.length > 0) edits.push({ start, end: one.end, text: lines.join(newLine) });
    else edits.push({ start, end: lineEnd(file.text, one.end), text: "" });
  }
  if (lines.length === 0 || (last !== undefined && removed.has(last))) return edits;
  if (last !== undefined) {
    edits.push({ start: last.end, end: last.end, text: lines.map((line) => `${newLine}${line}`).join("") });
    return edits;
  }
  const [first] = file.statements.filter((one) => !isDirective(one));
  const at = first?.getStart(file) ?? file.end;
  edits.push({ start: at, end: at, text: lines.map((line) => `${line}${newLine}`).join("") + newLine });
  return edits;
}

/** Whether a statement is a text such as `"use client"`, which has to be the first one. */
function isDirective(statement: ts.Statement): boolean {
  return ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression);
}

/** The end of a line if nothing else is on it. */
function lineEnd(text: string, from: number): number {
  const match = /^[ \t]*(?:\r\n|\n|$)/.exec(text.slice(from, from + 1000));
  return from + (match?.[0].length ?? 0);
}
