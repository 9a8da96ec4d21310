import type { InterfaceChange } from "../interface-change.js";
import { countsOf, type Report, verdictsOf } from "../report.js";

/** The form that generator/schema/diff.schema.json describes; properties are added to it, never renamed or removed. */
export function formatJson(report: Report): string {
  const { base, head, findings, ignored, stale, suggestion } = report;
  const document = {
    base,
    head,
    summary: { ...countsOf(findings), ignored, stale: stale.length },
    verdict: verdictsOf(findings),
    suggestedVersion: suggestion?.version ?? null,
    findings: findings.map(inFixedOrder),
    staleEntries: stale.map(({ fingerprint, reason, place }) => ({ fingerprint, reason, place })),
  };
  return `${JSON.stringify(document, null, 2)}\n`;
}

function inFixedOrder({
  rule,
  severity,
  effects,
  where,
  message,
  base,
  head,
  reachedBy,
  fingerprint,
}: InterfaceChange): object {
  return {
    rule,
    severity,
    effects,
    where,
    message,
    base: base ?? null,
    head: head ?? null,
    reachedBy,
    fingerprint,
  };
}
