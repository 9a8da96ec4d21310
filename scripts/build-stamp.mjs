// Checks whether everything that npm start runs is already built. Uses only Node.
import { createHash } from "node:crypto";
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "./run.mjs";

/** The inputs of a build, and the file that npm writes after an installation. */
const inputs = [
  "runtime",
  "generator",
  "generated",
  "service",
  "spec",
  "scripts",
  "package.json",
  "package-lock.json",
  "tsconfig.base.json",
  "guildwire.config.yaml",
  "node_modules/.package-lock.json",
];

/** Folders without sources. */
const skipped = new Set(["node_modules", "dist", ".guildwire"]);

/** Files that exist after every build. */
const outputs = ["runtime/dist/validate/index.js", "generated/dist/devices.js", "service/dist/main.js"];

/**
 * Compares paths, sizes and modification times of all sources with those of the last build. Ten times as fast as asking
 * the compilers, which check the same.
 */
export function isBuilt(folder = root) {
  const file = stampFile(folder);
  if (!existsSync(file) || !outputs.every((path) => existsSync(join(folder, path)))) return false;
  return readFileSync(file, "utf8") === stampOf(folder);
}

/** Records the inputs of a successful build. */
export function recordBuild(folder = root) {
  const file = stampFile(folder);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, stampOf(folder));
}

function stampFile(folder) {
  return join(folder, ".cache", "build-stamp");
}

function stampOf(folder) {
  const hash = createHash("sha256").update(process.versions.node);
  const add = (path) => {
    const stats = lstatSync(join(folder, path), { throwIfNoEntry: false });
    if (stats?.isDirectory()) {
      for (const name of readdirSync(join(folder, path)).sort()) if (!skipped.has(name)) add(`${path}/${name}`);
    } else hash.update(`\n${path} ${stats?.size} ${stats?.mtimeMs}`);
  };
  for (const path of inputs) add(path);
  return hash.digest("hex");
}
