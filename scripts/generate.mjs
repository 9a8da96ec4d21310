// npm run generate: installs if needed, builds the generator, generates `generated/` from `spec/` and
// `service/generated/` from `service/spec/`, type-checks both.
// Arguments go to `guildwire generate`: npm run generate -- --check
import { buildGenerator, compile, generate, generated } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";
import { must } from "./run.mjs";

ensureInstalled();
buildGenerator();
const { code } = generate(process.argv.slice(2));
if (code !== 0) process.exit(code);
must("Type-checking what was generated", compile(...generated));
