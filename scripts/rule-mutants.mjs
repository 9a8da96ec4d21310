// Checks that tests notice disabled rules of service/src/rules: every condition, comparison, requirement and constant
// of a rule is mutated in turn, and a test with one of the rule's ids in its title must fail. For functions without
// ids, any test may fail.
//   node scripts/rule-mutants.mjs [--sample] [name of a file in service/src/rules ...]
import { readdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { startVitest } from "vitest/node";
import { createInstrument } from "./rule-mutants/instrument.mjs";
import { root } from "./run.mjs";

const folder = join(dirname(fileURLToPath(import.meta.url)), "rule-mutants");
const rules = join(root, "service", "src", "rules");
const { positionals, values } = parseArgs({ allowPositionals: true, options: { sample: { type: "boolean" } } });
const only = new Set(positionals.map((name) => name.replace(/\.ts$/, "")));
// With --sample, every 32nd mutant is tested. The selection is fixed, so that failures are reproducible.
const interval = values.sample === true ? 32 : 1;
const files = readdirSync(rules).filter((file) => only.size === 0 || only.has(file.replace(/\.ts$/, "")));

const instrument = createInstrument(files.map((file) => join(rules, file)));

const vitest = await startVitest(
  "test",
  [],
  { config: false, root, watch: false, reporters: [{}] },
  {
    plugins: [instrument.plugin],
    resolve: { alias: { "fast-check": join(root, "test", "seeded-fast-check.ts") } },
    test: {
      include: ["test/service/rules/**/*.test.ts"],
      runner: join(folder, "runner.mjs"),
      pool: "threads",
      maxWorkers: 2,
      testTimeout: 120_000,
      env: { MUTANT_INTERVAL: String(interval) },
    },
  },
);

const killed = new Set();
const reached = new Set();
let failed = 0;
for (const task of vitest.state.getFiles().flatMap(tests)) {
  if (task.result?.state !== "pass") {
    console.error(`${task.name}: ${task.result?.errors?.[0]?.message ?? "did not run"}`);
    failed++;
  }
  for (const mutant of task.meta.reached ?? []) reached.add(mutant);
  for (const mutant of task.meta.killed ?? []) killed.add(mutant);
}
await vitest.close();

const tried = instrument.mutants.filter(({ number }) => number % interval === 0);
const survivors = tried.filter(({ number }) => !killed.has(number));
for (const { number, file, line, name, change } of survivors) {
  const why = reached.has(number) ? "no cited test fails" : "no cited test gets there";
  console.error(`${relative(root, file)}:${line} ${name}: ${change}: ${why}`);
}
console.log(`${tried.length} of ${instrument.mutants.length} mutants of rules tried, ${survivors.length} survived.`);
process.exit(survivors.length === 0 && failed === 0 && tried.length > 0 ? 0 : 1);

function tests(task) {
  return task.type === "test" ? [task] : (task.tasks ?? []).flatMap(tests);
}
