import { ts } from "../typescript/compiler.js";
import { mockRewrite, printMockedResult, thrownBy } from "./mock-values.js";
import type { Target } from "./operations.js";
import { Obstacle, type Rewrite, type Writer } from "./plan.js";
import { bare, hasLooseComment } from "./syntax.js";

export interface MockUseContext {
  readonly target: Target;
  readonly keepsResults: boolean;
  readonly hasOneArgument: boolean;
  /** Prints the arguments of a call after the client. @throws Obstacle */
  readonly argumentsText: (
    given: readonly ts.Expression[],
    call: ts.CallExpression,
  ) => (writer: Writer) => readonly string[];
}

export interface MockUse {
  readonly rewrites: readonly Rewrite[];
  /** A variable whose value is the mock. */
  readonly variable?: ts.Identifier;
}

const kept = new Set(["mockClear", "mockReset", "mockRestore", "mockName"]);
const returned = /^mockResolvedValue(Once)?$/;
const rejected = /^mockRejectedValue(Once)?$/;
const implemented = /^mockImplementation(Once)?$/;
const plainMatchers = /^(?:toHaveBeenCalled|toBeCalled)(?:Times|Once)?$|^toHaveBeenCalledExactlyOnce$/;
const matchersOfArguments =
  /^(?:toHaveBeenCalledWith|toBeCalledWith|toHaveBeenLastCalledWith|lastCalledWith|toHaveBeenCalledExactlyOnceWith)$/;
const matchersOfCount = /^(?:toHaveBeenNthCalledWith|nthCalledWith)$/;

/** Reads a use of a mock. @throws Obstacle if its meaning depends on the former arguments or results. */
export function mockUse(reference: ts.Expression | ts.QualifiedName, context: MockUseContext): MockUse {
  if (ts.isTypeQueryNode(reference.parent)) return { rewrites: [] };
  if (ts.isQualifiedName(reference)) throw new Obstacle(`${reference.getText()} is used in another way than a mock`);
  const node = asserted(reference);
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) && parent.initializer === node && ts.isIdentifier(parent.name)) {
    return { rewrites: [], variable: parent.name };
  }
  if (ts.isPropertyAccessExpression(parent) && parent.expression === node) {
    return { rewrites: membersOf(parent, context) };
  }
  const isExpected =
    ts.isCallExpression(parent) && parent.arguments[0] === node && parent.expression.getText() === "expect";
  if (!isExpected) throw new Obstacle(`${reference.getText()} is used in another way than a mock`);
  return { rewrites: expectation(parent, context) };
}

/** The expression around a mock that has another type: `vi.mocked(getBook)`, `getBook as Mock`. */
function asserted(node: ts.Expression): ts.Expression {
  const { parent } = node;
  const isTyped = ts.isAsExpression(parent) || ts.isParenthesizedExpression(parent) || ts.isNonNullExpression(parent);
  if (isTyped) return asserted(parent);
  const isMocked =
    ts.isCallExpression(parent) &&
    parent.arguments[0] === node &&
    ts.isPropertyAccessExpression(parent.expression) &&
    parent.expression.name.text === "mocked";
  return isMocked ? asserted(parent) : node;
}

/** Reads `.mockResolvedValueOnce(…).mockResolvedValue(…)`. */
function membersOf(member: ts.PropertyAccessExpression, context: MockUseContext): readonly Rewrite[] {
  const { name, parent } = member;
  if (name.text === "mock" && isCount(member)) return [];
  if (!ts.isCallExpression(parent) || parent.expression !== member) {
    throw new Obstacle(`${member.getText()} depends on the former arguments and results`);
  }
  const own = kept.has(name.text) ? [] : memberCall(name, parent, context);
  const next = parent.parent;
  const isChain = ts.isPropertyAccessExpression(next) && next.expression === parent;
  return isChain ? [...own, ...membersOf(next, context)] : own;
}

/** Reads the call of a member that sets what the mock does. @throws Obstacle */
export function memberCall(
  name: ts.PropertyAccessExpression["name"],
  call: ts.CallExpression,
  { keepsResults }: Pick<MockUseContext, "keepsResults">,
  mockResult?: (writer: Writer) => string,
): readonly Rewrite[] {
  const [given] = call.arguments;
  const [, once = ""] = returned.exec(name.text) ?? rejected.exec(name.text) ?? implemented.exec(name.text) ?? [];
  const renamed = mockRewrite(name, () => `mockImplementation${once}`);
  if (keepsResults && (returned.test(name.text) || rejected.test(name.text))) return [];
  if (given !== undefined && returned.test(name.text)) {
    return [renamed, mockRewrite(given, printMockedResult(given, mockResult))];
  }
  if (given !== undefined && rejected.test(name.text)) {
    return [renamed, mockRewrite(given, (writer) => `() => { throw ${writer.textOf(given)}; }`)];
  }
  if (given !== undefined && implemented.test(name.text)) return implementation(given, keepsResults, mockResult);
  throw new Obstacle(`${name.text} has no equivalent for a generated function`);
}

/** Reads the function that a mock calls. @throws Obstacle if it reads its arguments. */
export function implementation(
  given: ts.Expression,
  keepsResults: boolean,
  mockResult?: (writer: Writer) => string,
): readonly Rewrite[] {
  const function_ = bare(given);
  const isOpen = !ts.isArrowFunction(function_) || function_.parameters.length > 0;
  if (isOpen) throw new Obstacle("a function replaces the mock, which may read the former arguments");
  if (keepsResults || thrownBy(function_)) return [];
  const isAsync = function_.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.AsyncKeyword) === true;
  const body = ts.isBlock(function_.body) ? onlyResult(function_.body) : bare(function_.body);
  const value = isAsync ? body : body && resolvedValue(body);
  if (value === undefined) throw new Obstacle("what the function of the mock returns is not known");
  const range = { start: given.getStart(), end: given.end };
  if (hasLooseComment(given.getSourceFile(), range, [value])) throw new Obstacle("a comment of a mock would be lost");
  return [mockRewrite(given, printMockedResult(value, mockResult))];
}

function onlyResult({ statements }: ts.Block): ts.Expression | undefined {
  const [only, ...others] = statements;
  return only !== undefined && others.length === 0 && ts.isReturnStatement(only) ? only.expression : undefined;
}

/** The value in `Promise.resolve(value)`. */
function resolvedValue(node: ts.Expression): ts.Expression | undefined {
  return ts.isCallExpression(node) && node.expression.getText() === "Promise.resolve" ? node.arguments[0] : undefined;
}

/** Whether only the number of calls is read: `.mock.calls.length`, `expect(mock.mock.calls).toHaveLength(1)`. */
function isCount(mock: ts.PropertyAccessExpression): boolean {
  const calls = mock.parent;
  if (!ts.isPropertyAccessExpression(calls) || calls.name.text !== "calls") return false;
  const { parent } = calls;
  if (ts.isPropertyAccessExpression(parent)) return parent.name.text === "length";
  const matcher = ts.isCallExpression(parent) && parent.arguments[0] === calls ? parent.parent : undefined;
  return matcher !== undefined && ts.isPropertyAccessExpression(matcher) && matcher.name.text === "toHaveLength";
}

/** Reads `expect(mock).toHaveBeenCalledWith(…)`. */
function expectation(
  expected: ts.CallExpression,
  { argumentsText, hasOneArgument }: MockUseContext,
): readonly Rewrite[] {
  const first = memberOf(expected);
  const member = first?.name.text === "not" ? memberOf(first) : first;
  const call = member?.parent;
  const isCall = call !== undefined && ts.isCallExpression(call) && call.expression === member;
  const name = isCall ? (member?.name.text ?? "") : "";
  if (plainMatchers.test(name)) return [];
  const isCounted = matchersOfCount.test(name);
  if (!isCall || !(isCounted || matchersOfArguments.test(name))) {
    throw new Obstacle(`the test expects something else of a mock than its calls: ${name}`);
  }
  const given = isCounted ? call.arguments.slice(1) : [...call.arguments];
  const text = hasOneArgument ? expectedObject(given, call, argumentsText) : argumentsText(given, call);
  const [start] = given;
  const last = given.at(-1);
  const file = call.getSourceFile();
  const anything = "expect.anything()";
  if (start === undefined || last === undefined) {
    const at = call.end - 1;
    const comma = call.arguments.length > 0 ? ", " : "";
    return [{ ...mockRewrite(call, () => `${comma}${anything}`), start: at, end: at }];
  }
  const whole = mockRewrite(start, (writer) => [anything, ...text(writer)].join(", "));
  return [{ ...whole, start: start.getStart(file), end: last.end }];
}

/** The member of an expression that is read: `x.not` of `x`. */
function memberOf(node: ts.Expression): ts.PropertyAccessExpression | undefined {
  const { parent } = node;
  return ts.isPropertyAccessExpression(parent) && parent.expression === node ? parent : undefined;
}

/** What `expect.objectContaining({ … })` contains is compared alone. */
function expectedObject(
  given: readonly ts.Expression[],
  call: ts.CallExpression,
  argumentsText: MockUseContext["argumentsText"],
): (writer: Writer) => readonly string[] {
  const [only, ...others] = given;
  const part = only === undefined ? undefined : bare(only);
  if (part === undefined || others.length > 0 || !ts.isCallExpression(part)) return argumentsText(given, call);
  const [inner] = part.arguments;
  if (part.expression.getText() !== "expect.objectContaining" || inner === undefined) {
    throw new Obstacle("the arguments that a test expects are computed");
  }
  const text = argumentsText([inner], call);
  return (writer) => {
    const [object, ...more] = text(writer);
    return [`expect.objectContaining(${object})`, ...more.map(() => "expect.anything()")];
  };
}
