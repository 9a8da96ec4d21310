import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { Project } from "../cli/command.js";

let project: Project;
beforeEach(() => {
  project = new Project();
  onTestFinished(() => project.remove(""));
});

const packageText =
  '{\n  "name": "web",\n  "type": "module",\n  "scripts": { "build": "vite build", "dev": "vite" }\n}\n';

function packageFile(): Record<string, Record<string, string>> {
  return JSON.parse(project.read("package.json"));
}

function writeFile(name: string, text: string): void {
  mkdirSync(dirname(join(project.folder, name)), { recursive: true });
  writeFileSync(join(project.folder, name), text);
}

describe("the output that guildwire init chooses", () => {
  it.each([
    ["source beside a package.json", packageText, "init", "output: source, because there is a package.json"],
    ["a package in a folder without one", undefined, "init", "output: package, because there is no package.json yet"],
    ["what --output names", packageText, "init --output package", "output: package, as --output says"],
    ["what --output names in an empty folder", undefined, "init --output source", "output: source, as --output says"],
  ])("is %s", async (_, text, line, reason) => {
    if (text !== undefined) project.write("package.json", text);
    const { code, stdout } = await project.run(line);
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining(`\n${reason}`) });
    const isSource = reason.startsWith("output: source");
    expect(existsSync(join(project.folder, "src/api/client/index.ts"))).toBe(isSource);
    expect(existsSync(join(project.folder, "generated/package.json"))).toBe(!isSource);
    expect(await project.run("generate --check")).toMatchObject({ code: 0 });
    const before = project.files(".");
    const again = await project.run("init");
    expect(again.stdout).toContain("as the configuration says\n");
    expect(again.stdout).toMatch(/nothing is missing\n$/);
    expect(project.files(".")).toEqual(before);
  });
});

describe("the layout that guildwire init writes", () => {
  const operation = (tag: string, at: number): object => ({
    get: { operationId: `get${at}`, tags: [tag], responses: { 204: { description: "Done." } } },
  });
  const document = (count: number): string =>
    JSON.stringify({
      openapi: "3.1.0",
      info: { title: "Shop", version: "1.0.0" },
      paths: Object.fromEntries(
        Array.from({ length: count }, (_, at) => [`/things/${at}`, operation(at % 2 === 0 ? "even" : "odd", at)]),
      ),
    });

  it.each([
    ["single", 2, "client/operations.ts"],
    ["groups", 50, "client/even.ts"],
  ])("is %s for a document of %i operations", async (layout, count, file) => {
    project.write("package.json", packageText);
    project.write("openapi.yaml", document(count));
    expect((await project.run("init")).code).toBe(0);
    expect(project.read("guildwire.config.yaml")).toContain(`\nlayout: ${layout}\n`);
    expect(existsSync(join(project.folder, "src/api", file))).toBe(true);
  });
});

describe("guildwire init beside a package.json", () => {
  beforeEach(() => project.write("package.json", packageText));

  it("adds the runtime, and no build, tests or compiler of its own", async () => {
    await project.run("init");
    expect(packageFile()).toMatchObject({
      scripts: {
        build: "vite build",
        dev: "vite",
        generate: "guildwire generate",
        check: "guildwire check && guildwire generate --check",
      },
      dependencies: { "@guildwire/runtime": expect.any(String) },
      devDependencies: { "@guildwire/generator": expect.any(String) },
    });
    expect(Object.keys(packageFile()["dependencies"] ?? {})).toHaveLength(1);
    expect(Object.keys(packageFile()["devDependencies"] ?? {})).toHaveLength(1);
    for (const name of ["test", "tsconfig.json", "generated"]) {
      expect(existsSync(join(project.folder, name)), name).toBe(false);
    }
    expect(project.read("guildwire.config.yaml")).toContain("\noutput: source\nout: src/api\n");
    expect(project.read("guildwire.config.yaml")).not.toContain("packageName");
    expect(project.read(".gitattributes")).toContain("/src/api/** ");
  });

  it("chooses another folder if src/api has other files", async () => {
    writeFile("src/api/mine.ts", "export {};\n");
    expect((await project.run("init")).code).toBe(0);
    expect(project.read("guildwire.config.yaml")).toContain("\nout: src/generated-api\n");
    expect(project.files("src/api")).toEqual({ "mine.ts": "export {};\n" });
  });
});

describe("guildwire init excludes the output from formatters", () => {
  beforeEach(() => project.write("package.json", packageText));

  it.each([
    [
      "biome.json",
      '{ "formatter": { "enabled": true } }\n',
      '{ "formatter": { "enabled": true }, "files": {"includes":["**","!src/api/**"]} }\n',
    ],
    [
      "biome.jsonc",
      '{\n\t// ours\n\t"files": {\n\t\t"includes": ["src/**"] // all\n\t}\n}\n',
      '{\n\t// ours\n\t"files": {\n\t\t"includes": ["src/**", "!src/api/**"] // all\n\t}\n}\n',
    ],
    [
      "biome.json",
      '{\r\n  "$schema": "https://biomejs.dev/schemas/1.9.4/schema.json",\r\n  "files": { "ignore": ["dist"] }\r\n}\r\n',
      '{\r\n  "$schema": "https://biomejs.dev/schemas/1.9.4/schema.json",\r\n  "files": { "ignore": ["dist", "src/api/**"] }\r\n}\r\n',
    ],
    [".prettierignore", "dist", "dist\nsrc/api/\n"],
    [".prettierignore", "dist\r\n", "dist\r\nsrc/api/\r\n"],
    [".eslintignore", "dist\n", "dist\nsrc/api/\n"],
    [
      ".eslintrc.json",
      '{\n  "root": true, // ours\n  "ignorePatterns": ["dist/"]\n}\n',
      '{\n  "root": true, // ours\n  "ignorePatterns": ["dist/", "src/api/"]\n}\n',
    ],
    [".eslintrc", '{\n  "root": true\n}\n', '{\n  "root": true,\n  "ignorePatterns": [\n    "src/api/"\n  ]\n}\n'],
  ])("in %s, every other byte as it was: %j", async (name, before, after) => {
    project.write(name, before);
    const { stdout } = await project.run("init");
    expect(stdout).toContain(`~ ${name}\n`);
    expect(project.read(name)).toBe(after);
    expect((await project.run("init")).stdout).toMatch(/nothing is missing\n$/);
    expect(project.read(name)).toBe(after);
  });

  it.each([
    ["a configuration", ".prettierrc", "{}", undefined],
    ["a dependency", "package.json", '{ "devDependencies": { "prettier": "^3.0.0" } }\n', undefined],
  ])("in a new .prettierignore if Prettier is used by %s", async (_, name, text) => {
    project.write(name, text);
    expect((await project.run("init")).stdout).toContain("+ .prettierignore\n");
    expect(project.read(".prettierignore")).toBe("src/api/\n");
  });

  it.each([
    ["eslint.config.js", "export default [];\n", '! ESLint: add { ignores: ["src/api/**"] } to eslint.config.js\n'],
    [".eslintrc.cjs", "module.exports = {};\n", '! ESLint: add "src/api/" to ignorePatterns in .eslintrc.cjs\n'],
    ["biome.json", "{ broken", "! Biome: exclude src/api in biome.json\n"],
    ["biome.json", '{ "files": { "includes": "src" } }', "! Biome: exclude src/api in biome.json\n"],
  ])("by advice where %s cannot be edited safely", async (name, text, advice) => {
    project.write(name, text);
    const { code, stdout } = await project.run("init");
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining(advice) });
    expect(project.read(name)).toBe(text);
  });

  it("by advice for a configuration of the repository above the project", async () => {
    mkdirSync(join(project.folder, ".git"));
    project.write("biome.json", "{}");
    writeFile("packages/web/package.json", packageText);
    const { stdout } = await project.run("init packages/web --spec openapi.yaml");
    expect(stdout).toContain("! Biome: exclude src/api in ../../biome.json (files.includes)\n");
    expect(project.read("biome.json")).toBe("{}");
  });

  it("not at all in a project without formatters", async () => {
    await project.run("init");
    expect(existsSync(join(project.folder, ".prettierignore"))).toBe(false);
  });
});

describe("scripts of a project with a package", () => {
  it("build the bindings first, whatever the package manager, unless they run a script that does", async () => {
    const scripts = {
      build: "tsc --noEmit && vite build",
      dev: "vite",
      test: "pnpm build && vitest run",
      prepare: "husky",
      prepack: "tsc",
      prepublishOnly: "pnpm test",
      lint: "eslint .",
    };
    project.write("package.json", JSON.stringify({ scripts, packageManager: "pnpm@10.0.0" }, undefined, 2));
    await project.run("init --output package");
    expect(packageFile()["scripts"]).toMatchObject({
      "build:api": "tsc -b generated",
      build: "pnpm run build:api && tsc --noEmit && vite build",
      dev: "pnpm run build:api && vite",
      test: "pnpm build && vitest run",
      prepare: "pnpm run build:api && husky",
      prepack: "pnpm run build:api && tsc",
      prepublishOnly: "pnpm test",
      lint: "eslint .",
    });
  });

  it.each(["husky || true", "vite & node server.js", "clean; vite", "a\nb"])(
    "are kept with advice if a failed build would not end them: %j",
    async (prepare) => {
      project.write("package.json", JSON.stringify({ scripts: { build: "vite build", prepare } }));
      const { stdout } = await project.run("init --output package");
      expect(packageFile()["scripts"]?.["prepare"]).toBe(prepare);
      expect(stdout).toContain(
        "! package.json: run npm run build:api before the script prepare, which init did not change",
      );
    },
  );
});

describe("a library", () => {
  const advice = "publish shelf-bindings and depend on its version, or use --output source";

  it("gets advice on publishing the bindings if they are a package", async () => {
    project.write("package.json", JSON.stringify({ name: "library", exports: "./dist/index.js" }));
    const { stdout } = await project.run("init --output package");
    expect(stdout).toContain(advice);
  });

  it.each([
    ["with --output source", { exports: "./dist/index.js" }, "source"],
    ["if it is private", { exports: "./dist/index.js", private: true }, "package"],
    ["with the keys of npm init only", { version: "1.0.0", main: "index.js" }, "package"],
  ])("gets no such advice %s", async (_, fields, output) => {
    project.write("package.json", JSON.stringify({ name: "library", ...fields }));
    const { code, stdout } = await project.run(`init --output ${output}`);
    expect(code).toBe(0);
    expect(stdout).not.toContain("publish");
  });
});

describe("a switch of the output", () => {
  const config = "# ours\r\nspec: openapi.yaml\r\nstubs: { out: src/handlers } # handlers\r\n";

  it("leaves a project as if it had begun with the other output, and back", async () => {
    project.write("package.json", packageText);
    project.write("tsconfig.json", '{ "compilerOptions": { "module": "nodenext" } }');
    await project.run("init");
    project.write("guildwire.config.yaml", `${project.read("guildwire.config.yaml")}  out: src/handlers\n`);
    await project.run("stubs");
    const before = project.files(".");
    const { code, stdout } = await project.run("init --output package");
    expect(code).toBe(0);
    expect(stdout).toContain("- src/api/ (19 files)\n");
    expect(stdout).toContain("~ imports of handlers in 2 files\n");
    expect(existsSync(join(project.folder, "src/api"))).toBe(false);
    expect(packageFile()["scripts"]).toMatchObject({ build: "npm run build:api && vite build" });
    expect(project.read("src/handlers/index.ts")).toContain('from "api-bindings/server";');
    expect(await project.run("generate --check")).toMatchObject({ code: 0 });
    expect(await project.run("stubs --check")).toMatchObject({ code: 0 });
    expect((await project.run("init --output source")).code).toBe(0);
    const after = project.files(".");
    // The incremental stamp is of the last run.
    const stamp = "src/api/.guildwire/unchanged.json";
    expect(Object.keys(after)).toEqual(Object.keys(before));
    const { "package.json": _, [stamp]: __, ...rest } = after;
    for (const [path, text] of Object.entries(rest)) expect(text, path).toBe(before[path]);
    expect(packageFile()["scripts"]).toEqual(JSON.parse(before["package.json"] ?? "").scripts);
    expect(packageFile()["dependencies"]).toEqual(JSON.parse(before["package.json"] ?? "").dependencies);
  });

  it("edits only the output in the configuration, and keeps files that were edited", async () => {
    project.write("guildwire.config.yaml", `${config}out: 'generated' # old\r\n`);
    project.write("package.json", packageText);
    await project.run("generate");
    project.write("generated/src/limits.ts", "// mine\n");
    project.write("generated/notes.txt", "mine");
    const { stdout } = await project.run("init --output source");
    expect(stdout).toContain("generated/src/limits.ts was edited by hand; kept, and now yours\n");
    expect(project.files("generated")).toEqual({ "src/limits.ts": "// mine\n", "notes.txt": "mine" });
    expect(project.read("guildwire.config.yaml")).toBe(
      `${config.replace("spec: openapi.yaml\r\n", "spec: openapi.yaml\r\noutput: source\r\n")}out: src/api # old\r\n`,
    );
  });

  it("keeps imports of a configured module", async () => {
    project.write("guildwire.config.yaml", `${config.replace("src/handlers", "src/handlers, import: '#api'")}`);
    project.write("package.json", packageText);
    await project.run("generate");
    await project.run("stubs");
    const before = project.files("src/handlers");
    await project.run("init --output source");
    expect(project.files("src/handlers")).toEqual(before);
  });
});
