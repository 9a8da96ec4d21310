import { existsSync, realpathSync } from "node:fs";
import { basename, dirname, join, resolve, sep } from "node:path";
import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { didYouMean } from "../diagnostics/spelling.js";
import type { ApiConfig, Config } from "./config.js";
import { type ConfigFile, configLocations } from "./config-text.js";

/** An API of a configuration with several. */
export interface ConfiguredApi {
  readonly name: string;
  /** The settings of the API, with those that all share. */
  readonly config: Config;
}

/**
 * Selects APIs of a configuration.
 *
 * @param named Names, separated by commas. Default: all.
 */
export function selectApis(
  { apis = {} }: Config,
  named: string | undefined,
): { readonly names: readonly string[]; readonly diagnostics: readonly Diagnostic[] } {
  const known = Object.keys(apis);
  if (named === undefined) return { names: known, diagnostics: [] };
  const wanted = [...new Set(named.split(",").map((name) => name.trim()))];
  const diagnostics = wanted.flatMap((name) => {
    if (known.includes(name)) return [];
    const message =
      known.length === 0 ? "--api needs apis in the configuration" : `there is no API ${JSON.stringify(name)}`;
    const expected = known.length === 0 ? {} : { expected: `one of ${known.join(", ")}` };
    return [diagnose("usage-invalid", message, { ...expected, ...didYouMean(name, known) })];
  });
  return { names: known.filter((name) => wanted.includes(name)), diagnostics };
}

/** The maps whose members an API adds to those of all; other settings of an API replace the shared ones. */
const mergedMaps = ["names", "values", "stubs", "sourcePositions", "sourceHeaders", "diff"] as const;

/** Returns the settings of an API: its own, the shared ones, and defaults that differ between APIs. */
export function configOfApi(config: Config, name: string): Config {
  const { apis = {}, ...shared } = config;
  const own: Partial<ApiConfig> = apis[name] ?? {};
  const { output } = { ...shared, ...own };
  const merged = mergedMaps.flatMap((key) =>
    shared[key] === undefined || own[key] === undefined ? [] : [[key, { ...shared[key], ...own[key] }] as const],
  );
  return {
    out: output === "source" ? `src/api/${name}` : `generated/${name}`,
    packageName: `${name.toLowerCase()}-bindings`,
    ...shared,
    ...own,
    ...Object.fromEntries(merged),
  };
}

/** Returns an error for each API whose output another one would overwrite. */
export async function findApiConflicts(config: Config, file: ConfigFile): Promise<readonly Diagnostic[]> {
  const base = dirname(file.path);
  const all = Object.keys(config.apis ?? {}).map(
    (name): ConfiguredApi => ({ name, config: configOfApi(config, name) }),
  );
  const conflicts = [...folderConflicts(all, base), ...nameConflicts(all, base)];
  if (conflicts.length === 0) return [];
  const locate = await configLocations(file);
  return conflicts.map(({ api, key, message }) => {
    return diagnose("config-invalid", message, { location: locate(["apis", api, ...key], "value") });
  });
}

interface Conflict {
  readonly api: string;
  readonly key: readonly string[];
  readonly message: string;
}

/** A folder that the commands of one API write to. */
interface WrittenFolder {
  readonly api: string;
  readonly key: readonly string[];
  readonly path: string;
}

function folderConflicts(all: readonly ConfiguredApi[], base: string): readonly Conflict[] {
  const folders = all.flatMap(({ name, config }): readonly WrittenFolder[] => [
    { api: name, key: ["out"], path: canonicalFolder(resolve(base, config.out ?? "")) },
    ...(config.stubs?.out === undefined
      ? []
      : [{ api: name, key: ["stubs", "out"], path: canonicalFolder(resolve(base, config.stubs.out)) }]),
  ]);
  // A folder follows those that contain it, up to the first that does not.
  const sorted = folders.toSorted((one, other) => (one.path < other.path ? -1 : one.path > other.path ? 1 : 0));
  const above: WrittenFolder[] = [];
  return sorted.flatMap((folder) => {
    while (above.length > 0 && !folder.path.startsWith(above.at(-1)?.path ?? "")) above.pop();
    const outer = above.find(({ api }) => api !== folder.api);
    above.push(folder);
    if (outer === undefined) return [];
    const relation = outer.path === folder.path ? "the same folder as" : "inside of";
    const message = `${textOf(folder)} is ${relation} ${textOf(outer)}`;
    return [{ api: folder.api, key: folder.key, message }];
  });
}

function textOf({ api, key }: WrittenFolder): string {
  return ["apis", api, ...key].join(".");
}

/** Links are resolved, and case does not matter: on some systems, names that differ in case are one folder. */
function canonicalFolder(path: string): string {
  let [existing, rest] = [path, ""];
  while (!existsSync(existing) && dirname(existing) !== existing) {
    rest = join(basename(existing), rest);
    existing = dirname(existing);
  }
  const real = existsSync(existing) ? realpathSync.native(existing) : existing;
  return `${join(real, rest).normalize("NFC").toLowerCase().split(sep).join("/").replace(/\/$/, "")}/`;
}

function nameConflicts(all: readonly ConfiguredApi[], base: string): readonly Conflict[] {
  const packages = new Map<string, string>();
  const copies = new Map<string, ConfiguredApi>();
  return all.flatMap((api) => {
    const { name, config } = api;
    const conflicts: Conflict[] = [];
    const packageName = config.output === "source" ? undefined : config.packageName;
    const owner = packageName === undefined ? undefined : packages.get(packageName);
    if (owner !== undefined) {
      const message = `apis.${name}.packageName is that of apis.${owner}, ${JSON.stringify(packageName)}`;
      conflicts.push({ api: name, key: ["packageName"], message });
    }
    if (packageName !== undefined) packages.set(packageName, name);
    const spec = resolve(base, config.spec ?? "");
    const other = copies.get(spec);
    if (other !== undefined && other.config.source !== config.source) {
      const message = `apis.${name}.spec is that of apis.${other.name}, and they have different sources`;
      conflicts.push({ api: name, key: ["spec"], message });
    }
    copies.set(spec, api);
    return conflicts;
  });
}
