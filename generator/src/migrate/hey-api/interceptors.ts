import { ts } from "../../typescript/compiler.js";
import { type MigrationContext, Obstacle, type Writer } from "../plan.js";
import { symbolOf } from "../syntax.js";
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

/** Prints what replaces `client.interceptors.request.use(…)` and its like. @throws Obstacle */
export function interceptorText(
  { call, kind }: Interceptor,
  all: readonly Interceptor[],
  { middleware, client, context }: InterceptorSetting,
): Text {
  const [given] = call.arguments;
  if (given === undefined) throw new Obstacle("an interceptor has no function");
  if (!ts.isExpressionStatement(call.parent)) {
    throw new Obstacle("the id of an interceptor is kept: let its function decide instead of eject and update");
  }
  const own = functionOf(given, context);
  if (own === undefined) throw new Obstacle("the function of an interceptor is not known");
  const added = ({ textOf }: Writer): string => (ts.isIdentifier(given) ? textOf(given) : `(${textOf(given)})`);
  const isOnly = all.filter((one) => one.kind === "response").length === 1;
  if (kind === "request" && !readsFrom(own, 1)) {
    const more = own.parameters.length > 1 ? ", {} as never" : "";
    return (writer) => `${middleware(writer)}.use({ onRequest: ({ request }) => ${added(writer)}(request${more}) })`;
  }
  if (kind === "response" && isOnly && !readsFrom(own, 2)) {
    const names = ["response", "request"].slice(0, own.parameters.length).join(", ");
    const more = own.parameters.length > 2 ? ", {} as never" : "";
    return (writer) =>
      `${middleware(writer)}.use({ onResponse: ({ ${names === "" ? "" : `${names} `}}) => ${added(writer)}(${names}${more}) })`;
  }
  if (kind === "error" && !readsFrom(own, 3) && readsOnlyTarget(own)) {
    return (writer) => {
      const intercept = writer.name("@guildwire/runtime/client", "interceptErrors");
      const text = writer.textOf(given);
      const isWhole = own.parameters.length <= 3;
      const handler = isWhole
        ? text
        : `(error, response, request) => ${added(writer)}(error, response, request, {} as never)`;
      return `${intercept}(${client(writer)}, ${handler})`;
    };
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
