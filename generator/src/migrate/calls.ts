import { ts } from "../typescript/compiler.js";
import { type Part, spreadPart } from "./arguments.js";
import type { PrintedType, Target } from "./operations.js";
import { Obstacle, type Writer } from "./plan.js";
import { containsOwn, hasLooseComment, indentationAt, printObject } from "./syntax.js";

/** A call of a generated function, with the values of a former call. */
export interface CallForm {
  readonly target: Target;
  /** The former call, which is replaced. */
  readonly call: ts.Node;
  readonly args: readonly Part[];
  /** The options of the call, such as `signal`. */
  readonly options: readonly Part[];
}

/** Prints the call of a function. */
export function printCall(form: CallForm, client: string, writer: Writer): string {
  const { target, options } = form;
  const name = writer.name("#client", target.name);
  const object = printArguments(form, writer, options.length > 0);
  const more = options.length > 0 ? [printParts(form.call, options, writer)] : [];
  return `${name}(${[client, ...object, ...more].join(", ")})`;
}

/** Prints the arguments of a generated function as an object, if it needs one. */
export function printArguments({ target, call, args }: CallForm, writer: Writer, isNeeded: boolean): readonly string[] {
  return args.length > 0 || !target.hasOptionalArguments || isNeeded ? [printParts(call, args, writer)] : [];
}

function printParts(call: ts.Node, parts: readonly Part[], writer: Writer): string {
  const file = call.getSourceFile();
  return printObject(
    parts.map((one) => one.text(writer)),
    indentationAt(file, call.getStart(file)),
  );
}

/**
 * The members of a spread object literal, which may depend on a condition: `...(id && { params: { query: { id } } })`.
 *
 * @throws Obstacle if the value is something else.
 */
export function spreadMembers(
  value: ts.Expression,
  read: (object: ts.ObjectLiteralExpression) => Pick<CallForm, "args" | "options">,
  checker: ts.TypeChecker,
): Pick<CallForm, "args" | "options"> {
  const all: Pick<CallForm, "args" | "options">[] = [];
  const partsOf = (kind: "args" | "options"): readonly Part[] => {
    const part = spreadPart(
      value,
      (object) => {
        const members = read(object);
        all.push(members);
        return members[kind];
      },
      checker,
    );
    if (part === undefined) throw new Obstacle("the options of the call are spread or computed");
    return all.some((one) => one[kind].length > 0) ? [part] : [];
  };
  const args = partsOf("args");
  const options = partsOf("options");
  // The condition would be evaluated twice.
  if (args.length > 0 && options.length > 0) throw new Obstacle("the options of the call are spread or computed");
  return { args, options };
}

/** @throws Obstacle if something of the former call would be lost. */
export function assertNothingLost({ call, args, options }: CallForm, kept: readonly ts.Node[]): void {
  const file = call.getSourceFile();
  const nodes = [...kept, ...args.flatMap((one) => one.nodes), ...options.flatMap((one) => one.nodes)];
  if (hasLooseComment(file, { start: call.getStart(file), end: call.end }, nodes)) {
    throw new Obstacle("a comment in the call would be lost");
  }
  if (nodes.some((node) => containsOwn(node, (one) => one.kind === ts.SyntaxKind.YieldExpression))) {
    throw new Obstacle("an argument is a yield expression, which the function of resultOf cannot contain");
  }
}

/** How a call reports errors. */
export interface ErrorSetting {
  /** Whether a request without response rejects. Default: true. */
  readonly rejects?: boolean;
  /** Whether it rejects with the error of the function that sends, such as one of middleware. Default: with an `ApiError`. */
  readonly keepsErrors?: boolean;
}

/** Prints a call that returns `{ data, error, response }`. */
export function printResultCall(form: CallForm, client: string, writer: Writer, setting: ErrorSetting = {}): string {
  const types = readsError(form.call) ? typeArguments(form.target, writer) : "";
  return printResult(form, client, writer, { ...setting, types });
}

/** Prints `resultOf(…)`. */
export function printResult(
  form: CallForm,
  client: string,
  writer: Writer,
  { rejects = true, keepsErrors = false, types = "" }: ErrorSetting & { readonly types?: string },
): string {
  const resultOf = writer.name("@guildwire/runtime/client", "resultOf");
  const more = rejects ? "" : ", { rejects: false }";
  const result = (given: string): string => `${resultOf}${types}(${given}, ${printFunction(form, writer)}${more})`;
  if (!keepsErrors) return result(client);
  return `${writer.name("@guildwire/runtime/fetch", "withOriginalErrors")}(${client}, (client) => ${result("client")})`;
}

/** Prints a function that takes a client, and calls the generated function with it. */
export function printFunction(
  form: CallForm,
  writer: Writer,
  around: (call: string, client: string) => string = (call) => call,
): string {
  const nodes = [...form.args, ...form.options].flatMap((one) => one.nodes);
  const isAsync = nodes.some((node) => containsOwn(node, ts.isAwaitExpression));
  const used = new Set(nodes.flatMap(identifiersIn));
  const parameter = ["client", "sender"].find((name) => !used.has(name)) ?? "givenClient";
  const body = around(printBody(form, parameter, writer), parameter);
  return `${isAsync ? "async " : ""}(${parameter}) => ${body}`;
}

/** Prints a call that returns the body of the response. */
export function printBody(form: CallForm, client: string, writer: Writer): string {
  const call = printCall(form, client, writer);
  return form.target.returnsStatus ? `${call}.then(({ body }) => body)` : call;
}

/** The names in a node. */
export function identifiersIn(node: ts.Node): readonly string[] {
  const found: string[] = [];
  const visit = (one: ts.Node): void => {
    if (ts.isIdentifier(one)) found.push(one.text);
    ts.forEachChild(one, visit);
  };
  visit(node);
  return found;
}

function typeArguments(target: Target, writer: Writer): string {
  if (target.failure === undefined) return "";
  const data =
    target.data === undefined
      ? `Awaited<ReturnType<typeof ${writer.name("#client", target.name)}>>`
      : printType(target.data, writer);
  return `<${data}, ${printType(target.failure, writer)}>`;
}

/** Prints a type with the local names of what it refers to. */
export function printType({ text, names, module }: PrintedType, writer: Writer): string {
  const locals = new Map(names.map((name) => [name, writer.name(module, name, "type")]));
  return text.replace(/"(?:[^"\\]|\\.)*"|[\p{ID_Start}$_][\p{ID_Continue}$]*/gu, (word) => locals.get(word) ?? word);
}

/** Whether the error of a result may be read: not if only other properties of it are. */
function readsError(call: ts.Node): boolean {
  let node = call;
  while (ts.isAwaitExpression(node.parent) || ts.isParenthesizedExpression(node.parent)) node = node.parent;
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text === "error" || node === call;
  if (ts.isExpressionStatement(parent)) return false;
  if (!ts.isVariableDeclaration(parent) || !ts.isObjectBindingPattern(parent.name)) return true;
  return parent.name.elements.some(({ propertyName, name, dotDotDotToken }) => {
    const read = propertyName ?? name;
    return dotDotDotToken !== undefined || !ts.isIdentifier(read) || read.text === "error";
  });
}

/** The call as a text for messages, without the program's values. */
export function equivalentOf({ operation, name }: Target, client: string): string {
  const names = operation.parameters.filter(({ required }) => required).map(({ argument }) => argument);
  const args = [...names, ...(operation.body === undefined ? [] : ["body"])];
  return `${name}(${client}${args.length === 0 ? "" : `, { ${args.join(", ")} }`})`;
}

/** The type of what a function returns. */
export function dataTypeOf({ data, name }: Target, writer: Writer): string {
  if (data !== undefined) return printType(data, writer);
  return `Awaited<ReturnType<typeof ${writer.name("#client", name)}>>`;
}
