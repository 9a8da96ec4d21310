import { dirname } from "node:path/posix";
import type { EntryKind, FileSystem, NewFile } from "../../generator/src/write/file-system.js";

type Entry =
  | { readonly kind: "file"; readonly bytes: Uint8Array }
  | { readonly kind: "folder" }
  | { readonly kind: "link"; readonly target: string };

/** An in-memory file system that counts changes. Only absolute paths with forward slashes. */
export class MemoryDisk implements FileSystem {
  readonly entries: Map<string, Entry> = new Map([["/", { kind: "folder" }]]);
  /** Paths of files whose bytes or name changed, in order. */
  readonly touched: string[] = [];
  /** Files whose bytes are not synced yet. */
  readonly unflushed: Set<string> = new Set();
  /** Whether file names are case-insensitive, as on Windows and macOS. */
  readonly foldsCase: boolean;
  /** When every file was last written, in milliseconds since 1970. */
  writtenAt = 0;

  constructor(options: { foldsCase?: boolean } = {}) {
    this.foldsCase = options.foldsCase ?? false;
  }

  put(path: string, text: string): void {
    this.makeFolder(dirname(path));
    this.entries.set(this.#find(path) ?? path, { kind: "file", bytes: Buffer.from(text, "utf8") });
  }

  link(path: string, target: string): void {
    this.makeFolder(dirname(path));
    this.entries.set(path, { kind: "link", target });
  }

  /** An independent copy of the file system. */
  copy(): MemoryDisk {
    const copied = new MemoryDisk({ foldsCase: this.foldsCase });
    for (const [path, entry] of this.entries) copied.entries.set(path, entry);
    for (const path of this.unflushed) copied.unflushed.add(path);
    return copied;
  }

  /** Every file below a folder with its content, without the writer's own folder. */
  files(folder: string): Record<string, string> {
    const found: Record<string, string> = {};
    for (const [path, entry] of [...this.entries].sort(([one], [other]) => (one < other ? -1 : 1))) {
      if (entry.kind !== "file" || !path.startsWith(`${folder}/`) || path.startsWith(`${folder}/.guildwire/`)) continue;
      found[path.slice(folder.length + 1)] = Buffer.from(entry.bytes).toString("utf8");
    }
    return found;
  }

  kind(path: string): EntryKind | undefined {
    const found = this.#find(path);
    return found === undefined ? undefined : this.entries.get(found)?.kind;
  }

  read(path: string): Uint8Array | undefined {
    const entry = this.#entry(this.canonical(path) ?? path);
    return entry?.kind === "file" ? entry.bytes : undefined;
  }

  list(path: string): readonly string[] {
    const folder = this.#find(path) ?? path;
    const prefix = folder === "/" ? "/" : `${folder}/`;
    const below = [...this.entries.keys()].filter((entry) => entry !== "/" && entry.startsWith(prefix));
    return below
      .map((entry) => entry.slice(prefix.length))
      .filter((name) => !name.includes("/"))
      .sort();
  }

  canonical(path: string): string | undefined {
    const found = this.#find(path);
    if (found === undefined) return undefined;
    const entry = this.entries.get(found);
    return entry?.kind === "link" ? this.canonical(entry.target) : found;
  }

  modified(path: string): number | undefined {
    return this.kind(path) === undefined ? undefined : this.writtenAt;
  }

  makeFolder(path: string): void {
    const kind = this.kind(path);
    if (kind === "folder") return;
    if (kind !== undefined) throw platformError("EEXIST");
    this.makeFolder(dirname(path));
    this.entries.set(path, { kind: "folder" });
  }

  create(path: string, bytes: Uint8Array): void {
    if (this.kind(path) !== undefined) throw platformError("EEXIST");
    if (this.kind(dirname(path)) !== "folder") throw platformError("ENOENT");
    this.entries.set(path, { kind: "file", bytes });
    this.touched.push(path);
  }

  async createAll(files: readonly NewFile[]): Promise<void> {
    for (const { path, bytes } of files) this.create(path, bytes);
  }

  stage(path: string, bytes: Uint8Array): void {
    this.create(path, bytes);
    this.unflushed.add(path);
  }

  /** Loses unsynced data, but keeps file names. */
  losePower(): void {
    for (const path of this.unflushed) {
      if (this.kind(path) === "file") this.entries.set(path, { kind: "file", bytes: new Uint8Array() });
    }
    this.unflushed.clear();
  }

  duplicate(from: string, to: string): void {
    const entry = this.#entry(from);
    if (entry === undefined) throw platformError("ENOENT");
    if (this.kind(to) !== undefined) throw platformError("EEXIST");
    this.entries.set(to, entry);
  }

  rename(from: string, to: string): void {
    const source = this.#find(from);
    const entry = this.#entry(from);
    if (source === undefined || entry === undefined) throw platformError("ENOENT");
    if (this.kind(dirname(to)) !== "folder") throw platformError("ENOENT");
    if (this.kind(to) === "folder") throw platformError("EISDIR");
    const replaced = this.#find(to);
    if (replaced !== undefined) this.entries.delete(replaced);
    this.entries.delete(source);
    // On a case-insensitive file system, the existing name stays.
    this.entries.set(replaced ?? to, entry);
    if (this.unflushed.delete(source)) this.unflushed.add(replaced ?? to);
    this.touched.push(to);
  }

  remove(path: string): void {
    const found = this.#find(path);
    if (found === undefined) return;
    if (this.entries.get(found)?.kind === "folder") throw platformError("EISDIR");
    this.entries.delete(found);
    this.touched.push(path);
  }

  removeEmptyFolder(path: string): boolean {
    if (this.kind(path) === undefined) return true;
    if (this.kind(path) !== "folder" || this.list(path).length > 0) return false;
    this.entries.delete(this.#find(path) ?? path);
    return true;
  }

  removeTree(path: string): void {
    for (const entry of [...this.entries.keys()]) {
      if (entry === path || entry.startsWith(`${path}/`)) this.entries.delete(entry);
    }
  }

  syncFolder(path: string): void {
    if (this.kind(path) !== "folder") throw platformError("ENOENT");
  }

  async flush(folders: readonly string[]): Promise<void> {
    for (const path of folders) this.syncFolder(path);
  }

  #entry(path: string): Entry | undefined {
    const found = this.#find(path);
    return found === undefined ? undefined : this.entries.get(found);
  }

  #find(path: string): string | undefined {
    if (this.entries.has(path)) return path;
    if (!this.foldsCase) return undefined;
    return [...this.entries.keys()].find((entry) => entry.toLowerCase() === path.toLowerCase());
  }
}

export function platformError(code: string): NodeJS.ErrnoException {
  return Object.assign(new Error(`${code}: as arranged by the test`), { code });
}
