import type { Parameter } from "../model/interface.js";
import { ts } from "../typescript/compiler.js";
import type { OperationTable, Target } from "./operations.js";
import { Obstacle, type Writer } from "./plan.js";
import { bare, givenValue, indentationAt, keyText, looseComments, staticName } from "./syntax.js";

/** A property of the new arguments. */
export interface Part {
  readonly text: (writer: Writer) => string;
  /** What is kept of the program. */
  readonly nodes: readonly ts.Node[];
}

/** How a former client writes a value of a parameter in a URL, if the value is no scalar. */
export interface Dialect {
  /** For messages. */
  readonly name: string;
  /** Why a parameter is written differently. Default: the client does not read what the document declares. */
  readonly reason?: string;
  /** Whether the former client reads the style of parameters from the document. */
  readonly readsStyles: boolean;
  /** Whether values in a query may be written without percent-encoding, whatever the document declares. */
  readonly keepsReserved?: boolean;
  /** The absent values that the former client writes in a query: null alone, or undefined as well. */
  readonly writes?: "null" | "undefined" | undefined;
  /** Whether a parameter is written as the document declares. Default: by the rules of openapi-fetch. */
  readonly isSame?: (parameter: Parameter, kind: "array" | "object" | "other") => boolean;
}

export interface ArgumentContext {
  readonly target: Target;
  readonly operations: OperationTable;
  readonly checker: ts.TypeChecker;
  readonly dialect: Dialect;
  /** The name in the document for a name in code. Default: the same. */
  readonly wireName?: (name: string, location: Parameter["in"]) => string;
}

/** Turns the parameters of one location, as an object, into arguments of the generated function. */
export function parametersOf(
  given: ts.Expression,
  location: Parameter["in"],
  context: ArgumentContext,
): readonly Part[] {
  const object = bare(given);
  if (!ts.isObjectLiteralExpression(object)) return [spread(object, location, context)];
  return object.properties.map((property) => {
    if (ts.isSpreadAssignment(property)) return spread(property.expression, location, context);
    const name = staticName(property.name);
    if (name === undefined) throw new Obstacle("the name of a parameter is computed");
    const { argument } = parameterNamed(name, location, context);
    const value = givenValue(property);
    if (value !== undefined) assertWritten(name, location, { type: context.checker.getTypeAtLocation(value), context });
    return valuePart(property, argument);
  });
}

/** A property whose value is kept under another name. */
export function valuePart(property: ts.ObjectLiteralElementLike, name: string): Part {
  if (ts.isShorthandPropertyAssignment(property)) {
    const value = property.name;
    const text = ({ textOf }: Writer): string => {
      const local = textOf(value);
      return local === name ? name : `${keyText(name)}: ${local}`;
    };
    return { text, nodes: [value] };
  }
  if (!ts.isPropertyAssignment(property)) throw new Obstacle("an argument is a method or an accessor");
  const { initializer } = property;
  return { text: ({ textOf }) => `${keyText(name)}: ${textOf(initializer)}`, nodes: [initializer] };
}

/** The comments before a property. */
export function commentsBefore(property: ts.Node): readonly string[] {
  const file = property.getSourceFile();
  return looseComments(file, { start: property.pos, end: property.getStart(file) }, []);
}

/** A property below its comments. */
export function commented(part: Part, property: ts.Node): Part {
  const file = property.getSourceFile();
  const comments = commentsBefore(property);
  const indentation = indentationAt(file, property.getStart(file));
  if (comments.length === 0) return part;
  return { ...part, text: (writer) => `${comments.join(`\n${indentation}`)}\n${indentation}${part.text(writer)}` };
}

function parameterNamed(name: string, location: Parameter["in"], context: ArgumentContext): Parameter {
  const { target, wireName } = context;
  const wanted = wireName?.(name, location) ?? name;
  const fold = (text: string): string => (location === "header" ? text.toLowerCase() : text);
  const parameter = target.operation.parameters.find((one) => one.in === location && fold(one.name) === fold(wanted));
  if (parameter === undefined)
    throw new Obstacle(`the operation has no ${location} parameter ${JSON.stringify(wanted)}`);
  const obstacle = styleObstacle(parameter, context);
  if (obstacle !== undefined) throw new Obstacle(obstacle);
  return parameter;
}

/** @throws Obstacle if a value may be absent, and the former client writes it. */
function assertWritten(
  name: string,
  location: Parameter["in"],
  { type, context }: { readonly type: ts.Type; readonly context: ArgumentContext },
): void {
  const { writes } = context.dialect;
  if (writes === undefined || location !== "query") return;
  const { Any, Unknown, Undefined, Null, Void } = ts.TypeFlags;
  const absent = Any | Unknown | Null | (writes === "undefined" ? Undefined | Void : 0);
  if (!(type.isUnion() ? type.types : [type]).some(({ flags }) => (flags & absent) !== 0)) return;
  throw new Obstacle(`${JSON.stringify(name)} may be ${writes}, which the querySerializer of the client writes`);
}

/** @throws Obstacle if a parameter of the operation would be written differently, or has another name in the arguments. */
export function assertSameParameters(context: ArgumentContext): void {
  for (const parameter of context.target.operation.parameters) {
    const obstacle = styleObstacle(parameter, context);
    if (obstacle !== undefined) throw new Obstacle(obstacle);
    if (context.dialect.writes !== undefined && parameter.in === "query") {
      throw new Obstacle("the querySerializer of the client writes absent values");
    }
    if (parameter.argument !== parameter.name) {
      throw new Obstacle(`${JSON.stringify(parameter.name)} has another name in the arguments`);
    }
  }
}

/** Why a parameter would be written differently. */
function styleObstacle(parameter: Parameter, { operations, dialect }: ArgumentContext): string | undefined {
  if (dialect.readsStyles) return undefined;
  const { style, explode, allowReserved, name } = parameter;
  const kind = operations.valueKindOf(parameter);
  const usual = { path: "simple", query: kind === "object" ? "deepObject" : "form", header: "simple", cookie: "form" };
  const isUsual = style === usual[parameter.in] && (parameter.in !== "query" || kind === "other" || explode);
  const isSame = dialect.isSame?.(parameter, kind) ?? (kind === "other" || isUsual);
  const keepsReserved = allowReserved || (dialect.keepsReserved === true && parameter.in === "query");
  if (isSame && (!keepsReserved || operations.hasPlainText(parameter))) return undefined;
  if (isSame && !allowReserved) {
    return `the querySerializer of the client does not encode ${JSON.stringify(name)}, and the document does not declare that`;
  }
  const written = allowReserved ? "with reserved characters" : `in style ${style}${explode ? ", exploded" : ""}`;
  const reason = (parameter.in === "query" ? dialect.reason : undefined) ?? `which ${dialect.name} does not read`;
  return `the document declares that ${JSON.stringify(name)} is written ${written}, ${reason}`;
}

/** The properties of a spread value as arguments. */
function spread(value: ts.Expression, location: Parameter["in"], context: ArgumentContext): Part {
  const literal = spreadPart(value, (object) => parametersOf(object, location, context), context.checker);
  if (literal !== undefined) return literal;
  assertSpreadable(value, location, context);
  return { text: ({ textOf }) => `...${textOf(value)}`, nodes: [value] };
}

/**
 * The spread of an object literal, or of nothing, which depends on a condition: `...(id && { id })`, `...(id ? { id } : undefined)`.
 * Undefined for other values.
 */
export function spreadPart(
  value: ts.Expression,
  read: (object: ts.ObjectLiteralExpression) => readonly Part[],
  checker: ts.TypeChecker,
): Part | undefined {
  const node = bare(value);
  if (ts.isObjectLiteralExpression(node)) return literalPart(read(node));
  if (ts.isConditionalExpression(node)) {
    const { condition } = node;
    const parts = [node.whenTrue, node.whenFalse].map((one) => spreadPart(one, read, checker));
    const [yes, no] = parts;
    if (yes === undefined || no === undefined) return undefined;
    return {
      text: (writer) => `...(${writer.textOf(condition)} ? ${yes.text(writer).slice(3)} : ${no.text(writer).slice(3)})`,
      nodes: [condition, ...yes.nodes, ...no.nodes],
    };
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) {
    const { left } = node;
    const right = spreadPart(node.right, read, checker);
    if (right === undefined) return undefined;
    return {
      text: (writer) => `...(${writer.textOf(left)} && ${right.text(writer).slice(3)})`,
      nodes: [left, ...right.nodes],
    };
  }
  const type = checker.getTypeAtLocation(node);
  const isNothing = (type.isUnion() ? type.types : [type]).every(isSpreadAsNothing);
  return isNothing ? { text: ({ textOf }) => `...${textOf(node)}`, nodes: [node] } : undefined;
}

/** `...{ … }`. */
function literalPart(parts: readonly Part[]): Part {
  return {
    text: (writer) => (parts.length === 0 ? "...{}" : `...{ ${parts.map((one) => one.text(writer)).join(", ")} }`),
    nodes: parts.flatMap(({ nodes }) => nodes),
  };
}

/** The properties of a value that can be read repeatedly, such as `filters.query`, as arguments. @throws Obstacle */
export function memberSpread(value: ts.Expression, location: Parameter["in"], context: ArgumentContext): Part {
  const { checker } = context;
  const type = checker.getTypeAtLocation(value);
  const property = checker.getNonNullableType(type).getProperty(location);
  if (property === undefined) throw new Obstacle(`the type of the ${location} parameters is not known`);
  const given = checker.getTypeOfSymbol(property);
  for (const one of given.isUnion() ? given.types : [given]) {
    if (!isSpreadAsNothing(one)) assertArgumentsOnly(one, location, context);
  }
  const mayBeAbsent = type !== checker.getNonNullableType(type);
  return { text: ({ textOf }) => `...${textOf(value)}${mayBeAbsent ? "?." : "."}${location}`, nodes: [value] };
}

/** @throws Obstacle if the type of a value does not show that each of its properties is an argument of the same name. */
function assertSpreadable(value: ts.Expression, location: Parameter["in"], context: ArgumentContext): void {
  const type = context.checker.getTypeAtLocation(value);
  for (const one of type.isUnion() ? type.types : [type]) {
    if (!isSpreadAsNothing(one)) assertArgumentsOnly(one, location, context);
  }
}

/** Whether a spread of the values of a type adds no property. */
function isSpreadAsNothing(type: ts.Type): boolean {
  const { Undefined, Null, BooleanLike, NumberLike, BigIntLike, Void } = ts.TypeFlags;
  const isEmptyText = type.isStringLiteral() && type.value === "";
  return isEmptyText || (type.flags & (Undefined | Null | BooleanLike | NumberLike | BigIntLike | Void)) !== 0;
}

function assertArgumentsOnly(type: ts.Type, location: Parameter["in"], context: ArgumentContext): void {
  const { Any, Unknown, Never, TypeParameter } = ts.TypeFlags;
  if ((type.flags & (Any | Unknown | Never | TypeParameter)) !== 0) {
    throw new Obstacle(`the type of the ${location} parameters is not known`);
  }
  if (type.getStringIndexType() !== undefined || (type.flags & ts.TypeFlags.StringLike) !== 0) {
    throw new Obstacle(`the ${location} parameters may have any name`);
  }
  for (const property of type.getProperties()) {
    const { argument } = parameterNamed(property.name, location, context);
    assertWritten(property.name, location, { type: context.checker.getTypeOfSymbol(property), context });
    if (argument !== property.name)
      throw new Obstacle(`${JSON.stringify(property.name)} has another name in the arguments`);
  }
}
