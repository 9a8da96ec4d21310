import { chmodSync, lstatSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { basename, dirname, join, resolve, sep } from "node:path";
import type { ChangedFile } from "../stubs/edit-plans.js";
import type { FileInput } from "../stubs/source-files.js";
import { type Disk, errorCode, realDisk } from "./writer/disk.js";
import { manifestName } from "./writer/paths.js";

/** A folder of handlers as it was read. */
export interface StubFolder {
  /** Files that could hold handlers, by their paths in the folder. */
  readonly files: readonly FileInput[];
  /** Files whose bytes are no UTF-8, so that they cannot be changed without loss. */
  readonly undecodable: readonly string[];
}

/** The disk as this writer needs it: people's files keep their permissions. */
export interface StubDisk extends Disk {
  /** Permission bits of the file that a path leads to; undefined where there is none. */
  mode(path: string): number | undefined;
  setMode(path: string, mode: number): void;
}

export const realStubDisk: StubDisk = {
  ...realDisk,
  mode: (path) => statSync(path, { throwIfNoEntry: false })?.mode,
  setMode: (path, mode) => chmodSync(path, mode & 0o7777),
};

const skippedFolders = new Set(["node_modules", "dist", "build", "coverage"]);

/** Reads a folder with those below it, apart from packages, build output, tests and what guildwire generates. */
export function readStubFolder(folder: string): StubFolder {
  const files: FileInput[] = [];
  const undecodable: string[] = [];
  const seen = new Set<string>();
  const visit = (current: string, prefix: string): void => {
    const entries = entriesOf(current);
    if (entries.includes(manifestName)) return;
    for (const name of entries) {
      const path = join(current, name);
      const stats = lstatSync(path, { throwIfNoEntry: false });
      if (stats?.isDirectory() === true) {
        if (!name.startsWith(".") && !skippedFolders.has(name)) visit(path, `${prefix}${name}/`);
        continue;
      }
      if (!isSource(name) || statSync(path, { throwIfNoEntry: false })?.isFile() !== true) continue;
      // A link to a file that is read anyway would make two handlers of one.
      const real = realpathSync.native(path);
      if (seen.has(real) || (stats?.isSymbolicLink() === true && isBelow(real, folder))) continue;
      seen.add(real);
      const text = decoded(readFileSync(path));
      if (text === undefined) undecodable.push(`${prefix}${name}`);
      else files.push({ path: `${prefix}${name}`, text });
    }
  };
  visit(folder, "");
  return { files, undecodable };
}

/** What stopped a write; nothing was changed then. */
export interface WriteRefusal {
  readonly path: string;
  readonly message: string;
}

/**
 * Writes all files or none. Each is staged beside its place, then renamed, so that a crash leaves it wholly old or
 * wholly new; what a crash leaves undone, the next run finds to do. Links and permissions stay as they are.
 */
export function writeStubFiles(
  folder: string,
  files: readonly ChangedFile[],
  disk: StubDisk = realStubDisk,
): WriteRefusal | undefined {
  const targets = files.map((file) => {
    const path = resolve(folder, file.path);
    return { file, path: file.before === undefined ? path : (disk.canonical(path) ?? path) };
  });
  for (const { file, path } of targets) {
    const refusal = refusalOf(file, path, disk);
    if (refusal !== undefined) return { path: file.path, message: refusal };
  }
  const staged: { readonly file: ChangedFile; readonly path: string; readonly stage: string }[] = [];
  const written: typeof staged = [];
  try {
    for (const { file, path } of targets) {
      disk.makeFolder(dirname(path));
      const stage = stageName(path);
      disk.remove(stage);
      staged.push({ file, path, stage });
      disk.create(stage, Buffer.from(file.text, "utf8"));
      const mode = file.before === undefined ? undefined : disk.mode(path);
      if (mode !== undefined) disk.setMode(stage, mode);
    }
    for (const entry of staged) {
      const { file, path, stage } = entry;
      if (file.before === undefined) {
        // Unlike a rename, this fails where somebody else has just written such a file.
        disk.duplicate(stage, path);
      } else {
        if (!isStill(file.before, path, disk)) throw new Error(changedMeanwhile);
        disk.rename(stage, path);
      }
      written.push(entry);
    }
    for (const path of new Set(written.map((entry) => dirname(entry.path)))) disk.syncFolder(path);
    return undefined;
  } catch (error) {
    const failed = staged[written.length] ?? staged.at(-1);
    const undone = undo(written, disk);
    const message = error instanceof Error ? (errorCode(error) ?? error.message) : String(error);
    return {
      path: failed?.file.path ?? ".",
      message: `${message}${undone ? "" : "; not every file could be put back"}`,
    };
  } finally {
    for (const { stage } of staged) removeQuietly(stage, disk);
  }
}

const changedMeanwhile = "it was changed by somebody else while guildwire worked";

function refusalOf(file: ChangedFile, path: string, disk: StubDisk): string | undefined {
  if (file.before === undefined) return disk.kind(path) === undefined ? undefined : "there is such a file by now";
  if (!isStill(file.before, path, disk)) return changedMeanwhile;
  // A rename replaces a read-only file without asking, and whoever made it so did not mean that.
  const mode = disk.mode(path);
  return mode !== undefined && (mode & 0o200) === 0 ? "it is read-only" : undefined;
}

/** Puts back what was written, as far as the disk lets us. */
function undo(
  written: readonly { readonly file: ChangedFile; readonly path: string; readonly stage: string }[],
  disk: StubDisk,
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

function removeQuietly(path: string, disk: StubDisk): void {
  try {
    disk.remove(path);
  } catch {
    // What stays behind is a hidden file that the next run replaces.
  }
}

function stageName(path: string): string {
  return join(dirname(path), `.${basename(path)}.guildwire`);
}

function isStill(text: string, path: string, disk: StubDisk): boolean {
  const bytes = disk.read(path);
  return bytes !== undefined && Buffer.from(text, "utf8").equals(bytes);
}

/** The text of UTF-8 bytes, byte order mark included; undefined where the bytes would not come back the same. */
function decoded(bytes: Buffer): string | undefined {
  const text = bytes.toString("utf8");
  return Buffer.from(text, "utf8").equals(bytes) ? text : undefined;
}

function isSource(name: string): boolean {
  return /\.[cm]?[jt]sx?$/.test(name) && !/\.(d|test|spec|bench)\.[cm]?[jt]sx?$/.test(name) && !name.startsWith(".");
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
