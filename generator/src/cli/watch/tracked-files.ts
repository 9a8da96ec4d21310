import { existsSync, readFileSync, realpathSync } from "node:fs";
import { basename, dirname, relative, sep } from "node:path";
import { sha256 } from "../../write/digest.js";
import type { WatchedFiles } from "./change-source.js";

/** Files that a run read or failed to find, with their digests. */
export class TrackedFiles {
  readonly #digests = new Map<string, string | undefined>();
  /** Entries of which only the presence matters. */
  readonly #presence = new Map<string, boolean>();
  readonly #cwd: string;

  /** Ancestor folders of a file are watched up to this one. */
  constructor(cwd: string) {
    this.#cwd = cwd;
  }

  /** Number of the files that exist. */
  get size(): number {
    return [...this.#digests.values()].filter((digest) => digest !== undefined).length;
  }

  /** Returns the files of the configuration and those of runs together. */
  static of(
    cwd: string,
    looked: readonly { readonly path: string; readonly sha256?: string }[],
    runs: readonly TrackedFiles[],
  ): TrackedFiles {
    const all = new TrackedFiles(cwd);
    for (const { path, sha256: digest } of looked) all.add(path, digest);
    for (const run of runs) {
      for (const [path, digest] of run.#digests) all.add(path, digest);
      for (const [path, isPresent] of run.#presence) all.addPresence(path, isPresent);
    }
    return all;
  }

  /** Whether a run read or looked for one of these files. */
  includesAny(paths: readonly string[]): boolean {
    return paths.some((path) => this.#digests.has(path) || this.#presence.has(path));
  }

  add(path: string, digest: string | undefined): void {
    this.#digests.set(path, digest);
  }

  /** Adds an entry of which only the presence matters, such as `.git`. */
  addPresence(path: string, isPresent: boolean): void {
    this.#presence.set(path, isPresent);
  }

  /** Adds the current state of an earlier run's files, for a run that failed before reporting its own. */
  adopt(earlier: TrackedFiles): void {
    for (const path of earlier.#digests.keys()) {
      if (this.#digests.has(path)) continue;
      const bytes = bytesOf(path);
      this.#digests.set(path, bytes === undefined ? undefined : sha256(bytes));
    }
    for (const path of earlier.#presence.keys()) {
      if (!this.#presence.has(path)) this.#presence.set(path, existsSync(path));
    }
  }

  /** Returns the paths whose content differs from what the run read. Changed timestamps alone do not count. */
  changed(): readonly string[] {
    const files = [...this.#digests].filter(([path, digest]) => !isUnchanged(path, digest));
    const entries = [...this.#presence].filter(([path, isPresent]) => existsSync(path) !== isPresent);
    return [...new Set([...files, ...entries].map(([path]) => path))];
  }

  /** Returns all names whose change can affect these files: their own, link targets, and ancestor folders. */
  watchedFiles(): WatchedFiles {
    const names = new Map<string, Set<string>>();
    const add = (path: string): void => {
      const folder = dirname(path);
      names.set(folder, (names.get(folder) ?? new Set()).add(basename(path)));
    };
    for (const path of this.#presence.keys()) add(path);
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

/** Compares with a digest of the bytes, or of the text decoded without a byte order mark. */
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
