import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { generateHelp } from "../../generator/src/cli/help.js";
import { standardEmitters } from "../../generator/src/emit/emit.js";
import { readConfigFile } from "../../generator/src/project/config-file.js";
import { parseConfig } from "../../generator/src/project/config-text.js";
import { Project } from "../cli/command.js";

const projectRoot = resolve(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");
const page = read("docs/configuration.md");

/** The keys that the reader of configurations knows, in its own words. */
async function knownKeys(): Promise<readonly string[]> {
  const { diagnostics } = await parseConfig({
    path: "guildwire.config.yaml",
    name: "guildwire.config.yaml",
    text: "unknownKey: 1\n",
  });
  return (diagnostics[0]?.expected ?? "").replace("one of ", "").split(", ");
}

test("docs/configuration.md lists every key, and no other", async () => {
  const cells = [...page.matchAll(/^\| (`.*?`) \|/gm)].map(([, cell = ""]) => cell);
  const listed = cells.flatMap((cell) => [...cell.matchAll(/`(\w+)`/g)].map(([, key = ""]) => key));
  expect([...listed].sort()).toEqual([...(await knownKeys())].sort());
});

test("docs/configuration.md lists every emitter that runs by default", () => {
  const row = page.split("\n").find((line) => line.startsWith("| `only`")) ?? "";
  const [, meaning = ""] = row.split("): ");
  const listed = [...meaning.matchAll(/`([\w-]+)`/g)].map(([, name = ""]) => name);
  expect([...listed].sort()).toEqual([...standardEmitters].sort());
});

test("the configuration of docs/configuration.md is valid", async () => {
  const [, block = ""] = /^```yaml\n(.*?)^```$/ms.exec(page) ?? [];
  expect(
    (await parseConfig({ path: "guildwire.config.yaml", name: "guildwire.config.yaml", text: block })).diagnostics,
  ).toEqual([]);
});

test("the program of docs/configuration.md is a valid configuration", async () => {
  const [, block = ""] = /^```ts\n(.*?)^```$/ms.exec(page) ?? [];
  const project = new Project();
  project.write("guildwire.config.ts", block);
  const file = await readConfigFile({}, project.folder);
  if (file === undefined || "code" in file) throw new Error("there is no configuration");
  expect(await parseConfig(file)).toEqual({
    config: { spec: "openapi.yaml", output: "source", values: { dates: "Date" } },
    diagnostics: [],
  });
});

test("the configuration of docs/source.md is valid", async () => {
  const [, block = ""] = /^```yaml\n(.*?)^```$/ms.exec(read("docs/source.md")) ?? [];
  expect(block).toContain("output: source");
  expect(
    (await parseConfig({ path: "guildwire.config.yaml", name: "guildwire.config.yaml", text: block })).diagnostics,
  ).toEqual([]);
});

test("the configurations with several documents of docs/configuration.md are valid", async () => {
  const blocks = [...page.matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, block = ""]) => block);
  const several = blocks.filter((block) => block.includes("apis:"));
  expect(several.length).toBeGreaterThan(0);
  const name = "guildwire.config.yaml";
  for (const text of several) expect((await parseConfig({ path: name, name, text })).diagnostics).toEqual([]);
});

test("guildwire generate --help lists every key, in a valid configuration", async () => {
  const [, block = ""] = /^Options override.*:\n((?: {2}.*\n)+)/m.exec(generateHelp) ?? [];
  const whole = block.replaceAll(/^ {2}/gm, "");
  // What belongs to each document cannot be beside several of them.
  const text = whole.replace(/^apis:.*\n/m, "");
  expect(
    (await parseConfig({ path: "guildwire.config.yaml", name: "guildwire.config.yaml", text: text })).diagnostics,
  ).toEqual([]);
  const listed = [...whole.matchAll(/^(\w+):/gm)].map(([, key = ""]) => key);
  expect([...listed].sort()).toEqual([...(await knownKeys())].sort());
});
