// npm run generate: installs if needed, builds the generator, generates `generated/` from `spec/` and
// `service/generated/` from `service/spec/`, type-checks both.
// Arguments go to `guildwire generate`: npm run generate -- --check
import { buildGenerator, compile, generate, generated } from "./build.mjs";
import { takeBuildLock } from "./build-lock.mjs";
import { ensureInstalled } from "./install.mjs";
import { stage } from "./stage.mjs";

const args = process.argv.slice(2);
const release = await takeBuildLock("npm run generate");
ensureInstalled();
buildGenerator();
// A watch runs indefinitely and must not block other builds.
if (args.some((arg) => /^--watch(=|$)/.test(arg))) await release();
const { code } = generate(args);
if (code !== 0) process.exit(code);
stage("Type-checking the bindings", () => compile(...generated));
await release();
