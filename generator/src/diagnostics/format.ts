import type { SourceOf } from "./code-frame.js";
import type { Diagnostic, SourceLocation } from "./diagnostic.js";
import { formatGitHub } from "./github.js";
import { formatSarif } from "./sarif.js";
import { sortDiagnostics } from "./sort.js";
import { formatText } from "./text.js";

export type DiagnosticFormat = "text" | "json" | "sarif" | "github";

export interface FormatOptions {
  readonly format: DiagnosticFormat;
  /** Whether `text` may use colour; the other formats never do. */
  readonly color: boolean;
  readonly source: SourceOf;
}

/** All diagnostics as one text that ends with a line break, ordered by place; `text` is empty where there are none. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], options: FormatOptions): string {
  const sorted = sortDiagnostics(diagnostics);
  switch (options.format) {
    case "text":
      return formatText(sorted, options.color, options.source);
    case "json":
      return `${JSON.stringify(sorted.map(orderedDiagnostic), null, 2)}\n`;
    case "sarif":
      return formatSarif(sorted);
    case "github":
      return formatGitHub(sorted);
  }
}

/** Members in one order, whichever way the diagnostic was put together; absent ones stay absent. */
function orderedDiagnostic(diagnostic: Diagnostic): object {
  const { code, severity, message, location, pointer, expected, fix, deviation, related } = diagnostic;
  return {
    code,
    severity,
    message,
    location: location && orderedLocation(location),
    pointer,
    expected,
    fix,
    deviation,
    related: related?.map((entry) => ({ message: entry.message, location: orderedLocation(entry.location) })),
  };
}

function orderedLocation({ file, line, column, endLine, endColumn }: SourceLocation): SourceLocation {
  return { file, line, column, endLine, endColumn };
}
