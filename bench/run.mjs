// Runs all benchmarks, and writes RESULTS.md and its charts from their results.
//   node bench/run.mjs                      all suites, on an idle machine: an hour
//   node bench/run.mjs client server        these suites only
//   node bench/run.mjs --quick [suite ...]  proves that the suites run and their contenders agree; writes nothing
//   node bench/run.mjs --report             writes RESULTS.md again, from the results that exist
//
// Installs the versions of Node that some peers require, and builds first. PostgreSQL is required for `service`.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { ensureInstalled } from "../scripts/install.mjs";
import { root, runNode } from "../scripts/run.mjs";
import { writeReport } from "./report.mjs";

/** All suites: the program, its arguments besides `--write` and `--quick`, and whether `--quick` runs it. */
const suites = {
  generate: { program: "generate/run.mjs", quick: true },
  clients: { program: "clients/run.mjs", quick: true },
  documents: { program: "documents/run.mjs", quick: true },
  validators: { program: "validators/run.mjs", quick: true },
  bodies: { program: "bodies/run.mjs", quick: true },
  server: { program: "server/run.mjs", quick: true },
  adapters: { program: "server/run.mjs", args: ["--adapters"], quick: true },
  exchanges: { program: "exchanges/run.mjs", quick: true },
  client: { program: "client/run.mjs", quick: true },
  start: { program: "start/run.mjs", quick: true },
  signing: { program: "signing/run.mjs", quick: true },
  service: { program: "service/compare.mjs", quick: true },
  "service-callers": { program: "service-callers/run.mjs", quick: true },
  playground: { program: "playground/run.mjs", quick: true },
  // Its quick run takes minutes; the tests of the language server send the same requests.
  editor: { program: "editor/run.mjs", quick: false },
  // The tests execute the same walks.
  "first-minutes": { program: "first-minutes/run.mjs", quick: false },
};

const { values, positionals } = parseArgs({
  options: { quick: { type: "boolean", default: false }, report: { type: "boolean", default: false } },
  allowPositionals: true,
});
const unknown = positionals.filter((name) => !Object.hasOwn(suites, name));
if (unknown.length > 0) {
  console.error(`There is no suite ${unknown.join(", ")}. The suites are ${Object.keys(suites).join(", ")}.`);
  process.exit(2);
}
if (values.report) writeReport();
else await runSuites();

async function runSuites() {
  prepare();
  const flag = values.quick ? "--quick" : "--write";
  const { NODE_EXTRA_CA_CERTS: _, ...env } = process.env;
  const failed = [];
  for (const [name, { program, args = [], quick }] of Object.entries(suites)) {
    if (positionals.length > 0 && !positionals.includes(name)) continue;
    if (values.quick && !quick) continue;
    console.log(`\n--- ${name}`);
    const { status } = spawnSync(process.execPath, [join(import.meta.dirname, program), ...args, flag], {
      stdio: "inherit",
      env,
      cwd: root,
    });
    if (status !== 0) failed.push(name);
  }
  if (!values.quick) writeReport();
  console.log(failed.length === 0 ? "\nAll suites ran." : `\nFailed: ${failed.join(", ")}.`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

/** Installs the Node that some peers require unless it is already installed, and builds. */
function prepare() {
  ensureInstalled("test/toolchains");
  const { code } = runNode(join(root, "scripts/build.mjs"), []);
  if (code !== 0) throw new Error("the build failed");
}
