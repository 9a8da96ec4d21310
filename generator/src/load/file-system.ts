import { readFileSync, realpathSync, statSync } from "node:fs";

/** What reading a specification needs of a file system. */
export interface FileSystem {
  /** The path without symbolic links; undefined where there is no file. */
  canonical(path: string): string | undefined;
  /** The size in bytes, or why the file is unusable, as the rest of a sentence. */
  size(path: string): number | string;
  read(path: string): Uint8Array | undefined;
}

export const realFileSystem: FileSystem = {
  canonical(path) {
    try {
      return realpathSync.native(path);
    } catch {
      return undefined;
    }
  },
  size(path) {
    try {
      const status = statSync(path);
      // A pipe or a device would block or never end.
      if (status.isFile()) return status.size;
      return status.isDirectory() ? "is a folder" : "is not a regular file";
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === "ENOENT" ? "does not exist" : "cannot be read";
    }
  },
  read(path) {
    try {
      return readFileSync(path);
    } catch {
      return undefined;
    }
  },
};

export function virtualFileSystem(readFile: (path: string) => Uint8Array | undefined): FileSystem {
  const held: Map<string, Uint8Array | undefined> = new Map();
  const read = (path: string): Uint8Array | undefined => {
    if (!held.has(path)) held.set(path, readFile(path));
    return held.get(path);
  };
  return {
    // A virtual file system has no links.
    canonical: (path) => (read(path) === undefined ? undefined : path),
    size: (path) => read(path)?.length ?? "does not exist",
    read,
  };
}
