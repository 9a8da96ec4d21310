// npm run build: installs if needed, compiles runtime and generator, generates, compiles everything that stands on it.
import { existsSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { must, root, runInstalled, runNode } from "./run.mjs";

/** The projects that the generator writes. */
export const generated = ["generated", join("service", "generated")];

const compiler = "typescript/bin/tsc";
const guildwire = join(root, "generator", "bin", "guildwire.js");

/** What the generator itself needs; never depends on `generated/`, so that a broken output cannot block its repair. */
export function buildGenerator() {
  must("Compiling templates", runNode(join(root, "generator", "templates", "compile.mjs"), []));
  must("Compiling runtime and generator", runInstalled(compiler, ["-b", "runtime", "generator"]));
  bundleValidate();
  bundleCommandLine();
}

/** Node pays for every module that it loads: in one file, `@guildwire/runtime/validate` is there in half the time. */
function bundleValidate() {
  // Required here and not imported above: nothing may be installed yet when this script starts.
  createRequire(import.meta.url)("esbuild").buildSync({
    entryPoints: [join(root, "runtime", "src", "validate", "index.ts")],
    outfile: join(root, "runtime", "dist", "validate", "index.js"),
    bundle: true,
    format: "esm",
    platform: "neutral",
    target: "es2022",
    sourcemap: true,
    sourcesContent: false,
    logLevel: "warning",
  });
}

/**
 * The command line as a few files instead of 250, beside those that packages import. What is only imported when it is needed
 * stays a file of its own, and the worker lies where the module that starts it looks.
 */
function bundleCommandLine() {
  const dist = join(root, "generator", "dist");
  const [made, place] = [join(dist, "bundle.new"), join(dist, "bundle")];
  rmSync(made, { recursive: true, force: true });
  createRequire(import.meta.url)("esbuild").buildSync({
    entryPoints: {
      main: join(dist, "cli", "main.js"),
      "syntax-worker": join(dist, "print", "syntax-worker.js"),
      "printing-worker": join(dist, "cli", "thread", "printing-worker.js"),
    },
    outdir: made,
    chunkNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    packages: "external",
    format: "esm",
    platform: "node",
    target: "node20.19",
    logLevel: "warning",
  });
  rmSync(place, { recursive: true, force: true, maxRetries: 3 });
  renameSync(made, place);
}

/** The specifications of this repository: that of the interface, and that of the control interface of its service. */
export const configurations = ["guildwire.config.yaml", join("service", "guildwire.config.yaml")];

/** Generates from each specification, or from the one that the arguments name or watch; answers the worst exit code. */
export function generate(args = []) {
  const named = args.some((arg) => /^--(spec|out|config|watch)(=|$)/.test(arg));
  if (named) return runNode(guildwire, ["generate", ...args]);
  const codes = configurations.map((path) => runNode(guildwire, ["generate", "--config", path, ...args]).code);
  return { code: Math.max(...codes) };
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
  must("Compiling", compile(...generated, "service", "test"));
}
