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
  edit(join(root, "CHANGELOG.md"), (text) =>
    text.replace("\n## Unreleased\n", `\n## Unreleased\n\n## ${version} - ${date.toISOString().slice(0, 10)}\n`),
  );
  edit(join(root, "UPGRADING.md"), (text) =>
    text.replace(`\n## From ${current} to the next version\n`, `\n## From ${current} to ${version}\n`),
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
  return packages.map((name) => packOne(root, name, { repository, folder }));
}

function packOne(root, name, { repository, folder }) {
  const source = join(root, name);
  if (!existsSync(join(source, "dist"))) throw new Error(`${name} is not built: npm run build`);
  const [listed] = npmPack(source, ["--dry-run"]);
  const staged = join(folder, "stage", name);
  for (const { path } of listed.files) cpSync(join(source, path), join(staged, path));
  const located = repository === undefined ? {} : { repository: { type: "git", url: repository, directory: name } };
  // The scripts build from sources; the staged files are built.
  editJson(join(staged, "package.json"), ({ scripts: _scripts, ...manifest }) => ({ ...manifest, ...located }));
  const [packed] = npmPack(staged, ["--pack-destination", folder]);
  rmSync(join(folder, "stage"), { recursive: true });
  const sha512 = createHash("sha512")
    .update(readFileSync(join(folder, packed.filename)))
    .digest("base64");
  const { version, size: bytes } = packed;
  return { name: packed.name, version, file: join(folder, packed.filename), bytes, files: packed.files.length, sha512 };
}

function npmPack(cwd, args) {
  // As one text through a shell, which Windows needs to find npm.
  const command = ["npm", "pack", "--json", "--ignore-scripts", "--offline", ...args].join(" ");
  const { status, stdout, stderr } = spawnSync(command, { cwd, shell: true, encoding: "utf8", maxBuffer: 2 ** 26 });
  if (status !== 0) throw new Error(`npm pack failed in ${cwd}: ${stderr}`);
  return JSON.parse(stdout);
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
