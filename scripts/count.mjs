// Names the failures of .ci/run and totals its results: node scripts/count.mjs <reports> <exit code of test:full> <exit code of the guards>
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { namesOfFailures } from "./test-report.mjs";

/**
 * Counts a step with a nonzero exit code as a failure even if its report has none, since it may have ended before
 * reporting.
 *
 * @param {readonly { passed?: number, failed?: number, code: number }[]} steps
 */
export function countResults(steps) {
  return {
    passed: steps.reduce((sum, { passed = 0 }) => sum + passed, 0),
    failed: steps.reduce((sum, { failed = 0, code }) => sum + (code === 0 ? failed : Math.max(1, failed)), 0),
  };
}

/**
 * Returns the steps of a run. `test:full` exits with a nonzero code because of one of its steps, or because of
 * something else, such as the build or a type error.
 *
 * @param {{ tests?: { code: number }[], testsCode: number, guards?: { passed: number, failed: number }, guardsCode:
 * number }} run
 */
export function stepsOf({ tests = [], testsCode, guards = {}, guardsCode }) {
  const isExplained = tests.some(({ code }) => code !== 0);
  return [...tests, { code: isExplained ? 0 : testsCode }, { ...guards, code: guardsCode }];
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , folder = "", testsCode, guardsCode] = process.argv;
  const read = (name) => {
    const path = join(folder, name);
    return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
  };
  const tests = read("steps.json");
  for (const line of namesOfFailures(tests ?? [])) console.log(line);
  const { passed, failed } = countResults(
    stepsOf({
      tests,
      testsCode: Number(testsCode),
      guards: read("guards.json"),
      guardsCode: Number(guardsCode),
    }),
  );
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
