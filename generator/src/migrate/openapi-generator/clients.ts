import { ts } from "../../typescript/compiler.js";
import { commented, commentsBefore, type Part, valuePart } from "../arguments.js";
import type { Creation, CreationText } from "../client-uses.js";
import { credentialsPart } from "../credentials.js";
import { fetchOptionsPart } from "../fetch-options.js";
import { type MigrationContext, Obstacle, type Writer } from "../plan.js";
import { indentationAt, isDeclaredIn, looseComments, printObject, staticName, symbolOf } from "../syntax.js";
import { configurationOptions } from "./configuration-variables.js";
import { basePathIn, isApiClass, isFormerOutput } from "./former-output.js";

/** Returns the text of `createClient(…)` for `new Configuration({ … })`, or for a class without one. @throws Obstacle */
export function configuredClient(
  creation: Creation,
  options: ts.Expression | undefined,
  context: MigrationContext,
): CreationText {
  const read = configurationOptions(options, context);
  if (read instanceof Obstacle) throw read;
  const { object, declaration } = read;
  const parts: Part[] = [];
  const forFetch: Part[] = [];
  let middleware: ts.Expression | undefined;
  let send: ts.Expression | undefined;
  let hasBaseUrl = false;
  for (const property of object?.properties ?? []) {
    const name = staticName(property.name);
    if (name === undefined) throw new Obstacle("the configuration is spread or computed");
    if (name === "basePath") {
      hasBaseUrl = true;
      parts.push(commented(basePathPart(property, context), property));
    } else if (name === "headers") parts.push(commented(valuePart(property, name), property));
    else if ((name === "accessToken" || name === "apiKey") && isUnused(property, name, context)) continue;
    else if (name === "accessToken" || name === "apiKey")
      parts.push(commented(authPart(property, name, context), property));
    else if (name === "credentials") forFetch.push(valuePart(property, name));
    else if (name === "middleware") middleware = valueOfProperty(property);
    else if (name === "fetchApi") send = valueOfProperty(property);
    else throw new Obstacle(`the option ${name} of the configuration has no equivalent`);
  }
  const base = hasBaseUrl ? undefined : JSON.stringify(basePathOf(context));
  const file = creation.getSourceFile();
  const kept = [...parts, ...forFetch].flatMap(({ nodes }) => nodes);
  const senders = [middleware, send].flatMap((one) => one ?? []);
  const range = declaration === undefined ? creation : declaration;
  if (losesComment(range, object, [...kept, ...senders])) {
    throw new Obstacle("a comment in the configuration would be lost");
  }
  const own = send === undefined || isGlobalFetch(send, context) ? undefined : send;
  return (writer) => {
    const texts = [
      ...(base === undefined ? [] : [`baseUrl: ${base}`]),
      ...parts.map((one) => one.text(writer)),
      "retry: false",
      ...fetchText(middleware, own, writer),
      ...(forFetch.length > 0 ? [fetchOptionsPart(forFetch).text(writer)] : []),
    ];
    return `${writer.name("#client", "createClient")}(${printObject(texts, indentationAt(file, creation.getStart(file)))})`;
  };
}

/** Prints a client with more middleware, for `api.withPreMiddleware(…)` and its like. @throws Obstacle */
export function addedMiddleware({ expression, arguments: given }: ts.CallExpression): CreationText {
  if (!ts.isPropertyAccessExpression(expression)) throw new Obstacle("the client is not known");
  const { name, expression: client } = expression;
  const kind = name.text === "withMiddleware" ? undefined : name.text === "withPreMiddleware" ? "pre" : "post";
  if (kind !== undefined && given.some(ts.isSpreadElement)) throw new Obstacle("middleware is spread");
  return (writer) => {
    const added = given.map((one) => (kind === undefined ? writer.textOf(one) : `{ ${kind}: ${writer.textOf(one)} }`));
    const function_ = writer.name("@guildwire/runtime/fetch", "withMiddleware");
    return `${function_}(${[writer.textOf(client), ...added].join(", ")})`;
  };
}

/** Whether a creation has comments that do not precede an option which is printed with them. */
function losesComment(
  creation: ts.Node,
  object: ts.ObjectLiteralExpression | undefined,
  kept: readonly ts.Node[],
): boolean {
  const file = creation.getSourceFile();
  const printed = ["basePath", "headers", "accessToken", "apiKey"];
  const own = object?.properties.filter((one) => printed.includes(staticName(one.name) ?? "")) ?? [];
  const all = looseComments(file, { start: creation.getStart(file), end: creation.end }, kept);
  return all.length > own.flatMap(commentsBefore).length;
}

function fetchText(
  middleware: ts.Expression | undefined,
  send: ts.Expression | undefined,
  writer: Writer,
): readonly string[] {
  if (middleware === undefined) return send === undefined ? [] : [`fetch: ${writer.textOf(send)}`];
  const through = writer.name("@guildwire/runtime/fetch", "fetchThrough");
  const given = [middleware, ...(send === undefined ? [] : [send])].map(writer.textOf);
  return [`fetch: ${through}(${given.join(", ")})`];
}

function valueOfProperty(property: ts.ObjectLiteralElementLike): ts.Expression {
  if (ts.isPropertyAssignment(property)) return property.initializer;
  if (ts.isShorthandPropertyAssignment(property)) return property.name;
  throw new Obstacle("an option of the configuration is a method or an accessor");
}

function isGlobalFetch(node: ts.Expression, { checker }: MigrationContext): boolean {
  const name = ts.isPropertyAccessExpression(node) ? node.name : node;
  if (!ts.isIdentifier(name) || name.text !== "fetch") return false;
  return isDeclaredIn(symbolOf(name, checker), /\/lib\.[\w.]+\.d\.ts$|\/@types\/node\/|\/undici-types\//);
}

function basePathPart(property: ts.ObjectLiteralElementLike, context: MigrationContext): Part {
  const value = valueOfProperty(property);
  const type = context.checker.getTypeAtLocation(value);
  const types = type.isUnion() ? type.types : [type];
  const mayBeAbsent = types.some(({ flags }) => (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) !== 0);
  const base = mayBeAbsent ? ` ?? ${JSON.stringify(basePathOf(context))}` : "";
  return { text: ({ textOf }) => `baseUrl: ${textOf(value)}${base}`, nodes: [value] };
}

/** The base URL of the former output. @throws Obstacle if it is not known. */
function basePathOf({ program }: MigrationContext): string {
  for (const file of program.getSourceFiles()) {
    const found = isFormerOutput(file) ? basePathIn(file) : undefined;
    if (found !== undefined) return found;
  }
  throw new Obstacle("the base URL of the former output is not known");
}

/** Whether the former classes do not send a credential, and it can be removed. */
function isUnused(property: ts.ObjectLiteralElementLike, option: string, { program }: MigrationContext): boolean {
  if (!isPure(valueOfProperty(property))) return false;
  const isRead = new RegExp(`\\bconfiguration\\b[^;]*\\.${option}\\b`);
  return !program.getSourceFiles().some((file) => file.statements.some(isApiClass) && isRead.test(file.text));
}

/** Whether the value of an expression is read or created, and nothing is called. */
function isPure(node: ts.Expression): boolean {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node) || ts.isNonNullExpression(node)) {
    return isPure(node.expression);
  }
  if (ts.isBinaryExpression(node)) return isPure(node.left) && isPure(node.right);
  return (
    ts.isIdentifier(node) ||
    ts.isStringLiteralLike(node) ||
    ts.isArrowFunction(node) ||
    ts.isFunctionExpression(node) ||
    node.kind === ts.SyntaxKind.ThisKeyword
  );
}

/** Credentials of the one security scheme that the option is for. */
function authPart(
  property: ts.ObjectLiteralElementLike,
  option: "accessToken" | "apiKey",
  { checker, operations }: MigrationContext,
): Part {
  const matching = [...operations.model.securitySchemes].filter(([, scheme]) =>
    option === "apiKey" ? scheme.kind === "apiKey" : scheme.kind === "http" && scheme.scheme.toLowerCase() === "bearer",
  );
  const [scheme] = matching;
  if (scheme === undefined || matching.length > 1) {
    throw new Obstacle(`the document does not have one security scheme for ${option}`);
  }
  return credentialsPart(valueOfProperty(property), { scheme: scheme[0], option, checker });
}
