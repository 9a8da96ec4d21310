import { isJavaScript } from "../../typescript/comment-types.js";
import { ts } from "../../typescript/compiler.js";
import { assertSameParameters, type Part } from "../arguments.js";
import { type CallForm, dataTypeOf, printArguments, printBody, printCall, printParameter } from "../calls.js";
import type { Target } from "../operations.js";
import { Obstacle, type Writer } from "../plan.js";
import { assertNoEffects, failureType, printThrowingBodies, readsError, receivesError } from "../query-results.js";
import { bare, containsOwn, indentationAt, keyText, printObject, staticName } from "../syntax.js";
import { type FetchContext, readInit } from "./calls.js";
import type { MemberCall } from "./uses.js";

export interface QuerySetting {
  /** Whether the program may read the errors of all queries. */
  readonly handlesErrors: boolean;
  /** Whether middleware may throw errors of its own. */
  readonly keepsErrors: boolean;
}

/**
 * Rewrites a call of openapi-react-query: queries take the generated options, and mutations call the generated function. Where the
 * error may be read, it stays the body of the response.
 *
 * @throws Obstacle
 */
export function readQueryCall(
  use: MemberCall,
  target: Target,
  context: FetchContext,
  { handlesErrors, keepsErrors }: QuerySetting,
): (writer: Writer, client: string) => string {
  const { call, member } = use;
  const [, , init, options, queryClient] = call.arguments;
  const keepsBodies = handlesErrors || mayReadErrors(use);
  if (member === "useInfiniteQuery") return readInfinite(use, target, context, { keepsBodies, keepsErrors });
  if (member === "useMutation") return readMutation(call, target, context, { keepsBodies, keepsErrors });
  if (!target.hasQuery) throw new Obstacle("the package has no queries: add tanstack-query to emitters");
  const form = readInit(call, init, target, context);
  assertNoOptions(form);
  if (options !== undefined && containsNamed(options, "queryFn")) {
    throw new Obstacle("the query has its own queryFn");
  }
  if (keepsBodies) assertNoEffects(form);
  return (writer, client) => {
    const plain = printQuery(form, client, writer);
    const text = keepsBodies ? printQueryWithBodies(form, plain, client, { writer, keepsErrors }) : plain;
    const all = options === undefined ? text : `{ ...${text}, ${spreadText(options, writer)} }`;
    if (member === "queryOptions") return all;
    const hook = writer.name("@tanstack/react-query", member);
    return `${hook}(${[all, ...(queryClient === undefined ? [] : [writer.textOf(queryClient)])].join(", ")})`;
  };
}

interface ErrorForm {
  readonly keepsBodies: boolean;
  readonly keepsErrors: boolean;
}

/** An infinite query, whose pages are one query parameter. @throws Obstacle */
function readInfinite(
  { call }: MemberCall,
  target: Target,
  context: FetchContext,
  { keepsBodies, keepsErrors }: ErrorForm,
): (writer: Writer, client: string) => string {
  const [, , init, given, queryClient] = call.arguments;
  if (!target.hasQuery) throw new Obstacle("the package has no queries: add tanstack-query to emitters");
  const options = given === undefined ? undefined : bare(given);
  if (options === undefined || !ts.isObjectLiteralExpression(options)) {
    throw new Obstacle("the options of the query are not an object literal");
  }
  if (options.properties.some(ts.isSpreadAssignment) || containsNamed(options, "queryFn")) {
    throw new Obstacle("the options of the query are spread or computed");
  }
  const named = options.properties.find(({ name }) => staticName(name) === "pageParamName");
  const value = named !== undefined && ts.isPropertyAssignment(named) ? named.initializer : undefined;
  if (named !== undefined && (value === undefined || !ts.isStringLiteralLike(value))) {
    throw new Obstacle("the parameter of the page is computed");
  }
  const name = value !== undefined && ts.isStringLiteralLike(value) ? value.text : "cursor";
  const parameter = target.operation.parameters.find((one) => one.in === "query" && one.name === name);
  if (parameter === undefined) throw new Obstacle(`the operation has no query parameter ${JSON.stringify(name)}`);
  const form = readInit(call, init, target, context);
  assertNoOptions(form);
  assertNoEffects(form);
  const pagePart: Part = { text: () => `${keyText(parameter.argument)}: pageParam`, nodes: [] };
  const signal: Part = { text: () => "signal", nodes: [] };
  const paged: CallForm = { ...form, args: [...form.args, pagePart], options: [signal] };
  const indentation = indentationAt(call.getSourceFile(), call.getStart());
  return (writer, client) => {
    const args = writer.name("#client", argsOf(target), "type");
    const type = `{ pageParam: ${args}[${JSON.stringify(parameter.argument)}]; signal: AbortSignal }`;
    const sent = keepsBodies
      ? printThrowingBodies(paged, client, writer, { keepsErrors })
      : printBody(paged, client, writer);
    const key = `${writer.name("#queries", `${target.name}Key`)}(${printArguments(form, writer, false).join(", ")})`;
    const page = printParameter("{ pageParam, signal }", type, call.getSourceFile());
    const own = options.properties.filter((one) => one !== named).map((one) => writer.textOf(one));
    const parts = [`queryKey: [...${key}, "infinite"]`, `queryFn: (${page}) => ${sent}`, ...own];
    const hook = writer.name("@tanstack/react-query", "useInfiniteQuery");
    const all = [printObject(parts, indentation), ...(queryClient === undefined ? [] : [writer.textOf(queryClient)])];
    return `${hook}(${all.join(", ")})`;
  };
}

function assertNoOptions({ options, sender }: CallForm): void {
  if (options.length > 0 || sender !== undefined) throw new Obstacle("the options of a call do not apply to a query");
}

function printQuery(form: CallForm, client: string, writer: Writer): string {
  const query = { ...form.target, name: `${form.target.name}Query` };
  const named: Writer = {
    ...writer,
    name: (module, name, isType) => writer.name(name === query.name ? "#queries" : module, name, isType),
  };
  return printCall({ ...form, target: query }, client, named);
}

/** Prints options of a query whose error is the body of the response. */
function printQueryWithBodies(
  form: CallForm,
  options: string,
  client: string,
  { writer, keepsErrors }: { readonly writer: Writer; readonly keepsErrors: boolean },
): string {
  const signal: Part = { text: () => "signal", nodes: [] };
  const sent = printThrowingBodies({ ...form, options: [signal] }, client, writer, { keepsErrors });
  const typed = writer.name("@tanstack/react-query", "queryOptions");
  // JavaScript has no type arguments.
  const types = isJavaScript(form.call.getSourceFile()) ? "" : queryTypes(form.target, writer);
  return `${typed}${types}({ ...${options}, queryFn: ({ signal }) => ${sent} })`;
}

function queryTypes(target: Target, writer: Writer): string {
  const data = dataTypeOf(target, writer);
  const key = `ReturnType<typeof ${writer.name("#queries", `${target.name}Key`)}>`;
  return `<${[data, failureType(target, writer), data, key].join(", ")}>`;
}

/** Whether code may read the error: it is the body of the response, and that of the generated functions is an `ApiError`. */
function mayReadErrors({ call, member }: MemberCall): boolean {
  const options = call.arguments[member === "useMutation" ? 2 : 3];
  if (receivesError(options === undefined ? undefined : bare(options))) return true;
  // The error is thrown to a boundary.
  if (member === "useSuspenseQuery") return true;
  if (member !== "queryOptions") return readsError(call);
  const { parent } = call;
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text !== "queryKey";
  if (!ts.isCallExpression(parent) || parent.arguments[0] !== call) return true;
  const { expression: callee } = parent;
  const name = ts.isPropertyAccessExpression(callee) ? callee.name.text : callee.getText();
  if (/^use(?!Suspense)[A-Z]\w*Query$/.test(name)) return readsError(parent);
  return !/^(?:use)?prefetch\w*Query$/i.test(name);
}

function spreadText(options: ts.Expression, writer: Writer): string {
  const object = bare(options);
  if (!ts.isObjectLiteralExpression(object)) return `...${writer.textOf(options)}`;
  return object.properties.map((one) => writer.textOf(one)).join(", ");
}

function readMutation(
  call: ts.CallExpression,
  target: Target,
  { operations, checker, dialect }: FetchContext,
  { keepsBodies, keepsErrors }: { readonly keepsBodies: boolean; readonly keepsErrors: boolean },
): (writer: Writer, client: string) => string {
  const [, , options, queryClient] = call.arguments;
  const file = call.getSourceFile();
  if (target.body !== undefined && target.body !== "json")
    throw new Obstacle("the document declares a body that is not JSON");
  assertSameParameters({ target, operations, checker, dialect });
  if (options !== undefined && containsNamed(options, "mutationFn")) {
    throw new Obstacle("the mutation has its own mutationFn");
  }
  return (writer, client) => {
    const hook = writer.name("@tanstack/react-query", "useMutation");
    const { variables, args } = mutationVariables(target, writer);
    const [name, type] = variables ?? ["", "void"];
    const form: CallForm = { target, call, args, options: [] };
    const sent = keepsBodies
      ? printThrowingBodies(form, client, writer, { keepsErrors })
      : printBody(form, client, writer);
    const listed = (): string => [dataTypeOf(target, writer), failureType(target, writer), type].join(", ");
    // The type of the context follows from onMutate, unless type arguments are given.
    const infersContext = keepsBodies && options !== undefined && containsNamed(options, "onMutate");
    const isTyped = keepsBodies && !isJavaScript(file);
    const types = isTyped && !infersContext ? `<${listed()}>` : "";
    const parameter = variables === undefined ? "" : isTyped ? name : printParameter(name, type, file);
    const more = options === undefined ? "" : `, ${spreadText(options, writer)}`;
    const own = `mutationFn: (${parameter}) => ${sent}`;
    const typed = infersContext
      ? `...({ ${own} } as Pick<${writer.name("@tanstack/react-query", "UseMutationOptions", "type")}<${listed()}>, "mutationFn" | "throwOnError">)`
      : own;
    const all = [`{ ${typed}${more} }`];
    return `${hook}${types}(${[...all, ...(queryClient === undefined ? [] : [writer.textOf(queryClient)])].join(", ")})`;
  };
}

/** The variables of a mutation, which stay `{ params, body }`, and the arguments that they become. */
function mutationVariables(
  target: Target,
  writer: Writer,
): { readonly variables?: readonly [name: string, type: string]; readonly args: readonly Part[] } {
  const { parameters, body } = target.operation;
  if (parameters.length === 0 && body === undefined) return { args: [] };
  const part = (text: string): Part => ({ text: () => text, nodes: [] });
  const type = writer.name("#client", argsOf(target), "type");
  if (parameters.length === 0)
    return { variables: ["{ body }", `{ body${optional(body)}: ${type}["body"] }`], args: [part("body")] };
  const locations = (["path", "query", "header", "cookie"] as const).flatMap((location) => {
    const own = parameters.filter((one) => one.in === location);
    const isOptional = own.every(({ required }) => !required);
    return own.length === 0 ? [] : [{ location, isOptional, names: own.map((one) => JSON.stringify(one.argument)) }];
  });
  const areOptional = locations.every(({ isOptional }) => isOptional);
  const params = locations.map(
    ({ location, isOptional, names }) => `${location}${isOptional ? "?" : ""}: Pick<${type}, ${names.join(" | ")}>`,
  );
  const spread = locations.map(({ location }) => part(`...variables.params${areOptional ? "?" : ""}.${location}`));
  const bodyType = body === undefined ? [] : [`body${optional(body)}: ${type}["body"]`];
  const members = [`params${areOptional ? "?" : ""}: { ${params.join("; ")} }`, ...bodyType];
  const args = [...spread, ...(body === undefined ? [] : [part("body: variables.body")])];
  return { variables: ["variables", `{ ${members.join("; ")} }`], args };
}

function optional(body: Target["operation"]["body"]): string {
  return body?.required === true ? "" : "?";
}

function argsOf({ operation }: Target): string {
  return `${operation.typeStem}Args`;
}

function containsNamed(options: ts.Expression, name: string): boolean {
  return containsOwn(options, (one) => ts.isObjectLiteralElementLike(one) && staticName(one.name) === name);
}
