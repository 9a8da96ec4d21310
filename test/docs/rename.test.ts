import { afterEach, beforeEach, expect, it } from "vitest";
import { TestProject } from "../rename/project.js";
import { onlyBlock } from "./only-block.js";

let project: TestProject;
beforeEach(() => {
  project = new TestProject("packageName: '@acme/fleet'\nonly: [types, client, package]\n");
});
afterEach(() => project.remove());

const block = (language: string): string => onlyBlock("rename.md", language);

it("docs/rename.md shows what the command prints, and what it would edit", { timeout: 60_000 }, async () => {
  project.write("openapi.yaml", block("yaml"));
  project.write("src/fleet.ts", block("ts"));
  const [command = "", ...printed] = block("sh").split("\n");
  const { stdout, stderr } = await project.run(...command.replace("$ guildwire ", "").split(" "));
  expect(stdout).toBe(printed.join("\n"));
  expect(stderr).toContain(block("text"));
});
