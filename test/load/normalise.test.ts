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

const schemas: readonly (readonly [string, object, object])[] = [
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
    "nullable with type and oneOf",
    { type: "object", oneOf: [ref], nullable: true },
    { type: ["object", "null"], oneOf: [ref, { type: "null" }] },
  ],
  [
    "nullable around one reference",
    { description: "d", nullable: true, allOf: [ref], example: { a: 1 } },
    { description: "d", examples: [{ a: 1 }], anyOf: [ref, { type: "null" }] },
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
  it.each(schemas)("%s", (_, given, want) => {
    const got = normalised(given, { B: { type: "object" } });
    expect(got).toEqual(want);
    expect(JSON.stringify(got)).toBe(JSON.stringify(want));
  });

  it("allOf of what allows null already needs nothing more", () => {
    expect(normalised({ nullable: true, allOf: [ref] }, { B: { type: "object", nullable: true } })).toEqual({
      allOf: [ref],
    });
  });

  it("wherever it stands", () => {
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

describe("a document of OpenAPI 3.0", () => {
  it("says that it is 3.1.1 now, and remembers what it was", () => {
    const loaded = loadedFrom({ "openapi.yaml": "openapi: 3.0.3\ninfo: {}\n" });
    expect([loaded.document.openapi, loaded.declaredVersion]).toEqual(["3.1.1", "3.0.3"]);
  });

  it("ignores what stands beside a reference, and says so", () => {
    const { loaded, diagnostics } = loadFiles({
      "openapi.yaml":
        "openapi: 3.0.3\ncomponents:\n  schemas:\n    A: { description: a, $ref: './b.yaml', nullable: true }\n    C:\n      items:\n        $ref: './b.yaml'\n        nullable: true\n",
      "b.yaml": "type: string\n",
    });
    expect(loaded?.document.components).toEqual({
      schemas: { A: { type: "string" }, C: { items: { $ref: "#/components/schemas/A" } } },
    });
    expect(diagnostics.map(shown)).toEqual([
      "openapi.yaml:4:10 reference-siblings-ignored OpenAPI 3.0 ignores what stands beside a $ref: description, nullable",
      "openapi.yaml:8:9 reference-siblings-ignored OpenAPI 3.0 ignores what stands beside a $ref: nullable",
    ]);
    expect(diagnostics.map(({ severity }) => severity)).toEqual(["warning", "warning"]);
  });

  it("keeps pointers into schemas that are wrapped", () => {
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

  it("is located where it was written, also behind a wrapping and for its examples", () => {
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
