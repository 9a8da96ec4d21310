import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { Project } from "../cli/command.js";
import { runCompiler } from "../compiler.js";
import { generated } from "../foreign/foreign-api.js";
import { projectRoot } from "../types/compile.js";

const shelf = resolve(import.meta.dirname, "shelf.yaml");

function project(config: string): Project {
  const made = new Project();
  onTestFinished(() => made.remove(""));
  made.write("openapi.yaml", readFileSync(shelf, "utf8"));
  made.write("guildwire.config.yaml", `spec: openapi.yaml\n${config}\n`);
  return made;
}

describe("schemas of Zod", () => {
  it("are written as users of Zod write them", async () => {
    const { files } = await generated(shelf, {}, ["zod"]);
    const text = files.map(({ path, text }) => (path.startsWith("src/zod/") ? text : "")).join("\n");
    for (const printed of [
      `export const Book = z.object({
  title: z.string().min(1).check(maxLength(40)),
  subtitle: z.string().check(minLength(2)).nullable().optional(),
  price: z.number().min(0).check(multipleOfDecimal(0.01)),
  state: State.optional(),
  secret: z.string().optional(),
  language: z.string().regex(/^[a-z]{2}$/u).default("en"),
  pages: z.int().gt(0).check(multipleOfDecimal(2)).optional(),
  tags: z.array(z.string()).min(1).max(3).check(uniqueItems).optional(),
});`,
      'export const State = z.enum(["draft", "published", "out of print"]);',
      'export const StateResponse = z.union([z.enum(["draft", "published", "out of print"]), z.string()]);',
      "export const Counts = z.record(z.string(), z.int().min(0));",
      'export const Shape = z.discriminatedUnion("kind", [',
      'Circle.extend({ kind: z.literal("circle") })',
      'export const Narrowed = Base.extend({ id: z.enum(["one", "two"]) });',
      "export const Closed = z.strictObject({",
      "export const Kept = z.looseObject({ name: z.string().optional() });",
      '  email: z.stringFormat("email", isEmail).optional(),',
      "  uuid: z.guid().optional(),",
      "export const ListBooksQuery = z.object({\n  limit: z.int().min(1).max(100).default(20),",
      "export const CreateBookBody = Book;",
    ]) {
      expect(text).toContain(printed);
    }
  });

  it("are an optional entry, with the library as an optional peer, and keep the other files", async () => {
    const { files } = await generated(shelf, {}, ["zod"]);
    const standard = await generated(shelf);
    const texts = new Map(files.map(({ path, text }) => [path, text]));
    const manifest = JSON.parse(texts.get("package.json") ?? "{}");
    expect(manifest.peerDependencies).toEqual({ zod: "^4.3.0" });
    expect(manifest.peerDependenciesMeta).toEqual({ zod: { optional: true } });
    expect(manifest.exports).toHaveProperty("./zod");
    const changed = standard.files.filter(({ path, text }) => texts.get(path) !== text).map(({ path }) => path);
    expect(changed).toEqual(["README.md", "package.json", "tsconfig.json"]);
    expect(texts.get("tsconfig.json")).toContain('"isolatedDeclarations": false');
  });

  it("need the validators for what only these can check", async () => {
    const made = project("emitters: [types, zod]");
    const { code, stderr } = await made.run("generate");
    expect(code).toBe(1);
    expect(stderr).toContain("has a rule that only its validator can check");
    expect(stderr).toMatch(/openapi\.yaml:\d+:\d+ error emitter-refused/);
    made.write("guildwire.config.yaml", "spec: openapi.yaml\nemitters: [types, validators, zod]\n");
    expect((await made.run("generate")).code).toBe(0);
    expect(Object.keys(made.files("generated/src")).filter((path) => path.startsWith("zod"))).toContain("zod/index.ts");
  });

  it("are part of source code, and compile there", { timeout: 90_000 }, async () => {
    const made = project("output: source\nemitters: [standard, zod]");
    const compilerOptions = {
      ...{ strict: true, noUncheckedIndexedAccess: true, verbatimModuleSyntax: true, noUnusedLocals: true },
      ...{ noEmit: true, module: "nodenext", target: "es2022", types: [], allowImportingTsExtensions: true },
      lib: ["es2023", "dom", "dom.iterable", "dom.asynciterable"],
    };
    made.write("tsconfig.json", JSON.stringify({ compilerOptions, include: ["src"] }));
    made.write("package.json", JSON.stringify({ type: "module" }));
    expect(await made.run("generate")).toMatchObject({ code: 0 });
    expect((await made.run("generate --check")).code).toBe(0);
    expect(made.read("src/api/zod/index.ts")).toContain("biome-ignore-all lint: generated");
    mkdirSync(join(made.folder, "node_modules"), { recursive: true });
    for (const name of ["@guildwire", "zod"]) {
      symlinkSync(join(projectRoot, "node_modules", name), join(made.folder, "node_modules", name), "junction");
    }
    expect(runCompiler(made.folder, "-p", ".")).toBe("");
  });
});
