import { ts } from "../typescript/compiler.js";
import type { DesiredOperation, DesiredTag } from "./desired.js";
import type { AnalysisContext } from "./handler-type.js";
import { isModuleHolder } from "./holder.js";
import type { LocatedHandlers } from "./locate.js";
import { unwrapExpression } from "./members.js";
import { isJavascript, type Source } from "./source-files.js";

/** A function with an operation's name that no type connects to its tag's interface. */
export interface UnclaimedDefinition {
  readonly source: Source;
  readonly name: string;
  readonly nameNode: ts.Node;
  /** Whether it is assigned to an existing object rather than defined in it. */
  readonly isAssigned: boolean;
}

/**
 * Returns definitions that may be the handlers of a tag without any: members of untyped objects and classes, exported
 * functions, and assignments. In untyped JavaScript one matching name suffices; TypeScript needs half of the tag's.
 */
export function unclaimedDefinitions(
  tag: DesiredTag,
  located: LocatedHandlers,
  known: AnalysisContext,
): readonly UnclaimedDefinition[] {
  const found = possibleDefinitions(tag.operations, located, known);
  const distinct = new Set(found.map(({ name }) => name)).size;
  const isLikely = found.some(({ source, isAssigned }) => isAssigned || isJavascript(source.path));
  return isLikely || distinct * 2 >= tag.operations.length ? found : [];
}

/** Returns all definitions that may be a handler of one of the operations. */
export function possibleDefinitions(
  operations: readonly DesiredOperation[],
  located: LocatedHandlers,
  known: AnalysisContext,
): readonly UnclaimedDefinition[] {
  const names = new Set(operations.flatMap(({ identifier, formerNames }) => [identifier, ...formerNames]));
  const claimed = new Set<ts.Node>([
    ...located.containers.map(({ node }) => node),
    ...located.functions.map(({ node }) => node),
  ]);
  return [...assignedDefinitions(names, claimed, known), ...memberDefinitions(names, claimed, known)];
}

/** Returns assignments to values of unknown type, or of the tag's interface but created outside the folder. */
function assignedDefinitions(
  names: ReadonlySet<string>,
  claimed: ReadonlySet<ts.Node>,
  { assignments, types }: AnalysisContext,
): readonly UnclaimedDefinition[] {
  return assignments.members.flatMap(({ source, name, nameNode, receiver, holder }) => {
    if (!names.has(name) || (holder !== undefined && claimed.has(holder))) return [];
    const definition = { source, name, nameNode, isAssigned: true };
    if (receiver === undefined || holder !== undefined) return [definition];
    if (isJavascript(source.path)) return types.isExternal(receiver) ? [] : [definition];
    const declarations = { from: new Set<ts.Node>(), to: new Set<ts.Node>() };
    const meaning = types.matchMember(
      types.checker.getTypeAtLocation(receiver),
      { from: name, to: name },
      declarations,
    );
    const isHandler = meaning === "handler" || (meaning === "unknown" && !types.isExternal(receiver));
    return isHandler ? [definition] : [];
  });
}

function memberDefinitions(
  names: ReadonlySet<string>,
  claimed: ReadonlySet<ts.Node>,
  known: AnalysisContext,
): readonly UnclaimedDefinition[] {
  return known.sources.readableFiles.flatMap((source) => {
    const found: UnclaimedDefinition[] = [];
    const isInClaimedModule = (node: ts.Node): boolean => {
      const holder = ts.isModuleBlock(node.parent) ? node.parent.parent : node.parent;
      return claimed.has(holder) && isModuleHolder(holder) && isExportable(node);
    };
    const add = (name: ts.Node | undefined): void => {
      if (name === undefined || !(ts.isIdentifier(name) || ts.isStringLiteralLike(name))) return;
      if (names.has(name.text)) found.push({ source, name: name.text, nameNode: name, isAssigned: false });
    };
    /** @param depth Number of enclosing functions. A value local to a function is not a handler. */
    const visit = (node: ts.Node, depth: number): void => {
      if (depth > 1 || (claimed.has(node) && !isModuleHolder(node))) return;
      if (node.parent !== undefined && isInClaimedModule(node)) {
        // An exported function of a module whose exports are handlers.
      } else if (ts.isObjectLiteralExpression(node) && !hasOtherType(node)) {
        for (const property of node.properties) if (couldBeFunction(property)) add(property.name);
      } else if (ts.isClassLike(node)) {
        for (const member of node.members) if (couldBeFunction(member)) add(member.name);
      } else if (ts.isFunctionDeclaration(node) && node.body !== undefined && isExported(node)) add(node.name);
      else if (ts.isVariableStatement(node) && isExported(node)) {
        for (const { name, initializer, type } of node.declarationList.declarations) {
          if (type === undefined && initializer !== undefined && isFunction(initializer)) add(name);
        }
      }
      const inner = ts.isFunctionLike(node) ? depth + 1 : depth;
      ts.forEachChild(node, (child) => visit(child, inner));
    };
    visit(source.tree, 0);
    return found;
  });
}

/** Whether the object has an explicit type, which rules it out as an untyped container. */
function hasOtherType(object: ts.ObjectLiteralExpression): boolean {
  let node: ts.Node = object;
  while (ts.isParenthesizedExpression(node.parent)) node = node.parent;
  const { parent } = node;
  if (ts.isSatisfiesExpression(parent)) return true;
  return ts.isVariableDeclaration(parent) && parent.type !== undefined;
}

function couldBeFunction(member: ts.ObjectLiteralElementLike | ts.ClassElement): boolean {
  if (ts.isMethodDeclaration(member) || ts.isShorthandPropertyAssignment(member)) return true;
  if (!ts.isPropertyAssignment(member) && !ts.isPropertyDeclaration(member)) return false;
  return member.initializer !== undefined && isFunction(member.initializer);
}

function isFunction(expression: ts.Expression): boolean {
  const inner = unwrapExpression(expression);
  if (ts.isCallExpression(inner)) return inner.arguments.some((argument) => isFunction(argument));
  return ts.isArrowFunction(inner) || ts.isFunctionExpression(inner);
}

function isExportable(node: ts.Node): node is ts.FunctionDeclaration | ts.VariableStatement {
  return ts.isFunctionDeclaration(node) || ts.isVariableStatement(node);
}

function isExported(node: ts.FunctionDeclaration | ts.VariableStatement): boolean {
  return (node.modifiers ?? []).some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
}
