import { describe, expect, it } from "vitest";
import { patternCost } from "../../generator/src/pattern/pattern.js";
import { compile } from "./compile.js";

/** Texts of these lengths would take a backtracking matcher years. */
const hostile: readonly (readonly [pattern: string, valid: string, hostile: string])[] = [
  ["^([a-z0-9]+-?){1,20}$", "ab-cd-ef", `${"a".repeat(5000)}!`],
  ["^([a-z]+){1,10}$", "a".repeat(5000), `${"a".repeat(5000)}!`],
  ["^(\\w+\\s?){1,50}$", "one two three", `${"word ".repeat(49)}${"a".repeat(2000)}!`],
  // Names of properties are matched several times: 900 characters would take more steps than a value may.
  ["^(a{1,30}){1,30}$", "a".repeat(400), "a".repeat(901)],
  ["^(.*a){20}$", "ba".repeat(1000), "a".repeat(19)],
  ["^(?:x{130}|y)?(?:a|aa)+$", `${"x".repeat(130)}aaa`, `y${"a".repeat(5000)}!`],
  ["^(a?){50}$", "a".repeat(50), "a".repeat(51)],
  ["^.+@.+\\..+$", "a@b.c", "@.".repeat(2500).concat("\n")],
  ["\\s+$", `a${" ".repeat(5000)}`, `${" ".repeat(100_000)}a`],
];

describe.each(hostile)("a string with the pattern %s", (pattern, valid, text) => {
  const isMatchedByBacktracking = patternCost(pattern).growth === "linear";

  it("accepts what matches and refuses what nearly matches", () => {
    // Otherwise matching the text below would not terminate.
    expect(isMatchedByBacktracking).toBe(false);
    const validator = compile({ type: "string", pattern });
    expect(validator.is(valid)).toBe(true);
    expect(validator.is(text)).toBe(false);
    expect(validator.validate(text)).toMatchObject({ ok: false, issues: [{ path: "", code: "pattern" }] });
  });

  it("applies to property names as well", () => {
    expect(isMatchedByBacktracking).toBe(false);
    const schema = {
      type: "object",
      patternProperties: { [pattern]: { type: "integer" } },
      additionalProperties: false,
    };
    const validator = compile(schema);
    expect(validator.is({ [valid]: 1 })).toBe(true);
    expect(validator.is({ [text]: 1 })).toBe(false);
  });
});

describe("a string with a pattern that looks ahead and backtracks", () => {
  const pattern = "^(?!-)([a-z]+-?)+$";

  it("is refused above the length of bounded cost", () => {
    const { strategy } = patternCost(pattern);
    if (strategy.kind !== "bounded") throw new Error(strategy.kind);
    const validator = compile({ type: "string", pattern });
    expect(validator.is("a".repeat(strategy.limit))).toBe(true);
    expect(validator.is("a".repeat(strategy.limit + 1))).toBe(false);
    expect(validator.is(`${"a".repeat(100_000)}!`)).toBe(false);
  });
});

describe("a string with a pattern whose cost is unknown", () => {
  const pattern = "(?<=^(?:a|aa)+)b$";

  it("is not checked", () => {
    expect(patternCost(pattern).strategy.kind).toBe("none");
    const validator = compile({ type: "string", pattern, maxLength: 1000 });
    expect(validator.is(`${"a".repeat(900)}c`)).toBe(true);
    expect(validator.is("a".repeat(1001))).toBe(false);
  });

  it("matches no property name", () => {
    const validator = compile({ type: "object", patternProperties: { [pattern]: { type: "integer" } } });
    expect(validator.is({ ab: "text" })).toBe(true);
  });
});
