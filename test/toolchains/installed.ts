import { existsSync } from "node:fs";
import { join } from "node:path";

/** The command that installs other versions of Node, on Linux on x64, and of the compiler. */
export const install = "npm ci --prefix test/toolchains";

/** The executable of a version of `test/toolchains/package.json`, if it is installed. */
export function nodeOf(name: "node-10" | "node-18" | "node-22" | "node-24" | "node-newest"): string | undefined {
  const path = join(import.meta.dirname, "node_modules", name, "bin/node");
  return existsSync(path) ? path : undefined;
}
