import { resolve } from "node:path";
import { diagnose } from "../diagnostics/diagnose.js";
import { findCallerRenames, type RenamedDocument } from "../project/caller-renames.js";
import { displayName } from "../project/display-name.js";
import { examine, hasErrors } from "../project/pipeline.js";
import { type Flags, readSettings, type Settings } from "../project/settings.js";
import { writeStubFiles } from "../project/stub-files.js";
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
  const document = await examinedDocument(settings, terminal);
  const found = await findCallerRenames(paths, document, {
    settings,
    cwd,
    progress: progressOn(terminal),
    ...(flags.project === undefined ? {} : { project: resolve(cwd, flags.project) }),
  });
  if ("diagnostics" in found) throw new CommandRefusal(found.diagnostics);
  const { changes, hasFormerNames } = found;
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
  const reported = describeUncertain(uncertain, flags.dryRun ? [] : files, cwd);
  await printRenameReport({ ...flags, ...changes, hasFormerNames, diagnostics: reported }, terminal);
  return reported.some(({ code }) => code === "rename-uncertain") ? exitCode.findings : exitCode.fine;
}

async function examinedDocument(settings: Settings, terminal: Terminal): Promise<RenamedDocument> {
  // Source code is compared in the form of a package: only the paths of files and the specifiers of imports differ.
  const { sourceOutput: _, ...asPackage } = settings;
  const examined = await examine(asPackage, terminal.cwd, progressOn(terminal));
  const { model, loaded, diagnostics, files, fromLoad = [] } = examined;
  if (model !== undefined && loaded !== undefined && !hasErrors(diagnostics)) return { model, loaded, fromLoad };
  throw new CommandRefusal(diagnostics, files, loaded === undefined ? exitCode.unusable : exitCode.findings);
}
