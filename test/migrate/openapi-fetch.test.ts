import { copyFileSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { MigrationProject, migrate } from "./project.js";

let project: MigrationProject;
beforeEach(async () => {
  project = new MigrationProject("emitters: [standard, tanstack-query]\n");
  for (const name of ["openapi-fetch", "openapi-react-query", "openapi-typescript-helpers"]) project.link(name);
  mkdirSync(join(project.folder, "src"), { recursive: true });
  const { code, stderr } = await project.run("types", "--paths", "-o", "src/schema.d.ts");
  if (code !== 0) throw new Error(stderr);
});
afterEach(() => project.remove());

function add(...names: readonly string[]): void {
  for (const name of names) {
    copyFileSync(join(import.meta.dirname, "programs/openapi-fetch", name), join(project.folder, "src", name));
  }
}

const programs = [
  ["command-line", ["command-line.ts"]],
  ["services", ["services.ts"]],
  ["react-app", ["api.ts", "react-app.tsx"]],
] as const;

describe("guildwire migrate --from openapi-fetch", { timeout: 120_000 }, () => {
  it.each(programs)("rewrites the calls of %s, which then sends the same requests", async (name, files) => {
    add(...files);
    expect(project.compile()).toBe("");
    const before = await project.record(`${name}.js`);
    expect(before.requests.length).toBeGreaterThan(2);
    const report = await migrate(project, "openapi-fetch");
    expect(report.left).toEqual([]);
    expect(report.calls.rewritten / report.calls.found).toBeGreaterThanOrEqual(0.9);
    expect(project.compile()).toBe("");
    expect([...project.sources().values()].join("")).not.toContain('"openapi-fetch"');
    expect(await project.record(`${name}.js`)).toEqual(before);
    const after = project.sources();
    expect((await migrate(project, "openapi-fetch")).files).toEqual([]);
    expect(project.sources()).toEqual(after);
  });
});
