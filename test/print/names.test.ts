import fc from "fast-check";
import { ts } from "ts-morph";
import { describe, expect, test } from "vitest";
import {
  code,
  EncodingRefusal,
  identifier,
  numberLiteral,
  propertyAccess,
  propertyKey,
  snippet,
  symbol,
} from "../../generator/src/print/index.js";
import { evaluate } from "./evaluation.js";
import { hostileText, namedAttacks } from "./hostile-text.js";

const runs = { numRuns: 500 };

describe("an identifier", () => {
  test.each([
    "guild",
    "_private",
    "$",
    "getGuild2",
    "constructor",
    "__proto__",
    "größe",
    "名前",
    "of",
    "async",
    "type",
  ])("may be %s", (name) => {
    expect(snippet([identifier(name)])).toBe(name);
  });

  test.each([
    ["nothing", ""],
    ["a digit first", "2fa"],
    ["a hyphen", "a-b"],
    ["a blank", "a b"],
    ["a reserved word", "default"],
    ["a reserved word of strict code", "static"],
    ["a word of modules", "await"],
    ["a name that strict code must not declare", "arguments"],
    ["the global undefined", "undefined"],
    ["an escape", "\\u0061"],
    ["a zero-width joiner", "a\u200db"],
    ["a bidirectional control", "a\u202eb"],
    ["a character that is not in normal form C", "e\u0301"],
    ["a Hangul filler", "\u3164"],
    ["a line break", "a\nb"],
    ["a comment", "a/**/b"],
    ["an emoji", "a\u{1f600}"],
    ["a letter that is younger than the scanner of generated code", "\ua7da"],
  ])("refuses %s", (_reason, name) => {
    expect(() => identifier(name)).toThrow(EncodingRefusal);
    expect(() => symbol({ name, module: "src/a", typeOnly: false })).toThrow(EncodingRefusal);
  });

  test("is refused with the original text and its position", () => {
    const refusal = catchRefusal(() => identifier("a b"));
    expect(refusal).toMatchObject({ position: "identifier", text: "a b" });
    expect(refusal.message).toBe(
      '"a b" cannot be printed as an identifier: a name consists of letters, digits, _ and $, and does not begin with a digit',
    );
  });

  test("is one token and can be declared, unless it is refused", () => {
    const scanner = ts.createScanner(ts.ScriptTarget.ES2023, true);
    const names = fc.oneof(
      hostileText,
      fc.string({ unit: "grapheme", maxLength: 3 }),
      fc.stringMatching(/^[a-z]{2,4}$/),
    );
    fc.assert(
      fc.property(names, (name) => {
        const printed = attempt(() => snippet([identifier(name)]));
        if (printed === undefined) return;
        scanner.setText(printed);
        scanner.scan();
        expect(scanner.getTokenEnd()).toBe(printed.length);
        expect(new Function(`"use strict"; const ${printed} = 1; return ${printed};`)()).toBe(1);
      }),
      runs,
    );
  });
});

describe("a property key", () => {
  test.each([
    ["name", "name"],
    ["default", "default"],
    ["constructor", "constructor"],
    ["__proto__", '["__proto__"]'],
    ["new", '"new"'],
    ["0", '"0"'],
    ["2fa", '"2fa"'],
    ["content-type", '"content-type"'],
    ["", '""'],
    ['"', '"\\""'],
    ["名前", "名前"],
    ["a\u200db", '"a\\u200db"'],
  ])("%j is %s", (name, want) => {
    expect(snippet([propertyKey(name)])).toBe(want);
  });

  test("creates an own property of exactly that name", () => {
    fc.assert(
      fc.property(fc.oneof(hostileText, fc.constantFrom(...namedAttacks)), (name) => {
        const read = evaluate(code`{ ${propertyKey(name)}: ${numberLiteral(1)} }`) as object;
        expect(Object.keys(read)).toEqual([name]);
        expect(Object.getPrototypeOf(read)).toBe(Object.prototype);
      }),
      runs,
    );
  });
});

describe("a property access", () => {
  test.each([
    ["name", false, "x.name"],
    ["name", true, "x?.name"],
    ["default", false, "x.default"],
    ["a-b", false, 'x["a-b"]'],
    ["a-b", true, 'x?.["a-b"]'],
    ["__proto__", false, 'x["__proto__"]'],
  ])("to %j (optional: %s) is %s", (name, optional, want) => {
    expect(snippet([propertyAccess(code`x`, name, optional)])).toBe(want);
  });

  test("reads the property of exactly that name", () => {
    fc.assert(
      fc.property(hostileText, (name) => {
        const object = code`{ ${propertyKey(name)}: 7 }`;
        expect(evaluate(propertyAccess(code`(${object})`, name))).toBe(7);
        expect(evaluate(propertyAccess(code`(${object})`, name, true))).toBe(7);
      }),
      runs,
    );
  });
});

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch (error) {
    if (error instanceof EncodingRefusal) return undefined;
    throw error;
  }
}

function catchRefusal(action: () => unknown): EncodingRefusal {
  try {
    action();
  } catch (error) {
    if (error instanceof EncodingRefusal) return error;
  }
  throw new Error("nothing was refused");
}
