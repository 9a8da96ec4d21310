import type { DiagnosticCode } from "../diagnostics/catalogue.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { DiagnosticFormat } from "../diagnostics/format.js";
import type { SourceFile } from "../load/document.js";
import { formatCount } from "../values/text.js";
import { describeChanges, describeDrift, diagnoseDrift, driftCount } from "./changes.js";
import { summarizeDeviations } from "./deviation-summary.js";
import { printDiagnostics } from "./print-diagnostics.js";
import { beginProducer, type GenerateSession, type Producer } from "./producer.js";
import { progressOn } from "./progress.js";
import { type Flags, readSettings, type Settings } from "./settings.js";
import { findUnchanged, writeStamp } from "./stamp.js";
import { type ExitCode, exitCode, mayColor, type Terminal } from "./terminal.js";
import { sha256 } from "./writer/digest.js";

export interface GenerateFlags extends Flags {
  /** Only compare: exit with 1 and list the drift. */
  readonly check: boolean;
  readonly force: boolean;
  /** Only count the files that were written, for a first run. Default: list them. */
  readonly brief?: boolean;
  readonly format: DiagnosticFormat;
}

type ReportDiagnostics = (diagnostics: readonly Diagnostic[], files?: readonly SourceFile[]) => Promise<void>;

/**
 * `guildwire generate`: from the specification to the output folder, which a failure leaves as it was. A run of a watch
 * always runs: it would not learn which files to look at otherwise.
 */
export async function generate(flags: GenerateFlags, terminal: Terminal, session?: GenerateSession): Promise<ExitCode> {
  const { stdout, stderr, cwd } = terminal;
  // In other formats, stdout contains only the document; all other messages go to stderr.
  const messageStream = flags.format === "text" ? stdout : stderr;
  const isText = flags.format === "text";
  const report: ReportDiagnostics = async (diagnostics, files = []) => {
    // People who generate want to know that there are warnings; to read them, they check.
    if (isText && !diagnostics.some(({ severity }) => severity === "error")) {
      // Omitted operations are always listed, unlike notes.
      const leftOut = diagnostics.filter(({ code }) => code === "operation-left-out");
      if (leftOut.length > 0) await printDiagnostics(leftOut, stderr, { format: "text", terminal, files });
      stderr.write(summarizeDeviations(diagnostics));
      const read = diagnostics.filter(({ deviation }) => deviation !== undefined);
      const shown = leftOut.length + read.length;
      const warnings = diagnostics.filter(({ severity }) => severity === "warning").length - shown;
      if (warnings > 0)
        stderr.write(
          `${formatCount(warnings, shown > 0 ? "further warning" : "warning")}; guildwire check shows them\n`,
        );
      return;
    }
    await printDiagnostics(diagnostics, isText ? stderr : stdout, { format: flags.format, terminal, files });
  };

  const unchanged = session === undefined ? findUnchanged(flags, cwd) : undefined;
  if (unchanged !== undefined) {
    await report(unchanged.diagnostics);
    const { outName, files } = unchanged;
    messageStream.write(flags.check ? noDriftResult(outName, files) : `unchanged (${formatCount(files, "file")})\n`);
    return exitCode.fine;
  }

  // Nothing above this line loads a parser or a printer: an unchanged run stays quick.
  const { settings, diagnostics, looked } = await readSettings(flags, cwd);
  for (const { path, text } of looked) session?.onFilesRead(path, text === undefined ? undefined : sha256(text));
  if (settings === undefined) {
    await report(diagnostics);
    return exitCode.unusable;
  }
  const producer = await beginProducer(settings, cwd, session);
  try {
    return await generateOutput(flags, terminal, report, {
      settings,
      producer,
      onFilesRead: session?.onFilesRead ?? (() => {}),
    });
  } finally {
    await producer.stop();
  }
}

async function generateOutput(
  flags: GenerateFlags,
  terminal: Terminal,
  report: ReportDiagnostics,
  { settings, producer, onFilesRead }: GenerateRun,
): Promise<ExitCode> {
  const { stdout, stderr, env, cwd } = terminal;
  const isText = flags.format === "text";
  const messageStream = isText ? stdout : stderr;
  const [{ chooseEmitters }, { inputFiles, inputsDigest }, writer, { generatorVersion }, { recoverCopy }] =
    await Promise.all([
      import("./emitters/choose.js"),
      import("./inputs.js"),
      import("./writer/write.js"),
      import("./generator-version.js"),
      import("./update/recover-copy.js"),
    ]);
  const { chosen, diagnostics: fromEmitters, files: code, missing } = await chooseEmitters(settings);
  for (const path of missing) onFilesRead(path, undefined);
  for (const { path, sha256: digest } of code) onFilesRead(path, digest);
  if (chosen === undefined) {
    await report(fromEmitters);
    return exitCode.unusable;
  }
  const progress = progressOn(terminal);
  const place = { outDir: settings.outDir, outName: settings.outName };
  const fromCopy = await recoverCopy(settings, terminal);
  if (fromCopy.length > 0) {
    await report(fromCopy);
    return exitCode.unusable;
  }
  const before = await writer.recoverOutput(place);
  if (before.recovery !== undefined) stderr.write(describeRecovery(before.recovery, settings.outName));
  if (before.diagnostics.length > 0) {
    await report(before.diagnostics);
    return exitCode.unusable;
  }

  const { examined, emitted } = await producer.produce({ chosen, isRepeated: flags.check }, progress);
  const { files: sources, lookups = [] } = examined;
  for (const { path, file } of lookups) onFilesRead(path, file === undefined ? undefined : sha256(file.text));
  if (emitted === undefined) {
    await report(examined.diagnostics, sources);
    return !examined.isLoaded ? exitCode.unusable : exitCode.findings;
  }
  if (emitted.diagnostics.some(({ severity }) => severity === "error")) {
    await report([...examined.diagnostics, ...emitted.diagnostics], sources);
    return emitted.diagnostics.some(({ code }) => isFailure(code)) ? exitCode.unusable : exitCode.findings;
  }

  const inputs = inputFiles(sources);
  const output = {
    files: emitted.files,
    inputs: inputsDigest(inputs, settings, chosen),
    generator: generatorVersion(),
  };
  const protectedFiles = [...[...sources, ...code].map(({ path }) => path), ...configPath(settings)];
  const options = { ...place, force: flags.force, protectedFiles };
  const result = await progress.stage(
    "write",
    () =>
      flags.check
        ? writer.compareOutput(output, { ...options, force: true })
        : withSignalsDeferred(() => writer.writeOutput(output, options)),
    ({ plan }) => (plan === undefined ? "refused" : `${formatCount(plan.writes.length, "file")} to write`),
  );
  if (isText) {
    // What the writer refuses decides about this run: it comes last, where it is seen.
    await report(examined.diagnostics, sources);
    await report(result.diagnostics);
  } else {
    const drift = flags.check && result.plan !== undefined ? diagnoseDrift(result.plan, settings.outName) : [];
    await report([...examined.diagnostics, ...result.diagnostics, ...drift], sources);
  }
  if (result.plan === undefined) return exitCode.unusable;
  const color = mayColor(messageStream, env);
  if (flags.check) {
    const drifted = driftCount(result.plan);
    if (drifted === 0) {
      messageStream.write(noDriftResult(settings.outName, output.files.length));
      return exitCode.fine;
    }
    messageStream.write(describeDrift(result.plan, color));
    messageStream.write(
      `${settings.outName} is not what ${settings.specName} generates: ${formatCount(drifted, "difference")}\n`,
    );
    return exitCode.findings;
  }
  writeStamp({ settings, flags, cwd }, { inputs, code }, examined.diagnostics);
  messageStream.write(
    flags.brief === true
      ? `+ ${settings.outName}/ (${formatCount(output.files.length, "file")})\n`
      : describeChanges(result.plan, settings.outName, color),
  );
  return exitCode.fine;
}

/** What a run that is not unchanged works with. */
interface GenerateRun {
  readonly settings: Settings;
  readonly producer: Producer;
  readonly onFilesRead: GenerateSession["onFilesRead"];
}

/** Whether an emitter is to blame, and not the specification. */
function isFailure(code: DiagnosticCode): boolean {
  return code === "emitter-failed" || code === "emitter-collision" || code === "output-path-unsafe";
}

/** The message about an interrupted run. */
export function describeRecovery(recovery: "completed" | "undone", outName: string): string {
  return recovery === "completed"
    ? `completed the interrupted run on ${outName}: the output is that of the run that was cut off\n`
    : `undid the interrupted run on ${outName}: the output is as it was before it\n`;
}

/** Lets the writer finish when Ctrl-C is pressed while it writes, and ends the process after that. */
async function withSignalsDeferred<Result>(action: () => Promise<Result>): Promise<Result> {
  const caught: NodeJS.Signals[] = [];
  const note = (signal: NodeJS.Signals): void => {
    caught.push(signal);
  };
  const signals: readonly NodeJS.Signals[] = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, note);
  try {
    const result = await action();
    // A signal that came while files were renamed is delivered on the next turn of the event loop.
    await new Promise((resolve) => setImmediate(resolve));
    return result;
  } finally {
    for (const signal of signals) process.off(signal, note);
    const [signal] = caught;
    if (signal !== undefined) process.kill(process.pid, signal);
  }
}

function noDriftResult(outName: string, files: number): string {
  return `${outName} is up to date (${formatCount(files, "file")})\n`;
}

function configPath(settings: Settings): readonly string[] {
  return settings.configFile === undefined ? [] : [settings.configFile.path];
}
