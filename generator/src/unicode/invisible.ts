/**
 * The body of a character class, for the flag u, of what people cannot see or what moves what they see: controls beyond
 * ASCII, line and paragraph separators, bidirectional controls (Trojan Source, CVE-2021-42574), zero-width and
 * default-ignorable characters, tags, noncharacters, lone surrogates, and the replacement character, at which TypeScript
 * takes a file for binary. Written out instead of `\p{…}`, so that the same input gives the same bytes on every version of
 * Node. The emoji variation selectors U+FE0E and U+FE0F are left out: they are common and do no harm.
 */
export const invisibleCharacters: string =
  "\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e" +
  "\\u2060-\\u206f\\u3164\\ufe00-\\ufe0d\\ufeff\\uffa0\\ufff0-\\uffff" +
  "\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\ud800-\\udfff";
