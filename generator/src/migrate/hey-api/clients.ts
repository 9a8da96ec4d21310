import { ts } from "../../typescript/compiler.js";
import { commented, commentsBefore, type Part, valuePart } from "../arguments.js";
import { identifiersIn } from "../calls.js";
import { fetchOptionNames, fetchOptionsPart } from "../fetch-options.js";
import { type MigrationContext, Obstacle, type Writer } from "../plan.js";
import { bare, hasLooseComment, indentationAt, keyText, printObject, staticName, symbolOf } from "../syntax.js";
import { isFormerOutput } from "./uses.js";

/** How the former output creates the client that its functions use. */
export interface FormerClient {
  /** The base URL of the document. */
  readonly baseUrl: string | undefined;
  /** What a function of the program returns for it. */
  readonly configuration: FormerConfiguration | undefined;
}

interface FormerConfiguration {
  readonly object: ts.ObjectLiteralExpression;
  /** The name of the settings that the function gets. */
  readonly parameter: string | undefined;
  readonly statement: ts.Statement;
}

/** Reads `export const client = createClient(createConfig({ … }))` of the former output. @throws Obstacle */
export function formerClient({ files, checker }: MigrationContext): FormerClient {
  const outputs = files.filter(isFormerOutput);
  const other = /from ["'](?:axios|ofetch|ky|#app|nuxt\/app|@angular\/|@hey-api\/client-(?!fetch|next))/;
  const isOther = outputs.some(({ text }) => other.test(text));
  if (isOther) throw new Obstacle("the former client does not use fetch");
  const found: FormerClient[] = [];
  for (const file of outputs.filter(({ fileName }) => /\/client\.gen\.ts$/.test(fileName))) {
    const declaration = file.statements
      .filter(ts.isVariableStatement)
      .flatMap(({ declarationList }) => declarationList.declarations)
      .find(({ name }) => name.getText() === "client");
    if (declaration?.initializer !== undefined) found.push(readFormerClient(declaration.initializer, checker));
  }
  const [only] = found;
  if (found.length > 1) throw new Obstacle("the program has several former clients");
  return only ?? { baseUrl: undefined, configuration: undefined };
}

function readFormerClient(initializer: ts.Expression, checker: ts.TypeChecker): FormerClient {
  let baseUrl: string | undefined;
  let configuration: FormerConfiguration | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      for (const property of node.properties) {
        const name = staticName(property.name);
        const value = ts.isPropertyAssignment(property) ? property.initializer : undefined;
        if (name !== "baseUrl" || value === undefined || !ts.isStringLiteralLike(value)) {
          throw new Obstacle(`the former client has the setting ${name ?? property.getText()}`);
        }
        baseUrl = value.text;
      }
      return;
    }
    const callee = ts.isCallExpression(node) && ts.isIdentifier(node.expression) ? node.expression : undefined;
    const declaration = callee === undefined ? undefined : symbolOf(callee, checker)?.declarations?.at(-1);
    if (declaration !== undefined && !isFormerOutput(declaration.getSourceFile())) {
      configuration = readConfiguration(declaration);
    }
    ts.forEachChild(node, visit);
  };
  visit(initializer);
  return { baseUrl, configuration };
}

/** Reads `(config) => ({ ...config, baseUrl })`. @throws Obstacle */
function readConfiguration(declaration: ts.Declaration): FormerConfiguration {
  const value = ts.isVariableDeclaration(declaration) ? declaration.initializer : declaration;
  const isFunction = value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionDeclaration(value));
  const statement = ts.findAncestor(declaration, ts.isStatement);
  if (!isFunction || value.body === undefined || statement === undefined || !ts.isSourceFile(statement.parent)) {
    throw new Obstacle("the function that configures the client is not known");
  }
  const [only] = ts.isBlock(value.body) ? value.body.statements : [];
  const returned = ts.isBlock(value.body)
    ? value.body.statements.length === 1 && only !== undefined && ts.isReturnStatement(only)
      ? only.expression
      : undefined
    : value.body;
  const object = returned === undefined ? undefined : bare(returned);
  if (object === undefined || !ts.isObjectLiteralExpression(object)) {
    throw new Obstacle("the function that configures the client returns no object literal");
  }
  return { object, parameter: value.parameters[0]?.name.getText(), statement };
}

/** Returns the text of `createClient(…)` for `client.setConfig({ … })`. @throws Obstacle */
export function configuredClient(call: ts.CallExpression, context: MigrationContext, former: FormerClient): ClientText {
  const [given] = call.arguments;
  const object = given === undefined ? undefined : bare(given);
  if (object === undefined || !ts.isObjectLiteralExpression(object)) {
    throw new Obstacle("the configuration of the client is not an object literal");
  }
  assertCommentsKept(object, call);
  return clientText(object, { context, former, inherited: undefined });
}

/** Comments before an option stay. @throws Obstacle if there are others. */
function assertCommentsKept(object: ts.ObjectLiteralExpression, call: ts.CallExpression): void {
  const file = call.getSourceFile();
  const last = object.properties.at(-1);
  const [before, after] = [
    { start: call.getStart(file), end: object.getStart(file) },
    { start: last?.end ?? object.getStart(file), end: call.end },
  ];
  if ([before, after].some((range) => hasLooseComment(file, range, []))) {
    throw new Obstacle("a comment in the configuration would be lost");
  }
}

/** Prints the options of `setConfig({ … })` for a client that is configured later. @throws Obstacle */
export function optionsText(call: ts.CallExpression, context: MigrationContext): (writer: Writer) => string {
  const [given] = call.arguments;
  const object = given === undefined ? undefined : bare(given);
  if (object === undefined || !ts.isObjectLiteralExpression(object)) {
    throw new Obstacle("the configuration of the client is not an object literal");
  }
  assertCommentsKept(object, call);
  const { parts, forFetch } = readOptions(object, context, undefined);
  const file = call.getSourceFile();
  return (writer) => {
    const texts = [...parts, ...(forFetch.length === 0 ? [] : [fetchOptionsPart(forFetch)])].map((one) =>
      one.text(writer),
    );
    return printObject(texts, indentationAt(file, call.getStart(file)));
  };
}

/** Prints the creation of a client, with the name of its middleware. */
type ClientText = (writer: Writer, middleware: string | undefined) => string;

interface ClientSetting {
  readonly context: MigrationContext;
  readonly former: Pick<FormerClient, "baseUrl">;
  /** The name of an object with the settings of the former output. */
  readonly inherited: string | undefined;
}

/** Returns the text of `createClient(…)` for the settings of a former client. @throws Obstacle */
export function clientText(
  object: ts.ObjectLiteralExpression,
  { context, former, inherited }: ClientSetting,
): ClientText {
  const { parts, forFetch } = readOptions(object, context, inherited);
  const hasBase = object.properties.some(({ name }) => staticName(name) === "baseUrl");
  const { baseUrl } = former;
  if (!hasBase && baseUrl === undefined) throw new Obstacle("neither setConfig nor the document has a base URL");
  const file = object.getSourceFile();
  return (writer, middleware) => {
    const base = hasBase || baseUrl === undefined ? [] : [`baseUrl: ${JSON.stringify(baseUrl)}`];
    const texts = [...base, ...parts.map((one) => one.text(writer)), "retry: false"];
    if (middleware !== undefined) texts.push(`fetch: ${middleware}`);
    if (forFetch.length > 0) texts.push(fetchOptionsPart(forFetch).text(writer));
    const indentation = indentationAt(file, object.getStart(file));
    return `${writer.name("#client", "createClient")}(${printObject(texts, indentation)})`;
  };
}

/** Reads the settings of a former client. @throws Obstacle */
function readOptions(
  object: ts.ObjectLiteralExpression,
  context: MigrationContext,
  inherited: string | undefined,
): { readonly parts: readonly Part[]; readonly forFetch: readonly Part[] } {
  const parts: Part[] = [];
  const forFetch: Part[] = [];
  for (const property of object.properties) {
    const name = staticName(property.name);
    if (ts.isSpreadAssignment(property) && property.expression.getText() === inherited) continue;
    if (name === undefined) throw new Obstacle("the configuration of the client is spread or computed");
    if (inherited !== undefined && mentions(property, inherited)) {
      throw new Obstacle("the configuration of the client depends on the former one");
    }
    if (name === "baseUrl" || name === "headers") parts.push(commented(valuePart(property, name), property));
    else if (name === "auth") parts.push(commented(authPart(property, context), property));
    else if (fetchOptionNames.has(name) && commentsBefore(property).length === 0)
      forFetch.push(valuePart(property, name));
    else throw new Obstacle(`the option ${name} of the client has no equivalent`);
  }
  return { parts, forFetch };
}

function mentions(node: ts.Node, name: string): boolean {
  return (
    (ts.isIdentifier(node) && node.text === name) || ts.forEachChild(node, (child) => mentions(child, name)) === true
  );
}

/** Credentials, if the document has one security scheme of type Bearer and every token is a string. */
function authPart(property: ts.ObjectLiteralElementLike, { checker, operations }: MigrationContext): Part {
  const schemes = [...operations.model.securitySchemes];
  const [scheme] = schemes;
  const isBearer = scheme?.[1].kind === "http" && scheme[1].scheme.toLowerCase() === "bearer";
  if (scheme === undefined || schemes.length > 1 || !isBearer) {
    throw new Obstacle("auth is for one security scheme of type Bearer only");
  }
  if (!ts.isPropertyAssignment(property)) throw new Obstacle("auth is not the value of a property");
  const { initializer } = property;
  const type = checker.getTypeAtLocation(initializer);
  const key = keyText(scheme[0]);
  if (isText(type)) return { text: ({ textOf }) => `auth: { ${key}: ${textOf(initializer)} }`, nodes: [initializer] };
  const [signature] = type.getCallSignatures();
  if (signature === undefined || signature.parameters.length > 0) throw new Obstacle("auth depends on the request");
  const returned = signature.getReturnType();
  const isArrow = ts.isArrowFunction(initializer) && !ts.isBlock(initializer.body);
  if (isText(returned) && isArrow) {
    const { body } = initializer;
    return { text: ({ textOf }) => `auth: () => ({ ${key}: ${textOf(body)} })`, nodes: [body] };
  }
  if (isText(returned)) {
    return { text: ({ textOf }) => `auth: () => ({ ${key}: (${textOf(initializer)})() })`, nodes: [initializer] };
  }
  const [awaited] = returned.symbol?.name === "Promise" ? ((returned as ts.TypeReference).typeArguments ?? []) : [];
  if (awaited !== undefined && isText(awaited)) {
    return {
      text: ({ textOf }) => `auth: async () => ({ ${key}: await (${textOf(initializer)})() })`,
      nodes: [initializer],
    };
  }
  const tokenType = awaited ?? returned;
  const isOptionalText = (tokenType.isUnion() ? tokenType.types : [tokenType]).every(
    (one) => isText(one) || isNullish(one),
  );
  if (!isOptionalText) throw new Obstacle("a token is not a text");
  // Without a token, the former client sends no credentials.
  const [asynchronous, given] = awaited === undefined ? ["", ""] : ["async ", "await "];
  const file = property.getSourceFile();
  const inner = `${indentationAt(file, property.getStart(file))}  `;
  const used = new Set(identifiersIn(initializer));
  const name = ["token", "bearerToken"].find((one) => !used.has(one)) ?? "givenToken";
  return {
    text: ({ textOf }) =>
      `auth: ${asynchronous}() => {\n${inner}const ${name} = ${given}${isArrow ? textOf(initializer.body) : `(${textOf(initializer)})()`};\n${inner}return ${name} ? { ${key}: ${name} } : undefined;\n${inner.slice(2)}}`,
    nodes: [initializer],
  };
}

function isNullish({ flags }: ts.Type): boolean {
  return (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) !== 0;
}

function isText({ flags }: ts.Type): boolean {
  return (flags & ts.TypeFlags.StringLike) !== 0;
}
