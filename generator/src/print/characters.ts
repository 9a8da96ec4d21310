import { invisibleCharacters } from "../unicode/invisible.js";

/**
 * Invisible characters and all control characters, including tab and line feed. With the `u` flag, only lone surrogates
 * match.
 */
export const invisibleOrControl: RegExp = new RegExp(`[\\u0000-\\u001f${invisibleCharacters}]`, "gu");

/** Invisible characters except tab, line feed and carriage return. */
export const invisibleExceptWhitespace: RegExp = new RegExp(
  `[\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f${invisibleCharacters}]`,
  "gu",
);

/**
 * Escapes one character for JavaScript and JSON: `\u202e`. Beyond U+FFFF as a surrogate pair, which is valid
 * everywhere.
 */
export function unicodeEscape(character: string): string {
  let escaped = "";
  for (let index = 0; index < character.length; index++) {
    escaped += `\\u${character.charCodeAt(index).toString(16).padStart(4, "0")}`;
  }
  return escaped;
}

/** For contexts without escapes (comments, Markdown): prints invisible characters as text such as `\u202e`. */
export function makeVisible(text: string): string {
  // Fast path: most texts are printable ASCII.
  if (/^[\n\x20-\x7e]*$/.test(text)) return text;
  return text.replace(invisibleExceptWhitespace, unicodeEscape);
}

/** A line break in user-written text: LF, CR or CRLF. */
export const lineBreak: RegExp = /\r\n|\n|\r/;
