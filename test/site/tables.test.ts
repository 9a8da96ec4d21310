import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { explanations } from "../../generator/src/cli/explain/index.js";
import { main } from "../../generator/src/cli/main.js";
import { catalogue } from "../../generator/src/diff/catalogue.js";
import { deviations } from "../../generator/src/load/deviations/table.js";
// @ts-expect-error: a plain script, without types
import { fillTables } from "../../site/tables.mjs";

const docs = join(import.meta.dirname, "../../docs");
const read = async (name: string): Promise<string> => fillTables(readFileSync(join(docs, name), "utf8"));

/** The first cells of the rows of all tables. */
const firstCells = (page: string): readonly string[] =>
  [...page.matchAll(/^\| \[?`([^`]+)`/gm)].map(([, cell = ""]) => cell);

test("the page of the codes has a row for each code, with as many cells as its table has columns", async () => {
  const page = await read("codes.md");
  const names = explanations().map(({ owner, code }) => (owner === undefined ? code : `${owner}.${code}`));
  expect(firstCells(page)).toEqual(names);
  const anchors = [...page.matchAll(/ <a id="([^"]+)"><\/a> \|/g)].map(([, anchor]) => anchor);
  expect(anchors).toEqual(explanations().flatMap(({ kind, code }) => (kind === "diagnostic" ? [code] : [])));
  for (const [table] of page.matchAll(/(?:^\|.*\n)+/gm)) {
    const columns = table.split("\n").map((row) => row.match(/(?<!\\)\|/g)?.length);
    expect(new Set(columns.slice(0, -1)).size, table).toBe(1);
  }
});

test("the page of the deviations has a row and a section with an example for each", async () => {
  const page = await read("tolerance.md");
  const codes = deviations.map(({ code }) => code);
  expect(firstCells(page)).toEqual(codes);
  expect([...page.matchAll(/^## (\S+)$/gm)].map(([, heading]) => heading)).toEqual(codes);
  for (const { example, corrected } of deviations) {
    expect(page).toContain(`\`\`\`yaml\n# Deviation\n${example}\n# Valid equivalent\n${corrected}\n\`\`\`\n`);
  }
});

test("the page of the diff has a row for each rule", async () => {
  const rows = firstCells((await read("diff.md")).split("\n## Rules\n")[1] ?? "");
  expect(rows.toSorted()).toEqual([...catalogue.keys()].toSorted());
});

test("the page of the commands has the help of each command", async () => {
  const sections = (await read("commands.md")).split(/^## guildwire /m).slice(1);
  expect(sections.length).toBeGreaterThan(12);
  for (const section of sections) {
    const [, name = "", block = ""] = /^(\w+)\n\n```text\n(.*)\n```\n/s.exec(section) ?? [];
    let printed = "";
    const stream = {
      write(text: string) {
        printed += text;
      },
    };
    await main([name, "--help"], { stdout: stream, stderr: stream, env: {}, cwd: docs });
    expect(printed.trim()).toBe(block);
  }
});

test("every table of the documentation exists", async () => {
  for (const name of readdirSync(docs).filter((one) => one.endsWith(".md")))
    expect(await read(name), name).not.toContain("<!-- table:");
  await expect(fillTables("<!-- table: colours -->")).rejects.toThrow('There is no table "colours". Tables: codes of');
});
