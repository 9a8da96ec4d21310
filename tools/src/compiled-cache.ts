import { createHash, randomUUID } from "node:crypto";
import { constants } from "node:fs";
import { lstat, mkdir, open, readdir, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import { dirname, isAbsolute, join } from "node:path";

/** Where compiled code is kept between runs, and for whom. */
export interface CacheOptions {
  /** The folder. It belongs to this cache alone. */
  readonly folder: string;
  /** The only user whose files are read. Default: the user of this process. */
  readonly owner?: number | undefined;
  /** Maximum number of entries. Default: 20. */
  readonly entries?: number;
  /** Maximum size of all entries in bytes. Default: 500 MB. */
  readonly size?: number;
}

/** Maximum size of an entry in bytes. */
const maxEntry = 100_000_000;

/** Age in milliseconds from which a file without its final name is a leftover of an interrupted run. */
const leftoverAge = 3_600_000;

/** Length of the first line of an entry: the SHA-256 of the code that follows. */
const headerLength = "// sha256 \n".length + 64;

/**
 * Returns the folder of the cache: in the nearest `node_modules`, else in the cache folder of the user. The code in
 * either runs with the rights of the user in any case.
 *
 * @returns Undefined if neither exists.
 */
export async function cacheFolder(
  cwd: string,
  env: { readonly [name: string]: string | undefined },
): Promise<string | undefined> {
  for (let folder = cwd; ; folder = dirname(folder)) {
    const modules = join(folder, "node_modules");
    const found = await stat(modules).catch(() => undefined);
    // A folder above the project may belong to anyone.
    if (found?.isDirectory() === true && isOwn(found, currentUser())) return join(modules, ".cache", "guildwire");
    if (dirname(folder) === folder) break;
  }
  const { XDG_CACHE_HOME: cache = "", HOME: home = "", LOCALAPPDATA: local = "" } = env;
  if (isAbsolute(cache)) return join(cache, "guildwire");
  if (isAbsolute(home)) return join(home, ".cache", "guildwire");
  return isAbsolute(local) ? join(local, "guildwire", "Cache") : undefined;
}

/**
 * Compiled code by key. An entry is read only if this user alone can write it, and if its code has the recorded hash.
 * A cache that cannot be read or written never fails a command.
 */
export class CompiledCache {
  readonly #folder: string;
  readonly #owner: number | undefined;
  readonly #limits: { readonly entries: number; readonly size: number };

  constructor({ folder, owner = currentUser(), entries = 20, size = 500_000_000 }: CacheOptions) {
    this.#folder = folder;
    this.#owner = owner;
    this.#limits = { entries, size };
  }

  /** Returns the code of a key; undefined without an entry, and for one that cannot be trusted. */
  async read(key: string): Promise<Uint8Array | undefined> {
    try {
      if (!(await this.#isTrusted())) return undefined;
      const path = this.#pathOf(key);
      const code = await this.#verified(path);
      const now = new Date();
      // The time of change is the time of the last use, which decides what is removed first.
      if (code !== undefined) await utimes(path, now, now).catch(() => undefined);
      return code;
    } catch {
      return undefined;
    }
  }

  /** Stores the code of a key, and removes the entries that exceed the limits, least recently used first. */
  async write(key: string, code: Uint8Array): Promise<void> {
    if (code.length + headerLength > Math.min(maxEntry, this.#limits.size)) return;
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 });
      if (!(await this.#isTrusted())) return;
      const path = this.#pathOf(key);
      const temporary = `${path}.${randomUUID()}.tmp`;
      try {
        await writeFile(temporary, Buffer.concat([header(code), code]), { mode: 0o600, flag: "wx" });
        await rename(temporary, path);
      } finally {
        await rm(temporary, { force: true });
      }
      await this.#evict();
    } catch {
      // A full disk or a read-only folder: the next run compiles again.
    }
  }

  #pathOf(key: string): string {
    if (!/^[0-9a-f]{64}$/.test(key)) throw new Error("the key is not a SHA-256");
    return join(this.#folder, `${key}.mjs`);
  }

  /** Whether the folder belongs to the user, is not a link, and is closed to others. */
  async #isTrusted(): Promise<boolean> {
    const found = await lstat(this.#folder);
    return found.isDirectory() && isOwn(found, this.#owner) && isClosed(found, 0o077, this.#owner);
  }

  async #verified(path: string): Promise<Uint8Array | undefined> {
    // Checks concern the opened file, because another one may replace it meanwhile.
    const file = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
    try {
      const found = await file.stat();
      const isUsable = found.isFile() && isOwn(found, this.#owner) && isClosed(found, 0o022, this.#owner);
      if (!isUsable || found.size > maxEntry) return undefined;
      const bytes = await file.readFile();
      const code = bytes.subarray(headerLength);
      return header(code).equals(bytes.subarray(0, headerLength)) ? code : undefined;
    } finally {
      await file.close();
    }
  }

  async #evict(): Promise<void> {
    const names = (await readdir(this.#folder)).filter((name) =>
      /^[0-9a-f]{64}\.mjs(?:\.[0-9a-f-]+\.tmp)?$/.test(name),
    );
    const files = [];
    for (const name of names) {
      const path = join(this.#folder, name);
      const found = await lstat(path).catch(() => undefined);
      if (found !== undefined) files.push({ path, size: found.size, used: found.mtimeMs });
    }
    const latest = files.filter(({ path }) => path.endsWith(".mjs")).sort((one, other) => other.used - one.used);
    let size = 0;
    for (const [index, entry] of latest.entries()) {
      size += entry.size;
      if (index >= this.#limits.entries || size > this.#limits.size) await rm(entry.path, { force: true });
    }
    for (const { path, used } of files) {
      if (path.endsWith(".tmp") && Date.now() - used > leftoverAge) await rm(path, { force: true });
    }
  }
}

function header(code: Uint8Array): Buffer {
  return Buffer.from(`// sha256 ${createHash("sha256").update(code).digest("hex")}\n`);
}

/** The user of this process; undefined on Windows, where the folders of a user are closed to others by default. */
function currentUser(): number | undefined {
  return process.getuid?.();
}

function isOwn({ uid }: { readonly uid: number }, owner: number | undefined): boolean {
  return owner === undefined || uid === owner;
}

function isClosed({ mode }: { readonly mode: number }, bits: number, owner: number | undefined): boolean {
  return owner === undefined || (mode & bits) === 0;
}
