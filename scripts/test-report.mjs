// Reads what vitest reports of a run, and combines a run with a second attempt at what failed in it.
import { relative } from "node:path";

/** If more files than this fail, the cause is not chance. */
const mostFlakyFiles = 3;

/**
 * Returns the failed tests of a report in JSON. A file that failed before its tests ran has one entry, without a title.
 *
 * @param {{ testResults?: { name: string, status: string, assertionResults: { status: string, fullName: string }[] }[] }} report
 * @param {string} root The folder to which the files are relative.
 * @returns {{ file: string, title?: string }[]}
 */
export function failuresIn(report, root) {
  return (report.testResults ?? [])
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === "failed");
      return failed.length === 0 ? [{ file }] : failed.map(({ fullName }) => ({ file, title: fullName }));
    });
}

/**
 * Returns the files to run a second time, alone. Returns none if more than three files failed, or if something other than
 * a test failed.
 *
 * @param {{ code: number, failures: readonly { file: string }[] }} step
 * @returns {string[]}
 */
export function filesOfSecondAttempt({ code, failures }) {
  const files = [...new Set(failures.map(({ file }) => file))];
  return code === 1 && files.length <= mostFlakyFiles ? files : [];
}

/**
 * Returns the result of a step after a second attempt. Tests that passed alone count as passed and are listed as flaky.
 *
 * @template {{ code: number, passed: number, failed: number, failures: readonly object[] }} Step
 * @param {Step} first
 * @param {{ code: number }} second
 */
export function combineAttempts(first, second) {
  if (second.code !== 0) return first;
  return {
    ...first,
    code: 0,
    passed: first.passed + first.failed,
    failed: 0,
    failures: [],
    flaky: first.failures,
  };
}

/**
 * Returns the lines that name failed and flaky tests.
 *
 * @param {readonly { name?: string, failures?: readonly { file: string, title?: string }[], flaky?: readonly { file: string, title?: string }[] }[]} steps
 */
export function namesOfFailures(steps) {
  const lines = (word, tests = [], step = "") =>
    tests.map(({ file, title }) => [`${word} (${step}): ${file}`, ...(title === undefined ? [] : [title])].join(" > "));
  return steps.flatMap(({ name, failures, flaky }) => [
    ...lines("Failed", failures, name),
    ...lines("Flaky, passed when run again alone", flaky, name),
  ]);
}
