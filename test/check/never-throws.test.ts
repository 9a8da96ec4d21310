import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { check } from "../../generator/src/check/check.js";
import { placement } from "../../generator/src/check/compiled/validators.js";
import { visitObjects } from "../../generator/src/check/walk.js";
import type { Json, JsonObject } from "../../generator/src/load/document.js";
import { objectDefinitions } from "../../generator/src/openapi/objects.js";
import { runCount } from "../run-count.js";
import { checkText, loadedFake } from "./checked.js";
import { mutated, richDocuments } from "./rich-document.js";

/** Keywords that rules look for, so that random documents reach the rules. */
const words = [
  ...new Set([
    ...Object.values(objectDefinitions["3.1"]).flatMap((shape) => Object.keys(shape.slots)),
    ...Object.values(placement).flatMap((keys) => Object.keys(keys)),
    ..."type enum const required default example examples pattern minimum maximum name in $ref operationId discriminator".split(
      " ",
    ),
    ..."propertyName mapping path fixed ignored fields kind when paths tags url /a/{b} __proto__ constructor valueOf toString hasOwnProperty".split(
      " ",
    ),
  ]),
];

const { json } = fc.letrec<{ json: Json }>((tie) => ({
  json: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    fc.constantFrom<Json>(
      null,
      true,
      1,
      -1,
      "object",
      "#/components/schemas/A",
      "#",
      "#/",
      "a",
      "/a/{b}",
      "query",
      "{",
    ),
    fc.array(tie("json"), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom(...words), tie("json"), { maxKeys: 4 }),
  ),
}));

const options = { strictExtensions: false };

describe("check and the model builder never throw", () => {
  it("on any JSON value", () => {
    fc.assert(
      fc.property(fc.jsonValue() as fc.Arbitrary<Json>, (document) => {
        expect(Array.isArray(check(loadedFake(document), options))).toBe(true);
      }),
      { numRuns: runCount(300) },
    );
  });

  it("on documents with valid keywords in meaningless positions", () => {
    fc.assert(
      fc.property(json, json, json, (paths, schemas, operation) => {
        const document: Json = {
          openapi: "3.1.0",
          paths: { "/a": { get: operation, x: paths } },
          components: { schemas: { A: schemas } },
        };
        expect(check(loadedFake(document), options).length).toBeGreaterThan(0);
        expect(Array.isArray(check(loadedFake(paths), options))).toBe(true);
      }),
      { numRuns: runCount(300) },
    );
  });

  it.each(["3.2", "3.1", "3.0"] as const)("on a %s document with any value at any location", (version) => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(), json, (first, second, value) => {
        const set = (parent: Record<string, Json>, key: string): void => {
          parent[key] = value;
        };
        const document = mutated(mutated(richDocuments[version], first, set), second, set);
        expect(Array.isArray(check(loadedFake(document, `${version}.0`), options))).toBe(true);
      }),
      { numRuns: runCount(300) },
    );
  });

  it("on schemas that only form a cycle and have a default", () => {
    const shapes = [
      "allOf: [{ $ref: '#/components/schemas/A' }]",
      "anyOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/A' }]",
      "not: { anyOf: [{ $ref: '#/components/schemas/A' }, { $ref: '#/components/schemas/A' }] }",
      "if: { $ref: '#/components/schemas/A' }, then: { $ref: '#/components/schemas/A' }",
      "oneOf: [{ $ref: '#/components/schemas/A' }], discriminator: { propertyName: a }",
      "allOf: [{ $ref: '#/components/schemas/A' }], unevaluatedProperties: false",
      "properties: { a: { $ref: '#/components/schemas/A' } }, x-checks: [{ kind: unique, name: n, message: m, path: a/a/a/a }]",
    ];
    for (const shape of shapes) {
      const text = `openapi: 3.1.0\ninfo: { title: t, version: '1' }\ncomponents: { schemas: { A: { ${shape}, default: { a: { a: {} } } } } }`;
      expect(Array.isArray(checkText(text))).toBe(true);
    }
  });
});

describe("the traversal", () => {
  it("has no depth limit", () => {
    let schema: Json = {};
    for (let depth = 0; depth < 20_000; depth++) schema = { items: schema };
    const document: JsonObject = { components: { schemas: { A: schema } } };
    expect(visitObjects(document, "3.1").filter(({ kind }) => kind === "schema")).toHaveLength(20_001);
  });

  it("recognizes properties, examples and extensions whatever their names", () => {
    const schema: Json = {
      properties: { items: { type: "string" }, constructor: {}, "x-a": {} },
      example: { items: { type: "string" } },
      enum: [{ items: {} }],
      "x-own": { items: {} },
    };
    const document: JsonObject = { components: { schemas: { A: schema } } };
    expect(visitObjects(document, "3.1").map(({ kind, pointer }) => `${kind} ${pointer}`)).toEqual([
      "document ",
      "components /components",
      "schema /components/schemas/A",
      "schema /components/schemas/A/properties/items",
      "schema /components/schemas/A/properties/constructor",
      "schema /components/schemas/A/properties/x-a",
    ]);
  });
});
