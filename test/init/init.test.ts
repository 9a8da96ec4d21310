import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { main } from "../../generator/src/cli/main.js";
import { Project } from "../cli/command.js";

const projectRoot = resolve(import.meta.dirname, "../..");
const patience = { timeout: 120_000 };

/** A folder that contains only the small specification of the command line's tests. */
function folder(): Project {
  const project = new Project();
  onTestFinished(() => project.remove(""));
  return project;
}

/** A command line in a folder of the project. */
async function run(
  project: Project,
  line: string,
  below = "",
): Promise<{ readonly code: number; readonly said: string }> {
  let said = "";
  const stream = {
    write(text: string) {
      said += text;
    },
  };
  const terminal = { stdout: stream, stderr: stream, env: {}, cwd: join(project.folder, below) };
  return { code: await main(line.split(" "), terminal), said };
}

/** Does what `npm install` does for the new project, with this repository's packages. */
function install(project: Project, below: string, packageName: string): void {
  const modules = join(project.folder, below, "node_modules");
  mkdirSync(modules);
  for (const name of ["@guildwire", "@types", "typescript", ".bin"]) {
    symlinkSync(join(projectRoot, "node_modules", name), join(modules, name), "junction");
  }
  symlinkSync(join(project.folder, below, "generated"), join(modules, packageName), "junction");
}

function npmTest(project: Project, below: string): { readonly code: number | null; readonly said: string } {
  const { status, stdout, stderr } = spawnSync("npm", ["test"], {
    cwd: join(project.folder, below),
    encoding: "utf8",
    timeout: 100_000,
  });
  return { code: status, said: stdout + stderr };
}

const own = [
  ".gitattributes",
  ".github/workflows/api.yaml",
  ".gitignore",
  "guildwire.config.yaml",
  "package.json",
  "test/bindings.test.ts",
  "tsconfig.json",
];

describe("guildwire init", () => {
  it("creates a project with an example, and lists the files and the next steps", async () => {
    const project = folder();
    const { code, said } = await run(project, "init shelf");
    expect(code).toBe(0);
    expect(project.read("shelf/guildwire.config.yaml")).toContain("stubs:\n  comments: summary\n");
    const written = Object.keys(project.files("shelf")).filter((name) => !name.startsWith("generated/"));
    const example = ["spec/books.yaml", "spec/openapi.yaml", "test/books.test.ts"];
    expect(written.toSorted()).toEqual([...own, ...example].toSorted());
    for (const name of written) expect(said).toContain(`+ ${name}\n`);
    const generated = Object.keys(project.files("shelf/generated")).length;
    expect(said).toMatch(/^setting up a project with an example specification\n/);
    expect(said).toContain(`+ generated/ (${generated - 1} files)\n`);
    expect([...said.matchAll(/^\+ (.*)$/gm)].map(([, name]) => name)).toHaveLength(written.length + 1);
    const steps = [...(said.split("\nNext:\n")[1] ?? "").matchAll(/^ {2}(\S+ \S+(?: \S+)?)(?: +#|$)/gm)];
    expect(steps.map(([, step]) => step)).toEqual(["cd shelf", "npm install", "npm test", "npm run generate"]);
    expect(said).toMatch(/^Import the client from [\w-]+\/client, and the server from [\w-]+\/server\.$/m);
    expect(project.read("shelf/spec/openapi.yaml")).toMatch(/^# yaml-language-server: \$schema=\.\.\/node_modules\//);
  });

  it("refers editors to a schema that the generator's package contains", async () => {
    const project = folder();
    await run(project, "init shelf");
    for (const name of ["openapi", "books"]) {
      const [, schema = ""] = /\$schema=\.\.\/node_modules\/(\S+)/.exec(project.read(`shelf/spec/${name}.yaml`)) ?? [];
      expect(existsSync(join(projectRoot, "node_modules", schema)), schema).toBe(true);
    }
  });

  it("pins every action of its workflow to a commit, with the version next to it", async () => {
    const project = folder();
    await run(project, "init shelf");
    const workflow = project.read("shelf/.github/workflows/api.yaml");
    const actions = [...workflow.matchAll(/uses: (.*)$/gm)].map(([, action]) => action);
    expect(actions).toHaveLength(2);
    for (const action of actions) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it("yields a project without diagnostics and without pending output", async () => {
    const project = folder();
    await run(project, "init shelf");
    expect(await run(project, "check", "shelf")).toEqual({
      code: 0,
      said: "spec/openapi.yaml: no errors (2 files, 3 operations)\n",
    });
    project.remove("shelf/generated/.guildwire");
    expect(await run(project, "generate --check", "shelf")).toMatchObject({ code: 0 });
  });

  it("creates a project for an existing specification", async () => {
    const project = folder();
    const { code, said } = await run(project, "init api --spec openapi.yaml");
    expect(code).toBe(0);
    const schema = "./api/node_modules/@guildwire/generator/schema/document.schema.json";
    expect(said).toContain(
      "guildwire lsp has diagnostics, completion and renames: npm install --save-dev @guildwire/tools\n",
    );
    expect(said).toContain(`let openapi.yaml begin with:\n# yaml-language-server: $schema=${schema}\n`);
    expect(project.read("api/guildwire.config.yaml")).toContain("spec: ../openapi.yaml\n");
    expect(JSON.parse(project.read("api/package.json"))).toMatchObject({
      name: "shelf",
      dependencies: { "shelf-bindings": "*" },
    });
    expect(existsSync(join(project.folder, "api/spec"))).toBe(false);
    expect(await run(project, "generate --check", "api")).toMatchObject({ code: 0 });
  });

  it("does so in the working directory as well, next to the specification", async () => {
    const project = folder();
    const { code, said } = await run(project, "init --spec openapi.yaml");
    expect(code).toBe(0);
    expect(said).not.toContain("cd ");
    expect(project.read("guildwire.config.yaml")).toContain("spec: openapi.yaml\n");
  });

  it("uses a specification in the folder for the project", async () => {
    const project = folder();
    const { code, said } = await run(project, "init");
    expect(code).toBe(0);
    expect(said).toMatch(/^setting up a project for openapi\.yaml\n/);
    expect(said).toContain("# after every change of openapi.yaml");
    expect(project.read("guildwire.config.yaml")).toContain("spec: openapi.yaml\n");
    expect(existsSync(join(project.folder, "spec"))).toBe(false);
  });

  it("uses the only OpenAPI document in the folder, whatever its name", async () => {
    const project = folder();
    renameSync(join(project.folder, "openapi.yaml"), join(project.folder, "Shelf.v3.yml"));
    project.write("data.json", '{ "openapi": true }\n');
    const { code, said } = await run(project, "init");
    expect(code).toBe(0);
    expect(said).toMatch(/^setting up a project for Shelf\.v3\.yml\n/);
    expect(project.read("guildwire.config.yaml")).toContain("spec: Shelf.v3.yml\n");
    expect(existsSync(join(project.folder, "spec"))).toBe(false);
    expect(await run(project, "generate --check")).toMatchObject({ code: 0 });
  });

  it("lists all documents if there are several, and writes nothing", async () => {
    const project = folder();
    mkdirSync(join(project.folder, "api"));
    for (let version = 10; version < 22; version++) project.write(`api/v${version}.json`, '{ "openapi": "3.0.0" }\n');
    const { code, said } = await run(project, "init api");
    expect(code).toBe(2);
    const names = Array.from({ length: 10 }, (_, index) => `api/v${10 + index}.json`).join(", ");
    expect(said).toContain(`api holds 12 OpenAPI documents: ${names} and 2 more\n`);
    expect(said).toContain("--spec FILE");
    expect(readdirSync(join(project.folder, "api"))).toHaveLength(12);
  });

  it("uses the one of several documents that --spec names", async () => {
    const project = folder();
    renameSync(join(project.folder, "openapi.yaml"), join(project.folder, "new.yaml"));
    project.write("old.yaml", project.read("new.yaml"));
    expect((await run(project, "init")).said).toContain("this folder holds 2 OpenAPI documents: new.yaml, old.yaml\n");
    expect((await run(project, "init --spec new.yaml")).code).toBe(0);
    expect(project.read("guildwire.config.yaml")).toContain("spec: new.yaml\n");
  });

  it("reports a folder that exceeds the search limits", patience, async () => {
    const project = folder();
    mkdirSync(join(project.folder, "data"));
    for (let index = 0; index <= 2000; index++) project.write(`data/${index}.json`, "");
    const { code, said } = await run(project, "init data");
    expect(code).toBe(2);
    expect(said).toContain("data holds more JSON and YAML files than are looked through for a specification\n");
    expect(readdirSync(join(project.folder, "data"))).toHaveLength(2001);
  });

  it("uses package folders when guildwire runs from source, and reports that", async () => {
    const project = folder();
    const { said } = await run(project, "init shelf");
    expect(said).toContain("package.json names @guildwire/generator and @guildwire/runtime by their folders");
    const { devDependencies } = JSON.parse(project.read("shelf/package.json")) as {
      readonly devDependencies: Readonly<Record<string, string>>;
    };
    for (const name of ["generator", "runtime"]) {
      const [, path = ""] = /^file:(.+)$/.exec(devDependencies[`@guildwire/${name}`] ?? "") ?? [];
      expect(resolve(project.folder, "shelf", path)).toBe(join(projectRoot, name));
    }
  });

  it("keeps existing files and reports them", async () => {
    const project = folder();
    project.write(".gitignore", "mine\n");
    project.write("tsconfig.json", "{}\n");
    const { code, said } = await run(project, "init");
    expect(code).toBe(0);
    for (const name of [".gitignore", "tsconfig.json"]) expect(said).toContain(`= ${name}\n`);
    expect(project.read(".gitignore")).toBe("mine\n");
    expect(project.read("tsconfig.json")).toBe("{}\n");
  });

  it.each([
    ["openapi: [", 2, "error syntax-error"],
    [
      "openapi: 3.1.0\ninfo: { title: t, version: '1' }\npaths: {}\ncomponents: { schemas: { A: { $ref: ../x.yaml } } }\n",
      1,
      "error reference-outside-root",
    ],
  ])("writes nothing around a specification with errors: %j", async (text, want, finding) => {
    const project = folder();
    project.write("broken.yaml", text);
    const { code, said } = await run(project, "init api --spec broken.yaml");
    expect(code).toBe(want);
    expect(said).toContain(finding);
    expect(existsSync(join(project.folder, "api"))).toBe(false);
  });

  it.each(["init api --spec nowhere.yaml", "init a b"])("%s is refused", async (line) => {
    const project = folder();
    expect((await run(project, line)).code).toBe(2);
    expect(existsSync(join(project.folder, "api"))).toBe(false);
  });
});

describe.skipIf(process.platform === "win32")("the created project", () => {
  it("passes its own npm test, which fails once the output is out of date", patience, async () => {
    const project = folder();
    await run(project, "init shelf");
    install(project, "shelf", "shelf-bindings");
    const { code, said } = npmTest(project, "shelf");
    expect({ code, said }).toMatchObject({ code: 0 });
    expect(said).toMatch(/pass 4$/m);
    project.replace("shelf/spec/books.yaml", "maxLength: 200", "maxLength: 300");
    const after = npmTest(project, "shelf");
    expect(after.code).not.toBe(0);
    expect(after.said).toContain("is not what spec/openapi.yaml generates");
  });

  it("passes it with an existing specification, too", patience, async () => {
    const project = folder();
    await run(project, "init api --spec openapi.yaml");
    install(project, "api", "shelf-bindings");
    const { code, said } = npmTest(project, "api");
    expect({ code, said }).toMatchObject({ code: 0 });
    expect(said).toMatch(/pass 2$/m);
  });
});
