import { ts } from "../../typescript/compiler.js";
import type { CallText } from "../client-uses.js";
import type { ErrorHandlers } from "../error-handlers.js";
import { relativeSpecifier } from "../imports.js";
import { keyOf, type MigrationContext, Obstacle, type Writer } from "../plan.js";
import { symbolOf, visitNodes } from "../syntax.js";
import { type Replacement, replacing, wholeName } from "./errors.js";
import { isFormerOutput } from "./former-output.js";

/** The errors of calls: those of the generated client, or those of classes in the form of typescript-fetch. */
export type ErrorSetting =
  | { readonly kind: "api"; readonly replacements: readonly Replacement[] }
  | { readonly kind: "runtime"; readonly replacements: readonly Replacement[] }
  /** The classes of the former output, for code that also handles the errors of calls that stay. */
  | { readonly kind: "former" };

const classNames = ["ResponseError", "FetchError"] as const;
const runtimeModule = "@guildwire/runtime/fetch";

/** Replaces the names of the former classes by those of the runtime, which are the same. An obstacle if one has no equivalent. */
export function runtimeClasses(
  names: readonly ts.Identifier[],
  { checker, excluded, isSearched }: MigrationContext,
): ErrorSetting | Obstacle {
  const replacements = names.map((node) => {
    const name = symbolOf(node, checker)?.name ?? "";
    return replacing(wholeName(node), (writer) => writer.name(runtimeModule, name));
  });
  if (!names.every((node) => isClassName(node, checker))) {
    return new Obstacle("code handles the error of an argument that is missing");
  }
  const isPossible = replacements.every((one) => isSearched(one.file) && !excluded.has(keyOf(one)));
  return isPossible ? { kind: "runtime", replacements } : { kind: "former" };
}

function isClassName(node: ts.Identifier, checker: ts.TypeChecker): boolean {
  const name = symbolOf(node, checker)?.name;
  return classNames.some((one) => one === name);
}

/** Prints a call that rejects with errors of classes in the form of typescript-fetch. @throws Obstacle if they cannot be imported. */
export function withErrorClasses(
  setting: ErrorSetting,
  file: ts.SourceFile,
  context: MigrationContext,
  printCall: (writer: Writer) => string,
): CallText {
  const module = setting.kind === "former" ? formerModule(file, context) : undefined;
  return (writer, client) => {
    const classes = module === undefined ? [] : [classesText(module, writer)];
    return `${writer.name(runtimeModule, "withFetchErrors")}(${[client, printCall(writer), ...classes].join(", ")})`;
  };
}

function classesText(module: string, writer: Writer): string {
  const parts = classNames.map((name) => {
    const local = writer.name(module, name);
    return local === name ? name : `${name}: ${local}`;
  });
  return `{ ${parts.join(", ")} }`;
}

/** How a file names the module of the former classes. @throws Obstacle */
function formerModule(file: ts.SourceFile, { checker, program }: MigrationContext): string {
  const specifiers = file.statements
    .filter(ts.isImportDeclaration)
    .flatMap(({ moduleSpecifier }) => (ts.isStringLiteral(moduleSpecifier) ? [moduleSpecifier] : []));
  const hasClasses = (module: ts.Symbol | undefined): boolean => {
    const exported = module === undefined ? [] : checker.getExportsOfModule(module).map(({ name }) => name);
    return classNames.every((name) => exported.includes(name));
  };
  const isFormer = (module: ts.Symbol | undefined): boolean =>
    module?.declarations?.some((one) => /\/(?:index|runtime)\.[cm]?ts$/.test(one.getSourceFile().fileName)) === true;
  for (const one of specifiers) {
    const module = checker.getSymbolAtLocation(one);
    if (isFormer(module) && hasClasses(module)) return one.text;
  }
  const runtime = program
    .getSourceFiles()
    .find((one) => isFormerOutput(one) && hasClasses(checker.getSymbolAtLocation(one)));
  const first = specifiers.find(({ text }) => text.startsWith("."));
  if (runtime === undefined || first === undefined) {
    throw new Obstacle("its error is handled together with those of calls that are not migrated");
  }
  return relativeSpecifier(first, runtime);
}

/** Whether middleware of the former client may throw errors of its own, and code handles errors. */
export function throwsInMiddleware({ files, checker }: MigrationContext, handlers: ErrorHandlers): boolean {
  if (handlers.all().length === 0) return false;
  let isFound = false;
  for (const file of files) {
    if (isFormerOutput(file)) continue;
    visitNodes(file, (node) => {
      isFound ||= middlewareIn(node).some((one) => mayThrow(one, checker, new Set()));
    });
  }
  return isFound;
}

/** Functions that are middleware by their names, or by the method that adds them. */
function middlewareIn(node: ts.Node): readonly ts.Node[] {
  if (ts.isMethodDeclaration(node) || ts.isPropertyAssignment(node) || ts.isPropertyDeclaration(node)) {
    return /^(?:pre|post|onError)$/.test(node.name.getText()) ? [node] : [];
  }
  if (ts.isShorthandPropertyAssignment(node)) return /^(?:pre|post|onError)$/.test(node.name.text) ? [node.name] : [];
  const isAdded =
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    /^with(?:Pre|Post)Middleware$/.test(node.expression.name.text);
  return isAdded ? [...node.arguments] : [];
}

/** Whether a node throws, or names a function of the program that does. */
function mayThrow(node: ts.Node, checker: ts.TypeChecker, known: Set<ts.Node>): boolean {
  if (known.has(node)) return false;
  known.add(node);
  if (ts.isThrowStatement(node)) return true;
  if (ts.isIdentifier(node)) {
    const [declaration] = symbolOf(node, checker)?.declarations ?? [];
    const file = declaration?.getSourceFile();
    if (declaration === undefined || file === undefined || file.isDeclarationFile || isFormerOutput(file)) return false;
    const isFunction =
      ts.isFunctionDeclaration(declaration) ||
      ts.isMethodDeclaration(declaration) ||
      (ts.isVariableDeclaration(declaration) && declaration.initializer !== undefined);
    return isFunction && mayThrow(declaration, checker, known);
  }
  return ts.forEachChild(node, (child) => mayThrow(child, checker, known)) === true;
}
