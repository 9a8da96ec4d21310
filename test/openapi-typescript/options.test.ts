import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import openapiTS, { astToString } from "openapi-typescript";
import { describe, expect, it, onTestFinished } from "vitest";
import { parse } from "yaml";
import { projectRoot } from "../types/compile.js";
import { differencesOf, errorsOf } from "./both-outputs.js";
import { typesOf, withSchemas } from "./printed-types.js";

const document = join(import.meta.dirname, "options.yaml");
const written = parse(readFileSync(document, "utf8"));
const patience = 120_000;
const ours = join(projectRoot, "generator/bin/guildwire.js");
const theirs = resolve(dirname(createRequire(import.meta.url).resolve("openapi-typescript")), "../bin/cli.js");

/** Writes `guildwire.ts` and `openapi-typescript.ts` with the same flags. */
function outputs(flags: readonly string[]): { readonly folder: string; readonly texts: readonly [string, string] } {
  const folder = mkdtempSync(join(tmpdir(), "guildwire-options-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const run = (args: readonly string[]): void => {
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
    if (status !== 0) throw new Error(stderr);
  };
  run([ours, "types", document, "--paths", "-o=guildwire.ts", ...flags]);
  run([theirs, document, "-o=openapi-typescript.ts", ...flags]);
  const textOf = (name: string): string => readFileSync(join(folder, name), "utf8");
  return { folder, texts: [textOf("guildwire.ts"), textOf("openapi-typescript.ts")] };
}

/** The names of exported declarations of a form, in order. */
function declared(text: string, form: "interface" | "type" | "enum"): readonly string[] {
  return [...text.matchAll(new RegExp(`^export ${form} ([\\w$]+)`, "gm"))].map(([, name = ""]) => name);
}

/** Options whose types are compared in both directions, with a text that shows that the option does something. */
const compared: readonly (readonly [flag: string, shows: RegExp])[] = [
  ["--immutable", /readonly purrs\?: boolean/],
  ["--default-non-nullable=false", /a\?: string;\n\s+(?:\/\*\*[^/]*\*\/\s+)?b\?: string \| null/],
  ["--properties-required-by-default", /readonly now: string/],
  ["--array-length", /two\?: \[string, string\]/],
  ["--export-type", /^export type paths = \{/m],
  ["--empty-objects-unknown", /Empty: Record<string, unknown>/],
  ["--alphabetize", /Animal: [\s\S]*Bird: [\s\S]*Words: /],
  ["--read-write-markers", /id: \$Read<number>;/],
];

describe("the options of openapi-typescript", () => {
  it.each(compared)("%s gives the same types", { timeout: patience }, (flag, shows) => {
    const { folder, texts } = outputs([flag]);
    expect(texts[0]).toMatch(shows);
    expect(differencesOf(folder, written)).toEqual([]);
  });

  it("are written in the same forms", { timeout: patience }, () => {
    const before = outputs([]).texts;
    expect(outputs(["--default-non-nullable"]).texts).toEqual(before);
    expect(outputs(["--no-immutable", "--enum=false", "--alphabetize", "false"]).texts).toEqual(before);
    const negated = outputs(["--no-default-non-nullable"]).texts;
    expect(outputs(["--default-non-nullable", "false"]).texts).toEqual(negated);
    expect(outputs(["--default-non-nullable=false", "-t", "false"]).texts).toEqual(negated);
    expect(outputs(["--no-default-non-nullable", "-t=true", "-t=false"]).texts).toEqual(negated);
    expect(negated).not.toEqual(before);
    expect(outputs(["--root-types=true"]).texts).toEqual(outputs(["--root-types", "true"]).texts);
  });

  it("gives the same types without options, and the same declarations", { timeout: patience }, () => {
    const { folder, texts } = outputs([]);
    expect(differencesOf(folder, written)).toEqual([]);
    for (const form of ["interface", "type", "enum"] as const) {
      expect(declared(texts[0], form)).toEqual(declared(texts[1], form));
    }
  });

  it("--additional-properties opens objects with properties", { timeout: patience }, () => {
    const { folder, texts } = outputs(["--additional-properties"]);
    expect(texts[0]).toMatch(/Loose: \{\n\s+a\?: string;\n\s+\} & \{ \[key: string\]: unknown \}/);
    expect(differencesOf(folder, written)).toEqual([]);
  });

  it("--exclude-deprecated leaves out the same operations, parameters, properties and components", {
    timeout: patience,
  }, () => {
    const { folder, texts } = outputs(["--exclude-deprecated"]);
    for (const text of texts) expect(text).not.toMatch(/former|putZoo/i);
    const { schemas, parameters } = written.components;
    const without = (map: object) => Object.fromEntries(Object.entries(map).filter(([name]) => name !== "Former"));
    const components = { ...written.components, schemas: without(schemas), parameters: without(parameters) };
    expect(differencesOf(folder, { ...written, components })).toEqual([]);
  });

  it("--alphabetize sorts keys", { timeout: patience }, () => {
    const keys = (text: string) => [...text.matchAll(/^ {2,8}(?:"([^"]+)"|(\w+))\??:/gm)].map(([, a, b]) => a ?? b);
    const [sorted] = outputs(["--alphabetize"]).texts;
    const names = Object.keys(written.components.schemas);
    const found = keys(sorted).filter((key) => key !== undefined && names.includes(key));
    expect([...new Set(found)]).toEqual(names.toSorted());
  });

  it("--enum declares the same enumerations with the same members", { timeout: patience }, () => {
    const { folder, texts } = outputs(["--enum"]);
    const names = declared(texts[0], "enum");
    expect(names.length).toBeGreaterThan(10);
    expect(names.toSorted()).toEqual(declared(texts[1], "enum").toSorted());
    expect(texts[0]).toContain("b_c = ");
    const values = `
      import * as ours from "./guildwire.js";
      import * as theirs from "./openapi-typescript.js";
      type Values<Enum> = { [Key in keyof Enum]: Enum[Key] extends string | number ? \`\${Enum[Key]}\` : never };
      type Same<One, Other> = [One, Other] extends [Other, One] ? true : false;
      type SameValues<One, Other> = Same<Values<One>, Values<Other>>;
      ${names.map((name) => `export const of${name}: SameValues<typeof ours.${name}, typeof theirs.${name}> = true;`).join("\n")}
      ${names.map((name) => `export const in${name}: Same<keyof typeof ours.${name}, keyof typeof theirs.${name}> = true;`).join("\n")}
      export const word: ours.components["schemas"]["Words"] = ours.Words.b_c;
      export const state: ours.operations["getZoo"]["parameters"]["query"] = { state: ours.${names.find((name) => name.endsWith("QueryState"))}.open };
    `;
    writeFileSync(join(folder, "values.ts"), values);
    expect(errorsOf(folder, ["values.ts"])).toEqual([]);
  });

  it.each([
    [["--root-types"], "SchemaPet"],
    [["--root-types", "--root-types-no-schema-prefix"], "Pet"],
  ])("%s exports the same types", { timeout: patience }, (flags, name) => {
    const { folder, texts } = outputs(flags);
    expect(declared(texts[0], "type")).toContain(name);
    expect(declared(texts[0], "type").toSorted()).toEqual(declared(texts[1], "type").toSorted());
    writeFileSync(
      join(folder, "use.ts"),
      `import type { components, ${name} } from "./guildwire.js";
      export const pet: ${name} = { kind: "Cat" } satisfies components["schemas"]["Cat"];`,
    );
    expect(errorsOf(folder, ["use.ts"])).toEqual([]);
  });

  it("--root-types numbers equal names alike", async () => {
    const schemas = { "foo-bar": { type: "string" }, fooBar: { type: "string" }, FooBar: { type: "string" } };
    const whole = { openapi: "3.1.0", info: { title: "Types", version: "1" }, paths: {}, components: { schemas } };
    const names = declared(typesOf(whole, { rootTypes: true }), "type");
    expect(names).toContain("SchemaFooBar_3");
    const written = astToString(await openapiTS(JSON.stringify(whole), { rootTypes: true }));
    expect(names.toSorted()).toEqual(declared(written, "type").toSorted());
  });

  it("--read-write-markers gives the same types to requests and responses", { timeout: patience }, () => {
    const { folder } = outputs(["--read-write-markers"]);
    // Tuples and properties without values differ, see differences.test.ts.
    const differing = ["Lists", "Size", "Empty"];
    const names = Object.keys(written.components.schemas).filter((name) => !differing.includes(name));
    const lines = names.flatMap((name) =>
      ["Readable", "Writable"].map((direction) => {
        const [one, other] = ["ours", "theirs"].map(
          (writer) => `${writer}.${direction}<${writer}.components["schemas"]["${name}"]>`,
        );
        return `export const ${direction}${name.replaceAll(/\W/g, "_")}: Same<${one}, ${other}> = true;`;
      }),
    );
    const head = `
      import type * as ours from "./guildwire.js";
      import type * as theirs from "./openapi-typescript.js";
      type Same<One, Other> = [One, Other] extends [Other, One] ? true : false;`;
    writeFileSync(join(folder, "directions.ts"), [head, ...lines].join("\n"));
    expect(errorsOf(folder, ["directions.ts"])).toEqual([]);
  });

  it("--root-types-keep-casing keeps the case of names that are identifiers", { timeout: patience }, async () => {
    const schemas = { pet_food: { type: "string" }, petID: { type: "string" } };
    const whole = { openapi: "3.1.0", info: { title: "Types", version: "1" }, paths: {}, components: { schemas } };
    for (const options of [{ rootTypes: true }, { rootTypes: true, rootTypesKeepCasing: true }]) {
      const names = declared(typesOf(whole, options), "type");
      expect(names).toEqual(expect.arrayContaining([options.rootTypesKeepCasing ? "Schemapet_food" : "SchemaPetFood"]));
      expect(names.toSorted()).toEqual(
        declared(astToString(await openapiTS(JSON.stringify(whole), options)), "type").toSorted(),
      );
    }
    const odd = typesOf(withSchemas({ "odd-name": { type: "string" } }), {
      rootTypes: true,
      rootTypesKeepCasing: true,
    });
    expect(declared(odd, "type")).toContain("SchemaOddName");
  });

  it("--path-params-as-types has the same keys", { timeout: patience }, () => {
    const { folder, texts } = outputs(["--path-params-as-types"]);
    expect(texts[0]).toContain("[path: `/zoos/${number}`]: {");
    writeFileSync(
      join(folder, "use.ts"),
      `import type { paths as Ours } from "./guildwire.js";
      import type { paths as Theirs } from "./openapi-typescript.js";
      type Same = [keyof Ours, keyof Theirs] extends [keyof Theirs, keyof Ours] ? true : false;
      export const same: Same = true;
      export type Zoo = Ours["/zoos/7"]["get"];
      // @ts-expect-error: not a number
      export type None = Ours["/zoos/seven"]["get"];`,
    );
    expect(errorsOf(folder, ["use.ts"])).toEqual([]);
  });
});
