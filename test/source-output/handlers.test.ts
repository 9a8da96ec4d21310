import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { Project } from "../cli/command.js";
import { runCompiler } from "../compiler.js";

const projectRoot = resolve(import.meta.dirname, "../..");
const config = "spec: openapi.yaml\noutput: source\nstubs: { out: src/handlers }\n";
let project: Project;

beforeEach(() => {
  project = new Project();
  onTestFinished(() => project.remove(""));
  project.write("guildwire.config.yaml", config);
  writeFile("package.json", '{ "type": "module" }');
  mkdirSync(join(project.folder, "node_modules/@guildwire"), { recursive: true });
  symlinkSync(join(projectRoot, "runtime"), join(project.folder, "node_modules/@guildwire/runtime"), "junction");
});

function writeFile(name: string, text: string): void {
  mkdirSync(dirname(join(project.folder, name)), { recursive: true });
  writeFileSync(join(project.folder, name), text);
}

const compilerOptions = {
  target: "es2022",
  lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
  types: [],
  noEmit: true,
  strict: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
};
const styles = [
  ["nodenext", { module: "nodenext" }, "/index.js", ".js"],
  ["a bundler", { module: "preserve", moduleResolution: "bundler" }, "", ""],
  ["TypeScript as it is", { module: "nodenext", allowImportingTsExtensions: true }, "/index.ts", ".ts"],
] as const;

const tsconfig = (settings: object): string =>
  JSON.stringify({ compilerOptions: { ...compilerOptions, ...settings }, include: ["src"] });

/** Names of the lines of a file's imports. */
const importsOf = (path: string): readonly string[] =>
  [...project.read(path).matchAll(/from "([^"]+)"/g)].map(([, found = ""]) => found);

describe("handlers in a program with source code", { timeout: 120_000 }, () => {
  it.each(styles)("import with the extension of %s, and compile", async (_, settings, server, own) => {
    writeFile("tsconfig.json", tsconfig(settings));
    expect((await project.run("generate")).code).toBe(0);
    expect((await project.run("stubs")).code).toBe(0);
    expect(importsOf("src/handlers/index.ts")).toContain(`../api/server${server}`);
    expect(importsOf("src/handlers/index.ts")).toContain(`./principal${own}`);
    expect(runCompiler(project.folder, "-p", ".")).toBe("");
    expect(await project.run("stubs --check")).toMatchObject({ code: 0 });
  });

  it("import with the extension of their own program", async () => {
    writeFile("tsconfig.json", tsconfig({ module: "nodenext" }));
    writeFile("src/handlers/tsconfig.json", tsconfig({ module: "preserve", moduleResolution: "bundler" }));
    await project.run("stubs");
    expect(importsOf("src/handlers/index.ts")).toContain("../api/server");
  });

  it("import with the configured extension, and from the configured module", async () => {
    writeFile("tsconfig.json", tsconfig({ module: "nodenext" }));
    project.write("guildwire.config.yaml", `${config}importExtension: none\n`);
    await project.run("stubs");
    expect(importsOf("src/handlers/index.ts")).toContain("../api/server");
    project.write("guildwire.config.yaml", config.replace("src/handlers", "src/other, import: '#api/server'"));
    await project.run("stubs");
    expect(importsOf("src/other/index.ts")).toContain("#api/server");
  });

  it("are found in a folder that contains the generated code", async () => {
    writeFile("tsconfig.json", tsconfig({ module: "nodenext" }));
    project.write("guildwire.config.yaml", config.replace("src/handlers", "src"));
    await project.run("generate");
    await project.run("stubs");
    expect(importsOf("src/index.ts")).toContain("./api/server/index.js");
    expect(runCompiler(project.folder, "-p", ".")).toBe("");
  });

  it("are recognized by the manifest, through aliases and barrels too", async () => {
    writeFile(
      "tsconfig.json",
      tsconfig({ module: "preserve", moduleResolution: "bundler", paths: { "@/*": ["./src/*"] } }),
    );
    await project.run("generate");
    await project.run("stubs");
    const path = "src/handlers/books.ts";
    writeFile(path, project.read(path).replace("../api/server", "@/api/server"));
    // A module of another document with equal names is not this one.
    writeFile("src/shop/.guildwire-manifest.json", '{ "version": 1, "generator": "0", "inputs": "0", "files": [] }');
    writeFile(
      "src/handlers/shop.ts",
      'import type { BooksHandlers } from "../shop/server";\n\nexport const shop: BooksHandlers = {};\n',
    );
    expect(await project.run("stubs --check")).toMatchObject({
      code: 0,
      stdout: expect.stringContaining("up to date"),
    });
  });

  it("import the new place after a switch from a package, and nothing else changes", async () => {
    writeFile("tsconfig.json", tsconfig({ module: "nodenext" }));
    project.write(
      "guildwire.config.yaml",
      config.replace("output: source\n", "").replace("stubs:", "packageName: '@acme/books'\nstubs:"),
    );
    await project.run("stubs");
    const before = project.files("src/handlers");
    expect(before["index.ts"]).toContain('from "@acme/books/server"');
    project.write("guildwire.config.yaml", config);
    expect((await project.run("stubs --check")).code).toBe(1);
    const { stdout } = await project.run("stubs");
    expect(stdout).toContain("imports from ../api/server/index.js");
    for (const [path, text] of Object.entries(project.files("src/handlers"))) {
      if (path.endsWith(".ts"))
        expect(text).toBe(before[path]?.replaceAll("@acme/books/server", "../api/server/index.js"));
    }
    expect(await project.run("stubs")).toMatchObject({ code: 0, stdout: expect.stringMatching(/^unchanged/) });
  });
});
