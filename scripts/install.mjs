// Installs what package-lock.json asks for, unless it is there already. Needs nothing but Node and npm.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root, runNpm } from "./run.mjs";

/**
 * Installs if something is missing in node_modules, or is there in another version.
 *
 * `npm ci` needs a lockfile that names the optional binaries of every platform. Biome and knip are therefore held at
 * versions whose binaries the registry serves for all of them; CONTRIBUTING.md says how to raise them.
 */
export function ensureInstalled() {
  const reason = whyToInstall();
  if (reason === undefined) return;
  console.log(`Installing dependencies: ${reason}.`);
  const code = runNpm(["ci", "--no-audit", "--no-fund"]);
  if (code !== 0) {
    console.error("\nnpm ci failed; see above. Node 20.19 or newer and a reachable registry are needed.");
    process.exit(code);
  }
}

/** Compares the lockfile with the one that npm leaves in node_modules; dates prove nothing in a fresh clone. */
export function whyToInstall(folder = root) {
  const installedPath = join(folder, "node_modules", ".package-lock.json");
  if (!existsSync(installedPath)) return "node_modules is not there yet";
  const wanted = readPackages(join(folder, "package-lock.json"));
  const installed = readPackages(installedPath);
  for (const [path, entry] of Object.entries(wanted)) {
    if (!path.includes("node_modules/")) continue;
    const found = installed[path];
    if (found === undefined) {
      // Packages for other platforms are left out by npm.
      if (entry.optional === true || entry.peer === true || entry.devOptional === true) continue;
      return `${path} is missing`;
    }
    if (found.version !== entry.version) return `${path} has version ${found.version}, not ${entry.version}`;
    if (!existsSync(join(folder, path))) return `${path} is missing`;
  }
  return undefined;
}

function readPackages(path) {
  return JSON.parse(readFileSync(path, "utf8")).packages ?? {};
}
