import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Vitest resolves relative paths against the folder that is tested, which tests of the tests choose for themselves. */
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  // Not the nearest one: that refers to generated/, which a test of the generator must not need.
  tsconfig: here("tsconfig.base.json"),
  // Written out, since the search for dead code finds files by such addresses only.
  resolve: { alias: { "fast-check": fileURLToPath(new URL("test/seeded-fast-check.ts", import.meta.url)) } },
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: [here("test/service/harness/environment.ts")],
    exclude: ["**/node_modules/**", "**/dist/**", "test/fixtures/**"],
    // Threads start faster than processes; two keep a small machine busy without starving the servers under test.
    pool: "threads",
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A test that needs this is a test that hides something.
    retry: 0,
  },
});
