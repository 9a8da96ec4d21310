import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fleet } from "./fleet.js";
import { harbour } from "./harbour.js";
import { TestProject } from "./project.js";

const cases = [
  {
    title: "in OpenAPI 3.1 with tags",
    name: "fleet",
    document: fleet,
    files: ["barrel", "main", "server"],
    config: "",
  },
  {
    title: "in OpenAPI 3.0 with inheritance, properties in camelCase and all optional emitters",
    name: "harbour",
    document: harbour,
    files: ["main"],
    config: "values: { propertyNames: camelCase }\nemitters: [standard, tanstack-query, msw, openapi-typescript]\n",
  },
];

describe.each(cases)("a program on a document $title", { timeout: 120_000 }, ({ name, document, files, config }) => {
  let project: TestProject;
  beforeEach(() => {
    project = new TestProject(`packageName: '@acme/api'\n${config}`);
    for (const file of files) {
      project.write(`src/${file}.ts`, readFileSync(join(import.meta.dirname, `programs/${name}-${file}.ts`), "utf8"));
    }
  });
  afterEach(() => project.remove());
  const sources = (): readonly string[] => files.map((file) => project.read(`src/${file}.ts`));

  it("compiles and behaves as before after guildwire rename", async () => {
    await project.generate(document("former"));
    expect(project.compile()).toBe("");
    const before = project.execute("src/main.js");
    await project.generate(document("current"));
    expect(project.compile()).toContain("error TS");
    const result = await project.run("rename", "src");
    expect(result.stderr).not.toContain("src/");
    expect(result.code).toBe(0);
    expect(project.compile()).toBe("");
    expect(project.execute("src/main.js")).toBe(before);
    const renamed = sources();
    expect((await project.run("rename", "src")).stdout).toMatch(/^unchanged/);
    expect(sources()).toEqual(renamed);
  });

  it("is renamed alike before the package is generated", async () => {
    await project.generate(document("current"));
    const original = sources();
    await project.run("rename", "src");
    const renamed = sources();
    for (const [index, file] of files.entries()) project.write(`src/${file}.ts`, original[index] ?? "");
    await project.generate(document("former"));
    project.write("openapi.yaml", document("current"));
    await project.run("rename", "src");
    expect(sources()).toEqual(renamed);
    expect(renamed).not.toEqual(original);
  });
});
