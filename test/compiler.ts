import { createRequire } from "node:module";
import { dirname, join } from "node:path";

/**
 * The path of `tsc`, of the project's own version. Resolved from the root, because a dependency of the tests brings an
 * older one.
 */
export const compiler: string = join(
  dirname(createRequire(join(import.meta.dirname, "../package.json")).resolve("typescript/package.json")),
  "bin/tsc",
);
