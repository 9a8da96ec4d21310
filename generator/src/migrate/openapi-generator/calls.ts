import { ts } from "../../typescript/compiler.js";
import { type Part, spreadPart, valuePart } from "../arguments.js";
import { type CallForm, receivedBody, withComments } from "../calls.js";
import { Obstacle, type Writer } from "../plan.js";
import { bare, keyText, staticName } from "../syntax.js";
import type { ApiMethod } from "./former-output.js";
import { type OverrideContext, readOverrides } from "./request-overrides.js";

/** Reads a call such as `api.getBook({ bookId }, { signal })`. @throws Obstacle */
export function readApiCall(call: ts.CallExpression, method: ApiMethod, context: OverrideContext): CallForm {
  const { checker } = context;
  const { target } = method;
  if (target === undefined) throw new Obstacle(`the document has no ${method.what}`);
  const obstacle = target.obstacle ?? method.obstacle;
  if (obstacle !== undefined) throw new Obstacle(obstacle);
  if (target.body === "other") throw new Obstacle("the document declares a body that is not JSON");
  if (call.arguments.some(ts.isSpreadElement)) throw new Obstacle("the arguments are spread");
  const { positional } = method;
  const count = positional?.length ?? (method.roles.size === 0 ? 0 : 1);
  const given = call.arguments.slice(0, count);
  const [init, ...more] = call.arguments.slice(count);
  if (more.length > 0) throw new Obstacle("the call has more arguments than the method");
  const args =
    positional === undefined
      ? given.flatMap((one) => readArguments(one, method, checker))
      : given.flatMap((one, index) =>
          isUndefined(one)
            ? []
            : [asField(positional[index], valueAs(argumentNamed(positional[index], method), one), method)],
        );
  const options = init === undefined || isUndefined(init) ? [] : readOverrides(init, target, context);
  const form = { target, call, args: withFields(args), options, received: receivedBody(target, method.reads) };
  return withComments(form);
}

function isUndefined(node: ts.Expression): boolean {
  return ts.isIdentifier(node) && node.text === "undefined";
}

function argumentNamed(name: string | undefined, { roles }: ApiMethod): string {
  const role = name === undefined ? undefined : roles.get(name);
  if (role === undefined) throw new Obstacle(`the argument ${JSON.stringify(name)} is not sent`);
  if (role.kind === "body") return "body";
  if (role.kind === "parameter") return role.parameter.argument;
  if (role.name !== name) throw new Obstacle(`the field ${JSON.stringify(role.name)} of the form has another name`);
  return role.name;
}

function hasFields({ roles }: ApiMethod): boolean {
  return [...roles.values()].some(({ kind }) => kind === "field");
}

/** Collects the fields of a form in one body. */
function withFields(args: readonly Part[]): readonly Part[] {
  const isField = (part: Part): part is FieldPart => "field" in part;
  const fields = args.filter(isField);
  if (fields.length === 0) return args;
  const body: Part = {
    text: (writer) => `body: { ${fields.map((one) => one.text(writer)).join(", ")} }`,
    nodes: fields.flatMap(({ nodes }) => nodes),
  };
  return [...args.filter((one) => !isField(one)), body];
}

function asField(name: string | undefined, part: Part, { roles }: ApiMethod): Part | FieldPart {
  return name !== undefined && roles.get(name)?.kind === "field" ? { ...part, field: true } : part;
}

interface FieldPart extends Part {
  readonly field: true;
}

function valueAs(name: string, value: ts.Expression): Part {
  const text = ({ textOf }: Writer): string => {
    const local = textOf(value);
    return local === name ? name : `${keyText(name)}: ${local}`;
  };
  return { text, nodes: [value] };
}

function readArguments(given: ts.Expression, method: ApiMethod, checker: ts.TypeChecker): readonly Part[] {
  const object = bare(given);
  if (!ts.isObjectLiteralExpression(object)) {
    if (hasFields(method)) throw new Obstacle("the fields of the form are not an object literal");
    return readVariable(object, method, checker);
  }
  return object.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) {
      if (hasFields(method)) throw new Obstacle("the fields of the form are spread");
      const part = spreadPart(property.expression, (inner) => readArguments(inner, method, checker), checker);
      return part === undefined ? readVariable(property.expression, method, checker) : [part];
    }
    const name = staticName(property.name);
    if (name === undefined) throw new Obstacle("the name of an argument is computed");
    return [asField(name, valuePart(property, argumentNamed(name, method)), method)];
  });
}

/** The properties of a variable: spread if all of them keep their names. */
function readVariable(value: ts.Expression, method: ApiMethod, checker: ts.TypeChecker): readonly Part[] {
  const given = checker.getTypeAtLocation(value);
  // The spread of undefined or null adds nothing, and neither does an argument that is undefined.
  const type = checker.getNonNullableType(given);
  const isObject = (type.flags & ts.TypeFlags.Object) !== 0 && type.getStringIndexType() === undefined;
  const names = type.getProperties().map(({ name }) => name);
  if (!isObject) throw new Obstacle("the type of the arguments is not known");
  const renamed = names.map((name) => ({ name, argument: argumentNamed(name, method) }));
  if (renamed.every(({ name, argument }) => name === argument)) {
    return [{ text: ({ textOf }) => `...${textOf(value)}`, nodes: [value] }];
  }
  if (!ts.isIdentifier(value) || type !== given)
    throw new Obstacle("the arguments are not an object literal, and their names differ");
  return renamed.map(({ name, argument }) => ({
    text: ({ textOf }: Writer) => `${keyText(argument)}: ${textOf(value)}.${name}`,
    nodes: [value],
  }));
}
