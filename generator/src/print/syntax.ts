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
 * Parses every TypeScript file among `files` into a source file of its own, with the compiler that ts-morph brings.
 * Problems are defects of an emitter or an attack that got through: the list is empty when all is well. The compiler is
 * loaded on the first call, so that a run that prints nothing never pays for it; no source file is kept.
 */
export function proveSyntax(files: readonly File[]): readonly SyntaxProblem[] {
  return files.filter(isTypescript).flatMap(problemsOf);
}

export function isTypescript({ path }: File): boolean {
  return /\.[cm]?tsx?$/.test(path);
}

let compiler: typeof ts | undefined;

/**
 * Loads the compiler; most of the time that the first proof takes. It is the part of ts-morph that parses, by itself,
 * since the rest takes a quarter as long again. It is CommonJS, and required because an import would read its nine
 * megabytes twice more, to see that they are.
 */
export function loadCompiler(): typeof ts {
  const require = createRequire(import.meta.url);
  compiler ??= (createRequire(require.resolve("ts-morph"))("@ts-morph/common") as typeof import("ts-morph")).ts;
  return compiler;
}

/** What the parser found wrong. A program would hand it out, too, at the price of half as much time again. */
interface ParsedSourceFile extends ts.SourceFile {
  readonly parseDiagnostics?: readonly ts.DiagnosticWithLocation[];
}

function problemsOf({ path, text }: File): readonly SyntaxProblem[] {
  const { createSourceFile, flattenDiagnosticMessageText, JSDocParsingMode, ScriptTarget } = loadCompiler();
  // Comments have no syntax of their own in TypeScript: what stands in JSDoc is not looked at.
  const options = { languageVersion: ScriptTarget.ES2023, jsDocParsingMode: JSDocParsingMode.ParseNone };
  const { parseDiagnostics }: ParsedSourceFile = createSourceFile(path, text, options);
  if (parseDiagnostics === undefined) throw new Error("this version of ts-morph does not say what its parser found");
  return parseDiagnostics.map(({ file, start, messageText }) => {
    const { line, character } = file.getLineAndCharacterOfPosition(start);
    return { path, line: line + 1, column: character + 1, message: flattenDiagnosticMessageText(messageText, " ") };
  });
}
