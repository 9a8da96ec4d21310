import { resolve } from "node:path";
import { diagnose } from "../diagnostics/diagnose.js";
import type { LoadedDocument } from "../load/document.js";
import { displayName } from "../project/display-name.js";
import { emitOptions } from "../project/emit-inputs.js";
import { printSources, searchedProgram } from "../project/generated-package.js";
import { generatorVersion } from "../project/generator-version.js";
import { examine, hasErrors } from "../project/pipeline.js";
import { changeFiles, type FileChange, readCallerText } from "../project/rename-files.js";
import { type Flags, readSettings, type Settings } from "../project/settings.js";
import { writeStubFiles } from "../project/stub-files.js";
import { withoutRefused } from "../project/without-refused.js";
import type { PrintedSource } from "../rename/former-names.js";
import type { TransitionalPackage } from "../rename/transitional.js";
import { formatCount } from "../values/text.js";
import { CommandRefusal, runRefusable } from "./command-refusal.js";
import { progressOn } from "./progress.js";
import { describeUncertain, printRenameReport } from "./rename-report.js";
import { type ExitCode, exitCode, type Terminal } from "./terminal.js";

export interface RenameFlags extends Flags {
  /** The callers' `tsconfig.json`. Default: the nearest one. */
  readonly project?: string;
  /** Only print a unified diff of the changes. */
  readonly dryRun: boolean;
  readonly json: boolean;
}

/** `guildwire rename`: applies `x-renamed-from` to code that uses the generated package. */
export function rename(paths: readonly string[], flags: RenameFlags, terminal: Terminal): Promise<ExitCode> {
  return runRefusable(() => renameInCallers(paths, flags, terminal), terminal);
}

async function renameInCallers(paths: readonly string[], flags: RenameFlags, terminal: Terminal): Promise<ExitCode> {
  const { cwd } = terminal;
  const { settings, diagnostics } = await readSettings(flags, cwd);
  if (settings === undefined) throw new CommandRefusal(diagnostics);
  const progress = progressOn(terminal);
  const outputs = await printOutputs(settings, terminal);
  const changes = await progress.stage(
    "callers",
    () => findChanges(paths, outputs, { settings, flags, cwd }),
    ({ files }) => `${formatCount(files.length, "file")} to write`,
  );
  const { files, uncertain } = changes;
  const refusal =
    flags.dryRun || files.length === 0
      ? undefined
      : writeStubFiles(
          cwd,
          files.map(({ file }) => file),
        );
  if (refusal !== undefined) {
    const file = displayName(resolve(cwd, refusal.path), cwd);
    const location = { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
    throw new CommandRefusal([
      diagnose("rename-unwritable", `nothing was written, because of ${file}: ${refusal.message}`, { location }),
    ]);
  }
  const found = describeUncertain(uncertain, flags.dryRun ? [] : files, cwd);
  await printRenameReport(
    { ...flags, ...changes, hasFormerNames: outputs.former.length > 0, diagnostics: found },
    terminal,
  );
  return found.some(({ code }) => code === "rename-uncertain") ? exitCode.findings : exitCode.fine;
}

/** The generated package with current names, and with former ones. */
interface Outputs {
  readonly current: readonly PrintedSource[];
  readonly former: readonly (readonly PrintedSource[])[];
  /** The package in which names of both interfaces have their former meaning; undefined if there are no such names. */
  readonly reused: Omit<Outputs, "reused"> | undefined;
}

async function printOutputs(settings: Settings, terminal: Terminal): Promise<Outputs> {
  const progress = progressOn(terminal);
  const { chooseEmitters } = await import("../project/emitters/choose.js");
  const { chosen, diagnostics: fromEmitters } = await chooseEmitters(settings);
  if (chosen === undefined) throw new CommandRefusal(fromEmitters);
  // Source code is compared in the form of a package: only the paths of files and the specifiers of imports differ.
  const { sourceOutput: _, ...asPackage } = settings;
  const { model, loaded, diagnostics, files, fromLoad = [] } = await examine(asPackage, terminal.cwd, progress);
  if (model === undefined || loaded === undefined || hasErrors(diagnostics)) {
    throw new CommandRefusal(diagnostics, files, loaded === undefined ? exitCode.unusable : exitCode.findings);
  }
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

interface ChangeContext {
  readonly settings: Settings;
  readonly flags: RenameFlags;
  readonly cwd: string;
}

async function findChanges(
  paths: readonly string[],
  outputs: Outputs,
  { settings, flags, cwd }: ChangeContext,
): Promise<FileChange> {
  const searchedPaths = paths.map((path) => resolve(cwd, path));
  const { readProjects, UnreadableProject } = await import("../project/rename-projects.js");
  try {
    const projects = readProjects(searchedPaths, flags.project === undefined ? undefined : resolve(cwd, flags.project));
    const [{ searchCallers }, { decideReadings }] = await Promise.all([
      import("../rename/callers.js"),
      import("../rename/readings.js"),
    ]);
    const { current: transitional, former } = await transitionalPackages(outputs);
    const { generated, isSearched } = searchedProgram(searchedPaths, settings, outputs.current);
    const found = projects.map((project) => {
      const search = { project, generated, isSearched, readText: readCallerText };
      const usages = searchCallers({ ...search, transitional });
      if (former === undefined) return usages;
      return decideReadings({ current: usages, former: searchCallers({ ...search, transitional: former }) });
    });
    return changeFiles(found, cwd);
  } catch (error) {
    if (!(error instanceof UnreadableProject)) throw error;
    const file = error.path === undefined ? undefined : displayName(error.path, cwd);
    const location = file === undefined ? {} : { location: { file, line: 1, column: 1, endLine: 1, endColumn: 1 } };
    const fix = "pass --project with the tsconfig.json of the code";
    throw new CommandRefusal([diagnose("rename-project-invalid", error.message, { ...location, fix })]);
  }
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
