// npm run build: installs if needed, compiles runtime and generator, generates, compiles everything that stands on it.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { must, root, runInstalled, runNode } from "./run.mjs";

const compiler = "typescript/bin/tsc";
const guildwire = join(root, "generator", "bin", "guildwire.js");

/** What the generator itself needs; never depends on `generated/`, so that a broken output cannot block its repair. */
export function buildGenerator() {
  must("Compiling templates", runNode(join(root, "generator", "templates", "compile.mjs"), []));
  must("Compiling runtime and generator", runInstalled(compiler, ["-b", "runtime", "generator"]));
}

export function generate(args = []) {
  return runNode(guildwire, ["generate", ...args]);
}

/** Type-checks and compiles projects that stand on the generated code. */
export function compile(...projects) {
  return runInstalled(compiler, [
    "-b",
    ...projects.filter((project) => existsSync(join(root, project, "tsconfig.json"))),
  ]);
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  ensureInstalled();
  buildGenerator();
  must("Generating", generate());
  must("Compiling", compile("generated", "test"));
}
