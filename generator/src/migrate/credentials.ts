import { ts } from "../typescript/compiler.js";
import type { Part } from "./arguments.js";
import { identifiersIn } from "./calls.js";
import { Obstacle, type Writer } from "./plan.js";
import { indentationAt, keyText } from "./syntax.js";

/**
 * Prints the option `auth` for a token, or for a function that returns one. Former clients send no credentials if the token is absent or
 * empty, and a generated client rejects a call without the required ones.
 *
 * @throws Obstacle
 */
export function credentialsPart(
  value: ts.Expression,
  { scheme, option, checker }: { readonly scheme: string; readonly option: string; readonly checker: ts.TypeChecker },
): Part {
  const type = checker.getTypeAtLocation(value);
  const key = keyText(scheme);
  if (isOptionalText(type)) return { text: tokenText(value, key), nodes: [value] };
  const [signature] = type.getCallSignatures();
  if (signature === undefined) throw new Obstacle("a token is not a text");
  if (signature.parameters.length > 0) throw new Obstacle(`${option} depends on the request`);
  const returned = signature.getReturnType();
  const [awaited] = returned.symbol?.name === "Promise" ? ((returned as ts.TypeReference).typeArguments ?? []) : [];
  if (!isOptionalText(awaited ?? returned)) throw new Obstacle("a token is not a text");
  return { text: functionText(value, key, awaited !== undefined), nodes: [value] };
}

/** The credentials of a value that is read once. */
function tokenText(value: ts.Expression, key: string): Part["text"] {
  if (isNeverEmpty(value)) return ({ textOf }) => `auth: { ${key}: ${textOf(value)} }`;
  const own = withoutEmptyDefault(value);
  if (isReference(own)) return ({ textOf }) => `auth: ${textOf(own)} ? { ${key}: ${textOf(own)} } : undefined`;
  return ({ textOf }) => `auth: ((token) => (token ? { ${key}: token } : undefined))(${textOf(value)})`;
}

function functionText(value: ts.Expression, key: string, isPromise: boolean): Part["text"] {
  const body = ts.isArrowFunction(value) && !ts.isBlock(value.body) ? value.body : undefined;
  const isAwaited = body !== undefined && ts.isAwaitExpression(body);
  const [asynchronous, awaiting] = isPromise ? ["async ", isAwaited ? "" : "await "] : ["", ""];
  const called = ({ textOf }: Writer): string => (body === undefined ? `(${textOf(value)})()` : textOf(body));
  if (body !== undefined && isNeverEmpty(body)) {
    return (writer) => `auth: ${asynchronous}() => ({ ${key}: ${awaiting}${called(writer)} })`;
  }
  const file = value.getSourceFile();
  const indentation = indentationAt(file, value.getStart(file));
  const inner = `${indentation}${indentation.includes("\t") ? "\t" : "  "}`;
  const used = new Set(identifiersIn(value));
  const name = ["token", "bearerToken"].find((one) => !used.has(one)) ?? "givenToken";
  const lines = (writer: Writer): readonly string[] => [
    `const ${name} = ${awaiting}${called(writer)};`,
    `return ${name} ? { ${key}: ${name} } : undefined;`,
  ];
  return (writer) =>
    `auth: ${asynchronous}() => {\n${lines(writer)
      .map((line) => `${inner}${line}\n`)
      .join("")}${indentation}}`;
}

/** Whether the text of a value shows that it is not empty. */
function isNeverEmpty(value: ts.Expression): boolean {
  if (ts.isStringLiteralLike(value)) return value.text !== "";
  if (!ts.isTemplateExpression(value)) return false;
  return value.head.text !== "" || value.templateSpans.some(({ literal }) => literal.text !== "");
}

/** The value without `?? ""` and `|| ""`. */
function withoutEmptyDefault(value: ts.Expression): ts.Expression {
  if (!ts.isBinaryExpression(value)) return value;
  const { left, operatorToken, right } = value;
  const isDefault =
    operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken || operatorToken.kind === ts.SyntaxKind.BarBarToken;
  return isDefault && ts.isStringLiteralLike(right) && right.text === "" ? left : value;
}

/** Whether a value is a constant or a parameter, or a member of one: it can be written twice, and its type is narrowed. */
function isReference(node: ts.Expression): boolean {
  if (ts.isIdentifier(node) || node.kind === ts.SyntaxKind.ThisKeyword) return true;
  if (ts.isPropertyAccessExpression(node)) return isReference(node.expression);
  return (
    ts.isElementAccessExpression(node) &&
    ts.isStringLiteralLike(node.argumentExpression) &&
    isReference(node.expression)
  );
}

function isOptionalText(type: ts.Type): boolean {
  const { Undefined, Null, StringLike } = ts.TypeFlags;
  const types = type.isUnion() ? type.types : [type];
  return types.every(({ flags }) => (flags & (Undefined | Null | StringLike)) !== 0);
}
