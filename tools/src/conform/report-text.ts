import type { CaseResult, ConformanceResult, Failure } from "./results.js";

/** Maximum number of failures that are printed per operation and rule. */
const maxPrinted = 3;

/** Numbers of a run. */
export interface Summary {
  readonly passed: number;
  readonly failed: number;
  readonly inconclusive: number;
}

export function summaryOf(cases: readonly CaseResult[]): Summary {
  const count = (outcome: CaseResult["outcome"]): number => cases.filter((one) => one.outcome === outcome).length;
  return { passed: count("passed"), failed: count("failed"), inconclusive: count("inconclusive") };
}

/** Cases by operation, in the order in which operations were tested. */
export function byOperation(cases: readonly CaseResult[]): ReadonlyMap<string, readonly CaseResult[]> {
  const groups = new Map<string, CaseResult[]>();
  for (const one of cases) groups.set(one.operation, [...(groups.get(one.operation) ?? []), one]);
  return groups;
}

/** A report for terminals, by operation and rule. */
export function textReport({ url, cases, skipped, requests, incomplete }: ConformanceResult): string {
  const lines: string[] = [];
  for (const [operation, own] of byOperation(cases)) {
    lines.push(`${oneLine(operation)}: ${describe(summaryOf(own))}`);
    for (const [rule, failures] of failuresByRule(own)) {
      for (const { message } of failures.slice(0, maxPrinted)) lines.push(`  ${rule}: ${oneLine(message)}`);
      if (failures.length > maxPrinted) lines.push(`  ${rule}: ${failures.length - maxPrinted} more`);
    }
  }
  for (const { operation, reason } of skipped) lines.push(oneLine(`${operation}: skipped, ${reason}`));
  if (incomplete !== undefined) lines.push(oneLine(`incomplete: ${incomplete}`));
  lines.push(`${url}: ${requests} requests, ${describe(summaryOf(cases))}`);
  const [first] = cases.flatMap(({ failures }) => failures);
  if (first !== undefined) lines.push(`guildwire explain ${first.rule} prints its cause and fix`);
  return `${lines.join("\n")}\n`;
}

function describe({ passed, failed, inconclusive }: Summary): string {
  return [
    `${passed} passed`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(inconclusive > 0 ? [`${inconclusive} inconclusive`] : []),
  ].join(", ");
}

function failuresByRule(cases: readonly CaseResult[]): ReadonlyMap<string, readonly Failure[]> {
  const groups = new Map<string, Failure[]>();
  for (const { failures, rule: tested } of cases) {
    for (const failure of failures) {
      const rule = failure.rule === tested ? tested : `${tested}/${failure.rule}`;
      groups.set(rule, [...(groups.get(rule) ?? []), failure]);
    }
  }
  return groups;
}

/** Texts of a server or a document may contain anything, such as escape sequences of terminals. */
function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]+/gu, " ").slice(0, 500);
}
