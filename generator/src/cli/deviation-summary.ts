import type { Diagnostic } from "../diagnostics/diagnostic.js";
import { sortDiagnostics } from "../diagnostics/sort.js";
import { formatCount } from "../values/text.js";

/** Maximum number of locations to list per deviation. */
const maxListedLocations = 3;

/** Summarizes the accepted deviations from OpenAPI, each with a count and its first locations; empty without any. */
export function summarizeDeviations(diagnostics: readonly Diagnostic[]): string {
  const byCode = new Map<string, Diagnostic[]>();
  for (const diagnostic of sortDiagnostics(diagnostics)) {
    if (diagnostic.deviation === undefined || diagnostic.severity === "error") continue;
    byCode.set(diagnostic.deviation, [...(byCode.get(diagnostic.deviation) ?? []), diagnostic]);
  }
  if (byCode.size === 0) return "";
  const lines = [...byCode].map(([code, found]) => {
    const locations = found
      .slice(0, maxListedLocations)
      .flatMap(({ location }) =>
        location === undefined ? [] : `${location.file}:${location.line}:${location.column}`,
      );
    const more = found.length > maxListedLocations ? `, and ${found.length - maxListedLocations} more` : "";
    return `  ${code} (${formatCount(found.length, "time")}): ${found[0]?.message}\n    at ${locations.join(", ")}${more}\n`;
  });
  const total = [...byCode.values()].reduce((sum, found) => sum + found.length, 0);
  return `${formatCount(total, "deviation")} from OpenAPI read as guildwire explain CODE describes; --strict reports them as errors:\n${lines.join("")}`;
}
