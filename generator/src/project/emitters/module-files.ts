import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { compareText } from "../../values/text.js";
import { sha256 } from "../../write/digest.js";

/** A source file of an emitter. */
export interface CodeFile {
  /** Absolute. */
  readonly path: string;
  readonly sha256: string;
}

/** Limit on the number of files: a quoted path may lead anywhere. */
const maxFiles = 500;

/**
 * Returns the module and, transitively, every file whose relative path is quoted in one of them: imports of any form,
 * and data read with `new URL("./table.json", import.meta.url)`. A superfluous file only causes unnecessary runs. In
 * discovery order without duplicates.
 */
export function filesOfModule(entry: string): readonly CodeFile[] {
  const found = new Map<string, CodeFile>();
  const pending = [entry];
  for (let path = pending.shift(); path !== undefined && found.size < maxFiles; path = pending.shift()) {
    const file = canonicalFile(path);
    if (file === undefined || found.has(file)) continue;
    const bytes = readFileSync(file);
    found.set(file, { path: file, sha256: sha256(bytes) });
    if (!/\.[cm]?[jt]sx?$/.test(file)) continue;
    for (const [, quoted = ""] of bytes.toString("utf8").matchAll(/["'`](\.\.?\/[^"'`\n]{1,1000})["'`]/g)) {
      pending.push(resolve(dirname(file), quoted));
    }
  }
  return [...found.values()];
}

/** Returns a machine-independent digest of the files and their paths relative to the first. */
export function digestOfFiles(files: readonly CodeFile[]): string {
  const folder = dirname(files[0]?.path ?? "");
  const lines = files.map(({ path, sha256: hash }) => [relative(folder, path).split(sep).join("/"), hash]);
  return sha256(JSON.stringify(lines.toSorted(([one = ""], [other = ""]) => compareText(one, other))));
}

/** Returns the nearest package.json above a file. */
export function packageFileOf(path: string): string | undefined {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    const candidate = join(folder, "package.json");
    if (existsSync(candidate)) return candidate;
    if (dirname(folder) === folder) return undefined;
  }
}

function canonicalFile(path: string): string | undefined {
  try {
    return statSync(path).isFile() ? realpathSync.native(path) : undefined;
  } catch {
    return undefined;
  }
}
