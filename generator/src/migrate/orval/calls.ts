import type { Parameter } from "../../model/interface.js";
import { ts } from "../../typescript/compiler.js";
import { type ArgumentContext, type Dialect, type Part, parametersOf, spreadPart, valuePart } from "../arguments.js";
import { type CallForm, dataTypeOf, printBody, printFunction, printType, withComments } from "../calls.js";
import { fetchOptionNames, fetchOptionsPart, signalPart } from "../fetch-options.js";
import type { Target } from "../operations.js";
import { type MigrationContext, Obstacle, type Writer } from "../plan.js";
import { bare, hasSpread, keyText, staticName } from "../syntax.js";
import type { FormerOperation } from "./former-output.js";

/** How a call is printed. */
export interface CallSetting {
  readonly client: (writer: Writer) => string;
  /** Whether code may handle its error. */
  readonly keepsErrors: boolean;
  /** Whether a cache receives the errors of all queries and mutations. */
  readonly readsAllErrors: boolean;
}

/** The operation in the document. @throws Obstacle */
export function targetOf({ target, transport }: FormerOperation): Target {
  if (target === undefined) throw new Obstacle("the document has no such operation");
  if (target.obstacle !== undefined) throw new Obstacle(target.obstacle);
  if (target.response === "binary") throw new Obstacle("the response is neither JSON nor text");
  if (target.response === "text" && transport.kind !== "fetch") throw new Obstacle("axios parses a text that is JSON");
  return target;
}

/** Reads the arguments of a call such as `getBook(id, params, options)`. @throws Obstacle */
export function readCall(call: ts.CallExpression, operation: FormerOperation, context: MigrationContext): CallForm {
  return readArguments(call.arguments, { call, operation, context });
}

/** Reads arguments of a call, or those that a test expects. @throws Obstacle */
export function readArguments(
  all: readonly ts.Expression[],
  {
    call,
    operation,
    context,
  }: {
    /** What is replaced. */
    readonly call: ts.CallExpression;
    readonly operation: FormerOperation;
    readonly context: MigrationContext;
  },
): CallForm {
  const target = targetOf(operation);
  const args: Part[] = [];
  const options: Part[] = [];
  for (const [index, given] of all.entries()) {
    if (ts.isSpreadElement(given)) throw new Obstacle("the arguments are spread");
    const name = operation.parameters[index];
    const role = name === undefined ? undefined : operation.roles.get(name);
    if (role === undefined) throw new Obstacle("the function has no such argument");
    if (isUndefined(given)) continue;
    if (role.kind === "options") options.push(...readOptions(given, context.checker));
    else if (role.kind === "signal") options.push(argumentPart("signal", given));
    else args.push(...argumentsOf(given, role, { operation, target, context }));
  }
  const form = { target, call, args, options };
  return withComments(form);
}

interface RoleContext {
  readonly operation: FormerOperation;
  readonly target: Target;
  readonly context: MigrationContext;
}

/** The arguments of the generated function for one of the former function. @throws Obstacle */
export function argumentsOf(
  given: ts.Expression,
  role: NonNullable<ReturnType<FormerOperation["roles"]["get"]>>,
  { operation, target, context }: RoleContext,
): readonly Part[] {
  switch (role.kind) {
    case "path":
      return [argumentPart(role.parameter.argument, given)];
    case "paths":
      return pathArguments(given, role.parameters);
    case "body":
      if (target.body === undefined) throw new Obstacle("the operation has no body");
      if (target.body === "other") throw new Obstacle("the document declares a body that is not JSON");
      return [argumentPart("body", given)];
    case "query":
    case "header":
      return parametersOf(given, role.kind, argumentContext(operation, target, context));
    default:
      throw new Obstacle("the argument has no equivalent");
  }
}

function argumentContext(
  operation: FormerOperation,
  target: Target,
  { operations, checker, files }: MigrationContext,
): ArgumentContext {
  return { target, operations, checker, dialect: dialectOf(operation, files) };
}

function dialectOf({ transport, exploded }: FormerOperation, files: readonly ts.SourceFile[]): Dialect {
  const isAxios = transport.kind === "axios" || (transport.kind === "mutator" && transport.form === "axios");
  if (isAxios) {
    // Without this setting, axios writes `genre[]=novel`.
    const repeats = files.some(({ text }) => /paramsSerializer/.test(text) && repeatsLists.test(text));
    return {
      name: "axios",
      readsStyles: false,
      isSame: ({ in: location, style, explode }, kind) =>
        kind === "other" ||
        location !== "query" ||
        (kind === "array" ? repeats && style === "form" && explode : style === "deepObject"),
    };
  }
  return {
    name: "orval",
    readsStyles: false,
    isSame: ({ in: location, name, style, explode }, kind) =>
      kind === "other" ||
      location !== "query" ||
      (kind === "array" && style === "form" && explode === (exploded?.has(name) === true)),
  };
}

const repeatsLists = /indexes:\s*null|arrayFormat:\s*["']repeat["']/;

function pathArguments(given: ts.Expression, parameters: ReadonlyMap<string, Parameter>): readonly Part[] {
  const object = bare(given);
  if (!ts.isObjectLiteralExpression(object)) throw new Obstacle("the path parameters are not an object literal");
  return object.properties.map((property) => {
    const parameter = parameters.get(staticName(property.name) ?? "");
    if (parameter === undefined) throw new Obstacle("the path parameters are spread or computed");
    return valuePart(property, parameter.argument);
  });
}

/** `name: value`, or `name` if the value has it. */
function argumentPart(name: string, value: ts.Expression): Part {
  const text = ({ textOf }: Writer): string => {
    const local = textOf(value);
    return local === name ? name : `${keyText(name)}: ${local}`;
  };
  return { text, nodes: [value] };
}

function isUndefined(node: ts.Expression): boolean {
  return ts.isIdentifier(node) && node.text === "undefined";
}

/** Reads options of fetch, of axios or of a mutator. @throws Obstacle */
export function readOptions(given: ts.Expression, checker: ts.TypeChecker): readonly Part[] {
  const object = bare(given);
  if (!ts.isObjectLiteralExpression(object)) throw new Obstacle("the options of the call are not an object literal");
  const options: Part[] = [];
  const forFetch: Part[] = [];
  for (const property of object.properties) {
    const name = staticName(property.name);
    if (ts.isSpreadAssignment(property)) {
      const part = spreadPart(property.expression, (inner) => readOptions(inner, checker), checker);
      if (part === undefined) throw new Obstacle("the options of the call are spread");
      options.push(part);
    } else if (name === undefined) throw new Obstacle("the options of the call are computed");
    else if (name === "signal") options.push(signalPart(property, checker));
    else if (name === "headers") options.push(valuePart(property, name));
    else if (fetchOptionNames.has(name) && !hasSpread(object)) forFetch.push(valuePart(property, name));
    else throw new Obstacle(`the option ${name} has no equivalent in a call`);
  }
  return forFetch.length === 0 ? options : [...options, fetchOptionsPart(forFetch)];
}

/** Prints a call whose result has the form that the former function returns. */
export function printFormerCall(
  form: CallForm,
  operation: FormerOperation,
  { client, keepsErrors }: CallSetting,
  writer: Writer,
): string {
  const name = client(writer);
  const keepErrors = (inner: (client: string) => string): string => {
    const function_ = writer.name("@guildwire/runtime/fetch", "withOriginalErrors");
    return `${function_}(${name}, (client) => ${inner("client")})`;
  };
  if (operation.result === "data") {
    if (!keepsErrors) return printBody(form, name, writer);
    return `${writer.name("@guildwire/runtime/fetch", "withOriginalErrors")}(${name}, ${printFunction(form, writer)})`;
  }
  const isStatus = operation.result === "status";
  const wrapper = isStatus
    ? `${writer.name("@guildwire/runtime/client", "statusResultOf")}<${bodiesOf(form.target, writer)}>`
    : writer.name("#client", "withResponse");
  const inner = (outer: string): string => `${wrapper}(${outer}, ${printFunction(form, writer)})`;
  return keepsErrors ? keepErrors(inner) : inner(name);
}

/** Reads the type of the result of a call. @throws Obstacle */
export function readResultType(operation: FormerOperation): (writer: Writer) => string {
  const target = targetOf(operation);
  return (writer) => {
    const result = (name: string, body: string): string =>
      `Promise<${writer.name("@guildwire/runtime/client", name, "type")}<${body}>>`;
    if (operation.result === "status") return result("StatusResult", bodiesOf(target, writer));
    const data = dataTypeOf(target, writer);
    return operation.result === "data" ? `Promise<${data}>` : result("ResultWithResponse", data);
  };
}

/** The bodies of responses by status, as a type. */
function bodiesOf({ successes, hasFailure, operation, name }: Target, writer: Writer): string {
  const members = successes.map(({ status, body }) => {
    const key = /^\d+$/.test(status) || status === "default" ? status : JSON.stringify(status);
    const printed =
      body === undefined ? `Awaited<ReturnType<typeof ${writer.name("#client", name)}>>` : printType(body, writer);
    return `${key}: ${printed}`;
  });
  const own = `{ ${members.join("; ")} }`;
  if (!hasFailure) return own;
  return `${own} & ${writer.name("#client", "OperationErrors", "type")}[${JSON.stringify(operation.id)}]`;
}

/** Prints a call of a function with the options of a query in addition. */
export function printQueryFunction(
  form: CallForm,
  operation: FormerOperation,
  setting: CallSetting,
  writer: Writer,
): string {
  const signal: Part = { text: () => "signal", nodes: [] };
  const call = printFormerCall({ ...form, options: [signal, ...form.options] }, operation, setting, writer);
  return `({ signal }) => ${call}`;
}
