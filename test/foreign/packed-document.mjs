// Third-party documents from packages that contain them. Some of these packages have hundreds of megabytes when
// installed, so single files are extracted from the tarball and kept in .cache/. Plain JavaScript, because the
// benchmarks use it as well.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  createReadStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { threadId } from "node:worker_threads";
import { createGunzip } from "node:zlib";
import { filesFromTar } from "./tar.mjs";

/** The largest tarball that tests download. */
const maxTarballBytes = 64 * 1024 * 1024;

/** Where downloads are kept between runs; git ignores it. */
export const cache = resolve(import.meta.dirname, "../../.cache");

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
  const found = await unpackPackage({ package: name, files: [entry] });
  if (found.unavailable !== undefined) return { unavailable: found.unavailable };
  const bytes = found.files.get(entry);
  if (bytes === undefined) throw new Error(`${name} has no ${entry}`);
  keepFile(path, bytes, { sha256, title: `${entry} of ${name}` });
  return { path };
}

/**
 * The path of a folder with the YAML files of a package and an empty `package.json`, which bounds references; the first
 * call fetches it through npm.
 *
 * @param {object} wanted
 * @param {string} wanted.package Name and exact version.
 * @param {string} wanted.integrity Of the tarball, as in lockfiles.
 * @param {string} wanted.cached The folder's name in .cache/.
 * @returns {Promise<{ path: string } | { unavailable: string }>}
 */
export async function packedFolder({ package: name, integrity, cached }) {
  const path = join(cache, cached);
  if (existsSync(path)) return { path };
  const found = await unpackPackage({ package: name, integrity, files: (file) => file.endsWith(".yaml") });
  if (found.unavailable !== undefined) return { unavailable: found.unavailable };
  const unfinished = `${path}.${process.pid}-${threadId}`;
  for (const [file, bytes] of [...found.files, ["package/package.json", "{}\n"]]) {
    const target = join(unfinished, file.replace(/^package\//, ""));
    if (!target.startsWith(join(unfinished, "/"))) throw new Error(`${name} has the file ${file}`);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, bytes);
  }
  renameSync(unfinished, path);
  return { path };
}

/**
 * Files of a package, which npm fetches from the configured registry.
 *
 * @param {object} wanted
 * @param {string} wanted.package Name and exact version: `@scope/name@1.2.3`.
 * @param {readonly string[] | ((path: string) => boolean)} wanted.files Their paths in the tarball, or which of all.
 * @param {string} [wanted.integrity] Of the tarball, as in lockfiles. Any other tarball is an error.
 * @param {number} [wanted.bytes] The size of the tarball; a larger one is an error.
 * @returns {Promise<{ files: Map<string, Buffer>, unavailable?: undefined } | { unavailable: string }>}
 */
export async function unpackPackage({ package: name, files, integrity, bytes = maxTarballBytes }) {
  const folder = mkdtempSync(join(tmpdir(), "guildwire-packed-"));
  try {
    const packed = npm(["pack", name, "--pack-destination", folder, "--silent"]);
    if (packed.status !== 0) {
      const why = (packed.error?.message ?? packed.stderr).trim();
      return { unavailable: `npm pack ${name} failed: ${why || `exit code ${packed.status}`}` };
    }
    const tarball = join(folder, packed.stdout.trim().split(/\s+/).at(-1) ?? "");
    const { size } = statSync(tarball);
    if (size > bytes) throw new Error(`${name} has ${size} bytes, expected are at most ${bytes}`);
    const actual = `sha512-${createHash("sha512").update(readFileSync(tarball)).digest("base64")}`;
    if (integrity !== undefined && actual !== integrity) {
      throw new Error(`${name} has the integrity ${actual}, pinned is ${integrity}`);
    }
    return { files: await entriesOf(tarball, files) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes a file that has the pinned digest. Renamed into place, so that no concurrent process reads a partial file. */
export function keepFile(path, bytes, { sha256, title }) {
  const digest = createHash("sha256").update(bytes).digest("hex");
  if (digest !== sha256) throw new Error(`${title} has the SHA-256 ${digest}, pinned is ${sha256}`);
  mkdirSync(dirname(path), { recursive: true });
  const unfinished = `${path}.${process.pid}-${threadId}`;
  writeFileSync(unfinished, bytes);
  renameSync(unfinished, path);
}

async function entriesOf(tarball, paths) {
  const packed = createReadStream(tarball);
  const unpacked = createGunzip();
  packed.on("error", (error) => unpacked.destroy(error));
  try {
    return await filesFromTar(packed.pipe(unpacked), paths);
  } finally {
    packed.destroy();
  }
}

export function digestOf(path) {
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
