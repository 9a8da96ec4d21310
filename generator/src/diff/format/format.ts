import { type DiagnosticCode, catalogue as mistakes } from "../../diagnostics/catalogue.js";
import type { SourceOf } from "../../diagnostics/code-frame.js";
import type { Diagnostic, SourceLocation } from "../../diagnostics/diagnostic.js";
import { formatGitHub } from "../../diagnostics/github.js";
import { formatSarif } from "../../diagnostics/sarif.js";
import { catalogue, type RuleId } from "../catalogue.js";
import { fingerprint } from "../collector.js";
import { staleCodes, staleDiagnostic } from "../ignore.js";
import type { InterfaceChange, NoticingUse } from "../interface-change.js";
import { firstUses, formatEffects, formatReach, formatUse, type Report } from "../report.js";
import type { Severity } from "../rule.js";
import { formatWitness } from "../witness.js";
import { formatHtml } from "./html.js";
import { formatJson } from "./json.js";
import { formatMarkdown } from "./markdown.js";
import type { DiffFormat } from "./names.js";
import { formatText } from "./text.js";

export interface DiffFormatOptions {
  readonly format: DiffFormat;
  /** Whether `text` may use colour; the other formats never do. */
  readonly color: boolean;
  /** Texts of the files on both sides, for code frames. */
  readonly source: SourceOf;
}

/** Formats a report as one text that ends with a line feed. */
export function formatReport(report: Report, { format, color, source }: DiffFormatOptions): string {
  switch (format) {
    case "text":
      return formatText(report, color, source);
    case "json":
      return formatJson(report);
    case "markdown":
      return formatMarkdown(report);
    case "html":
      return formatHtml(report, source);
    case "github":
      return formatGitHub([...report.changes.map(asDiagnostic), ...report.stale.map(staleDiagnostic)]);
    case "sarif": {
      const fingerprints = new Map<Diagnostic<RuleId | DiagnosticCode>, string>();
      for (const change of report.changes) fingerprints.set(asDiagnostic(change), change.fingerprint);
      for (const entry of report.stale) {
        const stale = staleDiagnostic(entry);
        fingerprints.set(stale, fingerprint(stale.code, entry.fingerprint, ""));
      }
      const changes = [...catalogue.values()].map((rule) => ({ ...rule, severity: levels[rule.severity] }));
      const rules = [...changes, ...staleCodes.map((id) => ({ id, ...mistakes[id] }))];
      return formatSarif([...fingerprints.keys()], rules, (diagnostic) => fingerprints.get(diagnostic));
    }
  }
}

const levels = { breaking: "error", risky: "warning", safe: "info" } as const satisfies Record<Severity, string>;

function asDiagnostic(change: InterfaceChange): Diagnostic<RuleId> {
  const { rule, severity, where, message, base, head } = change;
  const reach = formatReach(change);
  const { shown, more } = firstUses(change);
  const uses = [...shown.map(formatUse), ...(more === "" ? [] : [more])].join(", ");
  const noticed = change.noticed === undefined ? "" : `; used at ${uses}; to do: ${change.noticed.advice}`;
  const example = change.witness === undefined ? "" : `; ${formatWitness(change.witness)}`;
  const affected = `${formatEffects(change)}${reach === "" ? "" : `; reached by ${reach}`}${noticed}${example}`;
  const location = head ?? base;
  // Code that was named itself is in this repository; that of a manifest is not.
  const inCode = (change.noticed?.uses ?? []).filter(({ program }) => program === undefined);
  const related = [
    ...(base === undefined ? [] : [{ message: "before", location: base }]),
    ...inCode.map((use) => ({ message: `used: ${use.expression ?? use.kind}`, location: locationOf(use) })),
  ];
  return {
    code: rule,
    severity: levels[severity],
    message: `${where}: ${message} (${affected})`,
    ...(location === undefined ? {} : { location }),
    ...(related.length === 0 ? {} : { related }),
  };
}

function locationOf({ file, line, column }: NoticingUse): SourceLocation {
  return { file, line, column, endLine: line, endColumn: column };
}
