import type { Severity } from "./catalogue.js";
import type { Diagnostic } from "./diagnostic.js";

/** Diagnostics to show as one entry. */
export interface DiagnosticGroup {
  readonly first: Diagnostic;
  /** The others with the code and severity of the first, in order of location; empty for a single diagnostic. */
  readonly others: readonly Diagnostic[];
}

/** Maximum number of diagnostics of one code to show separately. Errors must be corrected one by one. */
const maxSeparate: Readonly<Record<Severity, number>> = { error: 50, warning: 10, info: 10 };

/** Groups sorted diagnostics: those of a frequent code become one entry at the position of the first. */
export function groupByCode(diagnostics: readonly Diagnostic[]): readonly DiagnosticGroup[] {
  const byCode = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const key = keyOf(diagnostic);
    const known = byCode.get(key);
    if (known === undefined) byCode.set(key, [diagnostic]);
    else known.push(diagnostic);
  }
  return diagnostics.flatMap((diagnostic) => {
    const [first, ...others] = byCode.get(keyOf(diagnostic)) ?? [];
    if (others.length < maxSeparate[diagnostic.severity]) return [{ first: diagnostic, others: [] }];
    return first === diagnostic ? [{ first, others }] : [];
  });
}

function keyOf({ code, severity, deviation }: Diagnostic): string {
  return `${severity} ${code} ${deviation ?? ""}`;
}
