import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The program that installs packages, and runs scripts, in a project. */
export type PackageManager = "npm" | "pnpm" | "yarn" | "yarn-classic" | "bun";

const lockfiles: readonly (readonly [string, PackageManager])[] = [
  ["pnpm-lock.yaml", "pnpm"],
  ["bun.lock", "bun"],
  ["bun.lockb", "bun"],
  ["yarn.lock", "yarn"],
  ["package-lock.json", "npm"],
  ["npm-shrinkwrap.json", "npm"],
];

/**
 * By `packageManager` of package.json, or else by the nearest lockfile: a package of a workspace has it in a folder above, but
 * never outside of its repository.
 *
 * @param declared `packageManager`, such as `pnpm@9.1.0`.
 */
export function detectPackageManager(root: string, declared: unknown): PackageManager {
  const [, name = "", major = ""] =
    typeof declared === "string" ? (/^(npm|pnpm|yarn|bun)@(\d+)/.exec(declared) ?? []) : [];
  if (name === "yarn") return Number(major) < 2 ? "yarn-classic" : "yarn";
  if (name !== "") return name as PackageManager;
  for (let folder = root; ; folder = dirname(folder)) {
    const [, found] = lockfiles.find(([file]) => existsSync(join(folder, file))) ?? [];
    if (found === "yarn") return existsSync(join(folder, ".yarnrc.yml")) ? "yarn" : "yarn-classic";
    if (found !== undefined) return found;
    if (existsSync(join(folder, ".git")) || dirname(folder) === folder) return "npm";
  }
}

/** What is typed: `npm`, and not the version of yarn. */
export function commandOf(manager: PackageManager): string {
  return manager === "yarn-classic" ? "yarn" : manager;
}

/** How a script is run. */
export function runScript(manager: PackageManager, script: string): string {
  return script === "test" && manager !== "bun" ? `${commandOf(manager)} test` : `${commandOf(manager)} run ${script}`;
}

/** How the generated package, a folder of the project, is named among the dependencies. */
export function bindingsVersion(manager: PackageManager, out: string, isWorkspace: boolean): string {
  if (isWorkspace) return manager === "npm" || manager === "yarn-classic" ? "*" : "workspace:*";
  // npm links the folder either way; the others copy what `file:` names, so that they would miss what is generated later.
  return `${manager === "npm" ? "file" : "link"}:./${out}`;
}
