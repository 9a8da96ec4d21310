// Installs what package-lock.json asks for, unless it is there already. Needs nothing but Node and npm.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root, runNpm } from "./run.mjs";
import { beginStage } from "./stage.mjs";

/**
 * Installs if something is missing in node_modules, or is there in another version.
 *
 * `npm ci` needs a lockfile that names the optional binaries of every platform. Biome and knip are therefore held at
 * versions whose binaries the registry serves for all of them; CONTRIBUTING.md says how to raise them.
 */
export function ensureInstalled() {
  const reason = whyToInstall();
  if (reason === undefined) return;
  const end = beginStage(`Installing dependencies: ${reason}`);
  const { code, output } = runNpm(["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  end();
  if (code === 0) return;
  process.stderr.write(`${output}\n${explainFailure(output)}\n`);
  process.exit(code);
}

/** Codes of npm for a registry that cannot be reached at all. */
const unreachable =
  /^(?:EAI_AGAIN|ECONNABORTED|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|EIDLETIMEOUT|ENETUNREACH|ENOTFOUND|EPROTO|ERR_SOCKET_TIMEOUT|ETIMEDOUT|E50[234])$/;

/** What the user can do after `npm ci` has failed, by what it has printed. */
export function explainFailure(output) {
  const [, code = ""] = /^npm (?:error|ERR!) code (\S+)$/m.exec(output) ?? [];
  if (unreachable.test(code)) {
    return `Cannot install dependencies: the npm registry is not available (${code}).
Check the network, \`npm config get registry\` and, behind a proxy, HTTPS_PROXY. Then run the same command again.`;
  }
  if (code === "EINTEGRITY") {
    return `Cannot install dependencies: the registry serves a package that differs from package-lock.json (${code}).
Check \`npm config get registry\`. If the cache may be damaged, run \`npm cache verify\`.`;
  }
  return `Cannot install dependencies: npm ci failed${code === "" ? "" : ` (${code})`}. See the lines of npm above.`;
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
