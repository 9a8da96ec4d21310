import { ts } from "../../typescript/compiler.js";
import { type MigrationContext, Obstacle, type Rewrite } from "../plan.js";
import { visitNodes } from "../syntax.js";

type Replacement = Pick<Rewrite, "file" | "start" | "end" | "text">;

/** What can be read of a response whose body has been read. */
const metadata: ReadonlySet<string> = new Set("headers ok redirected status statusText type url".split(" "));

/**
 * Replaces what is read of the result of `getBookRaw`: `raw` becomes `response`, and `value()` becomes `data`.
 *
 * @throws Obstacle if the result is used in another way.
 */
export function rawReplacements(call: ts.CallExpression, { checker }: MigrationContext): readonly Replacement[] {
  const result = resultOf(call);
  if (ts.isPropertyAccessExpression(result)) return [memberReplacement(result)];
  if (ts.isObjectBindingPattern(result)) return result.elements.map((one) => elementReplacement(one, checker));
  const symbol = checker.getSymbolAtLocation(result);
  const found: Replacement[] = [];
  visitNodes(call.getSourceFile(), (one) => {
    if (!ts.isIdentifier(one) || one === result || checker.getSymbolAtLocation(one) !== symbol) return;
    if (!ts.isPropertyAccessExpression(one.parent)) throw new Obstacle("the response is passed on");
    found.push(memberReplacement(one.parent));
  });
  return found;
}

/** Where the result of a call is read: a member, or the name of a variable or a parameter. */
function resultOf(call: ts.CallExpression): ts.PropertyAccessExpression | ts.BindingName {
  const { parent } = call;
  if (ts.isPropertyAccessExpression(parent) && parent.name.text === "then") return parameterOf(parent);
  const index = ts.isArrayLiteralExpression(parent) && isPromiseAll(parent.parent) ? parent.elements.indexOf(call) : -1;
  const promise = index === -1 ? call : parent.parent;
  let node: ts.Node = promise;
  while (ts.isAwaitExpression(node.parent) || ts.isParenthesizedExpression(node.parent)) node = node.parent;
  if (node === promise) throw new Obstacle("the response is not awaited here");
  const around = node.parent;
  if (ts.isPropertyAccessExpression(around) && index === -1) return around;
  if (!ts.isVariableDeclaration(around)) throw new Obstacle("the response is not the value of a variable");
  if (index === -1) return nameOf(around.name);
  const element = ts.isArrayBindingPattern(around.name) ? around.name.elements[index] : undefined;
  if (element === undefined || !ts.isBindingElement(element) || element.dotDotDotToken !== undefined) {
    throw new Obstacle("the response is not the value of a variable");
  }
  return nameOf(element.name);
}

function nameOf(name: ts.BindingName): ts.BindingName {
  if (ts.isArrayBindingPattern(name)) throw new Obstacle("the response is not the value of a variable");
  return name;
}

/** The parameter of `then((response) => …)`. */
function parameterOf(then: ts.PropertyAccessExpression): ts.BindingName {
  const call = then.parent;
  const [handler] = ts.isCallExpression(call) && call.expression === then ? call.arguments : [];
  if (handler === undefined || (!ts.isArrowFunction(handler) && !ts.isFunctionExpression(handler))) {
    throw new Obstacle("the response is passed on");
  }
  const [parameter] = handler.parameters;
  if (parameter === undefined || parameter.type !== undefined) throw new Obstacle("the response is passed on");
  return nameOf(parameter.name);
}

function isPromiseAll(node: ts.Node): boolean {
  return ts.isCallExpression(node) && node.expression.getText() === "Promise.all";
}

/** `{ raw }` of `const { raw } = await api.getBookRaw(…)`. */
function elementReplacement(element: ts.BindingElement, checker: ts.TypeChecker): Replacement {
  const { name, propertyName } = element;
  const member = (propertyName ?? name).getText();
  if (member !== "raw" || !ts.isIdentifier(name)) throw new Obstacle(`${member} of the response has no equivalent`);
  const symbol = checker.getSymbolAtLocation(name);
  visitNodes(element.getSourceFile(), (one) => {
    if (!ts.isIdentifier(one) || one === name || checker.getSymbolAtLocation(one) !== symbol) return;
    assertMetadata(one);
  });
  const file = element.getSourceFile();
  return {
    file,
    start: element.getStart(file),
    end: element.end,
    text: () => (name.text === "response" ? "response" : `response: ${name.text}`),
  };
}

function memberReplacement(access: ts.PropertyAccessExpression): Replacement {
  const file = access.getSourceFile();
  const { expression, name, parent } = access;
  if (name.text === "raw") {
    assertMetadata(access);
    return { file, start: name.getStart(file), end: name.end, text: () => "response" };
  }
  const isCall = name.text === "value" && ts.isCallExpression(parent) && parent.expression === access;
  if (!isCall) throw new Obstacle(`${name.text} of the response has no equivalent`);
  const awaited = ts.isAwaitExpression(parent.parent) ? parent.parent : undefined;
  const replaced = awaited ?? parent;
  return {
    file,
    start: replaced.getStart(file),
    end: replaced.end,
    text: ({ textOf }) =>
      awaited === undefined ? `Promise.resolve(${textOf(expression)}.data)` : `${textOf(expression)}.data`,
  };
}

/** @throws Obstacle if more than the status and the headers of a response is read: its body has been read. */
function assertMetadata(response: ts.Node): void {
  const { parent } = response;
  const isMetadata =
    ts.isPropertyAccessExpression(parent) && parent.expression === response && metadata.has(parent.name.text);
  if (!isMetadata) throw new Obstacle("the body of the response may be read");
}
