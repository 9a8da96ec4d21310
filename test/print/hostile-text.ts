import fc from "fast-check";

/** Pieces with a meaning in some position of TypeScript, JSDoc, regular expressions or Markdown. */
// biome-ignore format: a table
const pieces = [
  "*/", "*", "/", "//", "/*", "**//", "*\\/", "*\u200b/", "<!--", "-->", "</script>", "\\", "\\\\", "`", "```", "~~~",
  "${", "$\\{", "$", "{", "}", '"', "'", "\n", "\r", "\r\n", "\u2028", "\u2029", "\v", "\f", "\u0085", "\0", "\u202e",
  "\u2066", "\u200d", "\ufeff", "\ud800", "\udc00", "\u{1f600}", "\u{e0041}", "@", "@ts-ignore", "@deprecated", "{@link x}",
  "@param {string} x", " ", "  ", "\t", "-", "- ", "1. ", "#", "# ", "|", "| a | b |\n|---|---|", "<b>", "&lt;", "[a](b)", "![a](b)",
  "javascript:", "http://x", "_", "__", "a_b", "~", "=", ">", ";", ",", "(", ")", "[", "]", "__proto__", "constructor", "a", "é",
];

/** Text crafted to break out of a position, and text of arbitrary characters. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.array(fc.constantFrom(...pieces), { maxLength: 12 }).map((chosen) => chosen.join("")),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }).map((units) => String.fromCharCode(...units)),
);

/** The named attacks, for test tables. */
export const namedAttacks: readonly string[] = [
  "*/ alert(1) /*",
  "**//",
  "*\u200b/",
  "*\\/",
  "*\n/",
  "*\r/",
  "a\rb();",
  "a\u2028b();",
  "a\u2029b();",
  "a\u0085b();",
  "a\vb();",
  'a"; b(); "',
  "a'; b(); '",
  "a`; b(); `",
  "${b()}",
  "$\\{b()}",
  "\\${b()}",
  "\\",
  "\\\\",
  '\\"',
  "\0",
  "\u202e } ;",
  "\ud800",
  "\udc00\ud800",
  "\u{e0041}",
  "</script><script>b()",
  "<!-- -->",
  "__proto__",
  "constructor",
];
