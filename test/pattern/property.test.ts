import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { MatcherPart } from "../../generator/src/pattern/matcher.js";
import { matcherOf } from "../../generator/src/pattern/matcher.js";
import { harmlessAttempts, patternCost } from "../../generator/src/pattern/pattern.js";
import { parsePattern } from "../../generator/src/pattern/syntax.js";
import { linearPattern, type PatternPart } from "../../runtime/src/validate/index.js";
import { attemptsOf, sourceOf, type Tree } from "./backtracking.js";

const characters = fc
  .constantFrom("a", "b", "ab", "abc", "bc")
  .map((each): Tree => ({ kind: "class", characters: each }));

/** Ambiguous patterns: nested repetitions, overlapping alternatives, overlapping neighbours. */
function trees(withLookAheads: boolean): fc.Arbitrary<Tree> {
  const { tree } = fc.letrec<{ tree: Tree; part: Tree }>((tie) => {
    const sequence = fc.array(tie("part"), { minLength: 2, maxLength: 3 });
    const repetition = fc.record({
      part: tie("part"),
      min: fc.constantFrom(0, 0, 1, 1, 2, 5),
      more: fc.constantFrom(0, 1, 3, 20, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY),
      lazy: fc.boolean(),
    });
    const parts: fc.Arbitrary<Tree>[] = [
      characters,
      characters,
      sequence.map((parts): Tree => ({ kind: "sequence", parts })),
      sequence.map((parts): Tree => ({ kind: "sequence", parts: [{ kind: "choice", parts }] })),
      repetition.map(({ more, ...rest }): Tree => ({ kind: "repeat", ...rest, max: rest.min + more })),
    ];
    const lookAhead = fc.record({ part: tie("part"), negated: fc.boolean() });
    if (withLookAheads) parts.push(lookAhead.map((rest): Tree => ({ kind: "ahead", ...rest })));
    return {
      tree: fc
        .tuple(fc.boolean(), fc.array(tie("part"), { minLength: 1, maxLength: 3 }), fc.boolean())
        .map(([hasStart, inner, hasEnd]): Tree => {
          const start: readonly Tree[] = hasStart ? [{ kind: "boundary", at: "^" }] : [];
          const end: readonly Tree[] = hasEnd ? [{ kind: "boundary", at: "$" }] : [];
          return { kind: "sequence", parts: [...start, ...inner, ...end] };
        }),
      part: fc.oneof({ depthSize: "small", withCrossShrink: true }, ...parts),
    };
  });
  return tree;
}

/** Texts that repeat a piece many times and end in a mismatch. */
const pumped = fc
  .record({
    prefix: fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 3 }),
    piece: fc.string({ unit: fc.constantFrom("a", "b", "c"), minLength: 1, maxLength: 3 }),
    times: fc.constantFrom(1, 5, 20, 100),
    suffix: fc.constantFrom("", "!", "a!", "b"),
  })
  .map(({ prefix, piece, times, suffix }) => prefix + piece.repeat(times) + suffix);

const limit = 200_000;

describe("the cost of a pattern", () => {
  it("is never below the attempts of a backtracking matcher", { timeout: 120_000 }, () => {
    let superlinear = 0;
    let expensive = 0;
    fc.assert(
      fc.property(
        fc.oneof(trees(false), trees(true)),
        fc.array(pumped, { minLength: 4, maxLength: 4 }),
        (pattern, texts) => {
          const source = sourceOf(pattern);
          const { growth, attempts: bounds, strategy } = patternCost(source);
          const isReplaceable = matcherOf(parsePattern(source) ?? [], source) !== undefined;
          const perCharacter = strategy.kind === "expression" && isReplaceable ? 16 : 1024;
          if (growth !== "linear") superlinear++;
          for (const text of texts) {
            const { attempts } = attemptsOf(pattern, text, limit);
            if (attempts > harmlessAttempts) expensive++;
            const bound =
              growth === "linear"
                ? perCharacter * (text.length + 16)
                : (bounds[text.length] ?? Number.POSITIVE_INFINITY);
            expect(attempts, `${source} on ${text}`).toBeLessThanOrEqual(bound);
          }
        },
      ),
      { numRuns: 1000 },
    );
    // Without these the property would be vacuous. The values are the same in every run, so more of them prove little:
    // `npm run test:long -- other-values` tries others.
    expect(superlinear).toBeGreaterThan(100);
    expect(expensive).toBeGreaterThan(33);
  });
});

describe("a pattern matched without backtracking", () => {
  it("accepts the same texts as the regular expression", () => {
    let matches = 0;
    let total = 0;
    fc.assert(
      fc.property(
        trees(false),
        fc.array(fc.oneof(pumped, fc.string({ unit: fc.constantFrom("a", "b", "c"), maxLength: 8 })), {
          minLength: 5,
          maxLength: 5,
        }),
        (pattern, texts) => {
          const source = sourceOf(pattern);
          const part = matcherOf(parsePattern(source) ?? [], source);
          if (part === undefined) return; // Larger than the runtime unrolls.
          const matcher = linearPattern(runtimePart(part));
          for (const text of texts) {
            const expected = attemptsOf(pattern, text, limit).matches;
            if (expected === undefined) continue;
            total++;
            if (expected) matches++;
            expect(matcher.test(text), `${source} on ${text}`).toBe(expected);
          }
        },
      ),
      { numRuns: 500 },
    );
    expect(total).toBeGreaterThan(1600);
    expect(matches).toBeGreaterThan(total / 10);
    expect(total - matches).toBeGreaterThan(total / 10);
  });

  it.each([
    ["^[\\u{1f600}-\\u{1f64f}]+\\u{1f680}$", ["😀😀🚀", "😀", "\ud83d", "🚀"]],
    ["^(?:.|\\n)*x$", ["a\nx", "\r\u2028x", "x\n", ""]],
    ["^(\\w+\\s?)*\\p{Lu}$", ["one twoÄ", "one two", " Ä"]],
    ["(?:\\ud83d|a)+$", ["\ud83d", "\ud83d\ude00", "a\ud83d"]],
    ["(?:a|$)b*$", ["", "c", "bb"]],
    ["(?:(?:^|,)[a-z]+)+$", ["a,b", ",b", "1", "a,"]],
    ["^(?:)*$", ["", "a"]],
  ])("reads %s as the language does", (source, texts) => {
    const part = matcherOf(parsePattern(source) ?? [], source);
    const matcher = linearPattern(runtimePart(part as MatcherPart));
    expect(texts.map((text) => matcher.test(text))).toEqual(texts.map((text) => new RegExp(source, "u").test(text)));
  });
});

/** The arguments that generated code passes to the runtime. */
function runtimePart(part: MatcherPart): PatternPart {
  switch (part.kind) {
    case "text":
      return part.text;
    case "class":
      return new RegExp(part.source, "u");
    case "sequence":
      return part.parts.map(runtimePart);
    case "alternatives":
      return { or: part.parts.map(runtimePart) };
    case "repetition":
      return { of: runtimePart(part.part), min: part.min, ...(part.max !== undefined && { max: part.max }) };
    case "boundary":
      return { at: part.at };
  }
}
