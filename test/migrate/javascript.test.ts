import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addPrograms, type MigrationProject, migrate, openapiFetchProject } from "./project.js";

let project: MigrationProject;
beforeEach(async () => {
  project = await openapiFetchProject({ allowJs: true, checkJs: true });
});
afterEach(() => project.remove());

const client = `import createClient from "openapi-fetch";
/** @type {import("openapi-fetch").Client<import("./schema.js").paths>} */
export const client = createClient({ baseUrl: process.env["BASE_URL"] ?? "" });
`;

describe("guildwire migrate --from openapi-fetch of JavaScript", { timeout: 300_000 }, () => {
  it("rewrites calls and the types in comments, after which the program sends the same requests", async () => {
    addPrograms(project, "openapi-fetch", "desk.js", "desk-client.js", "desk-widget.jsx");
    expect(project.compile()).toBe("");
    const before = [await project.record("desk.js"), await project.record("desk-widget.js")];
    expect(before[0]?.requests).toHaveLength(8);
    const report = await migrate(project, "openapi-fetch");
    expect(report.left).toEqual([]);
    expect(report.calls).toEqual({ found: 8, rewritten: 8 });
    expect(project.compile()).toBe("");
    const sources = [...project.sources().values()].join("");
    expect(sources).not.toContain("openapi-fetch");
    expect(sources).not.toContain("@import");
    expect(sources).toContain('/** @typedef {import("./api/types/index.js").Book} Book */');
    expect([await project.record("desk.js"), await project.record("desk-widget.js")]).toEqual(before);
    const after = project.sources();
    expect((await migrate(project, "openapi-fetch")).files).toEqual([]);
    expect(project.sources()).toEqual(after);
  });

  it("checks files that the compiler does not check, and keeps the names of @import that are still used", async () => {
    const options = { ...JSON.parse(project.read("tsconfig.json")) };
    project.write(
      "tsconfig.json",
      JSON.stringify({ ...options, compilerOptions: { ...options.compilerOptions, checkJs: false } }),
    );
    project.write("src/client.js", client);
    project.write(
      "src/titles.js",
      `import { client } from "./client.js";
/** @import { components, paths } from "./schema.js" */
/** @typedef {keyof paths} Path */

/** @returns {Promise<components["schemas"]["Book"][]>} */
export async function books() {
  const { data } = await client.GET("/books");
  return data ?? [];
}
export const one = client.GET("/books/{book_id}", { params: { path: { book_id: 1 } } });
`,
    );
    const report = await migrate(project, "openapi-fetch");
    expect(report.left.map(({ what, why }) => `${what}: ${why}`)).toContainEqual(
      expect.stringMatching(/^GET \/books\/\{book_id\}: the result would not compile: Type 'number' is not assignable/),
    );
    expect(project.read("src/titles.js")).toContain('/** @import { paths } from "./schema.js" */');
    expect(project.read("src/titles.js")).toContain("resultOf(guildwireClient, (client) => listBooks(client))");
    expect(project.compile()).toBe("");
  });

  it("lists the calls of a CommonJS module, which does not import the generated code", async () => {
    project.write("src/package.json", '{ "type": "commonjs" }\n');
    const source = client.replace(/^import.*$/m, 'const { default: createClient } = require("openapi-fetch");');
    const text = `${source.replace("export const", "const")}client.GET("/books").then(({ data }) => console.log(data));\n`;
    project.write("src/client.js", text);
    const report = await migrate(project, "openapi-fetch");
    expect(report.calls).toEqual({ found: 1, rewritten: 0 });
    expect(report.left.map(({ why }) => why)).toContainEqual(
      expect.stringContaining("a CommonJS module does not import the generated code"),
    );
    expect(project.read("src/client.js")).toBe(text);
  });

  it("replaces the module in comments as well with --keep-client", async () => {
    project.write("src/client.js", client);
    expect((await migrate(project, "openapi-fetch", "--keep-client")).left).toEqual([]);
    expect(project.read("src/client.js")).toBe(client.replaceAll("openapi-fetch", "@guildwire/runtime/paths"));
    expect(project.compile()).toBe("");
  });
});
