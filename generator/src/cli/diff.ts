import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { DiagnosticFormat } from "../diagnostics/format.js";
import { formatReport } from "../diff/format/format.js";
import { formatChangelog } from "../diff/format/markdown.js";
import type { DiffFormat } from "../diff/format/names.js";
import { staleDiagnostic } from "../diff/ignore.js";
import { policyOf } from "../diff/policy.js";
import type { Report } from "../diff/report.js";
import { isAtLeast, type Severity } from "../diff/rule.js";
import type { WitnessChoice } from "../diff/witness.js";
import type { LoadedDocument, SourceFile } from "../load/document.js";
import type { Interface } from "../model/interface.js";
import { readComparedDocument } from "../project/compared-document.js";
import { type ComparedInterface, compareInterfaces } from "../project/comparison.js";
import { readIgnoreFile } from "../project/ignore-list.js";
import type { NamedProgram } from "../project/noticed-report.js";
import type { ShowCount } from "../project/progress.js";
import type { ReadPrograms } from "../project/read-programs.js";
import { type Flags, readSettings, type Settings } from "../project/settings.js";
import { formatCount } from "../values/text.js";
import { raiseOptimizationThreshold } from "./optimization-threshold.js";
import { hintAtWorstChange, printDiagnostics } from "./print-diagnostics.js";
import { progressOn } from "./progress.js";
import { type ExitCode, exitCode, mayColor, type Terminal } from "./terminal.js";

export interface DiffFlags
  extends Pick<Flags, "spec" | "config" | "lenient" | "strict" | "overlay" | "root" | "api" | "reading"> {
  readonly format: DiffFormat;
  /** Minimum severity that makes the command fail. */
  readonly failOn: Severity | "none";
  readonly ignoreFile?: string;
  /** The day with which dates of the document and of the ignore file are compared. Default: today. */
  readonly date?: number;
  readonly changelog: boolean;
  readonly words: boolean;
  /** Which changes of the wire get a witness. */
  readonly witness: WitnessChoice;
  /** Folders and files of TypeScript, or manifests, to whose uses the report is limited. */
  readonly uses?: readonly string[];
}

/** `guildwire diff BASE [HEAD]`: reports the changes between two interfaces and whom they affect. */
export async function diff(
  base: string,
  head: string | undefined,
  flags: DiffFlags,
  terminal: Terminal,
): Promise<ExitCode> {
  const { stdout, cwd } = terminal;
  const fail = async (diagnostics: readonly Diagnostic[], texts: ReadonlyMap<string, string>): Promise<ExitCode> => {
    const files = sourceFiles(texts);
    const format: DiagnosticFormat = flags.format === "markdown" || flags.format === "html" ? "text" : flags.format;
    await printDiagnostics(diagnostics, format === "text" ? terminal.stderr : stdout, { format, terminal, files });
    return exitCode.unusable;
  };
  const headName = head ?? (await configuredSpec(flags, cwd));
  if (typeof headName !== "string") return fail(headName, new Map());
  // The settings of `generate`, so that both sides omit what generated code omits. The command names the documents.
  const { settings, diagnostics } = await readSettings({ ...flags, spec: flags.spec ?? "." }, cwd);
  if (settings === undefined) return fail(diagnostics, new Map());
  const ignoring = readIgnoreFile(flags.ignoreFile, cwd);
  const side = { ...flags, lenient: settings.lenient, strict: settings.strict, document: settings };
  const policy = policyOf(settings.diff, flags.date);
  raiseOptimizationThreshold();
  const progress = progressOn(terminal);
  const [before, after] = [
    await progress.stage("base", () => readComparedDocument(base, side, cwd), describeSide),
    await progress.stage("head", () => readComparedDocument(headName, side, cwd), describeSide),
  ];
  const texts = new Map([...before.texts, ...after.texts]);
  if (before.model === undefined || after.model === undefined || ignoring.diagnostics.length > 0) {
    const sides = [before, after].filter(({ model }) => model === undefined);
    // Print errors only: warnings, which `check` reports, would hide why nothing was compared.
    const errors = sides.flatMap(({ diagnostics }) => diagnostics.filter(({ severity }) => severity === "error"));
    return fail([...ignoring.diagnostics, ...errors], texts);
  }
  const leftOut = [before, after].flatMap(({ diagnostics }) =>
    diagnostics.filter(({ code }) => code === "operation-left-out"),
  );
  const listing = { format: "text", terminal, files: sourceFiles(texts), grouping: "frequent-codes" } as const;
  await printDiagnostics(leftOut, terminal.stderr, listing);
  if (ignoring.text !== undefined) texts.set(ignoring.file.name, ignoring.text);
  const compared = {
    base: { ...before, name: base, model: before.model },
    head: { ...after, name: headName, model: after.model },
  };
  const comparison = await progress.stage(
    "compare",
    () => compareInterfaces(compared.base, compared.head, { ignored: ignoring.file, words: flags.words, policy }),
    ({ report: { changes } }) => formatCount(changes.length, "change"),
  );
  const used = await progress.stage(
    "callers",
    (show) => readUsedBy(flags, { loaded: before.loaded, model: compared.base.model }, { settings, cwd, show }),
    (read) => (read === undefined ? "none" : formatCount(read.programs.length, "program")),
  );
  for (const [name, text] of used?.texts ?? []) texts.set(name, text);
  if (used?.diagnostics.some(({ severity }) => severity === "error") === true) return fail(used.diagnostics, texts);
  await printDiagnostics(used?.diagnostics ?? [], terminal.stderr, { format: "text", terminal });
  const { report: listed, all } = await limited(comparison, compared, used?.programs);
  const report = await progress.stage(
    "witnesses",
    () => witnessed(listed, compared, flags),
    ({ changes }) => formatCount(changes.filter(({ witness }) => witness !== undefined).length, "search"),
  );
  const options = {
    format: flags.format,
    color: mayColor(stdout, terminal.env),
    source: (name: string) => texts.get(name),
  };
  if (flags.changelog) {
    // A changelog includes ignored changes. Stale entries are not changes but affect the exit code.
    stdout.write(formatChangelog({ ...report, changes: all }));
    const stale = report.stale.map(staleDiagnostic);
    await printDiagnostics(stale, terminal.stderr, listing);
  } else {
    stdout.write(formatReport(report, options));
    if (flags.format === "text" && leftOut.length === 0) hintAtWorstChange(report, stdout, terminal);
  }
  const { failOn } = flags;
  const isFailure = failOn !== "none" && report.changes.some(({ severity }) => isAtLeast(severity, failOn));
  return isFailure || report.stale.length > 0 ? exitCode.findings : exitCode.fine;
}

/** Reads the programs to which the report is limited; undefined if it is not. */
async function readUsedBy(
  flags: DiffFlags,
  { loaded, model }: { readonly loaded: LoadedDocument | undefined; readonly model: Interface },
  context: { readonly settings: Settings; readonly cwd: string; readonly show: ShowCount },
): Promise<ReadPrograms | undefined> {
  if (flags.uses === undefined || loaded === undefined) return undefined;
  const { readPrograms } = await import("../project/read-programs.js");
  return readPrograms(flags.uses, { loaded, model }, context);
}

/** Limits a comparison to the changes that programs notice. */
async function limited(
  comparison: ReturnType<typeof compareInterfaces>,
  compared: { readonly base: ComparedInterface; readonly head: ComparedInterface },
  programs: readonly NamedProgram[] | undefined,
): Promise<ReturnType<typeof compareInterfaces>> {
  if (programs === undefined) return comparison;
  const { noticedReport } = await import("../project/noticed-report.js");
  const models = { base: compared.base.model, head: compared.head.model };
  const report = noticedReport(comparison.report, models, programs);
  return { report, all: noticedReport({ ...comparison.report, changes: comparison.all }, models, programs).changes };
}

/** Adds witnesses to the changes of a report. A changelog shows none. */
async function witnessed(
  report: Report,
  { base, head }: { readonly base: ComparedInterface; readonly head: ComparedInterface },
  { witness, changelog }: DiffFlags,
): Promise<Report> {
  if (witness === "none" || changelog) return report;
  const { withWitnesses } = await import("../diff/witnesses/with-witnesses.js");
  return { ...report, changes: withWitnesses(report.changes, { base: base.model, head: head.model }, witness) };
}

function describeSide({ model }: { readonly model?: Interface }): string {
  return model === undefined ? "not readable" : formatCount(model.operations.length, "operation");
}

async function configuredSpec(flags: DiffFlags, cwd: string): Promise<string | readonly Diagnostic[]> {
  const { settings, diagnostics } = await readSettings(flags, cwd);
  return settings === undefined ? diagnostics : settings.specName;
}

function sourceFiles(texts: ReadonlyMap<string, string>): readonly SourceFile[] {
  return [...texts].map(([name, text]) => ({ path: name, name, text }));
}
