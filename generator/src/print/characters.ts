import { invisibleCharacters } from "../unicode/invisible.js";

/** Unseen characters, every control among them (also tab and line feed). With `u`, a surrogate matches only alone. */
export const invisibleOrControl: RegExp = new RegExp(`[\\u0000-\\u001f${invisibleCharacters}]`, "gu");

/** Unseen characters but for tab, line feed and carriage return, which lay text out. */
export const invisibleExceptWhitespace: RegExp = new RegExp(
  `[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f${invisibleCharacters}]`,
  "gu",
);

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
  return text.replace(invisibleExceptWhitespace, unicodeEscape);
}

/** Line feed, carriage return or both: where text that people wrote has its line breaks. */
export const lineBreak: RegExp = /\r\n|\n|\r/;
