import { join } from "node:path";
import type { DiagnosticCode } from "../diagnostics/catalogue.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { DiagnosticFormat } from "../diagnostics/format.js";
import type { SourceFile } from "../load/document.js";
import type { ChosenEmitters } from "../project/emitters/choose.js";
import type { InputFile } from "../project/inputs.js";
import type { ExaminedDocument } from "../project/pipeline.js";
import { beginProducer, type GenerateSession, type Producer } from "../project/producer.js";
import { noProgress, type Progress } from "../project/progress.js";
import { type Flags, readSettings, type Settings } from "../project/settings.js";
import { findUnchanged, writeStamp } from "../project/stamp.js";
import { formatCount } from "../values/text.js";
import { sha256 } from "../write/digest.js";
import type { Output, Plan, PlannedWrite } from "../write/plan.js";
import type { WriteResult } from "../write/write.js";
import { type Drift, describeChanges, describeDrift, diagnoseDrift, driftCount } from "./changes.js";
import { summarizeDeviations } from "./deviation-summary.js";
import { raiseOptimizationThreshold } from "./optimization-threshold.js";
import { printDiagnostics } from "./print-diagnostics.js";
import { progressOn } from "./progress.js";
import { type ExitCode, exitCode, mayColor, type Terminal } from "./terminal.js";

export interface GenerateFlags extends Flags {
  /** Only compare: list the drift and exit with 1. */
  readonly check: boolean;
  readonly force: boolean;
  /** Print only the number of written files, for a first run. Default: list them. */
  readonly brief?: boolean;
  readonly format: DiagnosticFormat;
}

type ReportDiagnostics = (diagnostics: readonly Diagnostic[], files?: readonly SourceFile[]) => Promise<void>;

/**
 * `guildwire generate`: generates the output folder from the specification. A failure leaves the folder unchanged.
 * Watch mode always runs the generator, to learn which files to track.
 */
export async function generate(flags: GenerateFlags, terminal: Terminal, session?: GenerateSession): Promise<ExitCode> {
  const { stdout, stderr, cwd } = terminal;
  // In other formats, stdout contains only the document; messages go to stderr.
  const messageStream = flags.format === "text" ? stdout : stderr;
  const isText = flags.format === "text";
  const report: ReportDiagnostics = async (diagnostics, files = []) => {
    // Only count warnings; `check` lists them.
    if (isText && !diagnostics.some(({ severity }) => severity === "error")) {
      // Omitted operations are always listed, unlike notes.
      const leftOut = diagnostics.filter(({ code }) => code === "operation-left-out");
      if (leftOut.length > 0)
        await printDiagnostics(leftOut, stderr, { format: "text", terminal, files, grouping: "frequent-codes" });
      stderr.write(summarizeDeviations(diagnostics));
      const read = diagnostics.filter(({ deviation }) => deviation !== undefined);
      const shown = leftOut.length + read.length;
      const warnings = diagnostics.filter(({ severity }) => severity === "warning").length - shown;
      if (warnings > 0) {
        const counted = formatCount(warnings, shown > 0 ? "further warning" : "warning");
        stderr.write(`${counted}; guildwire check shows ${warnings === 1 ? "it" : "them"}\n`);
      }
      return;
    }
    await printDiagnostics(diagnostics, isText ? stderr : stdout, { format: flags.format, terminal, files });
  };

  const unchanged = session === undefined ? await findUnchanged(flags, cwd) : undefined;
  if (unchanged !== undefined) {
    await report(unchanged.diagnostics);
    const { outName, files } = unchanged;
    messageStream.write(flags.check ? noDriftResult(outName, files) : `unchanged (${formatCount(files, "file")})\n`);
    return exitCode.fine;
  }

  // No parser or printer is loaded before this line, so that an unchanged run is fast.
  const { settings, diagnostics, looked } = await readSettings(flags, cwd);
  for (const { path, sha256: digest } of looked) session?.onFilesRead(path, digest);
  if (settings === undefined) {
    await report(diagnostics);
    return exitCode.unusable;
  }
  raiseOptimizationThreshold();
  const producer = await beginProducer(settings, cwd, session);
  try {
    return await generateOutput(flags, terminal, report, { settings, producer, session });
  } finally {
    await producer.stop();
  }
}

async function generateOutput(
  flags: GenerateFlags,
  terminal: Terminal,
  report: ReportDiagnostics,
  { settings, producer, session }: GenerateRun,
): Promise<ExitCode> {
  const { chooseEmitters } = await import("../project/emitters/choose.js");
  const { chosen, diagnostics: fromEmitters, files: code, missing } = await chooseEmitters(settings);
  for (const path of missing) session?.onFilesRead(path, undefined);
  for (const { path, sha256: digest } of [...code, ...(settings.sourceOutput?.compilerFiles ?? [])]) {
    session?.onFilesRead(path, digest);
  }
  if (chosen === undefined) {
    await report(fromEmitters);
    return exitCode.unusable;
  }
  const otherRuntime = await diagnoseRuntimeVersion(settings);
  if (otherRuntime !== undefined) {
    await report([otherRuntime]);
    return exitCode.unusable;
  }
  const fromRecovery = await recoverInterruptedRuns(settings, terminal);
  if (fromRecovery.length > 0) {
    await report(fromRecovery);
    return exitCode.unusable;
  }
  const progress = progressOn(terminal);
  const expectedWork = progress === noProgress ? undefined : await lastPrintingWork(settings);
  const { examined, emitted } = await producer.produce(
    { chosen, isRepeated: flags.check, expectedWork, reprintsAll: flags.check || flags.force },
    progress,
  );
  const presence = new Map<string, boolean>();
  for (const { path, file, isPresent } of examined.lookups ?? []) {
    if (isPresent === undefined) session?.onFilesRead(path, file === undefined ? undefined : sha256(file.text));
    else presence.set(path, isPresent);
  }
  for (const [path, isPresent] of presence) session?.onPresenceRead(path, isPresent);
  if (emitted === undefined) {
    await report(examined.diagnostics, examined.files);
    return examined.isLoaded ? exitCode.findings : exitCode.unusable;
  }
  if (emitted.diagnostics.some(({ severity }) => severity === "error")) {
    await report([...examined.diagnostics, ...emitted.diagnostics], examined.files);
    return emitted.diagnostics.some(({ code }) => isFailure(code)) ? exitCode.unusable : exitCode.findings;
  }
  const { output, inputs } = await describeOutput(emitted.files, examined.files, settings, chosen);
  const protectedFiles = [...[...examined.files, ...code].map(({ path }) => path), ...configPath(settings)];
  const result = await writeOrCompare(output, protectedFiles, { settings, flags }, progress);
  const { plan } = result;
  const drift = flags.check && plan !== undefined ? await driftOf(plan, settings) : undefined;
  await reportWritten(examined, result, { settings, flags, drift }, report);
  if (plan === undefined) return exitCode.unusable;
  session?.onFilesWritten?.(plan.writes.map(({ path }) => join(settings.outDir, path)));
  const readFiles = [...code, ...(settings.sourceOutput?.compilerFiles ?? [])];
  if (!flags.check) {
    emitted.store?.();
    writeStamp(
      { settings, flags, cwd: terminal.cwd },
      { inputs, code: readFiles, presence: [...presence] },
      examined.diagnostics,
    );
  }
  return printOutcome(plan, output.files.length, { settings, flags, drift }, terminal);
}

/** The work of printing the output that exists; undefined if there is none. */
async function lastPrintingWork({ outDir }: Settings): Promise<number | undefined> {
  const [{ readFileSync }, { manifestName }, { parseManifest }, { printingWork }] = await Promise.all([
    import("node:fs"),
    import("../write/paths.js"),
    import("../write/manifest.js"),
    import("../project/printing-work.js"),
  ]);
  try {
    const parsed = parseManifest(readFileSync(join(outDir, manifestName), "utf8"));
    if (!("manifest" in parsed)) return undefined;
    return parsed.manifest.files.reduce((sum, { path, bytes }) => sum + printingWork(path, bytes), 0);
  } catch {
    // The writer reports a manifest that cannot be read.
    return undefined;
  }
}

/** Source code has no package.json that could ask for its runtime. */
async function diagnoseRuntimeVersion({ sourceOutput, outDir }: Settings): Promise<Diagnostic | undefined> {
  if (sourceOutput === undefined) return undefined;
  const { diagnoseInstalledRuntime } = await import("../project/installed-runtime.js");
  return diagnoseInstalledRuntime(outDir);
}

/** Completes or undoes an interrupted run. Returns diagnostics if that is impossible. */
async function recoverInterruptedRuns(settings: Settings, terminal: Terminal): Promise<readonly Diagnostic[]> {
  const [{ recoverOutput }, { recoverCopy }] = await Promise.all([
    import("../write/write.js"),
    import("./update/recover-copy.js"),
  ]);
  const fromCopy = await recoverCopy(settings, terminal);
  if (fromCopy.length > 0) return fromCopy;
  const { recovery, diagnostics } = await recoverOutput({ outDir: settings.outDir, outName: settings.outName });
  if (recovery !== undefined) terminal.stderr.write(describeRecovery(recovery, settings.outName));
  return diagnostics;
}

/** Combines the output with its inputs. */
async function describeOutput(
  files: Output["files"],
  sources: readonly SourceFile[],
  settings: Settings,
  chosen: ChosenEmitters,
): Promise<{ readonly output: Output; readonly inputs: readonly InputFile[] }> {
  const [{ inputFiles, inputsDigest }, { generatorVersion }] = await Promise.all([
    import("../project/inputs.js"),
    import("../project/generator-version.js"),
  ]);
  const inputs = inputFiles(sources);
  const { edition } = settings;
  const digest = inputsDigest(inputs, settings, chosen);
  return { output: { files, inputs: digest, generator: generatorVersion(), edition: edition.id }, inputs };
}

/** The options that decide how to write the output. */
interface OutputChoice {
  readonly settings: Settings;
  readonly flags: GenerateFlags;
}

/** How the output on disk differs; absent if it is written. */
interface ComparedOutput {
  readonly drift: Drift | undefined;
}

async function driftOf(plan: Plan, { outDir, outName }: Settings): Promise<Drift> {
  const edited = new Set(plan.edited);
  const changed = plan.writes.filter(({ path, previous }) => path.endsWith(".ts") && previous !== undefined);
  const [{ readFileSync }, { join }] = await Promise.all([import("node:fs"), import("node:path")]);
  const wanted = ({ bytes }: PlannedWrite) => Buffer.from(bytes).toString("utf8");
  const found = ({ path }: PlannedWrite) => readFileSync(join(outDir, path), "utf8");
  const withOtherExtensions = changed.filter(
    (write) => !edited.has(write.path) && withoutExtensions(wanted(write)) === withoutExtensions(found(write)),
  );
  const both = { plan, outName, withOtherExtensions: withOtherExtensions.length };
  if (edited.size === 0) return { ...both, reformatted: new Set() };
  // The compiler is only loaded if files were edited.
  const { hasSameSyntax } = await import("../typescript/same-syntax.js");
  const reformatted = changed.filter(
    (write) => edited.has(write.path) && hasSameSyntax(write.path, wanted(write), found(write)),
  );
  return { ...both, reformatted: new Set(reformatted.map(({ path }) => path)) };
}

/** Removes what `importExtension` decides. */
function withoutExtensions(code: string): string {
  return code.replaceAll(/(\bfrom |\bimport\()("\.[^"\n]*?)(?:\.js|\.ts)?"/g, '$1$2"');
}

async function writeOrCompare(
  output: Output,
  protectedFiles: readonly string[],
  { settings, flags }: OutputChoice,
  progress: Progress,
): Promise<WriteResult> {
  const writer = await import("../write/write.js");
  const options = { outDir: settings.outDir, outName: settings.outName, force: flags.force, protectedFiles };
  return await progress.stage(
    "write",
    () =>
      flags.check
        ? writer.compareOutput(output, { ...options, force: true })
        : withSignalsDeferred(() => writer.writeOutput(output, options)),
    ({ plan }) => (plan === undefined ? "refused" : `${formatCount(plan.writes.length, "file")} to write`),
  );
}

async function reportWritten(
  examined: Pick<ExaminedDocument, "diagnostics" | "files">,
  { diagnostics }: WriteResult,
  { flags, drift }: OutputChoice & ComparedOutput,
  report: ReportDiagnostics,
): Promise<void> {
  if (flags.format === "text") {
    // Errors of the writer come last, where they are visible.
    await report(examined.diagnostics, examined.files);
    await report(diagnostics);
    return;
  }
  const found = drift === undefined ? [] : diagnoseDrift(drift);
  await report([...examined.diagnostics, ...diagnostics, ...found], examined.files);
}

/** Prints what was written, or the drift. */
function printOutcome(
  plan: Plan,
  fileCount: number,
  { settings, flags, drift }: OutputChoice & ComparedOutput,
  { stdout, stderr, env }: Terminal,
): ExitCode {
  const { outName, specName } = settings;
  const stream = flags.format === "text" ? stdout : stderr;
  const color = mayColor(stream, env);
  if (drift === undefined) {
    const brief = `+ ${outName}/ (${formatCount(fileCount, "file")})\n`;
    stream.write(flags.brief === true ? brief : describeChanges(plan, outName, color));
    if (plan.writes.length > 0 && flags.format === "text") stderr.write(editionNotice(settings));
    return exitCode.fine;
  }
  const drifted = driftCount(plan);
  if (drifted === 0) {
    stream.write(noDriftResult(outName, fileCount));
    return exitCode.fine;
  }
  stream.write(describeDrift(drift, color));
  stream.write(`${outName} is not what ${specName} generates: ${formatCount(drifted, "difference")}\n`);
  return exitCode.findings;
}

/** Says how to keep the form of the output; empty if the configuration does. */
function editionNotice({ edition, configFile }: Settings): string {
  if (edition.isConfigured || configFile === undefined) return "";
  return `edition ${edition.id} was written; \`edition: ${edition.id}\` in ${configFile.name} keeps its form in later versions\n`;
}

/** The context of a run that is not unchanged. */
interface GenerateRun {
  readonly settings: Settings;
  readonly producer: Producer;
  readonly session: GenerateSession | undefined;
}

/** Whether the emitter rather than the specification caused the error. */
function isFailure(code: DiagnosticCode): boolean {
  return code === "emitter-failed" || code === "emitter-collision" || code === "output-path-unsafe";
}

/** Returns the message about a recovered run. */
export function describeRecovery(recovery: "completed" | "undone", outName: string): string {
  return recovery === "completed"
    ? `completed the interrupted run on ${outName}: the output is that of the run that was cut off\n`
    : `undid the interrupted run on ${outName}: the output is as it was before it\n`;
}

/** Defers signals such as Ctrl-C until the writer has finished, then ends the process. */
async function withSignalsDeferred<Result>(action: () => Promise<Result>): Promise<Result> {
  const caught: NodeJS.Signals[] = [];
  const note = (signal: NodeJS.Signals): void => {
    caught.push(signal);
  };
  const signals: readonly NodeJS.Signals[] = ["SIGINT", "SIGTERM", "SIGHUP"];
  for (const signal of signals) process.on(signal, note);
  try {
    const result = await action();
    // A signal received during a rename is delivered on the next turn of the event loop.
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
