import { readFileSync, realpathSync, statSync } from "node:fs";

/** File system operations for reading a specification. */
export interface FileSystem {
  /** Resolves symbolic links; undefined if there is no file. */
  canonical(path: string): string | undefined;
  /** Returns the size in bytes, or why the file is unusable, as the end of a sentence. */
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
      // Reading a pipe or device could block or never end.
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
