// biome-ignore-all lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema
import { describe, expect, it } from "vitest";
import { compile } from "./compile.js";

/** The results of `parse` for valid values. */
describe("parse", () => {
  const object = (properties: object, more: object = {}): object => ({ type: "object", properties, ...more });

  it.each<[string, object, unknown, unknown]>([
    ["fills in defaults", object({ a: { type: "integer", default: 3 } }), {}, { a: 3 }],
    [
      "fills in the default of a referenced type",
      object({ a: { $ref: "#/components/schemas/Other" } }),
      {},
      { a: "d" },
    ],
    ["fills in a default that is null", object({ a: { type: ["string", "null"], default: null } }), {}, { a: null }],
    ["keeps what is there", object({ a: { type: "integer", default: 3 } }), { a: 0 }, { a: 0 }],
    ["keeps null", object({ a: { type: ["string", "null"], default: "x" } }), { a: null }, { a: null }],
    [
      "takes undefined for absent",
      object({ a: { type: "integer", default: 3 }, b: {} }),
      { a: undefined, b: undefined },
      { a: 3 },
    ],
    ["trims", object({ a: { type: "string", "x-trim": true, minLength: 2 } }), { a: "  xy\n" }, { a: "xy" }],
    ["drops what it does not know", object({ a: {} }), { a: 1, b: 2, isAdmin: true }, { a: 1 }],
    [
      "drops what it does not know, further inside",
      object({ a: object({ b: {} }) }),
      { a: { b: 1, c: 2 } },
      { a: { b: 1 } },
    ],
    [
      "keeps what may follow",
      object({ a: {} }, { additionalProperties: true }),
      { a: 1, b: { c: 2 } },
      { a: 1, b: { c: 2 } },
    ],
    [
      "keeps what may follow, in its form",
      object({}, { additionalProperties: object({ a: {} }) }),
      { x: { a: 1, b: 2 } },
      { x: { a: 1 } },
    ],
    [
      "keeps what a pattern names",
      object({ a: {} }, { patternProperties: { "^n": { type: "integer" } } }),
      { a: 1, n1: 2, m: 3 },
      { a: 1, n1: 2 },
    ],
    ["keeps an object of which nothing is said", { type: "object" }, { a: { b: [1] } }, { a: { b: [1] } }],
    ["keeps the order of the specification", object({ a: {}, b: {} }), { b: 1, a: 2 }, { a: 2, b: 1 }],
    [
      "keeps what is required and not declared",
      object({ a: {} }, { required: ["b"] }),
      { a: 1, b: { c: 2 }, d: 3 },
      { a: 1, b: { c: 2 } },
    ],
    [
      "drops what it does not know inside of what another part of an intersection declares",
      { allOf: [object({ b: object({ c: {} }) }), object({ a: {} }, { required: ["b"] })] },
      { a: 1, b: { c: 2, d: 3 } },
      { b: { c: 2 }, a: 1 },
    ],
    [
      "joins the parts of an intersection",
      { allOf: [object({ a: {} }), object({ b: { default: 2 } })] },
      { a: 1, c: 3 },
      { a: 1, b: 2 },
    ],
    [
      "joins what parts say about one property",
      { allOf: [object({ a: object({ x: {} }) }), object({ a: object({ y: {} }) })] },
      { a: { x: 1, y: 2, z: 3 } },
      { a: { x: 1, y: 2 } },
    ],
    [
      "takes the variant that is meant",
      {
        oneOf: [
          object({ t: { const: 1 }, a: {} }, { required: ["t"] }),
          object({ t: { const: 2 }, b: {} }, { required: ["t"] }),
        ],
      },
      { t: 2, a: 1, b: 2 },
      { t: 2, b: 2 },
    ],
    [
      "joins all variants that match",
      { anyOf: [object({ a: { type: "integer" } }), object({ b: { type: "integer" } })] },
      { a: 1, b: 2, c: 3 },
      { a: 1, b: 2 },
    ],
    [
      "leaves alternatives of required names alone",
      object({ a: {}, b: {} }, { anyOf: [{ required: ["a"] }, { required: ["b"] }] }),
      { a: 1, c: 2 },
      { a: 1 },
    ],
    [
      "goes into lists",
      { type: "array", items: object({ a: { default: 1 } }) },
      [{}, { a: 2, b: 3 }],
      [{ a: 1 }, { a: 2 }],
    ],
    [
      "goes into tuples",
      { type: "array", prefixItems: [object({ a: {} })], items: { type: "string", "x-trim": true } },
      [{ a: 1, b: 2 }, " x "],
      [{ a: 1 }, "x"],
    ],
    [
      "adds what a condition allows",
      { ...object({ a: {} }), if: { required: ["a"] }, then: object({ b: {} }), else: object({ c: {} }) },
      { a: 1, b: 2, c: 3 },
      { a: 1, b: 2 },
    ],
    ["makes scalars of scalars", { type: "integer" }, 7, 7],
  ])("%s", (_title, schema, value, want) => {
    const before = JSON.stringify(value);
    const result = compile(schema, { Other: { type: "string", default: "d" } }).parse(value);
    expect(result).toEqual({ ok: true, value: want });
    if (result.ok) expect(JSON.stringify(result.value)).toBe(JSON.stringify(want));
    expect(JSON.stringify(value)).toBe(before);
  });

  it("returns a deep copy", () => {
    const value = { list: [{ a: 1 }], free: { b: [2] } };
    const result = compile(object({ list: { type: "array", items: object({ a: {} }) }, free: {} })).parse(value);
    expect(result).toEqual({ ok: true, value });
    const copy = (result as unknown as { value: typeof value }).value;
    expect(copy).not.toBe(value);
    expect(copy.list).not.toBe(value.list);
    expect(copy.list[0]).not.toBe(value.list[0]);
    expect(copy.free.b).not.toBe(value.free.b);
  });

  it("fails with the same issues as validate", () => {
    const subject = compile(
      object({ a: { type: "string", maxLength: 2 }, b: { type: "integer" } }, { required: ["a"] }),
    );
    for (const value of [{}, { a: "xxx", b: "y" }, null, []])
      expect(subject.parse(value)).toEqual(subject.validate(value));
  });

  it("counts characters after trimming, like is", () => {
    const subject = compile({ type: "string", "x-trim": true, minLength: 2, maxLength: 3 });
    for (const [value, want] of [
      [" x ", false],
      [" xx ", true],
      ["      xxx", true],
      ["xxxx", false],
      ["    ", false],
    ] as const) {
      expect(subject.is(value)).toBe(want);
      expect(subject.parse(value).ok).toBe(want);
    }
  });

  it("is used for Standard Schema", () => {
    const standard = compile(object({ a: object({ b: { type: "string", default: "d" } }) }, { required: ["a"] }))[
      "~standard"
    ];
    expect([standard.version, standard.vendor]).toEqual([1, "guildwire"]);
    expect(standard.validate({ a: {} })).toEqual({ value: { a: { b: "d" } } });
    expect(standard.validate({ a: { b: 1 } })).toEqual({
      issues: [{ message: "a.b: must be a string (got 1)", path: ["a", "b"] }],
    });
  });
});
