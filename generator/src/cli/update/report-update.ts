import type { Diagnostic } from "../../diagnostics/diagnostic.js";
import { sortDiagnostics } from "../../diagnostics/sort.js";
import { formatReport } from "../../diff/format/format.js";
import { reportObject } from "../../diff/format/json.js";
import type { Report } from "../../diff/report.js";
import type { CopyChanges } from "../../project/update/document-copy.js";
import { hintAtWorstChange, printDiagnostics } from "../print-diagnostics.js";
import { type ExitCode, mayColor, type Terminal } from "../terminal.js";
import type { UpdateFormat } from "./update-formats.js";

/** The outcome of an update. */
export interface UpdateOutcome {
  /**
   * `unchanged`: the source is unchanged. `changed`: it has changed, but nothing was written. `updated`: copy and
   * output were written. `refused`: the new document cannot replace the copy. `undone`: generation failed, so the copy
   * was restored. `failed`: there is no document to compare.
   */
  readonly status: "unchanged" | "changed" | "updated" | "refused" | "undone" | "failed";
  readonly source?: string;
  readonly copy?: string;
  readonly changes?: CopyChanges;
  readonly report?: Report;
  readonly diagnostics: readonly Diagnostic[];
  readonly texts?: ReadonlyMap<string, string>;
  readonly code: ExitCode;
  /** Whether the run continues, in which case only the text format prints. */
  readonly isBegin?: boolean;
}

export interface UpdatePrintOptions {
  readonly format: UpdateFormat;
  readonly check: boolean;
}

/** Prints an outcome: the comparison to stdout, messages to stderr. */
export async function printUpdate(
  outcome: UpdateOutcome,
  { format, check }: UpdatePrintOptions,
  terminal: Terminal,
): Promise<void> {
  const { stdout, stderr, env } = terminal;
  const { report, texts = new Map<string, string>(), diagnostics, copy = "", source = "" } = outcome;
  if (format === "json") {
    if (outcome.isBegin !== true) stdout.write(outcomeJson(outcome));
    return;
  }
  // In Markdown, stdout contains only the document.
  const messages = format === "text" ? stdout : stderr;
  // The comparison was printed before writing.
  const isPrinted = outcome.status === "updated" || outcome.status === "undone";
  if (!isPrinted) {
    const files = [...texts].map(([name, text]) => ({ path: name, name, text }));
    await printDiagnostics(sortDiagnostics(diagnostics), stderr, { format: "text", terminal, files });
    if (report !== undefined) {
      stdout.write(formatReport(report, { format, color: mayColor(stdout, env), source: (name) => texts.get(name) }));
      if (format === "text") hintAtWorstChange(report, stdout, terminal);
    }
  }
  switch (outcome.status) {
    case "unchanged":
      messages.write(`${copy}: ${source} has nothing new\n`);
      return;
    case "changed":
      if (check) messages.write(`${copy} is out of date; guildwire update replaces it\n`);
      else for (const line of changedLines(outcome.changes)) messages.write(line);
      return;
    case "undone":
      stderr.write(`nothing could be generated, so ${copy} is as it was before\n`);
      return;
    default:
      return;
  }
}

function changedLines(changes: CopyChanges | undefined): readonly string[] {
  const { added = [], changed = [], removed = [] } = changes ?? {};
  return [
    ...added.map((path) => `+ ${path}\n`),
    ...changed.map((path) => `~ ${path}\n`),
    ...removed.map((path) => `- ${path}\n`),
  ];
}

function outcomeJson({ status, source, copy, changes, report, diagnostics }: UpdateOutcome): string {
  const { added = [], changed = [], removed = [], edited = [] } = changes ?? {};
  const document = {
    status,
    source: source ?? null,
    copy: copy ?? null,
    files: { added, changed, removed, edited },
    diff: report === undefined ? null : reportObject(report),
    diagnostics: sortDiagnostics(diagnostics),
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}
