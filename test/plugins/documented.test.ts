import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { emitterText, pluginProject, projectRoot } from "./plugin-project.js";

const page = readFileSync(join(projectRoot, "docs/emitters.md"), "utf8");

/** The first code block of a language below a heading. */
function block(language: string, heading = "## Twenty lines"): string {
  const section = page.slice(page.indexOf(`\n${heading}\n`));
  const [, text = ""] = new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, "ms").exec(section) ?? [];
  expect(text).not.toBe("");
  return text;
}

it("the example of docs/emitters.md runs as shown and prints the shown output", async () => {
  const project = pluginProject();
  project.replace("openapi.yaml", "operationId: getBook", "operationId: getBook\n      summary: One book.");
  project.write("route-table.mjs", block("js"));
  project.write("guildwire.config.yaml", `edition: 2026-12\n${block("yaml")}`);
  const { code, stderr } = await project.run("generate");
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(project.read("generated/src/route-table.ts")).toBe(block("ts"));
  expect(JSON.parse(project.read("generated/package.json")).exports).toMatchObject({
    "./route-table": { types: "./dist/route-table.d.ts", default: "./dist/route-table.js" },
    "./client": {},
  });
  expect(project.read("generated/README.md")).toContain("| method and path of every operation |");
  expect(await project.run("generate --check")).toMatchObject({ code: 0, stderr: "" });
});

it("the example with a syntax tree runs as shown, and its change is in the output", async () => {
  const project = pluginProject();
  project.replace("openapi.yaml", "operationId: getBook", "operationId: getBook\n      summary: One book.");
  project.write("paths.mjs", block("js", "## Syntax trees"));
  const emitters = "emitters:\n  - types\n  - { use: ./paths.mjs, options: { preview: [books] } }\n";
  project.write("guildwire.config.yaml", `edition: 2026-12\nspec: openapi.yaml\n${emitters}`);
  expect(await project.run("generate")).toMatchObject({ code: 0, stderr: "" });
  expect(project.read("generated/src/paths.ts")).toContain(
    '/**\n * One book.\n * @experimental\n */\nexport const getBook = "/books/{book_id}";\n',
  );
  expect(await project.run("generate --check")).toMatchObject({ code: 0, stderr: "" });
});

it("a syntax tree that is not TypeScript is refused at its line and column", async () => {
  const project = pluginProject();
  const body =
    'const file = sourceFile(textFile("src/a.ts", "export const a = 1;\\n")); file.addStatements("const = 2;"); return [file];';
  const emitter = emitterText("broken", body).replace("{ code,", "{ code, sourceFile,");
  project.write("broken.mjs", emitter);
  project.write("guildwire.config.yaml", "spec: openapi.yaml\nemitters: [types, ./broken.mjs]\n");
  const { code, stderr } = await project.run("generate");
  expect(code).toBe(2);
  expect(stderr).toContain("the emitter broken failed: src/a.ts:2:7 is no TypeScript");
});

it("the example has about twenty lines", () => {
  expect(block("js").trimEnd().split("\n").length).toBeLessThanOrEqual(22);
});

it("the page mentions only names that the entry exports", async () => {
  const entry = await import("../../generator/src/emitter.js");
  const names = [...page.matchAll(/`(\w+)(?:\([^`]*\))?`/g)].map(([, name = ""]) => name);
  const functions = names.filter((name) =>
    /Literal$|^property|^[a-z]\w*File$|^use|Symbol$|Comment$|Case$|^fileStem$/.test(name),
  );
  expect(functions.length).toBeGreaterThan(12);
  expect(functions.filter((name) => !(name in entry))).toEqual([]);
});
