import { ts } from "../../typescript/compiler.js";
import { printType } from "../calls.js";
import type { MigrationContext, Writer } from "../plan.js";
import { symbolOf, visitNodes } from "../syntax.js";
import { type ApiMethod, isApiClass, readApiMethod } from "./former-output.js";

/** A type that is made of the type of a former method: `Parameters<BooksApi["getBook"]>[0]`, `Awaited<ReturnType<typeof api.getBook>>`. */
export interface MethodType {
  readonly node: ts.TypeNode;
  readonly text: (writer: Writer) => string;
}

/** Finds the types of arguments and results of former methods in a file. */
export function methodTypesIn(file: ts.SourceFile, context: MigrationContext): readonly MethodType[] {
  const found: MethodType[] = [];
  visitNodes(file, (node) => {
    const declaration = methodNamedBy(node, context);
    const method = declaration === undefined ? undefined : readApiMethod(declaration, context.operations);
    if (declaration === undefined || method === undefined || method.isRaw) return;
    const whole = argumentOf(node, "Parameters");
    const index = whole?.parent;
    if (whole !== undefined && index !== undefined && ts.isIndexedAccessTypeNode(index)) {
      const isFirst = index.objectType === whole && index.indexType.getText() === "0";
      const text = isFirst ? argumentsType(method) : undefined;
      const [first] = declaration.parameters;
      const isOptional = first?.initializer !== undefined || first?.questionToken !== undefined;
      if (text === undefined) return;
      found.push({ node: index, text: (writer) => (isOptional ? `(${text(writer)} | undefined)` : text(writer)) });
      return;
    }
    const promise = argumentOf(node, "ReturnType");
    const text = promise === undefined ? undefined : resultType(declaration, method, context);
    if (promise === undefined || text === undefined) return;
    const awaited = argumentOf(promise, "Awaited");
    found.push({
      node: awaited ?? promise,
      text: awaited === undefined ? (writer) => `Promise<${text(writer)}>` : text,
    });
  });
  return found;
}

/** The method that `BooksApi["getBook"]`, `(typeof api)["getBook"]` or `typeof api.getBook` is the type of. */
function methodNamedBy(node: ts.Node, { checker }: MigrationContext): ts.MethodDeclaration | undefined {
  let symbol: ts.Symbol | undefined;
  if (ts.isTypeQueryNode(node) && ts.isQualifiedName(node.exprName)) symbol = symbolOf(node.exprName.right, checker);
  else if (ts.isIndexedAccessTypeNode(node) && ts.isLiteralTypeNode(node.indexType)) {
    const { literal } = node.indexType;
    if (!ts.isStringLiteral(literal)) return undefined;
    symbol = checker.getTypeFromTypeNode(node.objectType).getProperty(literal.text);
  }
  const declaration = symbol?.valueDeclaration;
  return declaration !== undefined && ts.isMethodDeclaration(declaration) && isApiClass(declaration.parent)
    ? declaration
    : undefined;
}

/** The type `Parameters<…>` around its only argument. */
function argumentOf(node: ts.Node, name: string): ts.TypeReferenceNode | undefined {
  const { parent } = node;
  if (ts.isParenthesizedTypeNode(parent)) return argumentOf(parent, name);
  return ts.isTypeReferenceNode(parent) && parent.typeName.getText() === name ? parent : undefined;
}

/** Prints the arguments of a generated function with the names of the former ones; undefined if other names differ than that of the body. */
export function argumentsType({ target, roles, positional }: ApiMethod): ((writer: Writer) => string) | undefined {
  if (target === undefined || positional !== undefined || roles.size === 0) return undefined;
  const { typeStem } = target.operation;
  let body: string | undefined;
  for (const [former, role] of roles) {
    if (role.kind === "body") body = former;
    else if (role.kind === "field" || role.parameter.argument !== former) return undefined;
  }
  return (writer) => {
    const args = writer.name("#client", `${typeStem}Args`, "type");
    return body === undefined || body === "body" ? args : `Omit<${args}, "body"> & { ${body}: ${args}["body"] }`;
  };
}

function resultType(
  declaration: ts.MethodDeclaration,
  { target }: ApiMethod,
  { checker }: MigrationContext,
): ((writer: Writer) => string) | undefined {
  const [signature] = checker.getTypeAtLocation(declaration).getCallSignatures();
  const promise = signature?.getReturnType() as ts.TypeReference | undefined;
  const [returned] = promise?.typeArguments ?? [];
  if (target === undefined || returned === undefined) return undefined;
  const { data } = target;
  if (data === undefined) return () => "void";
  const absent = " | undefined";
  const isPresent = (returned.flags & (ts.TypeFlags.Object | ts.TypeFlags.StringLike)) !== 0;
  const type = isPresent && data.text.endsWith(absent) ? { ...data, text: data.text.slice(0, -absent.length) } : data;
  return (writer) => printType(type, writer);
}
