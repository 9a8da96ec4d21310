import { describe, expect, it } from "vitest";
import { loadedFrom, loadFiles, shown } from "./virtual.js";

/** The schema A of an OpenAPI 3.0 document, after loading. */
function normalised(schema: object, others: object = {}): unknown {
  const { document } = loadedFrom({
    "openapi.json": JSON.stringify({ openapi: "3.0.3", components: { schemas: { A: schema, ...others } } }),
  });
  return (document.components as unknown as { schemas: { A: unknown } }).schemas.A;
}

const ref = { $ref: "#/components/schemas/B" };

/** The equivalent in 3.1, where `nullable` has no meaning. */
const nullables: readonly (readonly [string, object, object])[] = [
  ["nullable with a type", { type: "string", nullable: true }, { type: ["string", "null"] }],
  ["nullable: false", { type: "string", nullable: false }, { type: "string" }],
  [
    "nullable with a type and an enum",
    { type: "string", enum: ["a", "b"], nullable: true },
    { type: ["string", "null"], enum: ["a", "b", null] },
  ],
  ["nullable with an enum that has null", { enum: ["a", null], nullable: true }, { enum: ["a", null] }],
  ["nullable with an enum alone", { enum: ["a"], nullable: true }, { enum: ["a", null] }],
  ["nullable with nothing else", { description: "d", nullable: true }, { description: "d" }],
  ["nullable with anyOf", { anyOf: [ref], nullable: true }, { anyOf: [ref, { type: "null" }] }],
  ["nullable with oneOf", { oneOf: [ref], nullable: true }, { oneOf: [ref, { type: "null" }] }],
  [
    "nullable with oneOf of which a branch allows null",
    { oneOf: [{ type: "string", nullable: true }, { type: "integer" }], nullable: true },
    { oneOf: [{ type: ["string", "null"] }, { type: "integer" }] },
  ],
  [
    "nullable with oneOf of which a branch, further down, allows null",
    { oneOf: [{ allOf: [{ anyOf: [ref, { enum: [null] }] }] }, ref], nullable: true },
    { oneOf: [{ allOf: [{ anyOf: [ref, { enum: [null] }] }] }, ref] },
  ],
  [
    "nullable with oneOf of which a branch says nothing of null",
    { oneOf: [{ minProperties: 1 }, ref], nullable: true },
    { anyOf: [{ oneOf: [{ minProperties: 1 }, ref] }, { type: "null" }] },
  ],
  [
    "nullable with type and oneOf",
    { type: "object", oneOf: [ref], nullable: true },
    { type: ["object", "null"], oneOf: [ref, { type: "null" }] },
  ],
  [
    "nullable around one reference",
    { description: "d", nullable: true, allOf: [ref] },
    { description: "d", anyOf: [ref, { type: "null" }] },
  ],
  [
    "nullable with several in allOf",
    { allOf: [ref, { minProperties: 1 }], nullable: true, "x-a": 1 },
    { "x-a": 1, anyOf: [{ allOf: [ref, { minProperties: 1 }] }, { type: "null" }] },
  ],
  [
    "nullable with type and allOf",
    { type: "object", allOf: [ref], nullable: true, title: "t" },
    { title: "t", anyOf: [{ type: "object", allOf: [ref] }, { type: "null" }] },
  ],
  [
    "nullable with not",
    { type: "string", not: ref, nullable: true },
    { anyOf: [{ type: "string", not: ref }, { type: "null" }] },
  ],
  [
    "nullable with properties but without a type",
    { properties: { a: { type: "string", nullable: true } }, nullable: true },
    { anyOf: [{ properties: { a: { type: ["string", "null"] } } }, { type: "null" }] },
  ],
  [
    "nullable below what is wrapped",
    { nullable: true, allOf: [{ nullable: true, allOf: [ref], description: "d" }, ref] },
    { anyOf: [{ allOf: [{ description: "d", anyOf: [ref, { type: "null" }] }, ref] }, { type: "null" }] },
  ],
];

const others: readonly (readonly [string, object, object])[] = [
  [
    "nullable around one reference, with an example",
    { description: "d", nullable: true, allOf: [ref], example: { a: 1 } },
    { description: "d", examples: [{ a: 1 }], anyOf: [ref, { type: "null" }] },
  ],
  ["exclusiveMinimum: true", { minimum: 1, exclusiveMinimum: true }, { exclusiveMinimum: 1 }],
  ["exclusiveMinimum: false", { exclusiveMinimum: false, minimum: 1 }, { minimum: 1 }],
  ["exclusiveMaximum: true", { exclusiveMaximum: true, maximum: 0 }, { exclusiveMaximum: 0 }],
  ["exclusiveMaximum without a maximum", { exclusiveMaximum: true }, {}],
  ["example", { type: "string", example: "a" }, { type: "string", examples: ["a"] }],
  ["an example that is null", { example: null }, { examples: [null] }],
  [
    "format: binary",
    { type: "string", format: "binary" },
    { type: "string", format: "binary", contentMediaType: "application/octet-stream" },
  ],
  ["format: byte", { format: "byte" }, { format: "byte", contentEncoding: "base64" }],
  ["format: base64", { format: "base64" }, { format: "base64", contentEncoding: "base64" }],
  [
    "data that looks like a schema",
    { default: { nullable: true, type: "string" }, enum: [{ example: 1, exclusiveMinimum: true }] },
    { default: { nullable: true, type: "string" }, enum: [{ example: 1, exclusiveMinimum: true }] },
  ],
  [
    "properties that are named like keywords",
    { properties: { nullable: { type: "string", example: "a" }, example: { type: "integer" } } },
    { properties: { nullable: { type: "string", examples: ["a"] }, example: { type: "integer" } } },
  ],
];

describe("a schema of OpenAPI 3.0 becomes one of 3.1:", () => {
  it.each([...nullables, ...others])("%s", (_, given, want) => {
    const got = normalised(given, { B: { type: "object" } });
    expect(got).toEqual(want);
    expect(JSON.stringify(got)).toBe(JSON.stringify(want));
  });

  it("allOf of a schema that already allows null stays unchanged", () => {
    expect(normalised({ nullable: true, allOf: [ref] }, { B: { type: "object", nullable: true } })).toEqual({
      allOf: [ref],
    });
  });

  it("at every location", () => {
    const string = { type: "string", nullable: true };
    const { document } = loadedFrom({
      "openapi.json": JSON.stringify({
        openapi: "3.0.0",
        paths: {
          "/a": {
            parameters: [{ name: "p", in: "query", schema: string, example: { nullable: true } }],
            get: {
              requestBody: { content: { "application/json": { schema: { items: string }, example: string } } },
              responses: { default: { headers: { H: { schema: string } } } },
            },
          },
        },
      }),
    });
    const normal = { type: ["string", "null"] };
    expect(document).toEqual({
      openapi: "3.1.1",
      paths: {
        "/a": {
          parameters: [{ name: "p", in: "query", schema: normal, example: { nullable: true } }],
          get: {
            requestBody: { content: { "application/json": { schema: { items: normal }, example: string } } },
            responses: { default: { headers: { H: { schema: normal } } } },
          },
        },
      },
    });
  });
});

describe("nullable in a document of OpenAPI 3.1", () => {
  /** The schema A of an OpenAPI 3.1 document, after loading, and its diagnostics. */
  function read(schema: object, rest: object = {}): readonly [unknown, readonly string[]] {
    const document = { openapi: "3.1.0", components: { schemas: { A: schema, B: { type: "object" }, ...rest } } };
    const { loaded, diagnostics } = loadFiles({ "openapi.json": JSON.stringify(document) });
    const components = loaded?.document.components as unknown as { schemas: { A: unknown } } | undefined;
    return [
      components?.schemas.A,
      diagnostics.map(({ code, severity, pointer, fix }) => `${severity} ${code} ${pointer} ${fix}`),
    ];
  }

  it.each(nullables)("is read as in 3.0: %s", (_, given, want) => {
    const [got, said] = read(given);
    expect(JSON.stringify(got)).toBe(JSON.stringify(want));
    expect(said[0]).toMatch(/^warning nullable-ignored \/components\/schemas\/A/);
  });

  const only31: readonly (readonly [string, object, object])[] = [
    ["several types", { type: ["string", "integer"], nullable: true }, { type: ["string", "integer", "null"] }],
    ["null among the types", { type: ["string", "null"], nullable: true }, { type: ["string", "null"] }],
    ["a reference", { description: "d", ...ref, nullable: true }, { description: "d", anyOf: [ref, { type: "null" }] }],
    ["a reference, and false", { ...ref, nullable: false }, ref],
    [
      "a reference and a bound",
      { ...ref, minProperties: 1, nullable: true },
      { anyOf: [{ ...ref, minProperties: 1 }, { type: "null" }] },
    ],
    [
      "a constant",
      { type: "string", const: "a", nullable: true },
      { anyOf: [{ type: "string", const: "a" }, { type: "null" }] },
    ],
    [
      "a condition",
      { type: "object", if: ref, else: { required: ["a"] }, nullable: true },
      { anyOf: [{ type: "object", if: ref, else: { required: ["a"] } }, { type: "null" }] },
    ],
    [
      "null among the alternatives",
      { oneOf: [ref, { type: "null" }], nullable: true },
      { oneOf: [ref, { type: "null" }] },
    ],
    [
      "other keywords of 3.0, which stay",
      { type: "string", format: "byte", example: "a", nullable: true },
      { type: ["string", "null"], format: "byte", example: "a" },
    ],
    [
      "a property of that name",
      { properties: { nullable: { type: "string" } } },
      { properties: { nullable: { type: "string" } } },
    ],
  ];

  it.each(only31)("is combined with %s", (_, given, want) => {
    expect(JSON.stringify(read(given)[0])).toBe(JSON.stringify(want));
  });

  it("stays unchanged if the referenced schema allows null", () => {
    const [got] = read({ $ref: "#/components/schemas/N", nullable: true }, { N: { type: ["object", "null"] } });
    expect(got).toEqual({ $ref: "#/components/schemas/N" });
  });

  it.each([
    [{ type: "string", nullable: true }, 'write `type: [string, "null"]`'],
    [
      { type: ["string", "integer"], enum: ["a", 1], nullable: true },
      'write `type: [string, integer, "null"]`, and `null` among the values of `enum`',
    ],
    [{ oneOf: [ref], nullable: true }, 'add `type: "null"` to the alternatives of `oneOf`'],
    [{ ...ref, nullable: true }, 'write `anyOf` with this schema and `type: "null"`'],
    [{ type: "string", nullable: false }, "remove it: null is allowed only if it is among the types"],
  ])("is a warning that suggests %j", (given, fix) => {
    expect(read(given)[1]).toEqual([`warning nullable-ignored /components/schemas/A ${fix}`]);
  });

  it("is reported once per location, in every file, and keeps pointers into wrapped schemas", () => {
    const { loaded, diagnostics } = loadFiles({
      "openapi.yaml": `openapi: 3.1.0
components:
  schemas:
    A: { properties: { b: { $ref: 'b.yaml#/B/properties/c' } }, nullable: true }
    C: { $ref: '#/components/schemas/A/properties/b' }
    D: &d { type: string, nullable: true }
    E: *d
`,
      "b.yaml": "B: { properties: { c: { type: string, nullable: true } } }\n",
    });
    expect(diagnostics.map(shown)).toEqual([
      "openapi.yaml:4:65 nullable-ignored OpenAPI 3.1 has no keyword `nullable`; it is read as in OpenAPI 3.0",
      "openapi.yaml:6:27 nullable-ignored OpenAPI 3.1 has no keyword `nullable`; it is read as in OpenAPI 3.0",
      "b.yaml:1:39 nullable-ignored OpenAPI 3.1 has no keyword `nullable`; it is read as in OpenAPI 3.0",
    ]);
    expect(loaded?.document.components).toEqual({
      schemas: {
        A: { anyOf: [{ properties: { b: { $ref: "#/components/schemas/c" } } }, { type: "null" }] },
        C: { $ref: "#/components/schemas/A/anyOf/0/properties/b" },
        D: { type: ["string", "null"] },
        E: { type: ["string", "null"] },
        c: { type: ["string", "null"] },
      },
    });
  });
});

describe("a document of OpenAPI 3.0", () => {
  it("becomes version 3.1.1, and records its original version", () => {
    const loaded = loadedFrom({ "openapi.yaml": "openapi: 3.0.3\ninfo: {}\n" });
    expect([loaded.document.openapi, loaded.declaredVersion]).toEqual(["3.1.1", "3.0.3"]);
  });

  it("ignores siblings of a reference, with a warning", () => {
    const { loaded, diagnostics } = loadFiles({
      "openapi.yaml":
        "openapi: 3.0.3\ncomponents:\n  schemas:\n    A: { description: a, $ref: './b.yaml', nullable: true }\n    C:\n      items:\n        $ref: './b.yaml'\n        nullable: true\n",
      "b.yaml": "type: string\n",
    });
    expect(loaded?.document.components).toEqual({
      schemas: { A: { type: "string" }, C: { items: { $ref: "#/components/schemas/A" } } },
    });
    expect(diagnostics.map(shown)).toEqual([
      "openapi.yaml:4:10 reference-siblings-ignored OpenAPI 3.0 ignores keywords next to a $ref: description, nullable",
      "openapi.yaml:8:9 reference-siblings-ignored OpenAPI 3.0 ignores keywords next to a $ref: nullable",
    ]);
    expect(diagnostics.map(({ severity }) => severity)).toEqual(["warning", "warning"]);
  });

  it("keeps pointers into wrapped schemas", () => {
    const { document } = loadedFrom({
      "openapi.json": JSON.stringify({
        openapi: "3.0.3",
        components: {
          schemas: {
            A: { nullable: true, title: "t", properties: { b: { type: "string" } }, allOf: [{ type: "object" }] },
            B: { nullable: true, allOf: [{ properties: { c: { type: "integer" } } }] },
            C: {
              anyOf: [
                { $ref: "#/components/schemas/A/properties/b" },
                { $ref: "#/components/schemas/A/allOf/0" },
                { $ref: "#/components/schemas/B/allOf/0/properties/c" },
                { $ref: "#/components/schemas/B/allOf/0" },
              ],
            },
          },
        },
      }),
    });
    expect((document.components as unknown as { schemas: { C: unknown } }).schemas.C).toEqual({
      anyOf: [
        { $ref: "#/components/schemas/A/anyOf/0/properties/b" },
        { $ref: "#/components/schemas/A/anyOf/0/allOf/0" },
        { $ref: "#/components/schemas/B/anyOf/0/properties/c" },
        { $ref: "#/components/schemas/B/anyOf/0" },
      ],
    });
  });

  it("is located in the original text, also for wrapped schemas and examples", () => {
    const loaded = loadedFrom({
      "openapi.yaml": `openapi: 3.0.3
components:
  schemas:
    A:
      nullable: true
      properties:
        b:
          type: string
          example: x
    C:
      nullable: true
      allOf:
        - required: [a]
`,
    });
    const at = (pointer: string): string => {
      const { line, column } = loaded.locate(pointer, "key");
      return `${line}:${column}`;
    };
    expect(at("/components/schemas/A/anyOf/0/properties/b")).toBe("7:9");
    expect(at("/components/schemas/A/anyOf/0/properties/b/examples")).toBe("9:11");
    expect(at("/components/schemas/A/anyOf/0/properties/b/examples/0")).toBe("9:11");
    expect(at("/components/schemas/C/anyOf/0/required")).toBe("13:11");
    expect(at("/components/schemas/C/anyOf/1")).toBe("10:5");
  });
});
