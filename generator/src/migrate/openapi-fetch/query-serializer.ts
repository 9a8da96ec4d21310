import { ts } from "../../typescript/compiler.js";
import type { Creation } from "../client-uses.js";
import { bare, givenValue, isDeclaredIn, staticName, symbolOf } from "../syntax.js";

interface Serialization {
  readonly style: string;
  readonly explode: boolean;
}

/** What a `querySerializer` writes. `unknown` is a function that may write anything. */
export type QuerySerializer =
  | "unknown"
  | {
      /** Lists and objects; undefined if no style of a document is the same. */
      readonly array: Serialization | undefined;
      readonly object: Serialization | undefined;
      /** Whether values are not percent-encoded. */
      readonly allowReserved: boolean;
      /** The absent values that are written: null alone, or null and undefined. */
      readonly writes?: "null" | "undefined";
    };

const arrays: Serialization = { style: "form", explode: true };
const objects: Serialization = { style: "deepObject", explode: true };

/** What openapi-fetch writes without the option. */
export const defaultSerializer: QuerySerializer = { array: arrays, object: objects, allowReserved: false };

/** The option `querySerializer` of a client. */
export function serializerOption({ arguments: given }: Creation): ts.ObjectLiteralElementLike | undefined {
  const [options] = given ?? [];
  return options !== undefined && ts.isObjectLiteralExpression(options) ? serializerIn(options) : undefined;
}

/** The option `querySerializer` of a client or of a call. */
export function serializerIn({ properties }: ts.ObjectLiteralExpression): ts.ObjectLiteralElementLike | undefined {
  return properties.find(({ name }) => staticName(name) === "querySerializer");
}

/** Reads a property `querySerializer`. */
export function readSerializer(property: ts.ObjectLiteralElementLike, checker: ts.TypeChecker): QuerySerializer {
  if (ts.isMethodDeclaration(property)) return readFunction(property, checker);
  const given = givenValue(property);
  return given === undefined ? "unknown" : readValue(bare(given), checker);
}

function readValue(node: ts.Expression, checker: ts.TypeChecker): QuerySerializer {
  if (ts.isObjectLiteralExpression(node)) return readStyles(node);
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return readFunction(node, checker);
  if (ts.isCallExpression(node)) {
    const symbol = symbolOf(node.expression, checker);
    const [options] = node.arguments;
    const isOwn = symbol?.name === "createQuerySerializer" && isDeclaredIn(symbol, /\/openapi-fetch\/(?:dist|src)\//);
    if (!isOwn) return "unknown";
    return options === undefined ? defaultSerializer : readValue(bare(options), checker);
  }
  if (!ts.isIdentifier(node)) return "unknown";
  const declaration = symbolOf(node, checker)?.valueDeclaration;
  if (declaration === undefined) return "unknown";
  if (ts.isFunctionDeclaration(declaration)) return readFunction(declaration, checker);
  const isConstant = ts.isVariableDeclaration(declaration) && (declaration.parent.flags & ts.NodeFlags.Const) !== 0;
  const value = isConstant && declaration.initializer !== undefined ? bare(declaration.initializer) : undefined;
  // A constant object can be changed; a function cannot.
  return value === undefined || ts.isObjectLiteralExpression(value) || ts.isIdentifier(value)
    ? "unknown"
    : readValue(value, checker);
}

/** Reads `{ array: { style: "form", explode: false }, allowReserved: true }`. */
function readStyles(node: ts.ObjectLiteralExpression): QuerySerializer {
  let array = arrays;
  let object = objects;
  let allowReserved = false;
  for (const property of node.properties) {
    const name = staticName(property.name);
    if (!ts.isPropertyAssignment(property)) return "unknown";
    const value = bare(property.initializer);
    if (name === "array" || name === "object") {
      const read = readSerialization(value, name === "array" ? arrays : objects);
      if (read === undefined) return "unknown";
      if (name === "array") array = read;
      else object = read;
    } else if (name === "allowReserved" && isBoolean(value)) {
      allowReserved = value.kind === ts.SyntaxKind.TrueKeyword;
    } else return "unknown";
  }
  return { array: arrayAsDeclared(array), object: objectAsDeclared(object), allowReserved };
}

/** The style of a document for lists that openapi-fetch writes. */
function arrayAsDeclared({ style, explode }: Serialization): Serialization | undefined {
  const hasOwnSeparator = style === "spaceDelimited" || style === "pipeDelimited";
  // Exploded lists are repeated parameters in these styles. The separator `|` is not percent-encoded.
  if (explode && hasOwnSeparator) return arrays;
  return style === "form" || style === "spaceDelimited" ? { style, explode } : undefined;
}

function objectAsDeclared({ style, explode }: Serialization): Serialization | undefined {
  return style === "form" || (style === "deepObject" && explode) ? { style, explode } : undefined;
}

function readSerialization(node: ts.Expression, defaults: Serialization): Serialization | undefined {
  if (!ts.isObjectLiteralExpression(node)) return undefined;
  let { style, explode } = defaults;
  for (const property of node.properties) {
    const name = staticName(property.name);
    const value = ts.isPropertyAssignment(property) ? bare(property.initializer) : undefined;
    if (name === "style" && value !== undefined && ts.isStringLiteralLike(value)) style = value.text;
    else if (name === "explode" && value !== undefined && isBoolean(value)) {
      explode = value.kind === ts.SyntaxKind.TrueKeyword;
    } else return undefined;
  }
  return { style, explode };
}

function isBoolean({ kind }: ts.Expression): boolean {
  return kind === ts.SyntaxKind.TrueKeyword || kind === ts.SyntaxKind.FalseKeyword;
}

/** Reads a function that passes its parameter to a known library, such as `(query) => qs.stringify(query, …)`. */
function readFunction(
  { parameters, body }: ts.FunctionDeclaration | ts.ArrowFunction | ts.FunctionExpression | ts.MethodDeclaration,
  checker: ts.TypeChecker,
): QuerySerializer {
  const [parameter, ...others] = parameters;
  const returned = body === undefined ? undefined : ts.isBlock(body) ? returnedBy(body) : body;
  if (parameter === undefined || others.length > 0 || !ts.isIdentifier(parameter.name)) return "unknown";
  if (returned === undefined) return "unknown";
  const isQuery = (node: ts.Expression | undefined): boolean =>
    node !== undefined && withoutAssertions(node).getText() === parameter.name.getText();
  const call = textOfCall(withoutAssertions(returned));
  if (call === undefined) return "unknown";
  const [query, options, ...rest] = call.arguments ?? [];
  if (!isQuery(query) || rest.length > 0) return "unknown";
  const literal = options === undefined ? undefined : withoutAssertions(options);
  if (literal !== undefined && !ts.isObjectLiteralExpression(literal)) return "unknown";
  if (ts.isNewExpression(call)) {
    const isGlobal = call.expression.getText() === "URLSearchParams" && options === undefined;
    return isGlobal ? { array: undefined, object: undefined, allowReserved: false, writes: "undefined" } : "unknown";
  }
  const module = moduleOfFunction(call.expression, checker);
  if (module === "qs") return readQsOptions(literal);
  return module === "query-string" ? readQueryStringOptions(literal) : "unknown";
}

function returnedBy({ statements }: ts.Block): ts.Expression | undefined {
  const [only, ...others] = statements;
  return only !== undefined && others.length === 0 && ts.isReturnStatement(only) ? only.expression : undefined;
}

/** `new URLSearchParams(query).toString()`, or the call of a function. */
function textOfCall(node: ts.Expression): ts.CallExpression | ts.NewExpression | undefined {
  if (!ts.isCallExpression(node)) return undefined;
  const { expression: callee, arguments: given } = node;
  const isText = ts.isPropertyAccessExpression(callee) && callee.name.text === "toString" && given.length === 0;
  const made = isText ? withoutAssertions(callee.expression) : undefined;
  if (made !== undefined) return ts.isNewExpression(made) ? made : undefined;
  const [first] = given;
  const isString = callee.getText() === "String" && given.length === 1 && first !== undefined;
  const converted = isString ? withoutAssertions(first) : undefined;
  return converted !== undefined && ts.isNewExpression(converted) ? converted : node;
}

function withoutAssertions(node: ts.Expression): ts.Expression {
  const inner = bare(node);
  return ts.isAsExpression(inner) || ts.isNonNullExpression(inner) ? withoutAssertions(inner.expression) : inner;
}

/** The module of a function `stringify`, as the import names it: its types may not be installed. */
function moduleOfFunction(callee: ts.Expression, checker: ts.TypeChecker): string | undefined {
  const isMember = ts.isPropertyAccessExpression(callee);
  const name = isMember ? callee.expression : callee;
  const [declaration] = checker.getSymbolAtLocation(name)?.declarations ?? [];
  if (declaration === undefined) return undefined;
  const isStringify = isMember
    ? callee.name.text === "stringify" && !ts.isImportSpecifier(declaration)
    : ts.isImportSpecifier(declaration) && (declaration.propertyName ?? declaration.name).text === "stringify";
  const from = ts.findAncestor(declaration, ts.isImportDeclaration)?.moduleSpecifier;
  return isStringify && from !== undefined && ts.isStringLiteral(from) ? from.text : undefined;
}

/** Options as an object of texts; undefined if one is computed. */
function literalOptions(node: ts.ObjectLiteralExpression | undefined): ReadonlyMap<string, string> | undefined {
  const options = new Map<string, string>();
  for (const property of node?.properties ?? []) {
    const name = staticName(property.name);
    const value = ts.isPropertyAssignment(property) ? bare(property.initializer) : undefined;
    if (name === undefined || value === undefined) return undefined;
    if (ts.isStringLiteralLike(value)) options.set(name, value.text);
    else if (isBoolean(value)) options.set(name, value.getText());
    else return undefined;
  }
  return options;
}

function readQsOptions(node: ts.ObjectLiteralExpression | undefined): QuerySerializer {
  const options = literalOptions(node);
  const known = ["arrayFormat", "indices", "skipNulls", "addQueryPrefix", "encodeValuesOnly"];
  if (options === undefined || [...options.keys()].some((name) => !known.includes(name))) return "unknown";
  const format = options.get("arrayFormat") ?? (options.get("indices") === "false" ? "repeat" : "indices");
  return {
    array: format === "repeat" ? arrays : undefined,
    object: undefined,
    allowReserved: false,
    ...(options.get("skipNulls") === "true" ? {} : { writes: "null" }),
  };
}

function readQueryStringOptions(node: ts.ObjectLiteralExpression | undefined): QuerySerializer {
  const options = literalOptions(node);
  const known = ["arrayFormat", "skipNull", "sort"];
  if (options === undefined || [...options.keys()].some((name) => !known.includes(name))) return "unknown";
  const format = options.get("arrayFormat") ?? "none";
  return {
    array: format === "none" ? arrays : format === "comma" ? { style: "form", explode: false } : undefined,
    object: undefined,
    allowReserved: false,
    ...(options.get("skipNull") === "true" ? {} : { writes: "null" }),
  };
}
