import { type CatalogueEntry, catalogue, type DiagnosticCode } from "./catalogue.js";
import type { Diagnostic } from "./diagnostic.js";

/** Everything about a diagnostic that does not follow from its code. */
export type DiagnosticDetails = Partial<Omit<Diagnostic, "code" | "message">>;

/** A diagnostic with the severity that the catalogue gives its code, unless the details say otherwise. */
export function diagnose(code: DiagnosticCode, message: string, details: DiagnosticDetails = {}): Diagnostic {
  return { code, severity: (catalogue[code] satisfies CatalogueEntry).severity, message, ...details };
}
