import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
// @ts-expect-error: a plain script without declarations.
import { levelOfChangelog, raise } from "../../scripts/release/version.mjs";

const root = resolve(import.meta.dirname, "../..");
const packages = ["runtime", "generated", "service/generated", "generator", "service", "nest", "tools"];

/** The committed version, and those after a fix and a breaking change. */
const { version: current } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
const [major = 0, minor = 0, patch = 0] = current.split(".").map(Number);
const afterFix = `${major}.${minor}.${patch + 1}`;
const afterBreak = `${major}.${minor + 1}.0`;

/** A clone of the working tree, with what is installed and built, as a repository of its own. */
let clone = "";

beforeAll(() => {
  clone = mkdtempSync(join(tmpdir(), "guildwire-release-"));
  const tracked = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" }).split("\0").filter(Boolean);
  for (const path of tracked.filter((one) => existsSync(join(root, one)))) {
    mkdirSync(dirname(join(clone, path)), { recursive: true });
    cpSync(join(root, path), join(clone, path));
  }
  linkModules("node_modules", ["@guildwire"]);
  const links = join(clone, "node_modules/@guildwire");
  mkdirSync(links);
  for (const name of [
    "api:generated",
    "bench",
    "control:service/generated",
    "generator",
    "nest",
    "playground",
    "runtime",
    "service",
    "test",
    "tools",
  ]) {
    const [link = "", folder = link] = name.split(":");
    symlinkSync(join(clone, folder), join(links, link), "junction");
  }
  for (const folder of ["bench", "generator", "nest", "playground", "service", "test", "tools"])
    linkModules(`${folder}/node_modules`, []);
  for (const folder of packages) {
    cpSync(join(root, folder, "dist"), join(clone, folder, "dist"), { recursive: true, preserveTimestamps: true });
  }
  git("init", "--quiet", "--initial-branch=main");
  git("remote", "add", "origin", "git@example.org:boats/harbour.git");
  commit(`Release ${current}`);
  git("tag", `v${manifest("runtime").version}`);
}, 120_000);

afterAll(() => rmSync(clone, { recursive: true, force: true }), 120_000);

function linkModules(path: string, except: readonly string[]): void {
  if (!existsSync(join(root, path))) return;
  mkdirSync(join(clone, path), { recursive: true });
  for (const name of readdirSync(join(root, path))) {
    if (!except.includes(name)) symlinkSync(join(root, path, name), join(clone, path, name));
  }
}

function git(...args: readonly string[]): string {
  const identity = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"];
  return execFileSync("git", [...identity, ...args], { cwd: clone, encoding: "utf8" }).trim();
}

function commit(subject: string): void {
  git("add", "--all");
  git("commit", "--quiet", "--allow-empty", "--message", subject);
}

function release(...args: readonly string[]): { readonly code: number | null; readonly printed: string } {
  const env = {
    ...process.env,
    ...{ GIT_AUTHOR_NAME: "Test", GIT_AUTHOR_EMAIL: "test@example.org" },
    ...{ GIT_COMMITTER_NAME: "Test", GIT_COMMITTER_EMAIL: "test@example.org" },
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(clone, "scripts/release.mjs"), ...args], {
    cwd: clone,
    encoding: "utf8",
    env,
  });
  return { code: status, printed: `${stdout}${stderr}` };
}

function write(path: string, change: (text: string) => string): void {
  writeFileSync(join(clone, path), change(readFileSync(join(clone, path), "utf8")));
}

interface Manifest {
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly repository?: unknown;
  readonly scripts?: unknown;
}

const manifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(clone, folder, "package.json"), "utf8")) as Manifest;

/** Replaces what is noted under Unreleased, and the guide of its breaking changes. */
function note(section: string): void {
  const entries =
    section === "" ? "" : `\n<details>\n<summary>${section}</summary>\n\n### ${section}\n\n- A change.\n\n</details>\n`;
  write("CHANGELOG.md", (text) => text.replace(/\n## Unreleased\n[\s\S]*?(?=\n## \d)/, `\n## Unreleased\n${entries}`));
  write("UPGRADING.md", (text) => text.replace(/ to the next version$/m, " to a later version"));
  commit(`Note under ${section}`);
}

// The tests build on each other's commits, in this order. They build and generate, which takes minutes on a busy machine.
describe("npm run release", { timeout: 480_000 }, () => {
  test("refuses a tree with changes, and lists them", () => {
    writeFileSync(join(clone, "stray.txt"), "");
    const { code, printed } = release("--dry-run", "--skip", "test");
    expect(code).toBe(1);
    expect(printed).toBe("release: the working tree has changes: commit or remove them first\n?? stray.txt\n");
    rmSync(join(clone, "stray.txt"));
  });

  test("has nothing to release without a note in the changelog", () => {
    note("");
    const { code, printed } = release("--dry-run", "--step", "version");
    expect({ code, printed }).toMatchObject({ code: 1, printed: expect.stringContaining("nothing to release") });
  });

  test("raises the version by the greater of changelog and interface", () => {
    note("Fixed");
    expect(release("--dry-run", "--step", "version").printed).toContain(
      `version: ${current} -> ${afterFix}: CHANGELOG.md: fix\n`,
    );
    write("spec/openapi.yaml", (text) => text.replace(/^ {2}version: .*$/m, "  version: 8.0.1"));
    write("spec/bans.yaml", (text) => text.replace("maximum: 7", "maximum: 6"));
    commit("Accept less");
    const { printed } = release("--dry-run", "--step", "version");
    expect(printed.startsWith(`version: ${current} -> ${afterBreak}: `)).toBe(true);
    expect(printed.split("\n")[0]).toMatch(/spec\/openapi\.yaml since v[\d.]+: \d+ breaking/);
    git("revert", "--no-edit", "HEAD");
  });

  test("changes nothing in a dry run, and packs every package with its repository", () => {
    const before = git("rev-parse", "HEAD");
    const { code, printed } = release("--dry-run", "--skip", "test,generate,docs");
    expect({ code, printed }).toEqual({ code: 0, printed: expect.any(String) });
    expect([...printed.matchAll(/^(\w+): /gm)].map(([, step]) => step)).toEqual([
      ...["clean", "version", "pack", "tag"],
    ]);
    expect(printed).toContain(`tag: v${afterFix} would be set\n`);
    expect(printed).toContain("Dry run: no file was changed, and no tag was set.\n");
    expect(git("status", "--porcelain")).toBe("");
    expect(git("rev-parse", "HEAD")).toBe(before);
    const packs = readdirSync(join(clone, ".cache/release"));
    expect(packs.filter((name) => name.endsWith(".tgz"))).toHaveLength(packages.length);
    for (const folder of packages) {
      const name = folder === "generated" ? "api" : folder === "service/generated" ? "control" : folder;
      const file = join(clone, ".cache/release", `guildwire-${name}-${current}.tgz`);
      const text = execFileSync("tar", ["-xzOf", file, "package/package.json"], { encoding: "utf8" });
      const { repository, scripts } = JSON.parse(text) as Manifest;
      const url = "git+https://example.org/boats/harbour.git";
      expect({ repository, scripts }).toEqual({ repository: { type: "git", url, directory: folder } });
    }
  });

  test("sets one version everywhere, commits and tags it, and repeats without a change", () => {
    // The dry run has packed; the second run generates, which takes less time after the first one.
    const first = release("--skip", "generate,test,docs,pack");
    expect(first).toEqual({ code: 0, printed: expect.any(String) });
    for (const folder of [".", ...packages]) expect(manifest(folder).version, folder).toBe(afterFix);
    for (const folder of ["service", "generated", "service/generated", "nest", "tools"]) {
      const own = Object.entries(manifest(folder).dependencies ?? {}).filter(([name]) =>
        name.startsWith("@guildwire/"),
      );
      expect(own.map(([, version]) => version)).toEqual(own.map(() => afterFix));
    }
    expect(JSON.parse(readFileSync(join(clone, "runtime/jsr.json"), "utf8"))).toMatchObject({ version: afterFix });
    const lock = JSON.parse(readFileSync(join(clone, "package-lock.json"), "utf8")) as {
      packages: Record<string, Manifest>;
    };
    expect(lock.packages["service"]).toMatchObject({ version: afterFix, dependencies: { "@guildwire/api": afterFix } });
    // `npm ci` refuses, or looks elsewhere for, another version of a workspace.
    for (const file of ["package-lock.json", "playground/package.json"]) {
      const own = readFileSync(join(clone, file), "utf8").match(/"@guildwire\/\w+": "\d[^"]*"/g) ?? [];
      expect(
        own.filter((line) => !line.endsWith(`"${afterFix}"`)),
        file,
      ).toEqual([]);
    }
    const changelog = readFileSync(join(clone, "CHANGELOG.md"), "utf8");
    expect(changelog).toMatch(
      /\n## Unreleased\n\n## [\d.]+ - \d{4}-\d\d-\d\d\n\n<details>\n<summary>Fixed: 1<\/summary>\n\n### Fixed\n/,
    );
    expect(changelog).toContain(`\n## ${afterFix} - `);
    expect(git("log", "-1", "--format=%s")).toBe(`Release ${afterFix}`);
    expect(git("rev-parse", `v${afterFix}^{commit}`)).toBe(git("rev-parse", "HEAD"));
    expect(git("status", "--porcelain")).toBe("");
    const second = release("--skip", "test,docs,pack");
    expect(second.code).toBe(0);
    expect(second.printed).toContain("generate: the working tree has no changes\n");
    expect(second.printed).toContain(`version: ${afterFix} is tagged already\n`);
    expect(second.printed).toContain(`tag: v${afterFix} is set already\n`);
    git("tag", "--delete", `v${afterFix}`);
    expect(release("--step", "version,tag").printed).toContain("the version is set, and not yet tagged");
  });

  test("names the steps when one is unknown", () => {
    expect(release("--step", "pak")).toEqual({
      code: 1,
      printed: "release: Unknown step: pak. Steps: clean, generate, test, version, docs, pack, tag.\n",
    });
  });
});

describe("the next version", () => {
  test.each([
    ["0.1.4", "fix", "0.1.5"],
    ["0.1.4", "feature", "0.1.5"],
    ["0.1.4", "breaking", "0.2.0"],
    ["1.2.3", "fix", "1.2.4"],
    ["1.2.3", "feature", "1.3.0"],
    ["1.2.3", "breaking", "2.0.0"],
  ] as const)("of %s after a %s is %s", (version, level, next) => {
    expect(raise(version, level)).toBe(next);
  });

  test.each([
    ["", undefined],
    ["\n### Added\n", undefined],
    ["\n### Fixed\n\n- A bug.\n", "fix"],
    ["\n### Added\n\n- A key.\n\n### Fixed\n\n- A bug.\n", "feature"],
    ["\n### Removed\n\n- A key.\n", "breaking"],
  ])("reads the level of %j as %s", (entries, level) => {
    expect(
      levelOfChangelog(`# Changelog\n\n## Unreleased\n${entries}\n## 0.1.0 - 2026-01-01\n\n### Removed\n\n- X.\n`),
    ).toBe(level);
  });
});
