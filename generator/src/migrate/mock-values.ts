import { ts } from "../typescript/compiler.js";
import type { Rewrite, Writer } from "./plan.js";

/** Prints a function that a mock calls, whose former one resolved with a value. */
export function printMockedResult(
  value: ts.Expression,
  mockResult: (writer: Writer) => string = (writer) => writer.name("@guildwire/runtime/client", "mockResult"),
): (writer: Writer) => string {
  return (writer) => `${mockResult(writer)}(${writer.textOf(value)})`;
}

/** Whether a function only throws, or returns a promise that is never settled. */
export function thrownBy({ body }: ts.ArrowFunction): boolean {
  if (ts.isBlock(body)) return body.statements.length === 1 && body.statements.every(ts.isThrowStatement);
  const isPromise = ts.isNewExpression(body) && body.expression.getText() === "Promise";
  return isPromise && /^\(\(\)\s*=>\s*\{\s*\}\)$/.test(`(${body.arguments?.[0]?.getText() ?? ""})`);
}

/** Replaces a node that belongs to a mock. */
export function mockRewrite(node: ts.Node, text: Rewrite["text"]): Rewrite {
  const file = node.getSourceFile();
  return { file, start: node.getStart(file), end: node.end, kind: "function", what: "a mock", equivalent: "", text };
}
