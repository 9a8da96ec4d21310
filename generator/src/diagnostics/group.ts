import type { Severity } from "./catalogue.js";
import type { Diagnostic } from "./diagnostic.js";

/** Diagnostics to show as one entry. */
export interface DiagnosticGroup {
  readonly first: Diagnostic;
  /** The others with the code and severity of the first, in order of location; empty for a single diagnostic. */
  readonly others: readonly Diagnostic[];
}

/** Which codes have one entry. In a document, many places often have one cause; in a program, each place is edited. */
export type Grouping = "every-code" | "frequent-codes";

/** Maximum number of diagnostics of one code to show separately. */
const maxSeparate: Readonly<Record<Grouping, Readonly<Record<Severity, number>>>> = {
  "every-code": { error: 1, warning: 1, info: 1 },
  "frequent-codes": { error: 50, warning: 10, info: 10 },
};

/** Groups sorted diagnostics: those of a frequent code become one entry at the position of the first. */
export function groupByCode(
  diagnostics: readonly Diagnostic[],
  grouping: Grouping = "every-code",
): readonly DiagnosticGroup[] {
  const byCode = new Map<string, Diagnostic[]>();
  for (const diagnostic of diagnostics) {
    const key = keyOf(diagnostic);
    const known = byCode.get(key);
    if (known === undefined) byCode.set(key, [diagnostic]);
    else known.push(diagnostic);
  }
  return diagnostics.flatMap((diagnostic) => {
    const key = keyOf(diagnostic);
    const [first, ...others] = byCode.get(key) ?? [];
    if (first === undefined) return [];
    if (others.length < maxSeparate[grouping][diagnostic.severity]) return [{ first: diagnostic, others: [] }];
    byCode.delete(key);
    return [{ first, others }];
  });
}

function keyOf({ code, severity }: Diagnostic): string {
  return `${severity} ${code}`;
}
