import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** Folder of the compiled code, or of the sources when tests run them directly. */
const codeFolder = dirname(dirname(fileURLToPath(import.meta.url)));

/** Folder of the generator's package. */
export const packageFolder: string = dirname(codeFolder);

interface PackageFile {
  readonly version: string;
  readonly dependencies?: { readonly [name: string]: string };
}

/** Returns the version in the generator's package.json. */
export function generatorVersion(): string {
  return readPackage(packageFolder).version;
}

let digest: string | undefined;

/**
 * Returns a SHA-256 of everything in the generator that affects its output: code, templates, schemas and versions of
 * dependencies. Generators with equal digests on one machine produce the same output from the same input. Files count
 * by their size and time of change, because reading them takes longer than generating from a small document. A process
 * computes it once: it keeps running the code that it has loaded.
 */
export function generatorDigest(): string {
  digest ??= computeDigest();
  return digest;
}

function computeDigest(): string {
  const hash = createHash("sha256");
  const { version, dependencies = {} } = readPackage(packageFolder);
  hash.update(`${version}\0`);
  for (const name of Object.keys(dependencies).sort()) hash.update(`${name}\0${installedVersion(name)}\0`);
  for (const folder of [codeFolder, join(packageFolder, "schema")]) {
    for (const path of filesBelow(folder)) {
      const { size, mtimeMs } = statSync(path);
      hash.update(`${path.slice(packageFolder.length)}\0${size} ${mtimeMs}\0`);
    }
  }
  return hash.digest("hex");
}

function readPackage(folder: string): PackageFile {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as PackageFile;
}

/**
 * Returns the installed version, resolved as Node does. `require.resolve` fails for packages that do not export
 * package.json.
 */
function installedVersion(name: string): string {
  for (let folder = packageFolder; ; folder = dirname(folder)) {
    const installed = join(folder, "node_modules", name);
    if (existsSync(join(installed, "package.json"))) return readPackage(installed).version;
    if (dirname(folder) === folder) return "";
  }
}

/** Returns files that are executed or read, in a fixed order, without declarations and source maps. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(?:js|json|hbs|mjs)$|(?<!\.d)\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
