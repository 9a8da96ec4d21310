import { isAssigned } from "../../typescript/assignments.js";
import { ts } from "../../typescript/compiler.js";
import type { ClientCall, ClientCreation, ClientUses, ClientVariable, Creation } from "../client-uses.js";
import { loadedModule } from "../loaded-modules.js";
import type { MigrationContext } from "../plan.js";
import { type ReplaceableClient, replacementAt } from "../replaced-clients.js";
import { symbolOf, visitNodes } from "../syntax.js";
import { type ApiMethod, basePathIn, isApiClass, isFormerOutput, readApiMethod } from "./former-output.js";
import { type MethodType, methodTypesIn } from "./method-types.js";

/** A call of a method of a former class. */
export interface ApiCall extends ClientCall {
  readonly method: ApiMethod;
}

export interface FormerUses extends ClientUses<ApiCall> {
  /** Names of models and of arguments, with the namespaces before them. */
  readonly models: readonly { readonly node: ts.Node; readonly name: string; readonly declaration: ts.Declaration }[];
  /** Members of enumerations, with their values. */
  readonly constants: readonly { readonly node: ts.Node; readonly value: string }[];
  /** Uses of the classes of errors. */
  readonly errors: readonly ts.Identifier[];
  /** Functions that convert values, which need no client. */
  readonly conversions: readonly ts.Node[];
  /** Settings that are read of a configuration: `configuration.basePath`. */
  readonly settings: readonly ts.PropertyAccessExpression[];
  /** Types of arguments and results of methods. */
  readonly methodTypes: readonly MethodType[];
  /** Classes that a function creates: `makeApi(BooksApi)`. */
  readonly classes: readonly ts.Expression[];
}

type Found = {
  -readonly [Key in keyof FormerUses]: FormerUses[Key] extends readonly (infer Item)[]
    ? Item[]
    : Map<ts.Symbol, ClientVariable>;
};

/** The classes of errors of the former runtime. */
export const errorClasses: ReadonlySet<string> = new Set(["ResponseError", "FetchError", "RequiredError"]);

/** Types of middleware, and their equivalents in `@guildwire/runtime/fetch`. */
export const middlewareTypes: ReadonlyMap<string, string> = new Map([
  ["Middleware", "FetchMiddleware"],
  ["RequestContext", "RequestContext"],
  ["ResponseContext", "ResponseContext"],
  ["ErrorContext", "FetchErrorContext"],
  ["FetchParams", "RequestParameters"],
]);

/** Settings that are read of a configuration, and their names in a generated client. */
export const readSettings: ReadonlyMap<string, string> = new Map([
  ["basePath", "baseUrl"],
  ["headers", "headers"],
]);

const middlewareMethods = /^with(?:Pre|Post)?Middleware$/;

/** Finds what refers to the output of typescript-fetch. */
export function findUses(context: MigrationContext): FormerUses {
  const found: Found = {
    variables: new Map(),
    creations: [],
    calls: [],
    others: [],
    types: [],
    escapes: [],
    models: [],
    constants: [],
    errors: [],
    conversions: [],
    settings: [],
    methodTypes: [],
    classes: [],
  };
  const files = context.files.filter((file) => !isFormerOutput(file));
  for (const file of files) {
    found.methodTypes.push(...methodTypesIn(file, context));
    visitNodes(file, (node) => {
      if (ts.isNewExpression(node)) collectCreation(node, context, found);
      else if (ts.isIdentifier(node)) collectName(node, context, found);
      else if (ts.isElementAccessExpression(node)) collectElement(node, context, found);
      else if (ts.isCallExpression(node)) collectModule(node, context, found);
    });
  }
  for (const file of files) visitNodes(file, (node) => collectEscape(node, context, found));
  const former: ReplaceableClient = {
    program: context.program,
    isClient: ({ symbol }) => isApiClass(symbol?.declarations?.[0]),
    isModule: () => false,
  };
  for (const file of files) {
    visitNodes(file, (node) => {
      const why = replacementAt(node, former);
      if (why !== undefined) found.others.push({ node, why, isCall: false });
    });
  }
  return found;
}

function classNamed(node: ts.Expression, { checker }: MigrationContext): ts.ClassDeclaration | undefined {
  const name = ts.isPropertyAccessExpression(node) ? node.name : node;
  const declaration = symbolOf(name, checker)?.declarations?.[0];
  return declaration !== undefined && ts.isClassDeclaration(declaration) && isFormerOutput(declaration.getSourceFile())
    ? declaration
    : undefined;
}

/** What `new` creates: a configuration, or a class around one. */
export function creationKind(node: Creation, context: MigrationContext): "configuration" | "api" | undefined {
  const declaration = classNamed(node.expression, context);
  if (declaration?.name?.text === "Configuration") return "configuration";
  return isApiClass(declaration) ? "api" : undefined;
}

function collectCreation(node: ts.NewExpression, context: MigrationContext, found: Found): void {
  const kind = creationKind(node, context);
  if (kind === undefined) return;
  const isWrapper = kind === "api" && (node.arguments?.length ?? 0) > 0;
  collectClient({ creation: node, isWrapper }, context, found);
}

function collectClient(creation: ClientCreation, context: MigrationContext, found: Found): void {
  const node = creation.creation;
  const { parent } = node;
  const name = ts.isVariableDeclaration(parent) && parent.initializer === node ? parent.name : undefined;
  const symbol = name !== undefined && ts.isIdentifier(name) ? context.checker.getSymbolAtLocation(name) : undefined;
  if (symbol !== undefined && ts.isVariableDeclaration(parent) && (parent.parent.flags & ts.NodeFlags.Const) !== 0) {
    found.variables.set(symbol, { ...creation, symbol, declaration: parent });
  } else found.creations.push(creation);
}

function collectName(node: ts.Identifier, context: MigrationContext, found: Found): void {
  const { parent } = node;
  if (found.methodTypes.some((one) => contains(one.node, node))) return;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) || ts.isImportClause(parent)) return;
  if (ts.isNamespaceImport(parent) || ts.isNamespaceExport(parent)) return;
  const symbol = symbolOf(node, context.checker);
  const declaration = symbol?.declarations?.[0];
  if (symbol === undefined || declaration === undefined || ts.isSourceFile(declaration)) return;
  if (!isFormerOutput(declaration.getSourceFile())) return;
  if (ts.isMethodDeclaration(declaration) && isApiClass(declaration.parent)) {
    collectMethod(node, declaration, context, found);
    return;
  }
  const reference = ts.isPropertyAccessExpression(parent) && parent.name === node ? parent : node;
  if (ts.isMethodDeclaration(declaration) && middlewareMethods.test(symbol.name)) {
    const call = reference.parent;
    if (ts.isCallExpression(call) && call.expression === reference && ts.isPropertyAccessExpression(reference)) {
      collectClient({ creation: call, isWrapper: true }, context, found);
    } else found.others.push({ node: reference, why: "the method is not called here", isCall: false });
    return;
  }
  if (errorClasses.has(symbol.name)) {
    found.errors.push(node);
    return;
  }
  if (isTypeName(reference)) {
    collectType(node, symbol, found);
    return;
  }
  const instance = instanceType(reference);
  if (instance !== undefined && isApiClass(declaration)) {
    found.types.push({ node: instance, name: "Client" });
    return;
  }
  if (ts.isClassDeclaration(declaration)) {
    const isCreation = ts.isNewExpression(reference.parent) && reference.parent.expression === reference;
    if (isApiClass(declaration) && isCreatedByFunction(reference, context)) found.classes.push(reference);
    else if (!isCreation) found.others.push({ node: reference, why: "the class is not created here", isCall: false });
    return;
  }
  if (declaration.kind === ts.SyntaxKind.GetAccessor && isConfiguration(declaration.parent)) {
    const isRead = ts.isPropertyAccessExpression(reference) && readSettings.has(symbol.name) && !isAssigned(reference);
    if (isRead) found.settings.push(reference);
    else found.others.push({ node: reference, why: "the setting of a configuration is read", isCall: false });
    return;
  }
  const value = constantOf(declaration);
  if (value !== undefined) {
    found.constants.push({ node: reference, value });
    return;
  }
  if (ts.isFunctionDeclaration(declaration)) found.conversions.push(reference);
}

/** Whether an argument is a class for a parameter such as `new (configuration: Configuration) => T`. */
function isCreatedByFunction(node: ts.Node, { checker }: MigrationContext): node is ts.Expression {
  const { parent } = node;
  if (!ts.isCallExpression(parent) || !parent.arguments.some((one) => one === node)) return false;
  const signatures = checker.getContextualType(node as ts.Expression)?.getConstructSignatures() ?? [];
  const [signature, ...others] = signatures;
  const [parameter, ...more] = signature?.parameters ?? [];
  if (parameter === undefined || others.length + more.length > 0) return false;
  const [declaration] = parameter.declarations ?? [];
  const isRequired =
    declaration !== undefined && ts.isParameter(declaration) && declaration.questionToken === undefined;
  return isRequired && checker.getTypeOfSymbol(parameter).symbol?.name === "Configuration";
}

function contains(outer: ts.Node, inner: ts.Node): boolean {
  return outer.getSourceFile() === inner.getSourceFile() && outer.pos <= inner.pos && inner.end <= outer.end;
}

/** The type `InstanceType<typeof BooksApi>` around the name of a class. */
function instanceType({ parent }: ts.Node): ts.TypeReferenceNode | undefined {
  const type = ts.isTypeQueryNode(parent) ? parent.parent : undefined;
  return type !== undefined && ts.isTypeReferenceNode(type) && type.typeName.getText() === "InstanceType"
    ? type
    : undefined;
}

function isConfiguration(node: ts.Node): boolean {
  return ts.isClassDeclaration(node) && node.name?.text === "Configuration";
}

/** The value of a member of an enumeration or of a constant object, or the base URL. */
function constantOf(declaration: ts.Declaration): string | undefined {
  if (ts.isVariableDeclaration(declaration) && declaration.name.getText() === "BASE_PATH") {
    const base = basePathIn(declaration.getSourceFile());
    return base === undefined ? undefined : JSON.stringify(base);
  }
  const isMember =
    ts.isEnumMember(declaration) ||
    (ts.isPropertyAssignment(declaration) && /^[A-Z]/.test(declaration.parent.parent.parent.getText()));
  if (!isMember || declaration.initializer === undefined) return undefined;
  const { initializer } = declaration;
  return ts.isStringLiteralLike(initializer) || ts.isNumericLiteral(initializer)
    ? JSON.stringify(ts.isNumericLiteral(initializer) ? Number(initializer.text) : initializer.text)
    : undefined;
}

function isTypeName(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isQualifiedName(parent)) return isTypeName(parent);
  return ts.isTypeReferenceNode(parent) || isImplemented(parent);
}

/** Whether a node is a type in `class Trace implements Middleware`. */
function isImplemented(node: ts.Node): boolean {
  return ts.isExpressionWithTypeArguments(node) && /^implements\b/.test(node.parent.getText());
}

function collectType(node: ts.Identifier, symbol: ts.Symbol, found: Found): void {
  const declaration = symbol.declarations?.[0];
  const { parent } = node;
  const name = ts.isQualifiedName(parent) || ts.isPropertyAccessExpression(parent) ? parent : node;
  const whole = name.parent;
  if (declaration === undefined || (!ts.isTypeReferenceNode(whole) && !isImplemented(whole))) return;
  const isClient = isApiClass(declaration) || symbol.name === "Configuration" || symbol.name === "BaseAPI";
  if (isClient) found.types.push({ node: name, name: "Client" });
  else if (middlewareTypes.has(symbol.name)) found.types.push({ node: name, name: symbol.name });
  else found.models.push({ node: name, name: symbol.name, declaration });
}

function collectMethod(
  node: ts.Identifier,
  declaration: ts.MethodDeclaration,
  { operations }: MigrationContext,
  found: Found,
): void {
  const { parent } = node;
  const reference = ts.isPropertyAccessExpression(parent) && parent.name === node ? parent : undefined;
  const around = reference?.parent;
  const isCall = around !== undefined && ts.isCallExpression(around) && around.expression === reference;
  const method = readApiMethod(declaration, operations);
  if (reference === undefined || !isCall || !ts.isCallExpression(around)) {
    found.others.push({ node, why: "the method is not called here", isCall: false });
  } else if (method === undefined) {
    found.others.push({ node: around, why: "the method does not send a request that is known", isCall: false });
  } else if (reference.questionDotToken !== undefined) {
    found.others.push({ node: around, why: "the call is optional", isCall: true });
  } else found.calls.push({ call: around, client: reference.expression, method });
}

function collectElement(node: ts.ElementAccessExpression, { checker }: MigrationContext, found: Found): void {
  const declaration = checker.getTypeAtLocation(node.expression).symbol?.declarations?.[0];
  if (!isApiClass(declaration)) return;
  const isCall = ts.isCallExpression(node.parent) && node.parent.expression === node;
  found.others.push({ node: isCall ? node.parent : node, why: "the method is computed", isCall });
}

/** A module of the former output that is loaded by a call, or replaced in a test. */
function collectModule(node: ts.CallExpression, { program }: MigrationContext, found: Found): void {
  const loaded = loadedModule(node, program);
  if (loaded === undefined) return;
  const { file, why } = loaded;
  const declared = [...found.variables.values()].some((one) => one.declaration.getSourceFile() === file);
  if (isFormerOutput(file) || isBarrel(file) || declared) found.others.push({ node, why, isCall: false });
}

/** The index of the former output, which has no header. */
function isBarrel({ text, fileName }: ts.SourceFile): boolean {
  return /\/index\.ts$/.test(fileName) && /from ['"]\.\/(?:runtime|apis)/.test(text);
}

/** A reference to a client variable that another function may receive. */
function collectEscape(node: ts.Node, { checker }: MigrationContext, found: Found): void {
  if (!ts.isIdentifier(node) || found.methodTypes.some((one) => contains(one.node, node))) return;
  const { parent } = node;
  if (ts.isVariableDeclaration(parent) && parent.name === node) return;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) || ts.isImportClause(parent)) return;
  const symbol = symbolOf(node, checker);
  const variable = symbol === undefined ? undefined : found.variables.get(symbol);
  if (variable === undefined) return;
  const reference = ts.isPropertyAccessExpression(parent) && parent.name === node ? parent : node;
  const isMember = found.calls.some(({ client }) => client === reference);
  const isWrapped = [...found.variables.values(), ...found.creations].some(
    ({ isWrapper, creation }) => isWrapper && creation.arguments?.[0] === reference,
  );
  if (!isMember && !isWrapped) found.escapes.push({ node, variable });
}
