import { byOperation, summaryOf } from "./report-text.js";
import type { CaseResult, ConformanceResult } from "./results.js";

/** A report in the JUnit format that CI systems read: one suite per operation, one case per request or comparison. */
export function junitReport({ cases, skipped }: ConformanceResult): string {
  const { failed } = summaryOf(cases);
  const suites = [...byOperation(cases)].map(([operation, own]) => {
    const lines = own.map((one) => testCase(operation, one));
    const counts = `tests="${own.length}" failures="${summaryOf(own).failed}" time="${seconds(own)}"`;
    return `  <testsuite name=${quoted(operation)} ${counts}>\n${lines.join("\n")}\n  </testsuite>`;
  });
  const omitted = skipped.map(({ operation, reason }) => {
    const inner = `<testcase classname=${quoted(operation)} name="all"><skipped message=${quoted(reason)}/></testcase>`;
    return `  <testsuite name=${quoted(operation)} tests="1" skipped="1">\n    ${inner}\n  </testsuite>`;
  });
  const total = cases.length + skipped.length;
  const counts = `tests="${total}" failures="${failed}" skipped="${skipped.length}"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<testsuites name="guildwire conform" ${counts}>`,
    ...suites,
    ...omitted,
    "</testsuites>",
    "",
  ].join("\n");
}

function testCase(operation: string, { rule, text, failures, duration, outcome }: CaseResult): string {
  const open = `    <testcase classname=${quoted(operation)} name=${quoted(`${rule}: ${text}`)} time="${duration / 1000}"`;
  if (outcome === "inconclusive") return `${open}><skipped message="inconclusive"/></testcase>`;
  if (failures.length === 0) return `${open}/>`;
  const inner = failures.map((failure) => `<failure type=${quoted(failure.rule)} message=${quoted(failure.message)}/>`);
  return `${open}>${inner.join("")}</testcase>`;
}

function seconds(cases: readonly CaseResult[]): number {
  return cases.reduce((sum, { duration }) => sum + duration, 0) / 1000;
}

const entities: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** An attribute value. Characters that XML 1.0 does not allow are replaced. */
function quoted(text: string): string {
  const allowed = text.replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, "\ufffd");
  return `"${allowed.replaceAll(/[&<>"]/g, (character) => entities[character] ?? "").replaceAll(/[\t\n\r]/g, " ")}"`;
}
