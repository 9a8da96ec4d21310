import { createRequire } from "node:module";
import type { ts } from "ts-morph";
import type { File } from "./file.js";

/** A place where a printed file is no TypeScript; line and column count from 1. */
export interface SyntaxProblem {
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

/**
 * Parses every TypeScript file among `files` into one source file each, with the compiler that ts-morph brings. Problems
 * are defects of an emitter or an attack that got through: the list is empty when all is well. The compiler is loaded on
 * the first call, so that a run that prints nothing never pays for it; nothing of the files is kept.
 */
export function proveSyntax(files: readonly File[]): readonly SyntaxProblem[] {
  const sources = files.filter(isTypescript);
  if (sources.length === 0) return [];
  const ts = loadCompiler();
  const texts = new Map(sources.map(({ path, text }) => [`/${path}`, text]));
  const program = ts.createProgram({
    rootNames: [...texts.keys()],
    options: { noLib: true, noResolve: true, types: [], target: ts.ScriptTarget.ES2023 },
    host: hostOf(ts, texts),
  });
  return sources.flatMap(({ path }) =>
    program.getSyntacticDiagnostics(program.getSourceFile(`/${path}`)).map((diagnostic) => {
      const { line, character } = diagnostic.file.getLineAndCharacterOfPosition(diagnostic.start);
      const message = ts.flattenDiagnosticMessageText(diagnostic.messageText, " ");
      return { path, line: line + 1, column: character + 1, message };
    }),
  );
}

export function isTypescript({ path }: File): boolean {
  return /\.[cm]?tsx?$/.test(path);
}

/**
 * Loads ts-morph; most of the time that the first proof takes. It is CommonJS, and required because an import would read
 * its nine megabytes twice more, to see that they are.
 */
export function loadCompiler(): typeof ts {
  const tsMorph = createRequire(import.meta.url)("ts-morph") as typeof import("ts-morph");
  return tsMorph.ts;
}

/** Gives the compiler the texts and nothing else, and spares it what only a type checker or an editor would ask for. */
function hostOf(
  { createSourceFile, JSDocParsingMode }: typeof ts,
  texts: ReadonlyMap<string, string>,
): ts.CompilerHost {
  return {
    getSourceFile(path, languageVersionOrOptions) {
      const text = texts.get(path);
      const { languageVersion } =
        typeof languageVersionOrOptions === "object"
          ? languageVersionOrOptions
          : { languageVersion: languageVersionOrOptions };
      const options = { languageVersion, jsDocParsingMode: JSDocParsingMode.ParseNone };
      return text === undefined ? undefined : createSourceFile(path, text, options);
    },
    fileExists: (path) => texts.has(path),
    readFile: (path) => texts.get(path),
    getDefaultLibFileName: () => "/lib.d.ts",
    getCurrentDirectory: () => "/",
    getCanonicalFileName: (path) => path,
    useCaseSensitiveFileNames: () => true,
    getNewLine: () => "\n",
    writeFile: () => {},
  };
}
