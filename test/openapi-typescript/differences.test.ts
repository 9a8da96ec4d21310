import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Command } from "commander";
import openapiTS, { astToString, type OpenAPITSOptions } from "openapi-typescript";
import { expect, it } from "vitest";
import { addCommands } from "../../generator/src/cli/commands.js";
import type { PathsOptions } from "../../generator/src/emit/openapi-typescript/paths-options.js";
import { projectRoot } from "../types/compile.js";
import { errorsIn, type PartialDocument, typesOf, withSchemas } from "./printed-types.js";

const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const string = { type: "string" };
const objectOf = (properties: object, more: object = {}) => ({ type: "object", properties, ...more });
const get = (more: object = {}) => ({ responses: { 200: { description: "Fine." } }, ...more });

/** A row of the table of docs/from-openapi-typescript.md, with a document that shows it. */
interface Difference {
  /** How the row begins. */
  readonly row: string;
  readonly document: PartialDocument;
  readonly options?: PathsOptions;
  /** The type that differs. Default: `components["schemas"]["A"]`. */
  readonly type?: string;
  /** Types that are mutually assignable with it. */
  readonly ours: string;
  /** The same for openapi-typescript; or `an error` of the compiler, or `refused` if there is no output. */
  readonly theirs: string;
}

const pets = {
  Cat: objectOf({ kind: string }, { required: ["kind"] }),
  Kitten: { allOf: [schema("Cat"), objectOf({ age: { type: "integer" } })] },
};

const differences: readonly Difference[] = [
  {
    row: "`enum` beside `type: array`",
    document: withSchemas({ A: { type: "array", items: string, enum: ["a", "b"] } }),
    ours: '("a" | "b")[]',
    theirs: '"a" | "b"',
  },
  {
    row: "`anyOf` beside other keywords",
    document: withSchemas({
      A: objectOf({ a: string }, { required: ["a"], anyOf: [objectOf({ b: string }, { required: ["b"] })] }),
    }),
    ours: "{ a: string; b: string }",
    theirs: "{ a: string } | { b: string }",
  },
  {
    row: "a discriminator with numbers as values",
    document: withSchemas({
      A: objectOf({ type: { type: "integer" } }, { required: ["type"] }),
      Union: {
        oneOf: [schema("A")],
        discriminator: { propertyName: "type", mapping: { "1": "#/components/schemas/A" } },
      },
    }),
    ours: "{ type: 1 }",
    theirs: '{ type: "1" }',
  },
  {
    row: "a discriminator with booleans as values",
    document: withSchemas({
      A: objectOf({ on: { type: "boolean" } }, { required: ["on"] }),
      Union: {
        oneOf: [schema("A")],
        discriminator: { propertyName: "on", mapping: { true: "#/components/schemas/A" } },
      },
    }),
    ours: "{ on: true }",
    theirs: '{ on: "true" }',
  },
  {
    row: "a discriminator whose property has an `enum` without the names of the schemas",
    document: withSchemas({
      A: objectOf({ kind: { enum: ["a"] } }, { required: ["kind"] }),
      Union: { oneOf: [schema("A")], discriminator: { propertyName: "kind" } },
    }),
    ours: '{ kind: "a" }',
    theirs: '{ kind: "A" }',
  },
  {
    row: "a member of a discriminated union that extends another member",
    document: withSchemas({
      ...pets,
      Pet: { oneOf: [schema("Cat"), schema("Kitten")], discriminator: { propertyName: "kind" } },
    }),
    type: 'Types.components["schemas"]["Kitten"]["kind"]',
    ours: '"Kitten"',
    theirs: "never",
  },
  {
    row: "a discriminator in a schema that `allOf` contains in place",
    document: withSchemas({
      A: {
        allOf: [
          objectOf({ kind: string }, { required: ["kind"], discriminator: { propertyName: "kind" } }),
          objectOf({ at: string }),
        ],
      },
    }),
    ours: "{ kind: string; at?: string }",
    theirs: '{ kind: "A"; at?: string }',
  },
  {
    row: "a schema that extends a schema with a discriminator through a schema that follows",
    document: withSchemas({
      A: { allOf: [schema("Created"), objectOf({ at: string })] },
      Created: { allOf: [schema("Event"), objectOf({ by: string })] },
      Event: objectOf({ kind: string }, { required: ["kind"], discriminator: { propertyName: "kind" } }),
    }),
    ours: '{ by?: string; at?: string; kind: "A" }',
    theirs: "{ by?: string; at?: string }",
  },
  {
    row: "a member of `allOf` with only `type: object`, or with `required` as well",
    document: withSchemas({
      Base: objectOf({ a: string }),
      A: { allOf: [schema("Base"), { type: "object", required: ["a"] }] },
    }),
    ours: "{ a?: string }",
    theirs: "{ a?: string } & Record<string, never>",
  },
  {
    row: "`required` beside `allOf` with a parent that may be null",
    document: withSchemas({
      Base: { type: ["object", "null"], properties: { a: string } },
      A: { allOf: [schema("Base")], required: ["a"] },
    }),
    ours: "{ a: string } | null",
    theirs: "an error",
  },
  {
    row: "a reference to part of another schema",
    document: withSchemas({
      Base: objectOf({ b: objectOf({ c: string }) }),
      A: { $ref: "#/components/schemas/Base/properties/b/properties/c" },
    }),
    ours: "string",
    theirs: "an error",
  },
  {
    row: "an array or a union that contains itself",
    document: withSchemas({ A: { oneOf: [string, { type: "array", items: schema("A") }] } }),
    type: 'Types.components["schemas"]["A"] & string',
    ours: "string",
    theirs: "an error",
  },
  {
    row: "keywords of objects, without `type`, beside `anyOf` or `oneOf` with texts or numbers",
    document: withSchemas({ A: { additionalProperties: true, oneOf: [string, { type: "integer" }] } }),
    ours: "string | number",
    theirs: "{ [key: string]: unknown } | string | number",
  },
  {
    row: "several types beside `oneOf` with the same types",
    document: withSchemas({
      A: { type: ["string", "null"], oneOf: [{ type: "string", enum: ["a"] }, { type: "null" }] },
    }),
    ours: '"a" | null',
    theirs: "never",
  },
  {
    row: "a reference from a schema to a component of another kind",
    document: {
      components: {
        schemas: { A: { $ref: "#/components/responses/B" } },
        responses: { B: { description: "Fine.", content: { "application/json": { schema: string } } } },
      },
    },
    ours: "unknown",
    theirs: 'Types.components["responses"]["B"]',
  },
  {
    row: "a type that JSON Schema does not define",
    document: withSchemas({ A: { type: "file" } }),
    ours: "unknown",
    theirs: "Record<string, never>",
  },
  { row: "`const: null`", document: withSchemas({ A: { const: null } }), ours: "null", theirs: "unknown" },
  {
    row: "`$defs` in a schema",
    document: withSchemas({ A: objectOf({ a: string }, { $defs: { B: string } }) }),
    ours: "{ a?: string }",
    theirs: "{ a?: string; $defs: { B: string } }",
  },
  {
    row: "two operations with the same `operationId`",
    document: { paths: { "/a": { get: get({ operationId: "a" }), put: get({ operationId: "a" }) } } },
    type: 'keyof Types.paths["/a"]["put"]',
    ours: '"parameters" | "requestBody" | "responses"',
    theirs: "refused",
  },
  {
    row: "operations under `query` or `additionalOperations`",
    document: { openapi: "3.2.0", paths: { "/a": { query: get(), additionalOperations: { COPY: get() } } } },
    type: 'Extract<keyof Types.paths["/a"], "query" | "COPY">',
    ours: '"query" | "COPY"',
    theirs: "never",
  },
  {
    row: "`--enum`: values with the same name",
    document: withSchemas({ A: { type: "string", enum: ["a b", "a-b"] } }),
    options: { enum: true },
    type: "keyof typeof Types.A",
    ours: '"a_b" | "a_b2"',
    theirs: "an error",
  },
  {
    row: "`--enum`: enumerations with the same name",
    document: withSchemas({ A: { type: "array", prefixItems: [{ enum: ["a"] }, { enum: ["b"] }] } }),
    options: { enum: true },
    type: "keyof typeof Types.A",
    ours: '"a"',
    theirs: '"a" | "b"',
  },
  {
    row: "`--enum`: a type that may be null, beside values without null",
    document: withSchemas({ A: { type: ["string", "null"], enum: ["a"] } }),
    options: { enum: true },
    ours: "Types.A | null",
    theirs: "Types.A",
  },
  {
    row: "`--array-length`: `minItems` with `maxItems`",
    document: withSchemas({ A: { type: "array", items: string, minItems: 1, maxItems: 2 } }),
    options: { arrayLength: true },
    ours: "[string] | [string, string]",
    theirs: "[] | [string]",
  },
  {
    row: "`--array-length`: arrays of arrays",
    document: withSchemas({ A: { type: "array", items: { type: "array", items: string }, minItems: 1, maxItems: 1 } }),
    options: { arrayLength: true },
    ours: "[string[]]",
    theirs: "[string[][]]",
  },
  {
    row: "`--array-length`: `prefixItems` with `minItems` or `maxItems`",
    document: withSchemas({ A: { type: "array", prefixItems: [string], minItems: 1, maxItems: 1 } }),
    options: { arrayLength: true },
    ours: "[string]",
    theirs: "[[string]]",
  },
  {
    row: "`--array-length` with `--immutable`",
    document: withSchemas({ A: { type: "array", items: string, minItems: 2, maxItems: 2 } }),
    options: { arrayLength: true, immutable: true },
    ours: "readonly [string, string]",
    theirs: "[string, string]",
  },
  {
    row: "`--additional-properties`: objects without properties",
    document: withSchemas({ A: { type: "object" } }),
    options: { additionalProperties: true },
    ours: "{ [key: string]: unknown }",
    theirs: "Record<string, never>",
  },
  {
    row: "`--additional-properties`: objects with `additionalProperties: false`",
    document: withSchemas({ A: objectOf({ a: string }, { additionalProperties: false }) }),
    options: { additionalProperties: true },
    type: 'keyof Types.components["schemas"]["A"]',
    ours: '"a"',
    theirs: "string | number",
  },
  {
    row: "`--path-params-as-types`: paths that overlap",
    document: { paths: { "/a/{id}": { put: get() }, "/a/b": { get: get() } } },
    options: { pathParamsAsTypes: true },
    type: "keyof Types.paths",
    ours: "`/a/${string}`",
    theirs: "an error",
  },
  {
    row: "`--path-params-as-types`: a boolean parameter",
    document: {
      paths: {
        "/a/{b}": { parameters: [{ name: "b", in: "path", required: true, schema: { type: "boolean" } }], get: get() },
      },
    },
    options: { pathParamsAsTypes: true },
    type: "keyof Types.paths",
    ours: "`/a/${string}`",
    theirs: "an error",
  },
  {
    row: "`--root-types`: a schema with the name of a global type",
    document: withSchemas({ Record: string, A: objectOf({ a: { type: "object", additionalProperties: false } }) }),
    options: { rootTypes: true, rootTypesNoSchemaPrefix: true },
    type: "Types.Record2",
    ours: "string",
    theirs: "an error",
  },
  {
    row: "`--root-types-keep-casing`: a schema with a name that TypeScript reserves",
    document: withSchemas({ object: string }),
    options: { rootTypes: true, rootTypesNoSchemaPrefix: true, rootTypesKeepCasing: true },
    type: "Types.object2",
    ours: "string",
    theirs: "an error",
  },
  {
    row: "`--read-write-markers`: a tuple",
    document: withSchemas({ A: { type: "array", prefixItems: [string, { type: "integer" }] } }),
    options: { readWriteMarkers: true },
    type: 'Types.Readable<Types.components["schemas"]["A"]>',
    ours: "[string, number]",
    theirs: "(string | number)[]",
  },
  {
    row: "`--read-write-markers`: a property that is always null, or has no value",
    document: withSchemas({ A: objectOf({ a: { type: "null" } }, { required: ["a"] }) }),
    options: { readWriteMarkers: true },
    type: 'Types.Readable<Types.components["schemas"]["A"]>',
    ours: "{ a: null }",
    theirs: "{}",
  },
  {
    row: "`--read-write-markers` with `--immutable`",
    document: withSchemas({ A: objectOf({ a: { type: "array", items: string } }, { required: ["a"] }) }),
    options: { readWriteMarkers: true, immutable: true },
    type: 'Types.Readable<Types.components["schemas"]["A"]>["a"]["concat"]',
    ours: '(readonly string[])["concat"]',
    theirs: "{}",
  },
];

const page = readFileSync(join(projectRoot, "docs/from-openapi-typescript.md"), "utf8");
const table = page.slice(page.indexOf("## Types that differ"));

it("the page lists these differences and no others", () => {
  const rows = [...table.matchAll(/^\| (.*?) \|/gm)].map(([, row = ""]) => row).slice(1);
  expect(rows).toEqual(differences.map(({ row }) => row));
});

it("types of rare schemas are the same", { timeout: 120_000 }, async () => {
  const open = objectOf({ id: string, kind: string }, { required: ["id", "kind"], additionalProperties: true });
  const document = withSchemas({
    Base: objectOf({ id: string }, { required: ["id"] }),
    Open: objectOf({ kind: string }, { required: ["kind"], additionalProperties: true }),
    Both: { allOf: [schema("Base"), schema("Open")] },
    Cat: { allOf: [schema("Both"), objectOf({ purrs: { type: "boolean" } })] },
    Empty: objectOf({}),
    Marked: { allOf: [objectOf({ id: string, kind: string }, { required: ["id", "kind"] }), schema("Empty")] },
    Dog: { allOf: [schema("Marked")] },
    OpenBase: open,
    Bird: { allOf: [schema("OpenBase")] },
    Pet: { oneOf: [schema("Cat"), schema("Dog"), schema("Bird")], discriminator: { propertyName: "kind" } },
    Nothing: { type: "string", enum: [] },
  });
  const whole = { openapi: "3.1.0", info: { title: "Types", version: "1" }, paths: {}, ...document };
  const program = (writer: string): string => `
    import type * as Types from "./${writer}.js";
    type Schemas = Types.components["schemas"];
    export const cat = (value: Schemas["Cat"]): string => value.id.concat(value.kind);
    export const dog = (value: Schemas["Dog"]): string => value.id.concat(value.kind);
    export const bird = (value: Schemas["Bird"]): string => value.id.concat(value.kind);
    export const kinds: ["Cat" | "Dog" | "Bird"] extends [Schemas["Pet"]["kind"]] ? true : false = true;
    export const nothing: [Schemas["Nothing"]] extends [never] ? true : false = true;`;
  const errors = errorsIn({
    guildwire: typesOf(document),
    "openapi-typescript": astToString(await openapiTS(JSON.stringify(whole), { silent: true })),
    "use-guildwire": program("guildwire"),
    "use-openapi-typescript": program("openapi-typescript"),
  });
  expect(errors).toEqual([]);
});

it("the page lists the options of the command", () => {
  const program = new Command();
  addCommands({ program, terminal: { stdout: { write() {} }, stderr: { write() {} }, env: {}, cwd: "." }, done() {} });
  const { options = [] } = program.commands.find((command) => command.name() === "types") ?? {};
  const ofPaths = options.filter(({ description }) => description.startsWith("with --")).map(({ long }) => long);
  const section = page.slice(page.indexOf("## Options"), page.indexOf("## Size"));
  const listed = [...section.matchAll(/^\| `(?:-t`, `)?(--[\w-]+)[^|]*\|/gm)].map(([, flag = ""]) => flag);
  expect(listed.toSorted()).toEqual(ofPaths.toSorted());
});

it("each difference is one, and guildwire's type is the one of the document", { timeout: 300_000 }, async () => {
  const files: Record<string, string> = {};
  const expected: string[] = [];
  for (const [index, { document, options = {}, type, ours, theirs }] of differences.entries()) {
    const theirOptions = { ...options, silent: true } as OpenAPITSOptions;
    const whole = { openapi: "3.1.0", info: { title: "Types", version: "1" }, paths: {}, ...document };
    const folder = `case${index}`;
    const add = (name: string, text: string): void => {
      files[`${folder}/${name}`] = text;
    };
    const program = (writer: string, is: string): string => `
      import type * as Types from "./${writer}.js";
      type Found = ${type ?? 'Types.components["schemas"]["A"]'};
      export const found: [Found, ${is}] extends [${is}, Found] ? true : false = true;`;
    add("guildwire", typesOf(document, options));
    add("check-guildwire", program("guildwire", ours));
    if (theirs === "refused") {
      await expect(openapiTS(JSON.stringify(whole), theirOptions)).rejects.toThrow();
      continue;
    }
    add("openapi-typescript", astToString(await openapiTS(JSON.stringify(whole), theirOptions)));
    if (theirs === "an error") expected.push(`${folder}/openapi-typescript.ts`);
    else add("check-openapi-typescript", program("openapi-typescript", theirs));
    if (theirs !== "an error") {
      add("compare", program("openapi-typescript", ours));
      expected.push(`${folder}/compare.ts`);
    }
  }
  const failed = new Set(errorsIn(files).map((error) => error.slice(0, error.indexOf("("))));
  expect([...failed].toSorted()).toEqual(expected.toSorted());
});
