import { type CatalogueEntry, catalogue, type DiagnosticCode } from "./catalogue.js";
import type { Diagnostic } from "./diagnostic.js";

/** Everything about a diagnostic that does not follow from its code. */
export type DiagnosticDetails = Partial<Omit<Diagnostic, "code" | "message">>;

/** Messages quote names and numbers from files; no message becomes longer than this because of them. */
const longestMessage = 500;

/** A diagnostic with the severity of its code in the catalogue, unless the details override it. */
export function diagnose(code: DiagnosticCode, message: string, details: DiagnosticDetails = {}): Diagnostic {
  const { severity } = catalogue[code] satisfies CatalogueEntry;
  const shown = message.length > longestMessage ? `${message.slice(0, longestMessage)}…` : message;
  return { code, severity, message: shown, ...details };
}
