import { expect, it } from "vitest";
import { emitLimits } from "../../generator/src/emit/limits.js";
import { modelOf, schemas } from "../model/model-of.js";

function limitsOf(entries: Readonly<Record<string, string>>): string {
  return (
    emitLimits(modelOf(schemas(entries)))[0]
      ?.text.replaceAll(/^\/\/.*\n/gm, "")
      .trim() ?? ""
  );
}

it("the tightest of several bounds of one name is used", () => {
  const text = limitsOf({
    A: "{ allOf: [{ type: object, properties: { a: { type: string, minLength: 1, maxLength: 5 } } }, { type: object, properties: { a: { type: string, minLength: 2, maxLength: 7 } } }] }",
  });
  expect(text).toContain("a: { minLength: 2, maxLength: 5 },");
});

it("the bounds of titled union alternatives are nested by title; those of a single alternative are merged", () => {
  const text = limitsOf({
    A: "{ type: object, properties: { a: { oneOf: [{ title: Few things, type: array, maxItems: 5 }, { type: boolean }, { type: array, maxItems: 1 }] }, b: { oneOf: [{ type: string, maxLength: 3 }, { type: boolean }] } } }",
  });
  expect(text).toContain(
    "  a: {\n    /** Few things */\n    variant1: { maxItems: 5 },\n    variant3: { maxItems: 1 },\n  },",
  );
  expect(text).toContain("b: { maxLength: 3 },");
});

it("a property named like a bound of its object hides nothing", () => {
  const text = limitsOf({
    A: "{ type: object, minProperties: 2, properties: { minProperties: { type: string, maxLength: 5 } } }",
    B: "{ type: object, properties: { maxProperties: { type: string, maxLength: 6 } } }",
  });
  expect(text).toContain("minProperties: 2,\n  minProperties_: { maxLength: 5 },");
  expect(text).toContain("  maxProperties: { maxLength: 6 },");
});

it("schemas without bounds are omitted", () => {
  expect(limitsOf({ A: "{ type: object, properties: { a: { type: string } } }" })).toBe("");
});

it("images have their sizes, and the bounds of a shared type are repeated at each use", () => {
  const text = limitsOf({
    Picture: "{ type: string, maxLength: 9 }",
    A: "{ type: object, properties: { icon: { $ref: '#/components/schemas/Picture', x-image: { formats: [png], maxWidth: 128, maxHeight: 128 } } } }",
  });
  expect(text).toContain("icon: { maxLength: 9, maxWidth: 128, maxHeight: 128 },");
});
