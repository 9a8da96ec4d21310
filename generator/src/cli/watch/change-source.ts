import { type FSWatcher, statSync, watch as watchFolder } from "node:fs";

/** Folder → the names in it that matter; absolute. */
export type WatchedFiles = ReadonlyMap<string, ReadonlySet<string>>;

/** Notifies of possible changes. Superfluous and early notifications are allowed, missing ones are not. */
export interface ChangeSource {
  /**
   * From now on these names in these folders count, and no others. A folder that is not there is left out, and one that is
   * another than before under the same name is taken up anew.
   */
  watch(followed: WatchedFiles): void;
  close(): void;
}

/**
 * The file system's own notices, by folder: a file that is replaced, as many editors do, is another file afterwards, of
 * which a watch on the file itself would never hear.
 */
export function watchFileSystem(changed: () => void): ChangeSource {
  const watchers = new Map<string, { readonly watcher: FSWatcher; readonly folder: bigint }>();
  let followed: WatchedFiles = new Map();
  const stop = (folder: string): void => {
    watchers.get(folder)?.watcher.close();
    watchers.delete(folder);
  };
  const start = (folder: string): void => {
    // Asked before the watch begins: if the folder is replaced between the two, the next look finds that out.
    const identity = identityOf(folder);
    try {
      const watcher = watchFolder(folder, (_event, name) => {
        if (name === null || followed.get(folder)?.has(name) === true) changed();
      });
      // A folder that goes away takes its watcher with it; the one above it has noticed.
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

/** The identity of a folder, which differs for a new folder of the same name. */
function identityOf(folder: string): bigint {
  return statSync(folder, { bigint: true, throwIfNoEntry: false })?.ino ?? -1n;
}

function isAbsent(error: unknown): boolean {
  const { code } = error as NodeJS.ErrnoException;
  return code === "ENOENT" || code === "ENOTDIR";
}
