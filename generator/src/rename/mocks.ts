import { ts } from "../typescript/compiler.js";

/** Functions of test libraries that replace a module by what a function returns, by the last name of the callee. */
const moduleMocks: ReadonlySet<string> = new Set([
  "mock",
  "doMock",
  "setMock",
  "unstable_mockModule",
  // node:test
  "module",
]);

/** Functions of test libraries that replace a member of an object: the object, and the name of the member. */
const memberMocks: ReadonlySet<string> = new Set([
  "spyOn",
  "spyOnProperty",
  "replaceProperty",
  "stub",
  // node:test
  "method",
  "getter",
  "setter",
]);

/**
 * Returns the specifier of the module whose exports an object replaces, as in `vi.mock("./client", () => ({ getShip }))`,
 * `jest.mock("./client", function () { return { getShip }; })` and `mock.module("./client", { namedExports: { getShip } })`.
 */
export function mockedModule(object: ts.ObjectLiteralExpression): ts.StringLiteralLike | undefined {
  const value = outermost(object);
  const property = value.parent;
  if (ts.isPropertyAssignment(property) && property.name.getText() === "namedExports") {
    return specifierOf(outermost(property.parent));
  }
  const factory = functionReturning(value);
  return factory === undefined ? undefined : specifierOf(outermost(factory));
}

/** Returns the object whose member a string names, as in `vi.spyOn(client, "getShip")` and `mock.method(client, "getShip")`. */
export function replacedMember(name: ts.StringLiteralLike): ts.Expression | undefined {
  const call = name.parent;
  if (!ts.isCallExpression(call) || call.arguments[1] !== name) return undefined;
  return memberMocks.has(lastName(call.expression)) ? call.arguments[0] : undefined;
}

/** The first argument of a call that replaces a module, if the expression is the second one. */
function specifierOf(argument: ts.Expression): ts.StringLiteralLike | undefined {
  const call = argument.parent;
  if (!ts.isCallExpression(call) || call.arguments[1] !== argument) return undefined;
  if (!moduleMocks.has(lastName(call.expression))) return undefined;
  const [module] = call.arguments;
  const named = module !== undefined && isImport(module) ? module.arguments[0] : module;
  return named !== undefined && ts.isStringLiteralLike(named) ? named : undefined;
}

/** `import("./client")` */
function isImport(node: ts.Expression): node is ts.CallExpression {
  return ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
}

function functionReturning(value: ts.Expression): ts.ArrowFunction | ts.FunctionExpression | undefined {
  const { parent } = value;
  if (ts.isArrowFunction(parent) && parent.body === value) return parent;
  if (!ts.isReturnStatement(parent)) return undefined;
  const owner = ts.findAncestor(parent, ts.isFunctionLike);
  return owner !== undefined && (ts.isArrowFunction(owner) || ts.isFunctionExpression(owner)) ? owner : undefined;
}

function outermost(node: ts.Expression): ts.Expression {
  const { parent } = node;
  return ts.isParenthesizedExpression(parent) || ts.isAsExpression(parent) || ts.isSatisfiesExpression(parent)
    ? outermost(parent)
    : node;
}

function lastName(callee: ts.Expression): string {
  if (ts.isPropertyAccessExpression(callee)) return callee.name.text;
  return ts.isIdentifier(callee) ? callee.text : "";
}
