/**
 * Body of a character class (flag `u`) of invisible characters and characters that reorder text: controls beyond ASCII,
 * line and paragraph separators, bidirectional controls (Trojan Source, CVE-2021-42574), zero-width and
 * default-ignorable characters, tags, noncharacters, lone surrogates, and the replacement character, which makes
 * TypeScript treat a file as binary. Listed explicitly instead of with `\p{…}`, so that output does not depend on the
 * version of Node. The emoji variation selectors U+FE0E and U+FE0F are excluded: they are common and harmless.
 */
export const invisibleCharacters: string =
  "\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e" +
  "\\u2060-\\u206f\\u3164\\ufe00-\\ufe0d\\ufeff\\uffa0\\ufff0-\\uffff" +
  "\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\ud800-\\udfff";
