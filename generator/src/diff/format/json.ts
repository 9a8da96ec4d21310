import type { InterfaceChange } from "../interface-change.js";
import { countsOf, type Report, verdictsOf } from "../report.js";
import { formatNoWitness, type WitnessResult } from "../witness.js";

/**
 * Formats a report as described by generator/schema/diff.schema.json. Properties may be added, never renamed or
 * removed.
 */
export function formatJson(report: Report): string {
  return `${JSON.stringify(reportObject(report), null, 2)}\n`;
}

/** Returns the report as a value, for embedding in other documents. */
export function reportObject(report: Report): object {
  const { base, head, changes, ignored, stale, suggestion, off, programs, notCompared = [] } = report;
  return {
    base,
    head,
    summary: {
      ...countsOf(changes),
      ignored,
      ...(off === undefined ? {} : { off }),
      stale: stale.length,
      ...(programs === undefined ? {} : { unnoticed: programs.unnoticed }),
    },
    ...(programs === undefined ? {} : { programs: programs.names }),
    verdict: verdictsOf(changes),
    suggestedVersion: suggestion?.version ?? null,
    findings: changes.map(inFixedOrder),
    staleEntries: stale.map(({ fingerprint, reason, until, location }) => ({
      fingerprint,
      reason,
      ...(until === undefined ? {} : { until }),
      place: location,
    })),
    notCompared: notCompared.map(({ pointer, reason, change, base: before, head: after }) => ({
      pointer,
      reason,
      change,
      base: before ?? null,
      head: after ?? null,
    })),
  };
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
  stability,
  noticed,
  witness,
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
    ...(stability === undefined ? {} : { stability }),
    ...(noticed === undefined ? {} : { uses: noticed.uses, advice: noticed.advice }),
    ...(witness === undefined ? {} : witnessMembers(witness)),
    fingerprint,
  };
}

function witnessMembers(result: WitnessResult): object {
  if (!("found" in result)) return { witness: null, withoutWitness: formatNoWitness(result) };
  const { before, after, at, request, response, message } = result.found;
  return { witness: { before, after, ...(at === undefined ? {} : { at }), request, response, message } };
}
