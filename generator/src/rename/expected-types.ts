import { ts } from "../typescript/compiler.js";

/** Returns the types that an object literal has to fit; without alternatives that its own literals exclude. */
export function contextualTypes(object: ts.ObjectLiteralExpression, checker: ts.TypeChecker): readonly ts.Type[] {
  const type = checker.getContextualType(object);
  if (type === undefined) return [];
  const known = checker.getNonNullableType(type);
  if (!known.isUnion()) return [known];
  const fitting = known.types.filter((one) => !isExcluded(one, object, checker));
  return fitting.length === 0 ? known.types : fitting;
}

/**
 * Returns the last type of `{ … } as unknown as Ship`; "hidden" if an assertion to any, never or unknown is all that says what the object is.
 * Undefined without such an assertion.
 */
export function assertedType(
  object: ts.ObjectLiteralExpression,
  checker: ts.TypeChecker,
): ts.Type | "hidden" | undefined {
  let last: ts.TypeNode | undefined;
  let isHidden = false;
  let node: ts.Node = object.parent;
  for (; ts.isAsExpression(node) || ts.isParenthesizedExpression(node); node = node.parent) {
    if (!ts.isAsExpression(node)) continue;
    last = node.type;
    isHidden ||= isOpenType(checker.getTypeFromTypeNode(last));
  }
  if (last === undefined || !isHidden) return undefined;
  const type = checker.getTypeFromTypeNode(last);
  return isOpenType(type) ? "hidden" : type;
}

function isOpenType({ flags }: ts.Type): boolean {
  return (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Never)) !== 0;
}

/** Whether a literal in the object differs from the literal type of its property. */
function isExcluded(type: ts.Type, object: ts.ObjectLiteralExpression, checker: ts.TypeChecker): boolean {
  return object.properties.some((property) => {
    if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name)) return false;
    const { initializer, name } = property;
    const symbol = checker.getPropertyOfType(type, name.text);
    if (symbol === undefined) return false;
    const value = literalValue(initializer);
    if (value === undefined) return false;
    const expected = checker.getNonNullableType(checker.getTypeOfSymbol(symbol));
    const alternatives = expected.isUnion() ? expected.types : [expected];
    return alternatives.every((one) => isLiteral(one) && one.value !== value);
  });
}

function isLiteral(type: ts.Type): type is ts.StringLiteralType | ts.NumberLiteralType {
  return type.isStringLiteral() || type.isNumberLiteral();
}

function literalValue(node: ts.Expression): string | number | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  return ts.isNumericLiteral(node) ? Number(node.text) : undefined;
}

/** Returns the type whose properties an assignment pattern reads; undefined if it has none of its own. */
export function assignedType(pattern: ts.Expression, checker: ts.TypeChecker): ts.Type | undefined {
  const { parent } = pattern;
  if (ts.isParenthesizedExpression(parent)) return assignedType(parent, checker);
  if (ts.isBinaryExpression(parent) && !ts.isPropertyAssignment(parent.parent)) {
    return checker.getTypeAtLocation(parent.right);
  }
  const property = ts.isBinaryExpression(parent) ? parent.parent : parent;
  if (!ts.isPropertyAssignment(property) || ts.isComputedPropertyName(property.name)) return undefined;
  const outer = assignedType(property.parent, checker);
  const symbol = outer === undefined ? undefined : checker.getPropertyOfType(outer, property.name.text);
  return symbol === undefined ? undefined : checker.getTypeOfSymbol(symbol);
}

const comparisons: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/** What a string has to be: a value of one of some types, or a key of one. */
export interface ExpectedString {
  readonly values: readonly ts.Type[];
  readonly keysOf?: readonly ts.Type[];
}

/** Returns what a string has to be, by its context or by what it is compared with. */
export function expectedString(node: ts.StringLiteralLike, checker: ts.TypeChecker): ExpectedString {
  const outer = outermost(node);
  const { parent } = outer;
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) {
    const generic = genericArgument(parent, outer, checker);
    if (generic !== undefined) return generic;
  }
  return { values: valueTypes(node, outer, checker) };
}

/** Inference gives a type parameter the type of the string itself: the constraint says what it may be. */
function genericArgument(
  call: ts.CallExpression | ts.NewExpression,
  argument: ts.Expression,
  checker: ts.TypeChecker,
): ExpectedString | undefined {
  const signature = checker.getResolvedSignature(call);
  const declaration = signature?.declaration;
  if (signature === undefined || declaration === undefined || ts.isJSDocSignature(declaration)) return undefined;
  const index = call.arguments?.indexOf(argument) ?? -1;
  const type = declaration.parameters[Math.min(index, declaration.parameters.length - 1)]?.type;
  const constraint = parameterOf(declaration, type)?.constraint;
  if (constraint === undefined) return undefined;
  const isKeyOf = ts.isTypeOperatorNode(constraint) && constraint.operator === ts.SyntaxKind.KeyOfKeyword;
  const target = isKeyOf ? parameterOf(declaration, constraint.type) : undefined;
  const values = [checker.getTypeFromTypeNode(constraint)];
  if (target === undefined) return { values };
  const position = declaration.typeParameters?.indexOf(target) ?? -1;
  const object = checker.getTypeArgumentsForResolvedSignature(signature)?.[position];
  return object === undefined ? { values } : { values, keysOf: [object] };
}

/** Returns the type parameter of a function that a type refers to. */
function parameterOf(
  declaration: ts.SignatureDeclaration,
  type: ts.TypeNode | undefined,
): ts.TypeParameterDeclaration | undefined {
  if (type === undefined || !ts.isTypeReferenceNode(type)) return undefined;
  const name = type.typeName.getText();
  return declaration.typeParameters?.find((one) => one.name.text === name);
}

function valueTypes(node: ts.StringLiteralLike, outer: ts.Expression, checker: ts.TypeChecker): readonly ts.Type[] {
  const { parent } = outer;
  if (ts.isBinaryExpression(parent) && comparisons.has(parent.operatorToken.kind)) {
    return comparedTypes(parent.left === outer ? parent.right : parent.left, checker);
  }
  if (ts.isCaseClause(parent) && parent.expression === outer) {
    return comparedTypes(parent.parent.parent.expression, checker);
  }
  const type = checker.getContextualType(node);
  return type === undefined ? [] : [type];
}

function outermost(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node.parent) ? outermost(node.parent) : node;
}

/** The type where the comparison is, and the declared one, which has alternatives that earlier comparisons exclude. */
function comparedTypes(node: ts.Expression, checker: ts.TypeChecker): readonly ts.Type[] {
  const symbol = checker.getSymbolAtLocation(ts.isPropertyAccessExpression(node) ? node.name : node);
  return [checker.getTypeAtLocation(node), ...(symbol === undefined ? [] : [checker.getTypeOfSymbol(symbol)])];
}
