import { createTwoFilesPatch } from "diff";
import type { Diagnostic, SourceLocation } from "../diagnostics/diagnostic.js";
import { sortDiagnostics } from "../diagnostics/sort.js";
import { codeSpan, fencedCode, inlineMarkdown } from "../print/markdown-text.js";
import type { Action } from "../stubs/contract.js";
import type { ChangedFile } from "../stubs/edit-plans.js";
import { formatCount } from "../values/text.js";
import { printDiagnostics } from "./print-diagnostics.js";

import type { Terminal } from "./terminal.js";

/** The result of a `guildwire stubs` run. */
export interface StubReport {
  readonly format: "text" | "json" | "markdown";
  readonly check: boolean;
  readonly dryRun: boolean;
  readonly folderName: string;
  /** Changed files, including the record. */
  readonly written: readonly ChangedFile[];
  readonly actions: readonly Action[];
  readonly diagnostics: readonly Diagnostic[];
  /** Number of files examined. */
  readonly files: number;
}

/** Prints results to stdout and, in text form, diagnostics to stderr. */
export async function printStubReport(report: StubReport, terminal: Terminal): Promise<void> {
  const { stdout, stderr } = terminal;
  const diff = report.dryRun ? unifiedDiff(report) : undefined;
  switch (report.format) {
    case "json":
      stdout.write(jsonReport(report, diff));
      return;
    case "markdown":
      stdout.write(markdownReport(report, diff));
      return;
    case "text":
      stdout.write(diff ?? "");
      (diff === undefined ? stdout : stderr).write(textReport(report));
      await printDiagnostics(report.diagnostics, stderr, { format: "text", terminal, grouping: "frequent-codes" });
  }
}

function textReport(report: StubReport): string {
  const lines = report.written.map((file) => {
    const words = describeActions(file.path, report.actions).map(({ what, names }) => `${what} ${names.join(", ")}`);
    return `${signOf(file)} ${inFolder(report, file.path)}${words.length === 0 ? "" : `: ${words.join("; ")}`}`;
  });
  return [...lines, summary(report), ""].join("\n");
}

function summary({ written, files, folderName, check, dryRun }: StubReport): string {
  if (written.length === 0) return check ? `${folderName} is up to date` : `unchanged (${formatCount(files, "file")})`;
  const number = formatCount(written.length, "file");
  if (check) return `${folderName} is out of date: ${number} would change; run guildwire stubs`;
  return dryRun ? `${folderName}: ${number} would change` : `${folderName}: ${number} written`;
}

function jsonReport(report: StubReport, diff: string | undefined): string {
  const { written, actions, diagnostics, folderName } = report;
  const files = written.map((file) => ({
    path: inFolder(report, file.path),
    change: file.before === undefined ? "create" : "edit",
    actions: actions.filter(({ path, kind }) => path === file.path && kind !== "create").map(withoutPath),
  }));
  const document = {
    folder: folderName,
    upToDate: written.length === 0,
    files,
    findings: sortDiagnostics(diagnostics),
    ...(diff === undefined ? {} : { diff }),
  };
  return `${JSON.stringify(document, undefined, 2)}\n`;
}

/** Formats a report for a pull request comment. */
function markdownReport(report: StubReport, diff: string | undefined): string {
  const files = report.written.map((file) => {
    const words = describeActions(file.path, report.actions).map(
      ({ what, names }) => `${what} ${names.map((name) => codeSpan(name)).join(", ")}`,
    );
    const verb = file.before === undefined ? "new" : "changed";
    return `- ${codeSpan(inFolder(report, file.path))} (${verb})${words.length === 0 ? "" : `: ${words.join("; ")}`}`;
  });
  const diagnostics = sortDiagnostics(report.diagnostics).map((diagnostic) => {
    const { location, severity, code, message, fix, related = [] } = diagnostic;
    const head = `- **${severity}** ${codeSpan(code)}${location === undefined ? "" : ` at ${markdownLocation(location)}`}`;
    const more = related.map((entry) => `  - ${markdownLocation(entry.location)}: ${inlineMarkdown(entry.message)}`);
    return [`${head}: ${inlineMarkdown(message)}${fix === undefined ? "" : ` (${inlineMarkdown(fix)})`}`, ...more].join(
      "\n",
    );
  });
  const parts = [
    `# Handlers in ${codeSpan(report.folderName)}`,
    `${inlineMarkdown(summary(report))}.`,
    ...(files.length === 0 ? [] : ["## Files", files.join("\n")]),
    ...(diagnostics.length === 0 ? [] : ["## To look at", diagnostics.join("\n")]),
    ...(diff === undefined || diff === "" ? [] : ["## Diff", fencedCode(diff, "diff")]),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** Returns the changes to a file by kind, with the affected names. */
function describeActions(
  path: string,
  actions: readonly Action[],
): readonly { readonly what: string; readonly names: readonly string[] }[] {
  const kinds = [
    ["add", "added"],
    ["rename", "renamed"],
    ["document", "described anew"],
  ] as const;
  const moved = actions.flatMap((action) =>
    action.path === path && action.kind === "import" ? [action.module ?? ""] : [],
  );
  const found = kinds.flatMap(([kind, what]) => {
    const names = actions
      .filter((action) => action.path === path && action.kind === kind)
      .map(({ operation = "", from }) => (from === undefined ? operation : `${from} to ${operation}`));
    return names.length === 0 ? [] : [{ what, names }];
  });
  return moved.length === 0 ? found : [...found, { what: "imports from", names: moved }];
}

function unifiedDiff(report: StubReport): string {
  return report.written
    .map(({ path, before, text }) => {
      const name = inFolder(report, path);
      const from = before === undefined ? "/dev/null" : `a/${name}`;
      const patch = createTwoFilesPatch(from, `b/${name}`, before ?? "", text, undefined, undefined, { context: 3 });
      return patch.replace(/^=+\n/, "");
    })
    .join("");
}

function withoutPath({ kind, operation, from, module }: Action): object {
  return { kind, operation, from, module };
}

function signOf({ before }: ChangedFile): string {
  return before === undefined ? "+" : "~";
}

function inFolder({ folderName }: StubReport, path: string): string {
  return folderName === "." ? path : `${folderName}/${path}`;
}

function markdownLocation({ file, line, column }: SourceLocation): string {
  return codeSpan(`${file}:${line}:${column}`);
}
