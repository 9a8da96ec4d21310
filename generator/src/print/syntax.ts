import type { Diagnostic, DiagnosticMessageChain, Project, SourceFile } from "../typescript/compiler.js";
import type { File } from "./file.js";
import { createProject } from "./source-file.js";

/** A syntax error in a printed file. Line and column are 1-based. */
export interface SyntaxProblem {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/**
 * Returns the syntax errors of all TypeScript files among `files`. An error means a bug in an emitter or an injection:
 * valid output has none.
 */
export function proveSyntax(files: readonly File[]): readonly SyntaxProblem[] {
  const parser = new SyntaxParser();
  parser.add(files);
  return parser.finish();
}

export function isTypescript({ path }: File): boolean {
  return /\.[cm]?tsx?$/.test(path);
}

/** Parses files in an in-memory project. In repeated runs, a file with unchanged, valid text is not parsed again. */
export class SyntaxParser {
  readonly #sound = new Map<string, string>();
  #project: Project | undefined;
  readonly #parsed = new Map<string, SourceFile>();

  /** Adds files, replacing earlier ones of the same path. */
  add(files: readonly File[]): void {
    for (const { path, text } of files.filter(isTypescript)) {
      this.#parsed.delete(path);
      if (this.#sound.get(path) === text) continue;
      this.#project ??= createProject();
      this.#parsed.set(path, this.#project.createSourceFile(`/${path}`, text, { overwrite: true }));
    }
  }

  /** Returns the syntax errors of the files added since the last call, in order. */
  finish(): readonly SyntaxProblem[] {
    const program = this.#project?.getProgram();
    const problems = [...this.#parsed].flatMap(([path, file]) => {
      const found = program?.getSyntacticDiagnostics(file) ?? [];
      if (found.length === 0) this.#sound.set(path, file.getFullText());
      return found.map((diagnostic) => describeProblem(path, file, diagnostic));
    });
    // Release the syntax trees: they are large, and no later run needs them.
    this.#project = undefined;
    this.#parsed.clear();
    return problems;
  }
}

function describeProblem(path: string, file: SourceFile, diagnostic: Diagnostic): SyntaxProblem {
  const { line, column } = file.getLineAndColumnAtPos(diagnostic.getStart() ?? 0);
  return { path, line, column, message: flattenMessage(diagnostic.getMessageText()) };
}

function flattenMessage(message: string | DiagnosticMessageChain): string {
  if (typeof message === "string") return message;
  return [message.getMessageText(), ...(message.getNext() ?? []).map(flattenMessage)].join(" ");
}
