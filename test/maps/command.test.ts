import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { BuiltPackage } from "./built-package.js";
import { derived, type Lead, leads, wordAt } from "./leads.js";

const library = join(import.meta.dirname, "library");

describe("declaration maps", () => {
  it("lead from each name of the specification to the key or value with this name", async () => {
    const project = new BuiltPackage(library);
    project.configure([]);
    await project.build();
    const plain: Lead[] = [];
    for (const [path, map] of project.maps()) {
      const folder = dirname(project.path(`generated/dist/${path}`));
      const declarations = project.read(`generated/dist/${path}`.replace(/\.map$/, ""));
      plain.push(...leads(declarations, map, (source) => readFileSync(resolve(folder, source), "utf8")));
    }
    const located = plain.filter(({ file }) => file.endsWith(".yaml"));
    expect(new Set(located.map(({ file }) => file.split("/").at(-1)))).toEqual(
      new Set(["books.yaml", "openapi.yaml", "parameters.yaml"]),
    );
    const written = located.filter(({ name }) => !derived.test(name));
    expect(written.length).toBeGreaterThan(20);
    for (const { name, target } of written) expect(wordAt(target)).toBe(wordAt(name));
    // All others lead to the same name in the generated source.
    const helpers = plain.filter(({ file }) => file.endsWith(".ts"));
    expect(helpers.length).toBeGreaterThan(20);
    for (const { name, target } of helpers) expect(target.startsWith(name)).toBe(true);
  });
});

/** A project with a built package whose maps are those of the compiler. */
async function compiled(lines: readonly string[] = []): Promise<BuiltPackage> {
  const project = new BuiltPackage(library);
  project.configure(lines);
  project.succeed(await project.run("generate"));
  project.compile();
  return project;
}

describe("guildwire maps", () => {
  it("rewrites maps alone, and the same ones again", async () => {
    const project = await compiled();
    const before = project.declarations();
    const first = await project.run("maps");
    expect(first).toMatchObject({ code: 0, stderr: "" });
    expect(first.stdout).toMatch(
      /^generated\/dist: (\d+) declaration maps, \1 changed; \d+ names of spec\/openapi.yaml\n$/,
    );
    const maps = project.maps();
    expect(project.declarations()).toEqual(before);
    expect((await project.run("maps")).stdout).toContain(" 0 changed; ");
    expect(project.maps()).toEqual(maps);
  });

  it("follows lines that move in the specification, without another compilation", async () => {
    const project = await compiled();
    await project.run("maps");
    const text = project.read("spec/books.yaml");
    const before = project.maps().get("types/books.d.ts.map");
    project.write("spec/books.yaml", `# One more line.\n${text}`);
    expect((await project.run("maps")).code).toBe(0);
    expect(project.maps().get("types/books.d.ts.map")).not.toBe(before);
    project.write("spec/books.yaml", text);
    await project.run("maps");
    expect(project.maps().get("types/books.d.ts.map")).toBe(before);
  });

  it("refuses a package that was not compiled from what the specification generates", async () => {
    const project = await compiled();
    const maps = project.maps();
    project.write("spec/books.yaml", project.read("spec/books.yaml").replace("full_name", "name"));
    const outcome = await project.run("maps");
    expect(outcome.code).toBe(1);
    expect(outcome.stderr).toContain("generated/src/types/books.ts is not what the specification generates");
    expect(outcome.stderr).toContain("run guildwire generate, and build the package");
    expect(project.maps()).toEqual(maps);
  });

  it("refuses a package that was not built", async () => {
    const project = new BuiltPackage(library);
    project.configure([]);
    await project.run("generate");
    const outcome = await project.run("maps");
    expect(outcome.code).toBe(1);
    expect(outcome.stderr).toContain("generated/dist/client/books.d.ts does not exist");
    expect(outcome.stderr).toContain("build the package first, with declarations in generated/dist");
  });

  it("runs in the scripts of the package if it is configured, and changes nothing else of the output", async () => {
    const plain = await compiled();
    const mapped = await compiled(["sourcePositions: { declarationMaps: true }"]);
    const changed = [...mapped.output()].filter(([path, text]) => plain.output().get(path) !== text);
    expect(changed.map(([path]) => path)).toEqual([".guildwire-manifest.json", "package.json"]);
    const { scripts } = JSON.parse(mapped.read("generated/package.json")) as { scripts: Record<string, string> };
    const command = "guildwire maps --config ../guildwire.config.yaml --spec ../spec/openapi.yaml --out .";
    expect(scripts).toEqual({ build: `tsc -b && ${command}`, prepack: `tsc -b && ${command} --target bundle` });
    const inPackage = mapped.path("generated");
    const line = command.replace("guildwire ", "");
    expect((await mapped.run(line, inPackage)).code).toBe(0);
    expect(mapped.maps().get("types/books.d.ts.map")).toContain('"../../../spec/books.yaml"');
    expect((await mapped.run(`${line} --target bundle`, inPackage)).code).toBe(0);
    expect(mapped.maps().get("types/books.d.ts.map")).toContain('"../../openapi.json"');
  });
});
