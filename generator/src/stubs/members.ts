import { ts } from "../typescript/compiler.js";
import { type Holder, isModuleHolder, type Member } from "./holder.js";
import { moduleMembers } from "./module-members.js";
import { resolveEntityName, resolveName } from "./scope.js";
import type { Source, Sources } from "./source-files.js";

/** A member assigned by a statement: `bans.getBan = …`, `Object.assign(bans, { getBan() {} })`. */
export interface AssignedHandler extends Member {
  readonly source: Source;
  /** The assignment target; absent for a module's own exports. */
  readonly receiver?: ts.Expression;
  /** The target object or class, if the folder defines it. */
  readonly holder?: Holder;
}

/** Assignments to existing objects and classes. */
export interface Assignments {
  readonly members: readonly AssignedHandler[];
  /** Sources of opaque copies, such as `Object.assign(bans, other)`, by target. */
  readonly copiedObjects: ReadonlyMap<Holder, readonly ts.Expression[]>;
}

export interface Members {
  /** Defined in the object or class itself. */
  readonly own: readonly Member[];
  /** Assigned later by statements, such as `bans.getBan = …`. */
  readonly assigned: readonly Member[];
  /** From spread objects and base classes. */
  readonly inherited: readonly Member[];
  /** Nodes that may contribute further members but cannot be resolved. */
  readonly opaqueMembers: readonly ts.Node[];
}

const maxHolderDepth = 12;

/** @param assignments Assignments to objects and classes in the folder. */
export function membersOf(holder: Holder, sources: Sources, assignments: Assignments, depth = 0): Members {
  const own: Member[] = [];
  const inherited: Member[] = [];
  const opaque: ts.Node[] = [...(assignments.copiedObjects.get(holder) ?? [])];
  const assigned = assignments.members.filter((member) => member.holder === holder);
  const inheritFrom = (target: Holder): void => {
    const found = membersOf(target, sources, assignments, depth + 1);
    inherited.push(...found.own, ...found.assigned, ...found.inherited);
    opaque.push(...found.opaqueMembers);
  };
  const inherit = (expression: ts.Expression): void => {
    const target = depth > maxHolderDepth ? undefined : holderOf(expression, sources);
    if (target === undefined) {
      opaque.push(expression);
      return;
    }
    inheritFrom(target);
    // `Reading(Base)` has the members of the class that the function returns, and those of its argument.
    const inner = unwrapExpression(expression);
    if (ts.isCallExpression(inner)) for (const argument of inner.arguments) inherit(argument);
  };
  if (isModuleHolder(holder)) {
    const { exported, reexported, unresolved } = moduleMembers(holder, sources);
    opaque.push(...unresolved);
    if (depth <= maxHolderDepth) for (const source of reexported) inheritFrom(source.tree);
    return { own: exported, assigned, inherited, opaqueMembers: opaque };
  }
  if (ts.isObjectLiteralExpression(holder)) {
    for (const property of holder.properties) {
      if (ts.isSpreadAssignment(property)) inherit(property.expression);
      else addNamed(property, own, opaque, sources);
    }
    return { own, assigned, inherited, opaqueMembers: opaque };
  }
  for (const element of holder.members) {
    const isStatic =
      ts.canHaveModifiers(element) &&
      (ts.getModifiers(element) ?? []).some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword);
    if (!isStatic && element.name !== undefined) addNamed(element, own, opaque, sources);
  }
  for (const clause of holder.heritageClauses ?? []) {
    if (clause.token !== ts.SyntaxKind.ExtendsKeyword) continue;
    for (const base of clause.types) inherit(base.expression);
  }
  return { own, assigned, inherited, opaqueMembers: opaque };
}

function addNamed(
  node: ts.ClassElement | ts.ObjectLiteralElementLike,
  own: Member[],
  opaque: ts.Node[],
  sources: Sources,
): void {
  const { name } = node;
  if (name === undefined || ts.isPrivateIdentifier(name)) return;
  if (ts.isIdentifier(name) || ts.isStringLiteral(name) || ts.isNoSubstitutionTemplateLiteral(name)) {
    own.push({ name: name.text, nameNode: name, node, literal: true });
    return;
  }
  if (!ts.isComputedPropertyName(name)) return;
  const { expression } = name;
  if (ts.isStringLiteralLike(expression)) {
    own.push({ name: expression.text, nameNode: expression, node, literal: true });
    return;
  }
  const text = constantText(expression, sources);
  if (text !== undefined) own.push({ name: text, nameNode: expression, node, literal: false });
  else if (!/^Symbol\.\w+$/.test(expression.getText())) opaque.push(name);
}

/** Resolves an expression to an object, class or module in the folder. */
export function holderOf(expression: ts.Expression, sources: Sources, depth = 0): Holder | undefined {
  const inner = unwrapExpression(expression);
  if (ts.isObjectLiteralExpression(inner) || ts.isClassExpression(inner)) return inner;
  if (depth > maxHolderDepth) return undefined;
  if (ts.isCallExpression(inner)) return returnedClass(inner, sources);
  const meaning = resolveEntityName(inner, sources);
  if (meaning?.kind === "namespace") return meaning.source.tree;
  if (meaning?.kind !== "declaration") return undefined;
  const { node } = meaning;
  if (ts.isClassDeclaration(node) || ts.isModuleDeclaration(node)) return node;
  if (ts.isExportAssignment(node)) return holderOf(node.expression, sources, depth + 1);
  if (!ts.isVariableDeclaration(node) || node.initializer === undefined) return undefined;
  return holderOf(node.initializer, sources, depth + 1);
}

/** Returns the class that a mixin such as `(Base) => class extends Base { … }` returns. */
function returnedClass(call: ts.CallExpression, sources: Sources): ts.ClassLikeDeclaration | undefined {
  const callee = resolveEntityName(call.expression, sources);
  if (callee?.kind !== "declaration") return undefined;
  const value = ts.isVariableDeclaration(callee.node) ? callee.node.initializer : callee.node;
  const inner = value !== undefined && ts.isExpression(value) ? unwrapExpression(value) : value;
  if (
    inner === undefined ||
    !(ts.isFunctionDeclaration(inner) || ts.isArrowFunction(inner) || ts.isFunctionExpression(inner))
  ) {
    return undefined;
  }
  const { body } = inner;
  if (body === undefined) return undefined;
  if (!ts.isBlock(body)) return classIn(body);
  const last = body.statements.at(-1);
  if (last === undefined || !ts.isReturnStatement(last) || last.expression === undefined) return undefined;
  const found = classIn(last.expression);
  if (found !== undefined || !ts.isIdentifier(last.expression)) return found;
  const local = resolveName(last.expression.text, last, sources);
  return local?.kind === "declaration" && ts.isClassDeclaration(local.node) ? local.node : undefined;
}

function classIn(expression: ts.Expression): ts.ClassExpression | undefined {
  const inner = unwrapExpression(expression);
  return ts.isClassExpression(inner) ? inner : undefined;
}

/** Removes parentheses, casts and other wrappers that do not change the value. */
export function unwrapExpression(expression: ts.Expression): ts.Expression {
  let inner = expression;
  while (
    ts.isParenthesizedExpression(inner) ||
    ts.isSatisfiesExpression(inner) ||
    ts.isAsExpression(inner) ||
    ts.isTypeAssertionExpression(inner) ||
    ts.isNonNullExpression(inner)
  ) {
    inner = inner.expression;
  }
  return inner;
}

function constantText(expression: ts.Expression, sources: Sources): string | undefined {
  if (ts.isPropertyAccessExpression(expression)) return enumerationText(expression, sources);
  if (!ts.isIdentifier(expression)) return undefined;
  const meaning = resolveName(expression.text, expression, sources);
  if (meaning?.kind !== "declaration" || !ts.isVariableDeclaration(meaning.node)) return undefined;
  const { initializer, parent } = meaning.node;
  if ((parent.flags & ts.NodeFlags.Const) === 0 || initializer === undefined) return undefined;
  const value = unwrapExpression(initializer);
  return ts.isStringLiteralLike(value) ? value.text : undefined;
}

/** Returns the text of `Key.Create`, a member of an enumeration or of an object that is constant. */
function enumerationText({ expression, name }: ts.PropertyAccessExpression, sources: Sources): string | undefined {
  const meaning = resolveEntityName(expression, sources);
  if (meaning?.kind === "opaque" && ts.isEnumDeclaration(meaning.node))
    return textOfMember(meaning.node.members, name.text);
  if (meaning?.kind !== "declaration") return undefined;
  const { node } = meaning;
  if (!ts.isVariableDeclaration(node) || (node.parent.flags & ts.NodeFlags.Const) === 0) return undefined;
  const value = node.initializer && unwrapExpression(node.initializer);
  return value && ts.isObjectLiteralExpression(value) ? textOfMember(value.properties, name.text) : undefined;
}

function textOfMember(members: readonly ts.Node[], name: string): string | undefined {
  for (const member of members) {
    if (!ts.isEnumMember(member) && !ts.isPropertyAssignment(member)) continue;
    const value = member.initializer && unwrapExpression(member.initializer);
    if ("text" in member.name && member.name.text === name)
      return value && ts.isStringLiteralLike(value) ? value.text : undefined;
  }
  return undefined;
}
