import { ts } from "../../typescript/compiler.js";
import { type MigrationContext, Obstacle, type Rewrite } from "../plan.js";
import { symbolOf, visitNodes } from "../syntax.js";
import { isFormerOutput } from "./former-output.js";

/** The kinds of `ApiError` that the former classes of errors become. */
const kinds: ReadonlyMap<string, string> = new Map([
  ["ResponseError", "response"],
  ["FetchError", "network"],
  ["RequiredError", "argument"],
]);

export type Replacement = Pick<Rewrite, "file" | "start" | "end" | "text">;

/** Replaces the classes of errors and what is read of them. An obstacle if something has no equivalent. */
export function errorReplacements(
  names: readonly ts.Identifier[],
  context: MigrationContext,
): readonly Replacement[] | Obstacle {
  try {
    const members = context.files
      .filter((file) => !isFormerOutput(file))
      .flatMap((file) => memberReplacements(file, context));
    return [...names.map((node) => nameReplacement(node, context)), ...members];
  } catch (error) {
    if (error instanceof Obstacle) return error;
    throw error;
  }
}

export function replacing(node: ts.Node, text: Replacement["text"]): Replacement {
  const file = node.getSourceFile();
  return { file, start: node.getStart(file), end: node.end, text };
}

function nameReplacement(node: ts.Identifier, { checker, isSearched }: MigrationContext): Replacement {
  const file = node.getSourceFile();
  const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
  const location = `${file.fileName.replace(/^.*\//, "")}:${line}`;
  if (!isSearched(file)) throw new Obstacle(`its error is handled in ${location}, which is not migrated`);
  const reference = wholeName(node);
  if (ts.isTypeReferenceNode(reference.parent)) {
    return replacing(reference, (writer) => writer.name("#client", "ApiError"));
  }
  const test = reference.parent;
  const isTest =
    ts.isBinaryExpression(test) &&
    test.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword &&
    test.right === reference &&
    ts.isIdentifier(test.left);
  const kind = kinds.get(symbolOf(node, checker)?.name ?? "");
  const expected = kind === undefined ? undefined : expectation(reference, kind);
  if (expected !== undefined) return expected;
  if (!isTest || kind === undefined)
    throw new Obstacle(`its error is used in ${location} in a way that has no equivalent`);
  const { left } = test;
  return replacing(test, (writer) => {
    const text = `${writer.textOf(left)} instanceof ${writer.name("#client", "ApiError")} && ${left.getText()}.kind === "${kind}"`;
    return ts.isBinaryExpression(test.parent) && !isLogical(test.parent) ? `(${text})` : text;
  });
}

/** A name with the namespaces before it. */
export function wholeName(node: ts.Identifier): ts.Node {
  const { parent } = node;
  const isLast =
    (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
    (ts.isQualifiedName(parent) && parent.right === node);
  return isLast ? parent : node;
}

/** An expectation of a test: `toBeInstanceOf(ResponseError)`, `rejects.toThrow(ResponseError)`, `assert.rejects(…, ResponseError)`. */
function expectation(reference: ts.Node, kind: string): Replacement | undefined {
  const call = reference.parent;
  if (!ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return undefined;
  const { expression: owner, name } = call.expression;
  const position = call.arguments.indexOf(reference as ts.Expression);
  const shape = `{ name: "ApiError", kind: "${kind}" }`;
  if (name.text === "rejects" && position === 1 && call.arguments.length === 2) {
    return replacing(reference, () => shape);
  }
  const isRejection = ts.isPropertyAccessExpression(owner) && owner.name.text === "rejects";
  const isExpected = name.text === "toBeInstanceOf" || (isRejection && /^toThrow(?:Error)?$/.test(name.text));
  if (!isExpected || position !== 0 || call.arguments.length !== 1) return undefined;
  return { ...replacing(call, () => `toMatchObject(${shape})`), start: name.getStart() };
}

function isLogical({ operatorToken: { kind } }: ts.BinaryExpression): boolean {
  return kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken;
}

/** Replaces what is read of the response of an error: `error.response.status` becomes `error.status`. */
function memberReplacements(file: ts.SourceFile, { checker, isSearched }: MigrationContext): readonly Replacement[] {
  const found: Replacement[] = [];
  const isOfClass = (symbol: ts.Symbol | undefined, name: string): boolean => {
    const declaration = symbol?.declarations?.[0];
    if (declaration === undefined || !isFormerOutput(declaration.getSourceFile())) return false;
    return ts.findAncestor(declaration, ts.isClassDeclaration)?.name?.text === name;
  };
  const isOfError = (symbol: ts.Symbol | undefined): boolean => isOfClass(symbol, "ResponseError");
  visitNodes(file, (node) => {
    if (ts.isBindingElement(node)) {
      const name = (node.propertyName ?? node.name).getText();
      const read = name === "response" ? checker.getTypeAtLocation(node.parent).getProperty(name) : undefined;
      if (isOfError(read)) throw unknownReading(node);
    }
    if (!ts.isPropertyAccessExpression(node)) return;
    if (node.name.text === "cause" && isOfClass(symbolOf(node.name, checker), "FetchError")) {
      // The cause of an ApiError has a name and a code, and no message.
      throw unknownReading(node);
    }
    if (node.name.text !== "response") return;
    if (!isOfError(symbolOf(node.name, checker))) return;
    if (!isSearched(file)) throw new Obstacle("the response of an error is read in a file that is not migrated");
    found.push(memberReplacement(node, checker));
  });
  return found;
}

function memberReplacement(response: ts.PropertyAccessExpression, checker: ts.TypeChecker): Replacement {
  const { parent, expression: error } = response;
  const member = ts.isPropertyAccessExpression(parent) && parent.expression === response ? parent.name.text : "";
  const around = parent.parent;
  if (member === "status") {
    const status = parent as ts.PropertyAccessExpression;
    if (isOperand(status)) return replacing(parent, ({ textOf }) => `(${textOf(error)}.status as number)`);
    const assertion = requiresNumber(status, checker) ? " as number" : "";
    return replacing(parent, ({ textOf }) => `${textOf(error)}.status${assertion}`);
  }
  if (member === "json" && ts.isCallExpression(around) && ts.isAwaitExpression(around.parent)) {
    const awaited = around.parent;
    const outer = ts.isParenthesizedExpression(awaited.parent) ? awaited.parent.parent : awaited.parent;
    const isTyped = ts.isAsExpression(outer);
    return replacing(awaited, ({ textOf }) => (isTyped ? `${textOf(error)}.body` : `${textOf(error)}.body as any`));
  }
  if (member === "headers" && ts.isPropertyAccessExpression(around) && around.name.text === "get") {
    return replacing(around, ({ textOf }) => `${textOf(error)}.headers?.get`);
  }
  throw unknownReading(response);
}

const operators: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
  ts.SyntaxKind.PlusToken,
  ts.SyntaxKind.MinusToken,
  ts.SyntaxKind.AsteriskToken,
  ts.SyntaxKind.SlashToken,
  ts.SyntaxKind.PercentToken,
]);

/** Whether a status is compared, computed with, an index, or has a member that is read: those do not accept undefined. */
function isOperand(status: ts.PropertyAccessExpression): boolean {
  const { parent } = status;
  if (ts.isBinaryExpression(parent)) return operators.has(parent.operatorToken.kind);
  if (ts.isElementAccessExpression(parent)) return parent.argumentExpression === status;
  return ts.isPropertyAccessExpression(parent);
}

/** Whether undefined has no place where a status is read. An `ApiError` of a response has one, which its type does not say. */
function requiresNumber(status: ts.PropertyAccessExpression, checker: ts.TypeChecker): boolean {
  const { parent } = status;
  const isWhole =
    ts.isPropertyAssignment(parent) ||
    ts.isVariableDeclaration(parent) ||
    ts.isReturnStatement(parent) ||
    ts.isArrowFunction(parent) ||
    ts.isCallExpression(parent) ||
    ts.isNewExpression(parent);
  const expected = isWhole ? checker.getContextualType(status) : undefined;
  const types = expected?.isUnion() === true ? expected.types : [expected];
  const permissive = ts.TypeFlags.Any | ts.TypeFlags.Unknown | ts.TypeFlags.Undefined | ts.TypeFlags.TypeParameter;
  return types.every((one) => one !== undefined && (one.flags & permissive) === 0);
}

function unknownReading(node: ts.Node): Obstacle {
  const file = node.getSourceFile();
  const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1;
  const what = ts.isPropertyAccessExpression(node) && node.name.text === "cause" ? "cause" : "response";
  return new Obstacle(
    `the ${what} of its error is read in ${file.fileName.replace(/^.*\//, "")}:${line} in a way that has no equivalent`,
  );
}

/** Whether a handler reads an error without a type, as the former client throws it. */
export function readsUntypedError(handler: ts.Node, { checker }: MigrationContext): boolean {
  let isFound = false;
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAccessExpression(node) && ["response", "status", "json", "text"].includes(node.name.text)) {
      isFound ||= (checker.getTypeAtLocation(node.expression).flags & ts.TypeFlags.Any) !== 0;
    } else if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InstanceOfKeyword) {
      isFound ||= node.right.getText() === "Response";
    } else if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.InKeyword) {
      isFound ||= ts.isStringLiteralLike(node.left) && node.left.text === "response";
    } else if (ts.isAsExpression(node)) isFound ||= node.type.getText() === "Response";
    ts.forEachChild(node, visit);
  };
  visit(ts.isPropertyAccessExpression(handler) ? handler.parent : handler);
  return isFound;
}

/** Texts that are the names of former errors: `error.name === "ResponseError"`. */
export function errorNamesIn(file: ts.SourceFile): readonly ts.Node[] {
  const found: ts.Node[] = [];
  visitNodes(file, (node) => {
    if (ts.isStringLiteralLike(node) && kinds.has(node.text) && !ts.isLiteralTypeNode(node.parent)) found.push(node);
  });
  return found;
}
