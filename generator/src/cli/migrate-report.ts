import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { sortDiagnostics } from "../diagnostics/sort.js";
import { createLineTable } from "../load/parse/lines.js";
import type { ProgramMigration } from "../migrate/migrate-program.js";
import type { Finding, Rewrite } from "../migrate/plan.js";
import { displayName } from "../project/display-name.js";
import type { MigratedFile } from "../project/migrated-files.js";
import { shiftPosition } from "../stubs/splice.js";
import { formatCount } from "../values/text.js";
import type { FormerSetup } from "./former-setup.js";
import type { MigrateFlags } from "./migrate-flags.js";
import { printDiagnostics } from "./print-diagnostics.js";
import { unifiedDiff } from "./rename-report.js";
import type { Terminal } from "./terminal.js";

/** The result of a `guildwire migrate` run. */
export interface MigrationReport {
  readonly flags: MigrateFlags;
  readonly files: readonly MigratedFile[];
  readonly found: readonly ProgramMigration[];
  readonly setup: readonly FormerSetup[];
  /** Absolute paths of changed files that had changes without a commit. */
  readonly uncommitted: readonly string[];
}

/** A use that a person has to migrate, at its location after the run. */
interface LeftUse {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly what: string;
  readonly why: string;
  readonly equivalent: string;
  readonly isCall: boolean;
}

/** Maximum number of uses that are listed. */
const maxListed = 1000;

/** Prints results to stdout and, in text form, what is left to stderr. */
export async function printMigrationReport(report: MigrationReport, terminal: Terminal): Promise<void> {
  const { flags, files } = report;
  const { stdout, stderr, cwd } = terminal;
  const left = leftUses(report, cwd);
  const diff = flags.dryRun ? unifiedDiff(files, cwd) : undefined;
  if (flags.format === "json") {
    stdout.write(jsonReport(report, left, { diff, cwd }));
    return;
  }
  if (flags.format === "markdown") {
    stdout.write(markdownReport(report, left, { diff, cwd }));
    return;
  }
  stdout.write(diff ?? "");
  (diff === undefined ? stdout : stderr).write(textReport(report, left, cwd));
  await printDiagnostics([...uncommittedFiles(report, cwd), ...diagnosticsOf(left, report.setup)], stderr, {
    format: "text",
    terminal,
    grouping: "frequent-codes",
  });
}

function uncommittedFiles({ uncommitted }: MigrationReport, cwd: string): readonly Diagnostic[] {
  const [first] = uncommitted;
  if (first === undefined) return [];
  const file = displayName(first, cwd);
  const others = uncommitted.length === 1 ? "" : ` and ${formatCount(uncommitted.length - 1, "other file")}`;
  const message = `${file}${others} had changes that were not committed: git alone does not undo the run`;
  return [diagnose("migrate-uncommitted", message, { fix: "commit before a run" })];
}

function leftUses({ flags, files, found }: MigrationReport, cwd: string): readonly LeftUse[] {
  const edited = new Map(flags.dryRun ? [] : files.map((one) => [one.path, one]));
  const known = new Map<string, LeftUse>();
  for (const finding of found.flatMap(({ findings }) => findings)) {
    const { line, column } = locationOf(finding, edited.get(finding.file.fileName), cwd);
    const file = displayName(finding.file.fileName, cwd);
    const { what, why, equivalent, isCall } = finding;
    known.set(`${file}:${line}:${column}:${what}`, { file, line, column, what, why, equivalent, isCall });
  }
  return [...known.values()].sort(
    (one, other) =>
      (one.file < other.file ? -1 : one.file > other.file ? 1 : 0) ||
      one.line - other.line ||
      one.column - other.column,
  );
}

function locationOf(
  { file, start, end }: Finding,
  changed: MigratedFile | undefined,
  cwd: string,
): { readonly line: number; readonly column: number } {
  const text = changed === undefined ? file.text : changed.file.text.replace(/^\u{feff}/u, "");
  const from = shiftPosition(start, changed?.edits ?? []);
  const name = displayName(file.fileName, cwd);
  return createLineTable({ path: file.fileName, name, text }).locate({ start: from, end: from + end - start });
}

function diagnosticsOf(left: readonly LeftUse[], setup: readonly FormerSetup[]): readonly Diagnostic[] {
  const uses = left.map(({ file, line, column, what, why, equivalent }) => {
    const location = { file, line, column, endLine: line, endColumn: column };
    return diagnose("migrate-left", `${what} is not migrated: ${why}`, { location, fix: equivalent });
  });
  const scripts = setup.map(({ file, what, equivalent }) => {
    const location = { file, line: 1, column: 1, endLine: 1, endColumn: 1 };
    return diagnose("migrate-setup", `${what} belongs to the former generator`, { location, fix: equivalent });
  });
  const sorted = sortDiagnostics([...uses, ...scripts]);
  if (sorted.length <= maxListed) return sorted;
  const more = diagnose(
    "findings-omitted",
    `${formatCount(sorted.length - maxListed, "further use")} of the former client`,
  );
  return [...sorted.slice(0, maxListed), more];
}

/** Number of calls of the former client, and of those that are rewritten. */
function countCalls(
  found: readonly ProgramMigration[],
  left: readonly LeftUse[],
): { found: number; rewritten: number } {
  const calls = new Set(
    rewritesOf(found)
      .filter(({ kind }) => kind === "call")
      .map(({ file, start }) => `${file.fileName}:${start}`),
  );
  return { found: calls.size + left.filter(({ isCall }) => isCall).length, rewritten: calls.size };
}

function rewritesOf(found: readonly ProgramMigration[]): readonly Rewrite[] {
  return found.flatMap(({ rewrites }) => rewrites);
}

function textReport({ flags, files, found }: MigrationReport, left: readonly LeftUse[], cwd: string): string {
  const searched = new Set(found.flatMap((one) => one.searched)).size;
  const { found: all, rewritten } = countCalls(found, left);
  if (files.length === 0) {
    const none = all > 0 || left.length > 0 ? "" : `; none uses ${flags.from}`;
    return `unchanged (${formatCount(searched, "file")}${none})\n`;
  }
  const rewrites = rewritesOf(found);
  const lines = files.map((one) => {
    const own = new Set(rewrites.filter(({ file }) => file.fileName === one.path).map(({ what }) => what));
    return `~ ${displayName(one.path, cwd)}: ${[...own].slice(0, 8).join(", ")}${own.size > 8 ? ", …" : ""}`;
  });
  const what = `${rewritten} of ${formatCount(all, "call")}`;
  const where = `in ${formatCount(files.length, "file")}`;
  return `${[...lines, flags.dryRun ? `${what} would be rewritten ${where}` : `${what} rewritten ${where}`].join("\n")}\n`;
}

interface Extra {
  readonly diff: string | undefined;
  readonly cwd: string;
}

function jsonReport(
  { flags, files, found, setup }: MigrationReport,
  left: readonly LeftUse[],
  { diff, cwd }: Extra,
): string {
  const document = {
    version: 1,
    from: flags.from,
    searched: new Set(found.flatMap((one) => one.searched)).size,
    calls: countCalls(found, left),
    files: files.map((one) => ({
      path: displayName(one.path, cwd),
      edits: one.edits.map(({ start, end, text }) => ({ start, end, text })),
    })),
    left,
    setup,
    ...(diff === undefined ? {} : { diff }),
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

function markdownReport(
  { flags, files, found, setup }: MigrationReport,
  left: readonly LeftUse[],
  { diff, cwd }: Extra,
): string {
  const { found: all, rewritten } = countCalls(found, left);
  const cell = (text: string): string => text.replaceAll("|", "\\|").replaceAll(/\s+/g, " ");
  const code = (text: string): string => (text.includes("`") ? cell(text) : `\`${cell(text)}\``);
  const lines = [
    `## Migration from ${flags.from}`,
    "",
    `${rewritten} of ${formatCount(all, "call")} rewritten in ${formatCount(files.length, "file")}.`,
    ...(files.length === 0 ? [] : ["", ...files.map(({ path }) => `- ${code(displayName(path, cwd))}`)]),
  ];
  if (left.length > 0) {
    lines.push("", "| location | use | reason | equivalent |", "|---|---|---|---|");
    for (const one of left.slice(0, maxListed)) {
      const where = code(`${one.file}:${one.line}:${one.column}`);
      lines.push(`| ${where} | ${code(one.what)} | ${cell(one.why)} | ${code(one.equivalent)} |`);
    }
    if (left.length > maxListed) lines.push("", `And ${formatCount(left.length - maxListed, "further use")}.`);
  }
  if (setup.length > 0) {
    lines.push(
      "",
      ...setup.map(({ file, what, equivalent }) => `- ${code(file)}: ${what} becomes ${code(equivalent)}`),
    );
  }
  if (diff !== undefined && diff !== "") lines.push("", "````diff", diff.trimEnd(), "````");
  return `${lines.join("\n")}\n`;
}
