import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { TestProject } from "../rename/project.js";

const page = readFileSync(resolve(import.meta.dirname, "../../docs/rename.md"), "utf8");

let project: TestProject;
beforeEach(() => {
  project = new TestProject("packageName: '@acme/fleet'\nonly: [types, client, package]\n");
});
afterEach(() => project.remove());

/** The only block of a language. */
function block(language: string): string {
  const found = [...page.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, "gms"))];
  expect(found, language).toHaveLength(1);
  return found[0]?.[1] ?? "";
}

it("docs/rename.md shows what the command prints, and what it would edit", { timeout: 60_000 }, async () => {
  project.write("openapi.yaml", block("yaml"));
  project.write("src/fleet.ts", block("ts"));
  const [command = "", ...printed] = block("sh").split("\n");
  const { stdout, stderr } = await project.run(...command.replace("$ guildwire ", "").split(" "));
  expect(stdout).toBe(printed.join("\n"));
  expect(stderr).toContain(block("text"));
});
