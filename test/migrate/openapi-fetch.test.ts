import { execFileSync } from "node:child_process";
import { renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addPrograms, type MigrationProject, migrate, openapiFetchProject } from "./project.js";

let project: MigrationProject;
beforeEach(async () => {
  project = await openapiFetchProject();
});
afterEach(() => project.remove());

const programs = [
  ["services", ["services.ts"]],
  ["react-app", ["api.ts", "react-app.tsx"]],
] as const;

describe("guildwire migrate --from openapi-fetch", { timeout: 300_000 }, () => {
  it.each(programs)("rewrites the calls of %s, which then sends the same requests", async (name, files) => {
    addPrograms(project, "openapi-fetch", ...files);
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

  it("replaces only the module with --keep-client, and sends the same requests", async () => {
    addPrograms(project, "openapi-fetch", "command-line.ts");
    expect(project.compile()).toBe("");
    const before = await project.record("command-line.js");
    const source = project.read("src/command-line.ts");
    const report = await migrate(project, "openapi-fetch", "--keep-client");
    expect(report.left).toEqual([]);
    expect(project.read("src/command-line.ts")).toBe(source.replace('"openapi-fetch"', '"@guildwire/runtime/paths"'));
    expect(project.compile()).toBe("");
    expect(await project.record("command-line.js")).toEqual(before);
    expect((await migrate(project, "openapi-fetch", "--keep-client")).files).toEqual([]);
  });

  it("reads code without tsconfig.json, and warns of files that git cannot restore", async () => {
    addPrograms(project, "openapi-fetch", "command-line.ts");
    const git = (...args: readonly string[]) => execFileSync("git", args, { cwd: project.folder });
    rmSync(join(project.folder, "tsconfig.json"));
    git("init", "--quiet");
    git("add", "src");
    git("-c", "user.name=a", "-c", "user.email=a@example.com", "commit", "--quiet", "--message", "first");
    const run = () => project.run("migrate", "--from", "openapi-fetch");
    const committed = await run();
    expect(committed.stdout).toContain("8 of 8 calls rewritten in 1 file");
    expect(committed.stderr).not.toContain("migrate-uncommitted");
    expect(project.read("src/command-line.ts")).toContain('from "./api/client/index.ts"');
    addPrograms(project, "openapi-fetch", "command-line.ts");
    project.write("src/command-line.ts", `${project.read("src/command-line.ts")}console.log("more");\n`);
    const { stderr, stdout } = await run();
    expect(stdout).toContain("8 of 8 calls rewritten in 1 file");
    expect(stderr).toContain(
      "warning migrate-uncommitted\n  src/command-line.ts had changes that were not committed: git alone does not undo the run",
    );
  });

  it("reads the programs of a workspace whose root has no tsconfig.json", async () => {
    addPrograms(project, "openapi-fetch", "command-line.ts");
    project.write("packages/shelf/tsconfig.json", project.read("tsconfig.json"));
    renameSync(join(project.folder, "src"), join(project.folder, "packages/shelf/src"));
    rmSync(join(project.folder, "tsconfig.json"));
    const config = project.read("guildwire.config.yaml").replace("src/api", "packages/shelf/src/api");
    project.write("guildwire.config.yaml", config);
    const report = await migrate(project, "openapi-fetch");
    expect(report.calls).toEqual({ found: 8, rewritten: 8 });
    expect(report.files.map(({ path }) => path)).toEqual(["packages/shelf/src/command-line.ts"]);
  });

  it("lists what replaces the client in tests, and keeps the former client for it", async () => {
    project.write(
      "src/client.ts",
      `import createClient from "openapi-fetch";
import type { paths } from "./schema.js";
export const client = createClient<paths>({ baseUrl: process.env["BASE_URL"] ?? "" });
`,
    );
    project.write(
      "src/service.ts",
      `import type { Client } from "openapi-fetch";
import type { paths } from "./schema.js";
export class Service {
  constructor(private readonly client: Client<paths>) {}
  async title(book_id: string) {
    const { data } = await this.client.GET("/books/{book_id}", { params: { path: { book_id } } });
    return data?.title;
  }
}
`,
    );
    project.write(
      "src/fake.ts",
      `import { Service } from "./service.js";
import { client } from "./client.js";
const vi = { mock: (_module: string) => undefined };
vi.mock("./client.js");
const fake: any = { GET: async () => ({ data: { title: "fake" } }) };
console.log(await new Service(fake).title("b1"), await new Service(client).title("b1"));
`,
    );
    expect(project.compile()).toBe("");
    const before = await project.record("fake.js");
    const report = await migrate(project, "openapi-fetch");
    expect(report.left.filter(({ file }) => file === "src/fake.ts").map(({ why }) => why)).toEqual([
      "the module of the client is replaced",
      "a value of another type replaces the client",
    ]);
    expect(project.compile()).toBe("");
    expect(await project.record("fake.js")).toEqual(before);
  });
});
