import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { pluginProject, projectRoot } from "./plugin-project.js";

const page = readFileSync(join(projectRoot, "docs/emitters.md"), "utf8");

function block(language: string): string {
  const [, text = ""] = new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\`$`, "ms").exec(page) ?? [];
  expect(text).not.toBe("");
  return text;
}

it("the example of docs/emitters.md runs as it stands there, and prints what stands there", async () => {
  const project = pluginProject();
  project.replace("openapi.yaml", "operationId: getBook", "operationId: getBook\n      summary: One book.");
  project.write("route-table.mjs", block("js"));
  project.write("guildwire.config.yaml", block("yaml"));
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

it("the example has about twenty lines", () => {
  expect(block("js").trimEnd().split("\n").length).toBeLessThanOrEqual(22);
});

it("every name of the entry that the page mentions is one that the entry exports", async () => {
  const entry = await import("../../generator/src/emitter.js");
  const names = [...page.matchAll(/`(\w+)(?:\([^`]*\))?`/g)].map(([, name = ""]) => name);
  const functions = names.filter((name) =>
    /Literal$|^property|File$|^use|Symbol$|Comment$|Case$|^fileStem$/.test(name),
  );
  expect(functions.length).toBeGreaterThan(12);
  expect(functions.filter((name) => !(name in entry))).toEqual([]);
});
