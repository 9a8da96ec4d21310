import { ts } from "../../typescript/compiler.js";
import { type ArgumentContext, type Dialect, memberSpread, type Part, parametersOf, valuePart } from "../arguments.js";
import { type CallForm, type ReadForm, receivedBody, spreadMembers, withComments } from "../calls.js";
import { fetchOptionNames, fetchOptionsPart, signalPart } from "../fetch-options.js";
import type { Target } from "../operations.js";
import { type MigrationContext, Obstacle } from "../plan.js";
import { bare, givenValue, hasSpread, staticName } from "../syntax.js";
import { dialectOfSerializer, plainDialect } from "./dialect.js";
import { formPart } from "./forms.js";
import { readSerializer, serializerIn } from "./query-serializer.js";
import { urlEncodedPart, urlEncoding } from "./url-encoding.js";

/** What is known of a program, and how the client of a call writes parameters. */
export interface FetchContext extends MigrationContext {
  readonly dialect: Dialect;
}

/** The operation of a call such as `client.GET("/books", …)`, or why it is not known. */
export function targetOf(
  method: string,
  path: ts.Expression | undefined,
  { operations }: MigrationContext,
): Target | Obstacle {
  if (path === undefined || !ts.isStringLiteralLike(path)) return new Obstacle("the path is computed");
  const target = operations.find(method, path.text);
  if (target === undefined) return new Obstacle(`the document has no ${method.toUpperCase()} ${path.text}`);
  return target.obstacle === undefined ? target : new Obstacle(target.obstacle);
}

/** Reads the second argument of a call. @throws Obstacle */
export function readInit(
  call: ts.CallExpression | ts.ArrayLiteralExpression,
  init: ts.Expression | undefined,
  target: Target,
  { operations, checker, dialect }: FetchContext,
): CallForm {
  const isGiven = init !== undefined && !(ts.isIdentifier(init) && init.text === "undefined");
  const object = isGiven ? bare(init) : undefined;
  if (object !== undefined && !ts.isObjectLiteralExpression(object)) {
    throw new Obstacle("the options of the call are not an object literal");
  }
  const { parsed = "json", ...parts } = readMembers(object, { target, operations, checker, dialect });
  const kept = parts.sender === undefined ? [] : [parts.sender];
  return withComments({ target, call, ...parts, received: receivedBody(target, parsed) }, kept);
}

interface Members extends Pick<CallForm, "args" | "options"> {
  /** The option `parseAs`. */
  readonly parsed?: ReadForm | undefined;
  /** The option `fetch`. */
  readonly sender?: ts.Expression | undefined;
}

function readMembers(object: ts.ObjectLiteralExpression | undefined, given: ArgumentContext): Members {
  const { target } = given;
  const serializer = object === undefined ? undefined : serializerIn(object);
  const context = serializer === undefined ? given : { ...given, dialect: ownDialect(serializer, given) };
  const args: Part[] = [];
  const options: Part[] = [];
  const forFetch: Part[] = [];
  let parsed: ReadForm | undefined;
  let sender: ts.Expression | undefined;
  const encoding = object === undefined || target.body !== "form" ? undefined : urlEncoding(object);
  for (const property of object?.properties ?? []) {
    const name = staticName(property.name);
    if (ts.isSpreadAssignment(property)) {
      const spread = spreadMembers(property.expression, (inner) => withoutForm(inner, context), context.checker);
      args.push(...spread.args);
      options.push(...spread.options);
    } else if (name === undefined) throw new Obstacle("the options of the call are spread or computed");
    else if (name === "params") args.push(...readParams(property, context));
    else if (name === "body" && target.body === "multipart" && object !== undefined) {
      args.push(formPart(property, object, context));
    } else if (name === "body" && encoding !== undefined) args.push(urlEncodedPart(property, context));
    else if (name === "body") args.push(bodyPart(property, target));
    else if (name === "bodySerializer" && target.body === "multipart" && hasProperty(object, "body")) continue;
    else if (encoding !== undefined && property === encoding.serializer && hasProperty(object, "body")) continue;
    else if (encoding !== undefined && name === "headers") options.push(...encoding.headers);
    else if (name === "signal") options.push(signalPart(property, context.checker));
    else if (name === "headers") options.push(valuePart(property, name));
    else if (name === "querySerializer") continue;
    else if (name === "fetch") sender = propertyValue(property);
    else if (fetchOptionNames.has(name) && !hasSpread(object)) forFetch.push(valuePart(property, name));
    else if (name === "parseAs") parsed = readForm(property);
    else throw new Obstacle(`the option ${name} has no equivalent in a call`);
  }
  if (forFetch.length > 0) options.push(fetchOptionsPart(forFetch));
  return { args, options, parsed, sender };
}

/** How a call with its own `querySerializer` writes parameters. @throws Obstacle */
function ownDialect(property: ts.ObjectLiteralElementLike, { checker, dialect }: ArgumentContext): Dialect {
  const serializer = readSerializer(property, checker);
  const value = givenValue(property);
  const isJoined = value !== undefined && ts.isObjectLiteralExpression(bare(value)) && dialect !== plainDialect;
  if (isJoined) throw new Obstacle("querySerializer is joined with that of the client");
  if (serializer === "unknown") throw new Obstacle("what querySerializer writes is not known");
  return dialectOfSerializer(serializer);
}

/** The members of an object that is spread: how bodies are written and read cannot depend on a condition. */
function withoutForm(object: ts.ObjectLiteralExpression, context: ArgumentContext): Members {
  for (const name of ["parseAs", "bodySerializer", "querySerializer", "fetch"]) {
    if (hasProperty(object, name)) throw new Obstacle(`the option ${name} is spread`);
  }
  return readMembers(object, context);
}

function hasProperty(object: ts.ObjectLiteralExpression | undefined, wanted: string): boolean {
  return object?.properties.some(({ name }) => staticName(name) === wanted) === true;
}

function propertyValue(property: ts.ObjectLiteralElementLike): ts.Expression {
  if (ts.isPropertyAssignment(property)) return property.initializer;
  if (ts.isShorthandPropertyAssignment(property)) return property.name;
  throw new Obstacle("an option of the call is a method or an accessor");
}

/** The value of `parseAs`. */
function readForm(property: ts.ObjectLiteralElementLike): ReadForm {
  const value = ts.isPropertyAssignment(property) ? bare(property.initializer) : undefined;
  const form =
    value !== undefined && ts.isStringLiteralLike(value) ? readForms.find((one) => one === value.text) : undefined;
  if (form === undefined) throw new Obstacle("the option parseAs is computed");
  return form;
}

const readForms: readonly ReadForm[] = ["json", "text", "blob", "arrayBuffer", "stream"];

/** The body, which openapi-fetch writes as JSON. */
export function bodyPart(property: ts.ObjectLiteralElementLike, target: Target): Part {
  if (target.body === undefined) throw new Obstacle("the operation has no body");
  if (target.body !== "json") throw new Obstacle("the document declares a body that is not JSON");
  return valuePart(property, "body");
}

/** Whether a value is a variable, or a member of one. */
function isRepeatable(node: ts.Expression): boolean {
  return ts.isIdentifier(node) || (ts.isPropertyAccessExpression(node) && isRepeatable(node.expression));
}

/** Parameters in a variable. */
function readVariable(value: ts.Expression, context: ArgumentContext): readonly Part[] {
  const { checker } = context;
  const type = checker.getNonNullableType(checker.getTypeAtLocation(value));
  const locations = ["path", "query", "header", "cookie"] as const;
  const names = type.getProperties().map(({ name }) => name);
  const isKnown = (type.flags & ts.TypeFlags.Object) !== 0 && names.every((one) => locations.some((at) => at === one));
  if (!isKnown || names.length === 0) throw new Obstacle("params is not an object literal");
  // Locations without parameters have the type `never`.
  const isUsed = (name: string): boolean => {
    const property = type.getProperty(name);
    const given = property === undefined ? undefined : checker.getNonNullableType(checker.getTypeOfSymbol(property));
    return given !== undefined && (given.flags & ts.TypeFlags.Never) === 0;
  };
  return locations.filter(isUsed).map((one) => memberSpread(value, one, context));
}

function readParams(property: ts.ObjectLiteralElementLike, context: ArgumentContext): readonly Part[] {
  const written = givenValue(property);
  const value = written && bare(written);
  if (value !== undefined && isRepeatable(value)) return readVariable(value, context);
  if (value === undefined || !ts.isObjectLiteralExpression(value)) {
    throw new Obstacle("params is not an object literal");
  }
  return value.properties.flatMap((one) => {
    const location = staticName(one.name);
    if (location !== "path" && location !== "query" && location !== "header" && location !== "cookie") {
      throw new Obstacle("params is spread or computed");
    }
    const given = givenValue(one);
    if (given === undefined) throw new Obstacle("params has a method or an accessor");
    return parametersOf(given, location, context);
  });
}
