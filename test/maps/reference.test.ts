import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { BuiltPackage } from "./built-package.js";

async function generated(setting?: string): Promise<BuiltPackage> {
  const project = new BuiltPackage(join(import.meta.dirname, "library"));
  project.configure(setting === undefined ? [] : [`sourcePositions: { reference: ${setting} }`]);
  project.succeed(await project.run("generate"));
  return project;
}

/** The headings of a page of the reference, each with the position that follows it. */
function positions(page: string): readonly (readonly [string, string])[] {
  const found: (readonly [string, string])[] = [];
  let heading = "";
  for (const line of page.split("\n")) {
    if (line.startsWith("## ")) heading = line.slice(3);
    const [, position] = /^\|? ?Specification(?:: | \| )(.*?)(?: \|)?$/.exec(line) ?? [];
    if (position !== undefined) found.push([heading, position]);
  }
  return found;
}

describe("positions in the reference", () => {
  it("name file and line of each operation and type", async () => {
    const project = await generated("true");
    const found = [
      ...positions(project.read("generated/reference/operations/books.md")),
      ...positions(project.read("generated/reference/schemas/books.md")),
    ];
    const lines = found.map(([heading, position]) => {
      const [, file = "", line] = /^`(.*):(\d+)`$/.exec(position) ?? [];
      return [heading, file, project.read(file).split("\n")[Number(line) - 1]?.trim()];
    });
    expect(lines).toEqual([
      ["listBooks", "spec/openapi.yaml", "get:"],
      ["addBook", "spec/openapi.yaml", "post:"],
      ["deleteBooksByBookId", "spec/openapi.yaml", "delete:"],
      ["Book", "spec/books.yaml", "Book:"],
      ["Genre", "spec/books.yaml", "Genre:"],
      ["AddBookBody", "spec/openapi.yaml", "schema:"],
    ]);
  });

  it("are links if there is a URL for them", async () => {
    const project = await generated('"https://example.org/blob/main/{file}?line={line}#L{line}"');
    expect(positions(project.read("generated/reference/schemas/books.md"))).toContainEqual([
      "Book",
      "[spec/books.yaml:2](https://example.org/blob/main/spec/books.yaml?line=2#L2)",
    ]);
  });

  it("are absent by default, and change nothing but the reference", async () => {
    const plain = await generated();
    const located = await generated("true");
    const changed = [...located.output()].filter(([path, text]) => plain.output().get(path) !== text);
    expect(changed.map(([path]) => path)).toEqual([
      ".guildwire-manifest.json",
      "reference/operations/books.md",
      "reference/schemas/books.md",
    ]);
    expect(positions(plain.read("generated/reference/schemas/books.md"))).toEqual([]);
    expect([...(await generated("false")).output()]).toEqual([...plain.output()]);
  });

  it.each(["ftp://example.org/{file}#{line}", "https://example.org/{file}", "yes"])("refuse %s", async (url) => {
    const project = new BuiltPackage(join(import.meta.dirname, "library"));
    project.configure([`sourcePositions: { reference: "${url}" }`]);
    const { code, stderr } = await project.run("generate");
    expect(code).toBe(2);
    expect(stderr).toContain("guildwire.config.yaml:2:31");
    expect(stderr).toContain("true, false, or an http(s) URL with {file} and {line} in it");
  });
});
