import { ts } from "../typescript/compiler.js";
import type { MigrationContext } from "./plan.js";
import { visitNodes } from "./syntax.js";

/** Finds the code that may receive the errors of a call. */
export class ErrorHandlers {
  readonly #context: MigrationContext;
  readonly #isFormer: (file: ts.SourceFile) => boolean;
  readonly #handlers: readonly ts.Node[];
  readonly #imports = new Map<ts.SourceFile, ReadonlySet<ts.SourceFile>>();

  constructor(context: MigrationContext, isFormer: (file: ts.SourceFile) => boolean) {
    this.#context = context;
    this.#isFormer = isFormer;
    this.#handlers = context.files.filter((file) => !isFormer(file)).flatMap(handlersIn);
  }

  /** A handler in a file, in one that it imports, or in one that imports it. */
  around(file: ts.SourceFile): ts.Node | undefined {
    return this.#handlers.find((node) => this.areRelated(node.getSourceFile(), file));
  }

  /** All handlers. */
  all(): readonly ts.Node[] {
    return this.#handlers;
  }

  /** The files that a file imports, directly or through others. */
  importsOf(file: ts.SourceFile): ReadonlySet<ts.SourceFile> {
    const known = this.#imports.get(file) ?? importsOf(file, this.#context, this.#isFormer);
    this.#imports.set(file, known);
    return known;
  }

  /** Whether errors of one file may be handled in the other. */
  areRelated(one: ts.SourceFile, other: ts.SourceFile): boolean {
    return one === other || this.importsOf(one).has(other) || this.importsOf(other).has(one);
  }
}

function importsOf(
  file: ts.SourceFile,
  { checker }: MigrationContext,
  isFormer: (file: ts.SourceFile) => boolean,
): ReadonlySet<ts.SourceFile> {
  const found = new Set<ts.SourceFile>();
  const rest = [file];
  for (let one = rest.pop(); one !== undefined; one = rest.pop()) {
    for (const statement of one.statements) {
      if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) continue;
      const { moduleSpecifier } = statement;
      const module = moduleSpecifier === undefined ? undefined : checker.getSymbolAtLocation(moduleSpecifier);
      for (const declaration of module?.declarations ?? []) {
        const imported = declaration.getSourceFile();
        if (found.has(imported) || imported.isDeclarationFile || isFormer(imported)) continue;
        found.add(imported);
        rest.push(imported);
      }
    }
  }
  return found;
}

/** What receives an error: `catch` with a variable, `catch` and `then` of a promise, `allSettled`, and `rejects` of a test. */
function handlersIn(file: ts.SourceFile): readonly ts.Node[] {
  const found: ts.Node[] = [];
  visitNodes(file, (node) => {
    const clause = ts.isTryStatement(node) ? node.catchClause : undefined;
    if (clause?.variableDeclaration !== undefined) found.push(clause);
    else if (isPromiseHandler(node)) found.push(node);
  });
  return found;
}

function isPromiseHandler(node: ts.Node): boolean {
  if (!ts.isPropertyAccessExpression(node)) return false;
  const { name, parent } = node;
  if (name.text === "allSettled" || name.text === "rejects") return true;
  const call = ts.isCallExpression(parent) && parent.expression === node ? parent : undefined;
  if (call === undefined || (name.text !== "catch" && name.text !== "then")) return false;
  const handler = call.arguments[name.text === "catch" ? 0 : 1];
  return handler !== undefined && !(ts.isArrowFunction(handler) && handler.parameters.length === 0);
}
