import type { DiagnosticFormat } from "../diagnostics/format.js";
import type { LoadedDocument } from "../load/document.js";
import { describeRecovery } from "./generate.js";
import type { HostileReport } from "./hostile/hostile.js";
import { examine, hasErrors } from "./pipeline.js";
import { printDiagnostics } from "./print-diagnostics.js";
import { count, type Progress, progressOn } from "./progress.js";
import { type Flags, readSettings } from "./settings.js";
import { type ExitCode, exitCode, type Terminal } from "./terminal.js";
import { recoverOutput } from "./writer/write.js";

export interface CheckFlags extends Flags {
  readonly format: DiagnosticFormat;
  /** Try hostile texts in every place of the specification. */
  readonly hostile: boolean;
}

/** A large specification would keep the trial busy for hours; its first rounds tell most. */
const hostileTimeLimit = 60_000;

/** `guildwire check`: everything that can be said about a specification without generating anything. */
export async function check(flags: CheckFlags, terminal: Terminal): Promise<ExitCode> {
  const { stdout, stderr, cwd } = terminal;
  const { format } = flags;
  const { settings, diagnostics: fromSettings } = await readSettings(flags, cwd);
  if (settings === undefined) {
    await printDiagnostics(fromSettings, stdout, { format, terminal });
    return exitCode.unusable;
  }
  const { recovery } = await recoverOutput({ outDir: settings.outDir, outName: settings.outName });
  if (recovery !== undefined) stderr.write(describeRecovery(recovery, settings.outName));

  const progress = progressOn(terminal);
  const { loaded, model, files, diagnostics: fromExamination } = await examine(settings, cwd, progress);
  const tried =
    flags.hostile && loaded !== undefined && model !== undefined
      ? await checkHostileTexts(loaded, progress)
      : undefined;
  const diagnostics = [...fromExamination, ...(tried?.diagnostics ?? [])];
  await printDiagnostics(diagnostics, stdout, { format, terminal, files });
  if (format === "text" && model !== undefined) {
    const size = `${count(files.length, "file")}, ${count(model.operations.length, "operation")}`;
    if (!hasErrors(diagnostics)) stdout.write(`${settings.specName}: no errors (${size})\n`);
    if (tried !== undefined) stdout.write(describeHostileReport(tried));
  }
  if (loaded === undefined) return exitCode.unusable;
  return hasErrors(diagnostics) ? exitCode.findings : exitCode.fine;
}

async function checkHostileTexts(loaded: LoadedDocument, progress: Progress): Promise<HostileReport> {
  const { tryHostileTexts } = await import("./hostile/hostile.js");
  const end = performance.now() + hostileTimeLimit;
  return progress.stage(
    "hostile",
    () => tryHostileTexts(loaded, () => performance.now() > end),
    ({ tried }) => `${count(tried, "text")} tried`,
  );
}

function describeHostileReport({ diagnostics, locations, tried, all, refused }: HostileReport): string {
  const rest = tried === all ? "" : `; the time was over before the other ${count(all - tried, "text")}`;
  const harm = diagnostics.length === 0 ? "none does harm" : `harm in ${count(diagnostics.length, "place")}`;
  return `hostile texts: ${count(tried, "text")} tried in ${count(locations, "place")}, ${harm}, ${count(refused, "text")} refused with a place${rest}\n`;
}
