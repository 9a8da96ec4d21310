import { symbolOf, visitNodes } from "../../migrate/syntax.js";
import { ts } from "../../typescript/compiler.js";
import { type Rule, type RuleContext, RulePlan, withProperties } from "../rule.js";

/** Binary responses of the client, binary bodies in handlers, streams, and responses with several media types. */
export const binaryRule: Rule = (context) => {
  const plan = new RulePlan(context.former.file, "binary-streams");
  visitNodes(context.former.file, (node) => {
    if (ts.isIdentifier(node)) rewriteCall(node, context, plan);
    if (ts.isParameter(node)) readBody(node, context, plan);
    if (ts.isMethodDeclaration(node)) yieldItems(node, context, plan);
  });
  return plan;
};

/** The name of an operation if an identifier refers to its function in the client of the former output. */
function operationOf(node: ts.Identifier, { former, names }: RuleContext): string | undefined {
  if (ts.isImportSpecifier(node.parent)) return undefined;
  const symbol = symbolOf(node, former.checker);
  const declaration = symbol?.declarations?.[0];
  const path = declaration?.getSourceFile().fileName;
  if (declaration === undefined || path?.startsWith(`${names.root}/`) !== true || !path.includes("/client/"))
    return undefined;
  const isFunction = ts.isFunctionDeclaration(declaration);
  // A member of `Api`.
  const isMember = ts.isMethodSignature(declaration) && ts.isPropertyAccessExpression(node.parent);
  return isFunction || isMember ? symbol?.name : undefined;
}

function rewriteCall(node: ts.Identifier, context: RuleContext, plan: RulePlan): void {
  const operation = operationOf(node, context);
  const results = operation === undefined ? undefined : context.names.resultsOf(operation);
  if (results === undefined || !results.former.includes("Blob") || results.former === results.current) return;
  if (results.current.includes("AsyncGenerator") || results.current.includes("AsyncIterable")) {
    plan.leave(node, "it returns an async iterable of items", "for await (const item of …)", "streams");
    return;
  }
  if (!results.current.includes("BinaryForms")) return;
  if (/\|/.test(results.former)) {
    plan.leave(
      node,
      "it returns the type of the media type that the call requests",
      "pass { accept: … }, and remove the distinction",
      "media-types",
    );
    return;
  }
  const callee = ts.isPropertyAccessExpression(node.parent) && node.parent.name === node ? node.parent : node;
  const call = callee.parent;
  if (!ts.isCallExpression(call) || call.expression !== callee) {
    if (!ts.isTypeQueryNode(node.parent) && !isMocked(call))
      plan.leave(node, "it returns a stream of bytes", 'pass { as: "blob" } where it is called');
    return;
  }
  // A method of `Api`, and not a function of a namespace.
  const isMember = symbolOf(node, context.former.checker)?.declarations?.some(ts.isMethodSignature) === true;
  const position = isMember ? 1 : 2;
  const options = call.arguments[position];
  if (options !== undefined) {
    const edit = withProperties(options, options.getText(context.former.file), 'as: "blob"');
    plan.rewriteRange(edit.start, edit.end, () => edit.text);
    return;
  }
  const missing = Array.from({ length: position - call.arguments.length }, () => "{}");
  const text = [...missing, '{ as: "blob" }'].join(", ");
  // Before a trailing comma, and before comments.
  const at = call.arguments.at(-1)?.end ?? call.end - 1;
  plan.rewriteRange(at, at, () => (call.arguments.length === 0 ? text : `, ${text}`));
}

/** A handler that returned the bytes of a stream. */
function yieldItems(node: ts.MethodDeclaration, { former, names }: RuleContext, plan: RulePlan): void {
  const results = names.resultsOf(node.name.getText(former.file));
  if (results?.former !== "Promise<Blob>" || !/Async(Generator|Iterable)/.test(results.current)) return;
  if (isHandler(node, names.root, former.checker))
    plan.leave(node.name, "it returns an async iterable of items", "yield the items instead of their bytes", "streams");
}

/** `vi.mocked(getPhoto)` and `expect(getPhoto)` call nothing. */
function isMocked(parent: ts.Node): boolean {
  if (!ts.isCallExpression(parent)) return false;
  const { expression } = parent;
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  return name === "mocked" || name === "expect";
}

/** `({ body })` of a handler whose body is a stream now. */
function readBody(node: ts.ParameterDeclaration, { former, names }: RuleContext, plan: RulePlan): void {
  const { checker, file } = former;
  const owner = node.parent;
  if (owner.parameters[0] !== node || !isHandler(owner, names.root, checker)) return;
  const type = checker.getTypeAtLocation(node.name);
  const property = type.getProperty("body");
  const isGenerated = property?.declarations?.some((one) => one.getSourceFile().fileName.startsWith(`${names.root}/`));
  if (property === undefined || isGenerated !== true) return;
  if (!/^Uint8Array\b/.test(checker.typeToString(checker.getTypeOfSymbol(property)))) return;
  const binding = ts.isObjectBindingPattern(node.name)
    ? node.name.elements.find((one) => (one.propertyName ?? one.name).getText(file) === "body")
    : undefined;
  const equivalent = "new Uint8Array(await new Response(body).arrayBuffer())";
  if (binding === undefined || !ts.isIdentifier(binding.name)) {
    plan.leave(node, "the body is a stream of bytes", equivalent);
    return;
  }
  const local = binding.name.text;
  const read = (name: string): string => `new Uint8Array(await new Response(${name}).arrayBuffer())`;
  const isAsync =
    ts.canHaveModifiers(owner) && ts.getModifiers(owner)?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword);
  const body = "body" in owner ? owner.body : undefined;
  const block = body !== undefined && ts.isBlock(body) ? body : undefined;
  if (isAsync !== true || block === undefined) {
    plan.leave(node, "the body is a stream of bytes", equivalent);
    return;
  }
  const [first] = block.statements;
  const incoming = local === "stream" ? "incoming" : "stream";
  plan.rewrite(binding, () => `body: ${incoming}`);
  const line =
    first === undefined
      ? ""
      : file.text.slice(file.text.lastIndexOf("\n", first.getStart(file)) + 1, first.getStart(file));
  const isOwnLine = /^[ \t]*$/.test(line) && first !== undefined;
  const at = first === undefined ? block.end - 1 : first.getStart(file);
  plan.rewriteRange(at, at, () => `const ${local} = ${read(incoming)};${isOwnLine ? `\n${line}` : " "}`);
}

/** Whether a function is a handler: its type, or that of the object or class that it is in, comes from the output. */
function isHandler(owner: ts.SignatureDeclaration, root: string, checker: ts.TypeChecker): boolean {
  const isGenerated = (symbol: ts.Symbol | undefined): boolean =>
    symbol?.declarations?.some((one) => one.getSourceFile().fileName.startsWith(`${root}/`)) === true;
  if (ts.isMethodDeclaration(owner) && ts.isObjectLiteralExpression(owner.parent))
    return isGenerated(checker.getContextualType(owner.parent)?.getProperty(owner.name.getText()));
  if (ts.isMethodDeclaration(owner) && ts.isClassLike(owner.parent))
    return (owner.parent.heritageClauses ?? []).some(({ types }) =>
      types.some((one) => isGenerated(checker.getTypeAtLocation(one).getProperty(owner.name.getText()))),
    );
  if (!ts.isArrowFunction(owner) && !ts.isFunctionExpression(owner)) return false;
  const contextual = checker.getContextualType(owner);
  return isGenerated(contextual?.symbol);
}
