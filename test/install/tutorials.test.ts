import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort, type Registry, startRegistry } from "./registry.js";
import { atPort, execute, patternOf, tutorialOf } from "./walk.js";

/**
 * The tutorials that begin in an empty folder. CI walks through three of them with installed packages, and executes all of
 * them without an installation in test/docs/tutorials.test.ts; `npm run test:long -- tutorials` installs for each.
 */
const tutorials =
  process.env["TUTORIALS"] === "all"
    ? ["client", "specification", "server", "nest", "remote", "application", "devices"]
    : ["client", "server", "nest"];

describe("tutorials with installed packages", () => {
  let registry: Registry;
  beforeAll(async () => {
    registry = await startRegistry();
  }, 180_000);
  // Removes the installed packages of all tutorials.
  afterAll(() => registry.stop(), 180_000);

  test.each(tutorials)("docs/tutorial-%s.md", { timeout: 600_000 }, async (name) => {
    const page = readFileSync(resolve(import.meta.dirname, `../../docs/tutorial-${name}.md`), "utf8");
    const cwd = registry.folder(`${name}/books`);
    const port = String(await freePort());
    const person = { NAME: "Ada", EMAIL: "ada@example.org" };
    const git = Object.entries(person).flatMap(([key, value]) =>
      ["AUTHOR", "COMMITTER"].map((role) => [`GIT_${role}_${key}`, value]),
    );
    const quiet = { npm_config_audit: "false", npm_config_fund: "false", npm_config_update_notifier: "false" };
    const env = {
      ...registry.env,
      ...quiet,
      npm_config_loglevel: "error",
      NO_COLOR: "1",
      PORT: port,
      ...Object.fromEntries(git),
    };
    for (const { line, expected, output } of await execute(atPort(tutorialOf(page), port), cwd, env))
      expect(output.trim(), line).toMatch(patternOf(expected));
  });
});
