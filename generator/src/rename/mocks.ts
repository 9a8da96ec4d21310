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
  if (factory === undefined) return undefined;
  const given = ts.isFunctionDeclaration(factory) ? undefined : specifierOf(outermost(factory));
  return given ?? moduleReplacedBy(nameOf(factory));
}

/**
 * Returns the specifier of the module that an object in a constant replaces, as in `const mocks = vi.hoisted(() => ({ getShip: vi.fn() }))`
 * and `vi.mock("./client", () => mocks)`. Other code uses the constant as well.
 */
export function moduleReplacedByConstant(object: ts.ObjectLiteralExpression): ts.StringLiteralLike | undefined {
  const value = outermost(object);
  const factory = functionReturning(value);
  const hoisted = factory === undefined || ts.isFunctionDeclaration(factory) ? value : outermost(factory).parent;
  const { parent } = hoisted;
  const name = ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name) ? parent.name : undefined;
  return name === undefined ? undefined : moduleReplacedBy(name);
}

/** The name of a function, or of the constant whose value it is. */
function nameOf(factory: ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration): ts.Identifier | undefined {
  if (ts.isFunctionDeclaration(factory)) return factory.name;
  const { parent } = outermost(factory);
  return ts.isVariableDeclaration(parent) && ts.isIdentifier(parent.name) ? parent.name : undefined;
}

/** The module that a call in the file replaces by a function of a name, or by what a function returns under that name. */
function moduleReplacedBy(name: ts.Identifier | undefined): ts.StringLiteralLike | undefined {
  let found: ts.StringLiteralLike | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && node !== name && node.text === name?.text) {
      const factory = functionReturning(outermost(node));
      const isArrow = factory !== undefined && !ts.isFunctionDeclaration(factory);
      found ??= specifierOf(outermost(node)) ?? (isArrow ? specifierOf(outermost(factory)) : undefined);
    }
    ts.forEachChild(node, visit);
  };
  if (name !== undefined) visit(name.getSourceFile());
  return found;
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

function functionReturning(
  value: ts.Expression,
): ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration | undefined {
  const { parent } = value;
  if (ts.isArrowFunction(parent) && parent.body === value) return parent;
  if (!ts.isReturnStatement(parent)) return undefined;
  const owner = ts.findAncestor(parent, ts.isFunctionLike);
  const isKnown =
    owner !== undefined &&
    (ts.isArrowFunction(owner) || ts.isFunctionExpression(owner) || ts.isFunctionDeclaration(owner));
  return isKnown ? owner : undefined;
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
