import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fleet } from "./fleet.js";
import { TestProject } from "./project.js";

const files = ["barrel", "main", "server"] as const;

let project: TestProject;
beforeEach(() => {
  project = new TestProject();
  for (const name of files) {
    project.write(`src/${name}.ts`, readFileSync(join(import.meta.dirname, `programs/fleet-${name}.ts`), "utf8"));
  }
});
afterEach(() => project.remove());

const sources = (): readonly string[] => files.map((name) => project.read(`src/${name}.ts`));

describe("a program on a package with renamed functions, types, properties, parameters, tags and values", {
  timeout: 120_000,
}, () => {
  it("compiles and behaves as before after guildwire rename", async () => {
    await project.generate(fleet("former"));
    expect(project.compile()).toBe("");
    const before = project.execute("src/main.js");
    await project.generate(fleet("current"));
    expect(project.compile()).toContain("error TS");
    const result = await project.run("rename", "src");
    expect(result.stderr.replaceAll(/^\d+ (further )?warnings?.*\n/gm, "")).toBe("");
    expect(result.code).toBe(0);
    expect(project.compile()).toBe("");
    expect(project.execute("src/main.js")).toBe(before);
    const renamed = sources();
    expect((await project.run("rename", "src")).stdout).toBe("unchanged (3 files)\n");
    expect(sources()).toEqual(renamed);
  });

  it("is renamed alike before the package is generated", async () => {
    await project.generate(fleet("current"));
    const original = sources();
    await project.run("rename", "src");
    const renamed = sources();
    for (const [index, name] of files.entries()) project.write(`src/${name}.ts`, original[index] ?? "");
    await project.generate(fleet("former"));
    project.write("openapi.yaml", fleet("current"));
    await project.run("rename", "src");
    expect(sources()).toEqual(renamed);
    expect(renamed).not.toEqual(original);
  });
});
