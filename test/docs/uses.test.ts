import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { TestProject } from "../rename/project.js";
import { onlyBlock } from "./only-block.js";

const page = readFileSync(resolve(import.meta.dirname, "../../docs/uses.md"), "utf8");

let project: TestProject;
beforeEach(() => {
  project = new TestProject("packageName: '@acme/shelf'\nonly: [types, client, package]\n");
});
afterEach(() => project.remove());

const block = (language: string): string => onlyBlock("uses.md", language);

it("docs/uses.md shows what a program notices", { timeout: 60_000 }, async () => {
  const document = block("yaml");
  project.write("openapi.yaml", document);
  project.write("src/novels.ts", block("ts"));
  const smaller = document.replace(/^ {8}(genre|pages): .*\n/gm, "").replace(", essay]", "]");
  project.write("smaller.yaml", smaller);
  const all = await project.run("diff", "openapi.yaml", "smaller.yaml");
  const noticed = await project.run("diff", "openapi.yaml", "smaller.yaml", "--uses", "src");
  const [, count = ""] =
    /and the value `essay` are removed from the document, `guildwire diff` reports (\w+) changes/.exec(page) ?? [];
  expect(all.stdout).toContain(
    `${["", "one", "two", "three", "four", "five", "six", "seven"].indexOf(count)} breaking`,
  );
  expect(noticed.stdout).toMatch(/: no noticed change, \d not noticed\n/);
  project.write(
    "untitled.yaml",
    document.replace("required: [title]", "required: []").replace(/^ {8}title: .*\n/m, ""),
  );
  const { stdout, code } = await project.run("diff", "openapi.yaml", "untitled.yaml", "--uses", "src");
  expect(code).toBe(1);
  expect(stdout.slice(0, block("text").length)).toBe(block("text"));
});
