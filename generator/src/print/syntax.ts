import type { Diagnostic, DiagnosticMessageChain, Project, SourceFile } from "ts-morph";
import type { File } from "./file.js";
import { createProject } from "./source-file.js";

/** A position at which a printed file is not TypeScript; line and column count from 1. */
export interface SyntaxProblem {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/**
 * Parses every TypeScript file among `files`. Problems are defects of an emitter or an attack that got through: the list is
 * empty when all is well.
 */
export function proveSyntax(files: readonly File[]): readonly SyntaxProblem[] {
  const parser = new SyntaxParser();
  parser.add(files);
  return parser.finish();
}

export function isTypescript({ path }: File): boolean {
  return /\.[cm]?tsx?$/.test(path);
}

/**
 * Parses files into source files of a project in memory, for one run after the other: a file whose text was sound in an
 * earlier run is not parsed again.
 */
export class SyntaxParser {
  readonly #sound = new Map<string, string>();
  #project: Project | undefined;
  readonly #parsed = new Map<string, SourceFile>();

  /** A file replaces the one that was added before under the same path. */
  add(files: readonly File[]): void {
    for (const { path, text } of files.filter(isTypescript)) {
      this.#parsed.delete(path);
      if (this.#sound.get(path) === text) continue;
      this.#project ??= createProject();
      this.#parsed.set(path, this.#project.createSourceFile(`/${path}`, text, { overwrite: true }));
    }
  }

  /** The syntax errors of the files added since the last call, in their order. */
  finish(): readonly SyntaxProblem[] {
    const program = this.#project?.getProgram();
    const problems = [...this.#parsed].flatMap(([path, file]) => {
      const found = program?.getSyntacticDiagnostics(file) ?? [];
      if (found.length === 0) this.#sound.set(path, file.getFullText());
      return found.map((diagnostic) => describeProblem(path, file, diagnostic));
    });
    // The syntax trees are large, and no later run needs them.
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
