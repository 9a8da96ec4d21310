// Adds up what .ci/run ran: node scripts/count.mjs <reports> <exit code of the tests> <exit code of the guards>
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * A step that ended badly counts as a failure even where its report knows of none: it may never have come to write one.
 *
 * @param {{ tests?: { numPassedTests: number, numFailedTests: number, numFailedTestSuites?: number }, testsCode: number,
 *   guards?: { passed: number, failed: number }, guardsCode: number }} reports
 */
export function countResults({ tests, testsCode, guards, guardsCode }) {
  const inTests = tests?.numFailedTests ?? 0;
  const inGuards = guards?.failed ?? 0;
  return {
    passed: (tests?.numPassedTests ?? 0) + (guards?.passed ?? 0),
    failed: (testsCode === 0 ? inTests : Math.max(1, inTests)) + (guardsCode === 0 ? inGuards : Math.max(1, inGuards)),
  };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [, , folder = "", testsCode, guardsCode] = process.argv;
  const read = (name) => {
    const path = join(folder, name);
    return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : undefined;
  };
  const { passed, failed } = countResults({
    tests: read("tests.json"),
    testsCode: Number(testsCode),
    guards: read("guards.json"),
    guardsCode: Number(guardsCode),
  });
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
}
