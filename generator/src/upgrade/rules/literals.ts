import { visitNodes } from "../../migrate/syntax.js";
import { ts } from "../../typescript/compiler.js";
import { type Rule, RulePlan, type TypedFile } from "../rule.js";
import { literalRenames } from "./runtime-names.js";

/** Values of string literal types that have another name: compared, switched over, passed, and as keys. */
export const literalsRule: Rule = ({ current }) => {
  const plan = new RulePlan(current.file, "runtime-names");
  const keysDone = new Map<ts.Node, Set<string>>();
  visitNodes(current.file, (node) => {
    const text = literalText(node);
    if (text === undefined) return;
    const renamed = literalRenames.find(({ former }) => former === text);
    if (renamed === undefined || !isExpected(node, renamed.current, current)) return;
    const owner = keyOwner(node);
    const repeated = repeatedTest(node, current.file);
    if (repeated !== undefined) {
      plan.rewriteRange(repeated.start, repeated.end, () => "", renamed.code);
      return;
    }
    if (owner === undefined) {
      plan.rewrite(node, () => quoted(node, renamed.current, current.file), renamed.code);
      return;
    }
    const done = keysDone.get(owner) ?? new Set();
    keysDone.set(owner, done);
    if (!done.has(renamed.current)) {
      done.add(renamed.current);
      plan.rewrite(node, () => quoted(node, renamed.current, current.file), renamed.code);
      return;
    }
    removeEntry(node, renamed.current, current.file, plan);
  });
  return plan;
};

/** `|| name === "missing-timestamp"` after a test for another name of the same value, which would be the same test. */
function repeatedTest(
  node: ts.Node,
  file: ts.SourceFile,
): { readonly start: number; readonly end: number } | undefined {
  const test = node.parent;
  if (!ts.isBinaryExpression(test) || !ts.isBinaryExpression(test.parent) || test.parent.right !== test)
    return undefined;
  const { left, operatorToken } = test.parent;
  const before = ts.isBinaryExpression(left) && ts.isBinaryExpression(left.right) ? left.right : left;
  if (operatorToken.kind !== ts.SyntaxKind.BarBarToken || !ts.isBinaryExpression(before)) return undefined;
  const value = literalText(before.right);
  const isSame = literalRenames.some(
    ({ former, current }) =>
      former === value && current === literalRenames.find((one) => one.former === literalText(node))?.current,
  );
  if (!isSame || before.left.getText(file) !== test.left.getText(file)) return undefined;
  return { start: left.end, end: test.end };
}

/** Two names have become one: the value of the first entry stays, and a person may prefer that of the second. */
function removeEntry(node: ts.Node, name: string, file: ts.SourceFile, plan: RulePlan): void {
  const entry = node.parent;
  const value = file.text.slice(node.end, entry.end).replace(/^\s*:?\s*/, "");
  const rest = /^[ \t]*,?[ \t]*(?:\r?\n)?/.exec(file.text.slice(entry.end))?.[0] ?? "";
  const line = file.text.lastIndexOf("\n", entry.getStart(file)) + 1;
  const isOwnLine = file.text.slice(line, entry.getStart(file)).trim() === "" && rest.endsWith("\n");
  const start = isOwnLine ? line : entry.getStart(file);
  plan.rewriteRange(start, entry.end + rest.length, () => "", "endpoint-probes");
  plan.leave(
    entry,
    `${name} kept the value of the entry above, and not ${value}`,
    "choose one of them",
    "endpoint-probes",
  );
}

function literalText(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isIdentifier(node)) return undefined;
  const { parent } = node;
  const isKey = (ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent)) && parent.name === node;
  const isAccess = ts.isPropertyAccessExpression(parent) && parent.name === node;
  return isKey || isAccess ? node.text : undefined;
}

function quoted(node: ts.Node, text: string, file: ts.SourceFile): string {
  if (ts.isIdentifier(node)) return text;
  const quote = node.getText(file).charAt(0);
  return `${quote}${text}${quote}`;
}

/** The object whose key a literal is. */
function keyOwner(node: ts.Node): ts.Node | undefined {
  const { parent } = node;
  return (ts.isPropertyAssignment(parent) || ts.isMethodDeclaration(parent)) && parent.name === node
    ? parent.parent
    : undefined;
}

/** Whether the place of a literal accepts its current name. */
function isExpected(node: ts.Node, value: string, { checker }: TypedFile): boolean {
  const { parent } = node;
  const accepts = (type: ts.Type | undefined): boolean => {
    if (type === undefined) return false;
    const types = type.isUnion() ? type.types : [type];
    return types.some((one) => one.isStringLiteral() && one.value === value);
  };
  const owner = keyOwner(node);
  if (owner !== undefined && ts.isObjectLiteralExpression(owner))
    return checker.getContextualType(owner)?.getProperty(value) !== undefined;
  if (ts.isPropertyAccessExpression(parent) && parent.name === node)
    return checker.getTypeAtLocation(parent.expression).getProperty(value) !== undefined;
  if (ts.isElementAccessExpression(parent))
    return checker.getTypeAtLocation(parent.expression).getProperty(value) !== undefined;
  if (ts.isBinaryExpression(parent))
    return accepts(checker.getTypeAtLocation(parent.left === node ? parent.right : parent.left));
  if (ts.isCaseClause(parent)) return accepts(checker.getTypeAtLocation(parent.parent.parent.expression));
  return ts.isExpression(node) && accepts(checker.getContextualType(node));
}
