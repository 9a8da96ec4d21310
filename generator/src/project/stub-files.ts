import { chmodSync, lstatSync, readdirSync, readFileSync, realpathSync, type Stats, statSync } from "node:fs";
import { basename, dirname, join, resolve, sep } from "node:path";
import type { ChangedFile } from "../stubs/edit-plans.js";
import type { FileInput } from "../stubs/source-files.js";
import { errorCode, type FileSystem, realFileSystem, reasonOf } from "../write/file-system.js";
import { manifestName } from "../write/paths.js";

/** The contents of a handlers folder. */
export interface StubFolder {
  /** Files that can contain handlers, and their tests, by relative path. */
  readonly files: readonly FileInput[];
  /** Relative paths of its directories. */
  readonly directories: readonly string[];
}

/** Thrown if a file or directory that may contain handlers is unreadable. */
export class UnreadableStubs extends Error {
  /** Relative to the handlers folder; empty for the folder itself. */
  readonly path: string;

  constructor(path: string, message: string) {
    super(message);
    this.path = path;
  }
}

/** The file system operations of this writer: user-owned files keep their permissions. */
export interface StubFileSystem extends FileSystem {
  /** Returns the permission bits of a file; undefined if there is none. */
  mode(path: string): number | undefined;
  setMode(path: string, mode: number): void;
}

export const realStubFileSystem: StubFileSystem = {
  ...realFileSystem,
  mode: (path) => statSync(path, { throwIfNoEntry: false })?.mode,
  setMode: (path, mode) => chmodSync(path, mode & 0o7777),
};

const skippedFolders = new Set(["node_modules", "dist", "build", "coverage"]);

/** Limit that rules out a wrong folder. */
const maxFiles = 20_000;
const maxFolderDepth = 64;

/**
 * Reads a folder recursively, except packages, build output and generated files. Symbolic links to directories are
 * followed, each directory once.
 *
 * @throws UnreadableStubs
 */
export function readStubFolder(folder: string): StubFolder {
  const files: FileInput[] = [];
  const directories: string[] = [];
  const seen = new Set<string>();
  const visit = (current: string, prefix: string, depth: number): void => {
    const entries = readOrThrow(prefix, () => entriesOf(current));
    if (entries.includes(manifestName)) return;
    if (entries.length > 0) seen.add(realpathSync.native(current));
    if (depth > maxFolderDepth) throw new UnreadableStubs(prefix, `more than ${maxFolderDepth} directories deep`);
    for (const name of entries) {
      const path = join(current, name);
      const own = `${prefix}${name}`;
      const stats = lstatSync(path, { throwIfNoEntry: false });
      const target = stats?.isSymbolicLink() === true ? readLink(path, own) : stats;
      if (target?.isDirectory() === true) {
        directories.push(own);
        if (name.startsWith(".") || skippedFolders.has(name)) continue;
        if (stats?.isSymbolicLink() === true && containsFolder(realpathSync.native(path), folder)) continue;
        if (!seen.has(realpathSync.native(path))) visit(path, `${own}/`, depth + 1);
        continue;
      }
      if (!isSource(name) || target?.isFile() !== true) continue;
      // A link to a file inside the folder would duplicate its handlers.
      const real = realpathSync.native(path);
      if (seen.has(real) || (stats?.isSymbolicLink() === true && isBelow(real, folder))) continue;
      seen.add(real);
      if (files.length === maxFiles) throw new UnreadableStubs("", `more than ${maxFiles} source files in it`);
      files.push({ path: own, ...decoded(readOrThrow(own, () => readFileSync(path))), ...roleOf(name) });
    }
  };
  visit(folder, "", 0);
  return { files, directories };
}

/** Returns the target of a link; undefined if it is broken. */
function readLink(path: string, name: string): Stats | undefined {
  return readOrThrow(name, () => statSync(path, { throwIfNoEntry: false }));
}

function readOrThrow<Value>(path: string, action: () => Value): Value {
  try {
    return action();
  } catch (error) {
    throw new UnreadableStubs(path, reasonOf(error) ?? errorCode(error) ?? String(error));
  }
}

/** Why nothing was written. */
export interface WriteRefusal {
  readonly path: string;
  readonly message: string;
}

interface WriteTarget {
  readonly file: ChangedFile;
  readonly path: string;
}

function targetsOf(folder: string, files: readonly ChangedFile[], disk: StubFileSystem): readonly WriteTarget[] {
  return files.map((file) => {
    const path = resolve(folder, file.path);
    return { file, path: file.before === undefined ? path : (disk.canonical(path) ?? path) };
  });
}

/** Why {@link writeStubFiles} would write nothing, such as a read-only file. */
export function writeRefusalOf(
  folder: string,
  files: readonly ChangedFile[],
  disk: StubFileSystem = realStubFileSystem,
): WriteRefusal | undefined {
  for (const { file, path } of targetsOf(folder, files, disk)) {
    const message = findWriteRefusal(file, path, disk);
    if (message !== undefined) return { path: file.path, message };
  }
  return undefined;
}

/**
 * Writes all files or none. Each is staged beside its target and renamed, so that a crash leaves it entirely old or
 * new; the next run writes the rest. Links and permissions are preserved.
 */
export function writeStubFiles(
  folder: string,
  files: readonly ChangedFile[],
  disk: StubFileSystem = realStubFileSystem,
): WriteRefusal | undefined {
  const refusal = writeRefusalOf(folder, files, disk);
  if (refusal !== undefined) return refusal;
  const targets = targetsOf(folder, files, disk);
  const staged: { readonly file: ChangedFile; readonly path: string; readonly stage: string }[] = [];
  const written: typeof staged = [];
  try {
    for (const { file, path } of targets) {
      disk.makeFolder(dirname(path));
      const stage = stagingName(path);
      disk.remove(stage);
      staged.push({ file, path, stage });
      disk.create(stage, Buffer.from(file.text, "utf8"));
      const mode = file.before === undefined ? undefined : disk.mode(path);
      if (mode !== undefined) disk.setMode(stage, mode);
    }
    for (const entry of staged) {
      const { file, path, stage } = entry;
      if (file.before === undefined) {
        // Unlike a rename, this fails if another process has just created the file.
        disk.duplicate(stage, path);
      } else {
        if (!isUnchanged(file.before, path, disk)) throw new Error(changedMeanwhileMessage);
        disk.rename(stage, path);
      }
      written.push(entry);
    }
    for (const path of new Set(written.map((entry) => dirname(entry.path)))) disk.syncFolder(path);
    return undefined;
  } catch (error) {
    const failed = staged[written.length] ?? staged.at(-1);
    const undone = undo(written, disk);
    const message = error instanceof Error ? (reasonOf(error) ?? errorCode(error) ?? error.message) : String(error);
    return {
      path: failed?.file.path ?? ".",
      message: `${message}${undone ? "" : "; not every file could be put back"}`,
    };
  } finally {
    for (const { stage } of staged) removeQuietly(stage, disk);
  }
}

const changedMeanwhileMessage = "another process changed it during the run";

function findWriteRefusal(file: ChangedFile, path: string, disk: StubFileSystem): string | undefined {
  if (file.before === undefined) {
    const kind = disk.kind(path);
    if (kind === undefined) return undefined;
    return kind === "folder" ? "a directory is in the way" : "another program has created it meanwhile";
  }
  if (!isUnchanged(file.before, path, disk)) return changedMeanwhileMessage;
  // A rename would replace a read-only file, against the owner's intent.
  const mode = disk.mode(path);
  return mode !== undefined && (mode & 0o200) === 0 ? "it is read-only" : undefined;
}

/** Restores what was written, if possible. */
function undo(
  written: readonly { readonly file: ChangedFile; readonly path: string; readonly stage: string }[],
  disk: StubFileSystem,
): boolean {
  let complete = true;
  for (const { file, path, stage } of [...written].reverse()) {
    try {
      if (file.before === undefined) disk.remove(path);
      else {
        const mode = disk.mode(path);
        disk.remove(stage);
        disk.create(stage, Buffer.from(file.before, "utf8"));
        if (mode !== undefined) disk.setMode(stage, mode);
        disk.rename(stage, path);
      }
    } catch {
      complete = false;
    }
  }
  return complete;
}

function removeQuietly(path: string, disk: StubFileSystem): void {
  try {
    disk.remove(path);
  } catch {
    // A remaining stage file is hidden and replaced by the next run.
  }
}

function stagingName(path: string): string {
  return join(dirname(path), `.${basename(path)}.guildwire`);
}

function isUnchanged(text: string, path: string, disk: StubFileSystem): boolean {
  const bytes = disk.read(path);
  return bytes !== undefined && Buffer.from(text, "utf8").equals(bytes);
}

/**
 * Decodes a file, including a byte order mark. A file that does not round-trip as UTF-8 is decoded as well as possible.
 */
function decoded(bytes: Buffer): Pick<FileInput, "text" | "uneditableReason"> {
  const text = bytes.toString("utf8");
  if (Buffer.from(text, "utf8").equals(bytes) && !text.includes("\0")) return { text };
  const encoding = utf16Of(bytes);
  if (encoding === undefined) return { text: bytes.toString("latin1"), uneditableReason: "it is not UTF-8" };
  return { text: new TextDecoder(encoding).decode(bytes), uneditableReason: "it is UTF-16" };
}

/** Detects UTF-16 by its byte order mark, or by zeros in every other byte of mostly ASCII text. */
function utf16Of(bytes: Buffer): "utf-16le" | "utf-16be" | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const start = bytes.subarray(0, 256);
  const zeros = (odd: number): number => start.filter((byte, index) => byte === 0 && index % 2 === odd).length;
  if (zeros(1) * 4 > start.length) return "utf-16le";
  return zeros(0) * 4 > start.length ? "utf-16be" : undefined;
}

function isSource(name: string): boolean {
  if (name.startsWith(".") || /\.d\.[cm]?ts$/.test(name)) return false;
  return /\.[cm]?[jt]sx?$/.test(name) && !/\.(bench|(test|spec)\.[cm]?jsx?$)/.test(name);
}

function roleOf(name: string): Pick<FileInput, "isTest"> {
  return /\.(test|spec)\.[cm]?tsx?$/.test(name) ? { isTest: true } : {};
}

/** Whether a directory is or contains the folder: following a link to it would not terminate. */
function containsFolder(path: string, folder: string): boolean {
  const root = realpathSync.native(folder);
  return root === path || root.startsWith(path.endsWith(sep) ? path : `${path}${sep}`);
}

function isBelow(path: string, folder: string): boolean {
  const root = realpathSync.native(folder);
  return path.startsWith(root.endsWith(sep) ? root : `${root}${sep}`);
}

function entriesOf(folder: string): readonly string[] {
  try {
    return readdirSync(folder).sort();
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
}
