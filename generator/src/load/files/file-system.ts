import type { FileSystem } from "../../platform/platform.js";

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
