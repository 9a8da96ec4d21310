import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { type EmitterDefinition, emitterApiVersion } from "../../emit/contract.js";
import { problemOfDefinition } from "../../emit/plugin.js";
import { sha256 } from "../../write/digest.js";
import { type CodeFile, digestOfFiles, filesOfModule, packageFileOf } from "./module-files.js";

/** The module of a third-party emitter. */
export interface EmitterModule {
  readonly definition: EmitterDefinition;
  /** Identifies the code on any machine: name and version of the package, or a digest of its files. */
  readonly identity: string;
  /** The module, the files it references by relative path, and the package.json of a package. */
  readonly files: readonly CodeFile[];
}

/** A module that cannot be used as an emitter. The message is a sentence without a full stop. */
export interface UnusableModule {
  readonly message: string;
  readonly expected?: string;
  readonly fix?: string;
  /** Files that were read nevertheless. */
  readonly files: readonly CodeFile[];
}

/** Whether the name in the configuration is a file path. */
export function isPath(use: string): boolean {
  return /^(?:\.{1,2}[\\/]|\/|[A-Za-z]:[\\/])/.test(use);
}

/** Resolves a module from the folder of the configuration, as Node does. */
export async function locateModule(use: string, folder: string): Promise<string | undefined> {
  const { resolve: resolveModule } = await import("import-meta-resolve");
  const specifier = /^(?:\/|[A-Za-z]:[\\/])/.test(use) ? pathToFileURL(use).href : use.replaceAll("\\", "/");
  try {
    const url = resolveModule(specifier, pathToFileURL(join(folder, "guildwire.config.yaml")).href);
    if (!url.startsWith("file:")) return undefined;
    const path = fileURLToPath(url);
    return filesOfModule(path).length === 0 ? undefined : path;
  } catch {
    return undefined;
  }
}

/** Loads a module whose default export must be an emitter. `use` is its name in the configuration. */
export async function loadModule(use: string, path: string): Promise<EmitterModule | UnusableModule> {
  const files = filesOfModule(path);
  const stale = findChangedFile(path, files);
  if (stale !== undefined) {
    const message = `${use} was loaded before ${stale} changed, and Node loads a file that is imported only once`;
    return { message, fix: "start guildwire anew", files };
  }
  let definition: unknown;
  try {
    definition = ((await import(moduleUrlOf(path, files))) as { readonly default?: unknown }).default;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { message: `${use} cannot be loaded: ${reason}`, files };
  }
  const version = (definition as { readonly apiVersion?: unknown } | null | undefined)?.apiVersion;
  if (typeof version === "number" && version !== emitterApiVersion) {
    const message = `${use} is written for version ${version} of the emitter interface`;
    const expected = `version ${emitterApiVersion}, which is the one of this generator`;
    const fix = `install a version of ${use} that fits, or another guildwire`;
    return { message, expected, ...(isPath(use) ? {} : { fix }), files };
  }
  const problem = problemOfDefinition(definition);
  if (problem !== undefined) {
    const expected = "a module whose default export is made by defineEmitter of @guildwire/generator/emitter";
    return { message: `${use} is not an emitter: ${problem}`, expected, files };
  }
  return { definition: definition as EmitterDefinition, ...identityOf(use, path, files) };
}

function identityOf(
  use: string,
  path: string,
  files: readonly CodeFile[],
): { readonly identity: string; readonly files: readonly CodeFile[] } {
  const packageFile = isPath(use) ? undefined : packageFileOf(path);
  if (packageFile === undefined) return { identity: digestOfFiles(files), files };
  const text = readFileSync(packageFile, "utf8");
  const { name = use, version = "0.0.0" } = JSON.parse(text) as { readonly name?: string; readonly version?: string };
  return { identity: `${name}@${version}`, files: [...files, { path: packageFile, sha256: sha256(text) }] };
}

/** Digests of each module's files when this process first loaded it. */
const loadedModules = new Map<string, readonly CodeFile[]>();

/** Returns an imported file that has changed since it was loaded: Node cannot reload it. */
function findChangedFile(path: string, files: readonly CodeFile[]): string | undefined {
  const known = loadedModules.get(path);
  if (known === undefined) {
    loadedModules.set(path, files);
    return undefined;
  }
  const before = new Map(known.map((file) => [file.path, file.sha256]));
  loadedModules.set(path, [...known, ...files.filter((file) => !before.has(file.path))]);
  const changed = files.slice(1).find((file) => before.has(file.path) && before.get(file.path) !== file.sha256);
  return changed?.path.slice(dirname(path).length + 1).replaceAll("\\", "/");
}

/** Returns a URL with the file's digest, so that watch mode loads the current version. */
function moduleUrlOf(path: string, files: readonly CodeFile[]): string {
  const url = pathToFileURL(path);
  const first = loadedModules.get(path)?.[0];
  const now = files[0];
  if (first !== undefined && now !== undefined && first.sha256 !== now.sha256) url.search = `?is=${now.sha256}`;
  return url.href;
}
