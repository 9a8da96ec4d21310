import { describe, expect, it } from "vitest";
import { compile } from "./compile.js";

describe("checks between fields", () => {
  const fields = { a: {}, b: {}, c: {} };
  const checked = (...checks: readonly object[]): object => ({
    type: "object",
    properties: fields,
    "x-checks": checks.map((check) => ({ name: "rule", message: "the rule", ...check })),
  });

  it.each<[string, object, readonly unknown[], readonly (readonly [unknown, string])[]]>([
    [
      "at-least-one-of",
      checked({ kind: "at-least-one-of", fields: ["a", "b"] }),
      [{ a: 1 }, { b: "" }, { a: null }],
      [
        [{}, ""],
        [{ c: 1 }, ""],
      ],
    ],
    [
      "at-least-one-of, empty ones not counted",
      checked({ kind: "at-least-one-of", fields: ["a", "b"], ignoreEmpty: true }),
      [{ a: 0 }, { a: "", b: [1] }],
      [
        [{ a: "" }, ""],
        [{ a: [], b: null }, ""],
      ],
    ],
    [
      "exactly-one-of",
      checked({ kind: "exactly-one-of", fields: ["a", "b"] }),
      [{ a: 1 }, { b: 1, c: 1 }],
      [
        [{}, ""],
        [{ a: 1, b: 1 }, ""],
      ],
    ],
    [
      "mutually-exclusive",
      checked({ kind: "mutually-exclusive", fields: ["a", "b"] }),
      [{}, { a: 1 }, { b: 1 }],
      [[{ a: 1, b: 1 }, ""]],
    ],
    [
      "less-or-equal",
      checked({ kind: "less-or-equal", fields: ["a", "b"] }),
      [{}, { a: 1 }, { a: 1, b: 1 }, { a: "2", b: 1 }],
      [[{ a: 2, b: 1 }, "/a"]],
    ],
    [
      "required-when",
      checked({ kind: "required-when", fields: ["b", "c"], when: { a: 3 } }),
      [{}, { a: 2 }, { a: 3, b: 1, c: 1 }, { a: "3" }],
      [[{ a: 3, b: 1 }, "/c"]],
    ],
    [
      "unique",
      checked({ kind: "unique", path: "a/*/id" }),
      [{}, { a: [] }, { a: [{ id: 1 }, { id: "1" }, {}, {}] }, { a: 7 }],
      [[{ a: [{ id: { x: 1, y: 2 } }, { id: { y: 2, x: 1 } }] }, "/a/1/id"]],
    ],
    [
      "sum-of-lengths",
      checked({ kind: "sum-of-lengths", paths: ["a", "b/*/c"], max: 4 }),
      [{}, { a: "😀😀😀😀" }, { a: "xx", b: [{ c: "x" }, { c: "x" }] }],
      [[{ a: "xxx", b: [{ c: "xx" }] }, ""]],
    ],
  ])("%s", (_title, schema, right, wrong) => {
    const subject = compile(schema);
    for (const value of right) expect(subject.validate(value)).toEqual({ ok: true, value });
    for (const [value, path] of wrong) {
      expect(subject.is(value)).toBe(false);
      expect(subject.validate(value)).toMatchObject({ ok: false, issues: [{ path, code: "rule" }] });
    }
  });

  it("also apply next to a union and a reference", () => {
    const check = { kind: "at-least-one-of", name: "rule", message: "the rule", fields: ["a"] };
    const beside = compile(
      { $ref: "#/components/schemas/Other", "x-checks": [check] },
      { Other: { type: "object", properties: fields } },
    );
    expect([beside.is({ a: 1 }), beside.is({ b: 1 })]).toEqual([true, false]);
    const union = compile({ anyOf: [{ type: "object" }, { type: "string" }], "x-checks": [check] });
    expect([union.is({ a: 1 }), union.is({})]).toEqual([true, false]);
  });

  it("report the sent field, and ignore fields that are invalid themselves", () => {
    const order = {
      kind: "less-or-equal",
      name: "order",
      message: "low must not be above high",
      fields: ["low", "high"],
    };
    const subject = compile({
      type: "object",
      properties: { low: { type: "integer", default: 2 }, high: { type: "integer", minimum: 1 } },
      "x-checks": [order],
    });
    const found = (value: unknown): readonly string[] => {
      const result = subject.validate(value);
      return result.ok ? [] : result.issues.map(({ path, code }) => `${path} ${code}`);
    };
    expect(found({ high: 1 })).toEqual(["/high order"]);
    expect(found({ low: 3, high: 1 })).toEqual(["/low order"]);
    expect(found({ high: 0 })).toEqual(["/high minimum"]);
    expect(found({ low: 3, high: 0 })).toEqual(["/high minimum"]);
  });

  it("take defaults into account (T45)", () => {
    const subject = compile(
      {
        type: "object",
        properties: { low: { type: "integer", default: 1 }, high: { $ref: "#/components/schemas/Other" } },
        "x-checks": [
          { kind: "less-or-equal", name: "order", message: "low is not above high", fields: ["low", "high"] },
        ],
      },
      { Other: { type: "integer", default: 2 } },
    );
    expect([subject.is({}), subject.is({ low: 2 }), subject.is({ low: 3 }), subject.is({ high: 0 })]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });
});
