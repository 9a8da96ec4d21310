import type { SourceOf } from "./code-frame.js";
import type { Diagnostic, SourceLocation } from "./diagnostic.js";
import { formatGitHub } from "./github.js";
import type { Grouping } from "./group.js";
import { formatSarif } from "./sarif.js";
import { sortDiagnostics } from "./sort.js";
import { formatText } from "./text.js";

export type DiagnosticFormat = "text" | "json" | "sarif" | "github";

export interface FormatOptions {
  readonly format: DiagnosticFormat;
  /** Whether `text` may use colours; other formats never do. */
  readonly color: boolean;
  readonly source: SourceOf;
  /** Whether `text` ends without the numbers of errors and warnings. */
  readonly omitsCounts?: boolean;
  /** Which codes have one entry in `text`. Default: `every-code`. */
  readonly grouping?: Grouping;
}

/** Formats all diagnostics in order of location, ending with a line feed; `text` is empty without diagnostics. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[], options: FormatOptions): string {
  const sorted = sortDiagnostics(diagnostics);
  switch (options.format) {
    case "text":
      return formatText(sorted, options);
    case "json":
      return `${JSON.stringify(sorted.map(orderedDiagnostic), null, 2)}\n`;
    case "sarif":
      return formatSarif(sorted);
    case "github":
      return formatGitHub(sorted);
  }
}

/** Returns the properties in a fixed order, so that the output is deterministic. */
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
