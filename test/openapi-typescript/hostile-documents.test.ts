import { describe, expect, it } from "vitest";
import type { PathsOptions } from "../../generator/src/emit/openapi-typescript/paths-options.js";
import { errorsIn, type PartialDocument, typesOf, withSchemas } from "./printed-types.js";

const ref = (pointer: string) => ({ $ref: `#/${pointer}` });
const schema = (name: string) => ref(`components/schemas/${name}`);
const get = (more: object = {}) => ({ responses: { 200: { description: "Fine." } }, ...more });
const string = { type: "string" };
const objectOf = (properties: object, more: object = {}) => ({ type: "object", properties, ...more });

interface Case {
  readonly title: string;
  readonly document: PartialDocument | { readonly json: string };
  readonly options?: PathsOptions;
  /** Texts of the output, and texts that it does not have. */
  readonly has?: readonly (string | RegExp)[];
  readonly lacks?: readonly (string | RegExp)[];
  /** A program that imports the types as `Types`. */
  readonly program?: string;
}

/** Asserts in a program that two types are assignable to each other. */
const same = (one: string, other: string): string =>
  `export const same: [${one}, ${other}] extends [${other}, ${one}] ? true : false = true;`;

const reservedNames = [
  ...["any", "bigint", "boolean", "never", "number", "object", "string", "symbol", "undefined", "unknown", "void"],
  ...["arguments", "as", "await", "class", "enum", "eval", "import", "interface", "null", "package", "static", "yield"],
];
/** Keywords that types may have as their names. */
const keptNames = ["abstract", "async", "constructor", "declare", "infer", "keyof", "module", "of", "type", "unique"];

const cases: readonly Case[] = [
  {
    title: "references to parts of components and of paths have one alias each",
    document: {
      paths: {
        "/a": {
          get: get({
            parameters: [{ name: "q", in: "query", schema: objectOf({ size: string }) }],
            responses: {
              200: { description: "A.", content: { "application/json": { schema: objectOf({ a: string }) } } },
            },
          }),
        },
        "/b": {
          get: get({
            parameters: [ref("paths/~1a/get/parameters/0")],
            responses: { 200: ref("paths/~1a/get/responses/200"), 201: ref("paths/~1a/get/responses/200") },
          }),
        },
        "/c": ref("paths/~1a"),
      },
      components: {
        schemas: {
          A: objectOf({ b: objectOf({ inner: string, next: ref("components/schemas/A/properties/b") }) }),
          B: objectOf({ b: ref("components/schemas/A/properties/b"), c: ref("components/schemas/A/properties/b") }),
        },
      },
    },
    has: [
      "b?: ReferencedAPropertiesB;",
      "c?: ReferencedAPropertiesB;",
      '"/c": ReferencedPathsA;',
      "type ReferencedPathsA = {",
    ],
    lacks: [/inner[\s\S]*inner/],
    program: `
      ${same('Types.paths["/b"]["get"]["parameters"]', 'Types.paths["/a"]["get"]["parameters"]')}
      export const response: Types.paths["/b"]["get"]["responses"][200]["content"]["application/json"] = { a: "" };
      export const deep: string | undefined = ({} as Types.components["schemas"]["B"]).c?.next?.next?.inner;`,
  },
  {
    title: "a default in a request body that a reference leads to stays optional",
    document: {
      paths: {
        "/a": {
          post: get({
            requestBody: {
              content: { "application/json": { schema: objectOf({ size: { type: "string", default: "s" } }) } },
            },
          }),
        },
      },
      ...withSchemas({ Body: ref("paths/~1a/post/requestBody/content/application~1json/schema") }),
    },
    program: `export const body: Types.components["schemas"]["Body"] = {};`,
  },
  {
    title: "operations with the same ID keep their own types",
    document: {
      paths: {
        "/a": { get: get({ operationId: "twice" }) },
        "/b": { get: get({ operationId: "twice", parameters: [{ name: "page", in: "query", schema: string }] }) },
      },
    },
    program: `
      export const query: Types.paths["/b"]["get"]["parameters"]["query"] = { page: "1" };
      // @ts-expect-error: the first operation has no query
      export const none: Types.paths["/a"]["get"]["parameters"]["query"] = { page: "1" };
      export const first: Types.operations["twice"] = {} as Types.paths["/a"]["get"];`,
  },
  {
    title: "discriminators are found below names that are keywords elsewhere",
    document: withSchemas({
      Owner: objectOf({
        default: { oneOf: [schema("Cat")], discriminator: { propertyName: "kind" } },
        example: { oneOf: [schema("Dog")], discriminator: { propertyName: "kind" } },
        "x-pet": { oneOf: [schema("Fish")], discriminator: { propertyName: "kind" } },
      }),
      ...Object.fromEntries(["Cat", "Dog", "Fish"].map((name) => [name, objectOf({ kind: string })])),
      Quoted: { type: "object", example: { oneOf: [schema("Plain")], discriminator: { propertyName: "kind" } } },
      Plain: objectOf({ kind: string }),
    }),
    has: ['kind: "Cat"', 'kind: "Dog"', 'kind: "Fish"', "kind?: string"],
    lacks: ['"Plain"'],
  },
  {
    title: "a union that lists itself omits itself",
    document: withSchemas({ A: { oneOf: [schema("A"), string] } }),
    program: same('Types.components["schemas"]["A"]', "string"),
  },
  {
    title: "unions and references that contain each other alone are unknown",
    document: {
      components: {
        schemas: {
          A: { anyOf: [schema("B"), string] },
          B: { anyOf: [schema("A"), { type: "number" }] },
          C: schema("C"),
          D: schema("E"),
          E: schema("D"),
          F: { allOf: [{ allOf: [schema("G")] }, objectOf({ f: string })] },
          G: schema("H"),
          H: schema("F"),
        },
        responses: { R: ref("components/responses/S"), S: ref("components/responses/R") },
        pathItems: { P: ref("components/pathItems/P") },
      },
    },
    program: same('Types.components["schemas"]["A" | "B" | "C" | "D" | "E"]', "unknown"),
  },
  {
    title: "parents in allOf that extend each other do not extend each other",
    document: withSchemas({
      A: { allOf: [schema("B")], ...objectOf({ a: string }, { required: ["a"] }) },
      B: { allOf: [schema("C")], ...objectOf({ b: string }) },
      C: { allOf: [schema("A"), schema("C")], ...objectOf({ c: string }) },
    }),
    program: `export const a: Types.components["schemas"]["A"] = { a: "" };`,
  },
  {
    title: "lists, tuples and maps of themselves have aliases",
    document: withSchemas({
      List: { type: "array", items: schema("List") },
      Pair: { type: "array", prefixItems: [schema("Either"), string] },
      Either: { oneOf: [schema("Pair"), { type: "number" }] },
      Json: {
        oneOf: [
          string,
          { type: "array", items: schema("Json") },
          { type: "object", additionalProperties: schema("Json") },
        ],
      },
    }),
    program: `
      export const list: Types.components["schemas"]["List"] = [[], [[]]];
      export const json: Types.components["schemas"]["Json"] = [{ a: ["b"] }, "c"];
      export const pair: Types.components["schemas"]["Pair"] = [[1, "a"], "b"];
      // @ts-expect-error: a number is no JSON of this schema
      export const none: Types.components["schemas"]["Json"] = [1];`,
  },
  {
    title: "an array of itself that is part of an intersection has unknown elements",
    document: withSchemas({
      A: { allOf: [{ type: "array", prefixItems: [schema("A")] }, objectOf({ a: string })] },
      B: { ...objectOf({ b: string }), allOf: [schema("C")], oneOf: [string, { type: "null" }] },
      C: { type: "array", prefixItems: [schema("B")], anyOf: [objectOf({ c: string })] },
      Deep: objectOf({ deep: { type: "array", items: schema("Deep") } }),
    }),
    program: `
      export const first: unknown = ({} as Types.components["schemas"]["A"])[0];
      export const deep: Types.components["schemas"]["Deep"] = { deep: [{ deep: [] }] };
      // @ts-expect-error: a property in between keeps the type of the elements
      export const none: Types.components["schemas"]["Deep"] = { deep: [1] };`,
  },
  {
    title: "the schemas that a union lists extend it without the union, which is printed once",
    document: withSchemas({
      Pet: {
        ...objectOf({ kind: string, owner: string }, { required: ["kind", "owner"] }),
        oneOf: [schema("Cat"), schema("Dog")],
        discriminator: { propertyName: "kind" },
      },
      Cat: { allOf: [schema("Pet"), objectOf({ purrs: { type: "boolean" } })] },
      Dog: { allOf: [schema("Pet"), objectOf({ barks: { type: "boolean" } })] },
    }),
    lacks: [/owner(?:[\s\S]*owner){2}/],
    program: `
      export const pet: Types.components["schemas"]["Pet"] = { kind: "Cat", owner: "", purrs: true };
      export const cat: Types.components["schemas"]["Cat"] = { kind: "Cat", owner: "" };
      // @ts-expect-error: the owner is missing
      export const none: Types.components["schemas"]["Cat"] = { kind: "Cat" };`,
  },
  {
    title: "names of declarations do not shadow global types that the output uses",
    document: {
      components: {
        schemas: {
          Record: { enum: ["a", "b"] },
          Omit: objectOf({ kind: string, map: { type: "object", additionalProperties: false } }),
          Required: { allOf: [schema("Omit")], required: ["kind"] },
          Pick: { oneOf: [schema("Omit"), schema("NonNullable")], discriminator: { propertyName: "kind" } },
          NonNullable: { allOf: [schema("Omit")], required: ["map"] },
          PropertyKey: { enum: [1, 2] },
          WithRequired: objectOf({ readable: { ...string, readOnly: true } }),
          ...{ $Read: string, Readable: string, components: string },
        },
      },
    },
    options: { enum: true, rootTypes: true, rootTypesNoSchemaPrefix: true, readWriteMarkers: true },
    has: ["export enum Record2", "export type Omit2 =", "export type Readable2 ="],
    program: `
      export const map: Types.Omit2 = { kind: "Omit" as never, map: {} };
      // @ts-expect-error: the map has no properties
      export const none: Types.Omit2 = { kind: "Omit" as never, map: { a: "" } };
      export const required: Types.Required2 = { kind: "Omit" as never };`,
  },
  {
    title: "names of exported types and of aliases do not collide",
    document: withSchemas({
      L: { type: "array", items: schema("L") },
      RecursiveL: objectOf({ l: schema("L") }),
      "foo-bar": string,
      FooBar: { type: "number" },
      ReferencedLItems: { oneOf: [ref("components/schemas/L/items"), string] },
    }),
    options: { rootTypes: true, rootTypesNoSchemaPrefix: true },
    program: `
      export const recursive: Types.RecursiveL = { l: [[]] };
      export const names: [Types.FooBar, Types.FooBar_2] = ["", 1];`,
  },
  {
    title: "names that TypeScript reserves are numbered, and others are kept",
    document: withSchemas(
      Object.fromEntries(
        [...reservedNames, ...keptNames].map((name) => [name, objectOf({ [name]: { enum: [name] } })]),
      ),
    ),
    options: { enum: true, rootTypes: true, rootTypesNoSchemaPrefix: true, rootTypesKeepCasing: true },
    has: [
      ...reservedNames.map((name) => `export type ${name}2 = components["schemas"]["${name}"];`),
      ...keptNames.map((name) => `export type ${name} = components["schemas"]["${name}"];`),
    ],
    program: `export const one: Types.string2 = { string: "string" as Types.StringString };`,
  },
  {
    title: "a boolean parameter of a path takes any text",
    document: {
      paths: {
        "/on/{on}/{size}": {
          parameters: [
            { name: "on", in: "path", required: true, schema: { type: "boolean" } },
            { name: "size", in: "path", required: true, schema: { type: "integer" } },
          ],
          get: get(),
        },
      },
    },
    options: { pathParamsAsTypes: true },
    program: `
      export type On = Types.paths["/on/true/1"]["get"]["responses"][200];
      export type Off = Types.paths["/on/false/1"]["get"]["responses"][200];
      // @ts-expect-error: the size is a number
      export type None = Types.paths["/on/true/big"];`,
  },
  {
    title: "a schema that extends a union of lists of itself requires or omits properties of the union",
    document: withSchemas({
      Val: {
        oneOf: [{ type: "array", items: schema("Named") }, { type: "object" }],
        properties: { k: string },
      },
      Named: { allOf: [schema("Val")], required: ["k"] },
      Inline: {
        oneOf: [{ type: "array", items: { allOf: [schema("Inline")], required: ["k"] } }, { type: "object" }],
        properties: { k: string },
      },
      Parent: {
        ...objectOf({ k: string }, { required: ["k"] }),
        oneOf: [{ type: "array", items: schema("Child") }, objectOf({ z: string })],
        discriminator: { propertyName: "k" },
      },
      Child: { allOf: [schema("Parent")] },
    }),
    program: `
      export const named: string = ({} as Types.components["schemas"]["Named"]).k;
      export const child: "Child" = ({} as Types.components["schemas"]["Child"]).k;`,
  },
  {
    title: "values of discriminators have the type of the property, if all have its form",
    document: withSchemas({
      On: objectOf({ on: { type: "boolean" } }, { required: ["on"] }),
      Off: { allOf: [schema("Base"), objectOf({ a: string })] },
      Base: objectOf({ on: { const: false } }, { required: ["on"] }),
      Other: objectOf({ on: { type: "boolean" } }),
      Two: objectOf({ on: { enum: [2, 3] } }),
      Union: {
        oneOf: ["On", "Off", "Other", "Two"].map(schema),
        discriminator: { propertyName: "on", mapping: { true: "On", false: "Off", maybe: "Other", 2: "Two" } },
      },
    }),
    options: { enum: true },
    program: `
      export const on: Types.components["schemas"]["On"] = { on: true };
      export const off: Types.components["schemas"]["Off"] = { on: false, a: "" };
      export const other: Types.components["schemas"]["Other"] = { on: "maybe" as Types.OtherOn };
      export const two: Types.components["schemas"]["Two"] = { on: 2 };
      // @ts-expect-error: the value of this schema is true
      export const none: Types.components["schemas"]["On"] = { on: false };`,
  },
  {
    title: "WithRequired leaves null in a nullable parent",
    document: withSchemas({
      Parent: { type: ["object", "null"], properties: { a: string } },
      Old: objectOf({ a: string }, { nullable: true }),
      Child: { allOf: [schema("Parent")], required: ["a"] },
      OldChild: { allOf: [schema("Old")], required: ["a"] },
      Either: { oneOf: [schema("Child"), string], properties: { b: string } },
      Above: { allOf: [schema("Either")], required: ["b"] },
    }),
    program: `
      ${same('Types.components["schemas"]["Child"]', "{ a: string } | null")}
      export const old: Types.components["schemas"]["OldChild"] = null;
      // @ts-expect-error: \`a\` is required
      export const none: Types.components["schemas"]["Child"] = {};`,
  },
  {
    title: "WithRequired requires nothing of properties that are left out",
    document: withSchemas({
      Parent: objectOf({ a: string, former: { ...string, deprecated: true } }),
      Child: { allOf: [schema("Parent")], required: ["a", "former"] },
    }),
    options: { excludeDeprecated: true },
    program: same('Types.components["schemas"]["Child"]', "{ a: string }"),
  },
  {
    title: "Readable and Writable keep read-only lists, and what is read must not be written",
    document: withSchemas({
      Book: objectOf(
        {
          id: { ...string, readOnly: true },
          key: { ...string, writeOnly: true },
          both: { ...string, readOnly: true, writeOnly: true },
          pages: { type: "array", items: schema("Page") },
          pair: { type: "array", prefixItems: [schema("Page"), string] },
          none: { type: "object", additionalProperties: false },
          ids: { type: "array", items: string, readOnly: true },
        },
        { required: ["id", "pages", "pair"] },
      ),
      Page: objectOf({
        number: { type: "number", readOnly: true },
        text: string,
        note: { ...string, writeOnly: true },
      }),
    }),
    options: { immutable: true, readWriteMarkers: true },
    program: `
      import type { Readable, Writable } from "./types.js";
      type Book = Types.components["schemas"]["Book"];
      export const read: Readable<Book> = { id: "", both: "", pages: [{ number: 1, text: "" }], pair: [{ number: 1 }, ""], none: {}, ids: [""] };
      export const list: readonly { readonly number?: number }[] = read.pages;
      export const first: number | undefined = read.pair[0].number;
      export const written: Writable<Book> = { key: "", pages: [{ text: "", note: "" }], pair: [{ note: "" }, ""], none: {} };
      // @ts-expect-error: the ID is read only
      export const id: Writable<Book> = { id: "", pages: [], pair: [{}, ""] };
      const copy = { id: "", pages: [], pair: [{}, ""] as const };
      // @ts-expect-error: also if the object has further properties
      export const fromCopy: Writable<Book> = copy;
      // @ts-expect-error: a page has a read-only number
      export const page: Writable<Book> = { pages: [{ number: 1 }], pair: [{}, ""] };
      // @ts-expect-error: the key is write only
      export const key: string | undefined = read.key;`,
  },
  {
    title: "names of the prototype are names like others",
    document: {
      json: JSON.stringify({
        openapi: "3.1.0",
        paths: {
          "/{constructor}": {
            parameters: [
              { name: "constructor", in: "path", required: true, schema: string },
              { name: "toString", in: "query", schema: { type: "constructor" } },
              { name: "PROTO", in: "query", schema: string },
            ],
            get: get({ operationId: "PROTO" }),
            post: get({ operationId: "toString" }),
          },
        },
        components: {
          schemas: {
            PROTO: objectOf({ PROTO: string, constructor: string }),
            constructor: objectOf({ toString: string }),
            toString: { allOf: [schema("Plain")], required: ["toString", "constructor", "PROTO"] },
            Plain: objectOf({ a: string }),
            Union: {
              oneOf: [schema("constructor"), schema("PROTO"), schema("Child")],
              discriminator: { propertyName: "constructor", mapping: { PROTO: "constructor", toString: "PROTO" } },
            },
            Child: { allOf: [schema("Plain")] },
            Values: { enum: ["PROTO", "constructor", "toString", "NaN", "Infinity"] },
          },
        },
      }).replaceAll("PROTO", "__proto__"),
    },
    options: { pathParamsAsTypes: true, enum: true },
    lacks: ["WithRequired<", "Omit<", "native code"],
    program: `export const plain: Types.components["schemas"]["toString"] = {};`,
  },
  {
    title: "paths with types of parameters may overlap",
    document: {
      paths: {
        "/users/me": { get: get() },
        "/users/{id}": { parameters: [{ name: "id", in: "path", required: true, schema: string }], delete: get() },
        "/users/{name}": { parameters: [{ name: "name", in: "path", required: true, schema: string }], put: get() },
        "/users/{id}/pets/{pet}": { post: get() },
      },
    },
    options: { pathParamsAsTypes: true },
    program: `
      export type Me = Types.paths["/users/me"]["get"]["responses"][200];
      export type Other = Types.paths["/users/you"]["delete"]["responses"][200];`,
  },
  {
    title: "tuples in tuples name their elements",
    document: withSchemas({
      Cube: Array.from({ length: 20 }).reduce<object>(
        (items) => ({ type: "array", maxItems: 6, items }),
        objectOf({ a: string }),
      ),
    }),
    options: { arrayLength: true },
    program: `export const cube: Types.components["schemas"]["Cube"] = [[[], []], [[[]]]];`,
  },
  {
    title: "keys of additional operations do not repeat those of the path",
    document: {
      openapi: "3.2.0",
      paths: { "/a": { get: get(), additionalOperations: { parameters: get(), get: get(), COPY: get() } } },
    },
    program: `export type Copy = Types.paths["/a"]["COPY"]["responses"][200];`,
  },
  {
    title: "a webhook whose name begins with x- is a webhook",
    document: { webhooks: { "x-opened": { post: get() } } },
    program: `export type Opened = Types.webhooks["x-opened"]["post"]["responses"][200];`,
  },
  {
    title: "texts stay texts",
    document: {
      paths: { "/a/`${b}`/{c}": { get: get({ summary: "*/ export const a = 1; /*", operationId: '"]; //' }) } },
      ...withSchemas({
        '"; export const b = 1; "': { description: "*/ } /* \\u002a/", enum: ["\u2028", '"', "`${a}`", "\\"] },
        "a\nb": objectOf({ '"]': string, "'\\": schema("a\nb") }, { required: ['"]'] }),
        Child: { allOf: [schema("a\nb")], required: ["'\\"] },
      }),
    },
    options: { enum: true, rootTypes: true, pathParamsAsTypes: true },
  },
  {
    title: "an intersection of unions with too many combinations omits those from which on there are too many",
    document: withSchemas({
      ...Object.fromEntries(
        ["A", "B", "C", "D"].map((name) => [
          name,
          { oneOf: Array.from({ length: 60 }, (_, index) => objectOf({ [`${name}${index}`]: string })) },
        ]),
      ),
      Two: { allOf: [schema("A"), schema("B")] },
      All: { allOf: [schema("A"), schema("B"), schema("C"), schema("D"), objectOf({ own: string })] },
    }),
    has: [
      /Two: components\["schemas"\]\["A"\] & components\["schemas"\]\["B"\]/,
      /All: components\["schemas"\]\["A"\] & components\["schemas"\]\["B"\] & \{\n\s+own\?: string;/,
    ],
    program: `export const all: Types.components["schemas"]["All"] = { A1: "", B59: "", own: "" };`,
  },
];

describe("names of enumerations", () => {
  const sizeOf = (document: PartialDocument): number => typesOf(document, { enum: true }).length;
  const properties = (count: number): object =>
    objectOf(Object.fromEntries(Array.from({ length: count }, (_, index) => [`p${index}`, { enum: ["a"] }])));

  it("have a limit of length if the name of a schema has none", () => {
    const long = "N".repeat(20_000);
    expect(sizeOf(withSchemas({ [long]: properties(200) }))).toBeLessThan(long.length + 200 * 1_000);
  });

  it("have a limit of length in nested objects", () => {
    let nested: object = { enum: ["a"] };
    for (let depth = 0; depth < 40; depth++) nested = objectOf({ ["n".repeat(1_000)]: nested, own: { enum: ["a"] } });
    expect(sizeOf(withSchemas({ A: nested }))).toBeLessThan(40 * 3_000);
  });

  it("are whole in ordinary documents, and unique when they are cut", () => {
    const words = Array.from({ length: 25 }, (_, index) => `Property${index}`);
    const nested = words.reduceRight<object>((inner, word) => objectOf({ [word]: inner }), { enum: ["a"] });
    expect(typesOf(withSchemas({ A: nested }), { enum: true })).toContain(`enum A${words.join("")} {`);
    const text = typesOf(withSchemas({ ["\u{1f600}A\u{20000}".repeat(300)]: properties(3) }), { enum: true });
    const names = [...text.matchAll(/^export enum (\S+) /gm)].map(([, name = ""]) => name);
    expect(new Set(names).size).toBe(3);
    expect(names.every((name) => !/\p{Cs}/u.test(name) && name.length < 300)).toBe(true);
    expect(errorsIn({ types: text })).toEqual([]);
  });
});

describe("a hostile document", { timeout: 300_000 }, () => {
  const printed = cases.map(({ document, options }) => typesOf(document, options));
  const importing = (program: string): string => `import type * as Types from "./types.js";\n${program}`;

  it.each(cases.map((one, index) => ({ ...one, text: printed[index] ?? "" })))(
    "$title",
    ({ text, has = [], lacks = [] }) => {
      for (const part of has) expect(text).toMatch(part);
      for (const part of lacks) expect(text).not.toMatch(part);
    },
  );

  it("has types that compile with every strict flag", () => {
    const files = cases.flatMap(({ program }, index): readonly (readonly [string, string])[] => [
      [`case${index}/types`, printed[index] ?? ""],
      ...(program === undefined ? [] : [[`case${index}/program`, importing(program)] as const]),
    ]);
    const errors = errorsIn(Object.fromEntries(files));
    const titled = errors.map((error) => error.replace(/^case(\d+)/, (_, index) => `${cases[Number(index)]?.title}: `));
    expect(titled).toEqual([]);
  });
});
