import {
  closeSync,
  constants,
  copyFileSync,
  fsyncSync,
  linkSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  unlinkSync,
  writeSync,
} from "node:fs";
import { open } from "node:fs/promises";

export type EntryKind = "file" | "folder" | "link" | "other";

export interface NewFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/**
 * The writer's view of the file system, so that tests can make any step fail. Paths are absolute. Methods throw system
 * errors, except for missing entries.
 */
export interface FileSystem {
  /** Returns the type of an entry, without following symbolic links. */
  kind(path: string): EntryKind | undefined;
  /** Returns the content of a file; undefined if there is none. */
  read(path: string): Uint8Array | undefined;
  /** Returns the sorted names in a folder; empty if there is none. */
  list(path: string): readonly string[];
  /** Resolves all symbolic links; undefined if the path does not exist. */
  canonical(path: string): string | undefined;
  /** Returns the modification time in milliseconds since 1970. */
  modified(path: string): number | undefined;
  /** Creates a folder and its ancestors. */
  makeFolder(path: string): void;
  /** Writes a new file and flushes it to disk. Fails if it exists. */
  create(path: string, bytes: Uint8Array): void;
  /** Writes many new files at once. If one fails, others may have been written. */
  createAll(files: readonly NewFile[]): Promise<void>;
  /** Writes a new file without flushing. Fails if it exists. */
  stage(path: string, bytes: Uint8Array): void;
  /** Creates a hard link, or a copy if the file system has no hard links. */
  duplicate(from: string, to: string): void;
  rename(from: string, to: string): void;
  /** Removes a file if it exists. */
  remove(path: string): void;
  /** Removes a folder if it is empty. Returns whether it is gone. */
  removeEmptyFolder(path: string): boolean;
  /** Removes a folder recursively. */
  removeTree(path: string): void;
  /** Flushes renames and removals in a folder to disk. */
  syncFolder(path: string): void;
  /**
   * Flushes the entries of these folders to disk. Flushed concurrently, they share one journal commit of the file
   * system;
   * sequentially, 150 files take ten times as long.
   */
  flush(folders: readonly string[]): Promise<void>;
}

export const realFileSystem: FileSystem = {
  kind(path) {
    const stats = lstatSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return undefined;
    if (stats.isSymbolicLink()) return "link";
    if (stats.isFile()) return "file";
    return stats.isDirectory() ? "folder" : "other";
  },
  read: (path) => valueIfAbsent(undefined, () => readFileSync(path)),
  list: (path) => valueIfAbsent([], () => readdirSync(path).sort()),
  canonical: (path) => valueIfAbsent(undefined, () => realpathSync.native(path)),
  modified: (path) => lstatSync(path, { throwIfNoEntry: false })?.mtimeMs,
  makeFolder(path) {
    mkdirSync(path, { recursive: true });
  },
  create: (path, bytes) => write(path, bytes, fsyncSync),
  createAll: (files) => forEach(files, createOne),
  stage: (path, bytes) => write(path, bytes),
  duplicate(from, to) {
    try {
      linkSync(from, to);
    } catch (error) {
      if (errorCode(error) === "EEXIST") throw error;
      copyFileSync(from, to, constants.COPYFILE_EXCL);
    }
  },
  rename: (from, to) => retryWhileBusy(() => renameSync(from, to)),
  remove: (path) => valueIfAbsent(undefined, () => retryWhileBusy(() => unlinkSync(path))),
  removeEmptyFolder(path) {
    try {
      rmdirSync(path);
      return true;
    } catch (error) {
      return errorCode(error) === "ENOENT";
    }
  },
  removeTree(path) {
    rmSync(path, { recursive: true, force: true, maxRetries: 3 });
  },
  syncFolder(path) {
    // Windows cannot open folders; its file systems journal renames themselves.
    if (process.platform === "win32") return;
    const handle = openSync(path, "r");
    try {
      fsyncSync(handle);
    } catch (error) {
      if (!isSyncUnsupported(error)) throw error;
    } finally {
      closeSync(handle);
    }
  },
  flush: (folders) => forEach(folders, flushFolder),
};

/** Above the size of Node's thread pool, below the limit on open files. */
const maxConcurrency = 16;

/** Runs an action on all items concurrently. Throws the first error once all have finished. */
async function forEach<Item>(items: readonly Item[], action: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.toReversed();
  const next = async (): Promise<void> => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await action(item);
  };
  const ends = await Promise.allSettled(Array.from({ length: maxConcurrency }, next));
  const failed = ends.find((end) => end.status === "rejected");
  if (failed !== undefined) throw failed.reason;
}

/** Returns the mode of a file: scripts with a shebang are executable. */
function modeOf(bytes: Uint8Array): number {
  return bytes[0] === 0x23 && bytes[1] === 0x21 ? 0o777 : 0o666;
}

async function createOne({ path, bytes }: NewFile): Promise<void> {
  const handle = await open(path, "wx", modeOf(bytes));
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function write(path: string, bytes: Uint8Array, done: (handle: number) => void = () => {}): void {
  const handle = openSync(path, "wx", modeOf(bytes));
  try {
    for (let written = 0; written < bytes.length; ) written += writeSync(handle, bytes, written);
    done(handle);
  } finally {
    closeSync(handle);
  }
}

async function flushFolder(path: string): Promise<void> {
  // Windows cannot open folders; its file systems journal renames themselves.
  if (process.platform === "win32") return;
  const handle = await open(path, "r");
  try {
    await handle.sync();
  } catch (error) {
    if (!isSyncUnsupported(error)) throw error;
  } finally {
    await handle.close();
  }
}

/** Some file systems do not support flushing a folder. */
function isSyncUnsupported(error: unknown): boolean {
  return ["EINVAL", "ENOTSUP", "EISDIR"].includes(errorCode(error) ?? "");
}

/** Returns the code of a system error, such as `ENOSPC`. */
export function errorCode(error: unknown): string | undefined {
  const code = error instanceof Error ? (error as NodeJS.ErrnoException).code : undefined;
  return typeof code === "string" ? code : undefined;
}

const errorReasons: { readonly [code: string]: string } = {
  ENOSPC: "the disk is full (ENOSPC)",
  EDQUOT: "the disk quota is used up (EDQUOT)",
  EACCES: "permission is denied (EACCES)",
  EPERM: "permission is denied (EPERM)",
  EROFS: "the file system is read-only (EROFS)",
  EMFILE: "too many files are open (EMFILE)",
  EBUSY: "a file is in use by another program (EBUSY)",
  EISDIR: "a directory is in the way (EISDIR)",
  ENOTDIR: "a file is in the way of a directory (ENOTDIR)",
  ELOOP: "its symbolic links form a cycle (ELOOP)",
  EEXIST: "another program has created it meanwhile (EEXIST)",
};

/** Describes a system error; undefined if unknown. */
export function reasonOf(error: unknown): string | undefined {
  const code = errorCode(error);
  return code === undefined ? undefined : errorReasons[code];
}

function valueIfAbsent<Value>(absent: Value, action: () => Value): Value {
  try {
    return action();
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(errorCode(error) ?? "")) return absent;
    throw error;
  }
}

/** Retries on Windows, where a virus scanner or editor may lock a file briefly. */
function retryWhileBusy(action: () => void): void {
  for (let attempt = 1; ; attempt += 1) {
    try {
      action();
      return;
    } catch (error) {
      const held = process.platform === "win32" && ["EPERM", "EACCES", "EBUSY"].includes(errorCode(error) ?? "");
      if (!held || attempt === 10) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10 * attempt);
    }
  }
}
