import { staticName, visitNodes } from "../../migrate/syntax.js";
import { ts } from "../../typescript/compiler.js";
import { type Rule, type RuleContext, RulePlan } from "../rule.js";

/** Handlers that set a header which is part of their result now. */
export const requiredHeadersRule: Rule = (context) => {
  const plan = new RulePlan(context.current.file, "required-headers");
  visitNodes(context.current.file, (node) => {
    if (!ts.isMethodDeclaration(node)) return;
    const headers = requiredHeaders(node, context);
    if (headers === undefined) return;
    const parts = node.body === undefined ? undefined : partsOf(node.body, headers, context.current.file);
    if (parts === undefined) {
      const list = headers.map((name) => `${name}: …`).join(", ");
      plan.leave(node.name, "its headers are part of the result", `return { headers: { ${list} }, body: … }`);
    } else rewrite(parts, plan);
  });
  return plan;
};

/** The headers that the result of a handler has to have; undefined if it has none. */
function requiredHeaders(
  node: ts.MethodDeclaration,
  { current: { checker }, names }: RuleContext,
): readonly string[] | undefined {
  const name = staticName(node.name);
  if (name === undefined) return undefined;
  const owners = ts.isObjectLiteralExpression(node.parent)
    ? [checker.getContextualType(node.parent)]
    : ts.isClassLike(node.parent)
      ? (node.parent.heritageClauses ?? []).flatMap(({ types }) => types.map((one) => checker.getTypeAtLocation(one)))
      : [];
  const declaration = owners
    .map((owner) => owner?.getProperty(name)?.declarations?.find(ts.isMethodSignature))
    .find((one) => one?.getSourceFile().fileName.startsWith(`${names.root}/`) === true);
  const result = declaration?.type === undefined ? undefined : resultOf(checker.getTypeFromTypeNode(declaration.type));
  const headers = result?.getProperty("headers");
  if (headers === undefined || result?.getProperty("status") !== undefined) return undefined;
  return checker
    .getTypeOfSymbol(headers)
    .getProperties()
    .flatMap((one) => ((one.flags & ts.SymbolFlags.Optional) === 0 ? [one.name] : []));
}

/** The part of `Awaitable<Result>` that is the result itself. */
function resultOf(type: ts.Type): ts.Type | undefined {
  const types = type.isUnion() ? type.types : [type];
  return types.find((one) => one.getProperty("headers") !== undefined && one.getProperty("stack") === undefined);
}

interface HandlerParts {
  readonly sets: readonly { readonly statement: ts.Statement; readonly value: ts.Expression; readonly name: string }[];
  readonly returns: readonly ts.Expression[];
  readonly body: ts.Block;
}

/** The statements that set each header once, and the returns after them; undefined if it is done in another way. */
function partsOf(body: ts.Block, headers: readonly string[], file: ts.SourceFile): HandlerParts | undefined {
  const sets = body.statements.flatMap((statement) => {
    if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression)) return [];
    const { expression: callee, arguments: args } = statement.expression;
    const isSetter = ts.isPropertyAccessExpression(callee)
      ? callee.name.text === "setHeader"
      : callee.getText(file) === "setHeader";
    const [key, value] = args;
    if (!isSetter || key === undefined || value === undefined || !ts.isStringLiteralLike(key)) return [];
    const name = headers.find((one) => one.toLowerCase() === key.text.toLowerCase());
    return name === undefined ? [] : [{ statement, value, name }];
  });
  if (sets.length !== headers.length || new Set(sets.map(({ name }) => name)).size !== headers.length) return undefined;
  const returns: (ts.Expression | undefined)[] = [];
  const search = (node: ts.Node): void => {
    if (ts.isReturnStatement(node)) returns.push(node.expression);
    if (!ts.isFunctionLike(node)) ts.forEachChild(node, search);
  };
  ts.forEachChild(body, search);
  const last = Math.max(...sets.map(({ statement }) => statement.end));
  const found = returns.filter((one) => one !== undefined);
  if (found.length === 0 || found.length !== returns.length || found.some((one) => one.pos < last)) return undefined;
  return { sets, returns: found, body };
}

function rewrite({ sets, returns, body }: HandlerParts, plan: RulePlan): void {
  const taken = new Set(body.getText().match(/[\w$]+/g));
  const locals = new Map(
    sets.map(({ name }) => {
      const plain = name.toLowerCase().replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
      return [name, taken.has(plain) ? `${plain}Header` : plain] as const;
    }),
  );
  for (const { statement, value, name } of sets)
    plan.rewrite(statement, (writer) => `const ${locals.get(name)} = ${writer.textOf(value)};`);
  const headers = sets.map(({ name }) => {
    const local = locals.get(name) ?? name;
    return name === local ? name : `${/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name)}: ${local}`;
  });
  for (const one of returns)
    plan.rewrite(one, (writer) => `{ headers: { ${headers.join(", ")} }, body: ${writer.textOf(one)} }`);
}
