import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Diagnostic } from "../../generator/src/diagnostics/diagnostic.js";
import { Project } from "../cli/command.js";
import { compileFiles, scratchFolder, strictest } from "../types/compile.js";

let project: Project;

beforeEach(() => {
  project = new Project();
  project.write("openapi.yaml", document);
});

afterEach(() => {
  project.remove("");
});

const responsesOf = (schema: string): string =>
  `{ '200': { description: d, content: { application/json: { schema: { $ref: '#/components/schemas/${schema}' } } } } }`;

/** In OpenAPI 3.0, whose documents are checked before the upgrade; the operation of `/broken` has an error. */
const document = `openapi: 3.0.3
info: { title: Shelf, version: 1.0.0 }
servers: [{ url: 'https://shelf.example' }]
tags: [{ name: books }, { name: shelves }]
paths:
  /books:
    get: { operationId: listBooks, tags: [books], responses: ${responsesOf("Book")} }
  /shelves:
    get: { operationId: listShelves, tags: [shelves], responses: ${responsesOf("Shelf")} }
  /broken:
    get: { operationId: broken, tags: [shelves], parameters: 1, responses: ${responsesOf("Gone")} }
components:
  schemas:
    Book: { type: object, required: [id], properties: { id: { type: string } } }
    Shelf: { type: object, properties: { name: { type: string, maxLength: many } } }
`;

const configuration = "edition: 2026-12\ninclude:\n  tags: [books]\n";

test("generate writes the selected operations only, and ignores errors in all others", async () => {
  expect(await project.run("generate --strict")).toMatchObject({ code: 1 });
  project.write("guildwire.config.yaml", configuration);
  expect(await project.run("generate")).toMatchObject({ code: 0, stderr: "" });
  expect(project.read("generated/openapi.json")).not.toMatch(/listShelves|shelves|schemas\/Shelf|broken/);
  expect(await project.run("generate --check")).toMatchObject({ code: 0 });
  project.write("guildwire.config.yaml", "exclude: { operationIds: [broken, listShelves], tags: [shelves] }\n");
  expect(await project.run("generate --check")).toMatchObject({ code: 1 });
});

test("the client of a selection compiles and calls the remaining operations", async () => {
  project.write("guildwire.config.yaml", configuration);
  expect(await project.run("generate")).toMatchObject({ code: 0 });
  const folder = scratchFolder();
  const files = Object.entries(project.files("generated")).map(([path, text]) => ({ path, text }));
  const program = `import { createClient, listBooks } from "./src/client/index.js";
const fetch = async (request: string | URL | Request): Promise<Response> =>
  Response.json([request instanceof Request ? request.url : String(request)].map((id) => ({ id }))[0]);
const client = createClient({ baseUrl: "https://shelf.example", fetch });
console.log(JSON.stringify(await listBooks(client)));
`;
  const all = [...files, { path: "program.ts", text: program }];
  const options = { ...strictest, noEmit: false, outDir: "dist", rootDir: ".", types: ["node"] };
  expect(compileFiles(folder, all, options)).toBe("");
  const output = execFileSync(process.execPath, [join(folder, "dist/program.js")], { encoding: "utf8" });
  expect(JSON.parse(output)).toEqual({ id: "https://shelf.example/books" });
  writeFileSync(
    join(folder, "gone.ts"),
    'import { listShelves } from "./src/client/index.js";\nexport { listShelves };\n',
  );
  expect(compileFiles(folder, [], options)).toContain("TS2305");
});

test("check locates the entry of the configuration that matches nothing", async () => {
  project.write("guildwire.config.yaml", "# Filters\ninclude:\n  tags: [books, book]\nexclude:\n  deprecated: true\n");
  const { code, stdout } = await project.run("check --format json");
  expect(code).toBe(0);
  const found = (JSON.parse(stdout) as Diagnostic[]).filter((diagnostic) => diagnostic.code === "filter-unmatched");
  expect(found.map(({ message, location }) => [location?.file, location?.line, location?.column, message])).toEqual([
    ["guildwire.config.yaml", 3, 17, 'no operation matches tags: "book"'],
    ["guildwire.config.yaml", 5, 15, "no operation matches deprecated: true"],
  ]);
});

test("filters that match no operation are an error", async () => {
  project.write("guildwire.config.yaml", "include: { tags: [none] }\n");
  const { code, stderr } = await project.run("generate");
  expect(code).toBe(1);
  expect(stderr).toContain("guildwire.config.yaml:1:10 error selection-empty");
});

test("stubs are written for the selected operations", async () => {
  project.write("guildwire.config.yaml", configuration);
  expect(await project.run("stubs --out handlers")).toMatchObject({ code: 0 });
  expect(Object.keys(project.files("handlers"))).toContain("books.ts");
  expect(Object.keys(project.files("handlers"))).not.toContain("shelves.ts");
});

test("diff ignores changes of unselected operations", async () => {
  const repaired = document.replace("parameters: 1, ", "").replace("Gone", "Shelf").replace("many", "9");
  project.write("before.yaml", repaired);
  project.write("after.yaml", repaired.replace("listShelves", "findShelves").replace("maxLength: 9", "maxLength: 3"));
  expect(await project.run("diff before.yaml after.yaml")).toMatchObject({ code: 1 });
  project.write("guildwire.config.yaml", configuration);
  expect(await project.run("diff before.yaml after.yaml")).toMatchObject({ code: 0 });
});

describe("a document of several files", () => {
  const configured = "edition: 2026-12\ninclude:\n  tags: [books]\n";
  const files = (limit: number): Record<string, string> => ({
    "schemas.yaml": `Book: { type: object, properties: { id: { type: string } } }\nShelf: { type: object, properties: { name: { type: string, maxLength: ${limit} } } }\n`,
    "openapi.yaml": `openapi: 3.1.0
info: { title: Shelf, version: 1.0.0 }
servers: [{ url: 'https://shelf.example' }]
tags: [{ name: books }, { name: shelves }]
paths:
  /books:
    get: { operationId: listBooks, tags: [books], responses: ${responsesOf("Book").replace("#/components/schemas", "schemas.yaml#")} }
  /shelves:
    put:
      operationId: putShelf
      tags: [shelves]
      requestBody: { content: { application/json: { schema: { $ref: 'schemas.yaml#/Shelf' } } } }
      responses: ${responsesOf("Shelf").replace("#/components/schemas", "schemas.yaml#")}
`,
  });

  test("has the same selection for generate, stubs and diff", async () => {
    for (const [name, text] of Object.entries(files(9))) project.write(name, text);
    project.write("guildwire.config.yaml", configured);
    expect(await project.run("generate")).toMatchObject({ code: 0, stderr: "" });
    expect(project.read("generated/openapi.json")).not.toMatch(/"Shelf": |putShelf|shelves/);
    expect(await project.run("stubs --out handlers")).toMatchObject({ code: 0 });
    expect(Object.keys(project.files("handlers"))).not.toContain("shelves.ts");
    mkdirSync(join(project.folder, "next"));
    for (const [name, text] of Object.entries(files(3))) project.write(`next/${name}`, text);
    expect(await project.run("diff openapi.yaml next/openapi.yaml")).toMatchObject({ code: 0 });
    project.remove("guildwire.config.yaml");
    expect(await project.run("diff openapi.yaml next/openapi.yaml")).toMatchObject({ code: 1 });
  });
});
