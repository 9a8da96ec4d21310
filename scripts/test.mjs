// npm test: installs if needed, builds, and runs every test. Arguments go to vitest: npm test -- test/load
import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildGenerator, compile, generated, generateQuietly } from "./build.mjs";
import { takeBuildLock } from "./build-lock.mjs";
import { ensureInstalled } from "./install.mjs";
import { root } from "./run.mjs";
import { runTests } from "./run-tests.mjs";
import { stage } from "./stage.mjs";

const release = await takeBuildLock("npm test");
ensureInstalled();
buildGenerator();
// In CI the output is taken as it was committed: generating first would hide that somebody forgot to.
const asCommitted =
  process.env.CI === "true" && generated.every((path) => existsSync(join(root, path, ".guildwire-manifest.json")));
if (!asCommitted) generateQuietly();
stage("Compiling the service", () => compile(...generated, "service"));
// A type error in one test is a failure, and no reason to hold back what the others have to say.
const types = compile("test");
await release();
const code = await runTests(process.argv.slice(2));
stage("Type-checking test/", () => types);
process.exit(code);
