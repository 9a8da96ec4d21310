import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Project } from "../cli/command.js";
import { DocumentServer, shelf } from "../update/document-server.js";

let project: Project;
let server: DocumentServer;

beforeEach(async () => {
  project = new Project();
  server = await DocumentServer.start();
});

afterEach(async () => {
  project.remove("");
  await server.stop();
});

const packageText = '{\n  "name": "web",\n  "type": "module",\n  "scripts": { "test": "vitest run" }\n}\n';

function packageFile(): Record<string, Record<string, string>> {
  return JSON.parse(project.read("package.json"));
}

describe("guildwire init --output package in a folder with a package.json", () => {
  beforeEach(() => {
    project.write("package.json", packageText);
  });

  it("adds missing entries, reports them, and changes nothing on a second run", async () => {
    const { code, stdout } = await project.run("init --output package");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^setting up a project for openapi\.yaml\n/);
    expect(stdout).toContain(
      "~ package.json: scripts generate, check, build; dependencies shelf-bindings, @guildwire/runtime; " +
        "devDependencies @guildwire/generator, @types/node, typescript; npm run build before test\n",
    );
    expect(packageFile()).toMatchObject({
      name: "web",
      scripts: {
        test: "npm run build && vitest run",
        generate: "guildwire generate",
        check: "guildwire check && guildwire generate --check",
        build: "tsc -b generated",
      },
      dependencies: { "shelf-bindings": "file:./generated" },
    });
    expect(packageFile()).not.toHaveProperty("workspaces");
    expect(project.read("guildwire.config.yaml")).toContain("\nstrict: true\n");
    expect(project.read("guildwire.config.yaml")).toMatch(
      /^# yaml-language-server: \$schema=\.\/node_modules\/@guildwire\/generator\/schema\/config\.schema\.json\n/,
    );
    expect(await project.run("generate --check")).toMatchObject({ code: 0 });
    const before = project.files(".");
    const again = await project.run("init --output package");
    expect(again.code).toBe(0);
    expect(again.stdout).toContain("= package.json\n");
    expect(again.stdout).toMatch(/nothing is missing\n$/);
    expect(project.files(".")).toEqual(before);
  });

  it("adds neither tests nor compiler settings to a project with its own", async () => {
    await project.run("init --output package");
    expect(existsSync(join(project.folder, "test"))).toBe(false);
    expect(existsSync(join(project.folder, "tsconfig.json"))).toBe(false);
    expect(project.read(".github/workflows/api.yaml")).toContain("- run: npm run check\n      - run: npm run build\n");
    expect(project.read(".gitattributes")).toBe("/generated/** text=auto eol=lf linguist-generated=true\n");
  });

  it("adds both to one without, as modules whatever the type of the package", async () => {
    project.write(
      "package.json",
      '{ "name": "web", "scripts": { "test": "echo \\"Error: no test specified\\" && exit 1" } }',
    );
    expect(await project.run("init --output package")).toMatchObject({ code: 0 });
    expect(existsSync(join(project.folder, "test/bindings.test.mts"))).toBe(true);
    expect(packageFile()["scripts"]).toMatchObject({
      "test:api": "npm run check && npm run build && node --test dist/bindings.test.mjs",
    });
    const before = project.files(".");
    expect((await project.run("init --output package")).stdout).toMatch(/nothing is missing\n$/);
    expect(project.files(".")).toEqual(before);
  });

  it("renames scripts whose names are taken, and uses the new names", async () => {
    project.write(
      "package.json",
      '{ "scripts": { "generate": "make", "check": "lint", "build": "vite build", "test": "vitest" } }',
    );
    const { stdout } = await project.run("init --output package");
    expect(packageFile()["scripts"]).toMatchObject({
      generate: "make",
      check: "lint",
      build: "npm run build:api && vite build",
      test: "npm run build:api && vitest",
      "generate:api": "guildwire generate",
      "check:api": "guildwire check && guildwire generate --check",
      "build:api": "tsc -b generated",
    });
    expect(stdout).toContain("npm run generate:api");
    expect(project.read(".github/workflows/api.yaml")).toContain("npm run check:api\n");
  });

  it.each([
    ["package-lock.json", "npm install", "npm run generate", "file:./generated", "npm ci"],
    ["pnpm-lock.yaml", "pnpm install", "pnpm run generate", "link:./generated", "pnpm install --frozen-lockfile"],
    ["yarn.lock", "yarn install", "yarn run generate", "link:./generated", "yarn install --frozen-lockfile"],
    ["bun.lock", "bun install", "bun run generate", "workspace:*", undefined],
  ])("prints commands by the lockfile: %s", async (lockfile, install, generate, version, inWorkflow) => {
    project.write(lockfile, "");
    const { stdout } = await project.run("init --output package");
    expect(stdout).toContain(`\n  ${install}\n`);
    expect(stdout).toContain(`\n  ${generate} `);
    expect(packageFile()["dependencies"]).toMatchObject({ "shelf-bindings": version });
    const workflow = join(project.folder, ".github/workflows/api.yaml");
    expect(existsSync(workflow)).toBe(inWorkflow !== undefined);
    if (inWorkflow !== undefined)
      expect(project.read(".github/workflows/api.yaml")).toContain(`- run: ${inWorkflow}\n`);
  });

  it("detects the package manager by packageManager or an ancestor's lockfile", async () => {
    project.write("package.json", '{ "packageManager": "yarn@4.1.0", "scripts": { "test": "vitest" } }');
    await project.run("init --output package");
    expect(project.read(".github/workflows/api.yaml")).toContain("yarn install --immutable\n");
    mkdirSync(join(project.folder, "packages/web"), { recursive: true });
    project.write("pnpm-lock.yaml", "");
    project.write("packages/web/package.json", packageText);
    const { stdout } = await project.run("init packages/web --spec openapi.yaml");
    expect(stdout).toContain("\n  pnpm install\n");
  });

  it("joins workspaces that are there, and writes no workflow where none would be read", async () => {
    mkdirSync(join(project.folder, ".git"));
    mkdirSync(join(project.folder, "web"));
    project.write("web/package.json", '{ "workspaces": ["packages/*"], "scripts": { "test": "vitest" } }');
    expect(await project.run("init web --spec openapi.yaml --output package")).toMatchObject({ code: 0 });
    expect(JSON.parse(project.read("web/package.json"))).toMatchObject({
      workspaces: ["packages/*", "generated"],
      dependencies: { "shelf-bindings": "*" },
    });
    expect(existsSync(join(project.folder, "web/.github"))).toBe(false);
  });

  it("keeps an existing configuration and applies it", async () => {
    const configuration = "spec: openapi.yaml\nout: api\npackageName: '@web/api'\nstrict: true\n";
    project.write("guildwire.config.yaml", configuration);
    const { code, stdout } = await project.run("init");
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining("= guildwire.config.yaml\n") });
    expect(project.read("guildwire.config.yaml")).toBe(configuration);
    expect(packageFile()["dependencies"]).toMatchObject({ "@web/api": "file:./api" });
    expect(existsSync(join(project.folder, "api/openapi.json"))).toBe(true);
    project.write("other.yaml", shelf());
    const { code: second, stderr } = await project.run("init other.yaml");
    expect(second).toBe(2);
    expect(stderr).toContain("guildwire.config.yaml is there already, and names openapi.yaml");
  });

  it("chooses another output folder if the default exists", async () => {
    mkdirSync(join(project.folder, "generated"));
    project.write("generated/mine.txt", "mine");
    expect(await project.run("init --output package")).toMatchObject({ code: 0 });
    expect(project.read("guildwire.config.yaml")).toContain("out: generated-api\n");
    expect(project.files("generated")).toEqual({ "mine.txt": "mine" });
  });

  it.each(["{", "[]", '{ "scripts": [] }'])("refuses %s as package.json, and writes nothing", async (text) => {
    project.write("package.json", text);
    const before = project.files(".");
    const { code, stderr } = await project.run("init --output package");
    expect(code).toBe(2);
    expect(stderr).toContain("package.json is not a JSON object");
    expect(project.files(".")).toEqual(before);
  });
});

describe("guildwire init with a document", () => {
  it("by its path makes a project in this folder", async () => {
    project.write("api.yaml", shelf());
    const { code, stdout } = await project.run("init ./api.yaml");
    expect(code).toBe(0);
    expect(stdout).toMatch(/^setting up a project for api\.yaml\n/);
    expect(project.read("guildwire.config.yaml")).toContain("spec: api.yaml\n");
    expect(project.read("guildwire.config.yaml")).toContain("\nstrict: true\n");
  });

  it("by a missing path writes nothing", async () => {
    const { code, stderr } = await project.run("init nothing.yaml");
    expect(code).toBe(2);
    expect(stderr).toContain("nothing.yaml");
    expect(existsSync(join(project.folder, "nothing.yaml"))).toBe(false);
  });

  it("by its URL copies it, records it, and is followed by update; a second run changes nothing", async () => {
    project.remove("openapi.yaml");
    server.on("/v1/api", shelf());
    const { code, stdout } = await project.run(`init ${server.origin}/v1/api`);
    expect(code).toBe(0);
    expect(stdout).toContain("+ openapi.yaml\n+ openapi.yaml.source.json\n");
    expect(stdout).toContain("npx guildwire update");
    expect(project.read("openapi.yaml")).toBe(shelf());
    expect(project.read("guildwire.config.yaml")).toContain(`source: "${server.origin}/v1/api"\n`);
    expect(project.read("guildwire.config.yaml")).not.toContain("strict");
    const before = project.files(".");
    expect(await project.run("update --check")).toMatchObject({ code: 0 });
    expect((await project.run(`init ${server.origin}/v1/api`)).stdout).toMatch(/nothing is missing\n$/);
    expect((await project.run("init")).stdout).toMatch(/nothing is missing\n$/);
    expect(project.files(".")).toEqual(before);
    server.on("/v1/api", shelf({ limit: 10 }));
    expect(await project.run("update --check")).toMatchObject({ code: 1 });
  });

  it("of several files by URL is written to a separate folder", async () => {
    server.on("/openapi.yaml", shelf({ extra: "components:\n  schemas: { Book: { $ref: 'book.yaml' } }\n" }));
    server.on("/book.yaml", "type: string\n");
    expect(await project.run(`init web --spec ${server.origin}/openapi.yaml`)).toMatchObject({ code: 0 });
    expect(Object.keys(project.files("web/spec")).toSorted()).toEqual([
      "book.yaml",
      "openapi.yaml",
      "openapi.yaml.source.json",
    ]);
    expect(await project.run("generate --check --config web/guildwire.config.yaml")).toMatchObject({ code: 0 });
  });

  it("by URL does not replace an existing document", async () => {
    server.on("/openapi.yaml", shelf());
    const before = project.files(".");
    const { code, stderr } = await project.run(`init ${server.origin}/openapi.yaml`);
    expect(code).toBe(2);
    expect(stderr).toContain(`openapi.yaml is there already, and is not a copy of ${server.origin}/openapi.yaml`);
    expect(project.files(".")).toEqual(before);
  });

  it.each([
    ["nothing", undefined, "there is no document at"],
    ["a page", "<html>", "is an HTML or XML page"],
    ["errors", shelf().replace("responses:", "responses: ["), "error "],
  ])("by a URL with %s writes nothing", async (_, content, message) => {
    project.remove("openapi.yaml");
    if (content !== undefined) server.on("/openapi.yaml", content);
    const before = project.files(".");
    const { code, stderr } = await project.run(`init ${server.origin}/openapi.yaml`);
    expect(code).not.toBe(0);
    expect(stderr).toContain(message);
    expect(project.files(".")).toEqual(before);
  });

  it("writes no query of a URL into the configuration", async () => {
    project.remove("openapi.yaml");
    server.on("/openapi.yaml", shelf());
    expect(await project.run(`init ${server.origin}/openapi.yaml?key=value`)).toMatchObject({ code: 0 });
    expect(project.read("guildwire.config.yaml")).not.toContain("source:");
    for (const text of Object.values(project.files("."))) expect(text).not.toContain("key=value");
  });

  it("is reported once", async () => {
    const { code, stderr } = await project.run("init openapi.yaml --spec openapi.yaml");
    expect(code).toBe(2);
    expect(stderr).toContain("two documents were named");
  });
});
