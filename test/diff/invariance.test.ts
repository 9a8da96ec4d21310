import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { schemas as randomSchemas } from "../conformance/random-schema.js";
import { randomFrom } from "../determinism/shuffle.js";
import { brief, changes, differences } from "./differences.js";
import { rewrites } from "./rewrites.js";
import { asFiles, documents, shop } from "./specification.js";

const patience = { timeout: 120_000 };

describe.each(documents)("%s", (_name, document) => {
  it("does not differ from itself", () => {
    expect(differences(asFiles(document), asFiles(document), { words: true })).toEqual([]);
  });

  it.each(Object.entries(rewrites))("is the same %s", patience, (_way, rewrite) => {
    const numRuns = document === shop ? 40 : 3;
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        expect(differences(asFiles(document), rewrite(document, randomFrom(seed))).map(brief)).toEqual([]);
      }),
      { numRuns, seed: 5 },
    );
  });
});

describe("random schemas", () => {
  const holder = (schema: unknown): string =>
    `components:\n  schemas:\n    Subject: ${JSON.stringify(schema)}\n    Holder: { type: object, properties: { field: { $ref: '#/components/schemas/Subject' } } }\n`;

  it("do not differ from themselves", patience, () => {
    fc.assert(
      fc.property(randomSchemas(3, [], "Subject"), (schema) => {
        expect(changes(holder(schema), holder(schema)).map(brief)).toEqual([]);
      }),
      { numRuns: 300, seed: 5 },
    );
  });

  it("equal the only element of an allOf", patience, () => {
    fc.assert(
      fc.property(randomSchemas(3, [], "Subject"), (schema) => {
        expect(changes(holder(schema), holder({ allOf: [schema] })).map(brief)).toEqual([]);
      }),
      { numRuns: 300, seed: 5 },
    );
  });
});

describe("deeply nested schemas", () => {
  const document = (count: number, schemaOf: (index: number) => object): string => {
    const schemas = Object.fromEntries(Array.from({ length: count }, (_, index) => [`S${index}`, schemaOf(index)]));
    return `components: ${JSON.stringify({ schemas })}\n`;
  };
  const reference = (index: number): object => ({ $ref: `#/components/schemas/S${index}` });

  it("are compared if one name refers to a long chain of others", patience, () => {
    const row = (count: number): string =>
      document(count, (index) => ({ properties: { next: reference(Math.min(index + 1, count - 1)) } }));
    expect(changes(row(4), row(3000)).map(({ rule }) => rule)).toEqual(
      Array.from({ length: 2996 }, () => "type-added"),
    );
  });

  it("do not differ from themselves in many recursive unions", patience, () => {
    const inner = { type: "object", properties: { a: reference(0) } };
    const properties = Object.fromEntries(
      Array.from({ length: 1500 }, (_, index) => [
        `p${index}`,
        { anyOf: [reference(0), { ...inner, title: `T${index}` }] },
      ]),
    );
    const text = document(1, () => ({ type: "object", properties }));
    expect(changes(text, text).map(brief)).toEqual([]);
  });
});
