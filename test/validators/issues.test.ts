// biome-ignore-all lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type CompiledValidator, compile } from "./compile.js";

/** The issues of invalid values: path, code and message. */
describe("an issue", () => {
  const object = (properties: object, more: object = {}): object => ({
    type: "object",
    title: "thing",
    properties,
    ...more,
  });
  const tagged = {
    oneOf: [
      { ...object({ t: { const: "a" }, x: { type: "integer" } }, { required: ["t"] }), title: "first" },
      { ...object({ t: { const: "b" }, y: { type: "string" } }, { required: ["t", "y"] }), title: "second" },
    ],
  };

  it.each<[string, object, unknown, readonly string[]]>([
    ["type", { type: "string" }, 7, [" type must be a string (got 7)"]],
    ["type or null", { type: ["integer", "null"] }, "x", [' type must be an integer or null (got "x")']],
    ["several types", { type: ["string", "integer"] }, null, [" type must be a string or an integer (got null)"]],
    ["no number", { type: "number" }, Number.NaN, [" type must be a number (got NaN)"]],
    ["no integer", { type: "integer" }, 1.5, [" type must be an integer (got 1.5)"]],
    ["an array for an object", { type: "object" }, [], [" type must be an object (got an array)"]],
    ["required", object({}, { required: ["a"] }), {}, ["/a required a: is required in a Thing"]],
    [
      "required, although null is allowed",
      object({ a: { type: ["string", "null"] } }, { required: ["a"] }),
      {},
      ["/a required a: is required in a Thing"],
    ],
    ["enum", { enum: ["a", "b"] }, "c", [' enum must be one of "a" or "b" (got "c")']],
    [
      "named values",
      {
        oneOf: [
          { const: 1, title: "ONE" },
          { const: 2, title: "TWO" },
        ],
      },
      3,
      [" enum must be one of 1 (ONE) or 2 (TWO) (got 3)"],
    ],
    ["const", { const: { a: [1] } }, { a: [2] }, [' const must be {"a":[1]} (got an object)']],
    ["min-length", { type: "string", minLength: 2 }, "x", [" min-length must have at least 2 characters (got 1)"]],
    ["max-length", { type: "string", maxLength: 1 }, "😀😀", [" max-length must have at most 1 character (got 2)"]],
    [
      "several bounds at once",
      { type: "string", minLength: 3, pattern: "^a" },
      "x",
      [" min-length must have at least 3 characters (got 1)", ' pattern must match ^a (got "x")'],
    ],
    [
      "a format beside a pattern, once",
      { type: "string", format: "snowflake", pattern: "^[0-9]{1,20}$" },
      "x",
      [' pattern must match ^[0-9]{1,20}$ (got "x")'],
    ],
    [
      "a format beside a pattern that is met",
      { type: "string", format: "snowflake", pattern: "^[0-9]{1,20}$" },
      "99999999999999999999",
      [' format must have the format snowflake (got "99999999999999999999")'],
    ],
    [
      "a number beyond a bound, once",
      { type: "integer", maximum: 64, multipleOf: 64 },
      65,
      [" maximum must be at most 64 (got 65)"],
    ],
    [
      "a number within its bounds",
      { type: "integer", maximum: 64, multipleOf: 64 },
      63,
      [" multiple-of must be a multiple of 64 (got 63)"],
    ],
    ["minimum", { type: "integer", minimum: 3 }, 2, [" minimum must be at least 3 (got 2)"]],
    ["maximum", { type: "integer", maximum: 3 }, 4, [" maximum must be at most 3 (got 4)"]],
    ["exclusive-minimum", { exclusiveMinimum: 3 }, 3, [" exclusive-minimum must be above 3 (got 3)"]],
    ["exclusive-maximum", { exclusiveMaximum: 3 }, 3, [" exclusive-maximum must be below 3 (got 3)"]],
    ["multiple-of", { multipleOf: 0.1 }, 0.25, [" multiple-of must be a multiple of 0.1 (got 0.25)"]],
    ["min-items", { type: "array", minItems: 1 }, [], [" min-items the list holds at least 1 item (got 0)"]],
    [
      "max-items",
      object({ tags: { type: "array", maxItems: 1 } }),
      { tags: [1, 2] },
      ["/tags/1 max-items tags[1]: a Thing holds at most 1 tag (got 2)"],
    ],
    [
      "unique-items",
      { uniqueItems: true },
      [{ a: 1 }, { b: 1 }, { a: 1 }],
      ["/2 unique-items [2]: must differ from the items before it"],
    ],
    [
      "contains",
      { contains: { const: 1 }, minContains: 2 },
      [1],
      [" contains must hold at least 2 items of the kind that is asked for (got 1)"],
    ],
    [
      "max-contains",
      { contains: { const: 1 }, maxContains: 1 },
      [1, 1],
      [" max-contains must hold at most 1 item of the kind that is asked for (got 2)"],
    ],
    ["an item too many", { prefixItems: [{}], items: false }, [1, 2], ["/1 unknown-item [1]: must not follow 1 item"]],
    ["min-properties", { minProperties: 1 }, {}, [" min-properties must have at least 1 property (got 0)"]],
    ["max-properties", { maxProperties: 1 }, { a: 1, b: 2 }, [" max-properties must have at most 1 property (got 2)"]],
    [
      "unknown-property",
      object({ a: {} }, { additionalProperties: false }),
      { b: 1 },
      ["/b unknown-property b: is not known in a Thing"],
    ],
    ["forbidden", object({ a: false }), { a: null }, ["/a forbidden a: has no place in a Thing"]],
    [
      "property-name",
      { propertyNames: { maxLength: 1 } },
      { ab: 1 },
      ["/ab property-name ab: has a name that is not allowed"],
    ],
    [
      "dependent-required",
      { dependentRequired: { a: ["b"] } },
      { a: 1 },
      ["/b dependent-required b: is required if a is present"],
    ],
    [
      "dependent schema",
      { dependentSchemas: { a: { required: ["b"] } } },
      { a: 1 },
      ["/b required b: is required in a Subject"],
    ],
    [
      "unevaluated properties",
      { ...object({ a: {} }), unevaluatedProperties: false },
      { a: 1, b: 2 },
      ["/b unknown-property b: is not known in a Thing"],
    ],
    ["not", { not: { type: "string" } }, "x", [" not is of a kind that is excluded here"]],
    ["not, with a title", { not: { type: "string", title: "text" } }, "x", [" not must not be text"]],
    [
      "not: the alternatives that match",
      {
        not: {
          title: "anything odd",
          anyOf: [
            { type: "string", minLength: 3, title: "a long text" },
            { type: "string", pattern: "^x", title: "a text with x first" },
            { type: "string", pattern: "z" },
            { type: "number" },
          ],
        },
      },
      "xyz",
      [" not must not be a long text", " not must not be a text with x first", " not must not be anything odd"],
    ],
    [
      "not: properties that exclude each other, at the first of them",
      { not: { type: "object", required: ["b", "a"], properties: { a: {}, b: {} }, title: "a beside b" } },
      { a: 1, b: 1 },
      ["/a not a: must not be a beside b"],
    ],
    [
      "a constant with a title",
      object({ t: { const: 1, title: "ONE" } }),
      { t: 2 },
      ["/t const t: must be 1 (ONE) (got 2)"],
    ],
    [
      "the owner, with the article that is spoken",
      { ...object({}, { required: ["a"] }), title: "URL" },
      {},
      ["/a required a: is required in a URL"],
    ],
    [
      "the owner, with the article of a letter",
      { ...object({}, { required: ["a"] }), title: "S" },
      {},
      ["/a required a: is required in an S"],
    ],
    [
      "the owner, with the article of a sound",
      { ...object({}, { required: ["a"] }), title: "user" },
      {},
      ["/a required a: is required in a User"],
    ],
    [
      "the branch that applies",
      { if: { type: "string" }, then: { maxLength: 1 }, else: { minimum: 5 } },
      4,
      [" minimum must be at least 5 (got 4)"],
    ],
    ["the variant that was meant", tagged, { t: "b", x: "no" }, ["/y required y: is required in a Second"]],
    ["no known variant", tagged, { t: "c" }, ['/t enum t: must be one of "a" (first) or "b" (second) (got "c")']],
    ["no tag", tagged, {}, ["/t required t: is required in a Subject"]],
    [
      "more than one alternative",
      { oneOf: [{ type: "integer" }, { minimum: 2 }] },
      3,
      [" one-of must match exactly one of the alternatives (matches 2)"],
    ],
    [
      "no alternative: the one that is closest",
      { anyOf: [object({ a: { type: "string" }, b: { type: "string" } }), object({ a: { type: "integer" } })] },
      { a: true, b: 1 },
      ["/a type a: must be an integer (got true)"],
    ],
    [
      "alternatives of other types",
      { oneOf: [{ type: "string", maxLength: 1 }, object({ a: { type: "string" } })] },
      { a: 1 },
      ["/a type a: must be a string (got 1)"],
    ],
    [
      "all parts",
      { allOf: [{ required: ["a"] }, { required: ["b"] }], type: "object" },
      {},
      ["/a required a: is required in a Subject", "/b required b: is required in a Subject"],
    ],
    [
      "an object inside",
      object({ inner: { type: "object", required: ["a"] } }),
      { inner: {} },
      ["/inner/a required inner.a: is required in the inner"],
    ],
    [
      "names that need escapes",
      object({ "a/b~c": { type: "string" } }),
      { "a/b~c": 1 },
      ['/a~1b~0c type ["a/b~c"]: must be a string (got 1)'],
    ],
  ])("%s", (_title, schema, value, want) => {
    const result = compile(schema).validate(value);
    expect(result.ok ? [] : result.issues.map(({ path, code, message }) => `${path} ${code} ${message}`)).toEqual(want);
  });

  it("has the limit and the actual value", () => {
    expect(compile({ type: "string", maxLength: 1 }).validate("xyz")).toMatchObject({
      issues: [{ limit: 1, actual: 3 }],
    });
    expect(compile({ enum: [1] }).validate(2)).toMatchObject({ issues: [{ actual: 2 }] });
  });

  it("is thrown by assert, with all others", () => {
    const subject: CompiledValidator = compile(object({ a: { type: "string" }, b: { type: "string" } }));
    const attempt = (): void => {
      subject.assert({ a: 1, b: 2 });
    };
    expect(attempt).toThrow("a: must be a string (got 1)\nb: must be a string (got 2)");
    expect(attempt).toThrow(
      expect.objectContaining({
        issues: [expect.objectContaining({ path: "/a" }), expect.objectContaining({ path: "/b" })],
      }),
    );
    expect(() => {
      subject.assert({});
    }).not.toThrow();
  });
});

describe("the guide", () => {
  it("lists every issue code", () => {
    const room = join(import.meta.dirname, "../../runtime/src/validate");
    const sources = readdirSync(room).map((file) => readFileSync(join(room, file), "utf8"));
    const codes = sources.flatMap((text) =>
      [...text.matchAll(/report\.add\(\w+, "([a-z-]+)"/g)].map(([, code]) => code),
    );
    expect(codes.length).toBeGreaterThan(25);
    const guide = readFileSync(join(import.meta.dirname, "../../docs/validators.md"), "utf8");
    expect(codes.filter((code) => !guide.includes(`\`${code}\``))).toEqual([]);
  });
});
