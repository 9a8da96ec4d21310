import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { AliasResolver } from "../stubs/source-files.js";
import { ts } from "../typescript/compiler.js";
import { isObject } from "../values/json.js";

/** Maximum number of configurations that references of `tsconfig.json` lead to. */
const maxProjects = 64;
/** Maximum nesting of conditions in `imports` of `package.json`. */
const maxConditionDepth = 16;

/** A rule that maps module specifiers to paths: an entry of `paths` in `tsconfig.json` or of `imports` in `package.json`. */
interface ModuleAlias {
  /** A specifier, or a pattern with one `*`. */
  readonly pattern: string;
  /** Absolute paths in order of preference. `*` stands for what the pattern's `*` matches. */
  readonly targets: readonly string[];
}

/**
 * Reads the aliases of modules that apply to a folder: `paths` and `baseUrl` of the nearest `tsconfig.json` and of the
 * projects that it refers to, and `imports` of the nearest `package.json`. A configuration that cannot be read has none.
 */
export function readModuleAliases(folder: string): AliasResolver {
  const config = ts.findConfigFile(folder, existsSync);
  const projects = config === undefined ? [] : readProjectOptions(config);
  const aliases = [...projects.flatMap(pathAliases), ...packageAliases(folder, projects)];
  return (specifier) =>
    aliasedPaths(specifier, aliases).map((path) => relative(folder, resolve(path)).split(sep).join("/"));
}

/** Returns the paths that a specifier may refer to. The longest prefix wins, as in TypeScript. */
function aliasedPaths(specifier: string, aliases: readonly ModuleAlias[]): readonly string[] {
  const exact = aliases.filter(({ pattern }) => pattern === specifier);
  if (exact.length > 0) return exact.flatMap(({ targets }) => [...targets]);
  const matches = aliases.flatMap(({ pattern, targets }) => {
    const [prefix = "", suffix] = pattern.split("*");
    if (suffix === undefined || specifier.length < prefix.length + suffix.length) return [];
    if (!specifier.startsWith(prefix) || !specifier.endsWith(suffix)) return [];
    const matched = specifier.slice(prefix.length, specifier.length - suffix.length);
    return [{ prefix, paths: targets.map((target) => target.replace("*", () => matched)) }];
  });
  const longest = Math.max(...matches.map(({ prefix }) => prefix.length));
  return matches.filter(({ prefix }) => prefix.length === longest).flatMap(({ paths }) => paths);
}

interface ProjectOptions {
  readonly folder: string;
  readonly options: ts.CompilerOptions;
}

function readProjectOptions(start: string): readonly ProjectOptions[] {
  // Only options are needed, so the host lists no files.
  const host: ts.ParseConfigHost = {
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    readDirectory: () => [],
    useCaseSensitiveFileNames: ts.sys.useCaseSensitiveFileNames,
  };
  const found = new Map<string, ProjectOptions>();
  const rest = [start];
  for (let path = rest.shift(); path !== undefined && found.size < maxProjects; path = rest.shift()) {
    if (found.has(path)) continue;
    const folder = dirname(path);
    const { config } = ts.readConfigFile(path, ts.sys.readFile);
    const { options, projectReferences = [] } = ts.parseJsonConfigFileContent(config ?? {}, host, folder, {}, path);
    found.set(path, { folder, options });
    rest.push(...projectReferences.map((one) => resolve(folder, ts.resolveProjectReferencePath(one))));
  }
  return [...found.values()];
}

function pathAliases({ folder, options: { baseUrl, paths, pathsBasePath } }: ProjectOptions): readonly ModuleAlias[] {
  const base = baseUrl ?? (typeof pathsBasePath === "string" ? pathsBasePath : folder);
  const named = Object.entries(paths ?? {}).map(([pattern, targets]) => ({
    pattern,
    targets: targets.map((target) => resolve(base, target)),
  }));
  return baseUrl === undefined ? named : [...named, { pattern: "*", targets: [join(baseUrl, "*")] }];
}

function packageAliases(folder: string, projects: readonly ProjectOptions[]): readonly ModuleAlias[] {
  const path = ts.findConfigFile(folder, existsSync, "package.json");
  if (path === undefined) return [];
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, "utf8").replace(/^\uFEFF/, ""));
  } catch {
    return [];
  }
  const imports = isObject(content) ? content["imports"] : undefined;
  if (!isObject(imports)) return [];
  return Object.entries(imports).map(([pattern, value]) => ({
    pattern,
    targets: pathsIn(value).flatMap((target) => withSources(resolve(dirname(path), target), projects)),
  }));
}

/** Returns the paths of an entry of `imports` under every condition. */
function pathsIn(value: unknown, depth = 0): readonly string[] {
  if (typeof value === "string") return value.startsWith("./") ? [value] : [];
  if (typeof value !== "object" || value === null || depth > maxConditionDepth) return [];
  return Object.values(value).flatMap((inner) => pathsIn(inner, depth + 1));
}

/** Adds the source of a compiled file: `dist/bans.js` is compiled from `src/bans.ts`. */
function withSources(path: string, projects: readonly ProjectOptions[]): readonly string[] {
  const sources = projects.flatMap(({ folder, options: { outDir, rootDir } }) => {
    if (outDir === undefined || !path.startsWith(`${resolve(outDir)}${sep}`)) return [];
    const inside = relative(outDir, path);
    return (rootDir === undefined ? [join(folder, "src"), folder] : [rootDir]).map((root) => join(root, inside));
  });
  return [...sources, path];
}
