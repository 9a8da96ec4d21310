/**
 * Characters that people cannot see or that move what they see: controls, line and paragraph separators, bidirectional
 * controls (Trojan Source, CVE-2021-42574), zero-width and default-ignorable characters, tags, noncharacters, lone
 * surrogates, and the replacement character, at which TypeScript takes a file for binary. Written out instead of
 * `\p{…}`, so that the same input gives the same bytes on every version of Node.
 * The emoji variation selectors U+FE0E and U+FE0F are left out: they are common and do no harm.
 */
const unseen =
  "\\u007f-\\u009f\\u00ad\\u034f\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u2028-\\u202e" +
  "\\u2060-\\u206f\\u3164\\ufe00-\\ufe0d\\ufeff\\uffa0\\ufff0-\\uffff" +
  "\\u{1bca0}-\\u{1bca3}\\u{1d173}-\\u{1d17a}\\u{e0000}-\\u{e0fff}\\ud800-\\udfff";

/** Unseen characters, every control among them (also tab and line feed). With `u`, a surrogate matches only alone. */
export const unseenOrControl: RegExp = new RegExp(`[\\u0000-\\u001f${unseen}]`, "gu");

/** Unseen characters but for tab, line feed and carriage return, which lay text out. */
export const unseenButLayout: RegExp = new RegExp(`[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f${unseen}]`, "gu");

/** One character as JavaScript and JSON escape it: `\u202e`; beyond U+FFFF as a pair, which every position accepts. */
export function unicodeEscape(character: string): string {
  let escaped = "";
  for (let index = 0; index < character.length; index++) {
    escaped += `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`;
  }
  return escaped;
}

/** For positions without escapes (comments, Markdown): unseen characters become readable text such as `\u202e`. */
export function makeVisible(text: string): string {
  return text.replace(unseenButLayout, unicodeEscape);
}

/** Line feed, carriage return or both: where text that people wrote has its line breaks. */
export const lineBreak: RegExp = /\r\n|\n|\r/;
