import { randomUUID } from "node:crypto";
import { hostname, uptime } from "node:os";
import { join } from "node:path";
import { errorCode, type FileSystem } from "./file-system.js";

/** The process that holds the lock of an output folder. */
export interface LockHolder {
  readonly pid: number;
  readonly host: string;
  readonly token: string;
}

export interface Lock {
  /** Whether this process still holds the lock. Another process takes it over if it considers the holder dead. */
  isHeld(): boolean;
  release(): void;
}

const remoteLockTimeout = 10 * 60 * 1000;

/** Tokens of locks held by this process, to distinguish them from those of an earlier process with the same id. */
const heldLocks: Set<string> = new Set();

/**
 * Acquires the lock of an output folder, taking over the lock of a dead process. Never waits: `heldBy` is the holder.
 *
 * @param folder The writer's private folder, which must exist.
 */
export function acquireLock(
  folder: string,
  disk: FileSystem,
): { readonly lock: Lock } | { readonly heldBy: LockHolder } {
  const path = join(folder, "lock");
  const mine: LockHolder = { pid: process.pid, host: hostname(), token: randomUUID() };
  const bytes = Buffer.from(`${JSON.stringify(mine)}\n`, "utf8");
  for (let attempt = 1; ; attempt += 1) {
    try {
      disk.stage(path, bytes);
      heldLocks.add(mine.token);
      return { lock: lockOf(path, mine, disk) };
    } catch (error) {
      if (errorCode(error) !== "EEXIST") {
        // A partially written lock would block every process.
        if (errorCode(error) === "ENOSPC") disk.remove(path);
        throw error;
      }
    }
    const text = disk.read(path);
    const holder = text === undefined ? undefined : readHolder(text);
    if (text !== undefined && !isStale(holder, disk.modified(path))) {
      return { heldBy: holder ?? { pid: 0, host: "", token: "" } };
    }
    if (attempt === 10) return { heldBy: holder ?? { pid: 0, host: "", token: "" } };
    if (text !== undefined) removeStaleLock(path, text, mine.token, disk);
  }
}

/**
 * Removes a stale lock by renaming it first: otherwise, of two processes that found it, one could remove the other's
 * new lock.
 */
function removeStaleLock(path: string, stale: Uint8Array, token: string, disk: FileSystem): void {
  const movedPath = `${path}.${token}`;
  try {
    disk.rename(path, movedPath);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return;
    throw error;
  }
  const taken = disk.read(movedPath);
  const isFresh = taken === undefined || Buffer.compare(taken, stale) !== 0;
  if (isFresh) disk.rename(movedPath, path);
  else disk.remove(movedPath);
}

function lockOf(path: string, mine: LockHolder, disk: FileSystem): Lock {
  const isHeld = (): boolean => readHolder(disk.read(path) ?? Buffer.alloc(0))?.token === mine.token;
  return {
    isHeld,
    release() {
      heldLocks.delete(mine.token);
      try {
        if (isHeld()) disk.remove(path);
      } catch {
        // Ignored: the work is done, and the lock of a dead process is taken over.
      }
    },
  };
}

/**
 * Whether a lock is stale. A live process on this machine keeps its lock; a remote one (shared folder) for ten minutes.
 */
function isStale(holder: LockHolder | undefined, modified: number | undefined): boolean {
  const age = modified === undefined ? 0 : Date.now() - modified;
  // An unreadable lock is being written, or its writer was interrupted.
  if (holder === undefined) return age > 2000;
  if (holder.host !== hostname()) return age > remoteLockTimeout;
  if (holder.pid === process.pid) return !heldLocks.has(holder.token);
  if (age > uptime() * 1000 + 60_000) return true;
  try {
    process.kill(holder.pid, 0);
    return false;
  } catch (error) {
    return errorCode(error) === "ESRCH";
  }
}

function readHolder(bytes: Uint8Array): LockHolder | undefined {
  try {
    const value = JSON.parse(Buffer.from(bytes).toString("utf8")) as Partial<LockHolder> | null;
    const { pid, host, token } = value ?? {};
    if (!Number.isSafeInteger(pid) || Number(pid) <= 0 || typeof host !== "string" || typeof token !== "string") {
      return undefined;
    }
    return { pid: Number(pid), host, token };
  } catch {
    return undefined;
  }
}
