import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { evaluate } from "../../generator/src/check/evaluate.js";
import type { Json } from "../../generator/src/load/document.js";
import { References } from "../../generator/src/model/references.js";
import { runCount } from "../run-count.js";

const ajv = new Ajv2020({ strict: false, validateSchema: false, logger: false });
addFormats.default(ajv);

const names = fc.constantFrom("a", "b", "ab");
const { value } = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { depthSize: "small" },
    fc.constantFrom<Json>(null, true, false, 0, 1, 2, 2.5, -1, "", "a", "ab", "😀", "2021-01-01", "a@b.example"),
    fc.array(tie("value"), { maxLength: 3 }),
    fc.dictionary(names, tie("value"), { maxKeys: 3, noNullPrototype: true }),
  ),
}));

const small = fc.nat({ max: 3 });
const keyword = <T>(arbitrary: fc.Arbitrary<T>): { readonly arbitrary: fc.Arbitrary<T>; readonly weight: number } => ({
  arbitrary,
  weight: 1,
});
const { schema } = fc.letrec<{ schema: Json }>((tie) => {
  const sub = tie("schema");
  const list = fc.array(sub, { minLength: 1, maxLength: 2 });
  const map = fc.dictionary(names, sub, { maxKeys: 2, noNullPrototype: true });
  const keywords: Record<string, { readonly arbitrary: fc.Arbitrary<unknown> }> = {
    type: keyword(
      fc.constantFrom("string", "integer", "number", "object", "array", ["string", "null"], ["object", "array"]),
    ),
    enum: keyword(fc.array(value, { minLength: 1, maxLength: 3 })),
    const: keyword(value),
    minimum: keyword(small),
    maximum: keyword(small),
    exclusiveMinimum: keyword(small),
    exclusiveMaximum: keyword(small),
    multipleOf: keyword(fc.constantFrom(1, 2, 0.5)),
    minLength: keyword(small),
    maxLength: keyword(small),
    pattern: keyword(fc.constantFrom("^a", "b$", "^\\p{L}*$")),
    format: keyword(fc.constantFrom("date", "email", "int32", "int64", "own")),
    items: keyword(sub),
    contains: keyword(sub),
    minContains: keyword(small),
    maxContains: keyword(small),
    minItems: keyword(small),
    maxItems: keyword(small),
    uniqueItems: keyword(fc.boolean()),
    properties: keyword(map),
    patternProperties: keyword(fc.dictionary(fc.constantFrom("^a", "b$"), sub, { maxKeys: 2, noNullPrototype: true })),
    additionalProperties: keyword(sub),
    propertyNames: keyword(sub),
    required: keyword(fc.uniqueArray(names, { maxLength: 2 })),
    dependentRequired: keyword(
      fc.dictionary(names, fc.uniqueArray(names, { maxLength: 2 }), { maxKeys: 1, noNullPrototype: true }),
    ),
    dependentSchemas: keyword(map),
    minProperties: keyword(small),
    maxProperties: keyword(small),
    allOf: keyword(list),
    anyOf: keyword(list),
    oneOf: keyword(list),
    not: keyword(sub),
    if: keyword(sub),
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: keyword(sub),
    else: keyword(sub),
    $ref: keyword(fc.constantFrom("#/$defs/A", "#/$defs/B")),
  };
  const pair = fc
    .constantFrom(...Object.keys(keywords))
    .chain((name) => keywords[name]?.arbitrary.map((item) => [name, item]) as never);
  return {
    schema: fc.oneof(
      { depthSize: "small" },
      fc.boolean(),
      fc
        .array(pair as fc.Arbitrary<readonly [string, Json]>, { maxLength: 4 })
        .map((pairs) => Object.fromEntries(pairs) as Json),
    ),
  };
});

const definitions: Json = {
  A: { type: ["integer", "string", "null"], maxLength: 1 },
  B: {
    type: "object",
    properties: { a: { $ref: "#/$defs/B" }, b: { $ref: "#/$defs/A" } },
    additionalProperties: false,
  },
};

it("evaluates a schema with the same result as ajv", () => {
  fc.assert(
    fc.property(schema, value, (part, candidate) => {
      const whole = { $defs: definitions, allOf: [part] };
      const verdict = evaluate(whole, candidate, new References(whole));
      expect(verdict).not.toBe("unsure");
      const expected = ajvSays(whole, candidate);
      if (expected !== undefined) expect(verdict === "fits").toBe(expected);
    }),
    { numRuns: runCount(1500) },
  );
});

/** Undefined where ajv's generated code fails, as for `$ref` beside `oneOf`. */
function ajvSays(schema: object, candidate: Json): boolean | undefined {
  try {
    return ajv.validate(schema, candidate);
  } catch {
    return undefined;
  }
}

describe("a violation states the path inside the value and what was expected", () => {
  const cases: readonly (readonly [schema: Json, value: Json, at: string, message: string])[] = [
    [{ maximum: 5 }, 7, "", "must be at most 5, found 7"],
    [{ type: ["string", "null"] }, 1, "", "must be a string or null, found the number 1"],
    [{ maxLength: 1 }, "😀😀", "", "must have at most 1 characters, found 2"],
    [{ items: { properties: { a: { enum: [1, 2] } } } }, [{}, { a: 3 }], "/1/a", "must be one of 1 or 2, found 3"],
    [{ required: ["a"] }, {}, "", "must have the property `a`"],
    [{ additionalProperties: false }, { "a/b": 1 }, "/a~1b", "is not a property of its schema"],
    [{ oneOf: [{ properties: { a: { const: 1 } } }, { type: "string" }] }, { a: 2 }, "/a", "must be 1, found 2"],
    [
      { prefixItems: [{ type: "string" }], items: { type: "number" } },
      ["a", "b"],
      "/1",
      'must be a number, found the string "b"',
    ],
    // ajv accepts this one, contrary to JSON Schema 2020-12, section 10.3.1.3, so the property above omits
    // `prefixItems`.
    [{ prefixItems: [{ type: "string" }], contains: {} }, [], "", "does not contain the entries that it has to"],
    [{ oneOf: [true, {}] }, 1, "", "fits 2 alternatives of `oneOf` instead of one"],
  ];
  for (const [schema, value, at, message] of cases) {
    it(message, () => {
      expect(evaluate(schema, value, new References(schema))).toEqual({ at, message });
    });
  }
});
