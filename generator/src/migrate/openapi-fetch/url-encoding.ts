import { ts } from "../../typescript/compiler.js";
import { type ArgumentContext, type Part, valuePart } from "../arguments.js";
import { Obstacle } from "../plan.js";
import { bare, givenValue, staticName } from "../syntax.js";
import { allFields, assertFields, withoutAssertion } from "./forms.js";

/** How a call writes its body as `application/x-www-form-urlencoded`. */
export interface UrlEncoding {
  /** The option `bodySerializer`, which the generated function replaces. */
  readonly serializer: ts.ObjectLiteralElementLike | undefined;
  /** The option `headers` without the content type; empty if there are no others. */
  readonly headers: readonly Part[];
}

/**
 * Reads the options of a call of an operation with a form: its headers have the content type, and `bodySerializer` is missing or returns
 * `new URLSearchParams(body)`. Undefined for other calls.
 */
export function urlEncoding(call: ts.ObjectLiteralExpression): UrlEncoding | undefined {
  const propertyNamed = (wanted: string): ts.ObjectLiteralElementLike | undefined =>
    call.properties.find(({ name }) => staticName(name) === wanted);
  const serializer = propertyNamed("bodySerializer");
  if (serializer !== undefined && !writesSearchParams(serializer)) return undefined;
  const property = propertyNamed("headers");
  const headers = property !== undefined && ts.isPropertyAssignment(property) ? bare(property.initializer) : undefined;
  if (headers === undefined || !ts.isObjectLiteralExpression(headers)) return undefined;
  const contentType = headers.properties.find(({ name }) => staticName(name)?.toLowerCase() === "content-type");
  const value =
    contentType !== undefined && ts.isPropertyAssignment(contentType) ? bare(contentType.initializer) : undefined;
  if (value === undefined || !ts.isStringLiteralLike(value)) return undefined;
  if (value.text !== "application/x-www-form-urlencoded") return undefined;
  const others = headers.properties.filter((one) => one !== contentType);
  if (others.length === 0) return { serializer, headers: [] };
  const part: Part = {
    text: ({ textOf }) => `headers: { ${others.map((one) => textOf(one)).join(", ")} }`,
    nodes: others,
  };
  return { serializer, headers: [part] };
}

/** Whether a serializer is `(body) => new URLSearchParams(body)`, also with `toString()` or an assertion. */
function writesSearchParams(property: ts.ObjectLiteralElementLike): boolean {
  const value = ts.isPropertyAssignment(property) ? bare(property.initializer) : property;
  const isFunction = ts.isMethodDeclaration(value) || ts.isArrowFunction(value) || ts.isFunctionExpression(value);
  const [parameter] = isFunction ? value.parameters : [];
  if (!isFunction || value.body === undefined || parameter === undefined) return false;
  const { body } = value;
  const [only] = ts.isBlock(body) && body.statements.length === 1 ? body.statements : [];
  const returned = ts.isBlock(body)
    ? only !== undefined && ts.isReturnStatement(only)
      ? only.expression
      : undefined
    : body;
  if (returned === undefined) return false;
  const inner = withoutText(bare(returned));
  const [given, ...others] = ts.isNewExpression(inner) ? (inner.arguments ?? []) : [];
  if (!ts.isNewExpression(inner) || inner.expression.getText() !== "URLSearchParams") return false;
  return others.length === 0 && given !== undefined && withoutAssertion(given).getText() === parameter.name.getText();
}

/** `params` of `params.toString()`. */
function withoutText(node: ts.Expression): ts.Expression {
  const callee = ts.isCallExpression(node) && node.arguments.length === 0 ? node.expression : undefined;
  const isText = callee !== undefined && ts.isPropertyAccessExpression(callee) && callee.name.text === "toString";
  return isText ? bare(callee.expression) : node;
}

/** The body, whose fields are scalars. @throws Obstacle */
export function urlEncodedPart(property: ts.ObjectLiteralElementLike, { checker }: ArgumentContext): Part {
  const value = givenValue(property);
  if (value === undefined) throw new Obstacle("the body is a method or an accessor");
  assertFields(checker.getTypeAtLocation(value), allFields, checker);
  return valuePart(property, "body");
}
