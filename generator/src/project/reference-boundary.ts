import { existsSync, realpathSync, statSync } from "node:fs";
import { dirname, isAbsolute, relative, resolve, sep } from "node:path";
import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { recordNameOf } from "./update/copy-record.js";

/** What determines the folder that references of a document may not leave. */
interface BoundarySources {
  /** Absolute path of the root file. */
  readonly spec: string;
  /** The configured folder, as an absolute path. */
  readonly root: string | undefined;
  /** Whether the configuration names a source, which `guildwire update` copies the document from. */
  readonly hasSource: boolean;
}

/**
 * Returns the folder that references may not leave; undefined for that of the repository or package. The references of a
 * downloaded document stay in its own folder, because someone else decides what they name.
 */
export function referenceBoundary({ spec, root, hasSource }: BoundarySources): string | undefined {
  if (hasSource || existsSync(recordNameOf(spec))) return canonical(dirname(spec));
  return root === undefined ? undefined : canonical(root);
}

/** Returns the error of a configured folder; undefined for a valid one. */
export function boundaryError({ spec, root, hasSource }: BoundarySources): Diagnostic | undefined {
  if (root === undefined) return undefined;
  if (hasSource || existsSync(recordNameOf(spec))) {
    const message = "`root` has no effect on a downloaded document: its references stay in its own folder";
    return diagnose("usage-invalid", message, { fix: "drop `root`, or copy the document and drop `source`" });
  }
  // A folder stands for documents that the command line names.
  if (contains(canonical(root), canonical(spec)) || isFolder(spec)) return undefined;
  const message = "`root` does not contain the specification's root file";
  return diagnose("usage-invalid", message, { fix: "name the folder of the root file, or one above it" });
}

/**
 * Whether a document belongs to someone else: it is downloaded, part of an installed package, or outside of the repository
 * of a folder.
 */
export function isThirdParty(spec: string, folder: string, { hasSource }: Pick<BoundarySources, "hasSource">): boolean {
  const path = canonical(spec);
  if (hasSource || existsSync(recordNameOf(spec)) || path.split(sep).includes("node_modules")) return true;
  let repository = canonical(folder);
  while (!existsSync(resolve(repository, ".git")) && dirname(repository) !== repository)
    repository = dirname(repository);
  const isRepository = existsSync(resolve(repository, ".git"));
  return !contains(isRepository ? repository : canonical(folder), path);
}

function contains(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== ".." && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}

function canonical(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    return resolve(path);
  }
}
