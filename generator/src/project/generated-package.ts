import { realpathSync } from "node:fs";
import { sep } from "node:path";
import type { EmitOptions } from "../emit/contract.js";
import { emitAll, standardEmitters, textEmitters } from "../emit/emit.js";
import type { LoadedDocument } from "../load/document.js";
import type { Interface } from "../model/interface.js";
import type { File } from "../print/index.js";
import type { GeneratedPackage } from "../typescript/caller-program.js";
import { bundledDocuments } from "./emit-inputs.js";
import { GeneratedFiles } from "./generated-files.js";
import type { Settings } from "./settings.js";

/** Prints the code of the generated package, and its manifest, without writing it. */
export function printSources(
  { loaded, model }: { readonly loaded: LoadedDocument; readonly model: Interface },
  options: EmitOptions,
): readonly File[] {
  const { plugins = [], only = [...standardEmitters, ...plugins.map(({ definition }) => definition.name)] } = options;
  const ofCode = only.filter((name) => !textEmitters.includes(name));
  return emitAll(model, bundledDocuments(loaded, model), { ...options, only: ofCode }).filter(
    ({ path }) => path.endsWith(".ts") || path === "package.json",
  );
}

/** Where programs find a package, and which of their files are searched. */
export interface SearchedProgram {
  readonly generated: GeneratedPackage;
  readonly isSearched: (path: string) => boolean;
}

/**
 * @param paths The files and folders to search, absolute.
 * @param printed The files of the package.
 */
export function searchedProgram(
  paths: readonly string[],
  settings: Settings,
  printed: readonly Pick<File, "path" | "text">[],
): SearchedProgram {
  const files = new GeneratedFiles(settings);
  const generated = {
    root: slashes(settings.outDir),
    folderOf: (path: string) => {
      const folder = files.folderOf(path);
      return folder?.isOwn === true ? slashes(folder.root) : undefined;
    },
    name: settings.packageName,
    entries: entriesOf(printed),
  };
  // Files that guildwire generated for another API are not the program's either.
  return { generated, isSearched: searchedBelow(paths, (path) => files.folderOf(path) !== undefined) };
}

/** Source files by the subpaths that the package's manifest exports. */
function entriesOf(files: readonly Pick<File, "path" | "text">[]): ReadonlyMap<string, string> {
  const manifest = files.find(({ path }) => path === "package.json");
  const { exports = {} } = (manifest === undefined ? {} : JSON.parse(manifest.text)) as {
    readonly exports?: { readonly [subpath: string]: string | { readonly types?: string } };
  };
  return new Map(
    Object.entries(exports).flatMap(([subpath, target]) => {
      const types = typeof target === "string" ? undefined : target.types;
      if (types === undefined) return [];
      return [[subpath, types.replace(/^\.\/dist\//, "src/").replace(/\.d\.ts$/, ".ts")] as const];
    }),
  );
}

/** Whether a file is below the paths of the command line; packages and generated files are not searched. */
function searchedBelow(paths: readonly string[], isGenerated: (path: string) => boolean): (path: string) => boolean {
  const folders = paths.flatMap((path) => [slashes(path), slashes(realPath(path))]);
  const isBelow = (path: string, folder: string): boolean => path === folder || path.startsWith(`${folder}/`);
  return (path) =>
    folders.some((folder) => isBelow(path, folder)) && !path.includes("/node_modules/") && !isGenerated(path);
}

function realPath(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

function slashes(path: string): string {
  return path.split(sep).join("/");
}
