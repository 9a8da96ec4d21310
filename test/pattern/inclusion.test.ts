import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isPatternIncluded } from "../../generator/src/pattern/inclusion.js";

describe("a pattern", () => {
  it.each([
    [undefined, ""],
    [undefined, "[^]*"],
    [undefined, "^[^]*$"],
    ["^a+$", ""],
    ["^a+$", ".*"],
    ["^a+$", "^a*$"],
    ["^a+$", "^.*$"],
    ["^[a-z]{2}$", "^[a-z]{1,3}$"],
    ["^abc", "b"],
    ["^(?:ab|cd)$", "^\\w+$"],
    ["^\\d{5,200}$", "^\\d{5,}$"],
    ["^\\u{1F600}$", "^.$"],
  ])("%j is included in %j", (inner, outer) => {
    expect(isPatternIncluded(inner, outer)).toBe(true);
  });

  it.each([
    // A line feed matches no `.`.
    [undefined, "^.*$"],
    [undefined, "a"],
    ["a", "^.*$"],
    ["^a*$", "^a+$"],
    ["^[a-z]+$", "^[a-z]{1,3}$"],
    ["^\\d{5,}$", "^\\d{5,2000}$"],
    ["b", "^b"],
    // Undecided: a look-ahead, a back reference and an automaton with too many states.
    ["^a$", "^(?=a)a$"],
    ["^ab$", "^(a|b)\\1$"],
    ["^b{40}$", "^(?:a|b)*b(?:a|b){30}$"],
  ])("%j is not known to be included in %j", (inner, outer) => {
    expect(isPatternIncluded(inner, outer)).toBe(false);
  });

  const atom = fc.constantFrom("a", "b", "[ab]", ".", "(?:ab|c)", "\\w", "^", "$", "(?=a)", "\\n");
  const pattern = fc
    .array(fc.tuple(atom, fc.constantFrom("", "", "*", "+", "?", "{1,2}")), { maxLength: 4 })
    .map((parts) => parts.map(([one, count]) => (/^(\^|\$|\(\?=)/.test(one) ? one : one + count)).join(""));
  const texts = fc.sample(fc.string({ unit: fc.constantFrom("a", "b", "c", "\n"), maxLength: 5 }), {
    numRuns: 300,
    seed: 5,
  });

  it("is included in another one only if the other one matches every text that it matches", () => {
    let included = 0;
    fc.assert(
      fc.property(pattern, pattern, (inner, outer) => {
        if (!isPatternIncluded(inner, outer)) return;
        included += 1;
        const matching = texts.filter((text) => new RegExp(inner, "u").test(text));
        expect(matching.filter((text) => !new RegExp(outer, "u").test(text))).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
    expect(included).toBeGreaterThan(20);
  });
});
