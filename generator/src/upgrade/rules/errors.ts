import { symbolOf, visitNodes } from "../../migrate/syntax.js";
import { ts } from "../../typescript/compiler.js";
import { type Rule, type RuleContext, RulePlan } from "../rule.js";

/** The properties of an `ApiError` that `readError` returns now. */
const moved: ReadonlySet<string> = new Set(["code", "issues"]);

/** `error.code` and `error.issues` of a failed call, and the errors of invalid options of servers. */
export const errorsRule: Rule = (context) => {
  const { current, names } = context;
  const plan = new RulePlan(current.file, "read-error");
  const hasReader = names.current.get("./client")?.has("readError") === true;
  visitNodes(current.file, (node) => {
    if (ts.isPropertyAccessExpression(node)) readProperty(node, context, plan, hasReader);
    if (ts.isVariableDeclaration(node)) readPattern(node, context, plan, hasReader);
    if (ts.isTryStatement(node)) testConfigurationError(node, context, plan);
  });
  return plan;
};

function isApiError(node: ts.Expression, { current }: RuleContext): boolean {
  const type = current.checker.getTypeAtLocation(node);
  const types = type.isUnion() ? type.types : [type];
  return types.some((one) => {
    const parts = one.isIntersection() ? one.types : [one];
    return parts.some(({ symbol }) => symbol?.name === "ApiError" && isOfRuntime(symbol));
  });
}

function isOfRuntime(symbol: ts.Symbol): boolean {
  return (
    symbol.declarations?.some((one) => /runtime\/(dist|src)\/client\//.test(one.getSourceFile().fileName)) === true
  );
}

function readProperty(
  node: ts.PropertyAccessExpression,
  context: RuleContext,
  plan: RulePlan,
  hasReader: boolean,
): void {
  const { name, expression, questionDotToken } = node;
  if (!isApiError(expression, context)) return;
  if (name.text === "message") {
    plan.leave(name, "it no longer contains text of the response", "readError(error).message", "error-message");
    return;
  }
  if (!moved.has(name.text)) return;
  if (!hasReader || questionDotToken !== undefined) {
    plan.leave(node, "readError reads it from the body", `readError(error).${name.text}`);
    return;
  }
  plan.rewrite(node, (writer) => `${writer.name("#client", "readError")}(${writer.textOf(expression)}).${name.text}`);
}

/** `const { status, code } = error;` */
function readPattern(node: ts.VariableDeclaration, context: RuleContext, plan: RulePlan, hasReader: boolean): void {
  const { name, initializer } = node;
  if (!ts.isObjectBindingPattern(name) || initializer === undefined || !isApiError(initializer, context)) return;
  const { file } = context.current;
  const keyOf = (one: ts.BindingElement): string => (one.propertyName ?? one.name).getText(file);
  const read = name.elements.filter((one) => one.dotDotDotToken === undefined && moved.has(keyOf(one)));
  const messages = name.elements.filter((one) => keyOf(one) === "message");
  for (const one of messages)
    plan.leave(one, "it no longer contains text of the response", "readError(error).message", "error-message");
  if (read.length === 0) return;
  const statement = node.parent.parent;
  if (!hasReader || !ts.isVariableStatement(statement) || statement.declarationList.declarations.length !== 1) {
    plan.leave(name, "readError reads code and issues from the body", "const { code, issues } = readError(error)");
    return;
  }
  const kept = name.elements.filter((one) => !read.includes(one)).map((one) => one.getText(file));
  const pattern = `{ ${read.map((one) => one.getText(file)).join(", ")} }`;
  const keyword = statement.declarationList.getText(file).split(/\s/)[0] ?? "const";
  const line = file.text.slice(file.text.lastIndexOf("\n", statement.getStart(file)) + 1, statement.getStart(file));
  const indentation = /^[ \t]*/.exec(line)?.[0] ?? "";
  plan.rewrite(statement, (writer) => {
    const source = writer.textOf(initializer);
    const reading = `${keyword} ${pattern} = ${writer.name("#client", "readError")}(${source});`;
    if (kept.length === 0) return reading;
    return `${keyword} { ${kept.join(", ")} } = ${source};\n${indentation}${reading}`;
  });
}

const serverFunctions: ReadonlySet<string> = new Set([
  "createFetchHandler",
  "createNodeHandler",
  "createMemoryTransport",
]);

/** `catch (error) { if (error instanceof RangeError) … }` around the creation of a server. */
function testConfigurationError(node: ts.TryStatement, { current }: RuleContext, plan: RulePlan): void {
  if (node.catchClause === undefined) return;
  let creates = false;
  let others = 0;
  const search = (child: ts.Node): void => {
    if (ts.isCallExpression(child) && ts.isIdentifier(child.expression)) {
      const name = symbolOf(child.expression, current.checker)?.name ?? "";
      if (serverFunctions.has(name)) creates = true;
      else others += 1;
    }
    if (!ts.isFunctionLike(child)) ts.forEachChild(child, search);
  };
  ts.forEachChild(node.tryBlock, search);
  if (!creates) return;
  const test = (child: ts.Node): void => {
    if (ts.isBinaryExpression(child) && child.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword) {
      const { right } = child;
      if (ts.isIdentifier(right) && right.text === "RangeError") {
        plan.rewrite(
          child,
          (writer) => {
            const name = writer.name("@guildwire/runtime/server", "ConfigurationError");
            const test = `${writer.textOf(child.left)} instanceof ${name}`;
            // Other calls in the block may still throw a RangeError.
            return others === 0 ? test : `(${test} || ${child.getText(current.file)})`;
          },
          "configuration-error",
        );
      }
    }
    ts.forEachChild(child, test);
  };
  test(node.catchClause.block);
}
