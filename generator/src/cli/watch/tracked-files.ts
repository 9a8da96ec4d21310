import { readFileSync, realpathSync } from "node:fs";
import { basename, dirname, relative, sep } from "node:path";
import { sha256 } from "../writer/digest.js";
import type { WatchedFiles } from "./change-source.js";

/** The files that a run has read or failed to find, with their contents. */
export class TrackedFiles {
  readonly #digests = new Map<string, string | undefined>();
  readonly #cwd: string;

  /** Folders above a file are followed up to this one. */
  constructor(cwd: string) {
    this.#cwd = cwd;
  }

  get size(): number {
    return this.#digests.size;
  }

  add(path: string, digest: string | undefined): void {
    this.#digests.set(path, digest);
  }

  /** Files of an earlier run as they are now, for a run that ended before it could say what it has read. */
  adopt(earlier: TrackedFiles): void {
    for (const path of earlier.#digests.keys()) {
      if (this.#digests.has(path)) continue;
      const bytes = bytesOf(path);
      this.#digests.set(path, bytes === undefined ? undefined : sha256(bytes));
    }
  }

  /** The paths where there is something else now than the run found. Bytes decide: a file that is only touched is the same. */
  changed(): readonly string[] {
    return [...this.#digests].filter(([path, digest]) => !isUnchanged(path, digest)).map(([path]) => path);
  }

  /** The names by which a change of these files shows: their own, those behind links, and those of the folders above. */
  watchedFiles(): WatchedFiles {
    const names = new Map<string, Set<string>>();
    const add = (path: string): void => {
      const folder = dirname(path);
      names.set(folder, (names.get(folder) ?? new Set()).add(basename(path)));
    };
    for (const path of this.#digests.keys()) {
      add(path);
      const target = targetOf(path);
      if (target !== undefined && target !== path) add(target);
      for (let above = dirname(path); this.#isBelow(above); above = dirname(above)) add(above);
    }
    return names;
  }

  #isBelow(path: string): boolean {
    const way = relative(this.#cwd, path);
    return way !== "" && way !== ".." && !way.startsWith(`..${sep}`) && way !== path;
  }
}

/** A digest is one of the bytes, or one of the text that was read from them, without a byte order mark. */
function isUnchanged(path: string, digest: string | undefined): boolean {
  const bytes = bytesOf(path);
  if (bytes === undefined) return digest === undefined;
  return digest === sha256(bytes) || digest === sha256(bytes.toString("utf8").replace(/^\uFEFF/, ""));
}

function bytesOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

function targetOf(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}
