import { ts } from "../../typescript/compiler.js";
import { type Part, spreadPart, valuePart } from "../arguments.js";
import type { Creation } from "../client-uses.js";
import { fetchOptionNames, fetchOptionsPart, signalPart } from "../fetch-options.js";
import type { Target } from "../operations.js";
import { type MigrationContext, Obstacle } from "../plan.js";
import { bare, containsOwn, givenValue, indentationAt, printObject, staticName } from "../syntax.js";
import { configurationOptions } from "./configuration-variables.js";
import { creationKind } from "./uses.js";

/** Which headers the configurations of a program add: `unknown` if one of them is computed. */
export type ConfiguredHeaders = ReadonlySet<string> | "unknown";

export interface OverrideContext extends MigrationContext {
  readonly configuredHeaders: ConfiguredHeaders;
}

const headerOptions: readonly string[] = ["headers", "accessToken", "apiKey", "username", "password"];

/** The options of all configurations that add headers. */
export function configuredHeadersOf(creations: readonly Creation[], context: MigrationContext): ConfiguredHeaders {
  const names = new Set<string>();
  for (const creation of creations) {
    if (creationKind(creation, context) !== "configuration") continue;
    const read = configurationOptions(creation.arguments?.[0], context);
    if (read instanceof Obstacle) return "unknown";
    for (const property of read.object?.properties ?? []) {
      const name = staticName(property.name);
      if (name === undefined) return "unknown";
      if (headerOptions.includes(name)) names.add(name);
    }
  }
  return names;
}

/** Reads the options of one request, which are an object or a function of the former ones. @throws Obstacle */
export function readOverrides(given: ts.Expression, target: Target, context: OverrideContext): readonly Part[] {
  const value = bare(given);
  if (ts.isObjectLiteralExpression(value)) {
    return readOptions(value, context.checker, (headers) => replacedHeaders(headers, target, context));
  }
  if (!ts.isArrowFunction(value)) throw new Obstacle("the options of the call are not an object literal");
  const former = formerOptions(value);
  const body = ts.isBlock(value.body) ? returnedBy(value.body) : bare(value.body);
  if (former === undefined || body === undefined || !ts.isObjectLiteralExpression(body)) {
    throw new Obstacle("the function of the options is not one that returns an object literal");
  }
  // The other options of the former request are those that the client sends anyway.
  const own = body.properties.filter((one) => !isSpreadOf(one, former));
  const [parameter] = former.split(".");
  const assertUnread = (node: ts.Node): void => {
    if (someIn(node, (one) => ts.isIdentifier(one) && one.text === parameter)) {
      throw new Obstacle("the options of the call depend on the former ones");
    }
  };
  for (const one of own) if (staticName(one.name) !== "headers") assertUnread(one);
  return readOptions({ properties: own }, context.checker, (headers) => {
    const object = bare(headers);
    if (!ts.isObjectLiteralExpression(object)) throw new Obstacle("the headers of the call are not an object literal");
    const [first, ...added] = object.properties;
    if (first === undefined || !isSpreadOf(first, `${former}.headers`)) {
      throw new Obstacle("the headers of the call replace all others");
    }
    assertAdded(added, context);
    for (const one of added) assertUnread(one);
    return headersPart(object, added);
  });
}

/** The name of the former options in a function `async ({ init }) => …`. */
function formerOptions({ parameters, body }: ts.ArrowFunction): string | undefined {
  const [parameter, ...others] = parameters;
  if (parameter === undefined || others.length > 0 || containsOwn(body, ts.isAwaitExpression)) return undefined;
  const { name } = parameter;
  if (ts.isIdentifier(name)) return `${name.text}.init`;
  if (!ts.isObjectBindingPattern(name)) return undefined;
  const [only, ...more] = name.elements;
  const isInit =
    only !== undefined &&
    more.length === 0 &&
    (only.propertyName ?? only.name).getText() === "init" &&
    !only.initializer;
  return isInit ? only.name.getText() : undefined;
}

function returnedBy({ statements }: ts.Block): ts.Expression | undefined {
  const [only, ...others] = statements;
  const returned =
    only !== undefined && ts.isReturnStatement(only) && others.length === 0 ? only.expression : undefined;
  return returned === undefined ? undefined : bare(returned);
}

function isSpreadOf(property: ts.ObjectLiteralElementLike, text: string): boolean {
  if (!ts.isSpreadAssignment(property)) return false;
  let { expression } = property;
  while (ts.isAsExpression(expression) || ts.isParenthesizedExpression(expression)) expression = expression.expression;
  return expression.getText().replace("?.", ".") === text;
}

function someIn(node: ts.Node, isWanted: (node: ts.Node) => boolean): boolean {
  return isWanted(node) || ts.forEachChild(node, (child) => someIn(child, isWanted)) === true;
}

/** @throws Obstacle if headers may replace those of credentials, which the generated client adds in another order. */
function assertAdded(properties: readonly ts.ObjectLiteralElementLike[], { configuredHeaders }: OverrideContext): void {
  const hasCredentials = configuredHeaders === "unknown" || [...configuredHeaders].some((one) => one !== "headers");
  for (const property of properties) {
    const name = staticName(property.name);
    if (name === undefined) throw new Obstacle("the headers of the call are spread or computed");
    if (hasCredentials && /auth|key|token/i.test(name))
      throw new Obstacle(`the header ${name} may replace credentials`);
  }
}

/** Headers that replace those of the former request: they are added to those of the generated client. @throws Obstacle */
function replacedHeaders(headers: ts.Expression, target: Target, context: OverrideContext): Part {
  const object = bare(headers);
  if (!ts.isObjectLiteralExpression(object)) throw new Obstacle("the headers of the call are not an object literal");
  const { configuredHeaders } = context;
  if (configuredHeaders === "unknown" || configuredHeaders.size > 0) {
    throw new Obstacle("the headers of the call replace those of the configuration");
  }
  if (target.operation.parameters.some(({ in: location }) => location === "header")) {
    throw new Obstacle("the headers of the call replace the parameters in headers");
  }
  assertAdded(object.properties, context);
  if (target.body !== undefined) assertJson(object, target);
  return headersPart(object, object.properties);
}

/** @throws Obstacle if the content type of the body would be another one. */
function assertJson({ properties }: ts.ObjectLiteralExpression, { body }: Target): void {
  const property = properties.find(({ name }) => staticName(name)?.toLowerCase() === "content-type");
  const value = property === undefined ? undefined : givenValue(property);
  const isJson = value !== undefined && ts.isStringLiteralLike(value) && value.text === "application/json";
  if (body !== "json" || !isJson) throw new Obstacle("the headers of the call replace the content type");
}

function headersPart(object: ts.ObjectLiteralExpression, properties: readonly ts.ObjectLiteralElementLike[]): Part {
  const file = object.getSourceFile();
  return {
    nodes: [...properties],
    text: ({ textOf }) => `headers: ${printObject(properties.map(textOf), indentationAt(file, object.getStart(file)))}`,
  };
}

function readOptions(
  { properties }: { readonly properties: readonly ts.ObjectLiteralElementLike[] },
  checker: ts.TypeChecker,
  headersOf: (headers: ts.Expression) => Part,
): readonly Part[] {
  const options: Part[] = [];
  const forFetch: Part[] = [];
  for (const property of properties) {
    const name = staticName(property.name);
    const value = givenValue(property);
    if (ts.isSpreadAssignment(property)) {
      const part = spreadPart(
        property.expression,
        (inner) =>
          readOptions(inner, checker, () => {
            throw new Obstacle("the headers of the call are spread");
          }),
        checker,
      );
      if (part === undefined) throw new Obstacle("the options of the call are spread");
      options.push(part);
    } else if (name === "signal") options.push(signalPart(property, checker));
    else if (name === "headers" && value !== undefined) options.push(headersOf(value));
    else if (name !== undefined && fetchOptionNames.has(name) && !properties.some(ts.isSpreadAssignment)) {
      forFetch.push(valuePart(property, name));
    } else throw new Obstacle(`the option ${name ?? "of the call"} has no equivalent in a call`);
  }
  return forFetch.length === 0 ? options : [...options, fetchOptionsPart(forFetch)];
}
