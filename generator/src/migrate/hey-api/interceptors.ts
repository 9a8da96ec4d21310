import { ts } from "../../typescript/compiler.js";
import { type MigrationContext, Obstacle, type Writer } from "../plan.js";
import { indentationAt, symbolOf, visitNodes } from "../syntax.js";
import type { FormerUses } from "./uses.js";

export type Interceptor = FormerUses["interceptors"][number];

type Text = (writer: Writer) => string;

/** What interceptors are added to. */
export interface InterceptorSetting {
  /** The name of the middleware. */
  readonly middleware: Text;
  readonly client: Text;
  readonly context: MigrationContext;
}

/** Whether an interceptor becomes middleware of the `fetch` of the client. */
export function isMiddleware({ kind }: Interceptor): boolean {
  return kind !== "error";
}

/** What replaces code that adds or removes an interceptor. */
export interface InterceptorEdit {
  /** A call, or the statement that keeps the id of an interceptor. */
  readonly node: ts.CallExpression | ts.VariableStatement;
  readonly text: Text;
  /** What is added for the generated client where the former one stays: a statement. */
  readonly beside: Text;
}

/** Prints what replaces `client.interceptors.request.use(…)` and its like. @throws Obstacle */
export function interceptorEdit(
  one: Interceptor,
  { interceptors, ejections }: Pick<FormerUses, "interceptors" | "ejections">,
  setting: InterceptorSetting,
): InterceptorEdit {
  const { call, kind } = one;
  const { middleware, client, context } = setting;
  if (ts.isExpressionStatement(call.parent)) {
    const hook = hookOf(one, interceptors, context);
    const text: Text = (writer) => {
      if (kind !== "error") return `${middleware(writer)}.use(${hook(writer)})`;
      return `${writer.name("@guildwire/runtime/client", "interceptErrors")}(${client(writer)}, ${hook(writer)})`;
    };
    return { node: call, text, beside: (writer) => `${text(writer)};` };
  }
  const kept = keptId(call);
  if (kept === undefined || kind === "error" || !isOnlyEjected(kept.name, kind, ejections, context)) {
    throw new Obstacle(keptOtherwise);
  }
  const hook = hookOf(one, interceptors, context);
  const indentation = indentationAt(call.getSourceFile(), kept.statement.getStart());
  const declared = (name: string, writer: Writer): string => {
    const type = writer.name("@guildwire/runtime/paths", "Middleware", "type");
    return `const ${name}: ${type} = ${hook(writer)};\n${indentation}${middleware(writer)}.use(${name});`;
  };
  return {
    node: kept.statement,
    text: (writer) => declared(kept.name.text, writer),
    beside: (writer) => declared(besideName(kept.name), writer),
  };
}

/** Prints what replaces `client.interceptors.request.eject(id)`. @throws Obstacle */
export function ejectionEdit(
  { call, kind }: Interceptor,
  { interceptors }: Pick<FormerUses, "interceptors">,
  { middleware, context }: InterceptorSetting,
): InterceptorEdit {
  const [given] = call.arguments;
  const symbol = given !== undefined && ts.isIdentifier(given) ? symbolOf(given, context.checker) : undefined;
  const kept = interceptors
    .filter((one) => one.kind === kind)
    .flatMap((one) => keptId(one.call) ?? [])
    .find(({ name }) => symbol !== undefined && symbolOf(name, context.checker) === symbol);
  const isStatement = ts.isExpressionStatement(call.parent);
  if (kept === undefined || kind === "error" || (!isStatement && !isBodyOf(call))) throw new Obstacle(keptOtherwise);
  const eject = (name: string, writer: Writer): string => `${middleware(writer)}.eject(${name})`;
  return {
    node: call,
    text: (writer) => eject(kept.name.text, writer),
    beside: (writer) => `${eject(besideName(kept.name), writer)};`,
  };
}

/** Whether a call is the body of an arrow function. */
export function isBodyOf({ parent }: ts.CallExpression): boolean {
  return ts.isArrowFunction(parent);
}

const keptOtherwise = "the id of an interceptor is kept in another way than in a constant for eject";

/** The name of the middleware beside the id of the former interceptor, which its file does not contain. */
function besideName(id: ts.Identifier): string {
  const words = new Set(id.getSourceFile().text.match(/[\w$]+/g));
  let name = `${id.text}Middleware`;
  for (let number = 2; words.has(name); number += 1) name = `${id.text}Middleware${number}`;
  return name;
}

/** The constant that keeps the id of an interceptor, if its statement declares nothing else. */
function keptId(
  call: ts.CallExpression,
): { readonly name: ts.Identifier; readonly statement: ts.VariableStatement } | undefined {
  const { parent } = call;
  if (!ts.isVariableDeclaration(parent) || !ts.isIdentifier(parent.name) || parent.type !== undefined) return undefined;
  const statement = parent.parent.parent;
  if (!ts.isVariableStatement(statement) || statement.modifiers !== undefined) return undefined;
  const { declarations, flags } = statement.declarationList;
  const isConstant = declarations.length === 1 && (flags & ts.NodeFlags.Const) !== 0;
  return isConstant ? { name: parent.name, statement } : undefined;
}

/** Whether each reference to an id is the argument of `eject` of the same kind. */
function isOnlyEjected(
  id: ts.Identifier,
  kind: string,
  ejections: FormerUses["ejections"],
  { checker }: MigrationContext,
): boolean {
  const symbol = symbolOf(id, checker);
  let isOnly = symbol !== undefined;
  visitNodes(id.getSourceFile(), (node) => {
    if (!ts.isIdentifier(node) || node === id || node.text !== id.text || symbolOf(node, checker) !== symbol) return;
    isOnly &&= ejections.some((one) => one.kind === kind && one.call.arguments[0] === node);
  });
  return isOnly;
}

/** Prints the middleware, or the function for errors. @throws Obstacle */
function hookOf({ call, kind }: Interceptor, all: readonly Interceptor[], context: MigrationContext): Text {
  const [given] = call.arguments;
  if (given === undefined) throw new Obstacle("an interceptor has no function");
  const own = functionOf(given, context);
  if (own === undefined) throw new Obstacle("the function of an interceptor is not known");
  const added = ({ textOf }: Writer): string => (ts.isIdentifier(given) ? textOf(given) : `(${textOf(given)})`);
  const isOnly = all.filter((one) => one.kind === "response").length === 1;
  if (kind === "request" && !readsFrom(own, 1)) {
    const more = own.parameters.length > 1 ? ", {} as never" : "";
    return (writer) => `{ onRequest: ({ request }) => ${added(writer)}(request${more}) }`;
  }
  if (kind === "response" && isOnly && !readsFrom(own, 2)) {
    const names = ["response", "request"].slice(0, own.parameters.length).join(", ");
    const more = own.parameters.length > 2 ? ", {} as never" : "";
    return (writer) => `{ onResponse: ({ ${names === "" ? "" : `${names} `}}) => ${added(writer)}(${names}${more}) }`;
  }
  if (kind === "error" && !readsFrom(own, 3) && readsOnlyTarget(own)) {
    const isWhole = own.parameters.length <= 3;
    return (writer) =>
      isWhole
        ? writer.textOf(given)
        : `(error, response, request) => ${added(writer)}(error, response, request, {} as never)`;
  }
  throw new Obstacle(`the interceptor of ${kind === "error" ? "errors" : `a ${kind}`} has no equivalent`);
}

type Callable = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration;

/** The function that an argument is, or names. */
function functionOf(given: ts.Expression, { checker }: MigrationContext): Callable | undefined {
  if (ts.isArrowFunction(given) || ts.isFunctionExpression(given)) return given;
  const declaration = ts.isIdentifier(given) ? symbolOf(given, checker)?.valueDeclaration : undefined;
  if (declaration === undefined) return undefined;
  if (ts.isFunctionDeclaration(declaration)) return declaration;
  const value = ts.isVariableDeclaration(declaration) ? declaration.initializer : undefined;
  return value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) ? value : undefined;
}

/** Whether a function reads its parameters from a position. */
function readsFrom(own: Callable, index: number): boolean {
  if (own.parameters.some(({ dotDotDotToken }) => dotDotDotToken !== undefined)) return true;
  return own.parameters
    .slice(index)
    .some(({ name }) => !ts.isIdentifier(name) || referencesIn(own, name.text).length > 0);
}

/** Whether a function reads nothing of a request except its URL and its method: the rest of it may differ. */
function readsOnlyTarget(own: Callable): boolean {
  const name = own.parameters[2]?.name;
  if (name === undefined) return true;
  if (!ts.isIdentifier(name)) return false;
  return referencesIn(own, name.text).every(({ parent }) => {
    return ts.isPropertyAccessExpression(parent) && (parent.name.text === "url" || parent.name.text === "method");
  });
}

function referencesIn({ body }: Callable, name: string): readonly ts.Identifier[] {
  const found: ts.Identifier[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node.text === name && !isMemberName(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  if (body !== undefined) visit(body);
  return found;
}

function isMemberName(node: ts.Identifier): boolean {
  return ts.isPropertyAccessExpression(node.parent) && node.parent.name === node;
}
