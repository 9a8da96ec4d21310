import { existsSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { isObject } from "../values/json.js";
import { parseManifest } from "../write/manifest.js";
import { manifestName } from "../write/paths.js";
import type { Settings } from "./settings.js";

/** Maximum number of folders above a file that are searched. */
const maxDepth = 64;

/** The folder of an output that contains a file. */
export interface OutputFolder {
  readonly root: string;
  /** Whether the output is that of the document, or of another one. */
  readonly isOwn: boolean;
}

/**
 * Decides whether a file belongs to the output of one document. The manifest in its folder says so, not the name under
 * which a program imports it.
 */
export class GeneratedFiles {
  readonly #outDir: string;
  readonly #realOutDir: string;
  readonly #packageName: string | undefined;
  /** By folder: the files that its manifest lists; undefined for a folder without one. */
  readonly #manifests = new Map<string, ReadonlySet<string> | undefined>();

  constructor({ outDir, packageName, sourceOutput }: Pick<Settings, "outDir" | "packageName" | "sourceOutput">) {
    this.#outDir = outDir;
    this.#realOutDir = realPath(outDir);
    this.#packageName = sourceOutput === undefined ? packageName : undefined;
  }

  /**
   * @param path Absolute. It may lack an extension or name the compiled form of a source file.
   * @returns Whether the file is part of the output; undefined if it belongs to no output at all.
   */
  owns(path: string): boolean | undefined {
    return this.folderOf(path)?.isOwn;
  }

  /** Returns the output that a file belongs to; undefined if it belongs to none. */
  folderOf(path: string): OutputFolder | undefined {
    const real = realPath(path);
    for (const [root, inRoot] of [
      [this.#outDir, path],
      [this.#realOutDir, real],
    ] as const) {
      if (!isIn(inRoot, root)) continue;
      const listed = this.#listedIn(root);
      // Before the first run, there is no manifest. A file beside generated ones is the user's.
      const isGenerated =
        listed === undefined || isListed(slashes(relative(root, inRoot)), listed) || !existsSync(real);
      return isGenerated ? { root, isOwn: true } : undefined;
    }
    for (let folder = dirname(real), depth = 0; depth < maxDepth; folder = dirname(folder), depth += 1) {
      const listed = this.#listedIn(folder);
      if (listed !== undefined) {
        const isGenerated = isListed(slashes(relative(folder, real)), listed) || !existsSync(real);
        return isGenerated ? { root: folder, isOwn: this.#isCopy(folder) } : undefined;
      }
      if (dirname(folder) === folder) break;
    }
    return undefined;
  }

  /** Whether a folder with a manifest is an installed copy of the package, under whatever name. */
  #isCopy(folder: string): boolean {
    if (this.#packageName === undefined) return false;
    try {
      const manifest: unknown = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
      return isObject(manifest) && manifest["name"] === this.#packageName;
    } catch {
      return false;
    }
  }

  #listedIn(folder: string): ReadonlySet<string> | undefined {
    if (this.#manifests.has(folder)) return this.#manifests.get(folder);
    const listed = readListed(folder);
    this.#manifests.set(folder, listed);
    return listed;
  }
}

function readListed(folder: string): ReadonlySet<string> | undefined {
  try {
    const parsed = parseManifest(readFileSync(join(folder, manifestName), "utf8"));
    return "manifest" in parsed ? new Set(parsed.manifest.files.map(({ path }) => path)) : new Set();
  } catch {
    return undefined;
  }
}

/** Whether a manifest lists a module: `dist/client/index.js` is compiled from `src/client/index.ts`. */
function isListed(path: string, listed: ReadonlySet<string>): boolean {
  const stem = path.replace(/(\.d)?\.[cm]?[jt]sx?$/, "");
  const stems = [stem, stem.replace(/^dist(\/|$)/, "src$1")];
  const candidates = stems.flatMap((one) => [`${one}.ts`, one === "" ? "index.ts" : `${one}/index.ts`]);
  return [path, ...candidates].some((candidate) => listed.has(candidate));
}

/** Returns the folder of an installed package, as `node_modules` above a folder has it; undefined if there is none. */
export function installedPackage(specifier: string, from: string): string | undefined {
  const [, name] = /^((?:@[^/]+\/)?[^/]+)/.exec(specifier) ?? [];
  if (name === undefined) return undefined;
  for (let folder = from, depth = 0; depth < maxDepth; folder = dirname(folder), depth += 1) {
    const path = join(folder, "node_modules", name);
    if (existsSync(path)) return path;
    if (dirname(folder) === folder) return undefined;
  }
  return undefined;
}

function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : `${folder}${sep}`);
}

function slashes(path: string): string {
  return path.split(sep).join("/");
}

/** Returns a path without symbolic links, as far as its folders exist. */
function realPath(path: string): string {
  const absolute = resolve(path);
  for (let folder = absolute; ; folder = dirname(folder)) {
    try {
      return join(realpathSync.native(folder), relative(folder, absolute));
    } catch {
      if (dirname(folder) === folder) return absolute;
    }
  }
}
