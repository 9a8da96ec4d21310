import { isAssigned } from "../../typescript/assignments.js";
import { ts } from "../../typescript/compiler.js";
import { keyOf, type MigrationContext, type Rewrite } from "../plan.js";
import { isDeclaredIn, symbolOf, visitNodes } from "../syntax.js";
import { isFormerOutput } from "./former-output.js";

const axiosModule: RegExp = /\/node_modules\/axios\/|\/axios\/index\.d\.c?ts$/;

/**
 * Replaces what the program says about responses of axios: the type `AxiosResponse<Book>` becomes that of the result of `withResponse`, and
 * headers are read with `get`, which the headers of axios have as well. The compiler reports other members.
 */
export function axiosResponseRewrites(context: MigrationContext): readonly Rewrite[] {
  const { files, checker, isSearched, excluded } = context;
  if (files.some((file) => !isFormerOutput(file) && infersResponse(file, checker))) return [];
  const rewrites: Rewrite[] = [];
  const add = (node: ts.Node, text: Rewrite["text"]): void => {
    const file = node.getSourceFile();
    const range = { file, start: node.getStart(file), end: node.end };
    if (excluded.has(keyOf(range))) return;
    rewrites.push({ ...range, kind: "type", what: node.getText(file), equivalent: "", text });
  };
  for (const file of files.filter((one) => isSearched(one) && !isFormerOutput(one))) {
    visitNodes(file, (node) => {
      if (ts.isTypeReferenceNode(node)) {
        const data = dataOf(node, checker);
        if (data === undefined) return;
        add(node, (writer) => {
          const result = writer.name("@guildwire/runtime/client", "ResultWithResponse", "type");
          return `${result}<${writer.textOf(data)}>`;
        });
        return;
      }
      const header = headerOf(node, checker);
      if (header === undefined) return;
      const { owner, name } = header;
      // A header that is absent is undefined, as in the headers of axios.
      add(node, ({ textOf }) => `(${textOf(owner)}.get(${JSON.stringify(name)}) ?? undefined)`);
    });
  }
  return rewrites;
}

/**
 * Whether a call of axios itself takes the type of its result from where the result is used: it would compile with any type, as in
 * `const response: AxiosResponse<Book> = await axios.get("/books/1")`.
 */
function infersResponse(file: ts.SourceFile, checker: ts.TypeChecker): boolean {
  let isFound = false;
  visitNodes(file, (node) => {
    if (isFound || !ts.isCallExpression(node)) return;
    const declaration = checker.getResolvedSignature(node)?.getDeclaration();
    if (declaration === undefined || !axiosModule.test(declaration.getSourceFile().fileName)) return;
    const expected = checker.getContextualType(node);
    isFound = expected !== undefined && /\bAxiosResponse\b/.test(checker.typeToString(expected));
  });
  return isFound;
}

/** `Book` in `AxiosResponse<Book>`. Assertions prove nothing, so that their types stay. */
function dataOf(node: ts.TypeReferenceNode, checker: ts.TypeChecker): ts.TypeNode | undefined {
  const name = ts.isQualifiedName(node.typeName) ? node.typeName.right : node.typeName;
  const symbol = symbolOf(name, checker);
  if (symbol?.name !== "AxiosResponse" || !isDeclaredIn(symbol, axiosModule)) return undefined;
  const isAsserted = ts.findAncestor(node, (one) => ts.isAsExpression(one) || ts.isTypeAssertionExpression(one));
  const around = ts.findAncestor(node, (one) => ts.isStatement(one) || ts.isFunctionLike(one));
  if (isAsserted !== undefined && (around === undefined || around.pos <= isAsserted.pos)) return undefined;
  return node.typeArguments?.[0];
}

/** The headers and the name in `response.headers["content-type"]`. */
function headerOf(
  node: ts.Node,
  checker: ts.TypeChecker,
): { readonly owner: ts.Expression; readonly name: string } | undefined {
  const name = ts.isPropertyAccessExpression(node)
    ? node.name.text
    : ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)
      ? node.argumentExpression.text
      : undefined;
  // Other names have no value there, and axios returns several values of `set-cookie` as a list.
  if (name === undefined || !/^[a-z][a-z0-9-]*$/.test(name) || name === "set-cookie") return undefined;
  const { expression: owner, parent } = node as ts.PropertyAccessExpression | ts.ElementAccessExpression;
  if (!isHeadersOfResponse(owner, checker)) return undefined;
  const isCalled = ts.isCallExpression(parent) && parent.expression === node;
  return isCalled || isAssigned(node) ? undefined : { owner, name };
}

function isHeadersOfResponse(owner: ts.Expression, checker: ts.TypeChecker): boolean {
  if (ts.isPropertyAccessExpression(owner))
    return owner.name.text === "headers" && isResponse(owner.expression, checker);
  if (!ts.isIdentifier(owner)) return false;
  // `const { headers } = await getBook(id)`
  const declaration = symbolOf(owner, checker)?.valueDeclaration;
  if (declaration === undefined || !ts.isBindingElement(declaration)) return false;
  const read = (declaration.propertyName ?? declaration.name).getText();
  return read === "headers" && isResponseType(checker.getTypeAtLocation(declaration.parent));
}

/** Whether a value is a response of axios, and not that of an error. */
function isResponse(value: ts.Expression, checker: ts.TypeChecker): boolean {
  if (ts.isPropertyAccessExpression(value) && value.name.text === "response") return false;
  return isResponseType(checker.getTypeAtLocation(value));
}

function isResponseType(type: ts.Type): boolean {
  const symbols = type.isUnion() ? type.types.map((one) => one.symbol) : [type.symbol];
  return symbols.every((one) => one?.name === "AxiosResponse" && isDeclaredIn(one, axiosModule));
}
