import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

// Files are named by their addresses: a test of the suite runs it with another folder as its root.
export default defineConfig({
  // Not the nearest one: that refers to generated/, which a test of the generator must not need.
  tsconfig: fileURLToPath(new URL("tsconfig.base.json", import.meta.url)),
  resolve: { alias: { "fast-check": fileURLToPath(new URL("test/seeded-fast-check.ts", import.meta.url)) } },
  test: {
    include: ["test/**/*.test.ts"],
    globalSetup: [fileURLToPath(new URL("test/service/harness/environment.ts", import.meta.url))],
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
