// npm run test:long [-- part ...]: tests that take too long for CI, run by hand. Installs if needed, builds, runs the
// parts, and writes the results to test/long/results, to be committed.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { prepareTests } from "./prepare-tests.mjs";
import { root } from "./run.mjs";
import { runTests } from "./run-tests.mjs";

/** A new seed for every run, unless one is given. It is recorded in the results. */
const seed = process.env.SEED ?? String(Date.now() % 1_000_000_007);

/** Each part runs test files with an environment that makes them more thorough than in CI. */
const parts = {
  "spec-mutants": { files: ["test/spec/mutation.test.ts"], env: { MUTANTS: "all" } },
  "rule-mutants": { script: "rule-mutants.mjs" },
  "hostile-texts": { files: ["test/hostile/"], env: { HOSTILE_ROUNDS: "all" } },
  "other-kinds": { files: ["test/hostile/other-kinds.test.ts"], env: { ANYTHING_RUNS: "2000" } },
  "stub-histories": { files: ["test/stubs/histories.test.ts"], env: { HISTORY_RUNS: "1000" } },
  "typed-prefixes": { files: ["test/lsp/half-typed.test.ts"], env: { PREFIXES: "all" } },
  "watched-edits": { files: ["test/watch/memory.test.ts"], env: { EDITS_RUNS: "20" } },
  "ajv-differential": { files: ["test/conformance/ajv-differential.test.ts"], env: { DIFFERENTIAL_SEED: seed } },
  "other-values": { files: [], env: { TEST_TIER: "quick", TEST_STORES: "sqlite", SEED: seed } },
  "statements-on-postgres": { files: ["test/service/statements/"], env: { TEST_STORES: "postgres" } },
  compilers: { files: ["test/source-output/compilers.test.ts"], env: { COMPILERS: "all" } },
  tutorials: { files: ["test/install/tutorials.test.ts"], env: { TUTORIALS: "all" } },
  clones: { files: ["test/install/clones.test.ts"], env: { CLONES: "all" } },
  "sample-documents": { files: ["test/documents/"], env: { DOCUMENTS: "all", CI: "true" } },
  "python-client": { files: ["test/long/python-client.test.ts"] },
  vscode: { files: ["test/long/vscode.test.ts"] },
  soak: { files: ["test/long/soak.test.ts"] },
  instances: { files: ["test/long/instances.test.ts"] },
  "rolling-upgrade": { files: ["test/long/rolling-upgrade.test.ts"] },
  container: { files: ["test/long/container.test.ts"] },
  failover: { files: ["test/long/failover.test.ts"] },
  "public-documents": { files: ["test/foreign/"], env: { CI: "true" } },
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(parts, name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(", ")}; there are ${Object.keys(parts).join(", ")}.`);
  process.exit(2);
}
const expectTypes = await prepareTests("npm run test:long");
let failures = 0;
for (const [name, part] of Object.entries(parts)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n${name}`);
  const result = await run(part);
  if (result.code !== 0) failures += 1;
  record(name, result);
}
expectTypes();
process.exit(failures === 0 ? 0 : 1);

async function run({ script, files, env }) {
  const start = performance.now();
  const outcome = script === undefined ? await runFiles(files, env) : runScript(script);
  return {
    ...outcome,
    ...(env !== undefined && { env }),
    minutes: Math.round((performance.now() - start) / 6_000) / 10,
  };
}

async function runFiles(files, env) {
  const folder = mkdtempSync(join(tmpdir(), "guildwire-long-"));
  try {
    const report = join(folder, "report.json");
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    const code = await runTests([...reporters, ...files], { TEST_TIER: "long", LONG_FIGURES: folder, ...env });
    const { numPassedTests, numFailedTests } = existsSync(report) ? JSON.parse(readFileSync(report, "utf8")) : {};
    return { code, passed: numPassedTests, failed: numFailedTests, ...figuresIn(folder) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The figures that tests have written to the folder LONG_FIGURES: test/long/figures.ts. */
function figuresIn(folder) {
  const names = readdirSync(folder).filter((name) => name.endsWith(".json") && name !== "report.json");
  if (names.length === 0) return {};
  const figures = names.map((name) => [name.slice(0, -5), JSON.parse(readFileSync(join(folder, name), "utf8"))]);
  return { figures: Object.fromEntries(figures) };
}

/** The last line of the script's output is its result. */
function runScript(script) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, "scripts", script)], {
    cwd: root,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  process.stdout.write(stdout);
  process.stderr.write(stderr);
  return { code: status ?? 1, result: stdout.trim().split("\n").at(-1) };
}

/** Results of one day share a file; running a part again replaces its result. */
function record(name, result) {
  const folder = join(root, "test/long/results");
  const date = new Date().toISOString().slice(0, 10);
  const path = join(folder, `${date}.json`);
  const others = existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
  const git = spawnSync("git", ["rev-parse", "--short", "HEAD"], { cwd: root, encoding: "utf8" });
  const entry = { commit: git.stdout?.trim(), node: process.versions.node, ...result };
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, `${JSON.stringify({ ...others, [name]: entry }, undefined, 2)}\n`);
  console.log(`${name}: ${JSON.stringify(result)}, in ${path}`);
}
