import { type CatalogueEntry, catalogue, type DiagnosticCode } from "./catalogue.js";
import type { Diagnostic } from "./diagnostic.js";

/** All properties of a diagnostic that its code does not determine. */
export type DiagnosticDetails = Partial<Omit<Diagnostic, "code" | "message">>;

/** Maximum length of a message, which may quote long names from files. */
const longestMessage = 500;

/** Creates a diagnostic with the severity of its code, unless overridden by the details. */
export function diagnose(code: DiagnosticCode, message: string, details: DiagnosticDetails = {}): Diagnostic {
  const { severity } = catalogue[code] satisfies CatalogueEntry;
  const shown = message.length > longestMessage ? `${message.slice(0, longestMessage)}…` : message;
  return { code, severity, message: shown, ...details };
}
