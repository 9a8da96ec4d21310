import { existsSync } from "node:fs";
import { dirname, join } from "node:path";

/** The project's package manager. */
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
 * Detects the package manager by `packageManager` in package.json, or else by the nearest lockfile up to the repository
 * root: a workspace package has it in a folder above.
 *
 * @param declared Value of `packageManager`, such as `pnpm@9.1.0`.
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

/** Returns the command to type, which does not depend on the version of yarn. */
export function commandOf(manager: PackageManager): string {
  return manager === "yarn-classic" ? "yarn" : manager;
}

/** Returns the command that runs a script. */
export function runScript(manager: PackageManager, script: string): string {
  return script === "test" && manager !== "bun" ? `${commandOf(manager)} test` : `${commandOf(manager)} run ${script}`;
}

/** Returns the version specifier of the generated package, which is a folder of the project. */
export function bindingsVersion(manager: PackageManager, out: string, isWorkspace: boolean): string {
  if (isWorkspace) return manager === "npm" || manager === "yarn-classic" ? "*" : "workspace:*";
  // npm links `file:` folders; others copy them and would miss later output.
  return `${manager === "npm" ? "file" : "link"}:./${out}`;
}
