import { platform } from "../../platform/node.js";
import type { FileSystem } from "../../platform/platform.js";

const { dirname, extname, isAbsolute, join, relative, sep } = platform.paths;

/** Entries that mark the folder of a repository or package. */
const markers = [".git", "package.json"] as const;

/** The folders that references may lead into. */
export interface Boundary {
  /** The folder of the root file, with symbolic links resolved. */
  readonly rootFolder: string;
  /** The folder that no reference may leave: {@link rootFolder} or one above it. */
  readonly outermost: string;
}

/** Why a reference may not name a file. */
export type Refusal = "outside" | "hidden" | "format";

/** The folder of a repository or package, and the presence of each entry that decided it. */
export interface ProjectFolder {
  readonly folder: string;
  readonly presence: ReadonlyMap<string, boolean>;
}

/** Returns the nearest folder of the file or above it that belongs to a repository or package; else the file's folder. */
export function projectFolder(folder: string, disk: FileSystem): ProjectFolder {
  const presence = new Map<string, boolean>();
  const isPresent = (path: string): boolean => {
    const found = disk.canonical(path) !== undefined;
    presence.set(path, found);
    return found;
  };
  for (let at = folder; ; at = dirname(at)) {
    if (markers.some((marker) => isPresent(join(at, marker)))) return { folder: at, presence };
    if (dirname(at) === at) return { folder, presence };
  }
}

/**
 * Returns why a path may not be read; undefined if it may. Outside of the root file's folder, only JSON and YAML files
 * that are not hidden are part of a specification.
 */
export function refusalOf(path: string, { rootFolder, outermost }: Boundary): Refusal | undefined {
  if (isBelow(rootFolder, path)) return undefined;
  if (!isBelow(outermost, path)) return "outside";
  if (
    relative(outermost, path)
      .split(sep)
      .some((name) => name.startsWith("."))
  )
    return "hidden";
  return /^\.(?:jsonc?|ya?ml)$/i.test(extname(path)) ? undefined : "format";
}

export function isBelow(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== "" && way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
