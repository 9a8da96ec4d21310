import { ts } from "../../typescript/compiler.js";
import { visitNodes } from "../syntax.js";

/** What receives an error: `catch` with a variable, `catch` and `then` of a promise, `allSettled`, and `rejects` of a test. */
export function handlersIn(file: ts.SourceFile): readonly ts.Node[] {
  const found: ts.Node[] = [];
  visitNodes(file, (node) => {
    const clause = ts.isTryStatement(node) ? node.catchClause : undefined;
    if (clause?.variableDeclaration !== undefined) found.push(clause);
    else if (isPromiseHandler(node)) found.push(node);
  });
  return found;
}

function isPromiseHandler(node: ts.Node): boolean {
  if (!ts.isPropertyAccessExpression(node)) return false;
  const { name, parent } = node;
  if (name.text === "allSettled" || name.text === "rejects") return true;
  const call = ts.isCallExpression(parent) && parent.expression === node ? parent : undefined;
  if (call === undefined || (name.text !== "catch" && name.text !== "then")) return false;
  const handler = call.arguments[name.text === "catch" ? 0 : 1];
  return handler !== undefined && !(ts.isArrowFunction(handler) && handler.parameters.length === 0);
}
