// Rejects imports across layers and import cycles, using .dependency-cruiser.cjs.
//   node scripts/layers.mjs [FOLDER]
import { existsSync, mkdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { root, runNode } from "./run.mjs";

/** Source folders whose imports are checked, relative to the repository. */
const sources = [
  "runtime/src",
  "generator/src",
  "generated/src",
  "service/src",
  "service/generated/src",
  "nest/src",
  "tools/src",
  "playground/src",
];

const folder = resolve(process.argv[2] ?? root);
const { code } = runNode(
  join(linkedPackages(), "dependency-cruiser", "bin", "dependency-cruise.mjs"),
  ["--config", join(root, ".dependency-cruiser.cjs"), ...sources.filter((path) => existsSync(join(folder, path)))],
  { nodeOptions: ["--preserve-symlinks", "--preserve-symlinks-main"], cwd: folder },
);
process.exitCode = code === 0 ? 0 : 1;

/**
 * dependency-cruiser parses TypeScript with the resolved `typescript` package, up to version 6: version 7 has no stable
 * API. This folder provides `typescript-6` under that name, ahead of version 7 in the root.
 */
function linkedPackages() {
  const packages = join(root, ".cache", "layers", "node_modules");
  mkdirSync(packages, { recursive: true });
  for (const [name, target] of [
    ["dependency-cruiser", "dependency-cruiser"],
    ["typescript", "typescript-6"],
  ]) {
    try {
      symlinkSync(join("..", "..", "..", "node_modules", target), join(packages, name), "junction");
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
  }
  return packages;
}
