import { resolve } from "node:path";
import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { LoadedDocument } from "../load/document.js";
import type { Interface } from "../model/interface.js";
import { findUses } from "../uses/find-uses.js";
import { sortedUses, type Use } from "../uses/use.js";
import { displayName } from "./display-name.js";
import { emitOptions } from "./emit-inputs.js";
import { chooseEmitters } from "./emitters/choose.js";
import { printSources, searchedProgram } from "./generated-package.js";
import { generatorVersion } from "./generator-version.js";
import type { ShowDone } from "./progress.js";
import { readCallerText } from "./rename-files.js";
import { readProjects, UnreadableProject } from "./rename-projects.js";
import type { Settings } from "./settings.js";

/** The interface whose bindings a program uses. */
export interface UsedInterface {
  readonly loaded: LoadedDocument;
  readonly model: Interface;
}

export interface UsesContext {
  readonly settings: Settings;
  readonly cwd: string;
  /** Called with the number of searched files. */
  readonly onSearched?: ShowDone;
}

/**
 * Finds the uses of the bindings of an interface in programs. The bindings are printed from the interface, so that what is
 * in the output folder does not matter.
 *
 * @param paths Files and folders of the programs.
 * @returns The uses, with paths relative to the working directory, or why the programs cannot be read.
 */
export async function findProgramUses(
  paths: readonly string[],
  { loaded, model }: UsedInterface,
  { settings, cwd, onSearched }: UsesContext,
): Promise<{ readonly uses: readonly Use[] } | { readonly diagnostics: readonly Diagnostic[] }> {
  // Paths in the output are those of a package; programs that contain source code import the same modules.
  const { sourceOutput: _, ...asPackage } = settings;
  const { chosen, diagnostics } = await chooseEmitters(asPackage);
  if (chosen === undefined) return { diagnostics };
  const absolute = paths.map((path) => resolve(cwd, path));
  const printed = printSources({ loaded, model }, { ...emitOptions(asPackage, model, generatorVersion()), ...chosen });
  const files = printed.filter(({ path }) => path.endsWith(".ts"));
  const { generated, isSearched } = searchedProgram(absolute, settings, printed);
  try {
    // JavaScript is searched with the types that inference and JSDoc give it, whether the program checks it or not.
    const projects = readProjects(absolute, undefined, { allowJs: true });
    const searches = { generated, files, model, isSearched, readText: readCallerText };
    const isCode = (path: string): boolean => isSearched(path) && !/\.d\.[cm]?ts$/.test(path);
    const total = projects.flatMap(({ fileNames }) => fileNames.filter(isCode)).length;
    let before = 0;
    const found = projects.flatMap((project) => {
      let own = 0;
      const onFile = (done: number): void => {
        own = done;
        onSearched?.(before + done, Math.max(total, before + done));
      };
      const uses = findUses({ ...searches, project, onSearched: onFile });
      before += own;
      return uses;
    });
    return { uses: sortedUses(found.map((use) => ({ ...use, file: displayName(use.file, cwd) }))) };
  } catch (error) {
    if (!(error instanceof UnreadableProject)) throw error;
    const file = error.path === undefined ? undefined : displayName(error.path, cwd);
    const location = file === undefined ? {} : { location: { file, line: 1, column: 1, endLine: 1, endColumn: 1 } };
    const fix = "name a folder below a tsconfig.json that includes the code";
    return { diagnostics: [diagnose("uses-project-invalid", error.message, { ...location, fix })] };
  }
}
