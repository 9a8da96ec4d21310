import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { fleet } from "./fleet.js";
import { TestProject } from "./project.js";

let project: TestProject;
beforeEach(() => {
  project = new TestProject("output: source\nonly: [types, validators, client]\n");
  project.write("openapi.yaml", fleet("current"));
});
afterEach(() => project.remove());

const compilerOptions = {
  target: "es2022",
  strict: true,
  noEmit: true,
  types: [],
  lib: ["es2022", "dom", "dom.iterable"],
};
const styles = {
  ".js": { ...compilerOptions, module: "nodenext" },
  ".ts": { ...compilerOptions, module: "nodenext", allowImportingTsExtensions: true },
  "": { ...compilerOptions, module: "preserve", moduleResolution: "bundler" },
} as const;

const text = (module: string, names: { readonly type: string; readonly label: string }): string =>
  `import type { ${names.type} } from "${module}"; // ${names.type}\nexport const a = (ship: ${names.type}): string => ship.${names.label};\n`;
const former = { type: "Ship", label: "label" };
const current = { type: "Vessel", label: "name" };

describe("guildwire rename in a program with source code", { timeout: 60_000 }, () => {
  it.each(
    Object.entries(styles).flatMap(([extension, options]) =>
      [true, false].map((isGenerated) => [extension, options, isGenerated] as const),
    ),
  )("follows relative imports that end with %j, %s, generated before: %s", async (extension, options, isGenerated) => {
    const index = extension === "" ? "" : `/index${extension}`;
    project.write("tsconfig.json", JSON.stringify({ compilerOptions: options, include: ["src"] }));
    if (isGenerated) await project.generate(fleet("current"));
    const modules = { "src/types.ts": `../out/types${index}`, "src/deep/root.ts": `../../out${index}` };
    for (const [path, module] of Object.entries(modules)) project.write(path, text(module, former));
    const { code, stdout } = await project.run("rename", "src");
    expect(stdout).toContain("6 uses in 2 files renamed");
    expect(code).toBe(0);
    for (const [path, module] of Object.entries(modules)) {
      expect(project.read(path)).toBe(text(module, current).replace("// Vessel", "// Ship"));
    }
  });

  it("follows aliases of tsconfig.json, and leaves other modules of these names alone", async () => {
    const options = { ...styles[""], paths: { "@/*": ["./*"] } };
    project.write("tsconfig.json", JSON.stringify({ compilerOptions: options, include: ["src", "own", "out"] }));
    await project.generate(fleet("current"));
    project.write("own/types.ts", "export interface Ship { readonly label: string }\n");
    project.write("src/aliased.ts", text("@/out/types", former));
    project.write("src/own.ts", text("@/own/types", former));
    const checked = (name: string): string =>
      `import { ${name} } from "@/out/validators";\nexport const b = ${name};\n`;
    project.write("src/checked.ts", checked("Ship"));
    expect(await project.run("rename", "src")).toMatchObject({ code: 0 });
    expect(project.read("src/aliased.ts")).toContain('{ Vessel } from "@/out/types"');
    expect(project.read("src/own.ts")).toBe(text("@/own/types", former));
    expect(project.read("src/checked.ts")).toBe(checked("Vessel"));
  });

  it("renames in a file of the user inside the output folder, but not in generated files", async () => {
    project.write("tsconfig.json", JSON.stringify({ compilerOptions: styles[".ts"], include: ["src", "out"] }));
    await project.generate(fleet("current"));
    project.write("out/extra.ts", text("./types/index.ts", former));
    const generated = project.read("out/types/index.ts");
    expect(await project.run("rename", "out")).toMatchObject({ code: 0 });
    expect(project.read("out/extra.ts")).toContain("import type { Vessel }");
    expect(project.read("out/types/index.ts")).toBe(generated);
    rmSync(join(project.folder, "out/extra.ts"));
    expect(await project.run("generate", "--check")).toMatchObject({ code: 0 });
  });
});
