import { type CallerFiles, createCallerProgram, moduleFinder } from "../typescript/caller-program.js";
import { ts } from "../typescript/compiler.js";
import { literalTypeResolution } from "./literal-types.js";
import { Resolver } from "./resolver.js";
import type { TransitionalPackage } from "./transitional.js";
import { type FileUsages, findUsages } from "./usages.js";

export interface CallerSearch extends Omit<CallerFiles, "files"> {
  readonly transitional: TransitionalPackage;
}

/** What a search of one program finds. */
export interface CallerUsages {
  /** By the path of the file. */
  readonly files: ReadonlyMap<string, FileUsages>;
  /** Whether a searched file imports the generated package. */
  readonly importsPackage: boolean;
  readonly sourceOf: (path: string) => ts.SourceFile | undefined;
  /** Returns the type errors of a file by position and code. */
  readonly errorsIn: (path: string) => ReadonlySet<string>;
  /** Returns the searched files that a searched file imports or re-exports. */
  readonly importsOf: (path: string) => readonly string[];
}

/** Finds the uses of former names in a program. */
export function searchCallers(search: CallerSearch): CallerUsages {
  const { transitional, generated, isSearched } = search;
  const program = createCallerProgram({ ...search, files: transitional.files });
  const checker = program.getTypeChecker();
  const files = program
    .getSourceFiles()
    .filter(({ fileName, isDeclarationFile }) => !isDeclarationFile && isSearched(fileName));
  const aliased = new Set<ts.Node>();
  const resolver = new Resolver(checker, transitional, generated.root, aliased);
  for (const file of files) addClashingSpecifiers(file, resolver, aliased);
  const findModule = moduleFinder({ ...search, files: transitional.files });
  const moduleOf = (name: string, containing: string): ts.Symbol | undefined => {
    const path = findModule(name, containing);
    const file = path === undefined ? undefined : program.getSourceFile(path);
    return file && checker.getSymbolAtLocation(file);
  };
  const context = {
    resolver,
    aliased,
    moduleOf,
    ownTexts: new Set(files.flatMap((file) => ownTextsOf(file, resolver))),
  };
  return {
    files: new Map(files.map((file) => [file.fileName, findUsages(file, context)])),
    importsPackage: files.some((file) => importsGenerated(file, resolver)),
    sourceOf: (path) => program.getSourceFile(path),
    errorsIn: (path) => {
      const file = program.getSourceFile(path);
      const errors = file === undefined ? [] : program.getSemanticDiagnostics(file);
      return new Set(errors.map(({ start, length, code }) => `${start} ${length} ${code}`));
    },
    importsOf: (path) => {
      const file = program.getSourceFile(path);
      return file === undefined ? [] : importedFiles(file, checker).filter(isSearched);
    },
  };
}

/** The files of the modules that a file imports or re-exports. */
function importedFiles({ statements }: ts.SourceFile, checker: ts.TypeChecker): readonly string[] {
  return statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const { moduleSpecifier } = statement;
    const module = moduleSpecifier === undefined ? undefined : checker.getSymbolAtLocation(moduleSpecifier);
    return (module?.declarations ?? []).map((one) => one.getSourceFile().fileName);
  });
}

function importsGenerated(file: ts.SourceFile, resolver: Resolver): boolean {
  return file.statements.some((statement) => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return false;
    const { moduleSpecifier } = statement;
    const module = moduleSpecifier === undefined ? undefined : resolver.checker.getSymbolAtLocation(moduleSpecifier);
    return module?.declarations?.some((one) => resolver.isGenerated(one)) === true;
  });
}

/** Former names that the file lists in types of its own. */
function ownTextsOf(file: ts.SourceFile, resolver: Resolver): readonly string[] {
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) && resolver.isFormer(node.literal.text)) {
      const { text } = node.literal;
      if (literalTypeResolution(node, text, resolver) === "none") found.push(text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/**
 * Adds the import and export specifiers whose new name already has another meaning in their file. They get an alias, which
 * is taken as well, so that further ones may follow.
 */
function addClashingSpecifiers(file: ts.SourceFile, resolver: Resolver, aliased: Set<ts.Node>): void {
  for (let before = -1; before !== aliased.size; ) {
    before = aliased.size;
    for (const specifier of clashingSpecifiers(file, resolver)) aliased.add(specifier);
  }
}

function clashingSpecifiers(file: ts.SourceFile, resolver: Resolver): readonly ts.Node[] {
  const found: { readonly specifier: ts.ImportSpecifier | ts.ExportSpecifier; readonly current: string }[] = [];
  for (const statement of file.statements) {
    for (const specifier of specifiersOf(statement)) {
      const { text } = specifier.name;
      if (specifier.propertyName !== undefined || !resolver.isFormer(text)) continue;
      const current = resolver.currentName(resolver.specified(specifier), text);
      if (current !== undefined) found.push({ specifier, current });
    }
  }
  if (found.length === 0) return [];
  const names = new Set(found.map(({ current }) => current));
  const { references, exports } = namesIn(file, names, resolver);
  return found.flatMap(({ specifier, current }) => {
    const isTaken = ts.isExportSpecifier(specifier) ? exports.has(current) : references.has(current);
    return isTaken ? [specifier] : [];
  });
}

function specifiersOf(statement: ts.Statement): readonly (ts.ImportSpecifier | ts.ExportSpecifier)[] {
  if (ts.isImportDeclaration(statement)) {
    const bindings = statement.importClause?.namedBindings;
    return bindings !== undefined && ts.isNamedImports(bindings) ? bindings.elements : [];
  }
  if (!ts.isExportDeclaration(statement)) return [];
  const { exportClause } = statement;
  return exportClause !== undefined && ts.isNamedExports(exportClause) ? exportClause.elements : [];
}

/** Which of some names a file binds or refers to, and which it exports, after the renames. */
function namesIn(
  file: ts.SourceFile,
  names: ReadonlySet<string>,
  resolver: Resolver,
): { readonly references: ReadonlySet<string>; readonly exports: ReadonlySet<string> } {
  const references = new Set<string>();
  const exports = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && names.has(node.text) && !isRenamed(node, resolver)) {
      const { parent } = node;
      if (ts.isExportSpecifier(parent)) exports.add(parent.name.text);
      if (!isMemberName(node)) references.add(node.text);
      if ("name" in parent && parent.name === node && isExportedDeclaration(parent)) exports.add(node.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { references, exports };
}

function isRenamed(node: ts.Identifier, resolver: Resolver): boolean {
  if (!resolver.isFormer(node.text)) return false;
  const { parent } = node;
  const isSpecifier = ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent);
  if (isSpecifier && resolver.isAliased(parent)) return false;
  const symbol = isSpecifier ? resolver.specified(parent) : resolver.checker.getSymbolAtLocation(node);
  return resolver.currentName(symbol, node.text) !== undefined;
}

function isMemberName(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name === node;
  if (ts.isQualifiedName(parent)) return parent.right === node;
  if (ts.isExportSpecifier(parent)) return parent.parent.parent.moduleSpecifier !== undefined;
  return (
    (ts.isPropertyAssignment(parent) || ts.isClassElement(parent) || ts.isTypeElement(parent)) && parent.name === node
  );
}

function isExportedDeclaration(node: ts.Node): boolean {
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true;
}
