import type { Parameter } from "../../model/interface.js";
import { ts } from "../../typescript/compiler.js";
import type { Dialect } from "../arguments.js";
import { Obstacle } from "../plan.js";
import { bare, givenValue, staticName, symbolOf } from "../syntax.js";

/** How hey-api writes lists and objects in a query unless a `querySerializer` says otherwise. */
const usual = { array: { style: "form", explode: true }, object: { style: "deepObject", explode: true } } as const;

type Kind = keyof typeof usual;

/**
 * How a call of a function of the SDK writes parameters: by its option `querySerializer`, or else by that of the function, which the
 * former generator writes for parameters that the document declares otherwise.
 *
 * @throws Obstacle if what it writes is not known.
 */
export function dialectOf(
  call: ts.CallExpression,
  options: ts.Expression | undefined,
  checker: ts.TypeChecker,
): Dialect {
  const own = options !== undefined && ts.isObjectLiteralExpression(options) ? serializerIn(options) : undefined;
  const serializer = own ?? serializerOfFunction(call, checker);
  if (serializer === undefined) return plainDialect;
  const settings = bare(serializer);
  if (!ts.isObjectLiteralExpression(settings)) throw new Obstacle("what querySerializer writes is not known");
  return {
    ...plainDialect,
    reason: "which the querySerializer of the former client does not write",
    keepsReserved: [...settings.properties].some((one) => /\ballowReserved\b/.test(one.getText())),
    isSame: (parameter, kind) => isSame(parameter, kind, settings),
  };
}

/** That of functions without a `querySerializer`. */
export const plainDialect: Dialect = { name: "hey-api", readsStyles: false };

function serializerIn({ properties }: ts.ObjectLiteralExpression): ts.Expression | undefined {
  const property = properties.find(({ name }) => staticName(name) === "querySerializer");
  if (property === undefined) return undefined;
  const value = givenValue(property);
  if (value === undefined) throw new Obstacle("what querySerializer writes is not known");
  return value;
}

function serializerOfFunction({ expression }: ts.CallExpression, checker: ts.TypeChecker): ts.Expression | undefined {
  const name = ts.isPropertyAccessExpression(expression) ? expression.name : expression;
  const declaration = symbolOf(name, checker)?.valueDeclaration;
  let found: ts.Expression | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node)) found ??= serializerIn(node);
    if (found === undefined) ts.forEachChild(node, visit);
  };
  if (declaration !== undefined) visit(declaration);
  return found;
}

function isSame(
  { in: location, name, style, explode }: Parameter,
  kind: Kind | "other",
  settings: ts.ObjectLiteralExpression,
): boolean {
  if (kind === "other") return true;
  if (location !== "query") return style === (location === "cookie" ? "form" : "simple");
  const own = memberOf(memberOf(settings, "parameters"), name) ?? settings;
  const written = writtenAs(kind, memberOf(own, kind));
  return written !== undefined && written.style === style && written.explode === explode;
}

function memberOf(node: ts.Expression | undefined, name: string): ts.Expression | undefined {
  const object = node === undefined ? undefined : bare(node);
  if (object === undefined || !ts.isObjectLiteralExpression(object)) return undefined;
  const property = object.properties.find((one) => staticName(one.name) === name);
  return property === undefined ? undefined : givenValue(property);
}

/** The style of a list or an object; undefined if it is computed. */
function writtenAs(
  kind: Kind,
  node: ts.Expression | undefined,
): { readonly style: string; readonly explode: boolean } | undefined {
  if (node === undefined) return usual[kind];
  const object = bare(node);
  if (!ts.isObjectLiteralExpression(object) || object.properties.some(ts.isSpreadAssignment)) return undefined;
  const style = memberOf(object, "style");
  const explode = memberOf(object, "explode");
  const isKnown =
    (style === undefined || ts.isStringLiteralLike(style)) &&
    (explode === undefined || /^(?:true|false)$/.test(explode.getText()));
  if (!isKnown) return undefined;
  return {
    style: style === undefined ? usual[kind].style : style.text,
    explode: explode === undefined ? usual[kind].explode : explode.getText() === "true",
  };
}
