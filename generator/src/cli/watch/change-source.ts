import { type FSWatcher, statSync, watch as watchFolder } from "node:fs";

/** Maps absolute folders to the watched names in them. */
export type WatchedFiles = ReadonlyMap<string, ReadonlySet<string>>;

/** Notifies of possible changes. May notify too often or too early, but never misses a change. */
export interface ChangeSource {
  /**
   * Replaces the set of watched names. Missing folders are skipped; a folder replaced under the same name is watched
   * again.
   */
  watch(followed: WatchedFiles): void;
  close(): void;
}

/** Watches folders instead of files: editors often replace a file, and a watch on the old file would miss that. */
export function watchFileSystem(changed: () => void): ChangeSource {
  const watchers = new Map<string, { readonly watcher: FSWatcher; readonly folder: bigint }>();
  let followed: WatchedFiles = new Map();
  const stop = (folder: string): void => {
    watchers.get(folder)?.watcher.close();
    watchers.delete(folder);
  };
  const start = (folder: string): void => {
    // Read before watching: if the folder is replaced in between, the next check notices.
    const identity = identityOf(folder);
    try {
      const watcher = watchFolder(folder, (_event, name) => {
        if (name === null || followed.get(folder)?.has(name) === true) changed();
      });
      // The watcher of a removed folder fails; the watcher of its parent has noticed the removal.
      watcher.on("error", () => {
        stop(folder);
        changed();
      });
      watchers.set(folder, { watcher, folder: identity });
    } catch (error) {
      if (!isAbsent(error)) throw error;
    }
  };
  return {
    watch(next) {
      followed = next;
      for (const [path, { folder }] of [...watchers]) if (!next.has(path) || identityOf(path) !== folder) stop(path);
      for (const folder of next.keys()) if (!watchers.has(folder)) start(folder);
    },
    close() {
      for (const folder of [...watchers.keys()]) stop(folder);
    },
  };
}

/** Returns the identity of a folder, which changes if it is replaced. */
function identityOf(folder: string): bigint {
  return statSync(folder, { bigint: true, throwIfNoEntry: false })?.ino ?? -1n;
}

function isAbsent(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === "ENOENT" || code === "ENOTDIR";
}
