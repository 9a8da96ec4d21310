import { ts } from "../../typescript/compiler.js";
import { assertSameParameters } from "../arguments.js";
import { printCall } from "../calls.js";
import type { Target } from "../operations.js";
import { type MigrationContext, Obstacle, type Writer } from "../plan.js";
import { bare, containsOwn, staticName } from "../syntax.js";
import { dialect, readInit } from "./calls.js";
import type { MemberCall } from "./uses.js";

/**
 * Rewrites a call of openapi-react-query: queries take the generated options, and mutations call the generated function.
 *
 * @throws Obstacle
 */
export function readQueryCall(
  use: MemberCall,
  target: Target,
  context: MigrationContext,
): (writer: Writer, client: string) => string {
  const { call, member } = use;
  const [, , init, options, queryClient] = call.arguments;
  if (member === "useInfiniteQuery") throw new Obstacle("pages follow from x-pagination of the document");
  if (member === "useMutation") return readMutation(call, target, context);
  if (!target.hasQuery) throw new Obstacle("the package has no queries: add tanstack-query to emitters");
  if (readsMember(call, "error")) throw new Obstacle("the error of the query is read, which is an ApiError");
  const form = readInit(call, init, target, context);
  if (form.options.length > 0) throw new Obstacle("a query has no options of a call");
  const query = { ...target, name: `${target.name}Query` };
  return (writer, client) => {
    const named: Writer = {
      ...writer,
      name: (module, name, isType) => writer.name(name === query.name ? "#queries" : module, name, isType),
    };
    const text = printCall({ ...form, target: query }, client, named);
    const all = options === undefined ? text : `{ ...${text}, ${spreadText(options, writer)} }`;
    if (member === "queryOptions") return all;
    const hook = writer.name("@tanstack/react-query", member);
    return `${hook}(${[all, ...(queryClient === undefined ? [] : [writer.textOf(queryClient)])].join(", ")})`;
  };
}

function spreadText(options: ts.Expression, writer: Writer): string {
  const object = bare(options);
  if (!ts.isObjectLiteralExpression(object)) return `...${writer.textOf(options)}`;
  return object.properties.map((one) => writer.textOf(one)).join(", ");
}

function readMutation(
  call: ts.CallExpression,
  target: Target,
  { operations, checker }: MigrationContext,
): (writer: Writer, client: string) => string {
  const [, , options, queryClient] = call.arguments;
  if (readsMember(call, "error")) throw new Obstacle("the error of the mutation is read, which is an ApiError");
  if (target.body === "other") throw new Obstacle("the document declares a body that is not JSON");
  assertSameParameters({ target, operations, checker, dialect });
  if (options !== undefined && containsNamed(options, "mutationFn")) {
    throw new Obstacle("the mutation has a function of its own");
  }
  return (writer, client) => {
    const name = writer.name("#client", target.name);
    const hook = writer.name("@tanstack/react-query", "useMutation");
    const { parameter, args } = mutationVariables(target, writer);
    const call = `${name}(${[client, ...args].join(", ")})`;
    const result = target.returnsStatus ? `${call}.then(({ body }) => body)` : call;
    const more = options === undefined ? "" : `, ${spreadText(options, writer)}`;
    const all = [`{ mutationFn: (${parameter}) => ${result}${more} }`];
    return `${hook}(${[...all, ...(queryClient === undefined ? [] : [writer.textOf(queryClient)])].join(", ")})`;
  };
}

/** The variables of a mutation, which stay `{ params, body }`, and the arguments that they become. */
function mutationVariables(
  target: Target,
  writer: Writer,
): { readonly parameter: string; readonly args: readonly string[] } {
  const { parameters, body } = target.operation;
  if (parameters.length === 0 && body === undefined) return { parameter: "", args: [] };
  const type = writer.name("#client", argsOf(target), "type");
  if (parameters.length === 0) return { parameter: `args: ${type}`, args: ["args"] };
  const locations = (["path", "query", "header", "cookie"] as const).flatMap((location) => {
    const own = parameters.filter((one) => one.in === location);
    const isOptional = own.every(({ required }) => !required);
    return own.length === 0 ? [] : [{ location, isOptional, names: own.map((one) => JSON.stringify(one.argument)) }];
  });
  const areOptional = locations.every(({ isOptional }) => isOptional);
  const params = locations.map(
    ({ location, isOptional, names }) => `${location}${isOptional ? "?" : ""}: Pick<${type}, ${names.join(" | ")}>`,
  );
  const spread = locations.map(({ location }) => `...variables.params${areOptional ? "?" : ""}.${location}`);
  const bodyType = body === undefined ? [] : [`body${body.required ? "" : "?"}: ${type}["body"]`];
  const members = [`params${areOptional ? "?" : ""}: { ${params.join("; ")} }`, ...bodyType];
  const given = [...spread, ...(body === undefined ? [] : ["body: variables.body"])];
  return { parameter: `variables: { ${members.join("; ")} }`, args: [`{ ${given.join(", ")} }`] };
}

function argsOf({ operation }: Target): string {
  return `${operation.typeStem}Args`;
}

function containsNamed(options: ts.Expression, name: string): boolean {
  return containsOwn(options, (one) => ts.isObjectLiteralElementLike(one) && staticName(one.name) === name);
}

/** Whether a member of the result of a hook is read: with destructuring, or of the variable. */
function readsMember(call: ts.CallExpression, member: string): boolean {
  const { parent } = call;
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text === member;
  if (!ts.isVariableDeclaration(parent)) return false;
  const { name } = parent;
  if (ts.isObjectBindingPattern(name)) {
    return name.elements.some((one) => (one.propertyName ?? one.name).getText() === member);
  }
  if (!ts.isIdentifier(name)) return true;
  const scope = ts.findAncestor(call, ts.isFunctionLike) ?? call.getSourceFile();
  return containsAccess(scope, name.text, member);
}

function containsAccess(node: ts.Node, name: string, member: string): boolean {
  let isFound = ts.isPropertyAccessExpression(node) && node.name.text === member && node.expression.getText() === name;
  ts.forEachChild(node, (child) => {
    isFound ||= containsAccess(child, name, member);
  });
  return isFound;
}
