import { symbolOf, visitNodes } from "../../migrate/syntax.js";
import { ts } from "../../typescript/compiler.js";
import { objectLiteral, type Rule, RulePlan } from "../rule.js";

/** Test servers for bots, options of clients, and servers without all handlers. */
export const optionsRule: Rule = ({ current }) => {
  const plan = new RulePlan(current.file, "client-options");
  const { checker, file } = current;
  visitNodes(file, (node) => {
    if (!ts.isCallExpression(node)) return;
    const { expression: callee } = node;
    const called = ts.isPropertyAccessExpression(callee) ? callee.name : callee;
    if (!ts.isIdentifier(called)) return;
    const symbol = symbolOf(called, checker);
    const path = symbol?.declarations?.[0]?.getSourceFile().fileName ?? "";
    const name = symbol?.name ?? "";
    if (name === "startTestServer" && /\/(service|@guildwire)\//.test(path)) withContent(node, plan);
    if (name === "createClient" || name === "createApi") spreadOptions(node, checker, plan);
  });
  return plan;
};

/** The channel of the test server began with a message. */
function withContent(node: ts.CallExpression, plan: RulePlan): void {
  const [options] = node.arguments;
  const literal = objectLiteral(options);
  if (options === undefined) {
    plan.rewriteRange(node.end - 1, node.end - 1, () => "{ content: true }", "test-server-content");
  } else if (literal === undefined) {
    plan.leave(options, "the channel begins without messages", "content: true", "test-server-content");
  } else if (!literal.properties.some((one) => one.name?.getText() === "content")) {
    const at = literal.properties.pos;
    const isEmpty = literal.properties.length === 0;
    plan.rewriteRange(at, at, () => ` content: true${isEmpty ? " " : ","}`, "test-server-content");
  }
}

/** `createClient({ ...config })`, where the type of `config` has properties that are no options. */
function spreadOptions(node: ts.CallExpression, checker: ts.TypeChecker, plan: RulePlan): void {
  const options = objectLiteral(node.arguments[0]);
  const signature = checker.getResolvedSignature(node);
  const parameter = signature?.parameters[0];
  if (options === undefined || parameter === undefined) return;
  const known = checker.getTypeOfSymbol(parameter);
  for (const property of options.properties) {
    if (!ts.isSpreadAssignment(property)) continue;
    const type = checker.getTypeAtLocation(property.expression);
    const given = type.getProperties();
    const unknown = given.filter(({ name }) => known.getProperty(name) === undefined);
    if (unknown.length === 0 || type.isUnion()) continue;
    const own = given.filter((one) => !unknown.includes(one));
    const isPlain = ts.isIdentifier(property.expression);
    const isOptional = own.some((one) => (one.flags & ts.SymbolFlags.Optional) !== 0);
    if (!isPlain || isOptional) {
      const names = unknown.map(({ name }) => name).join(", ");
      plan.leave(
        property,
        `${names} of the spread object is no option, which is an error when it runs`,
        own.map(({ name }) => name).join(", "),
      );
      continue;
    }
    const text = property.expression.getText();
    plan.rewrite(property, () => own.map(({ name }) => `${name}: ${text}.${name}`).join(", "));
  }
}
