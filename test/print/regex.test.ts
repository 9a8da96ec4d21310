import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { EncodingRefusal, regexLiteral, snippet } from "../../generator/src/print/index.js";
import { evaluate } from "./evaluation.js";
import { hostileText } from "./hostile-text.js";

describe("a regular expression literal", () => {
  test.each([
    ["^[a-z]+$", "u", "/^[a-z]+$/u"],
    ["a/b", "", "/a\\/b/"],
    ["a\\/b", "u", "/a\\/b/u"],
    ["[/]", "u", "/[\\/]/u"],
    ["a\nb\r\u2028", "u", "/a\\nb\\r\\u2028/u"],
    ["a\\\nb", "", "/a\\nb/"],
    ["(?<n>a)\\k<n>", "u", "/(?<n>a)\\k<n>/u"],
    ["", "", "/(?:)/"],
    ["\u200b\\\u200b", "", "/\\u200b\\u200b/"],
    ["\u{e0041}", "u", "/\\udb40\\udc41/u"],
    ["\ud83d\\ude00", "u", "/\\u{d83d}\\ude00/u"],
    ["</script>", "i", "/<\\/script>/i"],
    ["\\\\", "", "/\\\\/"],
    ["é\u{1f600}", "u", "/é\u{1f600}/u"],
  ])("of %j with flags %j is %s", (source, flags, want) => {
    expect(snippet([regexLiteral(source, flags)])).toBe(want);
  });

  test.each([
    ["\\p{L}", "", 'new RegExp("\\\\p{L}", "")'],
    ["(a)\\1", "", 'new RegExp("(a)\\\\1", "")'],
    ["[\\w--\\d]", "v", 'new RegExp("[\\\\w--\\\\d]", "v")'],
  ])("of %j with flags %j is a constructor call, because TypeScript reports the literal", (source, flags, want) => {
    expect(snippet([regexLiteral(source, flags)])).toBe(want);
  });

  test.each([
    ["an open group", "(a", "u"],
    ["an open class", "[a", ""],
    ["a lone quantifier", "*", ""],
    ["a needless escape in Unicode mode", "\\-", "u"],
    ["a range out of order", "[z-a]", "u"],
    ["unknown flags", "a", "z"],
    ["flags twice", "a", "uu"],
    ["u and v together", "a", "uv"],
    ["a trailing backslash", "a\\", ""],
    ["modifiers, which older platforms do not have", "(?i:a)", ""],
    ["two groups of one name, which older platforms do not have", "(?<a>x)|(?<a>y)", ""],
  ])("refuses %s", (_reason, source, flags) => {
    expect(() => regexLiteral(source, flags)).toThrow(EncodingRefusal);
  });

  test("matches what the source pattern matches", () => {
    // biome-ignore format: a table
    const tokens = [
      "a", "b", "/", "\\/", "[", "]", "[^", "[/]", "(", ")", "(?:", "(?=", "(?<n>", "\\k<n>", "\\1", "|", "*", "+", "?", "{2}", ".",
      "^", "$", "\\", "\\\\", "\\d", "\\p{L}", "\\u0061", "\\u{61}", "\\udc00", "\n", "\\\n", "\r", "\u2028", "\\\u2028", "\u200b",
      "\\\u202e", "\ud83d", "\ude00", "\u{1f600}", "\\\u{e0041}", "\t", "-", "\\-", "\\cA", "\\0",
    ];
    const sources = fc.array(fc.constantFrom(...tokens), { maxLength: 6 }).map((chosen) => chosen.join(""));
    fc.assert(
      fc.property(sources, fc.constantFrom("", "u", "i", "iu", "v"), hostileText, (source, flags, subject) => {
        let given: RegExp;
        try {
          given = new RegExp(source, flags);
        } catch {
          expect(() => regexLiteral(source, flags)).toThrow(EncodingRefusal);
          return;
        }
        const printed = evaluate(regexLiteral(source, flags)) as RegExp;
        expect(printed.flags).toBe(flags);
        for (const text of [
          subject,
          source,
          "aab/b\n\u2028",
          "\u{1f600}",
          "\ud83d",
          "\ude00",
          "\u200b\u202e",
          "u200b",
          "ñ",
        ]) {
          expect(matchOf(printed, text)).toEqual(matchOf(given, text));
        }
      }),
      { numRuns: 500 },
    );
  });
});

function matchOf(pattern: RegExp, text: string): unknown {
  const match = pattern.exec(text);
  return match === null ? null : { index: match.index, groups: [...match] };
}
