// npm run release: prepares a release from a clean tree. Publishing is left to .github/workflows/release.yml, which runs
// for the tag.
//   npm run release -- --dry-run              changes neither files nor tags, and reports what a release would do
//   npm run release -- --step version,pack    runs these steps only
//   npm run release -- --skip test            leaves steps out
//   npm run release -- --version 0.3.0        instead of the version that follows from the changes
// Every step can be repeated: it does nothing where its result already exists.
import { join } from "node:path";
import { parseArgs } from "node:util";
import { assertClean, commitAll, headTag, repositoryUrl, tagHead } from "./release/git.mjs";
import { describePack, packAll, setVersion, versionOf } from "./release/packages.mjs";
import { chooseVersion } from "./release/version.mjs";
import { root, runNode } from "./run.mjs";

/** The version that the step `version` has chosen in this run. */
let chosenVersion;

/** The steps in order. Each returns one line about its result. */
const steps = {
  clean: () => assertClean(root),
  generate() {
    runScript("generate.mjs");
    return assertClean(root, "npm run generate changed files: commit them first");
  },
  test() {
    runScript("test-full.mjs");
    return "npm run test:full passed";
  },
  version({ dryRun, version }) {
    const current = versionOf(root);
    if (headTag(root) === `v${current}`) return `${current} is tagged already`;
    const next = chooseVersion(root, version);
    chosenVersion = next.version;
    const chosen = `${current} -> ${next.version}: ${next.reasons.join("; ")}`;
    if (dryRun || next.version === current) return chosen;
    setVersion(root, next.version);
    runScript("generate.mjs");
    commitAll(root, `Release ${next.version}`);
    return chosen;
  },
  docs() {
    const out = join(root, "service", "guide");
    runScript("docs.mjs", ["--base", "/docs/guide/", "--out", out, "--playground", "/playground/"]);
    return "service/guide is the documentation site, which the service serves";
  },
  pack: ({ dryRun }) =>
    packAll(root, repositoryUrl(root), { mustHaveRepository: !dryRun }).map(describePack).join("\n"),
  tag: ({ dryRun }) => tagHead(root, `v${chosenVersion ?? versionOf(root)}`, { dryRun }),
};

function runScript(name, args = []) {
  const { code } = runNode(join(root, "scripts", name), args);
  if (code !== 0) throw new Error(`scripts/${name} failed. Correct what it reports, and run the release again.`);
}

function main(args) {
  const list = { type: "string", multiple: true, default: [] };
  const options = {
    "dry-run": { type: "boolean", default: false },
    version: { type: "string" },
    step: list,
    skip: list,
  };
  const { values } = parseArgs({ args, options });
  const [only, skipped] = [values.step, values.skip].map((names) => names.flatMap((name) => name.split(",")));
  const unknown = [...only, ...skipped].filter((name) => !Object.hasOwn(steps, name));
  if (unknown.length > 0)
    throw new Error(`Unknown step: ${unknown.join(", ")}. Steps: ${Object.keys(steps).join(", ")}.`);
  for (const [name, step] of Object.entries(steps)) {
    if (skipped.includes(name) || (only.length > 0 && !only.includes(name))) continue;
    console.log(`${name}: ${step({ dryRun: values["dry-run"], version: values.version })}`);
  }
  if (values["dry-run"]) console.log("Dry run: no file was changed, and no tag was set.");
}

try {
  main(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof Error)) throw error;
  console.error(`release: ${error.message}`);
  process.exitCode = 1;
}
