import { describe, expect, it, onTestFinished } from "vitest";
import {
  addPrograms,
  bodiesInOrder,
  type MigrationProject,
  migrate,
  openapiFetchProject,
  openapiGeneratorProject,
} from "./project.js";

async function withPaths(): Promise<MigrationProject> {
  const project = await openapiFetchProject();
  addPrograms(project, "openapi-fetch", "command-line.ts");
  return project;
}

function withGeneratedClient(): MigrationProject {
  const project = openapiGeneratorProject();
  addPrograms(project, "openapi-generator", "catalog.ts");
  return project;
}

describe("guildwire migrate", { timeout: 300_000 }, () => {
  it.each([
    { from: "openapi-fetch", create: withPaths, main: "command-line.ts", calls: 8 },
    { from: "openapi-generator", create: withGeneratedClient, main: "catalog.ts", calls: 7 },
  ])(
    "rewrites the calls of a program of $from, which then sends the same requests",
    async ({ from, create, main, calls }) => {
      const project = await create();
      onTestFinished(() => project.remove());
      expect(project.compile()).toBe("");
      const before = bodiesInOrder(await project.recordBundle(main));
      expect(before.requests.length).toBeGreaterThan(2);
      const report = await migrate(project, from);
      expect(report.left).toEqual([]);
      expect(report.calls).toEqual({ found: calls, rewritten: calls });
      expect(project.compile()).toBe("");
      expect(bodiesInOrder(await project.recordBundle(main))).toEqual(before);
      const after = project.sources();
      expect((await migrate(project, from)).files).toEqual([]);
      expect(project.sources()).toEqual(after);
      expect([...after.values()].join("")).not.toContain('"openapi-fetch"');
    },
  );

  it("prints a unified diff with --dry-run, and writes nothing", async () => {
    const project = await withPaths();
    onTestFinished(() => project.remove());
    project.write("package.json", '{ "type": "module", "scripts": { "api": "openapi-typescript openapi.yaml" } }');
    const source = project.read("src/command-line.ts");
    const { stdout, stderr } = await project.run("migrate", "src", "--from", "openapi-fetch", "--dry-run");
    expect(project.read("src/command-line.ts")).toBe(source);
    expect(stdout).toContain('-import createClient, { type Middleware } from "openapi-fetch";');
    expect(stdout).toContain("+const clientMiddleware = fetchWithMiddleware();");
    expect(stderr).toContain("8 of 8 calls would be rewritten in 1 file");
    expect(stderr).toContain("package.json:1:1 warning migrate-setup");
    const { stdout: markdown } = await project.run(
      "migrate",
      "--from",
      "openapi-fetch",
      "--format",
      "markdown",
      "--dry-run",
    );
    expect(markdown).toContain("8 of 8 calls rewritten in 1 file.");
    expect(markdown).toContain("- `package.json`: the script api becomes `guildwire generate`");
  });
});
