import { ts } from "../typescript/compiler.js";
import { type DesiredOperation, type DesiredStubs, formerTypeNames } from "./desired.js";
import { nameTokenEdit } from "./handler-references.js";
import type { AnalysisContext } from "./handler-type.js";
import { moduleText, resolveEntityName } from "./scope.js";
import type { Source } from "./source-files.js";
import type { Edit } from "./splice.js";

export interface TypeNameRename {
  readonly operation: DesiredOperation;
  readonly from: string;
  /** The members renamed along with the types. */
  readonly renamed: readonly ts.Node[];
  readonly desired: DesiredStubs;
  readonly known: AnalysisContext;
}

/**
 * Returns edits for imports of renamed types. Where the name is only used in a renamed handler's own signature, it is
 * replaced there; elsewhere, the old name is kept as an alias.
 */
export function typeNameEdits(
  source: Source,
  { operation, from, renamed, desired, known }: TypeNameRename,
): readonly Edit[] {
  const old = formerTypeNames(from);
  const pairs = [
    { before: old.request, after: operation.names.request },
    { before: old.result, after: operation.names.result },
  ];
  const current = new Set([...desired.operations.values()].flatMap(({ names }) => [names.request, names.result]));
  return pairs.flatMap(({ before, after }) => {
    if (current.has(before)) return [];
    const qualified = qualifiedUses(source, before, known).map((token) => nameTokenEdit(token, after));
    const imported = specifiersOf(source, before, known).flatMap((specifier): Edit[] => {
      if (specifier.propertyName !== undefined) return [aliasEdit(specifier, specifier.propertyName, after)];
      const start = specifier.name.getStart();
      const alias = { start, end: start, text: `${after} as ` };
      if (ts.isExportSpecifier(specifier)) return [alias];
      const uses = usesOf(source, specifier);
      const own = uses.every((use) => isWholeSignatureType(use) && renamed.some((node) => contains(node, use)));
      const isFree = own && !isDeclared(source, after);
      return isFree ? [specifier.name, ...uses].map((token) => nameTokenEdit(token, after)) : [alias];
    });
    return [...qualified, ...imported];
  });
}

/** Replaces the imported or exported name, and drops an alias that becomes redundant. */
function aliasEdit(specifier: ts.ImportSpecifier | ts.ExportSpecifier, token: ts.Node, after: string): Edit {
  const [start, end] = [token.getStart(), specifier.name.getStart()];
  const between = token.getSourceFile().text.slice(token.end, end);
  const isAlias = specifier.name.text !== after || !/^\s+as\s+$/.test(between);
  return isAlias ? nameTokenEdit(token, after) : { start, end, text: "" };
}

/** Returns `api.GetBanRequest` through a namespace import, and `import("…").GetBanRequest`. */
function qualifiedUses(source: Source, name: string, known: AnalysisContext): readonly ts.Identifier[] {
  const uses: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isQualifiedName(node) && node.right.text === name) {
      if (resolveEntityName(node, known.sources)?.kind === "external") uses.push(node.right);
    } else if (ts.isImportTypeNode(node) && node.qualifier !== undefined && ts.isLiteralTypeNode(node.argument)) {
      const { literal } = node.argument;
      const last = ts.isIdentifier(node.qualifier) ? node.qualifier : node.qualifier.right;
      const isGenerated = ts.isStringLiteral(literal) && known.hasType(name, literal.text, source);
      if (last.text === name && isGenerated) uses.push(last);
    }
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return uses;
}

/** Returns the specifiers that import or re-export a generated name. */
function specifiersOf(
  source: Source,
  name: string,
  known: AnalysisContext,
): readonly (ts.ImportSpecifier | ts.ExportSpecifier)[] {
  return source.tree.statements.flatMap((statement): readonly (ts.ImportSpecifier | ts.ExportSpecifier)[] => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
    const module = statement.moduleSpecifier === undefined ? undefined : moduleText(statement.moduleSpecifier);
    if (module === undefined || known.sources.resolve(source, module) !== undefined) return [];
    if (!known.hasType(name, module, source)) return [];
    const bindings = ts.isImportDeclaration(statement) ? statement.importClause?.namedBindings : statement.exportClause;
    if (bindings === undefined || !("elements" in bindings)) return [];
    return [...bindings.elements].filter((element) => (element.propertyName ?? element.name).text === name);
  });
}

function usesOf({ tree }: Source, specifier: ts.ImportSpecifier): readonly ts.Identifier[] {
  const uses: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === specifier.name.text && node.parent !== specifier) uses.push(node);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return uses;
}

function isDeclared(source: Source, name: string): boolean {
  let found = false;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === name) found = true;
    ts.forEachChild(node, visit);
  };
  visit(source.tree);
  return found;
}

/**
 * Whether the reference has the form of a generated signature: `request: GetBanRequest`, `): Promise<GetBanResult>`.
 */
function isWholeSignatureType(use: ts.Identifier): boolean {
  const reference = use.parent;
  if (!ts.isTypeReferenceNode(reference)) return false;
  const holder = reference.parent;
  if (ts.isParameter(holder)) return true;
  const isPromise = ts.isTypeReferenceNode(holder) && holder.typeName.getText() === "Promise";
  return isPromise && ts.isMethodDeclaration(holder.parent) && holder.parent.type === holder;
}

function contains(outer: ts.Node, inner: ts.Node): boolean {
  return ts.findAncestor(inner, (node) => node === outer) !== undefined;
}
