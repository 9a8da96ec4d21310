import { resolve } from "node:path";
import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { LoadedDocument } from "../load/document.js";
import type { Interface } from "../model/interface.js";
import type { PrintedSource } from "../rename/former-names.js";
import type { TransitionalPackage } from "../rename/transitional.js";
import { formatCount } from "../values/text.js";
import { displayName } from "./display-name.js";
import { emitOptions } from "./emit-inputs.js";
import type { ChosenEmitters } from "./emitters/choose.js";
import { printSources, searchedProgram } from "./generated-package.js";
import { generatorVersion } from "./generator-version.js";
import type { Progress } from "./progress.js";
import { referencedEmitters } from "./referenced-emitters.js";
import { changeFiles, type FileChange, readCallerText, readExactText } from "./rename-files.js";
import type { Settings } from "./settings.js";
import { withoutRefused } from "./without-refused.js";

/** A document without errors, whose names programs are to follow. */
export interface RenamedDocument {
  readonly loaded: LoadedDocument;
  readonly model: Interface;
  /** Diagnostics of reading the document. */
  readonly fromLoad?: readonly Diagnostic[];
}

export interface CallerContext {
  readonly settings: Settings;
  /** Base folder of paths. */
  readonly cwd: string;
  readonly progress: Progress;
  /** Absolute path of the callers' `tsconfig.json`. Default: the nearest one above each path. */
  readonly project?: string;
  /** Texts of open files by absolute path, in place of those on disk. */
  readonly unsaved?: ReadonlyMap<string, string>;
}

/** What a document's former names change in programs. */
export interface CallerRenames {
  readonly changes: FileChange;
  readonly hasFormerNames: boolean;
}

/**
 * Finds what `x-renamed-from` changes in programs. Nothing is written.
 *
 * @param paths Files and folders of the programs.
 * @returns The changes, or why the programs cannot be read.
 */
export async function findCallerRenames(
  paths: readonly string[],
  document: RenamedDocument,
  context: CallerContext,
): Promise<CallerRenames | { readonly diagnostics: readonly Diagnostic[] }> {
  const { settings, cwd, progress, project: named, unsaved } = context;
  const { chooseEmitters } = await import("./emitters/choose.js");
  const { chosen, diagnostics } = await chooseEmitters(settings);
  if (chosen === undefined) return { diagnostics };
  const readText = (path: string): string | undefined => unsaved?.get(resolve(path)) ?? readCallerText(path);
  const searchedPaths = paths.map((path) => resolve(cwd, path));
  const { readProjects, UnreadableProject } = await import("./rename-projects.js");
  try {
    const projects = readProjects(searchedPaths, named);
    if (projects.length === 0) {
      const { formerDocuments } = await import("../rename/former-document.js");
      const { former } = formerDocuments(withoutRefused(document.loaded, document.fromLoad ?? []));
      return { changes: changeFiles([], cwd), hasFormerNames: former.length > 0 };
    }
    const { generated } = searchedProgram(searchedPaths, settings, []);
    const [{ searchCallers }, { decideReadings }] = await Promise.all([
      import("../rename/callers.js"),
      import("../rename/readings.js"),
    ]);
    const findChanges = async (emitters: ChosenEmitters): Promise<CallerRenames & { readonly isWhole: boolean }> => {
      const outputs = await printOutputs(document, context, emitters);
      let isWhole = true;
      const onMissing = (): void => {
        isWhole = false;
      };
      const changes = await progress.stage(
        "callers",
        async () => {
          const { current: transitional, former } = await transitionalPackages(outputs);
          const { generated, isSearched } = searchedProgram(searchedPaths, settings, outputs.current);
          const found = projects.map((project) => {
            const search = { project, generated, isSearched, readText, onMissing };
            const usages = searchCallers({ ...search, transitional });
            if (former === undefined) return usages;
            return decideReadings({ current: usages, former: searchCallers({ ...search, transitional: former }) });
          });
          return changeFiles(found, cwd, (path) => unsaved?.get(resolve(path)) ?? readExactText(path));
        },
        ({ files }) => `${formatCount(files.length, "file")} to write`,
      );
      return { changes, hasFormerNames: outputs.former.length > 0, isWhole };
    };
    const referenced = referencedEmitters(chosen, projects, generated);
    const found = await findChanges(referenced);
    const { changes, hasFormerNames } = found.isWhole || referenced === chosen ? found : await findChanges(chosen);
    return { changes, hasFormerNames };
  } catch (error) {
    if (!(error instanceof UnreadableProject)) throw error;
    const file = error.path === undefined ? undefined : displayName(error.path, cwd);
    const location = file === undefined ? {} : { location: { file, line: 1, column: 1, endLine: 1, endColumn: 1 } };
    const fix = "pass --project with the tsconfig.json of the code";
    return { diagnostics: [diagnose("rename-project-invalid", error.message, { ...location, fix })] };
  }
}

/** The generated package with current names, and with former ones. */
interface Outputs {
  readonly current: readonly PrintedSource[];
  readonly former: readonly (readonly PrintedSource[])[];
  /** The package in which names of both interfaces have their former meaning; undefined if there are no such names. */
  readonly reused: Omit<Outputs, "reused"> | undefined;
}

async function printOutputs(
  { loaded, model, fromLoad = [] }: RenamedDocument,
  { settings, progress }: CallerContext,
  chosen: ChosenEmitters,
): Promise<Outputs> {
  const [{ formerDocuments }, { withLayoutOf }, { buildModel }] = await Promise.all([
    import("../rename/former-document.js"),
    import("../rename/same-layout.js"),
    import("../model/build/build.js"),
  ]);
  const options = { ...emitOptions(settings, model, generatorVersion()), ...chosen };
  return await progress.stage(
    "names",
    () => {
      const print = (one: LoadedDocument): readonly PrintedSource[] =>
        printSources({ loaded: one, model: withLayoutOf(buildModel(one).model, model) }, options);
      const { former, reused } = formerDocuments(withoutRefused(loaded, fromLoad));
      return {
        current: former.length === 0 ? [] : printSources({ loaded, model }, options),
        former: former.map(print),
        reused: reused === undefined ? undefined : { current: print(reused.current), former: reused.former.map(print) },
      };
    },
    ({ former }) => formatCount(former.length, "former interface"),
  );
}

/** The package with names of both interfaces, for each meaning of the names that both have. */
async function transitionalPackages({
  current,
  former,
  reused,
}: Outputs): Promise<{ readonly current: TransitionalPackage; readonly former: TransitionalPackage | undefined }> {
  const { transitionalPackage } = await import("../rename/transitional.js");
  const sources = (files: readonly PrintedSource[]): readonly PrintedSource[] =>
    files.filter(({ path }) => path.endsWith(".ts"));
  const [after, all] = [sources(current), former.map(sources)];
  if (reused === undefined) return { current: transitionalPackage(after, all), former: undefined };
  const before = sources(reused.current);
  return {
    current: transitionalPackage(after, all, { meaning: "current", other: before }),
    former: transitionalPackage(before, reused.former.map(sources), { meaning: "former", other: after }),
  };
}
