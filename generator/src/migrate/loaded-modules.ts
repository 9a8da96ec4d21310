import { ts } from "../typescript/compiler.js";

/** A module that a call loads (`import("./client")`), or that a test replaces (`vi.mock("./client")`). */
export interface LoadedModule {
  readonly file: ts.SourceFile;
  readonly isReplaced: boolean;
  /** Why the call stays. */
  readonly why: string;
}

/** Reads a call that names a module of the program; undefined for other calls. */
export function loadedModule(node: ts.CallExpression, program: ts.Program): LoadedModule | undefined {
  const [given] = node.arguments;
  if (given === undefined || !ts.isStringLiteralLike(given)) return undefined;
  const { expression: callee } = node;
  const isImport = callee.kind === ts.SyntaxKind.ImportKeyword;
  const isReplaced = isReplacement(node);
  if (!isImport && !isReplaced) return undefined;
  const containing = node.getSourceFile().fileName;
  const { resolvedModule } = ts.resolveModuleName(given.text, containing, program.getCompilerOptions(), ts.sys);
  const file = resolvedModule === undefined ? undefined : program.getSourceFile(resolvedModule.resolvedFileName);
  if (file === undefined) return undefined;
  const why = isImport ? "the module is loaded by a call" : "the module is replaced, which other code no longer calls";
  return { file, isReplaced, why };
}

/** Whether a call is one of a test that replaces a module: `vi.mock(…)`. */
export function isReplacement(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  return /mock/i.test(node.expression.name.text);
}
