import type { SourceLocation } from "../../diagnostics/diagnostic.js";
import { escapeInvisible } from "../../diagnostics/visible.js";
import { catalogue } from "../catalogue.js";
import { type IgnoreEntry, staleDiagnostic } from "../ignore.js";
import type { InterfaceChange } from "../interface-change.js";
import {
  bySeverity,
  firstNotCompared,
  firstUses,
  formatEffects,
  formatReach,
  formatSummary,
  formatUse,
  type Report,
  verdictsOf,
} from "../report.js";
import { parties, type Severity } from "../rule.js";
import { formatNoWitness, formatVerdicts, type WitnessResult, witnessLines } from "../witness.js";

const titles = { breaking: "Breaking", risky: "Risky", safe: "Safe" } as const satisfies Record<Severity, string>;

/** Formats a report for a pull request: a table of verdicts, then the changes. */
export function formatMarkdown(report: Report): string {
  const { base, head, changes, stale, suggestion } = report;
  const parts = [`## Interface: ${code(base.name)} → ${code(head.name)}`, formatSummary(report)];
  if (changes.length > 0) {
    const verdicts = verdictsOf(changes);
    const rows = parties.map((party) => `| ${party} | ${verdicts[party] ?? "not affected"} |`);
    parts.push(["| who | verdict |", "|---|---|", ...rows].join("\n"));
  }
  if (suggestion !== undefined && suggestion.step !== "none") {
    parts.push(`Next version: ${code(suggestion.version)} (${suggestion.step}), after ${code(base.version)}.`);
  }
  for (const [severity, found] of bySeverity(changes)) {
    const list = found.map(item).join("\n");
    const section = `### ${titles[severity]} (${found.length})`;
    parts.push(
      severity === "safe"
        ? `<details><summary>${titles.safe} (${found.length})</summary>\n\n${list}\n\n</details>`
        : `${section}\n\n${list}`,
    );
  }
  if (stale.length > 0) {
    const list = stale.map(staleItem).join("\n");
    parts.push(`### Stale entries of the ignore file (${stale.length})\n\n${list}`);
  }
  const { notCompared = [] } = report;
  if (notCompared.length > 0) {
    const { shown, more } = firstNotCompared(notCompared);
    const list = shown.map(({ pointer, change, reason, base: before, head: after }) => {
      const location = after ?? before;
      const facts = location === undefined ? "" : `\n  <br>${code(formatSource(location))}`;
      return `- ${code(pointer)}: ${change}; ${escaped(reason)}${facts}`;
    });
    parts.push(
      `### Not compared (${notCompared.length})\n\n${[...list, ...(more === "" ? [] : [`- ${more}`])].join("\n")}`,
    );
  }
  return `${parts.join("\n\n")}\n`;
}

function staleItem(entry: IgnoreEntry): string {
  const { code: id, message, fix } = staleDiagnostic(entry);
  const facts = [code(id), code(formatSource(entry.location))];
  return `- ${message}; ${fix}\n  <br>${facts.join(" · ")}`;
}

function item(change: InterfaceChange): string {
  const { rule, where, message, base, head, stability, fingerprint } = change;
  const location = head ?? base;
  const reach = formatReach(change);
  const facts = [
    formatEffects(change),
    code(rule),
    ...(stability === undefined ? [] : [stability]),
    ...(location === undefined ? [] : [code(formatSource(location))]),
    ...(reach === "" ? [] : [`reached by ${escaped(reach)}`]),
    code(fingerprint),
  ];
  const { shown, more } = firstUses(change);
  const uses = [...shown.map((use) => code(formatUse(use))), ...(more === "" ? [] : [more])];
  const noticed =
    change.noticed === undefined
      ? ""
      : `\n  <br>used at ${uses.join(", ")}\n  <br>to do: ${escaped(change.noticed.advice)}`;
  return `- ${code(where)}: ${escaped(message)}\n  <br>${facts.join(" · ")}${noticed}${change.witness === undefined ? "" : exampleOf(change.witness)}`;
}

function exampleOf(result: WitnessResult): string {
  if (!("found" in result)) return `\n  <br>${escaped(formatNoWitness(result))}`;
  const { found } = result;
  return [escaped(formatVerdicts(found)), ...witnessLines(found).map(code)].map((line) => `\n  <br>${line}`).join("");
}

/** Formats a CHANGELOG section for users of the interface, without source locations and fingerprints. */
export function formatChangelog({ base, changes, suggestion }: Report): string {
  const version = suggestion?.version ?? `after ${base.version}`;
  const sections = bySeverity(changes).map(([severity, found]) => {
    const lines = found.map(
      (change) => `- ${code(change.where)}${formatDirection(change)}: ${escaped(change.message)}`,
    );
    return `### ${changelogTitles[severity]}\n\n${lines.join("\n")}`;
  });
  return `${[`## ${escaped(version)}`, ...(sections.length === 0 ? ["No changes."] : sections)].join("\n\n")}\n`;
}

/** Returns the direction of a change to a schema that is used in both, to distinguish the two reports. */
function formatDirection({ rule }: InterfaceChange): string {
  const [, way] = /^(request|response)-/.exec(rule) ?? [];
  return way === undefined || !schemaRules.has(rule) ? "" : `, in ${way}s`;
}

const schemaRules: ReadonlySet<string> = new Set(
  [...catalogue.values()].flatMap(({ id, subject }) => (subject === "schemas" ? [id] : [])),
);

const changelogTitles = {
  breaking: "Breaking changes",
  risky: "Changes to look at",
  safe: "Additions and other changes",
} as const satisfies Record<Severity, string>;

function formatSource({ file, line, column }: SourceLocation): string {
  return `${file}:${line}:${column}`;
}

/** Prints text of a document as a code span, fenced by more backticks than it contains. */
function code(text: string): string {
  const seen = escapeInvisible(text);
  let longest = 0;
  for (const [run] of seen.matchAll(/`+/g)) longest = Math.max(longest, run.length);
  const fence = "`".repeat(longest + 1);
  const space = longest > 0 || /^ | $/.test(seen) || seen === "" ? " " : "";
  return `${fence}${space}${seen}${space}${fence}`;
}

/** Escapes text of a document so that none of it is read as Markdown, HTML, a mention or an issue reference. */
function escaped(text: string): string {
  return escapeInvisible(text)
    .replace(/[\\`*_{}[\]()#+!|~-]/g, "\\$&")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replace(/@(?=\w)/g, "@\u200b");
}
