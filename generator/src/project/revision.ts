import { execFileSync } from "node:child_process";
import { realpathSync, statSync } from "node:fs";
import { posix, relative, resolve, sep } from "node:path";

/** The files of a git revision, read from the object database without a checkout. */
export interface Revision {
  /** Absolute path of the repository root. */
  readonly top: string;
  /** Returns the kind of an entry by its path relative to {@link top}, with forward slashes; undefined if absent. */
  kindOf(path: string): EntryKind | undefined;
  /** Returns the content of a regular file by its absolute path below {@link top}; undefined for anything else. */
  readFile(path: string): Uint8Array | undefined;
}

export type EntryKind = "file" | "symbolic link" | "submodule";

/** A failure of git, with a user-facing message. */
export class RevisionError extends Error {
  override readonly name = "RevisionError";
}

/** Maximum size of a tree listing or file. */
const maxBytes = 256 * 1024 * 1024;
const gitTimeout = 60_000;

/**
 * Opens a revision of the repository that contains a folder. Git runs without a shell and without prompts, and
 * arguments cannot be parsed as options.
 *
 * @param name A revision for `git rev-parse`, such as `main` or `HEAD~1`.
 * @throws RevisionError if git, the repository or the revision is missing.
 */
export function openRevision(name: string, cwd: string): Revision {
  if (name === "" || name.startsWith("-")) throw new RevisionError(`${JSON.stringify(name)} is not a git revision`);
  const top = realpathSync(git(cwd, "rev-parse", "--show-toplevel").toString("utf8").trim());
  const commit = commitOf(name, top);
  const entries = parseEntries(git(top, "ls-tree", "-r", "-z", "--full-tree", commit).toString("utf8"));
  const entryAt = (path: string): Entry | undefined => entries.get(relative(top, path).split(sep).join("/"));
  return {
    top,
    kindOf: (path) => entries.get(posix.normalize(path))?.kind,
    readFile(path) {
      const entry = entryAt(path);
      return entry?.kind === "file" ? git(top, "cat-file", "blob", entry.object) : undefined;
    },
  };
}

function commitOf(name: string, top: string): string {
  try {
    return git(top, "rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`).toString("utf8").trim();
  } catch (error) {
    if (error instanceof RevisionError && error.cause !== undefined) throw error;
    if (name === "HEAD") throw new RevisionError("the repository has no commit yet; commit the document first");
    throw new RevisionError(`git knows no revision ${JSON.stringify(name)}`);
  }
}

interface Entry {
  readonly kind: EntryKind;
  readonly object: string;
}

/** Parses lines of `ls-tree -z`: mode, type, object, tab, path. */
function parseEntries(listing: string): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  for (const line of listing.split("\0")) {
    const tab = line.indexOf("\t");
    if (tab < 0) continue;
    const [mode = "", type = "", object = ""] = line.slice(0, tab).split(" ");
    const kind = mode === "120000" ? "symbolic link" : type === "commit" ? "submodule" : "file";
    entries.set(line.slice(tab + 1), { kind, object });
  }
  return entries;
}

/** @throws RevisionError, with a cause if git itself could not be run. */
function git(cwd: string, ...args: readonly string[]): Buffer {
  try {
    return execFileSync("git", args, {
      cwd: resolve(cwd),
      encoding: "buffer",
      maxBuffer: maxBytes,
      timeout: gitTimeout,
      stdio: ["ignore", "pipe", "pipe"],
      env: { ...process.env, GIT_TERMINAL_PROMPT: "0", GIT_OPTIONAL_LOCKS: "0", GIT_NO_LAZY_FETCH: "1", LC_ALL: "C" },
    });
  } catch (error) {
    const { code, stderr } = error as NodeJS.ErrnoException & { readonly stderr?: Buffer };
    if (code === "ENOENT") throw new RevisionError("git is not installed, or not on the path", { cause: error });
    if (code === "ENOBUFS" || code === "ETIMEDOUT") {
      throw new RevisionError("git printed more or took longer than allowed", { cause: error });
    }
    const firstErrorLine =
      stderr
        ?.toString("utf8")
        .split("\n")[0]
        ?.replace(/^fatal: /, "") ?? "";
    if (firstErrorLine.startsWith("not a git repository")) {
      throw new RevisionError("the working directory is in no git repository", { cause: error });
    }
    throw new RevisionError(firstErrorLine === "" ? `git ${args[0]} failed` : `git: ${firstErrorLine}`);
  }
}

/**
 * Returns which of some files differ from the last commit, or are in none; all of them outside of a repository.
 *
 * @param paths Absolute paths of files and folders. Of a folder, files that git does not track do not count.
 */
export function uncommittedFiles(paths: readonly string[], cwd: string): readonly string[] {
  if (paths.length === 0) return [];
  try {
    const top = realpathSync(git(cwd, "rev-parse", "--show-toplevel").toString("utf8").trim());
    const listing = git(cwd, "status", "--porcelain=v1", "-z", "--no-renames", "--ignored=matching", "--", ...paths);
    const folders = new Set(paths.filter((path) => isFolder(path)).map((path) => realpathSync(path)));
    return listing
      .toString("utf8")
      .split("\0")
      .flatMap((entry) => {
        const path = resolve(top, entry.slice(3));
        const isUntracked = /^(\?\?|!!)/.test(entry);
        const isInFolder = [...folders].some((folder) => path === folder || path.startsWith(`${folder}${sep}`));
        return entry === "" || (isUntracked && isInFolder) ? [] : [path];
      });
  } catch (error) {
    if (error instanceof RevisionError) return paths;
    throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
