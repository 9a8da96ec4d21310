import { ts } from "../typescript/compiler.js";
import { pairByName } from "./pair-by-name.js";

/** A printed TypeScript file of the generated package. */
export interface PrintedSource {
  readonly path: string;
  readonly text: string;
}

/** What a former name is the name of, in code. */
export type FormerName =
  /** A declaration of a module. */
  | { readonly kind: "export"; readonly node: NamedDeclaration | ts.ExportSpecifier; readonly former: string }
  /** A property or method of an interface, type literal or constant. */
  | { readonly kind: "member"; readonly node: NamedMember; readonly former: string }
  /** A string literal type, or the value of a constant. */
  | { readonly kind: "value"; readonly node: ts.StringLiteral; readonly former: string };

export type NamedDeclaration = (
  | ts.InterfaceDeclaration
  | ts.TypeAliasDeclaration
  | ts.FunctionDeclaration
  | ts.ClassDeclaration
  | ts.VariableDeclaration
) & { readonly name: ts.Identifier };

export type NamedMember = (
  | ts.PropertySignature
  | ts.MethodSignature
  | ts.PropertyAssignment
  | ts.ShorthandPropertyAssignment
) & { readonly name: ts.Identifier | ts.StringLiteral };

/**
 * Returns the former names of the declarations of a file. The two files are printed from the same document, once with
 * former names, so that their declarations agree in order and form; nothing else is compared.
 */
export function findFormerNames(current: ts.SourceFile, former: ts.SourceFile): readonly FormerName[] {
  const found: FormerName[] = [];
  const locals = new Map<string, string>();
  pairDeclarations(declarationsOf(current), declarationsOf(former), (pair) => {
    locals.set(pair.current.name.text, pair.former.name.text);
    compare(pair, found);
  });
  return [...found, ...formerAliases(current, former, locals)];
}

/** Former names of `export { local as Name }`, by the names of the declarations. */
function formerAliases(
  current: ts.SourceFile,
  former: ts.SourceFile,
  locals: ReadonlyMap<string, string>,
): readonly FormerName[] {
  const before = new Map(ownSpecifiers(former).map((one) => [localName(one), one.name.text]));
  return ownSpecifiers(current).flatMap((node): readonly FormerName[] => {
    const name = before.get(locals.get(localName(node)) ?? localName(node));
    return name === undefined || name === node.name.text ? [] : [{ kind: "export", node, former: name }];
  });
}

/** The name of the declaration that an export specifier refers to. */
export function localName({ propertyName, name }: ts.ExportSpecifier): string {
  return (propertyName ?? name).text;
}

/** The export specifiers of a file for its own declarations. */
export function ownSpecifiers(file: ts.SourceFile): readonly ts.ExportSpecifier[] {
  return file.statements.flatMap((statement) => {
    if (!ts.isExportDeclaration(statement) || statement.moduleSpecifier !== undefined) return [];
    const { exportClause } = statement;
    return exportClause !== undefined && ts.isNamedExports(exportClause) ? exportClause.elements : [];
  });
}

interface Pair {
  readonly current: ts.Node;
  readonly former: ts.Node;
}

function declarationsOf(file: ts.SourceFile): readonly NamedDeclaration[] {
  return file.statements
    .flatMap((statement): readonly ts.Node[] =>
      ts.isVariableStatement(statement) ? statement.declarationList.declarations : [statement],
    )
    .filter(isNamedDeclaration);
}

function isNamedDeclaration(node: ts.Node): node is NamedDeclaration {
  return (
    (ts.isInterfaceDeclaration(node) ||
      ts.isTypeAliasDeclaration(node) ||
      ts.isFunctionDeclaration(node) ||
      ts.isClassDeclaration(node) ||
      ts.isVariableDeclaration(node)) &&
    node.name !== undefined &&
    ts.isIdentifier(node.name)
  );
}

function isNamedMember(node: ts.Node): node is NamedMember {
  return (
    (ts.isPropertySignature(node) ||
      ts.isMethodSignature(node) ||
      ts.isPropertyAssignment(node) ||
      ts.isShorthandPropertyAssignment(node)) &&
    (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name))
  );
}

function pairDeclarations<Node extends NamedDeclaration | NamedMember>(
  current: readonly Node[],
  former: readonly Node[],
  compareBoth: (pair: { readonly current: Node; readonly former: Node }) => void,
): void {
  for (const pair of pairByName(current, former, ({ name, kind }) => ({ name: name.text, kind }))) compareBoth(pair);
}

function compare({ current, former }: Pair, found: FormerName[]): void {
  if (isNamedDeclaration(current) && isNamedDeclaration(former)) {
    if (current.name.text !== former.name.text) found.push({ kind: "export", node: current, former: former.name.text });
  } else if (isNamedMember(current) && isNamedMember(former)) {
    if (current.name.text !== former.name.text) found.push({ kind: "member", node: current, former: former.name.text });
  } else if (ts.isStringLiteral(current) && ts.isStringLiteral(former)) {
    const isValue = !isKey(current) && current.text !== former.text;
    if (isValue) found.push({ kind: "value", node: current, former: former.text });
    return;
  }
  compareChildren({ current, former }, found);
}

/** Whether a string selects a property of a type, as in `components["schemas"]` and `Omit<Ship, "kind">`. */
function isKey({ parent }: ts.StringLiteral): boolean {
  if (!ts.isLiteralTypeNode(parent)) return false;
  const outer = ts.isUnionTypeNode(parent.parent) ? parent.parent : parent;
  if (ts.isIndexedAccessTypeNode(outer.parent)) return outer.parent.indexType === outer;
  return ts.isTypeReferenceNode(outer.parent) && /^(?:Omit|Pick)$/.test(outer.parent.typeName.getText());
}

function compareChildren({ current, former }: Pair, found: FormerName[]): void {
  const [ours, theirs] = [comparedChildren(current), comparedChildren(former)];
  pairDeclarations(ours.filter(isNamedMember), theirs.filter(isNamedMember), (pair) => compare(pair, found));
  const [rest, otherRest] = [withoutMembers(ours), withoutMembers(theirs)];
  if (ts.isUnionTypeNode(current) && ts.isUnionTypeNode(former)) {
    for (const pair of pairByName(rest, otherRest, describeAlternative)) compare(pair, found);
    return;
  }
  if (rest.length !== otherRest.length) return;
  for (const [index, node] of rest.entries()) {
    const other = otherRest[index];
    if (other !== undefined && node.kind === other.kind) compare({ current: node, former: other }, found);
  }
}

function withoutMembers(nodes: readonly ts.Node[]): readonly ts.Node[] {
  return nodes.filter((node) => !isNamedMember(node));
}

function describeAlternative(node: ts.Node): { readonly name: string; readonly kind: number } {
  const literal = ts.isLiteralTypeNode(node) ? node.literal : undefined;
  return {
    name: literal !== undefined && ts.isStringLiteral(literal) ? literal.text : node.getText(),
    kind: node.kind,
  };
}

/** The children that callers can refer to: no names, bodies, or arguments of calls. */
function comparedChildren(node: ts.Node): readonly ts.Node[] {
  const children: ts.Node[] = [];
  ts.forEachChild(node, (child) => {
    const isName = "name" in node && node.name === child;
    const isReference = ts.isIdentifier(child) || ts.isQualifiedName(child);
    if (!isName && !isReference && !ts.isBlock(child) && !ts.isModifier(child)) children.push(child);
  });
  if (ts.isCallExpression(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return [];
  return children;
}
