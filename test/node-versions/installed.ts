import { existsSync } from "node:fs";
import { join } from "node:path";

/** What to run where a version is missing. It installs nothing but on Linux on x64. */
export const install = "npm ci --prefix test/node-versions";

/** The executable of a version that `test/node-versions/package.json` names, where it is installed. */
export function nodeOf(name: "node-10" | "node-18" | "node-newest"): string | undefined {
  const path = join(import.meta.dirname, "node_modules", name, "bin/node");
  return existsSync(path) ? path : undefined;
}
