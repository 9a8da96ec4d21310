import type { DiagnosticCode } from "../diagnostics/catalogue.js";
import { diagnose } from "../diagnostics/diagnose.js";
import type { Diagnostic, Severity } from "../diagnostics/diagnostic.js";
import type { LoadedDocument, Part } from "../load/document.js";

/** A diagnostic that is not located yet. */
export interface Finding {
  readonly code: DiagnosticCode;
  /** One sentence without a full stop. */
  readonly message: string;
  /** JSON pointer of the node inside the bundled document. */
  readonly pointer: string;
  /** Point at the key instead of the value. */
  readonly part?: Part;
  /** Where it differs from the catalogue's. */
  readonly severity?: Severity;
  readonly expected?: string;
  readonly fix?: string;
  readonly related?: readonly { readonly message: string; readonly pointer: string }[];
}

export type Report = (finding: Finding) => void;

/** At most so many diagnostics; a closing note says how many more there are. */
const limit = 1000;

/** Located diagnostics in the order of their places; when there are too many, errors come before warnings. */
export function locateAll(findings: readonly Finding[], loaded: LoadedDocument): Diagnostic[] {
  const kept = findings.length <= limit ? findings : [...findings].sort((a, b) => rank(a) - rank(b)).slice(0, limit);
  const fileOrder = new Map(loaded.files.map((file, index) => [file.name, index]));
  const orderOf = (diagnostic: Diagnostic): number => fileOrder.get(diagnostic.place?.file ?? "") ?? fileOrder.size;
  const diagnostics = kept.map((finding) => locate(finding, loaded));
  diagnostics.sort(
    (a, b) =>
      orderOf(a) - orderOf(b) ||
      (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
      (a.place?.column ?? 0) - (b.place?.column ?? 0),
  );
  if (kept.length < findings.length) {
    const place = loaded.locate("");
    diagnostics.push(
      diagnose("findings-omitted", `${findings.length - limit} more findings are not listed`, { place }),
    );
  }
  return diagnostics;
}

function rank(finding: Finding): number {
  const severity = finding.severity ?? diagnose(finding.code, "").severity;
  return severity === "error" ? 0 : severity === "warning" ? 1 : 2;
}

function locate(finding: Finding, loaded: LoadedDocument): Diagnostic {
  const { code, message, pointer, part, severity, expected, fix, related } = finding;
  return diagnose(code, message, {
    pointer,
    place: loaded.locate(pointer, part),
    ...(severity !== undefined && { severity }),
    ...(expected !== undefined && { expected }),
    ...(fix !== undefined && { fix }),
    ...(related !== undefined && {
      related: related.map((other) => ({ message: other.message, place: loaded.locate(other.pointer) })),
    }),
  });
}
