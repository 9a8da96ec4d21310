import { existsSync } from "node:fs";
import { join } from "node:path";

/** The command that installs a missing version; Linux on x64 only. */
export const install = "npm ci --prefix test/node-versions";

/** The executable of a version of `test/node-versions/package.json`, if it is installed. */
export function nodeOf(name: "node-10" | "node-18" | "node-22" | "node-newest"): string | undefined {
  const path = join(import.meta.dirname, "node_modules", name, "bin/node");
  return existsSync(path) ? path : undefined;
}
