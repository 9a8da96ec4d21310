import { describe, expect, it } from "vitest";
import { emitTypes } from "../../generator/src/emit/types.js";
import { modelOf, schemas } from "../model/model-of.js";

/** The declarations of a document's schemas, without the file's header. */
function typesOf(entries: Readonly<Record<string, string>>, more = ""): string {
  const files = emitTypes(modelOf(more + schemas(entries), "3.1.0", "single"));
  return (files.find(({ path }) => path === "src/types/schemas.ts")?.text ?? "")
    .replace(/^(?:\/\/.*\n)+\n/, "")
    .trimEnd();
}

describe("a schema becomes a type", () => {
  it.each([
    ["a string", "{ type: string, minLength: 1 }", "/** At least 1 character. */\nexport type A = string;"],
    ["a nullable string", "{ type: [string, 'null'] }", "export type A = string | null;"],
    ["a list", "{ type: array, items: { type: integer } }", "export type A = number[];"],
    ["a list of choices", "{ type: array, items: { enum: [a, b] } }", 'export type A = ("a" | "b")[];'],
    [
      "a list of nullable items",
      "{ type: array, items: { type: [string, 'null'] } }",
      "export type A = (string | null)[];",
    ],
    [
      "a list of one choice with a format",
      "{ type: array, items: { type: integer, enum: [1], format: int32 } }",
      "export type A = 1[];",
    ],
    [
      "a choice among those of another schema",
      "{ type: integer, enum: [1], allOf: [{ oneOf: [{ const: 1 }, { const: 2 }] }], format: int32 }",
      "export type A = 1 & (1 | 2);",
    ],
    [
      "a tuple",
      "{ type: array, minItems: 1, items: false, prefixItems: [{ type: string }, { type: number }] }",
      "/** At least 1 item. */\nexport type A = [string, number?];",
    ],
    [
      "a map",
      "{ type: object, additionalProperties: { type: integer } }",
      "export interface A {\n  [key: string]: number;\n}",
    ],
    ["an empty object", "{ type: object, additionalProperties: false }", "export type A = Record<string, never>;"],
    ["anything", "{}", "export type A = unknown;"],
    ["nothing", "false", "export type A = never;"],
    ["two types", "{ type: [string, integer] }", "export type A = string | number;"],
    ["a constant", "{ const: 7 }", "export type A = 7;"],
    ["a list of values with null", "{ enum: [a, null] }", 'export type A = "a" | null;'],
    [
      "an open list of values",
      "{ type: string, enum: [a], x-open-enum: true }",
      'export type A = "a" | (string & {});',
    ],
    ["a union with null", "{ oneOf: [{ type: string }, { type: 'null' }] }", "export type A = string | null;"],
    [
      "a property that must be absent",
      "{ type: object, properties: { a: false } }",
      "export interface A {\n  a?: never;\n}",
    ],
    [
      "names that need quotes",
      "{ type: object, required: [a-b], properties: { a-b: { type: string } } }",
      'export interface A {\n  "a-b": string;\n}',
    ],
    [
      "alternatives of required names",
      "{ type: object, properties: { a: {}, b: {} }, anyOf: [{ required: [a] }, { required: [b] }] }",
      "export type A = { a?: unknown; b?: unknown };",
    ],
  ])("%s", (_title, schema, want) => {
    expect(typesOf({ A: schema })).toBe(want);
  });
});

describe("optional and nullable are independent (T10)", () => {
  it.each([
    ["name", "{ type: string }", true, "name: string"],
    ["name?", "{ type: string }", false, "name?: string"],
    ["?string", "{ type: [string, 'null'] }", true, "name: string | null"],
    ["name? ?string", "{ type: [string, 'null'] }", false, "name?: string | null"],
  ])("%s", (_notation, schema, required, want) => {
    const text = typesOf({
      A: `{ type: object, ${required ? "required: [name], " : ""}properties: { name: ${schema} } }`,
    });
    expect(text).toContain(`  ${want};`);
  });
});

it("named values become a constant with a type of the same name", () => {
  const text = typesOf({
    Level: "{ type: integer, oneOf: [{ const: 0, title: NONE, description: Nothing. }, { const: 1, title: HIGH }] }",
  });
  expect(text).toBe(`export const Level = {
  /** Nothing. */
  NONE: 0,
  HIGH: 1,
} as const;
export type Level = (typeof Level)[keyof typeof Level];`);
});

it("flags become powers of two, beyond 31 bits as BigInt", () => {
  const text = typesOf({
    Small: "{ type: integer, x-flags: { A: 0, B: { bit: 5, description: Five. } } }",
    Wide: "{ type: string, x-flags: { C: 32 } }",
  });
  expect(text).toContain("  A: 1,\n  /** Five. */\n  B: 32,\n} as const;\nexport type Small = number;");
  expect(text).toContain("  C: 4294967296n,\n} as const;\nexport type Wide = string;");
});

it("recursive schemas refer to themselves", () => {
  const text = typesOf({
    Tree: "{ type: object, properties: { children: { type: array, items: { $ref: '#/components/schemas/Tree' } } } }",
  });
  expect(text).toBe("export interface Tree {\n  children?: Tree[];\n}");
});

it("a list of required names beside a reference makes those properties required", () => {
  const text = typesOf({
    Base: "{ type: object, properties: { a: { type: string }, b: { type: string } } }",
    Full: "{ allOf: [{ $ref: '#/components/schemas/Base' }, { type: object, required: [a] }] }",
  });
  expect(text).toContain('export type Full = Base & Required<Pick<Base, "a">>;');
});

describe("the two directions", () => {
  const schema =
    "{ type: object, properties: { id: { type: string, readOnly: true }, secret: { type: string, writeOnly: true } } }";
  const reference = "{ $ref: '#/components/schemas/A' }";
  const both = `paths:
  /a:
    post:
      operationId: send
      requestBody: { content: { application/json: { schema: ${reference} } } }
      responses: { '200': { description: d, content: { application/json: { schema: ${reference} } } } }
`;
  const response = `paths:
  /a:
    get:
      operationId: read
      responses: { '200': { description: d, content: { application/json: { schema: ${reference} } } } }
`;

  it("have one type each if readOnly or writeOnly differ", () => {
    const text = typesOf({ A: schema }, both);
    expect(text).toContain("export interface A {\n  /** Write-only. */\n  secret?: string;\n}");
    expect(text).toContain("export interface AResponse {\n  /** Read-only. */\n  id?: string;\n}");
  });

  describe("an enumeration that is open in responses alone", () => {
    const level = "{ type: integer, x-open-enum: true, oneOf: [{ const: 0, title: NONE }, { const: 1, title: HIGH }] }";

    it("has one type per direction; the request type contains known values only", () => {
      expect(typesOf({ A: level }, both)).toContain(`export const A = {
  NONE: 0,
  HIGH: 1,
} as const;
export type A = (typeof A)[keyof typeof A];

/** A or a value that the specification does not list. */
export type AResponse = A | (number & {});`);
      expect(typesOf({ A: "{ type: [string, 'null'], enum: [a, null], x-open-enum: true }" }, both)).toContain(
        `export type A = "a" | null;

/** A or a value that the specification does not list. */
export type AResponse = A | (string & {});`,
      );
    });

    it("has one name if it is only received, and is then open", () => {
      expect(typesOf({ A: level }, response)).toContain("export type A = (typeof A)[keyof typeof A] | (number & {});");
    });

    it("affects the types that contain it, named or not", () => {
      const holder = "{ type: object, properties: { level: { enum: [0, 1], type: integer, x-open-enum: true } } }";
      const text = typesOf({ A: holder }, both);
      expect(text).toContain("export interface A {\n  level?: 0 | 1;\n}");
      expect(text).toContain("export interface AResponse {\n  level?: 0 | 1 | (number & {});\n}");
    });

    it("has one name if requests are open as well", () => {
      const text = typesOf({ A: level.replace("true", "both") }, both);
      expect(text).toContain("export type A = (typeof A)[keyof typeof A] | (number & {});");
      expect(text).not.toContain("AResponse");
    });
  });

  it("has one name if only one direction is used", () => {
    const text = typesOf({ A: schema }, response);
    expect(text).toContain("export interface A {\n  /** Read-only. */\n  id?: string;\n}");
    expect(text).not.toContain("AResponse");
  });
});

it("the comment of a property lists limits, permissions, features and choices", () => {
  const text = typesOf({
    A: "{ type: object, properties: { name: { type: string, description: The name., minLength: 2, maxLength: 100, x-trim: true, x-permissions: [MANAGE_NICKNAMES], x-requires-feature: BANNER, x-unspecified: Picked., default: none, deprecated: true } } }",
  });
  expect(text).toBe(`export interface A {
  /**
   * The name.
   *
   * 2 to 100 characters after trimming whitespace. Requires MANAGE_NICKNAMES. Requires the feature BANNER.
   *
   * @remarks Unspecified: Picked.
   * @default "none"
   * @deprecated
   */
  name?: string;
}`);
});

it.each([
  ["{ formats: [png] }", "PNG image."],
  ["{ formats: [png, jpeg], aspectRatio: '16:9' }", "PNG or JPEG image, aspect ratio 16:9."],
  ["{ formats: [png, jpeg, gif], maxBytes: 10 }", "PNG, JPEG or GIF image, at most 10 bytes."],
])("the constraints %s of an image appear in the comment of its property", (rules, words) => {
  const text = typesOf({ A: `{ type: object, properties: { icon: { type: string, x-image: ${rules} } } }` });
  expect(text).toContain(words);
});

it("sent arrays may be readonly", () => {
  const text = typesOf(
    { A: "{ type: array, items: { type: array, items: { type: string } } }" },
    `paths:
  /a:
    post:
      operationId: send
      requestBody: { content: { application/json: { schema: { $ref: '#/components/schemas/A' } } } }
      responses: { '204': { description: d } }
`,
  );
  expect(text).toContain("export type A = readonly (readonly string[])[];");
});
