import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { addPrograms, bodiesInOrder, type MigrationProject, migrate, openapiGeneratorProject } from "./project.js";

let project: MigrationProject;
beforeEach(() => {
  project = openapiGeneratorProject();
});
afterEach(() => project.remove());

const programs = [
  ["services.ts", ["instances.ts"], 6],
  ["page.tsx", [], 6],
] as const;

describe("guildwire migrate --from openapi-generator", { timeout: 300_000 }, () => {
  it.each(programs)("rewrites the calls of %s, which then sends the same requests", async (name, files, calls) => {
    addPrograms(project, "openapi-generator", name, ...files);
    expect(project.compile()).toBe("");
    const before = bodiesInOrder(await project.recordBundle(name));
    expect(before.requests.length).toBeGreaterThan(2);
    const report = await migrate(project, "openapi-generator");
    expect(report.left).toEqual([]);
    expect(report.calls).toEqual({ found: calls, rewritten: calls });
    expect(project.compile()).toBe("");
    expect(bodiesInOrder(await project.recordBundle(name))).toEqual(before);
    const after = project.sources();
    expect((await migrate(project, "openapi-generator")).files).toEqual([]);
    expect(project.sources()).toEqual(after);
  });

  it("adds a second client for a part of a program, and keeps both working", async () => {
    addPrograms(project, "openapi-generator", "services.ts", "instances.ts", "catalog.ts");
    project.write(
      "src/part/status.ts",
      `import { DefaultApi } from "../client";
import { booksApi, configuration } from "../instances";
const api = new DefaultApi(configuration);
export const titleOf = async (bookId: string) => (await booksApi.getBook({ bookId })).title;
console.log((await api.getStatus()).ok, await titleOf("b1"));
`,
    );
    project.write("src/all.ts", 'import "./part/status";\nimport "./services";\n');
    expect(project.compile()).toBe("");
    const before = bodiesInOrder(await project.recordBundle("all.ts"));
    const services = project.read("src/services.ts");
    const report = await migrate(project, "openapi-generator", "src/part", "src/instances.ts");
    expect(project.compile()).toBe("");
    expect(report.calls).toEqual({ found: 2, rewritten: 2 });
    expect(project.read("src/part/status.ts")).toContain("await getBook(guildwireBooksApi, { bookId })");
    expect(project.read("src/services.ts")).toBe(services);
    expect(bodiesInOrder(await project.recordBundle("all.ts"))).toEqual(before);
  });

  it("lists what it cannot rewrite, and keeps the former client for it", async () => {
    project.write(
      "src/hard.ts",
      `import { BooksApi, BookFromJSON, Configuration } from "./client";
declare const vi: { mock(module: string): void };
declare const options: { basePath: string };
if (process.argv.length > 5) vi.mock("./client");
const books = new BooksApi(new Configuration({ basePath: "http://localhost" }));
export const all = async () => [
  await books.withPreMiddleware(async () => undefined).getBook({ bookId: "1" }),
  await books["getBook"]({ bookId: "1" }),
  await [books.getBook][0]?.({ bookId: "1" }),
  await books.putCover({ bookId: "1", file: new Blob() }),
  await books.getBook({ bookId: "1" }, { headers: { a: "b" } }),
  await new BooksApi(new Configuration(options)).getBook({ bookId: "1" }),
  await books.getBook({ bookId: "1" }),
];
export const parsed = BookFromJSON({ id: "1" });
`,
    );
    expect(project.compile()).toBe("");
    const report = await migrate(project, "openapi-generator");
    expect(project.compile()).toBe("");
    expect(report.left.map(({ line, why }) => `${line}: ${why}`)).toEqual([
      "5: the module is replaced, which other code no longer calls",
      "9: its client is not replaced: the configuration is not an object literal",
      "10: the method is computed",
      "11: the method is not called here",
      "13: the headers of the call replace those of the configuration",
      "14: its client is not replaced: the configuration is not an object literal",
      "17: the former client is still in use",
    ]);
    expect(report.calls).toEqual({ found: 6, rewritten: 2 });
    expect(project.read("src/hard.ts")).toContain('getBook(guildwireBooks, { bookId: "1" })');
    expect(project.read("src/hard.ts")).toContain(
      'putCover(guildwireBooks, { bookId: "1", body: { file: new Blob() } })',
    );
    expect((await migrate(project, "openapi-generator")).files).toEqual([]);
  });

  it("keeps the classes of errors for code that handles them without a type", async () => {
    project.write(
      "src/caught.ts",
      `import { BooksApi } from "./client";
const books = new BooksApi();
export const later = () => books.listBooks({}).catch((response) => response.json());
`,
    );
    const report = await migrate(project, "openapi-generator");
    expect(report.left).toEqual([]);
    expect(project.read("src/caught.ts")).toContain("withFetchErrors(books, (client) => listBooks(client)).catch(");
  });
});
