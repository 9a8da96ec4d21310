import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { evaluateConfig } from "../../generator/src/project/config-code.js";
import { configNames } from "../../generator/src/project/config-file.js";
import { Project } from "./command.js";

const settings = { spec: "openapi.yaml", out: "lib", packageName: "@example/books" };
const typed = `import { defineConfig } from "@guildwire/generator";

const out: string = "lib";
export default defineConfig({ spec: "openapi.yaml", out, packageName: "@example/books" });
`;

/** The same configuration in every format. */
const forms: Readonly<Record<string, string>> = {
  "guildwire.config.ts": typed,
  "guildwire.config.mts": typed,
  "guildwire.config.js": `export default ${JSON.stringify(settings)};\n`,
  "guildwire.config.mjs": `export default ${JSON.stringify(settings)};\n`,
  "guildwire.config.json": JSON.stringify({ $schema: "config.schema.json", ...settings }),
  "guildwire.config.yaml": "spec: openapi.yaml\nout: lib\npackageName: '@example/books'\n",
};

/** What a run without an edition in the configuration prints beside its result. */
const notice: unknown = expect.stringMatching(/^edition .*\n$/);

/** Where a diagnostic is, and what it says. */
async function report(project: Project): Promise<readonly string[]> {
  const { code, stdout, stderr } = await project.run("check --format json");
  expect({ code, stderr }).toEqual({ code: 2, stderr: "" });
  const diagnostics = JSON.parse(stdout) as readonly {
    readonly message: string;
    readonly fix?: string;
    readonly location: { readonly file: string; readonly line: number; readonly column: number };
  }[];
  return diagnostics.map(
    ({ message, fix, location: { file, line, column } }) =>
      `${file}:${line}:${column} ${message}${fix === undefined ? "" : `; ${fix}`}`,
  );
}

describe("a configuration", () => {
  test("has one of six names", () => {
    expect(Object.keys(forms)).toEqual(configNames);
  });

  test.each(configNames)("is read from %s, and an unchanged run is found", async (name) => {
    const project = new Project();
    project.write(name, forms[name] ?? "");
    expect(await project.run("generate --only types")).toMatchObject({ code: 0, stderr: notice });
    expect(Object.keys(project.files("lib"))).toContain("src/types/index.ts");
    const again = await project.run("generate --only types");
    expect(again).toMatchObject({ code: 0, stdout: expect.stringMatching(/^unchanged \(\d+ files\)\n$/) });
  });

  test("is an error if there are two, which names both", async () => {
    const project = new Project();
    project.write("guildwire.config.ts", typed);
    project.write("guildwire.config.yaml", "");
    expect(await report(project)).toEqual([
      "guildwire.config.yaml:1:1 guildwire.config.ts and guildwire.config.yaml are both configurations; keep one of them, or name one with --config",
    ]);
    expect(await project.run("generate --only types --config guildwire.config.yaml")).toMatchObject({ code: 0 });
  });

  test("imports TypeScript and JavaScript as the compiler resolves them", async () => {
    const project = new Project();
    mkdirSync(join(project.folder, "shared"));
    project.write("shared/index.ts", `export enum Place { Out = "lib" }\n`);
    project.write("names.mjs", `export const packageName = "@example/books";\n`);
    project.write(
      "guildwire.config.ts",
      `import { Place } from "./shared";\nimport { packageName } from "./names.mjs";\nimport { spec } from "./spec.js";\nexport default { spec, out: Place.Out, packageName };\n`,
    );
    project.write("spec.ts", `export const spec = "openapi.yaml" as const;\n`);
    expect(await project.run("generate --only types")).toMatchObject({ code: 0, stderr: notice });
    project.write("spec.ts", `export const spec = "none.yaml" as const;\n`);
    expect((await project.run("generate --only types")).stderr).toContain("none.yaml");
  });

  test("is not in standard output, whatever it prints", async () => {
    const project = new Project();
    project.write("guildwire.config.mjs", `console.log("hello");\nexport default { spec: "openapi.yaml" };\n`);
    const { stdout } = await project.run("check --format json");
    expect(JSON.parse(stdout)).toBeInstanceOf(Array);
  });

  test("sees the environment, which an unchanged run notices", async () => {
    const project = new Project();
    project.write("guildwire.config.mjs", `export default { packageName: process.env["TEST_API_NAME"] };\n`);
    process.env["TEST_API_NAME"] = "first-api";
    try {
      await project.run("generate");
      process.env["TEST_API_NAME"] = "second-api";
      await project.run("generate");
    } finally {
      delete process.env["TEST_API_NAME"];
    }
    expect(project.read("generated/package.json")).toContain('"second-api"');
  });
});

describe("an error of a configuration that is a program", () => {
  const schema = { spec: 1, stubs: { style: "clas" } };
  test.each([
    [
      `export default ${JSON.stringify(schema)};`,
      ["1:24 spec is 1", '1:43 stubs.style is "clas"; did you mean `class`?'],
    ],
    ["const stubs = {\n  style: 7,\n};\nexport default { stubs };", ["2:10 stubs.style is 7"]],
    ["const more = { out: 7 };\nexport default { ...more } satisfies object;", ["1:21 out is 7"]],
    ["export default ({ ot: 'a' } as object);", ['1:19 the configuration has no key "ot"; did you mean `out`?']],
    ["export default { values: { dates: () => 'Date' } };", ["1:35 values.dates is a function"]],
    ["export default { names: new Map() };", ["1:25 names is an instance of Map"]],
    ["export default { out: Symbol('a') };", ["1:23 out is a symbol"]],
    ["export default class Config {}", ["1:1 the configuration is a class"]],
    ["export default () => ({});", ["1:16 the configuration is a function"]],
    ["const a: Record<string, unknown> = {};\na.b = a;\nexport default a;", ["3:16 b is a cycle"]],
    ["export const spec = 'a';", ["1:1 the configuration has no default export"]],
    ["const spec: string = 'a';\nthrow new RangeError(`not ${spec}`);", ["2:7 RangeError: not a"]],
    ["export default {\n  spec: 'a\n};", ["2:9 Unterminated string"]],
    ["export default { out: undefined, spec: [undefined] };", ["1:41 spec.0 is undefined"]],
    ["process.exit(0);", ["1:1 the configuration ended its process"]],
  ])("is located: %s", async (text, want) => {
    const project = new Project();
    project.write("guildwire.config.ts", text);
    expect(await report(project)).toEqual(want.map((line) => `guildwire.config.ts:${line}`));
  });

  test("is located in the file that it imports", async () => {
    const project = new Project();
    project.write("guildwire.config.ts", `import { spec } from "./spec.js";\nexport default { spec };\n`);
    project.write("spec.ts", `export type A = string;\n\nexport const spec: A = JSON.parse("{");\n`);
    const [first = ""] = await report(project);
    expect(first).toMatch(/^spec\.ts:3:\d+ SyntaxError: |^spec\.ts:3:\d+ /);
  });

  test("is a limit of time", async () => {
    const project = new Project();
    project.write("guildwire.config.ts", "for (;;);\n");
    const limits = { milliseconds: 1500, megabytes: 64 };
    const { error, files } = await evaluateConfig(join(project.folder, "guildwire.config.ts"), limits);
    expect(error).toEqual({ message: "the configuration was still running after 1.5 s" });
    expect(files.map(({ path }) => path)).toEqual([join(project.folder, "guildwire.config.ts")]);
  });

  test("is a limit of memory", async () => {
    const project = new Project();
    project.write("guildwire.config.ts", "const all = [];\nfor (;;) all.push(new Array(10_000).fill({}));\n");
    const limits = { milliseconds: 60_000, megabytes: 32 };
    const { error } = await evaluateConfig(join(project.folder, "guildwire.config.ts"), limits);
    expect(error).toEqual({ message: "the configuration uses more than 32 MB of memory" });
  });
});
