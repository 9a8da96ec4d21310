// The packages of a release: their common version, and their tarballs.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folders of the published packages, each after those that it depends on. */
export const packages = ["runtime", "generated", "service/generated", "generator", "service", "nest", "tools"];

/** The folders of generated packages, whose package.json the generator writes. */
const generated = ["generated", "service/generated"];

export function versionOf(root) {
  return readJson(join(root, "package.json")).version;
}

/** Sets the version of all packages, their lockfile and their documents. The bindings follow when they are generated. */
export function setVersion(root, version, date = new Date()) {
  const current = versionOf(root);
  const manifests = [
    "package.json",
    "playground/package.json",
    "editors/vscode/package.json",
    "test/package.json",
    ...packages.map((name) => `${name}/package.json`),
  ];
  for (const path of manifests.filter((one) => !generated.includes(dirname(one)))) {
    editJson(join(root, path), (manifest) => withVersion(manifest, version));
  }
  edit(join(root, "runtime", "jsr.json"), (text) => text.replace(/"version": "[^"]*"/, `"version": "${version}"`));
  editJson(join(root, "package-lock.json"), (lock) => {
    for (const path of manifests.map(dirname)) {
      const key = path === "." ? "" : path;
      lock.packages[key] = withVersion(lock.packages[key], version);
    }
    return { ...lock, version };
  });
  for (const path of ["guildwire.config.yaml", "service/guildwire.config.yaml"]) {
    edit(join(root, path), (text) => text.replace(/^packageVersion: .*$/m, `packageVersion: ${version}`));
  }
  edit(join(root, "CHANGELOG.md"), (text) => releasedChangelog(text, version, date));
  edit(join(root, "UPGRADING.md"), (text) =>
    text.replace(`\n## From ${current} to the next version\n`, `\n## From ${current} to ${version}\n`),
  );
}

/** Moves the entries under Unreleased to the version, and counts those of each collapsible list. */
export function releasedChangelog(text, version, date) {
  const heading = `## ${version} - ${date.toISOString().slice(0, 10)}`;
  return text.replace(/\n## Unreleased\n[\s\S]*?(?=\n## |$)/, (section) =>
    section
      .replace("## Unreleased\n", `## Unreleased\n\n${heading}\n`)
      .replaceAll(/<summary>(\w+)<\/summary>(.*?)(?=<\/details>)/gs, (_, title, entries) => {
        const count = entries.match(/^- /gm)?.length ?? 0;
        return `<summary>${title}: ${count}</summary>${entries}`;
      }),
  );
}

function withVersion(manifest, version) {
  const own = (section) =>
    manifest[section] === undefined
      ? {}
      : {
          [section]: mapValues(manifest[section], (range, name) => (name.startsWith("@guildwire/") ? version : range)),
        };
  const edited = { ...manifest, ...own("dependencies"), ...own("devDependencies") };
  return manifest.version === undefined ? edited : { ...edited, version };
}

/**
 * Packs every package into .cache/release, each with the URL and the folder of the repository, which npm compares for
 * provenance.
 *
 * @returns {{ name: string, version: string, file: string, bytes: number, files: number, sha512: string }[]}
 */
export function packAll(root, repository, { mustHaveRepository }) {
  if (repository === undefined && mustHaveRepository)
    throw new Error("the repository has no URL: git remote add origin URL");
  const folder = join(root, ".cache", "release");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of packages)
    if (!existsSync(join(root, name, "dist"))) throw new Error(`${name} is not built: npm run build`);
  const stage = join(folder, "stage");
  for (const [index, listed] of npmPack(root, packages, ["--dry-run"]).entries())
    stagePackage({ root, name: packages[index], stage, files: listed.files, repository });
  const packed = npmPack(stage, packages, ["--pack-destination", folder]);
  rmSync(stage, { recursive: true });
  return packed.map(({ name, version, filename, size, files }) => {
    const file = join(folder, filename);
    const sha512 = createHash("sha512").update(readFileSync(file)).digest("base64");
    return { name, version, file, bytes: size, files: files.length, sha512 };
  });
}

function stagePackage({ root, name, stage, files, repository }) {
  for (const { path } of files) cpSync(join(root, name, path), join(stage, name, path));
  const located = repository === undefined ? {} : { repository: { type: "git", url: repository, directory: name } };
  // The scripts build from sources; the staged files are built.
  editJson(join(stage, name, "package.json"), ({ scripts: _scripts, ...manifest }) => ({ ...manifest, ...located }));
}

/** Packs folders with one process, since npm takes long to start. The results have the order of the folders. */
function npmPack(cwd, folders, args) {
  // As one text through a shell, which Windows needs to find npm.
  const paths = folders.map((folder) => `./${folder}`);
  const command = ["npm", "pack", ...paths, "--json", "--ignore-scripts", "--offline", ...args].join(" ");
  const { status, stdout, stderr } = spawnSync(command, { cwd, shell: true, encoding: "utf8", maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`npm pack failed in ${cwd}: ${stderr}`);
  const packed = JSON.parse(stdout);
  if (packed.length !== folders.length)
    throw new Error(`npm pack packed ${packed.length} of ${folders.length} folders`);
  return packed;
}

export function describePack({ name, version, files, bytes }) {
  return `${name}@${version}, ${files} files, ${Math.round(bytes / 1000)} kB`;
}

function readJson(path) {
  return JSON.parse(readFileSync(path, "utf8"));
}

function editJson(path, change) {
  edit(path, (text) => `${JSON.stringify(change(JSON.parse(text)), undefined, 2)}\n`);
}

function edit(path, change) {
  const text = readFileSync(path, "utf8");
  const changed = change(text);
  if (changed !== text) writeFileSync(path, changed);
}

function mapValues(object, change) {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value, key)]));
}
