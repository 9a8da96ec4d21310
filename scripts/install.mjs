// Installs the packages of package-lock.json unless they are already installed. Uses only Node and npm.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root, runNpm } from "./run.mjs";
import { beginStage } from "./stage.mjs";

/**
 * Installs if a package is missing in node_modules or has another version.
 *
 * @param {string} [folder] Relative to the root; the root by default.
 *
 * `npm ci` requires a lockfile with the optional binaries of every platform. Biome and knip are therefore pinned to
 * versions whose binaries the registry has for all platforms; CONTRIBUTING.md explains how to update them.
 */
export function ensureInstalled(folder = ".") {
  const reason = whyToInstall(join(root, folder));
  if (reason === undefined) return;
  const end = beginStage(`Installing dependencies${folder === "." ? "" : ` of ${folder}/`}: ${reason}`);
  const { code, output } = runNpm(["ci", "--prefix", folder, "--no-audit", "--no-fund", "--loglevel=error"]);
  end();
  if (code === 0) return;
  process.stderr.write(`${output}\n${explainFailure(output)}\n`);
  process.exit(code);
}

/** npm error codes for an unreachable registry. */
const unreachable =
  /^(?:EAI_AGAIN|ECONNABORTED|ECONNREFUSED|ECONNRESET|EHOSTUNREACH|EIDLETIMEOUT|ENETUNREACH|ENOTFOUND|EPROTO|ERR_SOCKET_TIMEOUT|ETIMEDOUT|E50[234])$/;

/** Returns advice for the user after a failed `npm ci`, based on its output. */
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

/** Compares the lockfile with npm's copy in node_modules; modification times are meaningless in a fresh clone. */
export function whyToInstall(folder = root) {
  const installedPath = join(folder, "node_modules", ".package-lock.json");
  if (!existsSync(installedPath)) return "node_modules is not there yet";
  const wanted = readPackages(join(folder, "package-lock.json"));
  const installed = readPackages(installedPath);
  for (const [path, entry] of Object.entries(wanted)) {
    if (!path.includes("node_modules/")) continue;
    const found = installed[path];
    if (found === undefined) {
      // npm omits packages for other platforms.
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
