import { ts } from "../typescript/compiler.js";
import { type CallForm, type ErrorSetting, printResult, printType } from "./calls.js";
import type { Target } from "./operations.js";
import { Obstacle, type Writer } from "./plan.js";
import { containsOwn, staticName } from "./syntax.js";

/** Options of a hook that receive errors. */
const errorOptions = /^(?:onError|onSettled|throwOnError|retry|retryDelay)$/;

/** Whether options of a hook may receive the error: an option that does, or options that are not known here. */
export function receivesError(options: ts.Expression | undefined): boolean {
  if (options === undefined) return false;
  if (!ts.isObjectLiteralExpression(options)) return true;
  return options.properties.some((one) => staticName(one.name) === undefined || isErrorOption(one));
}

/** Whether a file creates a cache, or defaults of its options, which may receive the errors of all queries or mutations. */
export function readsAllErrors(file: ts.SourceFile): boolean {
  if (/\bnew\s+(?:\w+\.)?(?:Query|Mutation)Cache\s*\(\s*[^\s)]/.test(file.text)) return true;
  return someIn(file, (node) => {
    const isDefaults =
      (ts.isPropertyAssignment(node) && staticName(node.name) === "defaultOptions") ||
      (ts.isCallExpression(node) && /\.setDefaultOptions$/.test(node.expression.getText()));
    return isDefaults && someIn(node, (one) => ts.isObjectLiteralElementLike(one) && isErrorOption(one));
  });
}

function isErrorOption(property: ts.ObjectLiteralElementLike): boolean {
  const value = ts.isPropertyAssignment(property) ? property.initializer : undefined;
  const isConstant = value !== undefined && (isBoolean(value) || ts.isNumericLiteral(value));
  return errorOptions.test(staticName(property.name) ?? "") && !isConstant;
}

function isBoolean({ kind }: ts.Expression): boolean {
  return kind === ts.SyntaxKind.TrueKeyword || kind === ts.SyntaxKind.FalseKeyword;
}

/** Whether the error of the result of a hook may be read. */
export function readsError(call: ts.CallExpression): boolean {
  const { parent } = call;
  if (ts.isPropertyAccessExpression(parent)) return isErrorOf(parent);
  if (ts.isExpressionStatement(parent)) return false;
  if (!ts.isVariableDeclaration(parent)) return true;
  const { name } = parent;
  const scope = ts.findAncestor(call, ts.isFunctionLike) ?? call.getSourceFile();
  if (ts.isObjectBindingPattern(name)) {
    return name.elements.some((one) => {
      const member = (one.propertyName ?? one.name).getText();
      if (one.dotDotDotToken !== undefined || errorMembers.has(member)) return true;
      if (member !== "mutate") return false;
      const local = one.name.getText();
      return someIn(scope, (node) => ts.isIdentifier(node) && node.text === local && !isPlainMutation(node, one));
    });
  }
  if (!ts.isIdentifier(name)) return true;
  return someIn(scope, (node) => {
    if (!ts.isIdentifier(node) || node.text !== name.text || node === name) return false;
    const around = node.parent;
    if (ts.isPropertyAccessExpression(around) && around.name === node) return false;
    return !ts.isPropertyAccessExpression(around) || isErrorOf(around);
  });
}

const errorMembers: ReadonlySet<string> = new Set([
  "error",
  "failureReason",
  "mutateAsync",
  "refetch",
  "promise",
  "trigger",
]);

function isErrorOf(access: ts.PropertyAccessExpression): boolean {
  if (errorMembers.has(access.name.text)) return true;
  return access.name.text === "mutate" && !isPlainMutation(access);
}

/** Whether `mutate` is called without options, which may receive the error. */
function isPlainMutation(node: ts.Node, declaration?: ts.Node): boolean {
  const { parent } = node;
  if (parent === declaration) return true;
  return ts.isCallExpression(parent) && parent.expression === node && !receivesError(parent.arguments[1]);
}

/**
 * Whether code may read the error of options of a query or a mutation: not if a hook whose error is not read has them, if they are
 * prefetched, or if only their key is read.
 */
export function readsErrorOfOptions(call: ts.CallExpression): boolean {
  const { parent } = call;
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text !== "queryKey";
  const options = ts.isSpreadAssignment(parent) ? parent.parent : call;
  if (ts.isObjectLiteralExpression(options) && options.properties.some(isErrorOption)) return true;
  const around = options.parent;
  if (!ts.isCallExpression(around) || around.arguments[0] !== options) return true;
  const { expression: callee } = around;
  const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
  // Suspense throws the error to a boundary.
  if (/^use(?:Infinite)?Query$|^useMutation$/.test(name)) return readsError(around);
  return !/^(?:use)?prefetch(?:Infinite)?Query$/i.test(name);
}

function someIn(node: ts.Node, isWanted: (node: ts.Node) => boolean): boolean {
  if (isWanted(node)) return true;
  return ts.forEachChild(node, (child) => someIn(child, isWanted)) === true;
}

/** @throws Obstacle if an argument would be evaluated twice, and may have an effect. */
export function assertNoEffects({ args }: Pick<CallForm, "args">): void {
  const isEffect = (node: ts.Node): boolean =>
    ts.isCallExpression(node) || ts.isNewExpression(node) || ts.isAwaitExpression(node);
  if (args.some(({ nodes }) => nodes.some((node) => containsOwn(node, isEffect)))) {
    throw new Obstacle("an argument calls a function, which would run for the key and again for the query");
  }
}

/** Prints a call that rejects with the body of an error, as former clients do. */
export function printThrowingBodies(
  form: CallForm,
  client: string,
  writer: Writer,
  setting: ErrorSetting = {},
): string {
  const throwing = writer.name("@guildwire/runtime/client", "orThrow");
  return `${throwing}(${printResult(form, client, writer, setting)}).then(({ data }) => data)`;
}

/** The type of the bodies of errors. */
export function failureType({ failure }: Target, writer: Writer): string {
  return failure === undefined ? "Error" : printType(failure, writer);
}
