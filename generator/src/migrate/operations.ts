import type { Interface, Operation, Parameter } from "../model/interface.js";
import { resolveType } from "../model/resolve-type.js";
import { successResponses } from "../model/responses.js";
import type { Type } from "../model/type.js";
import { ts } from "../typescript/compiler.js";

/** A file of the generated package. */
export interface PrintedFile {
  readonly path: string;
  readonly text: string;
}

/** A type of the generated package as text, with the names that it imports. */
export interface PrintedType {
  readonly text: string;
  readonly names: readonly string[];
  readonly module: "#types" | "#client";
}

/** An operation with its generated function. */
export interface Target {
  readonly operation: Operation;
  /** The generated function. */
  readonly name: string;
  /** Whether the function can be called without arguments. */
  readonly hasOptionalArguments: boolean;
  /** What the function returns; undefined if it has no simple name. */
  readonly data: PrintedType | undefined;
  /** What the function returns by the statuses of success. */
  readonly successes: readonly { readonly status: string; readonly body: PrintedType | undefined }[];
  /** Whether errors with a body are declared. */
  readonly hasFailure: boolean;
  /** The declared bodies of errors. */
  readonly failure: PrintedType | undefined;
  /** Whether the function returns `{ status, body }`. */
  readonly returnsStatus: boolean;
  /** Why calls are not rewritten, whatever their arguments are. */
  readonly obstacle: string | undefined;
  /** Whether the package has options of a query for the operation. */
  readonly hasQuery: boolean;
  /** The body as it is sent. Forms are those of scalars and files, which every client writes alike. */
  readonly body: "json" | "multipart" | "form" | "other" | undefined;
  /** The body of a success as it is read, if it is the same for all. */
  readonly response: "json" | "text" | "binary";
}

/** The operations of a document by method and path, with what the generated package declares for them. */
export class OperationTable {
  readonly model: Interface;
  readonly #targets = new Map<string, Target>();
  readonly #paths = new Set<string>();
  readonly #types: ReadonlySet<string>;
  readonly #conversions: ReadonlyMap<string, string>;

  constructor(model: Interface, printed: readonly PrintedFile[]) {
    this.model = model;
    const declarations = readDeclarations(printed);
    this.#types = declarations.types;
    this.#conversions = declarations.conversions;
    for (const operation of model.operations) {
      this.#paths.add(operation.path.text);
      const key = keyOfRoute(operation.method, operation.path.text);
      if (this.#targets.has(key)) continue;
      this.#targets.set(key, createTarget(operation, declarations, model));
    }
  }

  /** Returns the operation of a method, in any case, and of a path as the document has it. */
  find(method: string, path: string): Target | undefined {
    return this.#targets.get(keyOfRoute(method, path));
  }

  /** All operations that a client can call, with their paths. */
  targets(): readonly Target[] {
    return [...this.#targets.values()];
  }

  hasPath(path: string): boolean {
    return this.#paths.has(path);
  }

  /** Whether `#types` exports a name. */
  hasType(name: string): boolean {
    return this.#types.has(name);
  }

  /** The constant of the entry `conversions` for a generated type. */
  conversionOf(type: string): string | undefined {
    return this.#conversions.get(type);
  }

  /** The generated type of `components.schemas`. */
  typeOfSchema(schema: string): string | undefined {
    const identifier = this.model.types.get(schema)?.identifier;
    return identifier !== undefined && this.hasType(identifier) ? identifier : undefined;
  }

  /** Whether no value of a parameter has characters that are percent-encoded: numbers, booleans, and names in an enumeration. */
  hasPlainText({ use: { type } }: Parameter): boolean {
    const resolved = resolveType(type, this.model);
    const one =
      resolved.kind === "array" && resolved.items !== undefined
        ? resolveType(resolved.items.type, this.model)
        : resolved;
    if (one.kind === "enum") return one.members.every(({ value }) => /^[\w.~-]*$/.test(String(value)));
    return one.kind === "number" || one.kind === "boolean";
  }

  /** Whether the value of a parameter is a list, an object or neither. */
  valueKindOf(parameter: Parameter): "array" | "object" | "other" {
    const { kind } = resolveType(parameter.use.type, this.model);
    return kind === "array" || kind === "object" ? kind : "other";
  }
}

function keyOfRoute(method: string, path: string): string {
  return `${method.toUpperCase()} ${path}`;
}

interface Declarations {
  readonly functions: ReadonlyMap<string, readonly ts.FunctionDeclaration[]>;
  /** By operationId. */
  readonly failures: ReadonlyMap<string, PrintedType>;
  readonly types: ReadonlySet<string>;
  readonly queries: ReadonlySet<string>;
  /** The constants by the names of types. */
  readonly conversions: ReadonlyMap<string, string>;
}

function readDeclarations(printed: readonly PrintedFile[]): Declarations {
  const functions = new Map<string, ts.FunctionDeclaration[]>();
  const failures = new Map<string, PrintedType>();
  const types = new Set<string>();
  const queries = new Set<string>();
  const conversions = new Map<string, string>();
  for (const { path, text } of printed) {
    const [, folder] = /^(?:src\/)?(client|types|queries|conversions)\//.exec(path) ?? [];
    if (folder === undefined) continue;
    const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true);
    for (const statement of file.statements) {
      if (folder === "conversions" && ts.isVariableStatement(statement)) readConversion(statement, conversions);
      const name = nameOf(statement);
      if (name === undefined) continue;
      if (folder === "types") types.add(name);
      else if (folder === "queries") queries.add(name);
      else if (ts.isFunctionDeclaration(statement)) functions.set(name, [...(functions.get(name) ?? []), statement]);
      else if (ts.isInterfaceDeclaration(statement) && name === "OperationErrors") readFailures(statement, failures);
    }
  }
  return { functions, failures, types, queries, conversions };
}

/** Reads `export const bookConversion: Conversion<Book, BookWire> = …`. */
function readConversion({ declarationList }: ts.VariableStatement, conversions: Map<string, string>): void {
  for (const { name, type } of declarationList.declarations) {
    const [value] = type !== undefined && ts.isTypeReferenceNode(type) ? (type.typeArguments ?? []) : [];
    if (value !== undefined && ts.isIdentifier(name)) conversions.set(value.getText(), name.text);
  }
}

function nameOf(statement: ts.Statement): string | undefined {
  if (
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement)
  ) {
    return statement.name?.text;
  }
  return undefined;
}

function readFailures({ members }: ts.InterfaceDeclaration, failures: Map<string, PrintedType>): void {
  for (const member of members) {
    if (!ts.isPropertySignature(member) || member.type === undefined || !ts.isTypeLiteralNode(member.type)) continue;
    const bodies = member.type.members.flatMap((one) => (ts.isPropertySignature(one) && one.type ? [one.type] : []));
    const { name } = member;
    if (!ts.isIdentifier(name) && !ts.isStringLiteral(name)) continue;
    const table = `OperationErrors[${JSON.stringify(name.text)}]`;
    const computed = { text: `${table}[keyof ${table}]`, names: ["OperationErrors"], module: "#client" } as const;
    failures.set(name.text, printTypes(bodies) ?? computed);
  }
}

/** Returns a union of types; undefined if they refer to anything else than named types. */
function printTypes(nodes: readonly ts.TypeNode[]): PrintedType | undefined {
  const names = new Set<string>();
  let isSimple = nodes.length > 0;
  const visit = (node: ts.Node): void => {
    if (ts.isTypeReferenceNode(node)) {
      if (ts.isIdentifier(node.typeName) && node.typeArguments === undefined) names.add(node.typeName.text);
      else isSimple = false;
    }
    ts.forEachChild(node, visit);
  };
  for (const node of nodes) visit(node);
  const texts = [...new Set(nodes.map((node) => node.getText()))];
  if (!isSimple || texts.some((text) => text.length > 80 || text.includes("\n"))) return undefined;
  return { text: texts.join(" | "), names: [...names], module: "#types" };
}

function createTarget(operation: Operation, declarations: Declarations, model: Interface): Target {
  const { identifier: name } = operation;
  const found = declarations.functions.get(name) ?? [];
  const [declaration] = found;
  const [, args] = declaration?.parameters ?? [];
  const returned = declaration?.type;
  const [inner] = returned !== undefined && ts.isTypeReferenceNode(returned) ? (returned.typeArguments ?? []) : [];
  const alternatives = inner === undefined ? [] : ts.isUnionTypeNode(inner) ? inner.types : [inner];
  const bodies = alternatives.flatMap((one) => bodyOfStatus(one) ?? []);
  const returnsStatus = alternatives.length > 0 && bodies.length === alternatives.length;
  const data = printTypes(returnsStatus ? bodies : inner === undefined ? [] : [inner]);
  const isKnown = (type: PrintedType | undefined): PrintedType | undefined =>
    type?.module === "#client" || type?.names.every((one) => declarations.types.has(one)) === true ? type : undefined;
  return {
    operation,
    name,
    hasOptionalArguments: args === undefined || args.name.getText() === "options" || args.initializer !== undefined,
    data: isKnown(data),
    failure: isKnown(declarations.failures.get(operation.id)),
    returnsStatus,
    successes: successesOf(operation, alternatives, returnsStatus ? undefined : isKnown(data)).map((one) => ({
      ...one,
      body: isKnown(one.body),
    })),
    hasFailure: declarations.failures.has(operation.id),
    obstacle: obstacleOf(operation, found, returned),
    hasQuery: declarations.queries.has(`${name}Query`),
    body: bodyKind(operation, model),
    response: responseKinds(operation)[0] ?? "json",
  };
}

function successesOf(
  operation: Operation,
  alternatives: readonly ts.TypeNode[],
  data: PrintedType | undefined,
): Target["successes"] {
  if (data !== undefined) return successResponses(operation).map(({ status }) => ({ status: `${status}`, body: data }));
  return alternatives.flatMap((one) => {
    const body = bodyOfStatus(one);
    const status = /^\{\s*(?:readonly )?status: (\d+)/.exec(one.getText())?.[1];
    return status === undefined || body === undefined ? [] : [{ status, body: printTypes([body]) }];
  });
}

/** The body of `{ status: 200; body: Book }`. */
function bodyOfStatus(node: ts.TypeNode): ts.TypeNode | undefined {
  if (!ts.isTypeLiteralNode(node)) return undefined;
  const members = new Map(
    node.members.flatMap((one) => (ts.isPropertySignature(one) ? [[one.name.getText(), one.type] as const] : [])),
  );
  return members.has("status") ? members.get("body") : undefined;
}

function obstacleOf(
  operation: Operation,
  found: readonly ts.FunctionDeclaration[],
  returned: ts.TypeNode | undefined,
): string | undefined {
  if (found.length === 0) return "the generated client has no function for the operation";
  if (found.length > 1) return "what the generated function returns depends on its arguments";
  if (returned === undefined || !returned.getText().startsWith("Promise<")) return "the response is a stream";
  if (responseKinds(operation).length > 1) return "the responses have several media types";
  return undefined;
}

function responseKinds(operation: Operation): readonly Target["response"][] {
  const contents = successResponses(operation).flatMap(({ content }) => content);
  const kinds = contents.map(({ kind }) => (kind === "json" || kind === "binary" ? kind : "text"));
  return [...new Set(kinds)];
}

function bodyKind({ body }: Operation, model: Interface): Target["body"] {
  if (body === undefined || body.content.length === 0) return undefined;
  if (body.content.every(({ kind }) => kind === "json")) return "json";
  const [only, ...others] = body.content;
  if (only?.use === undefined || others.length > 0 || body.payload !== undefined) return "other";
  const { kind, encoding } = only;
  const isPlain = encoding.every(
    ({ contentType, json, style, explode, allowReserved, headers, fields }) =>
      !json && [contentType, style, explode, allowReserved, headers[0], fields].every((one) => one === undefined),
  );
  if ((kind !== "multipart" && kind !== "form") || !isPlain) return "other";
  const type = resolveType(only.use.type, model);
  return type.kind === "object" && type.properties.every((one) => isField(one.type, model)) ? kind : "other";
}

/** Whether a value is a part of a form, or a list of them: objects become JSON with or without a content type. */
function isField(given: Type, model: Interface): boolean {
  const type = resolveType(given, model);
  if (type.kind !== "array") return isScalar(type);
  return type.items !== undefined && isScalar(resolveType(type.items.type, model));
}

function isScalar({ kind }: Type): boolean {
  return kind === "string" || kind === "number" || kind === "boolean" || kind === "enum";
}
