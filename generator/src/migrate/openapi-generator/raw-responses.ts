import { ts } from "../../typescript/compiler.js";
import { type MigrationContext, Obstacle, type Rewrite } from "../plan.js";
import { visitNodes } from "../syntax.js";

type Replacement = Pick<Rewrite, "file" | "start" | "end" | "text">;

/**
 * Replaces what is read of the result of `getBookRaw`: `raw` becomes `response`, and `value()` becomes `data`.
 *
 * @throws Obstacle if the result is used in another way.
 */
export function rawReplacements(call: ts.CallExpression, { checker }: MigrationContext): readonly Replacement[] {
  let node: ts.Node = call;
  while (ts.isAwaitExpression(node.parent) || ts.isParenthesizedExpression(node.parent)) node = node.parent;
  if (node === call) throw new Obstacle("the response is not awaited here");
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return [memberReplacement(parent)];
  if (!ts.isVariableDeclaration(parent) || !ts.isIdentifier(parent.name)) {
    throw new Obstacle("the response is not the value of a variable");
  }
  const symbol = checker.getSymbolAtLocation(parent.name);
  const found: Replacement[] = [];
  visitNodes(call.getSourceFile(), (one) => {
    if (!ts.isIdentifier(one) || one === parent.name || checker.getSymbolAtLocation(one) !== symbol) return;
    if (!ts.isPropertyAccessExpression(one.parent)) throw new Obstacle("the response is passed on");
    found.push(memberReplacement(one.parent));
  });
  return found;
}

function memberReplacement(access: ts.PropertyAccessExpression): Replacement {
  const file = access.getSourceFile();
  const { expression, name, parent } = access;
  if (name.text === "raw") {
    return { file, start: name.getStart(file), end: name.end, text: () => "response" };
  }
  const isCall = name.text === "value" && ts.isCallExpression(parent) && parent.expression === access;
  if (!isCall) throw new Obstacle(`${name.text} of the response has no equivalent`);
  if (!ts.isAwaitExpression(parent.parent)) throw new Obstacle("the value of the response is not awaited here");
  const awaited = parent.parent;
  return {
    file,
    start: awaited.getStart(file),
    end: awaited.end,
    text: ({ textOf }) => `${textOf(expression)}.data`,
  };
}
