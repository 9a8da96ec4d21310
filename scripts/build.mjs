// npm run build: installs if needed, compiles runtime and generator, generates, compiles everything that stands on it.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { takeBuildLock } from "./build-lock.mjs";
import { ensureInstalled } from "./install.mjs";
import { root, runInstalled, runNode } from "./run.mjs";
import { stage } from "./stage.mjs";

/** The projects that the generator writes. */
export const generated = ["generated", join("service", "generated")];

const compiler = "typescript/bin/tsc";
const guildwire = join(root, "generator", "bin", "guildwire.js");

/** What the generator itself needs; never depends on `generated/`, so that a broken output cannot block its repair. */
export function buildGenerator() {
  stage("Building the generator", () => {
    const templates = runNode(join(root, "generator", "templates", "compile.mjs"), [], { quiet: true });
    if (templates.code !== 0) return templates;
    const compiled = runInstalled(compiler, ["-b", "runtime", "generator"], { quiet: true });
    if (compiled.code !== 0) return compiled;
    bundleValidate();
    bundleCommandLine();
    return compiled;
  });
}

/** Node pays for every module that it loads: in one file, `@guildwire/runtime/validate` is there in half the time. */
function bundleValidate() {
  bundle({
    entryPoints: [join(root, "runtime", "src", "validate", "index.ts")],
    outfile: join(root, "runtime", "dist", "validate", "index.js"),
    platform: "neutral",
    target: "es2022",
    sourcemap: true,
    sourcesContent: false,
  });
}

/**
 * The command line as a few files instead of 250, beside those that packages import. What is only imported when it is needed
 * stays a file of its own, and the worker lies where the module that starts it looks.
 */
function bundleCommandLine() {
  const dist = join(root, "generator", "dist");
  const folder = join(dist, "bundle");
  const written = bundle({
    entryPoints: {
      main: join(dist, "cli", "main.js"),
      "syntax-worker": join(dist, "print", "syntax-worker.js"),
    },
    outdir: folder,
    chunkNames: "[name]-[hash]",
    splitting: true,
    packages: "external",
    platform: "node",
    target: "node20.19",
  });
  for (const name of readdirSync(folder)) if (!written.has(join(folder, name))) rmSync(join(folder, name));
  // The program takes the bundle only while nothing was compiled since.
  const now = new Date();
  utimesSync(join(folder, "main.js"), now, now);
}

/**
 * Bundles, and replaces only the files that changed, each by a rename: a program or a test that runs meanwhile finds every file,
 * and finds it complete. Chunks come before the entries that import them.
 *
 * @returns {Set<string>} The paths of the output.
 */
function bundle(options) {
  // Required here and not imported above: nothing may be installed yet when this script starts.
  const { outputFiles } = createRequire(import.meta.url)("esbuild").buildSync({
    ...options,
    bundle: true,
    format: "esm",
    logLevel: "warning",
    write: false,
  });
  const isChunk = ({ path }) => /-[0-9A-Z]{8}\.js$/.test(path);
  for (const { path, contents } of outputFiles.toSorted((one, other) => isChunk(other) - isChunk(one))) {
    if (existsSync(path) && readFileSync(path).equals(contents)) continue;
    mkdirSync(dirname(path), { recursive: true });
    const made = `${path}.${process.pid}.new`;
    writeFileSync(made, contents);
    renameSync(made, path);
  }
  return new Set(outputFiles.map(({ path }) => path));
}

/** The specifications of this repository: that of the interface, and that of the control interface of its service. */
export const configurations = ["guildwire.config.yaml", join("service", "guildwire.config.yaml")];

/** Generates from each specification, or from the one that the arguments name or watch; answers the worst exit code. */
export function generate(args = [], options = {}) {
  const named = args.some((arg) => /^--(spec|out|config|watch)(=|$)/.test(arg));
  if (named) return runNode(guildwire, ["generate", ...args], options);
  const results = configurations.map((path) => runNode(guildwire, ["generate", "--config", path, ...args], options));
  return { code: Math.max(...results.map(({ code }) => code)), output: results.map(({ output }) => output).join("") };
}

/** Generates where only failures are of interest. */
export function generateQuietly() {
  stage("Generating the bindings", () => generate([], { quiet: true }));
}

/** Type-checks and compiles projects that stand on the generated code. */
export function compile(...projects) {
  const present = projects.filter((project) => existsSync(join(root, project, "tsconfig.json")));
  return runInstalled(compiler, ["-b", ...present], { quiet: true });
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const release = await takeBuildLock("npm run build");
  ensureInstalled();
  buildGenerator();
  generateQuietly();
  stage("Compiling the service and the tests", () => compile(...generated, "service", "test"));
  await release();
}
