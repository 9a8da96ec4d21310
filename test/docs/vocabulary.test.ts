import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormatsModule from "ajv-formats";
import { expect, test } from "vitest";
import { parse, parseDocument } from "yaml";
import { parseIgnoreFile } from "../../generator/src/diff/ignore.js";
import { parseConfig } from "../../generator/src/project/config-text.js";

const projectRoot = resolve(import.meta.dirname, "../..");
const read = (path: string) => readFileSync(join(projectRoot, path), "utf8");
const schema = JSON.parse(read("generator/schema/document.schema.json"));
const ajv = new Ajv2020({ strict: false, allErrors: true });
(addFormatsModule as unknown as (target: Ajv2020) => void)(ajv);
ajv.addSchema(schema, "document");

/** The keys of the vocabulary in a block, each with its value; a block may show several forms of one key. */
function vocabularyKeys(block: string): readonly (readonly [string, unknown])[] {
  const document = parseDocument(block, { uniqueKeys: false });
  expect(document.errors).toEqual([]);
  const found: (readonly [string, unknown])[] = [];
  const collect = (node: unknown): void => {
    for (const item of (node as { readonly items?: readonly unknown[] } | null)?.items ?? []) {
      const pair = item as { readonly key?: { readonly value?: unknown }; readonly value?: unknown };
      const key = pair.key?.value;
      if (typeof key === "string" && key.startsWith("x-")) found.push([key, parse(String(pair.value))]);
      collect(pair.key === undefined ? item : pair.value);
    }
  };
  collect(document.contents);
  return found;
}

const blocksOf = (page: string) => [...read(page).matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, block = ""]) => block);
const blocks = blocksOf("docs/vocabulary.md");
const cases = [...blocks, ...blocksOf("docs/errors.md")]
  .filter((block) => !block.startsWith("# yaml-language-server"))
  .map((block) => [block.split("\n")[0] ?? "", block] as const);

test("docs/vocabulary.md has examples, and begins with the line for editors", () => {
  expect(cases.length).toBe(blocks.length);
  const [, path = ""] = /\$schema=(\S+)/.exec(blocks[0] ?? "") ?? [];
  expect(JSON.parse(read(join("docs", path))).$schema).toContain("2020-12");
});

test.each(cases)("%s is valid", (_, block) => {
  const keys = vocabularyKeys(block);
  expect(keys.length).toBeGreaterThan(0);
  for (const [key, value] of keys) {
    const validate = ajv.compile({ $ref: `document#/$defs/${key}` });
    validate(value);
    expect([key, validate.errors ?? []]).toEqual([key, []]);
  }
});

test("the configuration of docs/names.md is valid", async () => {
  const [block = ""] = blocksOf("docs/names.md");
  const { diagnostics } = await parseConfig({
    path: "guildwire.config.yaml",
    name: "guildwire.config.yaml",
    text: `spec: openapi.yaml\n${block}`,
  });
  expect([block.startsWith("names:"), diagnostics]).toEqual([true, []]);
});

test("the configuration and the list of docs/diff.md are valid", async () => {
  const [config = "", block = ""] = blocksOf("docs/diff.md");
  const { diagnostics: mistakes } = await parseConfig({ path: "config", name: "guildwire.config.yaml", text: config });
  expect([config.includes("diff:"), mistakes]).toEqual([true, []]);
  const { file, diagnostics } = parseIgnoreFile(block, "guildwire.diff-ignore.yaml");
  expect([file.entries.length, diagnostics]).toEqual([2, []]);
});
