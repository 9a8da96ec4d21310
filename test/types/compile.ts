import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { onTestFinished } from "vitest";
import { runCompiler } from "../compiler.js";

export const projectRoot: string = resolve(import.meta.dirname, "../..");
export const programs: string = import.meta.dirname;

/**
 * Returns the output of `tsc -p` with further arguments, "" without errors. Paths are relative to the project folder.
 */
export function compile(folder: string, ...args: readonly string[]): string {
  return runCompiler(folder, "-p", ".", ...args);
}

/** A folder for the running test in which the project's packages can be imported. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "guildwire-types-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(join(folder, "node_modules"));
  for (const scope of ["@faker-js", "@guildwire", "@standard-schema", "@tanstack", "@types", "msw", "zod"]) {
    symlinkSync(join(projectRoot, "node_modules", scope), join(folder, "node_modules", scope), "junction");
  }
  writeFileSync(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  return folder;
}

/** The settings of a strict consumer of generated code: every strict flag, and all flags that generated code supports. */
export const strictest = {
  target: "es2022",
  lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
  module: "nodenext",
  types: [],
  noEmit: true,
  declaration: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  isolatedDeclarations: true,
  erasableSyntaxOnly: true,
} as const;

/** Returns the compiler's errors for sources written to a folder with these options. */
export function compileFiles(
  folder: string,
  files: Iterable<{ readonly path: string; readonly text: string }>,
  compilerOptions: object,
): string {
  for (const { path, text } of files) {
    if (!/\.tsx?$/.test(path)) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include: ["**/*.ts", "**/*.tsx"] }));
  return compile(folder);
}

/** Returns the errors of files other than those whose exports have inferred types, which isolated declarations exclude. */
export function withoutInferredTypes(errors: string): string {
  return errors.replace(/^src\/zod[/\w-]*\.ts\(\d+,\d+\): error TS90\d\d:.*\n(?: .*\n)*/gm, "");
}

/** The programs in a temporary folder, each transformed by a function. */
export function copyOfPrograms(files: Readonly<Record<string, string>>): string {
  const folder = scratchFolder();
  cpSync(join(programs, "tsconfig.json"), join(folder, "tsconfig.json"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}
