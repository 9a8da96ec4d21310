import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { Project } from "../cli/command.js";

const document = readFileSync(join(import.meta.dirname, "documents/orders.yaml"), "utf8");

describe("a change of values in the configuration", () => {
  it("leaves handlers as they are, and is no change of the interface", async () => {
    const project = new Project();
    onTestFinished(() => project.remove(""));
    project.write("openapi.yaml", document);
    project.write("old.yaml", document);
    const stubs = "stubs: { out: handlers, import: orders-api/server }\n";
    project.write("guildwire.config.yaml", stubs);
    expect((await project.run("generate")).code).toBe(0);
    expect((await project.run("stubs")).code).toBe(0);
    const handler = project.read("handlers/orders.ts").replace(/throw [^;]+;/, "return []; // mine");
    expect(handler).toContain("// mine");
    project.write("handlers/orders.ts", handler);
    const values =
      "values: { dates: Date, int64: bigint, propertyNames: camelCase, arguments: grouped, enums: both }\n";
    project.write("guildwire.config.yaml", stubs + values);
    expect((await project.run("generate")).code).toBe(0);
    expect((await project.run("stubs")).code).toBe(0);
    expect(project.read("handlers/orders.ts")).toBe(handler);
    expect((await project.run("diff old.yaml openapi.yaml")).code).toBe(0);
  });
});
