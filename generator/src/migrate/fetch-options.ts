import { ts } from "../typescript/compiler.js";
import { type Part, valuePart } from "./arguments.js";
import type { Writer } from "./plan.js";
import { staticName } from "./syntax.js";

/** The options of `fetch` that a client and a call of a generated function take as well. */
export const fetchOptionNames: ReadonlySet<string> = new Set(
  "cache credentials integrity keepalive mode priority referrer referrerPolicy".split(" "),
);

/** The option `fetchOptions` of a client or of a call. */
export function fetchOptionsPart(parts: readonly Part[]): Part {
  return {
    text: (writer) => `fetchOptions: { ${parts.map((one) => one.text(writer)).join(", ")} }`,
    nodes: parts.flatMap(({ nodes }) => nodes),
  };
}

/** The base URL of a client: without one, URLs are relative. */
export function baseUrlPart(property: ts.ObjectLiteralElementLike, checker: ts.TypeChecker): Part {
  const part = valuePart(property, "baseUrl");
  const [value] = part.nodes;
  const type = value === undefined ? undefined : checker.getTypeAtLocation(value);
  const types = type?.isUnion() === true ? type.types : [];
  const mayBeAbsent = types.some(({ flags }) => (flags & ts.TypeFlags.Undefined) !== 0);
  if (!mayBeAbsent || value === undefined) return part;
  return { text: ({ textOf }) => `baseUrl: ${textOf(value)} ?? ""`, nodes: [value] };
}

/** The signal of a call: generated functions do not take null. */
export function signalPart(property: ts.ObjectLiteralElementLike, checker: ts.TypeChecker): Part {
  const part = valuePart(property, "signal");
  const [value] = part.nodes;
  if (value === undefined || !mayBeNull(checker.getTypeAtLocation(value))) return part;
  if (isNull(value)) return { text: () => "signal: undefined", nodes: [] };
  const isDefault =
    ts.isBinaryExpression(value) &&
    value.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken &&
    isNull(value.right);
  if (isDefault) return { text: ({ textOf }) => `signal: ${textOf(value.left)} ?? undefined`, nodes: [value.left] };
  const isSimple = ts.isIdentifier(value) || ts.isPropertyAccessExpression(value) || ts.isCallExpression(value);
  const text = ({ textOf }: Writer): string => (isSimple ? textOf(value) : `(${textOf(value)})`);
  return { text: (writer) => `signal: ${text(writer)} ?? undefined`, nodes: [value] };
}

function isNull({ kind }: ts.Node): boolean {
  return kind === ts.SyntaxKind.NullKeyword;
}

function mayBeNull(type: ts.Type): boolean {
  return (type.isUnion() ? type.types : [type]).some(({ flags }) => (flags & ts.TypeFlags.Null) !== 0);
}

/** The headers of a client: null removes one that the client would not send either, but for the content type. */
export function clientHeadersPart(property: ts.ObjectLiteralElementLike): Part {
  const value = ts.isPropertyAssignment(property) ? property.initializer : undefined;
  if (value === undefined || !ts.isObjectLiteralExpression(value)) return valuePart(property, "headers");
  const kept = value.properties.filter((one) => !isRemoved(one));
  if (kept.length === value.properties.length) return valuePart(property, "headers");
  const text = ({ textOf }: Writer): string => `headers: { ${kept.map((one) => textOf(one)).join(", ")} }`;
  return { text, nodes: kept };
}

function isRemoved(property: ts.ObjectLiteralElementLike): boolean {
  const isNullValue = ts.isPropertyAssignment(property) && isNull(property.initializer);
  const name = staticName(property.name);
  return isNullValue && name !== undefined && name.toLowerCase() !== "content-type";
}
