import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parseConfig } from "../../generator/src/project/config-text.js";
import { Project } from "../cli/command.js";
import { type ZodPackage, zodPackage } from "../zod/zod-package.js";

const page = readFileSync(resolve(import.meta.dirname, "../../docs/zod.md"), "utf8");
const blocks = [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, text = ""]) => ({ language, text }));
const blockOf = (language: string, begin = ""): string =>
  blocks.find((block) => block.language === language && block.text.startsWith(begin))?.text ?? "";

let shelf: ZodPackage;

beforeAll(async () => {
  const project = new Project();
  project.write("openapi.yaml", blockOf("yaml", "# openapi.yaml"));
  shelf = await zodPackage(resolve(project.folder, "openapi.yaml"));
  project.remove("");
}, 90_000);

afterAll(() => shelf?.folder.remove());

it("the configuration of docs/zod.md chooses the emitter", async () => {
  const text = blockOf("yaml", "# guildwire.config.yaml");
  const { config, diagnostics } = await parseConfig({
    path: "guildwire.config.yaml",
    name: "guildwire.config.yaml",
    text,
  });
  expect(diagnostics).toEqual([]);
  expect(config.emitters).toEqual(["standard", "zod"]);
});

it("the schemas of docs/zod.md are those that the emitter writes", () => {
  const printed = shelf.made.files.map(({ path, text }) => (path.startsWith("src/zod/") ? text : "")).join("\n");
  const shown = blockOf("text").split("\n\n");
  expect(shown).toHaveLength(2);
  for (const declaration of shown) expect(printed).toContain(declaration.trimEnd());
});

it("the program of docs/zod.md compiles and prints what it shows", { timeout: 90_000 }, () => {
  const { errors, output } = shelf.folder.runProgram(
    "program",
    blockOf("ts").replaceAll("@example/api", "foreign-api"),
  );
  expect(errors).toBe("");
  expect(output).toContain("{ title: 'Tides', price: 12.5 }");
  expect(output).toContain("title: [ 'Too small: expected string to have >=1 characters' ]");
  expect(output).toContain("price: [ 'Invalid number: must be a multiple of 0.01' ]");
});
