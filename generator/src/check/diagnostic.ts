import type { DiagnosticCode, Severity } from "../diagnostics/catalogue.js";
import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { KeyOrValue, LoadedDocument } from "../load/document.js";

/** A diagnostic without a source location. */
export interface CheckDiagnostic {
  readonly code: DiagnosticCode;
  /** One sentence without a full stop. */
  readonly message: string;
  /** JSON pointer into the bundled document. */
  readonly pointer: string;
  /** Whether to locate the key instead of the value. */
  readonly keyOrValue?: KeyOrValue;
  /** Overrides the severity of the catalogue. */
  readonly severity?: Severity;
  readonly expected?: string;
  readonly fix?: string;
  readonly related?: readonly { readonly message: string; readonly pointer: string }[];
}

export type ReportDiagnostic = (diagnostic: CheckDiagnostic) => void;

/** Maximum number of diagnostics; a final note counts the rest. */
const maxDiagnostics = 1000;

/**
 * Locates diagnostics and sorts them by source location. If there are too many, errors take precedence over warnings,
 * and
 * `maxErrors` of them are kept.
 */
export function locateDiagnostics(
  diagnostics: readonly CheckDiagnostic[],
  loaded: LoadedDocument,
  maxErrors: number = maxDiagnostics,
): Diagnostic[] {
  const errors = diagnostics.filter(isError).length;
  const most = Math.max(maxDiagnostics, Math.min(errors, maxErrors));
  const kept =
    diagnostics.length <= most
      ? diagnostics
      : [...diagnostics].sort((a, b) => severityRank(a) - severityRank(b)).slice(0, most);
  const fileOrder = new Map(loaded.files.map((file, index) => [file.name, index]));
  const orderOf = (diagnostic: Diagnostic): number => fileOrder.get(diagnostic.location?.file ?? "") ?? fileOrder.size;
  const located = kept.map((diagnostic) => locate(diagnostic, loaded));
  located.sort(
    (a, b) =>
      orderOf(a) - orderOf(b) ||
      (a.location?.line ?? 0) - (b.location?.line ?? 0) ||
      (a.location?.column ?? 0) - (b.location?.column ?? 0),
  );
  if (kept.length < diagnostics.length) {
    const location = loaded.locate("");
    located.push(
      diagnose("findings-omitted", `${diagnostics.length - kept.length} more diagnostics are not listed`, {
        location: location,
      }),
    );
  }
  return located;
}

export function isError(diagnostic: CheckDiagnostic): boolean {
  return severityRank(diagnostic) === 0;
}

function severityRank(diagnostic: CheckDiagnostic): number {
  const severity = diagnostic.severity ?? diagnose(diagnostic.code, "").severity;
  return severity === "error" ? 0 : severity === "warning" ? 1 : 2;
}

function locate(diagnostic: CheckDiagnostic, loaded: LoadedDocument): Diagnostic {
  const { code, message, pointer, keyOrValue, severity, expected, fix, related } = diagnostic;
  return diagnose(code, message, {
    pointer,
    location: loaded.locate(pointer, keyOrValue),
    ...(severity !== undefined && { severity }),
    ...(expected !== undefined && { expected }),
    ...(fix !== undefined && { fix }),
    ...(related !== undefined && {
      related: related.map((other) => ({ message: other.message, location: loaded.locate(other.pointer) })),
    }),
  });
}
