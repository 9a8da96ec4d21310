import { ts } from "../typescript/compiler.js";
import type { Part } from "./arguments.js";
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
  const { target, call, args, options } = form;
  const file = call.getSourceFile();
  const indentation = indentationAt(file, call.getStart(file));
  const name = writer.name("#client", target.name);
  const parts = args.map((one) => one.text(writer));
  const needsObject = parts.length > 0 || !target.hasOptionalArguments || options.length > 0;
  const object = needsObject ? [printObject(parts, indentation)] : [];
  const more =
    options.length > 0
      ? [
          printObject(
            options.map((one) => one.text(writer)),
            indentation,
          ),
        ]
      : [];
  return `${name}(${[client, ...object, ...more].join(", ")})`;
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

/** Prints a call that returns `{ data, error, response }`. */
export function printResultCall(
  form: CallForm,
  client: string,
  writer: Writer,
  { rejects = true }: { readonly rejects?: boolean } = {},
): string {
  const { target, call, args, options } = form;
  const nodes = [...args, ...options].flatMap((one) => one.nodes);
  const isAsync = nodes.some((node) => containsOwn(node, ts.isAwaitExpression));
  const used = new Set(nodes.flatMap(identifiersIn));
  const parameter = ["client", "sender"].find((name) => !used.has(name)) ?? "givenClient";
  const inner = printCall(form, parameter, writer);
  const types = readsError(call) ? typeArguments(target, writer) : "";
  const body = target.returnsStatus ? `${inner}.then(({ body }) => body)` : inner;
  const resultOf = writer.name("@guildwire/runtime/client", "resultOf");
  const more = rejects ? "" : ", { rejects: false }";
  return `${resultOf}${types}(${client}, ${isAsync ? "async " : ""}(${parameter}) => ${body}${more})`;
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
