import { describe, expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { Project } from "./command.js";

const document = (schema: string): string => `openapi: 3.1.0
info: { title: Shelf, version: "1" }
paths:
  /books/{bookId}:
    get:
      operationId: getBook
      parameters: [{ name: bookId, in: path, required: true, schema: { type: string } }]
      responses:
        "200": { description: A book, content: { application/json: { schema: { $ref: "#/components/schemas/Book" } } } }
components:
  schemas:
    Book: ${schema}
`;

/** A project with one document, in the file that `init` finds. */
function projectOf(text: string, config?: string): Project {
  const project = new Project();
  onTestFinished(() => project.remove(""));
  for (const name of Object.keys(project.files(""))) project.remove(name);
  project.write("openapi.yaml", text);
  if (config !== undefined) project.write("guildwire.config.yaml", config);
  return project;
}

interface Listed {
  readonly code: string;
  readonly severity: string;
  readonly deviation?: string;
  readonly message: string;
  readonly fix?: string;
}

async function listed(project: Project): Promise<readonly Listed[]> {
  const { stdout } = await project.run("check --format json");
  return JSON.parse(stdout) as readonly Listed[];
}

const misspelled = "{ type: object, properties: { title: { type: string, maxLenght: 5 } } }";
const twoMistakes =
  "{ type: object, properties: { title: { type: strng }, next: { $ref: '#/components/schemas/Bok' } } }";

describe("strict as a list", () => {
  it("reports a listed deviation as an error, and accepts the others", async () => {
    const project = projectOf(document(twoMistakes), "strict: [reference-to-nothing]\n");
    const { code } = await project.run("check");
    expect(code).toBe(1);
    const found = await listed(project);
    expect(found.filter(({ severity }) => severity === "error")).toMatchObject([
      { code: "reference-unresolved", deviation: "reference-to-nothing", fix: "did you mean `Book`?" },
    ]);
    expect(found.filter(({ severity }) => severity === "warning")).toMatchObject([
      { code: "wrong-value", message: expect.stringContaining("strng") },
    ]);
  });

  it("fails generate and generate --check before a file is written", async () => {
    const project = projectOf(document(misspelled), "strict: [keyword-unknown]\n");
    for (const command of ["generate", "generate --check"]) {
      const { code, stderr } = await project.run(command);
      expect(code, command).toBe(1);
      expect(stderr).toContain("error unknown-keyword");
      expect(stderr).toContain("did you mean `maxLength`?");
    }
    expect(Object.keys(project.files("")).toSorted()).toEqual(["guildwire.config.yaml", "openapi.yaml"]);
  });

  it("omits the operations of refused deviations with --lenient", async () => {
    const text = document("{ type: string }").replace("      operationId", "      summry: A book\n      operationId");
    const project = projectOf(text, "strict: [keyword-unknown]\n");
    expect((await project.run("check")).code).toBe(1);
    const { code, stdout } = await project.run("check --lenient");
    expect(code).toBe(0);
    expect(stdout).toContain("operation-left-out");
  });

  it("accepts a document that has only other deviations", async () => {
    const project = projectOf(document(misspelled), "strict: [reference-to-nothing, type-unknown]\n");
    expect((await project.run("check")).code).toBe(0);
  });

  it("refuses every deviation with --strict", async () => {
    const project = projectOf(document(misspelled), "strict: [reference-to-nothing]\n");
    expect((await project.run("check --strict")).code).toBe(1);
  });

  it("suggests the code of a deviation for an unknown one", async () => {
    const project = projectOf(document(misspelled), "strict: [keyword-unknwon]\n");
    const { code, stdout } = await project.run("check");
    expect(code).toBe(2);
    expect(stdout).toContain("guildwire.config.yaml:1:10 error config-invalid");
    expect(stdout).toContain("did you mean `keyword-unknown`?");
  });
});

describe("guildwire init beside a document", () => {
  it("writes strict: true if the document has no deviations", async () => {
    const project = projectOf(document("{ type: string }"));
    expect((await project.run("init")).code).toBe(0);
    expect(project.read("guildwire.config.yaml")).toContain("\nstrict: true\n");
    project.replace("openapi.yaml", "schemas/Book", "schemas/Bok");
    expect((await project.run("generate --check")).code).toBe(1);
  });

  it("writes the rules that the document passes, and later mistakes fail", async () => {
    const project = projectOf(document(misspelled));
    expect((await project.run("init")).code).toBe(0);
    const config = project.read("guildwire.config.yaml");
    const { strict } = parse(config) as { readonly strict: readonly string[] };
    expect(strict).toEqual(expect.arrayContaining(["reference-to-nothing", "type-unknown", "operation-id-repeated"]));
    expect(strict).not.toContain("keyword-unknown");
    expect(Math.max(...config.split("\n").map(({ length }) => length))).toBeLessThanOrEqual(140);
    expect((await project.run("check")).code).toBe(0);
    for (const [before, after] of [
      ["schemas/Book", "schemas/Bok"],
      ["type: object", "type: objct"],
    ] as const) {
      const text = project.read("openapi.yaml");
      project.replace("openapi.yaml", before, after);
      expect((await project.run("generate --check")).code, after).toBe(1);
      project.write("openapi.yaml", text);
    }
  });
});
