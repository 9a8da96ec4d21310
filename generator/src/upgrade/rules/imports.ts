import { symbolOf, visitNodes } from "../../migrate/syntax.js";
import { ts } from "../../typescript/compiler.js";
import type { TypedFile } from "../rule.js";

/** A name that a file imports from the generated package or from a package of guildwire. */
export interface ImportedName {
  /** An entry of the output such as `./client`, the path of an internal file of it, or the specifier of a package. */
  readonly module: string;
  readonly isInternal: boolean;
  readonly name: string;
  readonly isType: boolean;
  readonly specifier: ts.ImportSpecifier | ts.ExportSpecifier;
}

/** What the modules of imports are: entries of the output, its internal files, and packages of guildwire. */
export function moduleKind(
  specifier: ts.Expression,
  { checker }: TypedFile,
  root: string,
  entries: ReadonlyMap<string, string>,
): { readonly module: string; readonly isInternal: boolean } | undefined {
  if (!ts.isStringLiteral(specifier)) return undefined;
  if (specifier.text.startsWith("@guildwire/runtime/") || /^@guildwire\/(generator|service)(\/|$)/.test(specifier.text))
    return { module: specifier.text, isInternal: false };
  const path = checker.getSymbolAtLocation(specifier)?.declarations?.[0]?.getSourceFile().fileName;
  if (path === undefined || !path.startsWith(`${root}/`)) return undefined;
  const own = path.slice(root.length + 1);
  const entry = [...entries].find(([, file]) => file === own)?.[0];
  return entry === undefined ? { module: own, isInternal: true } : { module: entry, isInternal: false };
}

/** The names that a file imports or exports again from modules that {@link moduleKind} knows. */
export function importedNames(
  typed: TypedFile,
  root: string,
  entries: ReadonlyMap<string, string>,
): readonly ImportedName[] {
  return typed.file.statements.flatMap((statement) => {
    if (ts.isImportDeclaration(statement)) {
      const kind = moduleKind(statement.moduleSpecifier, typed, root, entries);
      const bindings = statement.importClause?.namedBindings;
      if (kind === undefined || bindings === undefined || !ts.isNamedImports(bindings)) return [];
      const isTypeOnly = statement.importClause?.getText(typed.file).startsWith("type ") === true;
      return bindings.elements.map((specifier) => named(kind, specifier, isTypeOnly));
    }
    if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier === undefined) return [];
    const kind = moduleKind(statement.moduleSpecifier, typed, root, entries);
    const clause = statement.exportClause;
    if (kind === undefined || clause === undefined || !ts.isNamedExports(clause)) return [];
    return clause.elements.map((specifier) => named(kind, specifier, statement.isTypeOnly));
  });
}

function named(
  kind: { readonly module: string; readonly isInternal: boolean },
  specifier: ts.ImportSpecifier | ts.ExportSpecifier,
  isTypeOnly: boolean,
): ImportedName {
  const name = (specifier.propertyName ?? specifier.name).text;
  return { ...kind, name, isType: isTypeOnly || specifier.isTypeOnly, specifier };
}

/** The references to an imported name in its file, without the import itself. */
export function referencesOf({ specifier }: ImportedName, { file, checker }: TypedFile): readonly ts.Identifier[] {
  if (ts.isExportSpecifier(specifier)) return [];
  const own = checker.getSymbolAtLocation(specifier.name);
  const target = symbolOf(specifier.name, checker);
  const found: ts.Identifier[] = [];
  visitNodes(file, (node) => {
    if (!ts.isIdentifier(node) || node.text !== specifier.name.text || node === specifier.name) return;
    if (ts.isImportSpecifier(node.parent) || isMemberName(node)) return;
    const symbol = checker.getSymbolAtLocation(node);
    const isSame =
      symbol !== undefined && (symbol === own || (target !== undefined && symbolOf(node, checker) === target));
    const isShorthand = ts.isShorthandPropertyAssignment(node.parent) && symbolOf(node, checker) === target;
    // A name of a module that cannot be resolved has no symbol; nothing else in the file declares it.
    if (isSame || isShorthand || (symbol === undefined && target === undefined)) found.push(node);
  });
  return found;
}

function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  return (
    (ts.isPropertyAssignment(parent) || ts.isClassElement(parent) || ts.isTypeElement(parent)) && parent.name === node
  );
}
