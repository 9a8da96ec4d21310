import type { DiagnosticFormat } from "../diagnostics/format.js";
import { examine, hasErrors } from "../project/pipeline.js";
import { type Flags, readSettings } from "../project/settings.js";
import { formatCount } from "../values/text.js";
import { recoverOutput } from "../write/write.js";
import { summarizeCheck } from "./check-summary.js";
import { describeRecovery } from "./generate.js";
import { raiseOptimizationThreshold } from "./optimization-threshold.js";
import { printDiagnostics } from "./print-diagnostics.js";
import { progressOn } from "./progress.js";
import { summarizeRecognized } from "./recognized-summary.js";
import { type ExitCode, exitCode, type Terminal } from "./terminal.js";
import { recoverCopy } from "./update/recover-copy.js";

export interface CheckFlags extends Flags {
  readonly format: DiagnosticFormat;
}

/** `guildwire check`: reports all problems of a specification without generating code. */
export async function check(flags: CheckFlags, terminal: Terminal): Promise<ExitCode> {
  const { stdout, stderr, cwd } = terminal;
  const { format } = flags;
  const { settings, diagnostics: fromSettings } = await readSettings(flags, cwd);
  if (settings === undefined) {
    await printDiagnostics(fromSettings, stdout, { format, terminal });
    return exitCode.unusable;
  }
  const fromCopy = await recoverCopy(settings, terminal);
  if (fromCopy.length > 0) {
    await printDiagnostics(fromCopy, stdout, { format, terminal });
    return exitCode.unusable;
  }
  const { recovery } = await recoverOutput({ outDir: settings.outDir, outName: settings.outName });
  if (recovery !== undefined) stderr.write(describeRecovery(recovery, settings.outName));

  raiseOptimizationThreshold();
  const progress = progressOn(terminal);
  const { loaded, model, files, diagnostics } = await examine(settings, cwd, progress);
  await printDiagnostics(diagnostics, stdout, { format, terminal, files, omitsCounts: loaded !== undefined });
  if (loaded === undefined) return exitCode.unusable;
  if (format === "text") {
    if (model !== undefined) stdout.write(summarizeRecognized(model));
    const sizes = [formatCount(files.length, "file")];
    if (model !== undefined) sizes.push(formatCount(model.operations.length, "operation"));
    stdout.write(await summarizeCheck(diagnostics, { name: settings.specName, sizes, terminal }));
  }
  return hasErrors(diagnostics) ? exitCode.findings : exitCode.fine;
}
