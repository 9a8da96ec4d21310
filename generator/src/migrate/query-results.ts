import { ts } from "../typescript/compiler.js";

/** Whether the error of the result of a hook may be read. */
export function readsError(call: ts.CallExpression): boolean {
  const { parent } = call;
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text === "error" || parent.name.text === "mutateAsync";
  if (ts.isExpressionStatement(parent)) return false;
  if (!ts.isVariableDeclaration(parent)) return true;
  const { name } = parent;
  const isError = (text: string): boolean => ["error", "failureReason", "mutateAsync", "refetch"].includes(text);
  if (ts.isObjectBindingPattern(name)) {
    return name.elements.some(
      (one) => one.dotDotDotToken !== undefined || isError((one.propertyName ?? one.name).getText()),
    );
  }
  if (!ts.isIdentifier(name)) return true;
  const scope = ts.findAncestor(call, ts.isFunctionLike) ?? call.getSourceFile();
  let isRead = false;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === name.text && node !== name) {
      const around = node.parent;
      const isMember = ts.isPropertyAccessExpression(around) && around.expression === node;
      isRead ||= !isMember || isError((around as ts.PropertyAccessExpression).name.text);
    }
    ts.forEachChild(node, visit);
  };
  visit(scope);
  return isRead;
}
