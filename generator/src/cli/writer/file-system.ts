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
 * The file system as the writer needs it, so that a test can make any single step fail. Paths are absolute. Methods
 * throw the platform's errors; "absent" is never an error.
 */
export interface FileSystem {
  /** The type of the entry at a path, without following a symbolic link. */
  kind(path: string): EntryKind | undefined;
  /** The bytes of a file; undefined where there is none. */
  read(path: string): Uint8Array | undefined;
  /** Names in a folder, sorted; empty where there is none. */
  list(path: string): readonly string[];
  /** The path with all symbolic links resolved; undefined where it leads nowhere. */
  canonical(path: string): string | undefined;
  /** When a file was last written, in milliseconds since 1970. */
  modified(path: string): number | undefined;
  /** Creates a folder and those above it. */
  makeFolder(path: string): void;
  /** Writes a file that must not exist yet, and returns when its bytes are on the medium. */
  create(path: string, bytes: Uint8Array): void;
  /** The same for many files at once; when one cannot be written, some of the others may have been. */
  createAll(files: readonly NewFile[]): Promise<void>;
  /** Writes a file that must not exist yet, without waiting for the medium. */
  stage(path: string, bytes: Uint8Array): void;
  /** Gives a file a second name, or copies it where the file system knows no hard links. */
  duplicate(from: string, to: string): void;
  rename(from: string, to: string): void;
  /** Removes a file; no error where there is none. */
  remove(path: string): void;
  /** Removes a folder if it is empty; returns whether it is gone. */
  removeEmptyFolder(path: string): boolean;
  /** Removes a folder with everything in it. */
  removeTree(path: string): void;
  /** Makes renames and removals in a folder durable. */
  syncFolder(path: string): void;
  /**
   * Returns when the names in these folders are on the medium. A file system that flushes many at once, folders or files,
   * writes its own journal once for all of them: one after the other, 150 files take ten times as long.
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

/** More than Node has threads for, so that none of them waits; fewer than a process may open. */
const maxConcurrency = 16;

/** Does the same to all of them, several at once; throws what went wrong first when all is over. */
async function forEach<Item>(items: readonly Item[], action: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.toReversed();
  const next = async (): Promise<void> => {
    for (let item = waiting.pop(); item !== undefined; item = waiting.pop()) await action(item);
  };
  const ends = await Promise.allSettled(Array.from({ length: maxConcurrency }, next));
  const failed = ends.find((end) => end.status === "rejected");
  if (failed !== undefined) throw failed.reason;
}

/** Programs that name their interpreter in the first line are there to be run. */
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

/** Some file systems refuse to flush a folder. */
function isSyncUnsupported(error: unknown): boolean {
  return ["EINVAL", "ENOTSUP", "EISDIR"].includes(errorCode(error) ?? "");
}

/** The code of a platform error, such as `ENOSPC`. */
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

/** The description of a platform error; undefined for unknown errors. */
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

/** On Windows a virus scanner or an editor may lock a file briefly; elsewhere there are no retries. */
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
