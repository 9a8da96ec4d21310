// npm run test:full: what CI runs in addition to the guards. It installs if needed, builds, and runs the quick and the
// full tests on both stores, many of them on the newest Node, and a sample of the mutants of the service's rules.
//   npm run test:full -- test/hostile           runs only the tests of a folder
//   npm run test:full -- --report FOLDER        writes FOLDER/steps.json for scripts/count.mjs
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { prepareTests } from "./prepare-tests.mjs";
import { root } from "./run.mjs";
import { runTests } from "./run-tests.mjs";
import { combineAttempts, failuresIn, filesOfSecondAttempt } from "./test-report.mjs";

/** The newest supported Node. CI runs on the oldest one. */
const newestNode = join(root, "test/toolchains/node_modules/node-newest/bin/node");

const { report, args } = readArguments(process.argv.slice(2));
const expectTypes = await prepareTests("npm run test:full");
if (args.length > 0) {
  const code = await runTests(args, { TEST_TIER: "full" });
  expectTypes();
  process.exit(code);
}

rmSync(report, { recursive: true, force: true });
mkdirSync(report, { recursive: true });
const steps = [
  await vitestStep("tests", (reporters) => runTests(reporters, { TEST_TIER: "full" })),
  ...(existsSync(newestNode)
    ? [await vitestStep("newest", (reporters) => runScript(newestNode, "test-newest.mjs", ...reporters))]
    : []),
  countedStep("rule-mutants", runScript(process.execPath, "rule-mutants.mjs", "--sample")),
];
if (!existsSync(newestNode)) {
  console.log("Skipped: tests on the newest Node. npm ci --prefix test/toolchains installs it, on Linux on x64.");
}
writeFileSync(join(report, "steps.json"), `${JSON.stringify(steps, undefined, 2)}\n`);
expectTypes();
process.exit(steps.every(({ code }) => code === 0) ? 0 : 1);

/**
 * Runs vitest and counts its results. Test files that fail while others run are run again alone: what passes then is
 * reported as flaky.
 */
async function vitestStep(name, run) {
  const first = await vitestRun(name, run);
  const files = filesOfSecondAttempt(first);
  if (files.length === 0) return first;
  console.log(`Running again, alone: ${files.join(", ")}`);
  const alone = (reporters) => run([...reporters, "--maxWorkers=1", ...files]);
  return combineAttempts(first, await vitestRun(`${name}-again`, alone));
}

/** A run that ends early may leave no report. */
async function vitestRun(name, run) {
  const file = join(report, `${name}.json`);
  const code = await run(["--reporter=default", "--reporter=json", `--outputFile.json=${file}`]);
  const result = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  const { numPassedTests: passed = 0, numFailedTests: failed = 0 } = result;
  return { name, code, passed, failed, failures: failuresIn(result, root) };
}

/** A step that passes or fails as a whole. */
function countedStep(name, code) {
  return { name, code, passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

function runScript(node, script, ...more) {
  return spawnSync(node, [join(root, "scripts", script), ...more], { cwd: root, stdio: "inherit" }).status ?? 1;
}

function readArguments(given) {
  const index = given.indexOf("--report");
  if (index === -1) return { report: join(root, ".cache/test-full"), args: given };
  return { report: resolve(given[index + 1] ?? ""), args: given.toSpliced(index, 2) };
}
