import { execFileSync } from "node:child_process";
import { existsSync, realpathSync, statSync } from "node:fs";
import { dirname, posix, relative, resolve, sep } from "node:path";

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
 * Returns which of some files differ from the last commit of their repository, or are in none.
 *
 * @param paths Absolute paths of files and folders.
 * @param generated A folder in which files that git does not track do not count: they can be generated again.
 */
export function uncommittedFiles(paths: readonly string[], generated: string): readonly string[] {
  const byRepository = new Map<string | undefined, string[]>();
  // What is edited is the target of a link, which git does not look behind.
  for (const path of new Set(paths.filter((one) => existsSync(one)).map((one) => realpathSync(one)))) {
    const top = repositoryOf(isFolder(path) ? path : dirname(path));
    byRepository.set(top, [...(byRepository.get(top) ?? []), path]);
  }
  const regenerated = existsSync(generated) ? realpathSync(generated) : generated;
  return [...byRepository].flatMap(([top, own]) => {
    if (top === undefined) return own;
    // The configuration of git may hide untracked files, or name only their folder.
    const options = ["--porcelain=v1", "-z", "--no-renames", "--untracked-files=all", "--ignored=matching"];
    const listing = git(top, "status", ...options, "--", ...own).toString("utf8");
    return listing.split("\0").flatMap((entry) => {
      const path = resolve(top, entry.slice(3));
      const isUntracked = /^(\?\?|!!)/.test(entry);
      const isRegenerated = isUntracked && (path === regenerated || path.startsWith(`${regenerated}${sep}`));
      return entry === "" || isRegenerated ? [] : [path];
    });
  });
}

/** The root of the repository that contains a folder; undefined if there is none. */
function repositoryOf(folder: string): string | undefined {
  try {
    return realpathSync(git(folder, "rev-parse", "--show-toplevel").toString("utf8").trim());
  } catch (error) {
    if (error instanceof RevisionError) return undefined;
    throw error;
  }
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
}
