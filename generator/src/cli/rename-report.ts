import { createTwoFilesPatch } from "diff";
import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { sortDiagnostics } from "../diagnostics/sort.js";
import { createLineTable } from "../load/parse/lines.js";
import { displayName } from "../project/display-name.js";
import type { EditedFile } from "../project/rename-files.js";
import type { UncertainUse } from "../rename/usages.js";
import { shiftPosition } from "../stubs/splice.js";
import { formatCount } from "../values/text.js";
import { printDiagnostics } from "./print-diagnostics.js";
import type { Terminal } from "./terminal.js";

/** The result of a `guildwire rename` run. */
export interface RenameReport {
  readonly dryRun: boolean;
  readonly json: boolean;
  readonly files: readonly EditedFile[];
  /** Number of edits. */
  readonly edits: number;
  /** Number of files searched. */
  readonly searched: number;
  /** Whether any of them imports the generated package. */
  readonly importsPackage: boolean;
  readonly hasFormerNames: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** Maximum number of uncertain uses that are listed. */
const maxListed = 1000;

/** Locates uncertain uses in the files as they are after the run. */
export function describeUncertain(
  uses: readonly UncertainUse[],
  written: readonly EditedFile[],
  cwd: string,
): readonly Diagnostic[] {
  const edited = new Map(written.map((one) => [one.path, one]));
  const all = uses.map(({ kind, file, start, end, name, reason }) => {
    const change = edited.get(file.fileName);
    const text = change === undefined ? file.text : change.file.text.replace(/^\u{feff}/u, "");
    const from = shiftPosition(start, change?.edits ?? []);
    const display = displayName(file.fileName, cwd);
    const location = createLineTable({ path: file.fileName, name: display, text }).locate({
      start: from,
      end: from + end - start,
    });
    const code = kind === "text" ? "rename-text" : "rename-uncertain";
    return diagnose(code, `${JSON.stringify(name)} may be a former name: ${reason}`, { location });
  });
  const sorted = sortDiagnostics(all);
  if (sorted.length <= maxListed) return sorted;
  const more = diagnose("findings-omitted", `${formatCount(sorted.length - maxListed, "further use")} of former names`);
  return [...sorted.slice(0, maxListed), more];
}

/** Prints results to stdout and, in text form, diagnostics to stderr. */
export async function printRenameReport(report: RenameReport, terminal: Terminal): Promise<void> {
  const { stdout, stderr, cwd } = terminal;
  const diff = report.dryRun ? unifiedDiff(report.files, cwd) : undefined;
  if (report.json) {
    stdout.write(jsonReport(report, diff, cwd));
    return;
  }
  stdout.write(diff ?? "");
  (diff === undefined ? stdout : stderr).write(textReport(report, cwd));
  await printDiagnostics(report.diagnostics, stderr, { format: "text", terminal, grouping: "frequent-codes" });
}

function textReport(
  { files, edits, searched, importsPackage, hasFormerNames, dryRun }: RenameReport,
  cwd: string,
): string {
  if (files.length === 0) {
    const none = hasFormerNames
      ? "none imports the generated code, see packageName and out"
      : "the specification states no former names";
    const hint = hasFormerNames && importsPackage ? "" : `; ${none}`;
    return `unchanged (${formatCount(searched, "file")}${hint})\n`;
  }
  const lines = files.map((one) => {
    const changes = new Set(one.edits.map(({ former, current }) => `${former} to ${current}`));
    return `~ ${displayName(one.path, cwd)}: ${[...changes].join(", ")}`;
  });
  const what = `${formatCount(edits, "use")} in ${formatCount(files.length, "file")}`;
  return `${[...lines, dryRun ? `${what} would change` : `${what} renamed`].join("\n")}\n`;
}

function jsonReport(
  { files, searched, importsPackage, diagnostics }: RenameReport,
  diff: string | undefined,
  cwd: string,
): string {
  const document = {
    searched,
    importsPackage,
    files: files.map((one) => ({
      path: displayName(one.path, cwd),
      edits: one.edits.map(({ former, current, start, end }) => ({ former, current, start, end })),
    })),
    findings: diagnostics,
    ...(diff === undefined ? {} : { diff }),
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

/** Prints the changes of files. */
export function unifiedDiff(files: readonly Pick<EditedFile, "path" | "file">[], cwd: string): string {
  return files
    .map(({ path, file: { before = "", text } }) => {
      const name = displayName(path, cwd);
      const patch = createTwoFilesPatch(`a/${name}`, `b/${name}`, before, text, undefined, undefined, { context: 3 });
      return patch.replace(/^=+\n/, "");
    })
    .join("");
}
