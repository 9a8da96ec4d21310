import { createRequire } from "node:module";
import type { Project, SourceFile } from "ts-morph";
import type { File } from "./file.js";

/**
 * A file as a node of ts-morph, alone in a project in memory: to query it, or to change it and return it from an emitter.
 * Its path begins with a slash, since the project's root stands for the output folder.
 */
export function sourceFile({ path, text }: File): SourceFile {
  return createProject().createSourceFile(`/${path}`, text);
}

/** What an emitter may return in place of a {@link File}: a source file of any version of ts-morph. */
export type SourceFileLike = Pick<SourceFile, "getFullText"> & { getFilePath(): string };

export function isSourceFile(value: unknown): value is SourceFileLike {
  const { getFilePath, getFullText } = (value ?? {}) as Partial<Record<keyof SourceFileLike, unknown>>;
  return typeof getFilePath === "function" && typeof getFullText === "function";
}

export function fileOf(source: SourceFileLike): File {
  return { path: source.getFilePath().replace(/^\//, ""), text: source.getFullText() };
}

/** A project without a file system, libraries or resolution of imports: enough to parse, and not to check types. */
export function createProject(): Project {
  const { Project, ts } = loadTsMorph();
  return new Project({
    useInMemoryFileSystem: true,
    skipFileDependencyResolution: true,
    compilerOptions: { target: ts.ScriptTarget.ES2023, noLib: true, noResolve: true, types: [] },
  });
}

/**
 * Loads ts-morph, which takes longer than reading a specification: on the first call, so that a run that prints nothing
 * never pays for it. Required and not imported, since an import of CommonJS scans its nine megabytes for exports first.
 */
export function loadTsMorph(): typeof import("ts-morph") {
  return createRequire(import.meta.url)("ts-morph") as typeof import("ts-morph");
}
