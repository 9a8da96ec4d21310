import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort, type Registry, startRegistry } from "./registry.js";
import { execute, patternOf, walksOf } from "./walk.js";

const page = readFileSync(resolve(import.meta.dirname, "../../docs/first-five-minutes.md"), "utf8");
const walks = walksOf(page);
/** bench/first-minutes reads the times of the walks from this file. */
const report = process.env["FIRST_MINUTES_REPORT"];
const times: object[] = [];

describe("docs/first-five-minutes.md", () => {
  let registry: Registry;
  beforeAll(async () => {
    registry = await startRegistry();
  }, 180_000);
  afterAll(async () => {
    await registry.stop();
    if (report !== undefined) writeFileSync(report, JSON.stringify(times));
  }, 60_000);

  test.each(walks.map((walk) => [walk.title, walk] as const))("%s", { timeout: 600_000 }, async (title, walk) => {
    const cwd = registry.folder(title.toLowerCase().replaceAll(/\W+/g, "-"));
    const quiet = { npm_config_audit: "false", npm_config_fund: "false", npm_config_update_notifier: "false" };
    const env = { ...registry.env, ...quiet, npm_config_loglevel: "error", PORT: String(await freePort()) };
    const transcripts = await execute(walk, cwd, env);
    times.push({ title, commands: transcripts.map(({ line, ended }) => ({ line, ended })) });
    expect(transcripts.length).toBeGreaterThan(1);
    for (const { line, expected, output } of transcripts) expect(output.trim(), line).toMatch(patternOf(expected));
  });
});

test("the page has a walk for each role", () => {
  expect(walks.map(({ title }) => title)).toEqual([
    "Generate both sides of your own interface",
    "Call an interface with a generated client",
    "Run the service",
  ]);
});
