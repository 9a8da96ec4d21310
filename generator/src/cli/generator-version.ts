import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** The compiled code, or the sources where tests run them directly. */
const codeFolder = dirname(dirname(fileURLToPath(import.meta.url)));

/** The folder of the generator's package. */
export const packageFolder: string = dirname(codeFolder);

interface PackageFile {
  readonly version: string;
  readonly dependencies?: { readonly [name: string]: string };
}

/** The version in the generator's package.json. */
export function generatorVersion(): string {
  return readPackage(packageFolder).version;
}

/**
 * SHA-256 over everything of the generator that decides about its output: code with its templates, schemas and the versions of
 * what it depends on. Two generators with the same digest make the same output from the same input.
 */
export function generatorDigest(): string {
  const hash = createHash("sha256");
  const { version, dependencies = {} } = readPackage(packageFolder);
  hash.update(`${version}\0`);
  for (const name of Object.keys(dependencies).sort()) hash.update(`${name}\0${installedVersion(name)}\0`);
  for (const folder of [codeFolder, join(packageFolder, "schema")]) {
    for (const path of filesBelow(folder)) {
      hash
        .update(`${relative(packageFolder, path).split(sep).join("/")}\0`)
        .update(readFileSync(path))
        .update("\0");
    }
  }
  return hash.digest("hex");
}

function readPackage(folder: string): PackageFile {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as PackageFile;
}

/** The version that Node's resolution would find; not through `require.resolve`, which packages may forbid. */
function installedVersion(name: string): string {
  for (let folder = packageFolder; ; folder = dirname(folder)) {
    const installed = join(folder, "node_modules", name);
    if (existsSync(join(installed, "package.json"))) return readPackage(installed).version;
    if (dirname(folder) === folder) return "";
  }
}

/** Files that run or are read, in a fixed order: no declarations, no source maps. */
function filesBelow(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && /\.(?:js|json|hbs|mjs)$|(?<!\.d)\.ts$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
