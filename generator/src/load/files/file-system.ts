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

/** Returns a file system with texts that replace those of files, or are those of files that do not exist yet. */
export function withUnsavedFiles(disk: FileSystem, unsaved: ReadonlyMap<string, string>): FileSystem {
  const encoded = new Map<string, Uint8Array>();
  const read = (path: string): Uint8Array | undefined => {
    const text = unsaved.get(path);
    if (text === undefined) return undefined;
    const bytes = encoded.get(path) ?? new TextEncoder().encode(text);
    encoded.set(path, bytes);
    return bytes;
  };
  return {
    canonical: (path) => disk.canonical(path) ?? (unsaved.has(path) ? path : undefined),
    size: (path) => read(path)?.length ?? disk.size(path),
    read: (path) => read(path) ?? disk.read(path),
  };
}
