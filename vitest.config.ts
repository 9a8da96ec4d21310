import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { compiledSources } from "./scripts/compiled-sources.mjs";
import { filesByProject } from "./scripts/test-tiers.mjs";

/** Vitest resolves relative paths against the folder that is tested, which tests of the tests choose for themselves. */
const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// Without a tier, every test can be named: npx vitest run test/hostile.
const files = filesByProject(process.env["TEST_TIER"] ?? "long");
const fromDist = compiledSources();
const pathsOf = (project: string): string[] => files[project].map((file: string) => `test/${file}`);

export default defineConfig({
  // Not the nearest one: that refers to generated/, which a test of the generator must not need.
  tsconfig: here("tsconfig.base.json"),
  // Written out, since the search for dead code finds files by such addresses only.
  resolve: { alias: { "fast-check": fileURLToPath(new URL("test/seeded-fast-check.ts", import.meta.url)) } },
  test: {
    // Threads start faster than processes; two keep a small machine busy without starving the servers under test.
    pool: "threads",
    maxWorkers: 2,
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // A test that needs this is a test that hides something.
    retry: 0,
    // What is compiled is imported by Node itself: transforming it takes longer.
    server: { deps: { external: [/\/(?:generated|generator|nest|runtime|service|tools)\/dist\//] } },
    // Importing the generator or the service takes longer than most tests of it: files share a worker's modules, but for
    // those that replace globals, modules or timers.
    projects: [
      {
        extends: true,
        plugins: [fromDist],
        test: { name: "pure", include: pathsOf("pure"), isolate: false },
      },
      {
        extends: true,
        plugins: [fromDist],
        test: {
          name: "install",
          include: pathsOf("install"),
          isolate: false,
          globalSetup: [here("test/install/environment.ts")],
        },
      },
      // From sources, which tests can mock. A process each, since the CPU time of a process is that of all its threads.
      { extends: true, test: { name: "isolated", include: pathsOf("isolated"), isolate: true, pool: "forks" } },
      {
        extends: true,
        plugins: [fromDist],
        test: {
          name: "service",
          include: pathsOf("service"),
          isolate: false,
          globalSetup: [here("test/service/harness/environment.ts")],
        },
      },
    ],
  },
});
