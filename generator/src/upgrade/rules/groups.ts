import { staticName, symbolOf, visitNodes } from "../../migrate/syntax.js";
import { ts } from "../../typescript/compiler.js";
import type { MovedGroup, OutputNames } from "../output-names.js";
import { type Rule, type RuleContext, RulePlan, type TypedFile } from "../rule.js";

/** Operations that belong to other groups: `api.default_`, `DefaultHandlers`, and `default_` in an object of handlers. */
export const groupsRule: Rule = (context) => {
  const { former } = context;
  const plan = new RulePlan(former.file, "path-groups");
  visitNodes(former.file, (node) => {
    if (ts.isPropertyAccessExpression(node)) moveCall(node, context, plan);
    if (ts.isIdentifier(node)) moveHandlerType(node, context, plan);
    if (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) moveHandlers(node, context, plan);
    if (ts.isIdentifier(node)) renameHandler(node, context, plan);
    if (ts.isIndexedAccessTypeNode(node)) moveType(node, context, plan);
    if (ts.isBindingElement(node)) leaveGroup(node, context, plan);
  });
  return plan;
};

/** `api.default_.listTugs` */
function moveCall(node: ts.PropertyAccessExpression, { former, names }: RuleContext, plan: RulePlan): void {
  if (!isGroupOf("Api", node, former, names)) return;
  const groups = names.movedGroup("Api", node.name.text);
  if (groups === undefined) return;
  const { parent } = node;
  if (!ts.isPropertyAccessExpression(parent)) {
    plan.leave(node, "its operations are in several groups now", `use ${list(groups)}`);
    return;
  }
  const operation = names.operationNow(parent.name.text);
  const group = groups.find(({ operations }) => operations.includes(operation));
  if (group === undefined) return;
  plan.rewriteRange(node.name.getStart(former.file), parent.end, () => `${group.name}.${operation}`);
}

/** `Api["default_"]["listTugs"]` */
function moveType(node: ts.IndexedAccessTypeNode, { former, names }: RuleContext, plan: RulePlan): void {
  const group = literalIndex(node);
  if (group === undefined) return;
  const property = former.checker.getTypeAtLocation(node.objectType).getProperty(group.text);
  if (!isDeclaredInType(property, "Api", names.root)) return;
  const groups = names.movedGroup("Api", group.text);
  const { parent } = node;
  const member = ts.isIndexedAccessTypeNode(parent) && parent.objectType === node ? literalIndex(parent) : undefined;
  const operation = member && names.operationNow(member.text);
  if (groups === undefined) {
    if (member !== undefined && operation !== member.text)
      plan.rewrite(member, () => `"${operation}"`, "operation-names");
    return;
  }
  const moved = groups.find(({ operations }) => operation !== undefined && operations.includes(operation));
  if (member === undefined || moved === undefined) {
    plan.leave(node, "its operations are in several groups now", `use ${list(groups)}`);
    return;
  }
  plan.rewriteRange(group.getStart(former.file), member.end, () => `"${moved.name}"]["${operation}"`);
}

function literalIndex({ indexType }: ts.IndexedAccessTypeNode): ts.StringLiteral | undefined {
  const literal = ts.isLiteralTypeNode(indexType) ? indexType.literal : undefined;
  return literal !== undefined && ts.isStringLiteral(literal) ? literal : undefined;
}

/** `const { default_: office } = createApi({ … })` */
function leaveGroup(node: ts.BindingElement, { former, names }: RuleContext, plan: RulePlan): void {
  const name = node.propertyName ?? node.name;
  if (!ts.isObjectBindingPattern(node.parent) || !ts.isIdentifier(name)) return;
  const property = former.checker.getTypeAtLocation(node.parent).getProperty(name.text);
  if (!isDeclaredInType(property, "Api", names.root)) return;
  const groups = names.movedGroup("Api", name.text);
  if (groups !== undefined) plan.leave(node, "its operations are in several groups now", `use ${list(groups)}`);
}

function isGroupOf(
  type: "Api" | "Handlers",
  { expression, name }: ts.PropertyAccessExpression,
  { checker }: TypedFile,
  { root }: OutputNames,
): boolean {
  const property = checker.getTypeAtLocation(expression).getProperty(name.text);
  return isDeclaredInType(property, type, root);
}

function isDeclaredInType(property: ts.Symbol | undefined, type: string, root: string): boolean {
  return (
    property?.declarations?.some(({ parent }) => {
      const isInside = parent.getSourceFile().fileName.startsWith(`${root}/`);
      return isInside && ts.isInterfaceDeclaration(parent) && parent.name.text === type;
    }) === true
  );
}

/** `DefaultHandlers<Principal>` is the type of the handlers of several groups. */
function moveHandlerType(node: ts.Identifier, { former, names }: RuleContext, plan: RulePlan): void {
  if (ts.isImportSpecifier(node.parent)) return;
  const symbol = symbolOf(node, former.checker);
  const declaration = symbol?.declarations?.find(ts.isInterfaceDeclaration);
  if (declaration === undefined || !declaration.getSourceFile().fileName.startsWith(`${names.root}/`)) return;
  const group = names.groupOfHandlers(declaration.name.text);
  const moved = group === undefined ? undefined : names.movedGroup("Handlers", group);
  if (moved === undefined) return;
  const reference = node.parent;
  const isHeritage = ts.isExpressionWithTypeArguments(reference);
  if (!isHeritage && !ts.isTypeReferenceNode(reference)) {
    plan.leave(node, "its operations belong to several groups now", `use the types of ${list(moved)}`);
    return;
  }
  const types = reference.typeArguments?.map((one) => one.getText(former.file)).join(", ");
  const suffix = types === undefined ? "" : `<${types}>`;
  plan.rewrite(reference, (writer) => {
    const parts = moved.flatMap(({ handlers }) =>
      handlers === undefined ? [] : [`${writer.name("#server", handlers, "type")}${suffix}`],
    );
    if (isHeritage) return parts.join(", ");
    const isIndexed = ts.isIndexedAccessTypeNode(reference.parent) || ts.isArrayTypeNode(reference.parent);
    return isIndexed && parts.length > 1 ? `(${parts.join(" & ")})` : parts.join(" & ");
  });
}

/** `default_: handlers` becomes a property for each group that has its operations. */
function moveHandlers(
  node: ts.PropertyAssignment | ts.ShorthandPropertyAssignment,
  { former, names }: RuleContext,
  plan: RulePlan,
): void {
  const name = staticName(node.name);
  if (name === undefined || !ts.isObjectLiteralExpression(node.parent)) return;
  const property = former.checker.getContextualType(node.parent)?.getProperty(name);
  if (!isDeclaredInType(property, "Handlers", names.root)) return;
  const groups = names.movedGroup("Handlers", name);
  if (groups === undefined) return;
  const value = ts.isShorthandPropertyAssignment(node) ? node.name : node.initializer;
  if (!ts.isIdentifier(value) && groups.length > 1) {
    plan.leave(node, "its operations belong to several groups now", `pass it as ${list(groups)}`);
    return;
  }
  plan.rewrite(node, (writer) => {
    const text = writer.textOf(value);
    return groups.map((group) => (group.name === text ? text : `${group.name}: ${text}`)).join(", ");
  });
}

/** A handler of an operation with another name: a member of an object or class, or an access to it. */
function renameHandler(node: ts.Identifier, { former, names }: RuleContext, plan: RulePlan): void {
  const current = names.operationNow(node.text);
  if (current === node.text) return;
  const { parent } = node;
  const { checker } = former;
  const owner = ts.isPropertyAccessExpression(parent)
    ? parent.name === node && !isMoved(parent, former, names)
      ? checker.getTypeAtLocation(parent.expression)
      : undefined
    : ts.isObjectLiteralElementLike(parent) && parent.name === node && ts.isObjectLiteralExpression(parent.parent)
      ? checker.getContextualType(parent.parent)
      : undefined;
  const implemented =
    (ts.isMethodDeclaration(parent) || ts.isPropertyDeclaration(parent)) &&
    parent.name === node &&
    ts.isClassLike(parent.parent)
      ? (parent.parent.heritageClauses ?? []).flatMap(({ types }) => types.map((one) => checker.getTypeAtLocation(one)))
      : [];
  const types = owner === undefined ? implemented : [owner];
  if (!types.some((type) => isHandler(type.getProperty(node.text), names.root))) return;
  const isShorthand = ts.isShorthandPropertyAssignment(parent);
  plan.rewrite(node, () => (isShorthand ? `${current}: ${node.text}` : current), "operation-names");
}

/** Whether the group in front of an operation moves, too. */
function isMoved({ expression }: ts.PropertyAccessExpression, former: TypedFile, names: OutputNames): boolean {
  if (!ts.isPropertyAccessExpression(expression) || !isGroupOf("Api", expression, former, names)) return false;
  return names.movedGroup("Api", expression.name.text) !== undefined;
}

function isHandler(property: ts.Symbol | undefined, root: string): boolean {
  return property?.declarations?.some((one) => one.getSourceFile().fileName.startsWith(`${root}/src/`)) === true;
}

function list(groups: readonly MovedGroup[]): string {
  return groups.map(({ name }) => name).join(", ");
}
