import { ts } from "../../typescript/compiler.js";
import { type ArgumentContext, type Dialect, type Part, parametersOf, valuePart } from "../arguments.js";
import { assertNothingLost, type CallForm, spreadMembers } from "../calls.js";
import { fetchOptionNames, fetchOptionsPart } from "../fetch-options.js";
import type { Target } from "../operations.js";
import { type MigrationContext, Obstacle } from "../plan.js";
import { bare, hasSpread, staticName } from "../syntax.js";

/** openapi-fetch does not know the document. */
export const dialect: Dialect = { name: "openapi-fetch", readsStyles: false };

/** The operation of a call such as `client.GET("/books", …)`, or why it is not known. */
export function targetOf(
  method: string,
  path: ts.Expression | undefined,
  { operations }: MigrationContext,
): Target | Obstacle {
  if (path === undefined || !ts.isStringLiteralLike(path)) return new Obstacle("the path is computed");
  const target = operations.find(method, path.text);
  if (target === undefined) return new Obstacle(`the document has no ${method.toUpperCase()} ${path.text}`);
  return target.obstacle === undefined ? target : new Obstacle(target.obstacle);
}

/** Reads the second argument of a call. @throws Obstacle */
export function readInit(
  call: ts.CallExpression,
  init: ts.Expression | undefined,
  target: Target,
  { operations, checker }: MigrationContext,
): CallForm {
  const object = init === undefined ? undefined : bare(init);
  if (object !== undefined && !ts.isObjectLiteralExpression(object)) {
    throw new Obstacle("the options of the call are not an object literal");
  }
  const parts = readMembers(object, { target, operations, checker, dialect });
  const form = { target, call, ...parts };
  assertNothingLost(form, []);
  return form;
}

type Members = Pick<CallForm, "args" | "options">;

function readMembers(object: ts.ObjectLiteralExpression | undefined, context: ArgumentContext): Members {
  const { target } = context;
  const args: Part[] = [];
  const options: Part[] = [];
  const forFetch: Part[] = [];
  for (const property of object?.properties ?? []) {
    const name = staticName(property.name);
    if (ts.isSpreadAssignment(property)) {
      const spread = spreadMembers(property.expression, (inner) => readMembers(inner, context), context.checker);
      args.push(...spread.args);
      options.push(...spread.options);
    } else if (name === undefined) throw new Obstacle("the options of the call are spread or computed");
    else if (name === "params") args.push(...readParams(property, context));
    else if (name === "body") args.push(bodyPart(property, target));
    else if (name === "signal" || name === "headers") options.push(valuePart(property, name));
    else if (fetchOptionNames.has(name) && !hasSpread(object)) forFetch.push(valuePart(property, name));
    else if (name !== "parseAs" || !isText(property, "json")) {
      throw new Obstacle(`the option ${name} has no equivalent in a call`);
    }
  }
  if (forFetch.length > 0) options.push(fetchOptionsPart(forFetch));
  return { args, options };
}

function isText(property: ts.ObjectLiteralElementLike, text: string): boolean {
  return (
    ts.isPropertyAssignment(property) &&
    ts.isStringLiteralLike(property.initializer) &&
    property.initializer.text === text
  );
}

/** The body, which openapi-fetch writes as JSON. */
export function bodyPart(property: ts.ObjectLiteralElementLike, target: Target): Part {
  if (target.body === undefined) throw new Obstacle("the operation has no body");
  if (target.body === "other") throw new Obstacle("the document declares a body that is not JSON");
  return valuePart(property, "body");
}

function readParams(property: ts.ObjectLiteralElementLike, context: ArgumentContext): readonly Part[] {
  const value = ts.isPropertyAssignment(property) ? bare(property.initializer) : undefined;
  if (value === undefined || !ts.isObjectLiteralExpression(value)) {
    throw new Obstacle("params is not an object literal");
  }
  return value.properties.flatMap((one) => {
    const location = staticName(one.name);
    if (location !== "path" && location !== "query" && location !== "header" && location !== "cookie") {
      throw new Obstacle("params is spread or computed");
    }
    const given = ts.isPropertyAssignment(one)
      ? one.initializer
      : ts.isShorthandPropertyAssignment(one)
        ? one.name
        : undefined;
    if (given === undefined) throw new Obstacle("params has a method or an accessor");
    return parametersOf(given, location, context);
  });
}
