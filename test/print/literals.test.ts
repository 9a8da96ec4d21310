import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  bigintLiteral,
  code,
  EncodingRefusal,
  type Json,
  jsonLiteral,
  numberLiteral,
  snippet,
  stringLiteral,
  templateLiteral,
} from "../../generator/src/print/index.js";
import { evaluate } from "./evaluation.js";
import { hostileText, namedAttacks } from "./hostile-text.js";

const runs = { numRuns: 500 };

/** Asserts that nothing in the output can end a line, hide or reorder text, or end a script element. */
const harmless =
  /^(?:(?!<\/?script|<!--)[^\p{Cc}\p{Zl}\p{Zp}\p{Cs}\u061c\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff])*$/iu;

describe("a string literal", () => {
  test.each([
    ["plain", '"plain"'],
    ['say "hi"', '"say \\"hi\\""'],
    ["it's", '"it\'s"'],
    ["back\\slash", '"back\\\\slash"'],
    ["a\nb\rc\td", '"a\\nb\\rc\\td"'],
    ["\0\u007f\u0085", '"\\u0000\\u007f\\u0085"'],
    ["\u2028\u2029", '"\\u2028\\u2029"'],
    ["\u202eabc\u2066", '"\\u202eabc\\u2066"'],
    ["\u200b\ufeff\u00ad", '"\\u200b\\ufeff\\u00ad"'],
    ["\u{e0041}", '"\\udb40\\udc41"'],
    ["\ud800", '"\\ud800"'],
    ["\u{1f600} é 漢 ❤️", '"\u{1f600} é 漢 ❤️"'],
    ["</script>", '"\\u003c/script>"'],
    ["<!--", '"\\u003c!--"'],
    ["a < b", '"a < b"'],
    ["${x} `y`", '"${x} `y`"'],
  ])("of %j is %s", (given, want) => {
    expect(snippet([stringLiteral(given)])).toBe(want);
  });

  test("evaluates to the same text, for any text", () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const literal = stringLiteral(text);
        expect(evaluate(literal)).toBe(text);
        expect(snippet([literal])).toMatch(harmless);
      }),
      runs,
    );
  });

  test.each(namedAttacks)("of the attack %j evaluates to the same text", (attack) => {
    expect(evaluate(stringLiteral(attack))).toBe(attack);
  });
});

describe("a template literal", () => {
  test.each([
    [["/guilds/", { code: code`id` }], "`/guilds/${id}`"],
    [["a`b"], "`a\\`b`"],
    [["${x}"], "`\\${x}`"],
    [["$\\{x}"], "`$\\\\{x}`"],
    [["\\${x}"], "`\\\\\\${x}`"],
    [["$", "{x}"], "`\\${x}`"],
    [["$", { code: code`x` }, "{}"], "`$${x}{}`"],
    [["a\nb\r\u2028"], "`a\\nb\\r\\u2028`"],
    [[], "``"],
  ] as const)("of %j is %s", (parts, want) => {
    expect(snippet([templateLiteral(parts)])).toBe(want);
  });

  test("evaluates to its texts and values in order", () => {
    const parts = fc.array(
      fc.oneof(
        hostileText,
        hostileText.map((value) => ({ value })),
      ),
    );
    fc.assert(
      fc.property(parts, (chosen) => {
        const printed = chosen.map((part) => (typeof part === "string" ? part : { code: stringLiteral(part.value) }));
        const want = chosen.map((part) => (typeof part === "string" ? part : part.value)).join("");
        expect(evaluate(templateLiteral(printed))).toBe(want);
        expect(snippet([templateLiteral(printed)])).toMatch(harmless);
      }),
      runs,
    );
  });
});

describe("a number literal", () => {
  test.each([
    [0, "0"],
    [-0, "-0"],
    [-5, "-5"],
    [0.1, "0.1"],
    [1e21, "1e21"],
    [5e-324, "5e-324"],
    [2 ** 53, "9007199254740992"],
  ])("of %d is %s", (given, want) => {
    expect(snippet([numberLiteral(given)])).toBe(want);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])("refuses %d", (value) => {
    expect(() => numberLiteral(value)).toThrow(EncodingRefusal);
  });

  test("evaluates to the same number", () => {
    const numbers = fc.double({ noNaN: true, noDefaultInfinity: true });
    fc.assert(
      fc.property(numbers, (value) => {
        expect(evaluate(numberLiteral(value))).toBe(value);
      }),
      runs,
    );
  });

  test("of a bigint evaluates to the same bigint", () => {
    fc.assert(
      fc.property(fc.bigInt(), (value) => {
        expect(evaluate(bigintLiteral(value))).toBe(value);
      }),
      runs,
    );
  });
});

describe("a JSON literal", () => {
  test("takes one line if it fits", () => {
    expect(snippet([jsonLiteral({ a: [1, null, true], "b-c": {}, d: [] })])).toBe(
      '{ a: [1, null, true], "b-c": {}, d: [] }',
    );
  });

  test("breaks only where it is too wide", () => {
    const text = "x".repeat(60);
    expect(snippet([jsonLiteral({ first: [text, text], second: [1, 2] })])).toBe(
      ["{", "  first: [", `    "${text}",`, `    "${text}",`, "  ],", "  second: [1, 2],", "}"].join("\n"),
    );
  });

  test("gives a key __proto__ no effect on the prototype", () => {
    const value = JSON.parse('{ "__proto__": { "admin": true }, "a": { "__proto__": null } }') as Json;
    const read = evaluate(jsonLiteral(value)) as Record<string, unknown>;
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
    expect(Object.hasOwn(read, "__proto__")).toBe(true);
    expect(read.admin).toBeUndefined();
    expect(JSON.stringify(read)).toBe(JSON.stringify(value));
  });

  test("evaluates to the same value", () => {
    fc.assert(
      fc.property(fc.jsonValue({ stringUnit: "binary" }), (value) => {
        expect(evaluate(jsonLiteral(value as Json))).toStrictEqual(value);
      }),
      runs,
    );
  });

  test("refuses numbers that JSON cannot express", () => {
    expect(() => jsonLiteral({ limit: Number.NaN })).toThrow(EncodingRefusal);
  });
});
