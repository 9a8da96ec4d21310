// npm test: installs if needed, builds, and runs every test. Arguments go to vitest: npm test -- test/load
import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildGenerator, compile, generate, generated } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { must, root } from "./run.mjs";
import { runTests } from "./run-tests.mjs";

ensureInstalled();
buildGenerator();
// In CI the output is taken as it was committed: generating first would hide that somebody forgot to.
const asCommitted =
  process.env.CI === "true" && generated.every((path) => existsSync(join(root, path, ".guildwire-manifest.json")));
if (!asCommitted) must("Generating", generate());
must("Compiling what was generated, and service/", compile(...generated, "service"));
// A type error in one test is a failure, and no reason to hold back what the others have to say.
const types = compile("test");
const code = await runTests(process.argv.slice(2));
must("Type-checking test/", types);
process.exit(code);
