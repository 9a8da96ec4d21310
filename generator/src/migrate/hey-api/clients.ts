import { ts } from "../../typescript/compiler.js";
import { commented, commentsBefore, type Part, valuePart } from "../arguments.js";
import { credentialsPart } from "../credentials.js";
import { baseUrlPart, fetchOptionNames, fetchOptionsPart } from "../fetch-options.js";
import { type MigrationContext, Obstacle, type Writer } from "../plan.js";
import { bare, hasLooseComment, indentationAt, printObject, staticName, symbolOf } from "../syntax.js";
import { isFormerOutput } from "./uses.js";

/** How the former output creates the client that its functions use. */
export interface FormerClient {
  /** The base URL of the document. */
  readonly baseUrl: string | undefined;
  /** Whether its functions throw errors, unless a call says otherwise. */
  readonly throwsOnError: boolean;
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
  return only ?? { baseUrl: undefined, throwsOnError: false, configuration: undefined };
}

function readFormerClient(initializer: ts.Expression, checker: ts.TypeChecker): FormerClient {
  let baseUrl: string | undefined;
  let throwsOnError = false;
  let configuration: FormerConfiguration | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) {
      for (const property of node.properties) {
        const name = staticName(property.name);
        const value = ts.isPropertyAssignment(property) ? property.initializer : undefined;
        if (name === "throwOnError") {
          throwsOnError = value?.kind === ts.SyntaxKind.TrueKeyword;
          continue;
        }
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
  return { baseUrl, throwsOnError, configuration };
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
export function assertCommentsKept(object: ts.ObjectLiteralExpression, call: ts.CallExpression): void {
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
  const { parts, forFetch, send } = readOptions(object, context, undefined);
  if (send !== undefined) throw new Obstacle("the option fetch of a client that is configured later has no equivalent");
  const file = call.getSourceFile();
  return (writer) => {
    const texts = [...parts, ...(forFetch.length === 0 ? [] : [fetchOptionsPart(forFetch)])].map((one) =>
      one.text(writer),
    );
    return printObject(texts, indentationAt(file, call.getStart(file)));
  };
}

/** Whether all functions throw errors: the setting of the former output, or of the program. @throws Obstacle */
export function throwsByDefault(
  { throwsOnError, configuration }: FormerClient,
  configurations: readonly ts.CallExpression[],
): boolean {
  const objects = [configuration?.object, ...configurations.map(({ arguments: [given] }) => given && bare(given))];
  const settings = objects.flatMap((object) => (object === undefined ? [] : (throwOnErrorIn(object) ?? [])));
  const [only, ...others] = settings;
  if (only === undefined) return throwsOnError;
  if (others.length > 0 || configurations.length > 1) {
    throw new Obstacle("throwOnError of the client is set in one of several configurations");
  }
  return only;
}

/** The option `throwOnError` in the settings of a client. @throws Obstacle if it is computed. */
export function throwOnErrorIn(settings: ts.Expression): boolean | undefined {
  const properties = ts.isObjectLiteralExpression(settings) ? settings.properties : [];
  const property = properties.find(({ name }) => staticName(name) === "throwOnError");
  if (property === undefined) return undefined;
  const kind = ts.isPropertyAssignment(property) ? property.initializer.kind : undefined;
  if (kind === ts.SyntaxKind.TrueKeyword) return true;
  if (kind === ts.SyntaxKind.FalseKeyword) return false;
  throw new Obstacle("throwOnError of a client is computed");
}

/** Prints the creation of a client, with the name of its middleware. */
export type ClientText = (writer: Writer, middleware: string | undefined) => string;

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
  const { parts, forFetch, send } = readOptions(object, context, inherited);
  const hasBase = object.properties.some(({ name }) => staticName(name) === "baseUrl");
  const { baseUrl } = former;
  if (!hasBase && baseUrl === undefined) throw new Obstacle("neither setConfig nor the document has a base URL");
  const file = object.getSourceFile();
  return (writer, middleware) => {
    const base = hasBase || baseUrl === undefined ? [] : [`baseUrl: ${JSON.stringify(baseUrl)}`];
    const texts = [...base, ...parts.map((one) => one.text(writer)), "retry: false"];
    const sender = send === undefined ? undefined : writer.textOf(send);
    if (middleware !== undefined && sender === undefined) texts.push(`fetch: ${middleware}`);
    else if (middleware !== undefined) texts.push(`fetch: ${middleware}.sendingWith(${sender})`);
    else if (sender !== undefined) texts.push(`fetch: (url, init) => (${sender})(new Request(url, init))`);
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
): { readonly parts: readonly Part[]; readonly forFetch: readonly Part[]; readonly send: ts.Expression | undefined } {
  const parts: Part[] = [];
  const forFetch: Part[] = [];
  let send: ts.Expression | undefined;
  for (const property of object.properties) {
    const name = staticName(property.name);
    if (ts.isSpreadAssignment(property) && property.expression.getText() === inherited) continue;
    if (name === undefined) throw new Obstacle("the configuration of the client is spread or computed");
    if (inherited !== undefined && mentions(property, inherited)) {
      throw new Obstacle("the configuration of the client depends on the former one");
    }
    if (name === "baseUrl") parts.push(commented(baseUrlPart(property, context.checker), property));
    else if (name === "headers") parts.push(...headersParts(property));
    else if (name === "auth") parts.push(commented(authPart(property, context), property));
    else if (name === "throwOnError") continue;
    else if (name === "fetch" && commentsBefore(property).length === 0) send = settingValue(property);
    else if (fetchOptionNames.has(name) && commentsBefore(property).length === 0)
      forFetch.push(valuePart(property, name));
    else throw new Obstacle(`the option ${name} of the client has no equivalent`);
  }
  return { parts, forFetch, send };
}

function settingValue(property: ts.ObjectLiteralElementLike): ts.Expression {
  if (ts.isPropertyAssignment(property)) return property.initializer;
  if (ts.isShorthandPropertyAssignment(property)) return property.name;
  throw new Obstacle("an option of the client is a method or an accessor");
}

/** The headers of a client, without the content type: the former client sends it with bodies only, as the generated functions do. */
function headersParts(property: ts.ObjectLiteralElementLike): readonly Part[] {
  const object = bare(settingValue(property));
  if (!ts.isObjectLiteralExpression(object)) return [commented(valuePart(property, "headers"), property)];
  const others = object.properties.filter((one) => !isContentType(one));
  if (others.length === object.properties.length) return [commented(valuePart(property, "headers"), property)];
  if (others.length === 0) return [];
  const text = ({ textOf }: Writer): string => `headers: { ${others.map((one) => textOf(one)).join(", ")} }`;
  return [commented({ text, nodes: others }, property)];
}

/** Whether a header is the content type of JSON. @throws Obstacle if it is another content type. */
export function isContentType(header: ts.ObjectLiteralElementLike): boolean {
  if (staticName(header.name)?.toLowerCase() !== "content-type") return false;
  const value = ts.isPropertyAssignment(header) ? header.initializer : undefined;
  if (value === undefined || !ts.isStringLiteralLike(value) || value.text !== "application/json") {
    throw new Obstacle("the content type is not that of JSON");
  }
  return true;
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
  return credentialsPart(settingValue(property), { scheme: scheme[0], option: "auth", checker });
}
