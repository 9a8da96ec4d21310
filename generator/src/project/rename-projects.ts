import { existsSync, realpathSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { CallerProject } from "../typescript/caller-program.js";
import { ts } from "../typescript/compiler.js";
import { manifestName } from "../write/paths.js";

/** Why the callers' code cannot be read. */
export class UnreadableProject extends Error {
  /** Absolute path of the configuration, if there is one. */
  readonly path: string | undefined;

  constructor(message: string, path?: string) {
    super(message);
    this.path = path;
  }
}

/** Limits that rule out a wrong folder. */
const maxProjects = 64;
const maxFiles = 20_000;

/**
 * Returns the programs that contain the files of some paths: those of the nearest `tsconfig.json`, or of a named one, and of
 * the projects that it refers to. Without one, those of the folders below, as in a workspace, or all code with strict options.
 *
 * @param options Compiler options that replace those of the configurations.
 * @throws UnreadableProject
 */
export function readProjects(
  paths: readonly string[],
  named: string | undefined,
  options: ts.CompilerOptions = {},
): readonly CallerProject[] {
  const starts = named === undefined ? paths.flatMap(nearestConfigs) : [named];
  const projects = new Map<string, CallerProject>();
  for (const path of named === undefined ? paths : []) {
    if (nearestConfigs(path).length === 0) projects.set(path, projectWithoutConfig(path, options));
  }
  const rest = [...new Set(starts)];
  for (let path = rest.pop(); path !== undefined; path = rest.pop()) {
    if (projects.has(path)) continue;
    if (projects.size === maxProjects)
      throw new UnreadableProject(`it refers to more than ${maxProjects} projects`, path);
    const { project, references } = readProject(path, options);
    projects.set(path, project);
    rest.push(...references);
  }
  const files = [...projects.values()].reduce((sum, { fileNames }) => sum + fileNames.length, 0);
  if (files > maxFiles) throw new UnreadableProject(`more than ${maxFiles} files belong to it`, starts[0]);
  return [...projects.values()].filter(({ fileNames }) => fileNames.length > 0);
}

/** The configuration in the folder of a path or above, or those in the folders below, except that of generated code. */
function nearestConfigs(path: string): readonly string[] {
  if (!existsSync(path)) throw new UnreadableProject(`there is no file or folder ${path}`);
  const folder = folderOf(path);
  const [found] = configNames.flatMap((name) => ts.findConfigFile(folder, ts.sys.fileExists, name) ?? []);
  if (found !== undefined) return [found];
  const below = ts.sys
    .readDirectory(folder, [".json"], notSearched, ["*/**/tsconfig.json", "*/**/jsconfig.json"], 5)
    .filter((one) => !existsSync(join(dirname(one), manifestName)));
  // The configuration of a folder is for those in it, too.
  return below.filter((one) => !below.some((other) => one !== other && one.startsWith(`${dirname(other)}/`)));
}

/** Code that no configuration describes. */
function projectWithoutConfig(path: string, options: ts.CompilerOptions): CallerProject {
  const folder = folderOf(path);
  const extensions = [".ts", ".tsx", ".mts", ".cts", ".js", ".jsx", ".mjs", ".cjs"];
  const fileNames = ts.sys.readDirectory(folder, extensions, notSearched, ["**/*"]);
  const own: ts.CompilerOptions = {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.Preserve,
    strict: true,
    allowJs: true,
    checkJs: true,
  };
  return { folder, fileNames, options: { ...own, ...options } };
}

function folderOf(path: string): string {
  return realpathSync(statSync(path).isDirectory() ? path : dirname(path));
}

const configNames = ["tsconfig.json", "jsconfig.json"];

/** Folders without code that users write. */
const notSearched = ["**/node_modules", "**/dist", "**/build", "**/.*"];

function readProject(
  path: string,
  options: ts.CompilerOptions,
): { readonly project: CallerProject; readonly references: readonly string[] } {
  const { config, error } = ts.readConfigFile(path, ts.sys.readFile);
  if (error !== undefined) throw new UnreadableProject(ts.flattenDiagnosticMessageText(error.messageText, " "), path);
  const folder = dirname(path);
  const parsed = ts.parseJsonConfigFileContent(config, ts.sys, folder, options, path);
  // Options of a newer compiler and an empty list of files do not matter here.
  const broken = parsed.errors.find(({ code }) => configErrors.has(code));
  if (broken !== undefined) throw new UnreadableProject(ts.flattenDiagnosticMessageText(broken.messageText, " "), path);
  const references = (parsed.projectReferences ?? []).map((one) => {
    const target = resolve(folder, ts.resolveProjectReferencePath(one));
    if (!existsSync(target)) throw new UnreadableProject(`it refers to ${target}, which does not exist`, path);
    return target;
  });
  return { project: { folder, fileNames: parsed.fileNames, options: parsed.options }, references };
}

/** Errors of a configuration that leave its files or options unknown: a missing or circular `extends`, invalid JSON. */
const configErrors: ReadonlySet<number> = new Set([5083, 6053, 18_000, 1005, 1009, 1012, 1136]);
