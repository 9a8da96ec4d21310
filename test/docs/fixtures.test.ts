import { readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { parseConfig } from "../../generator/src/project/config-text.js";
import { Project } from "../cli/command.js";
import { ForeignPackage, type Generated, generated } from "../foreign/foreign-api.js";
import { projectRoot } from "../types/compile.js";

const page = readFileSync(resolve(import.meta.dirname, "../../docs/fixtures.md"), "utf8");
const blocks = [...page.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(([, language, text = ""]) => ({ language, text }));
const blockOf = (language: string, part = ""): string =>
  blocks.find((block) => block.language === language && block.text.includes(part))?.text ?? "";

let shelf: ForeignPackage;
let made: Generated;

beforeAll(async () => {
  const project = new Project();
  project.write("openapi.yaml", blockOf("yaml", "# openapi.yaml"));
  made = await generated(resolve(project.folder, "openapi.yaml"), {}, ["fixtures"]);
  project.remove("");
  shelf = new ForeignPackage(made.files);
  symlinkSync(join(projectRoot, "node_modules/@faker-js"), join(shelf.folder, "node_modules/@faker-js"), "junction");
  expect(shelf.compile()).toBe("");
}, 90_000);

afterAll(() => shelf?.remove());

it("the configuration of docs/fixtures.md chooses the emitter", async () => {
  const text = blockOf("yaml", "emitters");
  const name = "guildwire.config.yaml";
  const { config, diagnostics } = await parseConfig({ path: name, name, text });
  expect(diagnostics).toEqual([]);
  expect(config.emitters).toEqual(["standard", "fixtures"]);
});

it("the function of docs/fixtures.md is the one that the emitter writes", () => {
  const printed = made.files.map(({ path, text }) => (path.startsWith("src/fixtures/") ? text : "")).join("\n");
  expect(printed).toContain(blockOf("text").trimEnd());
});

const run = (name: string, text: string): string => {
  const { errors, output } = shelf.runProgram(name, text.replaceAll("@example/api", "foreign-api"));
  expect(errors).toBe("");
  return output;
};

it("the test of docs/fixtures.md compiles and prints what it shows", { timeout: 90_000 }, () => {
  expect(run("test", blockOf("ts", "resetFixtures"))).toBe(
    "1 Emma Jane Austen\n[ [ 3, true ], [ 5, true ], [ 7, false ] ]\n",
  );
});

it("the program of docs/fixtures.md that uses Faker prints the same each time", { timeout: 90_000 }, () => {
  const text = blockOf("ts", "@faker-js/faker");
  const output = run("faker", text);
  expect(output).toMatch(/name: '\w+/);
  expect(run("faker", text)).toBe(output);
});
