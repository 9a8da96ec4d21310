import type { File } from "./file.js";

/** A place where a printed file is no TypeScript; line and column count from 1. */
export interface SyntaxProblem {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/** Loads ts-morph; most of the time that the first proof takes. */
export async function loadProver(): Promise<void> {
  await import("ts-morph");
}

/**
 * Parses every TypeScript file among `files` with one ts-morph source file each. Problems are defects of an emitter or
 * an attack that got through: the list is empty when all is well. ts-morph is loaded on the first call, so that a run
 * that prints nothing never pays for it.
 */
export async function proveSyntax(files: readonly File[]): Promise<readonly SyntaxProblem[]> {
  const sources = files.filter(({ path }) => /\.[cm]?tsx?$/.test(path));
  if (sources.length === 0) return [];
  const { Project, ts } = await import("ts-morph");
  const project = new Project({
    useInMemoryFileSystem: true,
    skipLoadingLibFiles: true,
    skipFileDependencyResolution: true,
    compilerOptions: { noLib: true, noResolve: true, types: [], target: ts.ScriptTarget.ES2023 },
  });
  const problems: SyntaxProblem[] = [];
  for (const { path, text } of sources) project.createSourceFile(`/${path}`, text, { overwrite: true });
  const program = project.getProgram().compilerObject;
  for (const { path } of sources) {
    const sourceFile = program.getSourceFile(`/${path}`);
    for (const diagnostic of program.getSyntacticDiagnostics(sourceFile)) {
      const { line, character } = diagnostic.file.getLineAndCharacterOfPosition(diagnostic.start);
      const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, " ");
      problems.push({ path, line: line + 1, column: character + 1, message });
    }
  }
  return problems;
}
