// The next version, from the comparison of the interfaces and from CHANGELOG.md.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runNode } from "../run.mjs";
import { git, lastTag } from "./git.mjs";
import { versionOf } from "./packages.mjs";

const levels = ["fix", "feature", "breaking"];
const specifications = ["spec/openapi.yaml", "service/spec/openapi.yaml"];

/**
 * Chooses the next version: the highest level of the changelog and of the interfaces counts. Before 1.0, a breaking
 * change raises the second number and any other change the third, as npm's ^ ranges assume.
 *
 * @param {string | undefined} wanted A version that replaces the chosen one.
 * @returns {{ version: string, reasons: string[] }}
 */
export function chooseVersion(root, wanted) {
  const current = versionOf(root);
  const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");
  const noted = levelOfChangelog(changelog);
  const tag = lastTag(root);
  if (noted === undefined) {
    if (changelog.includes(`\n## ${current} - `) && tag !== `v${current}`)
      return { version: current, reasons: ["the version is set, and not yet tagged"] };
    throw new Error("CHANGELOG.md has nothing under Unreleased, so there is nothing to release");
  }
  const upgrading = readFileSync(join(root, "UPGRADING.md"), "utf8");
  const isBreaking = upgrading.includes(`\n## From ${current} to the next version\n`);
  const found = [
    { level: noted, reason: `CHANGELOG.md: ${noted}` },
    ...(isBreaking ? [{ level: "breaking", reason: "UPGRADING.md: breaking" }] : []),
    ...(tag === undefined ? [] : specifications.flatMap((path) => levelOfInterface(root, tag, path))),
  ];
  const level = levels[Math.max(...found.map((one) => levels.indexOf(one.level)))];
  const reasons = [...found.map(({ reason }) => reason), ...(tag === undefined ? ["no tag to compare with"] : [])];
  return { version: wanted === undefined ? raise(current, level) : assertVersion(wanted), reasons };
}

/** The level of the entries under Unreleased; undefined without any. */
export function levelOfChangelog(text) {
  const [, unreleased = ""] = /^## Unreleased\n(.*?)(?=^## |(?![\s\S]))/ms.exec(text) ?? [];
  const sections = [...unreleased.matchAll(/^### (\w+)\n\n- /gm)].map(([, title]) => title);
  if (sections.length === 0) return undefined;
  if (sections.includes("Removed")) return "breaking";
  return sections.every((title) => title === "Fixed" || title === "Security") ? "fix" : "feature";
}

function levelOfInterface(root, tag, path) {
  if (git(root, ["cat-file", "-e", `${tag}:${path}`], { mayFail: true }) === undefined) return [];
  const program = join(root, "generator", "bin", "guildwire.js");
  const args = ["diff", `${tag}:${path}`, path, "--spec", path, "--format", "json", "--fail-on", "none"];
  const { code, stdout, output } = runNode(program, args, { quiet: true, cwd: root });
  if (code === 2) throw new Error(`${path} cannot be compared with ${tag}:\n${output}`);
  const { breaking, risky, safe } = JSON.parse(stdout).summary;
  if (breaking + risky + safe === 0) return [];
  const level = breaking > 0 ? "breaking" : "feature";
  return [{ level, reason: `${path} since ${tag}: ${breaking} breaking, ${risky} risky, ${safe} safe changes` }];
}

/** @param {"fix" | "feature" | "breaking"} level */
export function raise(version, level) {
  const [major, minor, patch] = version.split(".").map(Number);
  if (major === 0) return level === "breaking" ? `0.${minor + 1}.0` : `0.${minor}.${patch + 1}`;
  if (level === "breaking") return `${major + 1}.0.0`;
  return level === "feature" ? `${major}.${minor + 1}.0` : `${major}.${minor}.${patch + 1}`;
}

function assertVersion(version) {
  if (!/^\d+\.\d+\.\d+(?:-[\w.]+)?$/.test(version)) throw new Error(`${version} is not a version such as 1.2.3`);
  return version;
}
