import { ts } from "../../typescript/compiler.js";
import { commented, commentsBefore, type Part, valuePart } from "../arguments.js";
import { baseUrlPart, clientHeadersPart, fetchOptionNames } from "../fetch-options.js";
import { attempt, type MigrationContext, Obstacle, type Writer } from "../plan.js";
import { bare, indentationAt, isDeclaredIn, looseComments, printObject, staticName, symbolOf } from "../syntax.js";
import type { FetchContext } from "./calls.js";
import { readPassedOptions } from "./passed-options.js";
import { readSerializer } from "./query-serializer.js";

/** Returns the text of `createClient(…)` of the generated client. @throws Obstacle */
export function clientCreation(
  creation: ts.CallExpression,
  context: FetchContext,
): (writer: Writer, middleware: string | undefined) => string {
  assertSameDocument(creation, context);
  const [given] = creation.arguments;
  const isObject = given !== undefined && ts.isObjectLiteralExpression(given);
  if (given === undefined || (!isObject && !ts.isIdentifier(given))) {
    throw new Obstacle("the options of the client are not an object literal");
  }
  if (!isObject || hasUnknownSpread(given, context)) {
    readPassedOptions(given, context);
    return (writer, middleware) => {
      const options = `${writer.name("@guildwire/runtime/paths", "generatedOptions")}(${writer.textOf(given)})`;
      const texts = [`...${options}`, "retry: false", ...(middleware === undefined ? [] : [`fetch: ${middleware}`])];
      return `${writer.name("#client", "createClient")}({ ${texts.join(", ")} })`;
    };
  }
  const parts: Part[] = [];
  const forFetch: Part[] = [];
  let send: ts.Expression | undefined;
  let hasBaseUrl = given.properties.some(({ name }) => staticName(name) === "baseUrl");
  for (const property of given.properties) {
    if (ts.isSpreadAssignment(property)) {
      for (const { name, part } of spreadOptions(property, given, context)) {
        if (fetchOptionNames.has(name)) forFetch.push(part);
        else if (name === "headers" || name === "baseUrl") parts.push(part);
        else throw new Obstacle(`the option ${name} has no equivalent: the document decides how requests are written`);
        hasBaseUrl ||= name === "baseUrl";
      }
      continue;
    }
    const name = staticName(property.name);
    if (name === undefined) throw new Obstacle("the options of the client are spread or computed");
    if (name === "baseUrl") parts.push(commented(baseUrlPart(property, context.checker), property));
    else if (name === "headers") parts.push(commented(clientHeadersPart(property), property));
    else if (fetchOptionNames.has(name)) forFetch.push(valuePart(property, name));
    else if (name === "fetch") send = fetchOf(property);
    else if (name === "querySerializer") assertKnownSerializer(property, context);
    else throw new Obstacle(`the option ${name} has no equivalent: the document decides how requests are written`);
  }
  if (!hasBaseUrl) {
    throw new Obstacle("the client has no baseUrl");
  }
  const nodes = [...parts, ...forFetch].flatMap((one) => one.nodes);
  const file = creation.getSourceFile();
  const kept = [...nodes, ...(send === undefined ? [] : [send])];
  const printed = given.properties.filter(({ name }) => ["baseUrl", "headers"].includes(staticName(name) ?? ""));
  const comments = looseComments(file, { start: creation.getStart(file), end: creation.end }, kept);
  if (comments.length > printed.flatMap(commentsBefore).length) {
    throw new Obstacle("a comment in the options would be lost");
  }
  const isGlobal = send === undefined || isGlobalFetch(send, context);
  return (writer, middleware) => {
    const texts = parts.map((one) => one.text(writer));
    texts.push("retry: false");
    if (middleware !== undefined) texts.push(`fetch: ${middleware}`);
    else if (send !== undefined && !isGlobal) {
      texts.push(`fetch: (url, init) => (${writer.textOf(send)})(new Request(url, init))`);
    }
    if (forFetch.length > 0) texts.push(`fetchOptions: { ${forFetch.map((one) => one.text(writer)).join(", ")} }`);
    const createClient = writer.name("#client", "createClient");
    return `${createClient}(${printObject(texts, indentationAt(file, creation.getStart(file)))})`;
  };
}

/** @throws Obstacle if the function may write anything. */
function assertKnownSerializer(property: ts.ObjectLiteralElementLike, { checker }: MigrationContext): void {
  if (readSerializer(property, checker) !== "unknown") return;
  throw new Obstacle("what its querySerializer writes is not known: keep the client with --keep-client");
}

/** Whether options that are not constants are spread in those of a client. */
function hasUnknownSpread(given: ts.ObjectLiteralExpression, context: FetchContext): boolean {
  return given.properties
    .filter(ts.isSpreadAssignment)
    .some((property) => attempt(() => spreadOptions(property, given, context)) instanceof Obstacle);
}

/** The options in a constant that is spread, as its members. @throws Obstacle */
function spreadOptions(
  { expression }: ts.SpreadAssignment,
  options: ts.ObjectLiteralExpression,
  { checker }: MigrationContext,
): readonly { readonly name: string; readonly part: Part }[] {
  const declaration = ts.isIdentifier(expression) ? symbolOf(expression, checker)?.valueDeclaration : undefined;
  const isConstant =
    declaration !== undefined &&
    ts.isVariableDeclaration(declaration) &&
    declaration.type === undefined &&
    (declaration.parent.flags & ts.NodeFlags.Const) !== 0;
  const value = isConstant && declaration.initializer !== undefined ? bare(declaration.initializer) : undefined;
  if (value === undefined || !ts.isObjectLiteralExpression(value)) {
    throw new Obstacle("the options of the client are spread or computed");
  }
  const later = options.properties.filter(({ pos }) => pos > expression.pos).map(({ name }) => staticName(name));
  return value.properties.flatMap(({ name: own }) => {
    const name = own !== undefined && ts.isIdentifier(own) ? own.text : undefined;
    if (name === undefined) throw new Obstacle("the options of the client are spread or computed");
    if (later.includes(name)) return [];
    const text = ({ textOf }: Writer): string => `${name}: ${textOf(expression)}.${name}`;
    return [{ name, part: { text, nodes: [expression] } }];
  });
}

/** Prints the option `fetch` of a creation, for middleware around it; undefined if it is the global one. */
export function customFetch(
  creation: ts.CallExpression,
  context: FetchContext,
): ((writer: Writer) => string) | undefined {
  const [given] = creation.arguments;
  const isObject = given !== undefined && ts.isObjectLiteralExpression(given);
  if (given === undefined || (!isObject && !ts.isIdentifier(given))) return undefined;
  if (!isObject || hasUnknownSpread(given, context)) {
    const passed = attempt(() => readPassedOptions(given, context));
    const hasSender = !(passed instanceof Obstacle) && passed.sender(() => "") !== undefined;
    return hasSender ? ({ textOf }) => passed.sender(textOf) ?? "" : undefined;
  }
  const property = given.properties.find(({ name }) => staticName(name) === "fetch");
  const value = property === undefined ? undefined : fetchOf(property);
  return value === undefined || isGlobalFetch(value, context) ? undefined : ({ textOf }) => textOf(value);
}

function fetchOf(property: ts.ObjectLiteralElementLike): ts.Expression {
  if (ts.isShorthandPropertyAssignment(property)) return property.name;
  if (ts.isPropertyAssignment(property)) return property.initializer;
  throw new Obstacle("the option fetch is a method");
}

function isGlobalFetch(node: ts.Expression, { checker }: MigrationContext): boolean {
  const name = ts.isPropertyAccessExpression(node) ? node.name : node;
  if (!ts.isIdentifier(name) || name.text !== "fetch") return false;
  return isDeclaredIn(symbolOf(name, checker), /\/lib\.[\w.]+\.d\.ts$|\/@types\/node\/|\/undici-types\//);
}

/** The type of the paths of a client. */
export function pathsOf(creation: ts.CallExpression, checker: ts.TypeChecker): ts.Type | undefined {
  const [node] = creation.typeArguments ?? [];
  if (node !== undefined) return checker.getTypeFromTypeNode(node);
  // Without a type argument, the type of the variable decides: `const client: Client<paths> = createClient(…)`.
  const created: Partial<ts.TypeReference> = checker.getTypeAtLocation(creation);
  return (created.aliasTypeArguments ?? created.typeArguments)?.[0];
}

/** @throws Obstacle if the client's types have a path that the document lacks. */
function assertSameDocument(creation: ts.CallExpression, { checker, operations }: MigrationContext): void {
  const paths = pathsOf(creation, checker);
  if (paths === undefined) throw new Obstacle("the client has no type of paths");
  const names = paths.getProperties().map(({ name }) => name);
  if (names.length === 0) throw new Obstacle("the type of paths is empty");
  const other = names.find((name) => !operations.hasPath(name));
  if (other !== undefined) throw new Obstacle(`the document has no path ${other}: the client is that of another one`);
}
