import type { Parameter } from "../model/interface.js";
import { ts } from "../typescript/compiler.js";
import type { OperationTable, Target } from "./operations.js";
import { Obstacle, type Writer } from "./plan.js";
import { bare, keyText, staticName } from "./syntax.js";

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
  /** Whether the former client reads the style of parameters from the document. */
  readonly readsStyles: boolean;
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

/** @throws Obstacle if a parameter of the operation would be written differently, or has another name in the arguments. */
export function assertSameParameters(context: ArgumentContext): void {
  for (const parameter of context.target.operation.parameters) {
    const obstacle = styleObstacle(parameter, context);
    if (obstacle !== undefined) throw new Obstacle(obstacle);
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
  const isSame = style === usual[parameter.in] && (parameter.in !== "query" || kind === "other" || explode);
  if ((kind === "other" || isSame) && !allowReserved) return undefined;
  const written = allowReserved ? "with reserved characters" : `in style ${style}${explode ? ", exploded" : ""}`;
  return `the document declares that ${JSON.stringify(name)} is written ${written}, which ${dialect.name} does not read`;
}

/** All properties of a value as arguments, if its type shows that each of them is one. */
function spread(value: ts.Expression, location: Parameter["in"], context: ArgumentContext): Part {
  const { checker } = context;
  const type = checker.getNonNullableType(checker.getTypeAtLocation(value));
  if ((type.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) !== 0) {
    throw new Obstacle(`the type of the ${location} parameters is not known`);
  }
  if (type.getStringIndexType() !== undefined) {
    throw new Obstacle(`the ${location} parameters may have any name`);
  }
  for (const property of type.getProperties()) {
    const { argument } = parameterNamed(property.name, location, context);
    if (argument !== property.name)
      throw new Obstacle(`${JSON.stringify(property.name)} has another name in the arguments`);
  }
  return { text: ({ textOf }) => `...${textOf(value)}`, nodes: [value] };
}
