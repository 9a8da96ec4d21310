import { ts } from "./compiler.js";

/**
 * Whether an expression gets a value where it is: on the left of an assignment, also in a pattern such as `[a, { b: c = 1 }] = …`, before
 * or after `++` and `--`, and as the variable of a loop `for (a of …)`. An object or array literal is assigned if it is a pattern.
 */
export function isAssigned(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isBinaryExpression(parent)) return parent.left === node && isAssignment(parent.operatorToken.kind);
  if (ts.isPrefixUnaryExpression(parent) || ts.isPostfixUnaryExpression(parent)) {
    return parent.operator === ts.SyntaxKind.PlusPlusToken || parent.operator === ts.SyntaxKind.MinusMinusToken;
  }
  if (ts.isForOfStatement(parent) || ts.isForInStatement(parent)) return parent.initializer === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node && isAssigned(parent.parent);
  if (ts.isShorthandPropertyAssignment(parent)) return parent.name === node && isAssigned(parent.parent);
  if (ts.isSpreadAssignment(parent)) return isAssigned(parent.parent);
  const isTransparent =
    ts.isParenthesizedExpression(parent) ||
    ts.isNonNullExpression(parent) ||
    ts.isAsExpression(parent) ||
    ts.isTypeAssertionExpression(parent) ||
    ts.isSatisfiesExpression(parent) ||
    ts.isArrayLiteralExpression(parent) ||
    ts.isSpreadElement(parent);
  return isTransparent && isAssigned(parent);
}

function isAssignment(kind: ts.SyntaxKind): boolean {
  return kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment;
}
