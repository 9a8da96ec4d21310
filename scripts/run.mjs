// Runs other programs, without a shell (so that arguments are never interpreted) and with their output shown.
import { spawn, spawnSync } from "node:child_process";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The root of the repository. */
export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * Runs a Node program of an installed package, such as `typescript/bin/tsc`.
 *
 * @param {string} program Path relative to node_modules.
 * @param {readonly string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string> }} [options] `quiet` returns the output instead of showing
 * it.
 */
export function runInstalled(program, args, options = {}) {
  return runNode(join(root, "node_modules", program), args, options);
}

/** Runs a Node program of the repository or a package. Returns its exit code and, if quiet, its output. */
export function runNode(path, args, { quiet = false, env = {}, nodeOptions = [], cwd = root } = {}) {
  const result = spawnSync(process.execPath, [...nodeOptions, path, ...args], {
    cwd,
    stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    env: { ...process.env, ...env },
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
  });
  if (result.error !== undefined) throw result.error;
  return {
    code: result.status ?? 1,
    output: quiet ? `${result.stdout}${result.stderr}` : "",
    stdout: result.stdout ?? "",
  };
}

/**
 * Runs a Node program, and returns its exit code and output. Others can run meanwhile.
 *
 * @param {string} path
 * @param {readonly string[]} [args]
 * @param {Record<string, string>} [env] Added to the environment.
 * @returns {Promise<{ code: number, output: string }>} `output` contains stdout and stderr, interleaved.
 */
export function runBeside(path, args = [], env = {}) {
  const child = spawn(process.execPath, [path, ...args], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...env },
  });
  return outputOf(child).then(({ code, printed }) => ({ code, output: printed }));
}

/**
 * Runs a Node program of an installed package, and shows and returns its output.
 *
 * @param {string} program Path relative to node_modules.
 * @param {readonly string[]} args
 * @param {Record<string, string>} [env] Added to the environment.
 * @returns {Promise<{ code: number, printed: string }>} `printed` contains stdout and stderr, interleaved.
 */
export function runShown(program, args, env = {}) {
  const colours = process.stdout.isTTY && !process.env.NO_COLOR ? { FORCE_COLOR: "1" } : {};
  const child = spawn(process.execPath, [join(root, "node_modules", program), ...args], {
    cwd: root,
    stdio: ["inherit", "pipe", "pipe"],
    env: { ...colours, ...process.env, ...env },
  });
  for (const name of ["stdout", "stderr"]) child[name].on("data", (chunk) => process[name].write(chunk));
  return outputOf(child);
}

function outputOf(child) {
  const chunks = [];
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => chunks.push(chunk));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => resolve({ code: code ?? 1, printed: Buffer.concat(chunks).toString("utf8") }));
  });
}

/** Runs npm. On Windows, npm is a script that needs a shell, so only fixed arguments are passed. */
export function runNpm(args) {
  const cli = process.env.npm_execpath;
  const options = { cwd: root, stdio: ["ignore", "pipe", "pipe"], encoding: "utf8", maxBuffer: 64 * 1024 * 1024 };
  const result = cli?.endsWith("npm-cli.js")
    ? spawnSync(process.execPath, [cli, ...args], options)
    : spawnSync("npm", args, { ...options, shell: process.platform === "win32" });
  if (result.error !== undefined) throw result.error;
  return { code: result.status ?? 1, output: `${result.stdout}${result.stderr}` };
}
