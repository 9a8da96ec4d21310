import { ts } from "../typescript/compiler.js";
import { beginsLine, type FileStyle, indentationAt, lineBreakAt, lineEnd } from "./file-style.js";
import { moduleText } from "./scope.js";
import type { Source } from "./source-files.js";
import type { Edit } from "./splice.js";

interface NeededImport {
  readonly name: string;
  readonly local: string;
  readonly typeOnly: boolean;
  readonly module: string;
}

/** Tracks the imported names that new text in a file uses, and adds the missing imports. */
export class ImportNames {
  readonly #source: Source;
  readonly #style: FileStyle;
  readonly #declared: Set<string>;
  readonly #wanted: NeededImport[] = [];
  readonly #written: (module: string) => string;

  /** @param written Returns the specifier that new imports of a module have. Default: the same. */
  constructor(source: Source, style: FileStyle, written: (module: string) => string = (module) => module) {
    this.#source = source;
    this.#style = style;
    this.#written = written;
    this.#declared = declaredNames(source.tree);
  }

  /** Returns the local name of a module's export, adding an import if needed. */
  use(name: string, { module, typeOnly }: { readonly module: string; readonly typeOnly: boolean }): string {
    const present = this.#present(name, module, typeOnly);
    if (present !== undefined) return present;
    const wanted = this.#wanted.find((one) => one.name === name && one.module === module);
    if (wanted !== undefined) return wanted.local;
    let local = name;
    for (let number = 1; this.#declared.has(local); number += 1) local = `${name}_${number}`;
    this.#declared.add(local);
    this.#wanted.push({ name, local, typeOnly, module });
    return local;
  }

  edits(): readonly Edit[] {
    const left: NeededImport[] = [];
    const edits: Edit[] = [];
    for (const wanted of this.#wanted.toSorted((one, other) => (foldCase(one.name) < foldCase(other.name) ? -1 : 1))) {
      const list = this.#listFor(wanted);
      if (list === undefined) left.push(wanted);
      else edits.push(this.#intoList(wanted, list));
    }
    const declarations = [...new Set(left.map(({ module }) => module))].map((module) => ({
      module,
      text: this.#declaration(
        module,
        left.filter((wanted) => wanted.module === module),
      ),
    }));
    return [...edits, ...declarations.map(({ text, module }) => this.#newLine(text, module))];
  }

  #present(name: string, module: string, typeOnly: boolean): string | undefined {
    for (const { clause, specifier } of imports(this.#source.tree)) {
      if (specifier !== module || clause.namedBindings === undefined) continue;
      const isType = clause.phaseModifier === ts.SyntaxKind.TypeKeyword;
      if (isType && !typeOnly) continue;
      if (ts.isNamespaceImport(clause.namedBindings)) return `${clause.namedBindings.name.text}.${name}`;
      const found = clause.namedBindings.elements.find(
        (element) => (element.propertyName ?? element.name).text === name && (typeOnly || !element.isTypeOnly),
      );
      if (found !== undefined) return found.name.text;
    }
    return undefined;
  }

  #listFor({
    module,
    typeOnly,
  }: NeededImport): { readonly list: ts.NamedImports; readonly isType: boolean } | undefined {
    const lists = imports(this.#source.tree).flatMap(({ clause, specifier }) => {
      const bindings = clause.namedBindings;
      if (specifier !== module || bindings === undefined || !ts.isNamedImports(bindings)) return [];
      if (bindings.elements.length === 0 || clause.phaseModifier === ts.SyntaxKind.DeferKeyword) return [];
      return [{ list: bindings, isType: clause.phaseModifier === ts.SyntaxKind.TypeKeyword }];
    });
    return typeOnly ? (lists.find(({ isType }) => isType) ?? lists[0]) : lists.find(({ isType }) => !isType);
  }

  /** Inserts a specifier in sorted position, on its own line if the existing ones are. */
  #intoList(
    wanted: NeededImport,
    { list, isType }: { readonly list: ts.NamedImports; readonly isType: boolean },
  ): Edit {
    const { text, tree } = this.#source;
    const specifier = specifierText(wanted, wanted.typeOnly && !isType);
    const next = list.elements.find(
      (element) => foldCase((element.propertyName ?? element.name).text) > foldCase(wanted.name),
    );
    const sorted = isSorted(list.elements.map((element) => (element.propertyName ?? element.name).text));
    if (next !== undefined && sorted) {
      const start = next.getStart(tree);
      const separator = beginsLine(text, start) ? `,${lineBreakAt(text, start)}${indentationAt(text, start)}` : ", ";
      return { start, end: start, text: `${specifier}${separator}` };
    }
    const last = list.elements[list.elements.length - 1] as ts.ImportSpecifier;
    const start = last.getStart(tree);
    const separator = beginsLine(text, start) ? `,${lineBreakAt(text, start)}${indentationAt(text, start)}` : ", ";
    return { start: last.end, end: last.end, text: `${separator}${specifier}` };
  }

  #declaration(module: string, names: readonly NeededImport[]): string {
    const { quote, semicolon } = this.#style;
    const allTypes = names.every(({ typeOnly }) => typeOnly);
    const specifiers = [...names]
      .sort((one, other) => (foldCase(one.name) < foldCase(other.name) ? -1 : 1))
      .map((wanted) => specifierText(wanted, wanted.typeOnly && !allTypes));
    const list = specifiers.join(", ");
    return `import ${allTypes ? "type " : ""}{ ${list} } from ${quote}${this.#written(module)}${quote}${semicolon}`;
  }

  /** Inserts an import below that of the same module or the last one, otherwise above the first statement. */
  #newLine(declaration: string, module: string): Edit {
    const { text, tree } = this.#source;
    const all = tree.statements.filter(ts.isImportDeclaration);
    const last = all.findLast(({ moduleSpecifier }) => moduleText(moduleSpecifier) === module) ?? all.at(-1);
    if (last !== undefined) {
      const lineBreak = lineBreakAt(text, last.end);
      const rest = text.slice(last.end, lineEnd(text, last.end));
      if (/^[ \t]*(\/\/.*|\/\*[^*]*\*\/[ \t]*)?$/.test(rest)) {
        const at = last.end + rest.length;
        return { start: at, end: at, text: `${lineBreak}${declaration}` };
      }
      return { start: last.end, end: last.end, text: `${lineBreak}${declaration}${lineBreak}` };
    }
    const [first] = tree.statements.filter((statement) => !isDirective(statement));
    const at = first === undefined ? text.length : firstCommentOf(first, text);
    const lineBreak = lineBreakAt(text, at);
    const line = `${declaration}${lineBreak}`;
    return { start: at, end: at, text: first === undefined ? `${lineBreak}${line}` : `${line}${lineBreak}` };
  }
}

function imports(tree: ts.SourceFile): readonly { readonly clause: ts.ImportClause; readonly specifier: string }[] {
  return tree.statements.flatMap((statement) =>
    ts.isImportDeclaration(statement) && statement.importClause !== undefined
      ? [{ clause: statement.importClause, specifier: moduleText(statement.moduleSpecifier) }]
      : [],
  );
}

/** Returns every name declared anywhere in the file, so that new names do not collide. */
function declaredNames(tree: ts.SourceFile): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    const name = ts.isBindingElement(node) || ts.isImportClause(node) || isNaming(node) ? node.name : undefined;
    if (name !== undefined && ts.isIdentifier(name)) names.add(name.text);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return names;
}

function isNaming(node: ts.Node): node is ts.NamedDeclaration {
  return (
    ts.isVariableDeclaration(node) ||
    ts.isParameter(node) ||
    ts.isFunctionDeclaration(node) ||
    ts.isFunctionExpression(node) ||
    ts.isClassLike(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isModuleDeclaration(node) ||
    ts.isTypeParameterDeclaration(node) ||
    ts.isImportSpecifier(node) ||
    ts.isNamespaceImport(node) ||
    ts.isImportEqualsDeclaration(node)
  );
}

function specifierText({ name, local }: NeededImport, marked: boolean): string {
  return `${marked ? "type " : ""}${local === name ? name : `${name} as ${local}`}`;
}

function isDirective(statement: ts.Statement): boolean {
  return ts.isExpressionStatement(statement) && ts.isStringLiteral(statement.expression);
}

/** Returns the start of the comments directly above a statement, not separated by an empty line. */
function firstCommentOf(statement: ts.Statement, text: string): number {
  let at = statement.getStart();
  const comments = ts.getLeadingCommentRanges(text, statement.getFullStart()) ?? [];
  for (const comment of [...comments].reverse()) {
    const between = text.slice(comment.end, at);
    if (/(\r\n|\n|\r)[ \t]*(\r\n|\n|\r)/.test(between) || !beginsLine(text, comment.pos)) break;
    at = comment.pos;
  }
  return at;
}

function foldCase(name: string): string {
  return name.toLowerCase();
}

function isSorted(names: readonly string[]): boolean {
  return names.every((name, index) => index === 0 || foldCase(names[index - 1] as string) <= foldCase(name));
}
