import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Diagnostic } from "../../generator/src/diagnostics/diagnostic.js";
import { Project } from "./command.js";

let project: Project;

beforeEach(() => {
  project = new Project();
});

afterEach(() => {
  project.remove("");
});

describe("guildwire generate", () => {
  test("writes the output and lists the added files", async () => {
    const { code, stdout, stderr } = await project.run("generate");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toContain("+ openapi.json\n");
    expect(stdout).toMatch(/^generated: \d+ added$/m);
    expect(project.read("generated/openapi.json")).toContain('"title": "Shelf"');
    expect(project.read("generated/src/client/books.ts")).toContain("getBook");
  });

  test("reports an unchanged output, with and without its incremental record", async () => {
    await project.run("generate");
    const files = project.files("generated");
    const count = Object.keys(files).length - 1;
    expect(await project.run("generate")).toEqual({ code: 0, stdout: `unchanged (${count} files)\n`, stderr: "" });
    project.remove("generated/.guildwire");
    expect(await project.run("generate")).toEqual({ code: 0, stdout: `unchanged (${count} files)\n`, stderr: "" });
    expect(project.files("generated")).toEqual(files);
  });

  test("reports that inputs changed and the output did not", async () => {
    await project.run("generate");
    const count = Object.keys(project.files("generated")).length - 1;
    project.write("openapi.yaml", `${project.read("openapi.yaml")}# A remark.\n`);
    const stdout = `inputs changed, output is the same: manifest updated (${count} files)\n`;
    expect(await project.run("generate")).toEqual({ code: 0, stdout, stderr: "" });
    expect((await project.run("generate")).stdout).toBe(`unchanged (${count} files)\n`);
  });

  test("lists only the changed files after an edit of one limit", async () => {
    await project.run("generate");
    project.replace("books.yaml", "maxLength: 100", "maxLength: 120");
    const { code, stdout } = await project.run("generate");
    expect(code).toBe(0);
    expect(stdout).toContain("~ openapi.json\n");
    expect(stdout).not.toContain("+ ");
    expect(stdout).not.toContain("~ package.json");
    expect(project.read("generated/openapi.json")).toContain('"maxLength":120');
  });

  test("notices a change of any input: specification, configuration, options", async () => {
    await project.run("generate");
    project.write("guildwire.config.yaml", "packageName: '@example/shelf'\n");
    expect((await project.run("generate")).stdout).toContain("~ package.json\n");
    expect(project.read("generated/package.json")).toContain('"name": "@example/shelf"');
    project.replace("guildwire.config.yaml", "@example/shelf", "@example/shelves");
    expect((await project.run("generate")).stdout).toContain("~ package.json\n");
    expect((await project.run("generate --out elsewhere")).stdout).toMatch(/^elsewhere: \d+ added$/m);
  });

  test("restores a deleted file and replaces an edited one", async () => {
    await project.run("generate");
    const files = project.files("generated");
    project.remove("generated/README.md");
    project.write("generated/tsconfig.json", "{}");
    const { stdout } = await project.run("generate");
    expect(stdout).toContain("+ README.md\n");
    expect(stdout).toContain("tsconfig.json was edited by hand; replaced, because it is a generated file\n");
    expect(project.files("generated")).toEqual(files);
  });

  test("removes the files of a removed operation", async () => {
    await project.run("generate");
    project.replace("openapi.yaml", "tags: [books]", "tags: [volumes]");
    project.replace("openapi.yaml", "  - name: books", "  - name: volumes");
    const { stdout } = await project.run("generate");
    expect(stdout).toContain("+ src/client/volumes.ts\n");
    expect(stdout).toContain("- reference/operations/books.md\n");
    expect(existsSync(join(project.folder, "generated/src/client/books.ts"))).toBe(false);
  });

  test("runs only the emitters that the configuration names", async () => {
    project.write("guildwire.config.yaml", "only: [openapi]\n");
    await project.run("generate");
    expect(Object.keys(project.files("generated"))).toEqual([".guildwire-manifest.json", "openapi.json"]);
  });

  test("refuses an unknown emitter and lists the known ones", async () => {
    project.write("guildwire.config.yaml", "only: [types, moonbeams]\n");
    const { code, stderr } = await project.run("generate");
    expect(code).toBe(2);
    expect(stderr).toContain('there is no emitter "moonbeams"');
    expect(stderr).toContain("guildwire.config.yaml:1:15 error config-invalid");
  });

  test("refuses to replace files of others without --force", async () => {
    mkdirSync(join(project.folder, "generated"));
    project.write("generated/README.md", "mine\n");
    const refused = await project.run("generate");
    expect(refused.code).toBe(2);
    expect(refused.stderr).toContain("README.md exists, and the generator did not write it");
    expect(project.files("generated")).toEqual({ "README.md": "mine\n" });
    expect((await project.run("generate --force")).code).toBe(0);
    expect(project.read("generated/README.md")).not.toBe("mine\n");
  });

  test("prints the reason for not writing last, after a count of warnings", async () => {
    mkdirSync(join(project.folder, "generated"));
    project.write("generated/README.md", "mine\n");
    project.write("openapi.yaml", `${project.read("openapi.yaml")}${unusedSchema}x-unknown: 1\n`);
    const { code, stderr } = await project.run("generate");
    expect(code).toBe(2);
    expect(stderr).toMatch(/^1 warning; guildwire check shows it\ngenerated\/README\.md:1:1 error output-conflict\n/);
    expect(stderr).toMatch(/\n1 error\nguildwire explain output-conflict prints its cause and fix\n$/);
  });

  test("never replaces the specification that it reads", async () => {
    const { code, stderr } = await project.run("generate --out . --force");
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    project.remove(".guildwire");
    const again = await project.run("generate --spec openapi.json --out . --force");
    expect(again.code).toBe(2);
    expect(again.stderr).toContain("the output openapi.json would replace an input");
  });
});

describe("guildwire generate --check", () => {
  test("prints nothing about an up-to-date output", async () => {
    await project.run("generate");
    const count = Object.keys(project.files("generated")).length - 1;
    const want = { code: 0, stdout: `generated is up to date (${count} files)\n`, stderr: "" };
    expect(await project.run("generate --check")).toEqual(want);
    project.remove("generated/.guildwire");
    expect(await project.run("generate --check")).toEqual(want);
  });

  test("lists every kind of drift, changes nothing and exits with 1", async () => {
    await project.run("generate");
    project.remove("generated/README.md");
    project.write("generated/tsconfig.json", "{}");
    project.replace("books.yaml", "maxLength: 100", "maxLength: 120");
    const before = project.files("generated");
    const { code, stdout } = await project.run("generate --check");
    expect(code).toBe(1);
    expect(stdout).toContain("+ README.md is missing\n");
    expect(stdout).toContain("~ tsconfig.json was edited\n");
    expect(stdout).toContain("~ openapi.json would change\n");
    expect(stdout).toMatch(/^generated is not what openapi\.yaml generates: \d+ differences$/m);
    expect(project.files("generated")).toEqual(before);
  });

  test("reports a missing output without creating it", async () => {
    const { code, stdout } = await project.run("generate --check");
    expect(code).toBe(1);
    expect(stdout).toContain("+ openapi.json would be added\n");
    expect(existsSync(join(project.folder, "generated"))).toBe(false);
  });
});

describe("guildwire generate --check with a machine-readable format", () => {
  test.each(["json", "sarif", "github"])("contains one error per drifted file in the %s document", async (format) => {
    await project.run("generate");
    project.remove("generated/README.md");
    project.write("generated/tsconfig.json", "{}");
    const { code, stdout } = await project.run(`generate --check --format ${format}`);
    expect(code).toBe(1);
    expect(driftIn[format]?.(stdout)).toEqual([
      ["generated/README.md", "README.md is missing"],
      ["generated/tsconfig.json", "tsconfig.json was edited"],
    ]);
  });

  test("locates drift of the manifest alone at the manifest", async () => {
    await project.run("generate");
    project.write("openapi.yaml", `${project.read("openapi.yaml")}# A remark.\n`);
    const { code, stdout } = await project.run("generate --check --format json");
    expect(code).toBe(1);
    expect(driftIn["json"]?.(stdout)).toEqual([
      ["generated/.guildwire-manifest.json", "the manifest is out of date: the inputs changed"],
    ]);
  });

  test("prints an empty document without drift", async () => {
    await project.run("generate");
    expect(await project.run("generate --check --format json")).toMatchObject({ code: 0, stdout: "[]\n" });
  });
});

describe("an interrupted run", () => {
  const journal = JSON.stringify({ version: 1, removals: [], folders: [], writes: [] });

  test("is completed by check as well, as the help of both commands states", async () => {
    await project.run("generate");
    mkdirSync(join(project.folder, "generated/.guildwire/stage"));
    project.write("generated/.guildwire/journal.json", journal);
    expect((await project.run("check")).stderr).toContain("completed the interrupted run on generated");
    expect((await project.run("generate --help")).stdout).toMatch(
      /next generate or check completes or undoes an interrupted run/,
    );
    expect((await project.run("check --help")).stdout).toMatch(/Completes or undoes an interrupted generate first/);
  });

  test.each([
    ["undid", undefined],
    ["completed", journal],
  ])("is %s by generate --check, which reports it", async (what, text) => {
    await project.run("generate");
    mkdirSync(join(project.folder, "generated/.guildwire/stage"));
    if (text !== undefined) project.write("generated/.guildwire/journal.json", text);
    const { code, stdout, stderr } = await project.run("generate --check");
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: expect.stringContaining(`${what} the interrupted run on generated`),
    });
    expect(stdout).toMatch(/^generated is up to date/);
    expect((await project.run("generate --check")).stderr).toBe("");
  });
});

describe("guildwire check", () => {
  test("counts notes in text output and lists them in machine-readable formats", async () => {
    project.write("openapi.yaml", `${project.read("openapi.yaml")}${unusedSchema}`);
    const { code, stdout } = await project.run("check");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^1 note; --format json lists it\nopenapi\.yaml: no errors \(/);
    expect((await project.run("check --format json")).stdout).toContain('"component-unused"');
    expect((await project.run("check --format github")).stdout).toContain("component-unused");
  });

  test.each([
    ["a folder", "sub", "file-unreadable"],
    ["the document", "#", "reference-wrong-kind"],
    ["the paths", "#/paths", "reference-wrong-kind"],
    ["a backslash", "sub\\\\x.yaml", "reference-unresolved"],
    ["a Windows path", "C:\\\\x.yaml", "reference-outside-root"],
    ["a broken escape", "%zz", "reference-unresolved"],
    ["a NUL character", "a\\0b.yaml", "reference-outside-root"],
    ["a data address", "data:,x", "reference-remote"],
  ])("reports a schema reference to %s once, at its location, without dependent errors", async (_, ref, code) => {
    mkdirSync(join(project.folder, "sub"));
    project.replace("openapi.yaml", '"books.yaml#/schemas/Book"', `"${ref}"`);
    const line =
      project
        .read("openapi.yaml")
        .split("\n")
        .findIndex((text) => text.includes(`"${ref}"`)) + 1;
    for (const command of ["check", "generate"]) {
      const { stdout } = await project.run(`${command} --strict --format json`);
      const errors = (JSON.parse(stdout) as Diagnostic[]).filter(({ severity }) => severity === "error");
      expect(errors.map((error) => [error.code, error.location?.file, error.location?.line])).toEqual([
        [code, "openapi.yaml", line],
      ]);
    }
  });
});

describe("an error in the input", () => {
  test("leaves the output unchanged and is located", async () => {
    await project.run("generate");
    const before = project.files("generated");
    project.replace("openapi.yaml", "books.yaml#/schemas/Book", "books.yaml#/schemas/Buch");
    const { code, stdout, stderr } = await project.run("generate --strict");
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/openapi\.yaml:\d+:\d+ error reference-unresolved/);
    expect(project.files("generated")).toEqual(before);
  });

  test("hides no other: ten errors give ten located diagnostics in one run", async () => {
    project.write("openapi.yaml", tenMistakes);
    const { code, stdout } = await project.run("generate --strict --format json");
    const errors = (JSON.parse(stdout) as { severity: string; location?: { line: number } }[]).filter(
      ({ severity }) => severity === "error",
    );
    expect(code).toBe(1);
    const lines = errors.map(({ location }) => location?.line);
    const marked = tenMistakes.split("\n").flatMap((text, index) => (text.includes("# wrong") ? [index + 1] : []));
    expect(marked).toHaveLength(10);
    expect([...new Set(lines)].sort((one = 0, other = 0) => one - other)).toEqual(marked);
    expect(existsSync(join(project.folder, "generated"))).toBe(false);
  });

  test("that makes the specification unreadable exits with 2", async () => {
    project.remove("openapi.yaml");
    const missing = await project.run("generate");
    expect(missing.code).toBe(2);
    expect(missing.stderr).toContain("no specification was named");
    expect((await project.run("generate --spec nowhere.yaml")).code).toBe(2);
    project.write("broken.yaml", "openapi: [3.1.0\n");
    const broken = await project.run("generate --spec broken.yaml");
    expect(broken.code).toBe(2);
    expect(broken.stderr).toMatch(/broken\.yaml:\d+:\d+ error syntax-error/);
  });
});

const unusedSchema = "components:\n  schemas:\n    Unused: { type: string }\n";

/** File and message of each drift in a document. */
const driftIn: { readonly [format: string]: (text: string) => readonly (readonly unknown[])[] } = {
  json: (text) =>
    (JSON.parse(text) as Diagnostic[])
      .filter(({ code, severity }) => code === "output-drift" && severity === "error")
      .map(({ location, message }) => [location?.file, message]),
  sarif: (text) => {
    const { runs } = JSON.parse(text) as { runs: { results: SarifResult[] }[] };
    return (runs[0]?.results ?? [])
      .filter(({ ruleId, level }) => ruleId === "output-drift" && level === "error")
      .map(({ locations, message }) => [
        locations[0]?.physicalLocation.artifactLocation.uri,
        message.text.split("\n", 1)[0],
      ]);
  },
  github: (text) =>
    [...text.matchAll(/^::error file=([^,]+),.*title=output-drift::(.*?)(?:%0A.*)?$/gm)].map(([, file, message]) => [
      file,
      message,
    ]),
};

interface SarifResult {
  readonly ruleId: string;
  readonly level: string;
  readonly message: { readonly text: string };
  readonly locations: readonly { readonly physicalLocation: { readonly artifactLocation: { readonly uri: string } } }[];
}

const tenMistakes = `openapi: 3.1.0
info:
  title: Shelf
  version: 1.2.0
servers:
  - url: https://shelf.example
paths:
  /books/{book_id}:
    get: # wrong: the parameter of the path is declared nowhere
      operationId: getBook
      responses:
        '200':
          description: The book.
          content:
            application/json:
              schema:
                $ref: '#/components/schemas/Buch' # wrong
  /books:
    get:
      operationId: getBook # wrong: taken
      parameters:
        - name: limit
          in: query
          schema:
            type: integer
            minimum: 10 # wrong
            maximum: 1
      responses:
        '200':
          description: Books.
    post:
      operationId: createBook
      security:
        - undeclared: [] # wrong
      requestBody:
        content:
          application/json:
            schema:
              $ref: '#/components/schemas/Book'
      responses:
        '204':
          descripton: Done. # wrong
components:
  schemas:
    Book:
      type: object
      properties:
        title:
          type: text # wrong
        pages:
          type: integer
          default: many # wrong
        shape:
          type: string
          minLength: -1 # wrong
        cover:
          $ref: 'https://shelf.example/cover.yaml' # wrong
`;
