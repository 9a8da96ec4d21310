// npm run build: installs if needed, compiles runtime and generator, generates, and compiles everything that depends on
// the output.
import {
  cpSync,
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
import { dirname, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { takeBuildLock } from "./build-lock.mjs";
import { ensureInstalled } from "./install.mjs";
import { root, runInstalled, runNode } from "./run.mjs";
import { stage } from "./stage.mjs";

/** The generated projects. */
export const generated = ["generated", join("service", "generated")];

const compiler = "typescript/bin/tsc";
const guildwire = join(root, "generator", "bin", "guildwire.js");

/** Builds the generator. Never depends on `generated/`, so that broken output cannot prevent its repair. */
export function buildGenerator() {
  stage("Building the generator", () => {
    const sources = compileSources();
    if (sources.code !== 0) return sources;
    removeStaleOutput("runtime", "generator", "nest", "tools");
    const compiled = runInstalled(compiler, ["-b", "runtime", "generator", "nest", "tools"], { quiet: true });
    if (compiled.code !== 0) return compiled;
    bundlePackage("runtime", ["./devices"]);
    bundleCommandLine();
    return compiled;
  });
}

/** Writes the sources of the generator that are compiled from schemas, templates and other packages. */
export function compileSources() {
  const scripts = [["schema", "--compiled"], ["templates"], ["swagger"], ["unicode"]];
  for (const [folder, ...args] of scripts) {
    const compiled = runNode(join(root, "generator", folder, "compile.mjs"), args, { quiet: true });
    if (compiled.code !== 0) return compiled;
  }
  return { code: 0, output: "" };
}

/** Writes the vectors that follow from the specification. */
export function deriveVectors() {
  stage("Deriving the vectors", () => runNode(join(root, "scripts", "vectors.mjs"), [], { quiet: true }));
}

/** The compiler keeps the output of deleted sources, which would be published. */
export function removeStaleOutput(...projects) {
  for (const project of projects) {
    const [source, output] = [resolve(root, project, "src"), resolve(root, project, "dist")];
    if (!existsSync(output) || !existsSync(source)) continue;
    for (const path of readdirSync(output, { recursive: true })) {
      const [, name] = /^(?!bundle\b|chunks\b)(.+?)\.(?:d\.ts|js)(?:\.map)?$/.exec(path) ?? [];
      if (name !== undefined && !existsSync(join(source, `${name}.ts`))) rmSync(join(output, path));
    }
  }
}

/**
 * Bundles the entries of a package, which share chunks. Node takes a millisecond to load a module: the runtime's client has
 * 46. Entries with another file for browsers remain as the compiler wrote them, because bundlers replace single files.
 *
 * @param {string} project A package whose `exports` name files in `dist`, compiled from the same files in `src`.
 * @param {readonly string[]} unbundled Exports that are omitted.
 */
function bundlePackage(project, unbundled = []) {
  const folder = join(root, project);
  const { exports } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const names = Object.entries(exports)
    .filter(([key]) => !unbundled.includes(key))
    .flatMap(([, { node, default: other }]) => [node, other])
    .flatMap((path = "") => /^\.\/dist\/(.+)\.js$/.exec(path)?.[1] ?? []);
  const written = bundle({
    entryPoints: Object.fromEntries(names.map((name) => [name, join(folder, "src", `${name}.ts`)])),
    outdir: join(folder, "dist"),
    chunkNames: "chunks/[name]-[hash]",
    splitting: true,
    packages: "external",
    platform: "neutral",
    target: "es2022",
    sourcemap: true,
    sourcesContent: false,
  });
  const chunks = join(folder, "dist", "chunks");
  for (const name of existsSync(chunks) ? readdirSync(chunks) : [])
    if (!written.has(join(chunks, name))) rmSync(join(chunks, name));
}

/**
 * Bundles the command line into a few files instead of 250, next to those that packages import. Dynamic imports remain
 * separate files, and the workers are placed where the modules that start them expect them.
 */
function bundleCommandLine() {
  const dist = join(root, "generator", "dist");
  const folder = join(dist, "bundle");
  const written = bundle({
    entryPoints: {
      main: join(dist, "cli", "main.js"),
      "syntax-worker": join(dist, "print", "syntax-worker.js"),
      "config-worker": join(dist, "project", "config-worker.js"),
      "config-hooks": join(dist, "project", "config-hooks.js"),
    },
    outdir: folder,
    chunkNames: "[name]-[hash]",
    splitting: true,
    packages: "external",
    platform: "node",
    target: "node20.19",
  });
  for (const name of readdirSync(folder)) if (!written.has(join(folder, name))) rmSync(join(folder, name));
  // The program uses the bundle only if nothing was compiled afterwards.
  const now = new Date();
  utimesSync(join(folder, "main.js"), now, now);
}

/**
 * Bundles, and replaces only changed files, each by a rename, so that concurrently running programs and tests always
 * find complete files. Chunks are written before the entries that import them.
 *
 * @returns {Set<string>} The paths of the output.
 */
function bundle(options) {
  // Required lazily: when this script starts, nothing may be installed yet.
  const { outputFiles } = createRequire(import.meta.url)("esbuild").buildSync({
    ...options,
    bundle: true,
    format: "esm",
    logLevel: "warning",
    write: false,
  });
  const isChunk = ({ path }) => /-[0-9A-Z]{8}\.js(?:\.map)?$/.test(path);
  for (const { path, contents } of outputFiles.toSorted((one, other) => isChunk(other) - isChunk(one))) {
    if (existsSync(path) && readFileSync(path).equals(contents)) continue;
    mkdirSync(dirname(path), { recursive: true });
    const made = `${path}.${process.pid}.new`;
    writeFileSync(made, contents);
    renameSync(made, path);
  }
  return new Set(outputFiles.map(({ path }) => path));
}

/** The configurations of this repository: the API and the control API of its service. */
export const configurations = ["guildwire.config.yaml", join("service", "guildwire.config.yaml")];

/** Generates from each specification, or from the one selected by the arguments. Returns the worst exit code. */
export function generate(args = [], options = {}) {
  const named = args.some((arg) => /^--(spec|out|config|watch)(=|$)/.test(arg));
  if (named) return runNode(guildwire, ["generate", ...args], options);
  const results = configurations.map((path) => runNode(guildwire, ["generate", "--config", path, ...args], options));
  return { code: Math.max(...results.map(({ code }) => code)), output: results.map(({ output }) => output).join("") };
}

/** Bundles the pages of the playground into a folder. */
export function bundlePlayground(folder) {
  stage("Building the playground", () => {
    const compiled = runInstalled(compiler, ["-b", "playground"], { quiet: true });
    return compiled.code === 0 ? runNode(join(root, "playground", "build.mjs"), [folder], { quiet: true }) : compiled;
  });
}

/** Bundles the pages of the playground, and copies them to where the service serves them from. */
export function buildPlayground() {
  const built = join(root, "playground", "dist", "site");
  bundlePlayground(built);
  const served = join(root, "service", "dist", "bundle", "playground");
  rmSync(served, { recursive: true, force: true });
  cpSync(built, served, { recursive: true });
}

/** Generates, showing output only on failure. */
export function generateQuietly() {
  stage("Generating the bindings", () => generate([], { quiet: true }));
}

/** Type-checks and compiles projects that depend on the generated code. */
export function compile(...projects) {
  const present = projects.filter((project) => existsSync(join(root, project, "tsconfig.json")));
  removeStaleOutput(...present.filter((project) => project !== "test"));
  const compiled = runInstalled(compiler, ["-b", ...present], { quiet: true });
  if (compiled.code === 0) for (const project of generated) if (present.includes(project)) bundlePackage(project);
  return compiled;
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const release = await takeBuildLock("npm run build");
  ensureInstalled();
  buildGenerator();
  generateQuietly();
  deriveVectors();
  stage("Compiling the service and the tests", () => compile(...generated, "service", "test"));
  buildPlayground();
  await release();
}
