// GitHub's public REST description, OpenAPI 3.0.3: a large document that nobody wrote with this generator in mind. The
// package that carries it is 385 MB when installed, so that one file is taken out of its tarball and kept in .cache/.
// Plain JavaScript, because the benchmarks use it too.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { createGunzip } from "node:zlib";
import { fileFromTar } from "./tar.mjs";

const packageName = "@octokit/openapi";
const version = "23.0.2";
const entry = "package/generated/api.github.com.json";
const sha256 = "829b4bebb19a53133289f7b0bc819f4f1118115821db2ca9f25e9ee995a7da2a";
const cached = resolve(import.meta.dirname, "../../.cache", `api.github.com-${version}.json`);

/**
 * The file's path; the first call fetches it through npm, from whatever registry npm is set up for.
 *
 * @returns {Promise<{ path: string } | { unavailable: string }>} `unavailable` says why there is none: no registry. A
 *   registry that answers with another file than the pinned one is an error.
 */
export async function githubDescription() {
  if (digestOf(cached) === sha256) return { path: cached };
  const folder = mkdtempSync(join(tmpdir(), "guildwire-github-"));
  try {
    const packed = npm(["pack", `${packageName}@${version}`, "--pack-destination", folder, "--silent"]);
    if (packed.status !== 0) {
      const why = (packed.error?.message ?? packed.stderr).trim();
      return { unavailable: `npm pack ${packageName}@${version} failed: ${why || `exit code ${packed.status}`}` };
    }
    const tarball = join(folder, packed.stdout.trim().split(/\s+/).at(-1) ?? "");
    const bytes = await entryOf(tarball);
    if (bytes === undefined) throw new Error(`${packageName}@${version} has no ${entry}`);
    const digest = createHash("sha256").update(bytes).digest("hex");
    if (digest !== sha256) throw new Error(`${entry} has the SHA-256 ${digest}, pinned is ${sha256}`);
    mkdirSync(dirname(cached), { recursive: true });
    // Renamed into its place, so that nobody who runs at the same time reads half of it.
    writeFileSync(`${cached}.${process.pid}`, bytes);
    renameSync(`${cached}.${process.pid}`, cached);
    return { path: cached };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function entryOf(tarball) {
  const packed = createReadStream(tarball);
  const unpacked = createGunzip();
  packed.on("error", (error) => unpacked.destroy(error));
  try {
    return await fileFromTar(packed.pipe(unpacked), entry);
  } finally {
    packed.destroy();
  }
}

function digestOf(path) {
  try {
    return createHash("sha256").update(readFileSync(path)).digest("hex");
  } catch {
    return undefined;
  }
}

/** npm is a script that needs a shell on Windows; the arguments are fixed, but for the folder. */
function npm(args) {
  const options = { encoding: "utf8", timeout: 300_000 };
  const cli = process.env.npm_execpath;
  if (cli?.endsWith("npm-cli.js")) return spawnSync(process.execPath, [cli, ...args], options);
  if (process.platform !== "win32") return spawnSync("npm", args, options);
  return spawnSync(
    "npm",
    args.map((argument) => `"${argument}"`),
    { ...options, shell: true },
  );
}
