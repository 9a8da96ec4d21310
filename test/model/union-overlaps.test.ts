import { describe, expect, it } from "vitest";
import { buildModel } from "../../generator/src/model/build/build.js";
import { loadedFrom, root, shown } from "../load/virtual.js";
import { findingsOf, modelOf, schemas } from "./model-of.js";

const a = "{ type: object, properties: { a: { type: string } } }";
const b = "{ type: object, properties: { b: { type: string } } }";
const requiredA = "{ type: object, required: [a], properties: { a: { type: string } } }";
const requiredB = "{ type: object, required: [b], properties: { b: { type: string } } }";
const tagged = (value: string) => `{ type: object, required: [kind], properties: { kind: { const: ${value} } } }`;
const closed = (schema: string) => schema.replace(/ }$/, ", additionalProperties: false }");

/** The union of two alternatives, in a document of its own. */
function unionOf(keyword: "oneOf" | "anyOf", alternatives: readonly string[]): string {
  return schemas({ Union: `{ ${keyword}: [${alternatives.join(", ")}] }` });
}

const overlapping: Readonly<Record<string, readonly string[]>> = {
  "objects without required properties": [a, b],
  "an object that contains another one": [requiredA, "{ type: object }"],
  "an object that requires one property more": [
    "{ type: object, required: [a, b], properties: { a: { type: string }, b: { type: string } } }",
    requiredA,
  ],
  "objects with the same value of a property": [tagged("cat"), tagged("cat")],
  "objects whose common property overlaps": [
    "{ type: object, required: [a], properties: { a: { type: [string, integer] } } }",
    requiredA,
  ],
  "an object in a nested union": [`{ anyOf: [{ type: string }, ${a}] }`, b],
  "arrays of overlapping objects": [`{ type: array, items: ${a} }`, `{ type: array, items: ${b} }`],
  "schemas of objects without a type": ["{ properties: { a: { type: string } } }", b],
};

const distinguished: Readonly<Record<string, readonly string[]>> = {
  "objects with different values of a property": [tagged("cat"), tagged("dog")],
  "objects with different values of an optional property": [
    "{ type: object, properties: { kind: { const: cat } } }",
    "{ type: object, properties: { kind: { const: dog } } }",
  ],
  "objects that each require a property of their own": [requiredA, requiredB],
  "an object that requires what a closed one lacks": [requiredA, closed(b)],
  "objects with different types of a required property": [
    requiredA,
    "{ type: object, properties: { a: { type: integer } } }",
  ],
  "objects with distinguished objects in a required property": [
    `{ type: object, required: [a], properties: { a: ${tagged("cat")} } }`,
    `{ type: object, properties: { a: ${tagged("dog")} } }`,
  ],
  "values of different types": ["{ type: string }", a, "{ type: array, items: { type: string } }"],
  "lists of different values": ["{ enum: [a, b] }", "{ enum: [c] }"],
  "strings with constraints": ["{ type: string, pattern: '^a' }", "{ type: string, format: date }"],
  "constraints on one object": ["{ required: [a] }", "{ required: [b] }"],
  "a condition": [`{ type: object, not: { required: [b] } }`, b],
  "a type that contains itself": [
    "{ type: object, required: [next], properties: { next: { $ref: '#/components/schemas/Union' } } }",
    "{ type: 'null' }",
  ],
};

/** Overlaps that matter only where exactly one alternative must match. */
const containing: Readonly<Record<string, readonly string[]>> = {
  "a string and listed strings": ["{ enum: [a, b] }", "{ type: string }"],
  "an integer and a number": ["{ type: integer }", "{ type: number }"],
  "two integers of different formats": ["{ type: integer, format: int32 }", "{ type: integer, format: int64 }"],
  "arrays that may be empty": ["{ type: array, items: { type: string } }", "{ type: array, items: { type: integer } }"],
};

const overlapFindings = (document: string): readonly string[] =>
  findingsOf(document).filter((finding) => finding.includes("alternatives-overlap"));

describe("a union with alternatives that nothing distinguishes has one warning", () => {
  for (const [name, alternatives] of Object.entries(overlapping)) {
    it.each(["oneOf", "anyOf"] as const)(`for ${name} in %s`, (keyword) => {
      expect(overlapFindings(unionOf(keyword, alternatives))).toHaveLength(1);
    });
  }
  for (const [name, alternatives] of Object.entries(containing)) {
    it(`for ${name} in oneOf, and none in anyOf`, () => {
      expect(overlapFindings(unionOf("oneOf", alternatives))).toHaveLength(1);
      expect(overlapFindings(unionOf("anyOf", alternatives))).toEqual([]);
    });
  }
});

describe("a union with distinguished alternatives has no warning", () => {
  for (const [name, alternatives] of Object.entries(distinguished)) {
    it.each(["oneOf", "anyOf"] as const)(`for ${name} in %s`, (keyword) => {
      expect(overlapFindings(unionOf(keyword, alternatives))).toEqual([]);
    });
  }
});

it("names the alternatives, at the keyword of the union", () => {
  const union = "{ oneOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/B' }] }";
  const document = schemas({ Union: union, A: a, B: b });
  expect(findingsOf(document)).toEqual([
    "openapi.yaml:5:16 alternatives-overlap nothing distinguishes `A` from `B`, so validators accept what matches either",
  ]);
  const inline = schemas({ Union: `{ anyOf: [{ title: First, type: object }, ${b}] }` });
  expect(findingsOf(inline)).toEqual([
    "openapi.yaml:5:16 alternatives-overlap nothing distinguishes `First` from alternative 2, so validators accept what matches either",
  ]);
});

it("reports in strict mode that `oneOf` rejects such values", () => {
  const loaded = loadedFrom({ "openapi.yaml": root(unionOf("oneOf", [a, b])) });
  const { model, diagnostics } = buildModel({ ...loaded, alternatives: "exact" });
  expect(diagnostics.map(shown)).toEqual([
    "openapi.yaml:5:16 alternatives-overlap nothing distinguishes alternative 1 from alternative 2, and `oneOf` rejects values that match both",
  ]);
  expect(model.types.get("Union")?.use.type).toMatchObject({ mode: "one" });
});

it.each([
  ["oneOf", [a, b], "give each alternative a required property with a `const` of its own, or write `anyOf`"],
  ["anyOf", [a, b], "give each alternative a required property with a `const` of its own"],
  ["oneOf", ["{ type: integer }", "{ type: number }"], "write `anyOf`"],
] as const)("suggests a fix for %s of %s", (keyword, alternatives, fix) => {
  const { diagnostics } = buildModel(loadedFrom({ "openapi.yaml": root(unionOf(keyword, alternatives)) }));
  expect(diagnostics.map((diagnostic) => diagnostic.fix)).toEqual([fix]);
});

it.each(["oneOf", "anyOf"] as const)("suggests to drop an alternative that %s lists twice", (keyword) => {
  const twice = (alternative: string, name: string): readonly (string | undefined)[] => {
    const document = schemas({ Union: `{ ${keyword}: [${alternative}, { type: string }, ${alternative}] }`, A: a });
    const { diagnostics } = buildModel(loadedFrom({ "openapi.yaml": root(document) }));
    expect(diagnostics.map(({ message }) => message)).toEqual([
      `alternative 1${name} and alternative 3${name} are the same schema, so validators accept what matches either`,
    ]);
    return diagnostics.map(({ fix }) => fix);
  };
  expect(twice("{ $ref: '#/components/schemas/A' }", " (`A`)")).toEqual(["drop one of the two"]);
  expect(twice(a, "")).toEqual(["drop one of the two"]);
});

it("reads `oneOf` as `anyOf` only where alternatives overlap", () => {
  const mode = (alternatives: readonly string[]) =>
    modelOf(unionOf("oneOf", alternatives)).types.get("Union")?.use.type;
  expect(mode([a, b])).toMatchObject({ mode: "any" });
  expect(mode([requiredA, requiredB])).toMatchObject({ mode: "one" });
});

it("compares hundreds of alternatives with values of their own, and recursive ones", () => {
  const many = Array.from({ length: 200 }, (_, index) => tagged(`k${index}`));
  expect(overlapFindings(unionOf("oneOf", many))).toEqual([]);
  const tree = "{ oneOf: [{ $ref: '#/components/schemas/Node' }, { $ref: '#/components/schemas/Leaf' }] }";
  const node = "{ type: object, properties: { child: { $ref: '#/components/schemas/Tree' } } }";
  const leaf = "{ type: object, properties: { value: { type: string } } }";
  expect(overlapFindings(schemas({ Tree: tree, Node: node, Leaf: leaf }))).toHaveLength(1);
});

it("distinguishes alternatives of the same name by their positions", () => {
  const error = (property: string): string => `{ title: Error, type: object, properties: { ${property}: {} } }`;
  expect(findingsOf(unionOf("anyOf", [error("a"), error("b")]))).toEqual([
    expect.stringContaining("nothing distinguishes alternative 1 (`Error`) from alternative 2 (`Error`), "),
  ]);
});
