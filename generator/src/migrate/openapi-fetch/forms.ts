import { ts } from "../../typescript/compiler.js";
import { type ArgumentContext, type Part, valuePart } from "../arguments.js";
import { Obstacle } from "../plan.js";
import { bare, givenValue, keyText, staticName } from "../syntax.js";

/**
 * Reads the body of a call whose `bodySerializer` copies each property into a form, as the generated function does.
 *
 * @throws Obstacle
 */
export function formPart(
  body: ts.ObjectLiteralElementLike,
  call: ts.ObjectLiteralExpression,
  { checker }: ArgumentContext,
): Part {
  const serializer = call.properties.find(({ name }) => staticName(name) === "bodySerializer");
  if (serializer === undefined) throw new Obstacle("the document declares a form, and the call has no bodySerializer");
  const names = appendedNames(functionOf(serializer));
  const value = ts.isPropertyAssignment(body) ? bare(body.initializer) : undefined;
  if (value === undefined || !ts.isObjectLiteralExpression(value)) {
    assertFields(checker.getTypeAtLocation(body.name ?? body), names, checker);
    return valuePart(body, "body");
  }
  const fields = value.properties.map((one) => {
    const name = staticName(one.name);
    const written = givenValue(one);
    const given = written && withoutAssertion(written);
    if (name === undefined || given === undefined) throw new Obstacle("the fields of the form are spread or computed");
    assertField(checker.getTypeAtLocation(given), names.present.has(name) || names.present.has("*"));
    return { name, given };
  });
  assertNames(new Set(fields.map(({ name }) => name)), names);
  return {
    nodes: fields.map(({ given }) => given),
    text: ({ textOf }) => {
      const texts = fields.map(({ name, given }) => {
        const local = textOf(given);
        return local === name ? local : `${keyText(name)}: ${local}`;
      });
      return texts.length === 0 ? "body: {}" : `body: { ${texts.join(", ")} }`;
    },
  };
}

/** A value without `as unknown as string`: the types of openapi-typescript declare files as strings. */
export function withoutAssertion(node: ts.Expression): ts.Expression {
  const inner = bare(node);
  return ts.isAsExpression(inner) || ts.isNonNullExpression(inner) ? withoutAssertion(inner.expression) : inner;
}

/** The names of properties, or `*` for all of them. */
interface Fields {
  readonly names: ReadonlySet<string>;
  /** Those that are appended only if they are not undefined. */
  readonly present: ReadonlySet<string>;
}

type Serializer = ts.MethodDeclaration | ts.ArrowFunction | ts.FunctionExpression;

function functionOf(property: ts.ObjectLiteralElementLike): Serializer {
  if (ts.isMethodDeclaration(property)) return property;
  const value = ts.isPropertyAssignment(property) ? bare(property.initializer) : undefined;
  if (value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value))) return value;
  throw new Obstacle("the bodySerializer is not a function in the call");
}

/** The properties that a serializer appends to a form under their own names. @throws Obstacle if it does anything else. */
function appendedNames({ parameters, body }: Serializer): Fields {
  const [parameter, ...others] = parameters;
  const given = parameter?.name.getText() ?? "";
  const statements = body !== undefined && ts.isBlock(body) ? [...body.statements] : [];
  const form = statements.length < 2 ? undefined : formDeclaredBy(statements[0]);
  const last = statements.at(-1);
  const isReturned = last !== undefined && ts.isReturnStatement(last) && last.expression?.getText() === form;
  if (form === undefined || !isReturned || others.length > 0 || parameter === undefined) throw unknownSerializer();
  const names = new Set<string>();
  const present = new Set<string>();
  const inner = statements.slice(1, -1);
  for (const statement of inner) {
    const name = fieldAppendedBy(statement, form, given) ?? (appendsAll(statement, form, given) ? "*" : undefined);
    if (name === undefined || (name === "*" && inner.length > 1)) throw unknownSerializer();
    names.add(name);
    if (guardsIn(statement).length > 0) present.add(name);
  }
  return { names, present };
}

function unknownSerializer(): Obstacle {
  return new Obstacle("the bodySerializer does not only append the properties of the body to a form");
}

/** The name in `const form = new FormData()`. */
function formDeclaredBy(statement: ts.Statement | undefined): string | undefined {
  const declaration =
    statement !== undefined && ts.isVariableStatement(statement)
      ? statement.declarationList.declarations[0]
      : undefined;
  return declaration?.initializer?.getText() === "new FormData()" ? declaration.name.getText() : undefined;
}

/** The `if` statements in a statement. */
function guardsIn(statement: ts.Statement): readonly ts.IfStatement[] {
  const found: ts.IfStatement[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIfStatement(node)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(statement);
  return found;
}

/** The arguments of `form.append(name, value)`, also in `if (value !== undefined) …`. */
function appended(node: ts.Node | undefined, form: string): readonly [ts.Expression, ts.Expression] | undefined {
  const statement = node !== undefined && ts.isBlock(node) && node.statements.length === 1 ? node.statements[0] : node;
  if (statement !== undefined && ts.isIfStatement(statement)) {
    const inner = statement.elseStatement === undefined ? appended(statement.thenStatement, form) : undefined;
    const isPresence = statement.expression.getText() === `${inner?.[1].getText()} !== undefined`;
    return isPresence ? inner : undefined;
  }
  const call = statement !== undefined && ts.isExpressionStatement(statement) ? statement.expression : statement;
  if (call === undefined || !ts.isCallExpression(call)) return undefined;
  const callee = call.expression.getText();
  const [name, value, ...others] = call.arguments;
  if (callee !== `${form}.append` && callee !== `${form}.set`) return undefined;
  return name === undefined || value === undefined || others.length > 0 ? undefined : [name, withoutAssertion(value)];
}

function fieldAppendedBy(statement: ts.Statement, form: string, given: string): string | undefined {
  const [name, value] = appended(statement, form) ?? [];
  if (name === undefined || value === undefined || !ts.isStringLiteralLike(name)) return undefined;
  return memberOf(value, given) === name.text ? name.text : undefined;
}

function memberOf(value: ts.Expression, object: string): string | undefined {
  if (ts.isPropertyAccessExpression(value)) return value.expression.getText() === object ? value.name.text : undefined;
  if (!ts.isElementAccessExpression(value) || value.expression.getText() !== object) return undefined;
  return ts.isStringLiteralLike(value.argumentExpression) ? value.argumentExpression.text : undefined;
}

/** `for (const name in body) …`, `for (const [name, value] of Object.entries(body)) …`, or the same with `forEach`. */
function appendsAll(statement: ts.Statement, form: string, given: string): boolean {
  if (ts.isForInStatement(statement) && statement.expression.getText() === given) {
    const [name] = declaredNames(statement.initializer);
    const [key, value] = appended(statement.statement, form) ?? [];
    if (key === undefined || value === undefined || !ts.isElementAccessExpression(value)) return false;
    const index = withoutAssertion(value.argumentExpression).getText();
    const object = withoutAssertion(value.expression).getText();
    return key.getText() === name && index === name && object === given;
  }
  if (ts.isForOfStatement(statement) && isEntries(statement.expression, given)) {
    return isPair(declaredNames(statement.initializer), appended(statement.statement, form));
  }
  const call = ts.isExpressionStatement(statement) ? statement.expression : undefined;
  if (call === undefined || !ts.isCallExpression(call) || !ts.isPropertyAccessExpression(call.expression)) return false;
  const { expression, name } = call.expression;
  const [callback] = call.arguments;
  if (name.text !== "forEach" || !isEntries(expression, given)) return false;
  if (callback === undefined || !ts.isArrowFunction(callback)) return false;
  const [pair] = callback.parameters;
  const names = pair === undefined || callback.parameters.length > 1 ? [] : namesIn(pair.name);
  return isPair(names, appended(callback.body, form));
}

function isEntries(node: ts.Expression, given: string): boolean {
  return ts.isCallExpression(node) && node.expression.getText() === "Object.entries" && isOnly(node, given);
}

function isOnly({ arguments: [first, ...others] }: ts.CallExpression, given: string): boolean {
  return first !== undefined && others.length === 0 && withoutAssertion(first).getText() === given;
}

function isPair(names: readonly string[], given: readonly [ts.Expression, ts.Expression] | undefined): boolean {
  const [name, value] = given ?? [];
  return names.length === 2 && name?.getText() === names[0] && value?.getText() === names[1];
}

function declaredNames(list: ts.ForInStatement["initializer"]): readonly string[] {
  const [only, ...others] = "declarations" in list ? list.declarations : [];
  return only === undefined || others.length > 0 ? [] : namesIn(only.name);
}

function namesIn(name: ts.BindingName): readonly string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return ts.isArrayBindingPattern(name) ? name.elements.map((one) => one.getText()) : [];
}

/** All properties, which are present. */
export const allFields: Fields = { names: new Set(["*"]), present: new Set() };

/** @throws Obstacle if a value of the type has a property that is not a field, or one that is not appended. */
export function assertFields(type: ts.Type, names: Fields, checker: ts.TypeChecker): void {
  const properties = type.getProperties();
  if ((type.flags & ts.TypeFlags.Object) === 0 || type.getStringIndexType() !== undefined) throw unknownFields();
  for (const property of properties) {
    const isSkipped = names.present.has(property.name) || names.present.has("*");
    assertField(checker.getTypeOfSymbol(property), isSkipped);
  }
  assertNames(new Set(properties.map(({ name }) => name)), names);
}

function assertNames(own: ReadonlySet<string>, { names }: Fields): void {
  if (names.has("*")) return;
  if (own.size !== names.size || [...own].some((one) => !names.has(one))) throw unknownSerializer();
}

/** @throws Obstacle if a form would have another text for the value: undefined and null as words, lists as one field. */
function assertField(type: ts.Type, isSkipped: boolean): void {
  const { StringLike, NumberLike, BooleanLike, Undefined } = ts.TypeFlags;
  const known = StringLike | NumberLike | BooleanLike | (isSkipped ? Undefined : 0);
  const isField = (one: ts.Type): boolean =>
    (one.flags & known) !== 0 || /^(?:Blob|File)$/.test(one.symbol?.name ?? "");
  if (!(type.isUnion() ? type.types : [type]).every(isField)) throw unknownFields();
}

function unknownFields(): Obstacle {
  return new Obstacle("a field of the form may be absent, a list or of unknown type");
}
