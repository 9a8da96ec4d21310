// docs/dependencies.md must list every dependency of every package with its license, and nothing else.
//   node scripts/dependencies.mjs   exits with 1 and lists the differences (guard `dependencies`)
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { root } from "./run.mjs";

/** Sections of docs/dependencies.md, with the package.json files that each of them describes. */
const sections = {
  "Published packages": [
    "runtime",
    "generator",
    "generated",
    "service",
    "service/generated",
    "nest",
    "tools",
    "playground",
    "editors/vscode",
  ],
  Development: [".", "test"],
  "Separate installations": ["test/platforms", "test/frameworks", "test/toolchains", "site"],
  Benchmarks: ["bench"],
};
const kinds = ["dependencies", "devDependencies", "optionalDependencies", "peerDependencies"];

/** Licenses that a published package may bring to its users. */
const permissive =
  /^\(?(?:MIT|ISC|Apache-2\.0|BSD-[23]-Clause|0BSD|BlueOak-1\.0\.0|OFL-1\.1|PostgreSQL)(?:(?: AND | OR ).*)?\)?$/;

/**
 * Compares the document with the packages.
 *
 * @param {string} document The text of docs/dependencies.md.
 * @param {(folder: string) => object} manifestOf The package.json of a folder.
 * @param {(folder: string, name: string) => { license?: string, deprecated?: string } | undefined} installed
 * @returns {string[]} One line per difference.
 */
export function checkDependencies(document, manifestOf, installed) {
  return Object.entries(sections).flatMap(([title, folders]) => {
    const rows = rowsOf(document, title);
    const wanted = dependenciesOf(folders, manifestOf);
    const missing = [...wanted.keys()].filter((name) => !rows.has(name)).map((name) => `${title} lacks ${name}`);
    const stale = [...rows.keys()]
      .filter((name) => !wanted.has(name))
      .map((name) => `${title} lists ${name}, which no package uses`);
    const wrong = [...rows].flatMap(([name, row]) =>
      problemsOf({ title, name, row }, wanted.get(name) ?? [], installed),
    );
    return [...missing, ...stale, ...wrong];
  });
}

function problemsOf({ title, name, row }, folders, installed) {
  const found = folders.map((folder) => installed(folder, name)).find((one) => one !== undefined);
  const empty =
    row.purpose === "" || row.without === "" ? [`${title}: ${name} has no purpose or no way without it`] : [];
  if (found === undefined) return empty;
  const license =
    found.license === row.license ? [] : [`${title}: the license of ${name} is ${found.license}, not ${row.license}`];
  const refused =
    title === "Published packages" && !permissive.test(row.license)
      ? [`${name}: ${row.license} is not permissive`]
      : [];
  const deprecated = found.deprecated === undefined ? [] : [`${name} is deprecated: ${found.deprecated}`];
  return [...empty, ...license, ...refused, ...deprecated];
}

/** The rows of a section's table by package. */
function rowsOf(document, title) {
  const [, section = ""] = new RegExp(`^## ${title}\\n(.*?)(?=^## |(?![\\s\\S]))`, "ms").exec(document) ?? [];
  const rows = [...section.matchAll(/^\| `([^`]+)` \| ([^|]*) \| ([^|]*) \| ([^|]*) \|$/gm)];
  return new Map(
    rows.map(([, name, license, purpose, without]) => [
      name,
      { license: license.trim(), purpose: purpose.trim(), without: without.trim() },
    ]),
  );
}

/** The packages that the folders depend on, except those of this repository, with the folders. */
function dependenciesOf(folders, manifestOf) {
  const found = new Map();
  for (const folder of folders) {
    for (const kind of kinds) {
      for (const name of Object.keys(manifestOf(folder)[kind] ?? {})) {
        if (!name.startsWith("@guildwire/")) found.set(name, [...(found.get(name) ?? []), folder]);
      }
    }
  }
  return found;
}

const readManifest = (folder) => JSON.parse(readFileSync(join(root, folder, "package.json"), "utf8"));

/** The installed package; without it, its license in the lockfile, which npm copies from package.json. */
function readInstalled(folder, name) {
  const folders = [join(root, folder, "node_modules"), join(root, "node_modules")];
  const path = folders.map((one) => join(one, name, "package.json")).find((one) => existsSync(one));
  const { license } = path === undefined ? lockEntry(folder, name) : JSON.parse(readFileSync(path, "utf8"));
  if (license === undefined) return undefined;
  return { license, deprecated: lockEntry(folder, name).deprecated };
}

function lockEntry(folder, name) {
  const own = join(root, folder, "package-lock.json");
  const { packages } = JSON.parse(readFileSync(existsSync(own) ? own : join(root, "package-lock.json"), "utf8"));
  return packages[`${folder}/node_modules/${name}`] ?? packages[`node_modules/${name}`] ?? {};
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const document = readFileSync(join(root, "docs", "dependencies.md"), "utf8");
  const problems = checkDependencies(document, readManifest, readInstalled);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log("docs/dependencies.md lists every dependency with its license.");
  process.exitCode = problems.length === 0 ? 0 : 1;
}
