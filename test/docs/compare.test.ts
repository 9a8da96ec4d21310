import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Project } from "../cli/command.js";

const root = join(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");
const page = read("docs/compare.md");

/** The rows of a table, without its header. */
function rowsOf(title: string): string[][] {
  const [, section = ""] = new RegExp(`^## ${title}\\n(.*?)(?=^## )`, "ms").exec(page) ?? [];
  const lines = section.split("\n").filter((line) => line.startsWith("|"));
  return lines.slice(2).map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

test("every feature of guildwire names a test or a command that exists", async () => {
  const rows = rowsOf("Features");
  expect(rows.length).toBeGreaterThan(20);
  const project = new Project();
  const { stdout: help } = await project.run("--help");
  project.remove("");
  for (const [feature, evidence = ""] of rows) {
    if (evidence === "no") continue;
    const named = Array.from(evidence.matchAll(/`([^`]+)`/g), ([, text = ""]) => text);
    expect(named, feature).not.toEqual([]);
    for (const text of named) {
      const [, command] = /^guildwire (\w+)$/.exec(text) ?? [];
      if (command === undefined) expect(existsSync(join(root, text)), text).toBe(true);
      else expect(help).toMatch(new RegExp(`^  ${command} `, "m"));
    }
  }
});

test("every tool in the table of features has a source, and every source is cited", () => {
  const sources = [...page.matchAll(/^(\d+)\. /gm)].map(([, number]) => Number(number));
  const cited = [...page.matchAll(/\[(\d+)\](?!\()/g)].map(([, number]) => Number(number));
  expect([...new Set(cited)].toSorted((one, other) => one - other)).toEqual(sources);
  for (const [feature, , others = ""] of rowsOf("Features")) {
    for (const tool of others.split(/, (?![^(]*\))/).filter((text) => text !== "")) {
      expect(tool, feature).toMatch(/ \[\d+\]$/);
    }
  }
});

/** The number in a column of the first row with this name, after a heading. */
function measured(file: string, heading: string, name: string, column: number): number {
  const text = read(`bench/${file}/results.md`);
  const row = text
    .slice(text.indexOf(heading))
    .split("\n")
    .find((line) => line.startsWith("|") && line.split("|")[1]?.trim() === name);
  return Number.parseFloat(row?.split("|")[column + 1]?.trim() ?? "");
}

test.each([
  ["65 public documents", "documents", "| generator", 2],
  ["CPU seconds", "documents", "| generator", 3],
  ["client: microseconds", "client", "fetch replaced by a prepared", 2],
  ["client: bytes", "client", "## Bundle of one call, minified, gzip", 1],
  ["server: microseconds", "server", "µs CPU", 1],
])("the figures of %s are those of the benchmark", (title, file, heading, column) => {
  const [, own, others = ""] = rowsOf("Figures").find(([measurement]) => measurement?.startsWith(title)) ?? [];
  const [figure, ...variants] = own?.split("; ") ?? [];
  expect(measured(file, heading, "guildwire", column)).toBe(Number(figure));
  for (const variant of variants) {
    const [, name = "", figure] = /^(.+) ([\d.]+)$/.exec(variant) ?? [];
    expect(measured(file, heading, `guildwire, ${name}`, column), name).toBe(Number(figure));
  }
  const contenders = others.split(", ").map((text) => /^(\S+?)(?: [\d.]+)?: ([\d.]+)$/.exec(text) ?? []);
  expect(contenders.length).toBeGreaterThan(1);
  for (const [, name = "", figure] of contenders) {
    expect(measured(file, heading, name, column), name).toBe(Number(figure));
  }
});
