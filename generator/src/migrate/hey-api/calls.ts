import { successResponses } from "../../model/responses.js";
import { ts } from "../../typescript/compiler.js";
import { type ArgumentContext, type Part, parametersOf, valuePart } from "../arguments.js";
import { type CallForm, type ReadForm, receivedBody, spreadMembers, withComments } from "../calls.js";
import { fetchOptionNames, fetchOptionsPart, signalPart } from "../fetch-options.js";
import type { Target } from "../operations.js";
import { type MigrationContext, Obstacle } from "../plan.js";
import { bare, hasSpread, staticName } from "../syntax.js";
import { isContentType } from "./clients.js";
import { dialectOf } from "./dialect.js";

export interface ReadSdkCall {
  readonly form: CallForm;
  readonly throwsOnError: boolean;
  /** The client that the call is given. */
  readonly client: ts.Expression | undefined;
}

/** Reads the options of a call such as `getBook({ path: { id } })`. @throws Obstacle */
export function readSdkCall(
  call: ts.CallExpression,
  target: Target,
  context: MigrationContext,
  throwsByDefault = false,
): ReadSdkCall {
  return readSdkOptions(call.arguments[0], { call, target, context, throwsByDefault });
}

/** Reads options of a call, or those that a test expects. @throws Obstacle */
export function readSdkOptions(
  given: ts.Expression | undefined,
  {
    call,
    target,
    context: { operations, checker },
    throwsByDefault,
  }: {
    /** What is replaced. */
    readonly call: ts.CallExpression;
    readonly target: Target;
    readonly context: MigrationContext;
    readonly throwsByDefault: boolean;
  },
): ReadSdkCall {
  const object = given === undefined ? undefined : bare(given);
  if (object !== undefined && !ts.isObjectLiteralExpression(object)) {
    throw new Obstacle("the options of the call are not an object literal");
  }
  const dialect = dialectOf(call, object, checker);
  const members = readMembers(object, { target, operations, checker, dialect });
  const { throwsOnError = throwsByDefault, parsed, client, sender, args, options } = members;
  const received = receivedBody(target, readFormOf(target, parsed));
  const kept = [client, sender].flatMap((one) => one ?? []);
  return { form: withComments({ target, call, args, options, received, sender }, kept), throwsOnError, client };
}

interface Members extends Pick<CallForm, "args" | "options"> {
  readonly throwsOnError: boolean | undefined;
  readonly parsed: string | undefined;
  readonly client: ts.Expression | undefined;
  readonly sender: ts.Expression | undefined;
}

/** The value of the option `client` of a call of a function of the SDK. */
export function passedClient(call: ts.CallExpression): ts.Expression | undefined {
  const [given] = call.arguments;
  const object = given === undefined ? undefined : bare(given);
  if (object === undefined || !ts.isObjectLiteralExpression(object)) return undefined;
  const property = object.properties.find(({ name }) => staticName(name) === "client");
  return property === undefined ? undefined : propertyValue(property);
}

function readMembers(object: ts.ObjectLiteralExpression | undefined, context: ArgumentContext): Members {
  const { target } = context;
  const args: Part[] = [];
  const options: Part[] = [];
  const forFetch: Part[] = [];
  let throwsOnError: boolean | undefined;
  let parsed: string | undefined;
  let client: ts.Expression | undefined;
  let sender: ts.Expression | undefined;
  for (const property of object?.properties ?? []) {
    const name = staticName(property.name);
    if (ts.isSpreadAssignment(property)) {
      const spread = spreadMembers(property.expression, (inner) => withoutThrowing(inner, context), context.checker);
      args.push(...spread.args);
      options.push(...spread.options);
    } else if (name === undefined) throw new Obstacle("the options of the call are spread or computed");
    else if (name === "path" || name === "query") args.push(...parametersOf(propertyValue(property), name, context));
    else if (name === "body") args.push(bodyPart(property, target));
    else if (name === "headers") {
      const { own, more } = splitHeaders(property, context);
      args.push(...own);
      if (more.length > 0) options.push(objectPart("headers", more));
    } else if (name === "signal") options.push(signalPart(property, context.checker));
    else if (name === "throwOnError") throwsOnError = booleanOf(property);
    else if (name === "querySerializer") continue;
    else if (name === "parseAs") parsed = textOf(property);
    else if (name === "client") client = propertyValue(property);
    else if (name === "fetch") sender = propertyValue(property);
    else if (fetchOptionNames.has(name) && !hasSpread(object)) forFetch.push(valuePart(property, name));
    else throw new Obstacle(`the option ${name} has no equivalent in a call`);
  }
  if (forFetch.length > 0) options.push(fetchOptionsPart(forFetch));
  return { args, options, throwsOnError, parsed, client, sender };
}

function textOf(property: ts.ObjectLiteralElementLike): string {
  const value = bare(propertyValue(property));
  if (!ts.isStringLiteralLike(value)) throw new Obstacle("the option parseAs is computed");
  return value.text;
}

/** How the former client reads the body of a response: by its content type, unless the call says otherwise. @throws Obstacle */
function readFormOf({ response, operation }: Target, parsed: string = "auto"): ReadForm {
  if (parsed === "auto") {
    if (response !== "binary") return response;
    const types = successResponses(operation).flatMap(({ content }) => content.map(({ mediaType }) => mediaType));
    if (types.every((one) => /^(?:application|audio|image|video)\//.test(one))) return "blob";
    throw new Obstacle("the form of the response depends on its content type");
  }
  if (parsed === "json" || parsed === "text" || parsed === "blob" || parsed === "stream") return parsed;
  if (parsed === "arrayBuffer") return parsed;
  throw new Obstacle(`the option parseAs with ${parsed} has no equivalent`);
}

/** The members of an object that is spread: whether an error is thrown cannot depend on a condition. */
function withoutThrowing(object: ts.ObjectLiteralExpression, context: ArgumentContext): Members {
  for (const wanted of ["throwOnError", "parseAs", "client", "fetch", "querySerializer"]) {
    if (object.properties.some(({ name }) => staticName(name) === wanted)) throw new Obstacle(`${wanted} is computed`);
  }
  return readMembers(object, context);
}

function objectPart(name: string, parts: readonly Part[]): Part {
  return {
    text: (writer) => `${name}: { ${parts.map((one) => one.text(writer)).join(", ")} }`,
    nodes: parts.flatMap(({ nodes }) => nodes),
  };
}

function propertyValue(property: ts.ObjectLiteralElementLike): ts.Expression {
  if (ts.isPropertyAssignment(property)) return property.initializer;
  if (ts.isShorthandPropertyAssignment(property)) return property.name;
  throw new Obstacle("an argument is a method or an accessor");
}

function booleanOf(property: ts.ObjectLiteralElementLike): boolean {
  const value = propertyValue(property);
  if (value.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (value.kind === ts.SyntaxKind.FalseKeyword) return false;
  throw new Obstacle("throwOnError is computed");
}

function bodyPart(property: ts.ObjectLiteralElementLike, target: Target): Part {
  if (target.body === undefined) throw new Obstacle("the operation has no body");
  if (target.body === "other") throw new Obstacle("the document declares a body that is not JSON");
  return valuePart(property, "body");
}

/** Divides headers into parameters of the operation and additional ones. */
function splitHeaders(
  property: ts.ObjectLiteralElementLike,
  context: ArgumentContext,
): { readonly own: readonly Part[]; readonly more: readonly Part[] } {
  const object = bare(propertyValue(property));
  if (!ts.isObjectLiteralExpression(object)) throw new Obstacle("headers is not an object literal");
  const own: Part[] = [];
  const more: Part[] = [];
  for (const header of object.properties) {
    const name = staticName(header.name);
    if (name === undefined) throw new Obstacle("the name of a header is computed");
    if (isContentType(header)) continue;
    const parameter = context.target.operation.parameters.find(
      (one) => one.in === "header" && one.name.toLowerCase() === name.toLowerCase(),
    );
    if (parameter === undefined) more.push(valuePart(header, name));
    else own.push(valuePart(header, parameter.argument));
  }
  return { own, more };
}
