import { platform } from "../platform/node.js";
import type { Project, SourceFile } from "../typescript/compiler.js";
import type { File } from "./file.js";

/**
 * Parses a file into a ts-morph source file in its own in-memory project, to query it or to modify and return it from
 * an emitter. Its path starts with a slash: the root of the project is the output folder.
 */
export function sourceFile({ path, text }: File): SourceFile {
  return createProject().createSourceFile(`/${path}`, text);
}

/** A ts-morph source file of any version, which an emitter may return instead of a {@link File}. */
export type SourceFileLike = Pick<SourceFile, "getFullText"> & { getFilePath(): string };

export function isSourceFile(value: unknown): value is SourceFileLike {
  const { getFilePath, getFullText } = (value ?? {}) as Partial<Record<keyof SourceFileLike, unknown>>;
  return typeof getFilePath === "function" && typeof getFullText === "function";
}

export function fileOf(source: SourceFileLike): File {
  return { path: source.getFilePath().replace(/^\//, ""), text: source.getFullText() };
}

/** Creates a project without file system, libraries or module resolution: enough to parse, not to check types. */
export function createProject(): Project {
  const { Project, ts } = loadTsMorph();
  return new Project({
    useInMemoryFileSystem: true,
    skipFileDependencyResolution: true,
    compilerOptions: { target: ts.ScriptTarget.ES2023, noLib: true, noResolve: true, types: [] },
  });
}

/**
 * Loads ts-morph on first use: loading takes longer than reading a specification, and an unchanged run does not need
 * it.
 * Uses `require` because importing CommonJS would first scan its nine megabytes for exports.
 */
export function loadTsMorph(): typeof import("../typescript/compiler.js") {
  return platform.library("ts-morph") as typeof import("../typescript/compiler.js");
}
