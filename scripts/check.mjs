// npm run check: the guards that CI runs in addition to the tests. All guards run, one per processor at a time, even
// after failures.
//   node scripts/check.mjs [--report FILE] [name ...]
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join, resolve } from "node:path";
import { compileSources, configurations } from "./build.mjs";
import { takeBuildLock } from "./build-lock.mjs";
import { ensureInstalled } from "./install.mjs";
import { root, runBeside } from "./run.mjs";

const script = (name, ...args) => runBeside(join(root, "scripts", name), args);
const installed = (program, ...args) => runBeside(join(root, "node_modules", program), args, quietly);
const guildwire = (...args) => runBeside(join(root, "generator", "bin", "guildwire.js"), args);
const has = (path) => existsSync(join(root, path));

/** Disables telemetry and update checks of tools. */
const quietly = {
  REDOCLY_TELEMETRY: "off",
  REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
  NO_COLOR: "1",
  NO_UPDATE_NOTIFIER: "1",
};

/** Guards by name, with what each proves and how it runs. A guard without `when` always runs. */
const guards = {
  biome: {
    proves: "format and lint",
    run: () =>
      installed("@biomejs/biome/bin/biome", "ci", "--colors=off", "--error-on-warnings", "--max-diagnostics=50", "."),
  },
  layers: {
    proves: "modules import only the layers below them, and no imports form a cycle",
    // Imports between packages resolve to build output.
    when: () => has("runtime/dist"),
    run: () => script("layers.mjs"),
  },
  words: { proves: "source and documentation use standard vocabulary", run: () => script("words.mjs") },
  lockfiles: {
    proves: "every package in every lockfile has an integrity hash, and none names a host",
    run: () => script("lockfiles.mjs"),
  },
  tiers: { proves: "every test file is in exactly one tier", run: () => script("test-tiers.mjs") },
  knip: { proves: "no dead code, no unused dependency", run: () => installed("knip/bin/knip.js", "--no-progress") },
  dependencies: {
    proves: "docs/dependencies.md lists every dependency with its license, and none is deprecated",
    run: () => script("dependencies.mjs"),
  },
  drift: {
    proves: "generated/ and service/generated/ are what their specifications generate",
    run: () => each(configurations, (path) => guildwire("generate", "--check", "--config", path)),
  },
  stubs: {
    proves: "the handlers of the service have every operation, below a current comment",
    run: () => each(configurations, (path) => guildwire("stubs", "--check", "--config", path)),
  },
  "editor-schemas": {
    proves: "the schemas for editors are up to date",
    run: () => runBeside(join(root, "generator", "schema", "compile.mjs"), ["--check"]),
  },
  rules: { proves: "tests cite the rules of the specification by their ids", run: () => script("rule-coverage.mjs") },
  redocly: {
    proves: "the specifications pass a linter that is not ours",
    run: () => installed("@redocly/cli/bin/cli.js", "lint", "spec/openapi.yaml", "service/spec/openapi.yaml"),
  },
  sizes: {
    proves: "bundles stay small",
    when: () => has("scripts/sizes.mjs"),
    run: () => script("sizes.mjs", "--check"),
  },
  api: { proves: "the public surface is as committed", run: () => script("api-surface.mjs") },
  brand: { proves: "the brand of the service is used on the wire only", run: () => script("brand.mjs") },
  ...Object.fromEntries(
    ["runtime", "generator", "generated", "service", "service/generated", "nest", "tools"].flatMap((name) =>
      packageGuards(name),
    ),
  ),
};

/** Runs all items in sequence and joins their output; fails if any of them fails. */
async function each(items, run) {
  const results = [];
  for (const item of items) results.push(await run(item));
  return {
    code: Math.max(...results.map(({ code }) => code)),
    output: results.map(({ output }) => output).join(""),
  };
}

function packageGuards(name) {
  const id = name.replaceAll("/", "-");
  const when = () => has(`${name}/dist`);
  return [
    [
      `publint-${id}`,
      {
        proves: `package.json of ${name} holds`,
        when,
        run: () => installed("publint/src/cli.js", "run", name, "--strict"),
      },
    ],
    [
      `attw-${id}`,
      {
        proves: `types of ${name} resolve`,
        when,
        run: () =>
          installed(
            "@arethetypeswrong/cli/dist/index.js",
            "--pack",
            name,
            "--profile",
            "esm-only",
            "--no-emoji",
            "--no-color",
          ),
      },
    ],
  ];
}

const release = await takeBuildLock("npm run check");
ensureInstalled();
// Without them, imports do not resolve.
const sources = compileSources();
if (sources.code !== 0) console.error(sources.output);
await release();
const { report, names } = readArguments(process.argv.slice(2));
const unknown = names.filter((name) => !Object.hasOwn(guards, name));
if (unknown.length > 0) {
  console.error(`Unknown guard: ${unknown.join(", ")}. Available: ${Object.keys(guards).join(", ")}.`);
  process.exit(2);
}
let passed = 0;
let failed = 0;
const waiting = Object.entries(guards).filter(([name]) => names.length === 0 || names.includes(name));
await Promise.all(Array.from({ length: availableParallelism() }, runWaiting));
console.log(`\nGuards: ${passed} passed, ${failed} failed`);
if (report !== undefined) {
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, `${JSON.stringify({ passed, failed })}\n`);
}
process.exitCode = failed === 0 ? 0 : 1;

async function runWaiting() {
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const [name, { proves, when, run }] = next;
    if (when !== undefined && !when()) {
      console.log(`skipped ${name}: not built yet`);
      continue;
    }
    const { code, output } = await run();
    if (code === 0) passed += 1;
    else failed += 1;
    console.log(code === 0 ? `ok      ${name}: ${proves}` : `FAILED  ${name}: ${proves}\n${indented(output)}`);
  }
}

function readArguments(args) {
  const at = args.indexOf("--report");
  if (at === -1) return { report: undefined, names: args };
  return { report: resolve(args[at + 1] ?? "guards.json"), names: args.toSpliced(at, 2) };
}

function indented(text) {
  return text
    .trimEnd()
    .split("\n")
    .map((line) => `        ${line}`)
    .join("\n");
}
