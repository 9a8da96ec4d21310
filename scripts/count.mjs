// Adds up what .ci/run ran: node scripts/count.mjs <reports> <exit code of the tests> <of those on the newest Node> <of the guards>
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * A step that ended badly counts as a failure even where its report knows of none: it may never have come to write one.
 *
 * @typedef {{ numPassedTests: number, numFailedTests: number }} Tests
 * @param {{ tests?: Tests, testsCode: number, newest?: Tests, newestCode?: number,
 *   guards?: { passed: number, failed: number }, guardsCode: number }} reports
 */
export function countResults({ tests, testsCode, newest, newestCode = 0, guards, guardsCode }) {
  const steps = [
    { passed: tests?.numPassedTests, failed: tests?.numFailedTests, code: testsCode },
    { passed: newest?.numPassedTests, failed: newest?.numFailedTests, code: newestCode },
    { passed: guards?.passed, failed: guards?.failed, code: guardsCode },
  ];
  return {
    passed: steps.reduce((sum, { passed = 0 }) => sum + passed, 0),
    failed: steps.reduce((sum, { failed = 0, code }) => sum + (code === 0 ? failed : Math.max(1, failed)), 0),
  };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , folder = "", testsCode, newestCode, guardsCode] = process.argv;
  const read = (name) => {
    const path = join(folder, name);
    return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
  };
  const { passed, failed } = countResults({
    tests: read("tests.json"),
    testsCode: Number(testsCode),
    newest: read("newest.json"),
    newestCode: Number(newestCode),
    guards: read("guards.json"),
    guardsCode: Number(guardsCode),
  });
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
