import { isAssigned } from "../typescript/assignments.js";
import { ts } from "../typescript/compiler.js";
import type { Use } from "./use.js";

/** The properties of the literal that a property has as its value; the property itself if it is not a literal. */
export function propertiesIn(property: ts.ObjectLiteralElementLike): readonly ts.ObjectLiteralElementLike[] {
  const value = ts.isPropertyAssignment(property) ? property.initializer : undefined;
  return value !== undefined && ts.isObjectLiteralExpression(value) ? value.properties : [property];
}

/** The names of the properties that every value of a type has. */
export function alwaysIn(type: ts.Type): readonly string[] {
  const required = type.getProperties().filter(({ flags }) => (flags & ts.SymbolFlags.Optional) === 0);
  return required.map(({ name }) => name);
}

/** Whether a function takes names of properties: its type parameters or parameters have `keyof`. */
export function takesKeys(declaration: ts.SignatureDeclaration): boolean {
  const hasKeyOf = (node: ts.Node): boolean =>
    (ts.isTypeOperatorNode(node) && node.operator === ts.SyntaxKind.KeyOfKeyword) ||
    ts.forEachChild(node, hasKeyOf) === true;
  const constraints = ts
    .getEffectiveTypeParameterDeclarations(declaration)
    .flatMap((one) => ts.getEffectiveConstraintOfTypeParameter(one) ?? []);
  const parameters = declaration.parameters.flatMap((one) => one.type ?? ts.getJSDocType(one) ?? []);
  return [...constraints, ...parameters].some(hasKeyOf);
}

/** The bases of a class or an interface; comments of JavaScript name interfaces that a class implements. */
export function basesOf(
  node: ts.InterfaceDeclaration | ts.ClassLikeDeclaration,
): readonly ts.ExpressionWithTypeArguments[] {
  const commented = ts.getJSDocImplementsTags(node).map((tag) => tag.class);
  return [...(node.heritageClauses ?? []).flatMap(({ types }) => types), ...commented];
}

/** Functions of the library that take an object and the name of a property. */
const presenceTests: ReadonlySet<string> = new Set([
  "Object.hasOwn",
  "Reflect.has",
  "Object.prototype.hasOwnProperty.call",
]);

/** The object whose properties a call tests for a name, and the name: `Object.hasOwn(book, "title")`. */
export function testedPresence({
  expression,
  arguments: given,
}: ts.CallExpression): { readonly object: ts.Expression; readonly name: ts.Expression } | undefined {
  if (!ts.isPropertyAccessExpression(expression)) return undefined;
  const [first, second] = given;
  if (first === undefined) return undefined;
  if (second !== undefined) {
    return presenceTests.has(expression.getText()) ? { object: first, name: second } : undefined;
  }
  return expression.name.text === "hasOwnProperty" ? { object: expression.expression, name: first } : undefined;
}

export function nameOf({ name }: ts.ObjectLiteralElementLike): string {
  return name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : "";
}

/** Whether an object is `{}` after `??` or `||`: nothing takes its properties from there. */
export function isFallback({ parent, properties }: ts.ObjectLiteralExpression): boolean {
  const operators = [ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken];
  return properties.length === 0 && ts.isBinaryExpression(parent) && operators.includes(parent.operatorToken.kind);
}

export function literalOf(node: ts.Expression): Use["value"] {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  return node.kind === ts.SyntaxKind.FalseKeyword ? false : undefined;
}

/** Whether the value of an expression is that of one of its parts. */
export function isChoice(node: ts.Node): boolean {
  return ts.isConditionalExpression(node) || ts.isParenthesizedExpression(node) || isLogical(node);
}

/** Whether a node is `one ?? other`, `one || other` or `one && other`. */
function isLogical(node: ts.Node): node is ts.BinaryExpression {
  const { AmpersandAmpersandToken, BarBarToken, QuestionQuestionToken } = ts.SyntaxKind;
  const kinds: readonly ts.SyntaxKind[] = [AmpersandAmpersandToken, BarBarToken, QuestionQuestionToken];
  return ts.isBinaryExpression(node) && kinds.includes(node.operatorToken.kind);
}

/** Whether a comment gives the expression in parentheses another type, as `@type {Row}` does in JavaScript. */
function isAssertedByComment(node: ts.ParenthesizedExpression): boolean {
  return ts.getJSDocType(node) !== undefined || ts.getJSDocSatisfiesTag(node) !== undefined;
}

/** Whether something of another type may receive the value of an expression. */
export function receives(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) return isAssertedByComment(parent) || receives(parent);
  if (ts.isConditionalExpression(parent)) return parent.condition !== node && receives(parent);
  if (isLogical(parent)) return receives(parent);
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return parent.expression !== node;
  // A pattern expects nothing but the properties that it reads.
  if (ts.isVariableDeclaration(parent)) return parent.initializer === node && ts.isIdentifier(parent.name);
  if (ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent)) return parent.initializer === node;
  if (ts.isParameter(parent) || ts.isBindingElement(parent)) return parent.initializer === node;
  if (ts.isTemplateSpan(parent)) return ts.isTaggedTemplateExpression(parent.parent.parent);
  if (ts.isBinaryExpression(parent)) {
    return parent.right === node && isAssigned(parent.left) && !ts.isObjectLiteralExpression(parent.left);
  }
  if (ts.isArrowFunction(parent)) return parent.body === node;
  return (
    ts.isReturnStatement(parent) ||
    ts.isYieldExpression(parent) ||
    ts.isJsxExpression(parent) ||
    ts.isShorthandPropertyAssignment(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isTypeAssertionExpression(parent) ||
    ts.isSatisfiesExpression(parent)
  );
}

/** Whether the result of a call is ignored. */
export function discarded(node: ts.Node): Pick<Use, "isDiscarded"> {
  const isCallee = ts.isCallExpression(node.parent) && node.parent.expression === node;
  let call: ts.Node | undefined = ts.isCallExpression(node) ? node : isCallee ? node.parent : undefined;
  while (
    call !== undefined &&
    (ts.isAwaitExpression(call.parent) || ts.isParenthesizedExpression(call.parent) || ts.isVoidExpression(call.parent))
  ) {
    call = call.parent;
  }
  return call !== undefined && ts.isExpressionStatement(call.parent) ? { isDiscarded: true } : {};
}
