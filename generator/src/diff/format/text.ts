import type { SourceOf } from "../../diagnostics/code-frame.js";
import type { SourceLocation } from "../../diagnostics/diagnostic.js";
import {
  colors,
  createPaint,
  diagnosticBlock,
  type FrameOf,
  formatCodeFrame,
  formatLocation,
  framesOf,
  type Paint,
} from "../../diagnostics/text.js";
import { escapeInvisible } from "../../diagnostics/visible.js";
import { staleDiagnostic } from "../ignore.js";
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
} from "../report.js";
import type { Severity } from "../rule.js";
import { formatNoWitness, formatVerdicts, type WitnessResult, witnessLines } from "../witness.js";

const shown = { breaking: "error", risky: "warning", safe: "info" } as const satisfies Record<Severity, string>;

/**
 * Formats a report for a terminal: worst changes first, with their source lines. Safe changes are listed without lines.
 */
export function formatText(report: Report, color: boolean, source: SourceOf): string {
  const paint = createPaint(color);
  const frames = framesOf(source);
  const groups = bySeverity(report.changes).map(([severity, changes]) => {
    const title = paint(`${severity} (${changes.length})`, 1, colors[shown[severity]]);
    const blocks = changes.map((change) => block(change, paint, frames));
    return `${title}\n\n${blocks.join("\n\n")}`;
  });
  if (report.stale.length > 0) {
    const title = paint(`stale entries of the ignore file (${report.stale.length})`, 1, colors.error);
    const blocks = report.stale.map((entry) => diagnosticBlock(staleDiagnostic(entry), paint, frames));
    groups.push(`${title}\n\n${blocks.join("\n\n")}`);
  }
  const { notCompared = [] } = report;
  if (notCompared.length > 0) {
    const title = paint(`not compared (${notCompared.length})`, 1);
    const { shown: listed, more } = firstNotCompared(notCompared);
    const blocks = listed.map(({ pointer, change, reason, base, head }) => {
      const location = head ?? base;
      const line = `${paint(escapeInvisible(pointer), 1)}: ${change}; ${escapeInvisible(reason)}`;
      return location === undefined ? line : `${line}\n  ${formatLocation(location)}`;
    });
    groups.push([title, ...blocks, ...(more === "" ? [] : [more])].join("\n\n"));
  }
  return `${[...groups, closing(report)].join("\n\n")}\n`;
}

function block(change: InterfaceChange, paint: Paint, frames: FrameOf): string {
  const { rule, severity, where, message, base, head, stability, fingerprint } = change;
  const primary = isLoss(change) ? (base ?? head) : (head ?? base);
  const secondary = primary === base ? head : base;
  const lines = [`${paint(escapeInvisible(where), 1)}: ${escapeInvisible(message)}`];
  const facts = [rule, formatEffects(change), ...(stability ? [stability] : []), fingerprint]
    .map((fact) => escapeInvisible(fact))
    .join(" · ");
  lines.push(`  ${paint(facts, 2)}`);
  const reach = formatReach(change);
  if (reach !== "") lines.push(`  reached by ${escapeInvisible(reach)}`);
  if (change.noticed !== undefined) {
    const { shown: uses, more } = firstUses(change);
    lines.push(...uses.map((use) => `  used at ${escapeInvisible(formatUse(use))}`));
    if (more !== "") lines.push(`  ${more}`);
    lines.push(`  to do: ${change.noticed.advice}`);
  }
  if (primary !== undefined) {
    lines.push(`  ${formatLocation(primary)}${secondary === undefined ? "" : paint(besides(change, secondary), 2)}`);
    if (severity !== "safe") lines.push(...formatCodeFrame(primary, shown[severity], paint, frames));
  }
  if (change.witness !== undefined) lines.push(...exampleLines(change.witness));
  return lines.join("\n");
}

function exampleLines(result: WitnessResult): readonly string[] {
  if (!("found" in result)) return [`  ${escapeInvisible(formatNoWitness(result))}`];
  const messages = witnessLines(result.found).map((line) => `    ${escapeInvisible(line)}`);
  return [`  ${escapeInvisible(formatVerdicts(result.found))}:`, ...messages];
}

/** Removed items are shown at their former location. */
function isLoss({ rule }: InterfaceChange): boolean {
  return /-(removed|dropped|removed-(after|before)-[a-z]+)$/.test(rule);
}

function besides(change: InterfaceChange, location: SourceLocation): string {
  return location === change.base ? ` (before: ${formatLocation(location)})` : ` (now: ${formatLocation(location)})`;
}

function closing(report: Report): string {
  const { base, head, suggestion } = report;
  const lines = [`${escapeInvisible(base.name)} → ${escapeInvisible(head.name)}: ${formatSummary(report)}`];
  if (suggestion !== undefined && suggestion.step !== "none") {
    const version = escapeInvisible(`${base.version} → ${suggestion.version}`);
    const details =
      head.version === suggestion.version ? "" : `; the specification says ${escapeInvisible(head.version)}`;
    lines.push(`version: ${version} (${suggestion.step})${details}`);
  }
  return lines.join("\n");
}
