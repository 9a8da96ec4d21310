import { isJavaScript } from "../typescript/comment-types.js";
import { ts } from "../typescript/compiler.js";
import { type Part, spreadPart } from "./arguments.js";
import type { PrintedType, Target } from "./operations.js";
import { Obstacle, type Writer } from "./plan.js";
import { containsOwn, hasLooseComment, indentationAt, looseComments, printObject } from "./syntax.js";

/** A call of a generated function, with the values of a former call. */
export interface CallForm {
  readonly target: Target;
  /** The former call, which is replaced. */
  readonly call: ts.Node;
  readonly args: readonly Part[];
  /** The options of the call, such as `signal`. */
  readonly options: readonly Part[];
  /** How the body of a response is read that is not JSON. */
  readonly received?: ReceivedBody | undefined;
  /** What sends the request instead of the client's `fetch`. */
  readonly sender?: ts.Expression | undefined;
  /** Comments in the former call, which precede the arguments. */
  readonly comments?: readonly string[];
}

/** The forms in which former clients read the body of a response. */
export type ReadForm = "json" | "text" | "blob" | "arrayBuffer" | "stream";

export interface ReceivedBody {
  /** The type of the result. */
  readonly type: string;
  readonly option?: Part;
  /** Code after the call. */
  readonly suffix: string;
}

/** How the generated function reads a body as a former client does; undefined if it does so by default. @throws Obstacle */
export function receivedBody({ response }: Target, as: ReadForm): ReceivedBody | undefined {
  if (response === as) return undefined;
  if (response !== "binary") {
    const declared = response === "json" ? "JSON" : "text";
    throw new Obstacle(`the call reads the response as ${as}, and the document declares ${declared}`);
  }
  const option = (form: string): Part => ({ text: () => `as: "${form}"`, nodes: [] });
  switch (as) {
    case "blob":
      return { type: "Blob", option: option("blob"), suffix: "" };
    case "arrayBuffer":
      return { type: "ArrayBuffer", option: option("blob"), suffix: ".then((blob) => blob.arrayBuffer())" };
    case "text":
      return { type: "string", option: option("text"), suffix: "" };
    case "stream":
      return { type: "ReadableStream<Uint8Array>", suffix: "" };
    case "json":
      throw new Obstacle("the call reads the response as JSON, and the document declares bytes");
  }
}

/** Prints the call of a function. */
export function printCall(form: CallForm, client: string, writer: Writer): string {
  const { target, received } = form;
  const options = [...form.options, ...(received?.option === undefined ? [] : [received.option])];
  const name = writer.name("#client", target.name);
  const object = printArguments(form, writer, options.length > 0);
  const more = options.length > 0 ? [printParts(form.call, options, writer)] : [];
  return `${name}(${[client, ...object, ...more].join(", ")})`;
}

/** Prints the arguments of a generated function as an object, if it needs one. */
export function printArguments(
  { target, call, args, comments }: CallForm,
  writer: Writer,
  isNeeded: boolean,
): readonly string[] {
  return args.length > 0 || !target.hasOptionalArguments || isNeeded ? [printParts(call, args, writer, comments)] : [];
}

function printParts(call: ts.Node, parts: readonly Part[], writer: Writer, comments?: readonly string[]): string {
  const file = call.getSourceFile();
  return printObject(
    parts.map((one) => one.text(writer)),
    indentationAt(file, call.getStart(file)),
    comments,
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

/**
 * Moves the comments of the former call to the arguments.
 *
 * @param kept Nodes that are kept beside the arguments.
 * @throws Obstacle if something of it would be lost.
 */
export function withComments(form: CallForm, kept: readonly ts.Node[] = []): CallForm {
  const { call, args, options } = form;
  const file = call.getSourceFile();
  const nodes = [...kept, ...[...args, ...options].flatMap((one) => one.nodes)];
  const comments = looseComments(file, { start: call.getStart(file), end: call.end }, nodes);
  if (args.length === 0 || comments.some((one) => directive.test(one))) assertNothingLost(form, kept);
  else assertNothingLost({ ...form, comments }, kept);
  return comments.length === 0 ? form : { ...form, comments };
}

/** Comments that concern a certain line. */
const directive = /@ts-|lint|biome-|prettier-|istanbul|c8 ignore|v8 ignore/;

/** @throws Obstacle if something of the former call would be lost. */
export function assertNothingLost({ call, args, options, comments }: CallForm, kept: readonly ts.Node[]): void {
  const file = call.getSourceFile();
  const nodes = [...kept, ...args.flatMap((one) => one.nodes), ...options.flatMap((one) => one.nodes)];
  if (comments === undefined && hasLooseComment(file, { start: call.getStart(file), end: call.end }, nodes)) {
    throw new Obstacle("a comment in the call would be lost");
  }
  if (nodes.some((node) => containsOwn(node, (one) => one.kind === ts.SyntaxKind.YieldExpression))) {
    throw new Obstacle("an argument is a yield expression, which the function of resultOf cannot contain");
  }
}

/** Prints the client of a call, which may have its own function that sends. */
export function printClient({ sender }: CallForm, client: string, writer: Writer): string {
  if (sender === undefined) return client;
  return `${writer.name("@guildwire/runtime/paths", "withSender")}(${client}, ${writer.textOf(sender)})`;
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
  const types = readsError(form.call) ? typeArguments(form, writer) : "";
  if (types === "" || !isJavaScript(form.call.getSourceFile())) {
    return printResult(form, client, writer, { ...setting, types });
  }
  // JavaScript has no type arguments.
  const result = writer.name("@guildwire/runtime/client", "Result", "type");
  return `/** @type {Promise<${result}${types}>} */ (${printResult(form, client, writer, setting)})`;
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
  const given = printClient(form, client, writer);
  if (!keepsErrors) return result(given);
  return `${writer.name("@guildwire/runtime/fetch", "withOriginalErrors")}(${given}, (client) => ${result("client")})`;
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
  const inner: Writer = { ...writer, textOf: (node) => writer.textInFunction(node, form.call) };
  const body = around(printBody(form, parameter, inner), parameter);
  return `${isAsync ? "async " : ""}(${parameter}) => ${body}`;
}

/** Prints a call that returns the body of the response. */
export function printBody(form: CallForm, client: string, writer: Writer): string {
  const call = printCall(form, client, writer);
  const suffix = form.received?.suffix ?? "";
  return `${call}${form.target.returnsStatus ? ".then(({ body }) => body)" : ""}${suffix}`;
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

function typeArguments({ target, received, call }: CallForm, writer: Writer): string {
  const { failure } = target;
  if (failure === undefined && (target.hasFailure || !namesError(call))) return "";
  const data =
    received !== undefined
      ? received.type
      : target.data === undefined
        ? `Awaited<ReturnType<typeof ${writer.name("#client", target.name)}>>`
        : printType(target.data, writer);
  // Former clients declare no error either, so that the data is present without one.
  return `<${data}, ${failure === undefined ? "never" : printType(failure, writer)}>`;
}

/** Prints a parameter of a function with its type, which is a comment in JavaScript. */
export function printParameter(name: string, type: string, file: ts.SourceFile): string {
  return isJavaScript(file) ? `/** @type {${type}} */ ${name}` : `${name}: ${type}`;
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

/** Whether code reads the error by its name: in a pattern, of a variable, or in a function that gets the result. */
function namesError(call: ts.Node): boolean {
  let node = call;
  while (ts.isAwaitExpression(node.parent) || ts.isParenthesizedExpression(node.parent)) node = node.parent;
  const { parent } = node;
  const hasError = (name: ts.Node): boolean => /\berror\b/.test(name.getText());
  if (ts.isVariableDeclaration(parent)) {
    const { name } = parent;
    if (!ts.isIdentifier(name)) return hasError(name);
    const scope = ts.findAncestor(call, ts.isFunctionLike) ?? call.getSourceFile();
    return scope.getText().includes(`${name.text}.error`);
  }
  const then = ts.isPropertyAccessExpression(parent) && parent.name.text === "then" ? parent.parent : undefined;
  const [handler] = then !== undefined && ts.isCallExpression(then) ? then.arguments : [];
  return handler !== undefined && ts.isArrowFunction(handler) && handler.parameters.some(hasError);
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
