import { existsSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { DiagnosticFormat } from "../diagnostics/format.js";
import type { Grouping } from "../diagnostics/group.js";
import { didYouMean } from "../diagnostics/spelling.js";
import type { Report } from "../diff/report.js";
import type { SourceFile } from "../load/document.js";
import { readableNames, readableText } from "../project/readable-files.js";
import { formatCount } from "../values/text.js";
import { mayColor, type Terminal, type TextStream } from "./terminal.js";

export const formats: readonly DiagnosticFormat[] = ["text", "json", "sarif", "github"];

export interface PrintDiagnosticsOptions {
  readonly format: DiagnosticFormat;
  readonly terminal: Terminal;
  /** Files already read, for code frames; others are read on demand. */
  readonly files?: readonly SourceFile[];
  /** Whether the caller prints the numbers of errors and warnings. */
  readonly omitsCounts?: boolean;
  /** Default: `every-code`. */
  readonly grouping?: Grouping;
}

/**
 * Prints diagnostics. In text form, an empty list prints nothing, and notes are only counted so that they do not hide
 * actionable diagnostics. Other formats print an empty document.
 */
export async function printDiagnostics(
  diagnostics: readonly Diagnostic[],
  stream: TextStream,
  { format, terminal, files = [], omitsCounts = false, grouping = "every-code" }: PrintDiagnosticsOptions,
): Promise<void> {
  if (diagnostics.length === 0 && format === "text") return;
  const { formatDiagnostics } = await import("../diagnostics/format.js");
  const texts = new Map(files.map((file) => [file.name, file.text]));
  const source = (name: string): string | undefined => {
    if (!texts.has(name)) {
      const text = readableText(resolve(terminal.cwd, name));
      if (text === undefined) return undefined;
      texts.set(name, text);
    }
    return texts.get(name);
  };
  const known = diagnostics.map((diagnostic) => withNearbyFile(diagnostic, terminal.cwd));
  const listed = format === "text" ? known.filter((diagnostic) => !isNote(diagnostic)) : known;
  const color = mayColor(stream, terminal.env);
  stream.write(formatDiagnostics(listed, { format, color, source, omitsCounts, grouping }));
  const notes = diagnostics.length - listed.length;
  if (notes > 0) {
    stream.write(`${formatCount(notes, "note")}; --format json lists ${notes === 1 ? "it" : "them"}\n`);
  }
  const [first] = [...listed.filter(({ severity }) => severity === "error"), ...listed];
  if (format === "text") hintAtExplain(first?.code, stream, terminal);
}

/** Names the command that explains the worst change of a report. */
export function hintAtWorstChange({ changes }: Report, stream: TextStream, terminal: Terminal): void {
  const [first] = changes.filter(({ severity }) => severity !== "safe");
  hintAtExplain(first?.rule, stream, terminal);
}

/** Names, once per run, the command that explains a code. */
function hintAtExplain(code: string | undefined, stream: TextStream, { env }: Terminal): void {
  if (code === undefined) return;
  const hint = `guildwire explain ${code} prints its cause and fix`;
  stream.write(mayColor(stream, env) ? `\u001b[2m${hint}\u001b[0m\n` : `${hint}\n`);
}

/** Notes are not listed, except the one about omitted diagnostics. */
function isNote({ severity, code }: Diagnostic): boolean {
  return severity === "info" && code !== "findings-omitted";
}

/** Suggests an existing file with a similar name if the file of a diagnostic or of a reference does not exist. */
function withNearbyFile(diagnostic: Diagnostic, cwd: string): Diagnostic {
  const { code, message, fix, location } = diagnostic;
  const target = code === "reference-unresolved" ? /^there is no file ([^;]+)/.exec(message)?.[1] : undefined;
  if (target !== undefined) {
    const path = resolve(cwd, target);
    return { ...diagnostic, ...didYouMean(basename(path), readableNames(dirname(path))) };
  }
  if (code !== "file-unreadable" || fix !== undefined || location === undefined) return diagnostic;
  const path = resolve(cwd, location.file);
  if (existsSync(path)) return diagnostic;
  return { ...diagnostic, ...didYouMean(basename(path), readableNames(dirname(path))) };
}
